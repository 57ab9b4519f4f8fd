// The small language inside node templates: `$field`, `->key`, `->key@fact`, and alternatives of them.

/** What a string in a template's `set` stands for. */
export type Reference =
  | { readonly kind: 'field'; readonly name: string }
  /** `by`: the fact that numbers the row, or the rows, whose node is meant. */
  | { readonly kind: 'node'; readonly key: string; readonly by?: string }
  | { readonly kind: 'plain'; readonly text: string };

/** Reads `$field`, `->key`, `->key@fact`, or anything else, which stands for itself. */
function readReference(text: string): Reference {
  if (text.startsWith('->')) {
    const [key = '', by] = text.slice(2).split('@');
    return { kind: 'node', key, ...(by === undefined ? {} : { by }) };
  }
  if (/^\$[a-z]/u.test(text)) return { kind: 'field', name: text.slice(1) };
  return { kind: 'plain', text };
}

/** The references that a string holds, joined by ` | `: the first that comes to something is meant. */
export function readAlternatives(text: string): readonly Reference[] {
  return /^(?:->|\$)/u.test(text) ? text.split(' | ').map(readReference) : [readReference(text)];
}
