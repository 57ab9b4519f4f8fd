// The formats in which a graph can be had, and which of them an Accept header field asks for (RFC 9110 §12.5.1).
import { Problem } from '../../kernel/problem.ts';

/** Media types by format, in the order in which we prefer them where the client does not care. */
export const GRAPH_FORMATS = {
  json: 'application/json',
  jsonLd: 'application/ld+json',
  turtle: 'text/turtle',
  trig: 'application/trig',
  nQuads: 'application/n-quads',
} as const;

/** How a graph is written. */
export type GraphFormat = keyof typeof GRAPH_FORMATS;

const FORMATS = Object.keys(GRAPH_FORMATS) as readonly GraphFormat[];

/** One element of an Accept header field; `*` stands for anything. */
interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  /** 0..1; 0 refuses. */
  readonly weight: number;
}

/** `type/subtype` and the parameters after it. */
const RANGE = /^([!#$%&'*+\-.^_`|~\w]+)\/([!#$%&'*+\-.^_`|~\w]+)((?:\s*;.*)?)$/su;
/** A weight of RFC 9110 §12.4.2, among the parameters. */
const WEIGHT = /;\s*q=([01](?:\.\d{0,3})?)\s*(?:;|$)/iu;

/** The format to answer in; JSON when nothing is asked for. Throws Problem not-acceptable when none is acceptable. */
export function negotiateFormat(accept: string | undefined): GraphFormat {
  if (accept === undefined || accept.trim() === '') return 'json';
  const ranges = accept.split(',').flatMap((element) => mediaRange(element.trim()));
  const weighed = FORMATS.map((format) => ({ format, weight: weightOf(GRAPH_FORMATS[format], ranges) }));
  const best = Math.max(...weighed.map(({ weight }) => weight));
  const chosen = weighed.find(({ weight }) => weight === best);
  if (chosen === undefined || best === 0) {
    throw new Problem('not-acceptable', `Graphs can be had as ${Object.values(GRAPH_FORMATS).join(', ')}.`);
  }
  return chosen.format;
}

/** Parameters other than the weight are left aside: none of our formats comes in several kinds that they could tell apart. */
function mediaRange(element: string): readonly MediaRange[] {
  const [, type, subtype, parameters = ''] = RANGE.exec(element.toLowerCase()) ?? [];
  if (type === undefined || subtype === undefined) return [];
  return [{ type, subtype, weight: Number(WEIGHT.exec(parameters)?.[1] ?? 1) }];
}

/** The weight of the most specific range that the media type falls in; 0 when there is none. */
function weightOf(mediaType: string, ranges: readonly MediaRange[]): number {
  const [type = '', subtype = ''] = mediaType.split('/');
  const fits = (range: readonly [string, string]) =>
    ranges.find((each) => each.type === range[0] && each.subtype === range[1]);
  return (fits([type, subtype]) ?? fits([type, '*']) ?? fits(['*', '*']))?.weight ?? 0;
}
