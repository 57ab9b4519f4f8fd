// The formats in which a graph can be had, and which of them a request asks for.
import { Problem } from '../../kernel/problem.ts';
import { negotiate } from '../http/negotiate.ts';

/** Media types by format, in the order in which we prefer them where the client does not care. */
export const GRAPH_FORMATS = {
  json: 'application/json',
  jsonLd: 'application/ld+json',
  turtle: 'text/turtle',
  trig: 'application/trig',
  nQuads: 'application/n-quads',
} as const;

/** What the transactions of a graph can be had as, beside. */
export const EXPORT_FORMATS = { csv: 'text/csv', ofx: 'application/x-ofx' } as const;

/** How a graph is written. */
export type GraphFormat = keyof typeof GRAPH_FORMATS;

/** How its transactions are. */
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** The format to answer in; JSON when nothing is asked for. Throws Problem not-acceptable when none is acceptable. */
export function negotiateFormat(accept: string | undefined): GraphFormat {
  return chosen(accept, GRAPH_FORMATS);
}

/** The same where transactions can be had, too. */
export function negotiateExport(accept: string | undefined): GraphFormat | ExportFormat {
  return chosen(accept, { ...GRAPH_FORMATS, ...EXPORT_FORMATS });
}

function chosen<Format extends string>(accept: string | undefined, formats: Readonly<Record<Format, string>>): Format {
  const names = new Map<string, Format>();
  for (const format in formats) names.set(formats[format], format);
  const [first, ...others] = names.keys();
  const mediaType = first === undefined ? undefined : negotiate(accept, [first, ...others]);
  const format = mediaType === undefined ? undefined : names.get(mediaType);
  if (format !== undefined) return format;
  throw new Problem('not-acceptable', `Graphs can be had as ${[...names.keys()].join(', ')}.`);
}
