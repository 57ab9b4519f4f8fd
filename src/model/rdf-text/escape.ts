// The parts that N-Quads and Turtle have in common: IRIs in angle brackets, strings in quotes, and what has to be escaped in them
// (https://www.w3.org/TR/n-quads/#sec-grammar, https://www.w3.org/TR/turtle/#sec-escapes).

/** Every other character may stand in a string as it is. */
const IN_STRING = /["\\\p{Cc}]/gu;
/** What IRIREF excludes. */
const IN_IRI = /[\p{Cc} <>"{}|^`\\]/gu;

const SHORT: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

/** `<iri>`. */
export function iriText(iri: string): string {
  return `<${iri.replace(IN_IRI, numeric)}>`;
}

/** `"text"`. */
export function stringText(text: string): string {
  return `"${text.replace(IN_STRING, (character) => SHORT[character] ?? numeric(character))}"`;
}

function numeric(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
