// Addresses and properties: which mentions are one place. An address stays an address and a property a property, but both can name the
// same place, which is what people and policies have in common.
import type { Clusters } from '../clusters.ts';
import type { DraftGraph } from '../draft-graph.ts';
import { weigh } from '../likelihood.ts';
import type { Comparison, Weight } from '../likelihood.ts';
import { linkRecords } from '../link-records.ts';
import type { Doubt } from '../link-records.ts';
import { Clusters as Sets } from '../clusters.ts';
import { isSlip, overlap } from '../similarity.ts';
import { isPostcodeSlip, placeOf, placeSignature } from './place.ts';
import type { Place } from './place.ts';

const WEIGHTS = {
  postcode: { equal: 4, missing: -1, slip: 1, differs: -8 },
  number: { equal: 5, slip: -3, missing: -1, differs: -14 },
  flat: { equal: 3, missing: -4, differs: -14 },
  house: { equal: 5, differs: -8 },
  words: { alike: 2, partly: 0.5, strange: -3 },
} as const;

/** Which places were found. */
export interface ResolvedPlaces {
  readonly doubts: readonly Doubt[];
  /** The place of an address or property: the same text for the same place, whatever its type. */
  readonly placeOf: (draftId: string) => string;
}

/** Joins the addresses that are one, and the properties that are one. */
export function resolvePlaces(graph: DraftGraph, clusters: Clusters): ResolvedPlaces {
  const doubts: Doubt[] = [];
  for (const type of ['Address', 'Property']) doubts.push(...link(graph, [type], clusters));
  const places = new Sets();
  for (const { id } of [...graph.ofType('Address'), ...graph.ofType('Property')]) {
    places.join({ a: id, b: clusters.find(id), rule: '', score: 1 });
  }
  link(graph, ['Address', 'Property'], places);
  return { doubts, placeOf: (draftId) => places.find(draftId) };
}

function link(graph: DraftGraph, types: readonly string[], clusters: Clusters): readonly Doubt[] {
  const mentions = new Map<string, { drafts: string[]; description: Place }>();
  for (const { id, node } of types.flatMap((type) => graph.ofType(type))) {
    const description = placeOf(node);
    if (description === undefined) continue;
    const key = placeSignature(description);
    const known = mentions.get(key);
    if (known === undefined) mentions.set(key, { drafts: [id], description });
    else known.drafts.push(id);
  }
  return linkRecords(
    [...mentions.values()],
    { rule: 'place', blockingKeys: placeBlocks, compare: comparePlaces },
    clusters,
  );
}

function placeBlocks({ postcode, number, house, words }: Place): readonly string[] {
  const street = [...words].filter((word) => word.length > 4 && !/\d/u.test(word)).sort();
  return [
    ...(postcode === '' ? [] : [`postcode:${postcode}`]),
    ...(number === undefined ? [`house:${house}`] : street.map((word) => `number:${number} ${word}`)),
  ];
}

/** Weighs postcode, number, flat and words. */
function comparePlaces(a: Place, b: Place): Comparison {
  return weigh(
    [postcodeWeight(a, b), ...premisesWeights(a, b), flatWeight(a, b), wordsWeight(a, b)],
    'addresses are alike',
  );
}

function postcodeWeight({ postcode: a }: Place, { postcode: b }: Place): Weight {
  const { equal, missing, slip, differs } = WEIGHTS.postcode;
  if (a === '' || b === '') return [missing, 'a postcode is missing'];
  if (a === b) return [equal, ''];
  return isPostcodeSlip(a, b) ? [slip, 'postcodes differ by a letter'] : [differs, 'postcodes differ'];
}

function premisesWeights(a: Place, b: Place): readonly Weight[] {
  const { equal, missing, slip, differs } = WEIGHTS.number;
  if (a.number !== undefined && b.number !== undefined) {
    if (a.number === b.number) return [[equal, '']];
    return [isSlip(a.number, b.number) ? [slip, 'numbers differ by a sign'] : [differs, 'numbers differ']];
  }
  if (a.number !== undefined || b.number !== undefined) return [[missing, 'a number is missing']];
  const isOne = a.house === b.house || isSlip(a.house, b.house);
  return [isOne ? [WEIGHTS.house.equal, ''] : [WEIGHTS.house.differs, 'houses differ']];
}

function flatWeight({ flat: a }: Place, { flat: b }: Place): Weight {
  const { equal, missing, differs } = WEIGHTS.flat;
  if (a === b) return [a === undefined ? 0 : equal, ''];
  if (a === undefined || b === undefined) return [missing, 'only one names a flat'];
  return [differs, 'flats differ'];
}

function wordsWeight(a: Place, b: Place): Weight {
  const { alike, partly, strange } = WEIGHTS.words;
  const share = overlap(a.words, b.words);
  return share >= 0.75 ? [alike, ''] : share >= 0.4 ? [partly, 'words differ'] : [strange, 'streets differ'];
}
