// A year on a mortgage month by month: `Month | Interest | Payment | Balance at month end`, from a row that opens it to one that totals its
// columns. It counts where the balance at the end follows from the one at the start.
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { AmountRow } from './amount-rows.ts';
import { moneyOf } from './money-in-phrase.ts';
import { amountUnder, isHeader, labelOfHead, TOTAL, wholeHeads, type Head } from './headed-movements.ts';
import { OPENING } from './movements.ts';

/** The head of what is owed after each row. */
const BALANCE =
  /^(?:running |account |mortgage |loan |your |the )*balance(?: (?:outstanding|owed|owing|after(?:wards)?))?(?: (?:(?:at|on) )?(?:the )?(?:month|quarter|period)[- ]?end| (?:at|on) (?:the )?end of (?:the |each )?(?:month|quarter|period))?(?: ?\(?£\)?)?$/i;
const MOVED: readonly string[] = ['Interest charged', 'Fees charged', 'Payments received'];
/** A year of months, with notes and changes of the rate between them. */
const MOST_ROWS = 40;

/** What the first such table of the paper comes to, as a list would print it; none where that does not add up. */
export function runningMovements(layout: DocumentLayout, currency: string): AmountRow[] {
  for (const page of layout.pages) {
    for (const at of page.lines.keys()) {
      const found = tableAt(layout, page, { at, currency });
      if (addsUp(found)) return found;
    }
  }
  return [];
}

interface Place {
  /** The line of the heads. */
  readonly at: number;
  readonly currency: string;
}

function tableAt(layout: DocumentLayout, page: PageLayout, { at, currency }: Place): AmountRow[] {
  const heads = wholeHeads(page, at).flatMap(({ text, x0, x1 }): Head[] => {
    const label = BALANCE.test(text) ? 'Closing balance' : labelOfHead(text);
    return label === undefined ? [] : [{ label, x0, x1 }];
  });
  const balance = heads.find(({ label }) => label === 'Closing balance');
  const moved = heads.filter(({ label }) => MOVED.includes(label));
  if (!balance || moved.length < 2) return [];
  const under = page.lines.slice(at + 1, at + 1 + MOST_ROWS);
  const end = under.findIndex(isHeader);
  const rows = end < 0 ? under : under.slice(0, end);
  const total = rows.find(({ phrases }) => phrases.some(({ text }) => TOTAL.test(text)));
  const placed = (head: Head, row: Line | undefined, label: string): AmountRow[] => {
    const cell = row && amountUnder(head, heads, row, currency);
    const amount = cell && moneyOf(cell.text, currency);
    if (!row || !cell || !amount) return [];
    const amounts = [{ amount, printed: printedPhrase(cell, page.number) }];
    const lineIndex = page.lines.indexOf(row);
    return [{ label, amounts, page: page.number, line: row, lineIndex, x0: cell.x0, x1: cell.x1 }];
  };
  const opening = rows.find(({ text }) => OPENING.test(text));
  const closing = rows.findLast((row) => amountUnder(balance, heads, row, currency) !== undefined);
  const minorOf = (head: Head, row: Line): number => placed(head, row, head.label)[0]?.amounts[0]?.amount.minor ?? 0;
  const first = rows.find((row) => [balance, ...moved].filter((head) => minorOf(head, row) > 0).length > 2);
  const before =
    first &&
    moved.reduce(
      (owed, head) => owed + (head.label === 'Payments received' ? 1 : -1) * minorOf(head, first),
      minorOf(balance, first),
    );
  return [
    ...(opening ? placed(balance, opening, 'Opening balance') : openingApart(layout, before, currency)),
    ...moved.flatMap((head) => placed(head, total, head.label)),
    ...(closing === opening ? [] : placed(balance, closing, 'Closing balance')),
  ];
}

/** What was owed before the first month of a table without a row for it, where the paper prints that amount in another place. */
function openingApart({ pages }: DocumentLayout, minor: number | undefined, currency: string): AmountRow[] {
  const all = pages.flatMap((page) =>
    page.lines.flatMap((line, lineIndex) => line.phrases.map((phrase) => ({ page, line, lineIndex, phrase }))),
  );
  for (const { page, line, lineIndex, phrase } of all) {
    const amount = moneyOf(phrase.text, currency);
    if (!amount || amount.minor !== minor) continue;
    const amounts = [{ amount, printed: printedPhrase(phrase, page.number) }];
    return [{ label: 'Opening balance', amounts, page: page.number, line, lineIndex, x0: phrase.x0, x1: phrase.x1 }];
  }
  return [];
}

/** Whether the first balance, with what was added and less what was paid, is the last. */
function addsUp(rows: readonly AmountRow[]): boolean {
  const sumOf = (label: string): number =>
    rows.filter((row) => row.label === label).reduce((sum, { amounts }) => sum + (amounts[0]?.amount.minor ?? 0), 0);
  const [opening, closing, interest, fees, paid] = ['Opening balance', 'Closing balance', ...MOVED].map(sumOf);
  const isWhole = opening && closing && interest && paid;
  return Boolean(isWhole) && (opening ?? 0) + (interest ?? 0) + (fees ?? 0) - Math.abs(paid ?? 0) === closing;
}
