// A SPARQL query cut into tokens (https://www.w3.org/TR/sparql11-query/#sparqlGrammar, productions 139 to 173): enough to tell keywords from
// what only looks like them. Whether the query is well-formed, the engine says.
import { QUERY_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** A token and where it stands in the text. */
export interface QueryToken {
  readonly kind: 'iri' | 'name' | 'word' | 'sign' | 'other';
  readonly text: string;
  readonly start: number;
  /** How many brackets are open before it. */
  readonly depth: number;
}

/** In the order in which they are tried. Each looks at a stretch of text once, so that no text takes more than its length. */
const PATTERNS: readonly (readonly [QueryToken['kind'] | 'nothing', RegExp])[] = [
  ['nothing', /[ \t\r\n]+|#[^\r\n]*/uy],
  ['iri', /<(?:[^<>"{}|^`\\ \p{Cc}]|\\u[\da-f]{4}|\\U[\da-f]{8})*>/iuy],
  ['other', /"""(?:"{0,2}(?:[^"\\]|\\.))*"""|'''(?:'{0,2}(?:[^'\\]|\\.))*'''/suy],
  ['other', /"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'/uy],
  ['other', /[?$][\p{L}\p{N}\p{Mn}_·]+/uy],
  ['other', /_:[\p{L}\p{N}_](?:[\p{L}\p{N}_.·-]*[\p{L}\p{N}_·-])?/uy],
  [
    'name',
    // A prefix of at most a hundred characters: what has no colon is not looked through to its end.
    /(?:\p{L}(?:[\p{L}\p{N}_.·-]{0,98}[\p{L}\p{N}_·-])?)?:(?:[\p{L}\p{N}_:·-]|%[\da-f]{2}|\\[_~.!$&'()*+,;=/?#@%-]|\.(?=[\p{L}\p{N}_:.·%\\-]))*/iuy,
  ],
  ['other', /@[a-z]+(?:-[a-z\d]+)*/iuy],
  ['word', /[a-z][a-z_\d]*/iuy],
  ['other', /(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/iuy],
  ['sign', /[^\s\\]/uy],
];

const OPENING = '({[';
const CLOSING = ')}]';

/** The tokens, without comments. Throws Problem query-invalid, query-too-complex. */
export function queryTokens(query: string): readonly QueryToken[] {
  const tokens: QueryToken[] = [];
  let depth = 0;
  for (let at = 0; at < query.length;) {
    const found = matchAt(query, at);
    // A backslash outside of strings and IRIs: codepoint escapes there could make any keyword of anything.
    if (found === undefined)
      throw new Problem('query-invalid', `The query breaks the grammar at ${placeOf(query, at)}.`);
    const [kind, text] = found;
    if (kind === 'sign' && CLOSING.includes(text)) depth--;
    if (kind !== 'nothing') tokens.push({ kind, text, start: at, depth });
    if (kind === 'sign' && OPENING.includes(text)) depth++;
    if (depth > QUERY_LIMITS.nesting) {
      throw new Problem('query-too-complex', `The query nests more than ${QUERY_LIMITS.nesting} deep.`);
    }
    at += text.length;
  }
  return tokens;
}

function matchAt(query: string, at: number): readonly [QueryToken['kind'] | 'nothing', string] | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const text = pattern.exec(query)?.[0];
    if (text !== undefined) return [kind, text];
  }
  return undefined;
}

function placeOf(query: string, at: number): string {
  const lines = query.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
