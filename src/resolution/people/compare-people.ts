// Whether two mentions of persons are one person (Fellegi & Sunter 1969; names after Winkler 1990). Within a household surname and
// address are shared, so they say little: given names, dates of birth, numbers and what is held in the name tell people apart.
import { weigh } from '../likelihood.ts';
import type { Comparison, Weight } from '../likelihood.ts';
import { isSlip, jaroWinkler } from '../similarity.ts';
import { isCommonSurname } from './common-surnames.ts';
import { areFormsOfOneName, isGivenName } from './given-names.ts';
import type { PersonName } from './person-name.ts';

/** What a mention of a person says, with what stands around it. */
export interface PersonDescription {
  readonly name: PersonName;
  readonly dateOfBirth: string | undefined;
  /** National Insurance, passport and licence numbers, e-mail: each with its kind, `nino:QQ123456C`. */
  readonly numbers: ReadonlySet<string>;
  readonly telephone: string | undefined;
  /** Where the person lives, as clusters of places. */
  readonly places: ReadonlySet<string>;
  /** What is in the person's name: clusters of accounts, policies, employments. */
  readonly holdings: ReadonlySet<string>;
  /** Places in lists that name each person once, such as the holders of an account in one document: `holder:<draft>`. */
  readonly seats: ReadonlySet<string>;
}

/** The weights, in bits. */
const WEIGHTS = {
  family: { common: 3.5, equal: 4.5, double: 5, slip: 2.5, part: 2, differs: -6 },
  given: { equal: 5, form: 4, slip: -1, initial: 2.5, missing: -1, second: -8, differs: -14 },
  middle: { equal: 4, initial: 2.5, slip: 1, differs: -14 },
  generation: { differs: -14 },
  title: { equal: 1, differs: -14 },
  birth: { equal: 8, slip: -6, differs: -14 },
  number: { equal: 14, slip: -2, differs: -14 },
  email: { equal: 8 },
  telephone: { equal: 3 },
  place: { shared: 3, differs: -4.5 },
  holding: { shared: 6 },
  seat: { shared: -14 },
} as const;

/** Weighs all that is known of both. */
export function comparePeople(a: PersonDescription, b: PersonDescription): Comparison {
  return weigh(
    [
      ...familyWeights(a.name, b.name),
      ...givenWeights(a.name, b.name),
      ...middleWeights(a.name, b.name),
      ...differing(a.name.generation, b.name.generation, [WEIGHTS.generation.differs, 'one is the elder']),
      ...titleWeights(a.name, b.name),
      ...birthWeights(a.dateOfBirth, b.dateOfBirth),
      ...numberWeights(a.numbers, b.numbers),
      ...(a.telephone !== undefined && a.telephone === b.telephone ? [[WEIGHTS.telephone.equal, ''] as const] : []),
      ...placeWeights(a.places, b.places),
      ...(sharesAny(a.holdings, b.holdings) ? [[WEIGHTS.holding.shared, ''] as const] : []),
      ...(sharesAny(a.seats, b.seats) ? [[WEIGHTS.seat.shared, 'named side by side'] as const] : []),
    ],
    'too little speaks for it',
  );
}

/** Keys under which mentions of one person meet: each part of the surname by its sound-bearing front, numbers, date of birth. */
export function personBlocks({ name, dateOfBirth, numbers }: PersonDescription): readonly string[] {
  const initial = name.given[0]?.charAt(0) ?? '';
  return [
    ...name.family.flatMap((part) => [
      `family:${part}`,
      `front:${initial}${part.slice(0, 3)}`,
      `end:${initial}${part.slice(-4)}`,
    ]),
    ...[...numbers].map((number) => `number:${number}`),
    ...(dateOfBirth === undefined ? [] : [`birth:${dateOfBirth}`]),
    ...(name.given.length > 1 ? [`given:${name.given.join(' ')}`] : []),
  ];
}

function familyWeights({ family: a }: PersonName, { family: b }: PersonName): readonly Weight[] {
  if (a.length === 0 || b.length === 0) return [];
  const [left, right] = [a.join(' '), b.join(' ')];
  if (left === right || left.replaceAll(' ', '') === right.replaceAll(' ', '')) return [[sharedSurname(a), '']];
  if (isSlip(left, right) || (left.length > 5 && jaroWinkler(left, right) >= 0.96)) {
    return [[WEIGHTS.family.slip, 'surnames differ by a letter']];
  }
  if (a.length !== b.length && a.some((part) => b.includes(part)))
    return [[WEIGHTS.family.part, 'one surname is part of the other']];
  return [[WEIGHTS.family.differs, 'surnames differ']];
}

