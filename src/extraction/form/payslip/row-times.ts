// What the first cell of a row says of the time of all its figures.
import { isLabel, type Row } from './cells.ts';
import type { LabelMeaning, PayWords } from './pay-words.ts';

/** `Balances to date: | Gross 21,000.00 | Tax 2,700.00`: what the first cell says, it says of the whole row. */
export function ofYear(row: Row | undefined, words: PayWords): boolean {
  const [first, second, ...more] = row?.cells ?? [];
  if (!first || !second || more.length === 0 || !isLabel(first)) return false;
  // The first of the labels may stand in one cell with it: `Year to date: Gross`.
  const said = LEADING.exec(first.text)?.[1];
  if (said === undefined && !isLabel(second)) return false;
  const [head, another] = words.headsOf((said ?? first.text).split(' '));
  return head?.kind === 'year' && another === undefined;
}

const LEADING = /^([^:]{4,30}):\s?\p{L}/u;

/** `Year to date | 18,210.40 | 2,110.00`: a row that is called by its time alone, under whatever heads, and past where its own part ends. */
export function timeOfAll(row: Row | undefined, words: PayWords): LabelMeaning | undefined {
  const [first, ...figures] = row?.cells ?? [];
  if (!first || !isLabel(first) || figures.length < FEWEST || figures.some(isLabel)) return undefined;
  const [head, another] = words.headsOf(first.text.split(' '));
  const isTime = another === undefined && (head?.kind === 'year' || head?.kind === 'period');
  return isTime ? { when: head.kind, employer: false } : undefined;
}

const FEWEST = 2;
