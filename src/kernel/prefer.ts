// Parses the Prefer header field (RFC 7240 §2). What is malformed is ignored, as unknown preferences are.

/** One preference with its parameters. */
export interface Preference {
  /** Lower case: preference tokens are compared without case. */
  readonly name: string;
  /** Unquoted; the empty string stands for no value, which RFC 7240 §2 holds to be the same. */
  readonly value: string;
  /** By lower-case name. */
  readonly parameters: ReadonlyMap<string, string>;
}

/**
 * `token [ BWS "=" BWS [ word ] ]`, where word is a token or a quoted-string (RFC 9110 §5.6). For trimmed text: no two
 * repetitions of the same characters stand side by side, so the time is linear whatever is sent.
 */
const PAIR =
  /^([!#$%&'*+\-.^_`|~\dA-Za-z]+)(?:[\t ]*=[\t ]*(?:([!#$%&'*+\-.^_`|~\dA-Za-z]+)|"((?:[\t \x21\x23-\x5B\x5D-\x7E\x80-\xFF]|\\[\t \x21-\x7E\x80-\xFF])*)")?)?$/;

/**
 * The preferences in the Prefer field lines of one request, by name, in order of appearance.
 * Of a preference given more than once the first instance counts (RFC 7240 §2); likewise of a parameter.
 */
export function parsePrefer(fieldLines: readonly string[]): ReadonlyMap<string, Preference> {
  const preferences = new Map<string, Preference>();
  for (const element of fieldLines.flatMap((line) => splitOutsideQuotes(line, ','))) {
    const preference = parsePreference(element);
    if (preference && !preferences.has(preference.name)) preferences.set(preference.name, preference);
  }
  return preferences;
}

/** A preference as it is written in Prefer and Preference-Applied; `value` is always quoted. */
export function formatPreference(name: string, value: string): string {
  return `${name}="${value.replace(/["\\]/g, '\\$&')}"`;
}

function parsePreference(element: string): Preference | undefined {
  const [head = '', ...rest] = splitOutsideQuotes(element, ';');
  const own = parsePair(head);
  if (!own) return undefined;
  const parameters = new Map<string, string>();
  for (const part of rest.filter((text) => text.trim() !== '')) {
    const parameter = parsePair(part);
    if (!parameter) return undefined;
    if (!parameters.has(parameter.name)) parameters.set(parameter.name, parameter.value);
  }
  return { ...own, parameters };
}

function parsePair(text: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, token, quoted] = PAIR.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  return { name: name.toLowerCase(), value: token ?? quoted?.replace(/\\(.)/g, '$1') ?? '' };
}

/** Pieces between separators that stand outside quoted strings. A quote that never closes runs to the end. */
function splitOutsideQuotes(text: string, separator: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (quoted && text[i] === '\\') i++;
    else if (text[i] === '"') quoted = !quoted;
    else if (!quoted && text[i] === separator) {
      pieces.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...pieces, text.slice(start)];
}
