// What is worked out from data that never changes, such as a profile, is worked out once.

/**
 * `make` for one object at a time: the second time an object is given, what was made of it the first time is the answer. Objects are told
 * apart by `keyOf`, where they share what all is made of.
 */
export function madeOnce<Source extends object, Made>(
  make: (source: Source) => Made,
  keyOf: (source: Source) => object = (source) => source,
): (source: Source) => Made {
  const known = new WeakMap<object, { readonly made: Made }>();
  return (source) => {
    const key = keyOf(source);
    const before = known.get(key);
    if (before) return before.made;
    const made = make(source);
    known.set(key, { made });
    return made;
  };
}