function sharedSurname([first = '', ...others]: readonly string[]): number {
  const { common, equal, double } = WEIGHTS.family;
  if (others.length > 0) return double;
  return isCommonSurname(first) ? common : equal;
}

function givenWeights(
  { given: [a, ...moreOfA] }: PersonName,
  { given: [b, ...moreOfB] }: PersonName,
): readonly Weight[] {
  const { equal, form, slip, initial, missing, second, differs } = WEIGHTS.given;
  if (a === undefined || b === undefined) return [[missing, 'a given name is missing']];
  if (a.length === 1 || b.length === 1) {
    return a.startsWith(b.charAt(0)) ? [[initial, 'only an initial']] : [[differs, 'initials differ']];
  }
  if (a === b) return [[equal, '']];
  if (areFormsOfOneName(a, b)) return [[form, '']];
  if (isSlip(a, b) && !(isGivenName(a) && isGivenName(b))) return [[slip, 'given names differ by a letter']];
  // Some go by a second name, and some sons are given their father's as a second.
  if (moreOfA.includes(b) || moreOfB.includes(a)) return [[second, 'one goes by a second name of the other']];
  return [[differs, 'given names differ']];
}

/** Second names: what one print leaves out tells nothing, what both give must agree. */
function middleWeights({ given: [, ...a] }: PersonName, { given: [, ...b] }: PersonName): readonly Weight[] {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const weights: Weight[] = [];
  let from = 0;
  for (const name of few) {
    // The counterpart stands at the same place, or further on where names in between are left out.
    const rest = many.slice(from);
    const found = rest.findIndex((each) => middleWeight(name, each)[0] > 0);
    const other = rest[Math.max(0, found)];
    if (other !== undefined) weights.push(middleWeight(name, other));
    from += Math.max(0, found) + 1;
  }
  return weights.slice(0, 2);
}

function middleWeight(a: string, b: string): Weight {
  const { equal, initial, slip, differs } = WEIGHTS.middle;
  if (a === b) return a.length === 1 ? [initial, ''] : [equal, ''];
  if (a.length === 1 || b.length === 1)
    return a.startsWith(b.charAt(0)) ? [initial, ''] : [differs, 'middle names differ'];
  if (areFormsOfOneName(a, b)) return [initial, ''];
  return isSlip(a, b) ? [slip, ''] : [differs, 'middle names differ'];
}

function titleWeights({ title: a }: PersonName, { title: b }: PersonName): readonly Weight[] {
  if (a === undefined || b === undefined) return [];
  return a === b ? [[WEIGHTS.title.equal, '']] : [[WEIGHTS.title.differs, 'forms of address differ']];
}

function birthWeights(a: string | undefined, b: string | undefined): readonly Weight[] {
  if (a === undefined || b === undefined) return [];
  if (a === b) return [[WEIGHTS.birth.equal, '']];
  const wrong = [...a].filter((character, at) => character !== b[at]).length;
  return [[wrong === 1 ? WEIGHTS.birth.slip : WEIGHTS.birth.differs, 'dates of birth differ']];
}

/** Numbers of one kind: a shared one is proof; different ones tell apart where a person has but one. */
function numberWeights(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly Weight[] {
  const weights: Weight[] = [];
  for (const number of a) {
    const [kind = ''] = number.split(':');
    if (b.has(number)) weights.push([kind === 'email' ? WEIGHTS.email.equal : WEIGHTS.number.equal, '']);
    else if (kind === 'nino') {
      const theirs = [...b].find((each) => each.startsWith('nino:'));
      if (theirs !== undefined) {
        weights.push([
          isSlip(number, theirs) ? WEIGHTS.number.slip : WEIGHTS.number.differs,
          'National Insurance numbers differ',
        ]);
      }
    }
  }
  return weights;
}

function placeWeights(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly Weight[] {
  if (a.size === 0 || b.size === 0) return [];
  return sharesAny(a, b) ? [[WEIGHTS.place.shared, '']] : [[WEIGHTS.place.differs, 'addresses differ']];
}

function differing(a: string | undefined, b: string | undefined, weight: Weight): readonly Weight[] {
  return a !== undefined && b !== undefined && a !== b ? [weight] : [];
}

/** Whether the sets have a member in common. */
export function sharesAny(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const each of a) if (b.has(each)) return true;
  return false;
}
