// Persons: which mentions are one person.
import type { Clusters } from '../clusters.ts';
import type { Draft, DraftGraph } from '../draft-graph.ts';
import { linkRecords } from '../link-records.ts';
import type { Doubt, Mention } from '../link-records.ts';
import { textAt, textsAt } from '../node-values.ts';
import { comparePeople, personBlocks, sharesAny } from './compare-people.ts';
import type { PersonDescription } from './compare-people.ts';
import { personName } from './person-name.ts';

const RULE = 'person';

/** What is said about one person from outside: by residencies, holdings, papers of identity. */
interface Surroundings {
  readonly numbers: Set<string>;
  readonly places: Set<string>;
  readonly holdings: Set<string>;
  readonly seats: Set<string>;
}

/** Joins the persons that are one. Places and what can be held must have been resolved before. */
export function resolvePeople(
  graph: DraftGraph,
  clusters: Clusters,
  placeOf: (draftId: string) => string,
): readonly Doubt[] {
  const surroundings = findSurroundings(graph, clusters, placeOf);
  const mentions = graph.ofType('Person').map((draft) => ({
    drafts: [draft.id],
    description: describe(draft, surroundings.get(draft.id)),
  }));
  return linkRecords(
    putTogether(mentions),
    { rule: RULE, blockingKeys: personBlocks, compare: comparePeople },
    clusters,
  );
}

function findSurroundings(
  graph: DraftGraph,
  clusters: Clusters,
  placeOf: (draftId: string) => string,
): ReadonlyMap<string, Surroundings> {
  const all = new Map<string, Surroundings>();
  const about = (person: string): Surroundings => {
    let known = all.get(person);
    if (known === undefined) {
      all.set(person, (known = { numbers: new Set(), places: new Set(), holdings: new Set(), seats: new Set() }));
    }
    return known;
  };
  for (const { node } of graph.ofType('Residency')) {
    const [person, place] = [textAt(node, 'relatedTo'), textAt(node, 'appliesTo')];
    if (person !== undefined && place !== undefined) about(person).places.add(placeOf(place));
  }
  for (const type of ['AccountHolder', 'Policyholder']) {
    for (const { node } of graph.ofType(type)) {
      const [person, held] = [textAt(node, 'relatedTo'), textAt(node, 'appliesTo')];
      if (person === undefined || held === undefined) continue;
      about(person).holdings.add(clusters.find(held));
      about(person).seats.add(`${type}:${held}`);
    }
  }
  for (const { node } of graph.ofType('MortgageIllustration')) {
    for (const person of textsAt(node, 'relatedTo')) about(person).seats.add(`applicant:${node.id}`);
  }
  for (const { node } of graph.ofType('Employment')) {
    const [person, employer, reference] = [
      textAt(node, 'employee'),
      textAt(node, 'employer'),
      textAt(node, 'reference'),
    ];
    if (person !== undefined && employer !== undefined && reference !== undefined) {
      about(person).holdings.add(`employment:${clusters.find(employer)} ${compact(reference)}`);
    }
  }
  for (const [type, key, kind] of [
    ['Passport', 'documentNumber', 'passport'],
    ['Licence', 'licenceNumber', 'licence'],
  ] as const) {
    for (const { node } of graph.ofType(type)) {
      const [person, number] = [textAt(node, 'relatedTo'), textAt(node, key)];
      if (person !== undefined && number !== undefined)
        about(person).numbers.add(`${kind}:${compact(number).slice(0, 16)}`);
    }
  }
  return all;
}

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/gu, '');

function describe({ node }: Draft, surroundings: Surroundings | undefined): PersonDescription {
  const numbers = new Set(surroundings?.numbers);
  const nino = textAt(node, 'nationalInsuranceNumber');
  const email = textAt(node, 'emailAddress');
  if (nino !== undefined) numbers.add(`nino:${compact(nino)}`);
  if (email !== undefined) numbers.add(`email:${email.toLowerCase()}`);
  return {
    name: personName(node),
    dateOfBirth: textAt(node, 'dateOfBirth'),
    numbers,
    telephone: textAt(node, 'telephone')?.replace(/\D/gu, '').slice(-10),
    places: surroundings?.places ?? new Set(),
    holdings: surroundings?.holdings ?? new Set(),
    seats: surroundings?.seats ?? new Set(),
  };
}

/** Mentions by the same name that share where they live or what they hold are one: found by hashing, not by comparing. */
function putTogether(mentions: readonly Mention<PersonDescription>[]): readonly Mention<PersonDescription>[] {
  const merged = new Map<string, { drafts: string[]; descriptions: PersonDescription[] }>();
  for (const { drafts, description } of mentions) {
    const { name, dateOfBirth, telephone, numbers } = description;
    const strict = [name.title, name.generation, name.given.join(' '), name.family.join(' '), dateOfBirth, telephone];
    const context = [[...numbers], [...description.places], [...description.holdings]].map((each) =>
      each.sort().join(' '),
    );
    let key = [...strict, ...context].join('|');
    // Side by side in one list they are two, even by one name.
    while (merged.get(key)?.descriptions.some(({ seats }) => sharesAny(seats, description.seats))) key += '|';
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { drafts: [...drafts], descriptions: [description] });
    else {
      known.drafts.push(...drafts);
      known.descriptions.push(description);
    }
  }
  return [...merged.values()].map(({ drafts, descriptions }) => ({ drafts, description: union(descriptions) }));
}

function union(descriptions: readonly PersonDescription[]): PersonDescription {
  const [first, ...others] = descriptions;
  if (first === undefined) throw new RangeError('a mention has a description');
  if (others.length === 0) return first;
  const all = (pick: (each: PersonDescription) => ReadonlySet<string>): ReadonlySet<string> =>
    new Set(descriptions.flatMap((each) => [...pick(each)]));
  return {
    ...first,
    numbers: all((each) => each.numbers),
    places: all((each) => each.places),
    holdings: all((each) => each.holdings),
    seats: all((each) => each.seats),
  };
}
