// The media types that the results of a query can be had in, by the form of the query.
import { Problem } from '../../kernel/problem.ts';
import type { QueryForm } from '../../services/sparql/read-query.ts';
import { negotiate } from '../http/negotiate.ts';

const JSON_RESULTS = 'application/sparql-results+json';
const XML_RESULTS = 'application/sparql-results+xml';

/** The formats of RDF, for graphs and for the description of the service; the first one is the one we prefer. */
export const RDF_FORMATS = [
  'text/turtle',
  'application/n-triples',
  'application/trig',
  'application/n-quads',
  'application/ld+json',
] as const;

/** By what a client can ask for: what the engine is to write. */
const TABLES = {
  [JSON_RESULTS]: JSON_RESULTS,
  'application/json': JSON_RESULTS,
  [XML_RESULTS]: XML_RESULTS,
  'application/xml': XML_RESULTS,
  'text/csv': 'text/csv',
  'text/tab-separated-values': 'text/tab-separated-values',
} as const;
const BOOLEANS = {
  [JSON_RESULTS]: JSON_RESULTS,
  'application/json': JSON_RESULTS,
  [XML_RESULTS]: XML_RESULTS,
  'application/xml': XML_RESULTS,
} as const;
const GRAPHS = {
  ...Object.fromEntries(RDF_FORMATS.map((mediaType) => [mediaType, mediaType])),
  'application/json': 'application/ld+json',
};

/** What SELECT, ASK, CONSTRUCT and DESCRIBE can be had as: asked for → written. */
export const RESULT_FORMATS: Readonly<Record<QueryForm, Readonly<Record<string, string>>>> = {
  select: TABLES,
  ask: BOOLEANS,
  construct: GRAPHS,
  describe: GRAPHS,
};

/** What to write, and what to call it. */
export interface ResultFormat {
  /** For the engine. */
  readonly written: string;
  /** For the client. */
  readonly contentType: string;
}

/** The format that `accept` asks for. Throws Problem not-acceptable. */
export function resultFormat(form: QueryForm, accept: string | undefined): ResultFormat {
  const formats = RESULT_FORMATS[form];
  const [first = '', ...others] = Object.keys(formats);
  const chosen = negotiate(accept, [first, ...others]);
  const written = chosen === undefined ? undefined : formats[chosen];
  if (chosen === undefined || written === undefined) {
    throw new Problem(
      'not-acceptable',
      `Results of ${form.toUpperCase()} can be had as ${[first, ...others].join(', ')}.`,
    );
  }
  return { written, contentType: withCharset(chosen) };
}

/** Text of our own is in UTF-8, which types of text other than these do not say by themselves. */
export function withCharset(mediaType: string): string {
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}
