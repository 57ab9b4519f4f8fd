// What has to be known of a SPARQL query before an engine is chosen and its dataset is set: its form, the graphs it names in FROM, the
// services it calls. Its dataset clauses are blanked out, for what it sees is said to the engine beside it; and well-known prefixes
// are declared for it.
import { Problem } from '../../kernel/problem.ts';
import { QUERY_PREFIXES } from './query-prefixes.ts';
import { queryTokens } from './query-tokens.ts';
import type { QueryToken } from './query-tokens.ts';

/** The four forms of SPARQL 1.1 Query §16. */
export type QueryForm = 'select' | 'ask' | 'construct' | 'describe';

/** Graphs by their IRIs: those of the default graph, and those by name. */
export interface DatasetWish {
  readonly defaultGraphs: readonly string[];
  readonly namedGraphs: readonly string[];
}

/** A query as far as it is understood here. */
export interface ReadQuery {
  readonly form: QueryForm;
  /** For an engine: one line of prefixes, then the query as it came, with blanks where FROM clauses were. */
  readonly text: string;
  /** What FROM and FROM NAMED say; undefined without any. */
  readonly dataset: DatasetWish | undefined;
  /** What SERVICE names: IRIs, and undefined where it names a variable. */
  readonly services: readonly (string | undefined)[];
  /** Whether it looks into graphs by name. */
  readonly namesGraphs: boolean;
}

const FORMS: ReadonlySet<string> = new Set<QueryForm>(['select', 'ask', 'construct', 'describe']);
const UPDATES = new Set('insert delete load clear create drop copy move add with'.split(' '));

/** Reads a query. `baseIri` is what relative IRIs are relative to. Throws Problem query-invalid, query-too-complex. */
export function readQuery(query: string, baseIri: string, ownPrefixes: Readonly<Record<string, string>>): ReadQuery {
  const tokens = queryTokens(query);
  const known = { ...QUERY_PREFIXES, ...ownPrefixes };
  const names = new Names(baseIri, known);
  const start = readPrologue(tokens, names);
  const form = formOf(tokens[start]);
  const from: { readonly kind: 'default' | 'named'; readonly iri: string }[] = [];
  const services: (string | undefined)[] = [];
  const blanks: (readonly [start: number, end: number])[] = [];
  let namesGraphs = false;
  tokens.forEach((token, at) => {
    if (at <= start || token.kind !== 'word') return;
    const word = token.text.toLowerCase();
    if (word === 'graph') namesGraphs = true;
    if (word === 'service') services.push(names.iri(tokens[isWord(tokens[at + 1], 'silent') ? at + 2 : at + 1]));
    if (word !== 'from' || token.depth > 0) return;
    const isNamed = isWord(tokens[at + 1], 'named');
    const target = tokens[isNamed ? at + 2 : at + 1];
    const iri = names.iri(target);
    if (target === undefined || iri === undefined) throw new Problem('query-invalid', 'A FROM clause names no graph.');
    from.push({ kind: isNamed ? 'named' : 'default', iri });
    blanks.push([token.start, target.start + target.text.length]);
  });
  const graphs = (kind: 'default' | 'named') => from.filter((each) => each.kind === kind).map(({ iri }) => iri);
  return {
    form,
    text: `${prefixLine(known)}\n${blanked(query, blanks)}`,
    dataset: from.length === 0 ? undefined : { defaultGraphs: graphs('default'), namedGraphs: graphs('named') },
    services,
    namesGraphs,
  };
}

/** Reads BASE and PREFIX; gives where the query form stands. */
function readPrologue(tokens: readonly QueryToken[], names: Names): number {
  let at = 0;
  for (;;) {
    if (isWord(tokens[at], 'base')) {
      const base = names.iri(tokens[at + 1]);
      if (base === undefined) throw new Problem('query-invalid', 'BASE is followed by no IRI.');
      names.base = base;
      at += 2;
    } else if (isWord(tokens[at], 'prefix')) {
      const namespace = names.iri(tokens[at + 2]);
      const name = tokens[at + 1];
      if (name?.kind !== 'name' || !name.text.endsWith(':') || namespace === undefined) {
        throw new Problem('query-invalid', 'PREFIX is followed by no prefix and IRI.');
      }
      names.declare(name.text.slice(0, -1), namespace);
      at += 3;
    } else return at;
  }
}

function formOf(token: QueryToken | undefined): QueryForm {
  const word = token?.kind === 'word' ? token.text.toLowerCase() : '';
  if (isForm(word)) return word;
  throw new Problem(
    'query-invalid',
    UPDATES.has(word)
      ? 'This is an update. Graphs are read here, and changed by documents alone.'
      : 'A query begins with SELECT, ASK, CONSTRUCT or DESCRIBE, after BASE and PREFIX.',
  );
}

const isForm = (word: string): word is QueryForm => FORMS.has(word);

function isWord(token: QueryToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
}

/** The same length, the same lines: what the engine says of places stays true. */
function blanked(text: string, places: readonly (readonly [start: number, end: number])[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of places) {
    pieces.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/gu, ' '));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

function prefixLine(prefixes: Readonly<Record<string, string>>): string {
  return Object.entries(prefixes)
    .map(([prefix, namespace]) => `PREFIX ${prefix}: <${namespace}>`)
    .join(' ');
}

/** What names stand for. */
class Names {
  base: string;
  readonly #prefixes: Map<string, string>;

  constructor(base: string, prefixes: Readonly<Record<string, string>>) {
    this.base = base;
    this.#prefixes = new Map(Object.entries(prefixes));
  }

  declare(prefix: string, namespace: string): void {
    this.#prefixes.set(prefix, namespace);
  }

  /** The IRI of a token; undefined when it is none. */
  iri(token: QueryToken | undefined): string | undefined {
    if (token?.kind === 'iri') return this.#absolute(unescapedIri(token.text.slice(1, -1)));
    if (token?.kind !== 'name') return undefined;
    const colon = token.text.indexOf(':');
    const namespace = this.#prefixes.get(token.text.slice(0, colon));
    if (namespace === undefined) throw new Problem('query-invalid', 'A prefix is not declared.');
    return namespace + token.text.slice(colon + 1).replace(/\\(.)/gu, '$1');
  }

  /** RFC 3986 §5; an absolute IRI stays as it is written. */
  #absolute(iri: string): string {
    if (/^[a-z][a-z\d+.-]*:/iu.test(iri)) return iri;
    return URL.canParse(iri, this.base) ? new URL(iri, this.base).href : iri;
  }
}

function unescapedIri(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|U([\da-f]{8}))/giu, (_all, short?: string, long?: string) => {
    const code = Number.parseInt(short ?? long ?? '', 16);
    if (code > 0x10_ff_ff) throw new Problem('query-invalid', 'An escape in an IRI stands for no character.');
    return String.fromCodePoint(code);
  });
}
