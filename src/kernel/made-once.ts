// What is worked out from data that never changes, such as a profile, is worked out once.

/** `make` for one object at a time: the second time an object is given, what was made of it the first time is the answer. */
export function madeOnce<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, { readonly made: Made }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.made;
    const made = make(source);
    known.set(source, { made });
    return made;
  };
}
