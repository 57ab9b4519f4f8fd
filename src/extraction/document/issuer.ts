// Who issued a paper: the name for which most speaks. Names that hold one another support each other.
import type { DocumentLayout } from '../../model/layout.ts';
import type { Printed } from '../../model/printed.ts';
import { isStreet } from './address-lines.ts';
import { keyOf, spacedName } from './issuer-names.ts';
import { issuerVotes, type Vote } from './issuer-votes.ts';

/** An issuer's name, tidied, and how clearly it leads over the others that might be meant (0..1). */
export interface IssuerName {
  readonly name: string;
  readonly printed: Printed;
  readonly confidence: number;
}

/** The issuer, or undefined when nothing names one. */
export function findIssuer(layout: DocumentLayout): IssuerName | undefined {
  const tallies = new Map<string, { votes: Vote[]; weight: number }>();
  for (const vote of issuerVotes(layout)) {
    const key = keyOf(vote.name);
    if (key === '') continue;
    const tally = tallies.get(key) ?? { votes: [], weight: 0 };
    tally.votes.push(vote);
    tally.weight += vote.weight;
    tallies.set(key, tally);
  }
  const ranked = [...tallies.entries()]
    .map(([key, tally]) => ({ ...tally, key, weight: tally.weight + relatedWeight(key, tallies) }))
    .sort((a, b) => b.weight - a.weight);
  const [first, second] = ranked;
  const key = first?.key ?? '';
  // The brand it sets large, where the winner only spells that out (`Alder Card` for `Alder Card Services Limited`).
  const brand = ranked.find((one) => spelledOut(one.key, key) && one.votes.some((vote) => vote.source === 'logo'));
  // A brand that might be a street is named in full, where the paper does (`Alder Street` of `Alder Street Bank plc`).
  const full = isStreet((brand ?? first)?.key ?? '')
    ? ranked.find(({ key: other }) => other !== brand?.key && spelledOut(brand?.key ?? key, other))
    : undefined;
  const vote = (full ?? brand ?? first)?.votes.sort((a, b) => b.weight - a.weight)[0];
  if (!first || !vote || first.weight < 0.8) return undefined;
  return {
    name: spacedName(vote.name, layout),
    printed: vote.printed,
    confidence: first.weight / (first.weight + 0.5 * (second?.weight ?? 0) + 0.2),
  };
}

/** What a brand's company adds to its name. */
const COMPANY_WORDS =
  /^(?: (?:services|finance|financial|bank|banking|cards?|holdings|payments|money|bank services))+$/;

function spelledOut(brand: string, name: string): boolean {
  return brand === name || (name.startsWith(brand) && COMPANY_WORDS.test(name.slice(brand.length)));
}

/** Names that hold one another (`Harbour` in `Harbour Bank plc`) support each other by half. */
function relatedWeight(key: string, tallies: ReadonlyMap<string, { readonly weight: number }>): number {
  let weight = 0;
  for (const [other, tally] of tallies) {
    const related = ` ${other} `.includes(` ${key} `) || ` ${key} `.includes(` ${other} `);
    if (other !== key && related) weight += 0.5 * tally.weight;
  }
  return weight;
}
