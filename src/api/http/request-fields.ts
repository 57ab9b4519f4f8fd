// Bodies of requests, read field by field. A field that is not known is refused rather than passed over: whoever sends one
// counts on what it does.
import { CREDENTIAL_LIMITS, GRAPH_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** What stands in a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Longest text in a field; what it means is checked further down. */
const CHARACTERS = CREDENTIAL_LIMITS.clientAddressCharacters;

/** The fields of an object that may hold these. Throws Problem invalid-request. */
export function fieldsOf(value: unknown, known: readonly string[], what = 'The body'): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('invalid-request', `${what} is no JSON object.`);
  }
  const strange = Object.keys(value).filter((name) => !known.includes(name));
  if (strange.length > 0) {
    throw new Problem('invalid-request', `${what} may hold ${known.join(', ')}, and nothing else.`);
  }
  return value as Fields; // an object, just checked
}

/** A text, undefined when it is not there. Throws Problem invalid-request. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || (typeof value === 'string' && value.length <= CHARACTERS)) return value;
  throw new Problem('invalid-request', `The field \`${name}\` is a text of at most ${CHARACTERS} characters.`);
}

/** A text that has to be there. Throws Problem invalid-request. */
export function requiredText(fields: Fields, name: string): string {
  const value = textIn(fields, name);
  if (value === undefined) throw new Problem('invalid-request', `The field \`${name}\` is missing.`);
  return value;
}

/** A list of texts, undefined when it is not there. Throws Problem invalid-request. */
export function textsIn(fields: Fields, name: string): readonly string[] | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= CHARACTERS;
  if (Array.isArray(value) && value.length <= GRAPH_LIMITS.names && value.every(isText)) return value;
  throw new Problem('invalid-request', `The field \`${name}\` is a list of at most ${GRAPH_LIMITS.names} texts.`);
}

/** A number, undefined when it is not there. Throws Problem invalid-request. */
export function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'number') return value;
  throw new Problem('invalid-request', `The field \`${name}\` is a number.`);
}

/** One of these words, undefined when it is not there. Throws Problem invalid-request. */
export function wordIn<Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word | undefined {
  const value = textIn(fields, name);
  const word = words.find((one) => one === value);
  if (value === undefined || word !== undefined) return word;
  throw new Problem('invalid-request', `The field \`${name}\` is one of: ${words.join(', ')}.`);
}
