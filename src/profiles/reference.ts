// The small language inside node templates: `$field` and `->key`.

/** What a string in a template's `set` stands for. */
export type Reference =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'node'; readonly key: string }
  | { readonly kind: 'plain'; readonly text: string };

/** Reads `$field`, `->key`, or anything else, which stands for itself. */
export function readReference(text: string): Reference {
  if (text.startsWith('->')) return { kind: 'node', key: text.slice(2) };
  if (/^\$[a-z]/u.test(text)) return { kind: 'field', name: text.slice(1) };
  return { kind: 'plain', text };
}
