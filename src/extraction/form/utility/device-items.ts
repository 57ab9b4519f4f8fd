// Devices that a phone bill charges for beside the plan, told by what stands about them: their part of the bill, or the note of an
// instalment beneath. What such a row names (`Larch Phone 256GB`) is no plan.
import { isAmountInFull, signedMinor } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { amountOf, textBefore } from './row-figures.ts';

const HEAD =
  /^(?:your |my )?(?:device|handset|phone) (?:plans?|loans?|credit|payments?|agreements?|instal?ments?)(?: [–—-] .*)?$/iu;
const NOTE =
  /\b(?:payments?|instal?ments?) \d{1,2} (?:of|\/) \d{1,2}\b|\bcredit agreement\b|\b\d{1,2} (?:payments?|instal?ments?) (?:left|remaining|to go)\b/iu;

const INSTALMENT = /^(?:monthly )?(?:payment|instal?ment)s? (?:number |no\.? )?\d{1,2} (?:of|\/) \d{1,2}\b/iu;

/** The items that are no devices. */
export const withoutDevices = (items: readonly ChargeRow[], rows: readonly BillRow[]): readonly ChargeRow[] =>
  items.filter((item) => !isDevice(item, rows));

function isDevice({ row, minor }: ChargeRow, rows: readonly BillRow[]): boolean {
  const at = rows.findIndex(({ line, text }) => line === row.line && text === row.text);
  if (at < 0) return false;
  // What is paid off is all that such a row names.
  if (INSTALMENT.test(row.text)) return true;
  const [above, below] = [rows[at - 1], rows[at + 1]];
  // What has an amount is another item.
  if (below && !isPriced(below) && NOTE.test(below.text)) return true;
  const head = above && amountOf(above)?.amount;
  // Its head may say what it comes to.
  const isOwn = above !== undefined && (!head || signedMinor(head) === minor);
  return isOwn && HEAD.test(textBefore(above).trim());
}

const isPriced = ({ phrases }: BillRow): boolean => isAmountInFull(phrases.at(-1)?.text ?? '');
