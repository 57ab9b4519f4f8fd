// Which of several values a fused node gives, and by which rule. The others are not lost: the report names them all.
import { foldText } from '../kernel/text.ts';

/** A value and what gives it. */
export interface Claim {
  readonly value: unknown;
  /** Drafts, in order. */
  readonly from: readonly string[];
  /** How many documents give it. */
  readonly documents: number;
  /** The date of the newest of them; empty when unknown. */
  readonly newest: string;
}

/** The rules by which a value can be preferred. */
export type ChoiceRule = 'most-agreed' | 'newest-document' | 'most-specific' | 'first-in-order';

/** What was chosen and why. */
export interface Choice {
  readonly value: unknown;
  readonly rule: ChoiceRule;
}

const RANKS: Readonly<Record<ChoiceRule, (claim: Claim) => number | string>> = {
  'most-agreed': ({ documents }) => documents,
  'newest-document': ({ newest }) => newest,
  'most-specific': ({ value }) => specificity(value),
  'first-in-order': () => 0,
};

const DEFAULT: readonly ChoiceRule[] = ['most-agreed', 'newest-document', 'most-specific'];
const SAYING_MOST: readonly ChoiceRule[] = ['most-specific', 'most-agreed', 'newest-document'];
const NEWEST: readonly ChoiceRule[] = ['newest-document', 'most-agreed', 'most-specific'];

/** Properties for which other things count first than agreement. */
const RULES: Readonly<Record<string, readonly ChoiceRule[]>> = {
  name: SAYING_MOST,
  givenName: SAYING_MOST,
  middleNames: SAYING_MOST,
  addressLines: SAYING_MOST,
  fullDescriptor: SAYING_MOST,
  description: SAYING_MOST,
  identifier: SAYING_MOST,
  makeModel: SAYING_MOST,
  productName: SAYING_MOST,
  counterparty: SAYING_MOST,
  methodCategory: SAYING_MOST,
  categories: SAYING_MOST,
  placeOfBirth: SAYING_MOST,
  creditLimit: NEWEST,
  overdraftLimit: NEWEST,
  jobTitle: NEWEST,
  department: NEWEST,
  payFrequency: NEWEST,
  mileage: NEWEST,
  status: NEWEST,
  emailAddress: NEWEST,
  telephone: NEWEST,
  title: NEWEST,
  endedOn: NEWEST,
  tenure: NEWEST,
};

/** Chooses among two or more different values, given in an order that does not depend on that of the documents. */
export function chooseValue(property: string, claims: readonly Claim[]): Choice {
  let left = claims;
  for (const rule of RULES[property] ?? DEFAULT) {
    const ranks = left.map(RANKS[rule]);
    const best = ranks.reduce((high, rank) => (rank > high ? rank : high));
    left = left.filter((_, at) => ranks[at] === best);
    if (left.length === 1) return { value: left[0]?.value, rule };
  }
  return { value: left[0]?.value, rule: 'first-in-order' };
}

/** How much a value says: its letters and digits; words in capitals alone say a little less than the same words as they are written. */
function specificity(value: unknown): number {
  if (typeof value === 'string')
    return foldText(value).length + (/\p{Ll}/u.test(value) ? 0.5 : 0) + (value === 'UNKNOWN' ? -99 : 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + specificity(each), 0);
}
