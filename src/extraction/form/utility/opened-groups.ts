// Items of a summary that only name a part of the bill (`Plan and extras   £21.50`), which another place lists item by item under that
// name: what is sold is named there.
import { foldText } from '../../../kernel/text.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { nameOf } from './charge-rows.ts';

/** So many items at most stand in one part. */
const MOST_ITEMS = 30;
const WITHIN_MINOR = 3;

/** The items, with those of its part in the stead of one that names it; `all` is every row that may be an item. */
export function withGroupsOpened(
  items: readonly ChargeRow[],
  all: readonly ChargeRow[],
  rows: readonly BillRow[],
): readonly ChargeRow[] {
  return items.flatMap((item) => {
    const listed = item.minor > 0 ? itemsOf(item, all, rows) : [];
    return listed.length > 0 && !listed.some((one) => items.includes(one)) ? listed : [item];
  });
}

/** The items beneath the heading of a part that come to what the item does. */
function itemsOf(item: ChargeRow, all: readonly ChargeRow[], rows: readonly BillRow[]): readonly ChargeRow[] {
  const name = groupName(item.name);
  if (name === '') return [];
  const heads = rows.flatMap(({ line, text, phrases: [first, other] }, at) =>
    first && !other && line !== item.row.line && !isAmountInFull(text) && groupName(nameOf(text)) === name ? [at] : [],
  );
  for (const at of heads) {
    const beneath = all.filter(
      ({ row }) => rows.findIndex((one) => one.line === row.line && one.text === row.text) > at,
    );
    let sum = 0;
    for (const [i, one] of beneath.slice(0, MOST_ITEMS).entries()) {
      sum += one.minor;
      if (Math.abs(sum - item.minor) <= WITHIN_MINOR) return beneath.slice(0, i + 1);
    }
  }
  return [];
}

/** What a part is called, wherever it is: `Your package (monthly, in advance)`, `Your package: 14 November – 13 December`. */
const groupName = (text: string): string =>
  foldText(text.replace(/\([^()]*\)?/gu, ' ').replace(/^(?:your|my|the)\s/iu, ''));
