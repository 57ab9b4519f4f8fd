// What nearly every paper of a class prints and no node has: its label is in words that nobody listed, or stands where nobody looks.
import type { DocumentLayout } from '../../model/layout.ts';
import type { ExpectationIssue, GraphNode } from '../../model/reading.ts';
import type { ExpectedRule, Profile } from '../../profiles/profile.ts';
import { isLeftOver } from './left-over.ts';
import { dayAt, isSaid } from './node-facts.ts';
import { isUnread } from './unread-mentions.ts';

/** How a missing value is told. */
export const NOT_FOUND = 'Not found: ';

/** A warning for each value that a profile expects, and that the nodes leave out: not where its words are found, which is told apart. */
export function missingValues(
  layout: DocumentLayout,
  { expected, mentions }: Pick<Profile, 'expected' | 'mentions'>,
  nodes: readonly GraphNode[],
): ExpectationIssue[] {
  const isMissing = ({ when, left, after, ...fact }: ExpectedRule): boolean =>
    (when === undefined || isSaid(when, nodes)) &&
    !isSaid(fact, nodes, fact) &&
    (left === undefined || isLeftOver(left, layout, nodes, dayAt(after, nodes))) &&
    !mentions.some((one) => one.nodes.some((place) => fact.nodes.includes(place)) && isUnread(one, layout, nodes));
  return expected.filter(isMissing).map(({ name, nodes: [place = ''], left }) => ({
    nodeType: `ark:${place.replace(/\..*/, '')}`,
    reason: `${NOT_FOUND}${name}; ${left === undefined ? 'nearly every paper of its kind prints it' : REASONS[left]}.`,
  }));
}

/** What is printed in words that nobody knows. */
const REASONS: Readonly<Record<NonNullable<ExpectedRule['left']>, string>> = {
  money: 'an amount is printed that was not read',
  'money paid': 'an amount is printed that was paid, and was not read',
  day: 'a day is printed that was not read',
  period: 'two days are printed that may be the first and the last',
  year: 'a year is printed that was not read',
  count: 'a small number is printed that was not read',
  capacity: 'a number is printed that may be the capacity of an engine',
  years: 'a number of years is printed that was not read',
  price: 'a price in pence is printed that was not read',
  limit: 'a round amount is printed that was not read',
  point: 'a number is printed that is as long as one, and was not read',
  number: 'a short number is printed that was not read',
};
