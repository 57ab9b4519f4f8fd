// Which of several media types an Accept header field asks for (RFC 9110 §12.5.1).

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

/** The media type to answer in: of those the client likes best the first; undefined when none is acceptable. */
export function negotiate<Offer extends string>(
  accept: string | undefined,
  offers: readonly [Offer, ...Offer[]],
): Offer | undefined {
  if (accept === undefined || accept.trim() === '') return offers[0];
  const ranges = accept.split(',').flatMap((element) => mediaRange(element.trim()));
  const weighed = offers.map((offer) => ({ offer, weight: weightOf(offer, ranges) }));
  const best = Math.max(...weighed.map(({ weight }) => weight));
  return best === 0 ? undefined : weighed.find(({ weight }) => weight === best)?.offer;
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
