// A transaction as alignment sees it: when, how much, which words, which balance.
import { dayNumber } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { foldText } from '../../kernel/text.ts';
import type { Draft } from '../draft-graph.ts';
import { amountAt, textAt } from '../node-values.ts';

/** One row of one document. */
export interface Entry {
  readonly id: string;
  readonly document: number;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Signed minor units (thousandths) and currency as one text: equal for equal movements. */
  readonly movement: string;
  /** The balance printed on its row. */
  readonly balance: string | undefined;
  /** The words of its descriptor that name something. */
  readonly words: ReadonlySet<string>;
  /** Place among the rows of the document in order of time, from 0. */
  readonly place: number;
}

/** Words that say how or when and not what, and that one print gives and another leaves out. */
const HOW = new Set(
  (
    'card payment to on direct debit credit from ref reference faster payments payment transfer bill standing order the contactless cd vis dd so fpi fpo bgc ' +
    'jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december gbp'
  ).split(' '),
);

/** The rows of one account in one document, oldest first; undefined for rows without date or amount. */
export function entriesOf(drafts: readonly Draft[]): readonly Entry[] {
  const rows = drafts
    .map((draft) => ({ draft, date: textAt(draft.node, 'date'), amount: amountAt(draft.node, 'amount') }))
    .filter(({ date, amount }) => date !== undefined && amount !== undefined)
    .sort((a, b) => compareText(textAt(a.draft.node, 'sequence') ?? '', textAt(b.draft.node, 'sequence') ?? ''));
  const isNewestFirst = (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '');
  if (isNewestFirst) rows.reverse();
  return rows.map(({ draft, date, amount }, place) => {
    const balance = amountAt(draft.node, 'balance');
    return {
      id: draft.id,
      document: draft.document,
      day: dayOf(date ?? ''),
      movement: `${amount?.minor ?? 0} ${amount?.currency ?? ''}`,
      balance: balance === undefined ? undefined : String(balance.minor),
      words: wordsOf(textAt(draft.node, 'fullDescriptor') ?? ''),
      place,
    };
  });
}

/** Days since 1970-01-01 of a date as text. */
export function dayOf(date: string): number {
  return dayNumber(date as CalendarDate);
}

function wordsOf(descriptor: string): ReadonlySet<string> {
  const words = foldText(descriptor)
    .split(' ')
    .filter((word) => word.length > 1);
  const naming = words.filter((word) => !HOW.has(word) && !/^\d{1,2}$/u.test(word));
  return new Set(naming.length > 0 ? naming : words);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
