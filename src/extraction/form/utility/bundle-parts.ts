// What a bundle is made of: the lines without a price that stand set in, or behind bullets, beneath the one that has it.
import { printedPhrase } from '../../../model/printed.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { nameOf } from './charge-rows.ts';
import { kindBeneath } from './kind-beneath.ts';
import { namedUtility, plainUtility, type Utility } from './named-utility.ts';
import { bareName } from './tariff-names.ts';

const BUNDLE = /\b(?:bundle|combo|package|pack|deal|double|triple|quad)\b/iu;
const BULLET = /^(?:[•·▪◦‣✓✔–—*-]|\+)\s*/u;
/** What comes along with a part: a box, an app. */
const WITH = /\s+with\s+/iu;
/** A part is set in by at least so much. */
const INDENT_PT = 4;
const MOST_PARTS = 8;
/** Rows of a column beside it may stand between. */
const MOST_ROWS = 24;
/** A part stands at most this many text heights beneath the line above. */
const GAP = 2.2;

/** The items, with a bundle's parts in its stead: each is of the bundle's period, and weighs as much. */
export function withBundleParts(
  items: readonly ChargeRow[],
  rows: readonly BillRow[],
  known: readonly Utility[],
): ChargeRow[] {
  return items.flatMap((item) => {
    const plain = plainUtility(item.name, known);
    const [product] = plain === undefined ? [] : linesBeneath(item, rows);
    // What a price is for may be named beneath it: `Broadband £30.00`, `Fibre 300`.
    if (product && isProduct(product.name))
      return [{ ...item, ...product, row: { ...product.row, utility: plain }, name: product.name }];
    const isBundle = BUNDLE.test(item.name) || namedUtility(item.name, known) === undefined;
    const set = isBundle && item.minor > 0 ? partsBeneath(item, rows, known) : [];
    const parts = set.length === 0 && isBundle && item.minor > 0 ? partsInLine(item, rows, known) : set;
    if (parts.length > 0) return parts;
    const isTold = item.kind !== undefined || item.row.utility !== undefined || namedUtility(item.name, known);
    const kind = isTold ? undefined : kindBeneath(item.row, rows, known);
    return [kind === undefined ? item : { ...item, kind }, ...namedBeneath(item, rows, known)];
  });
}

const isProduct = (name: string): boolean => /^\p{Lu}/u.test(name) && name.length <= LONGEST && !/[.:£]/u.test(name);

const LONGEST = 60;

/** What an item's price is also for: lines right beneath it without a price, each behind the name of its kind (`TV: Family Mix`). */
function namedBeneath(item: ChargeRow, rows: readonly BillRow[], known: readonly Utility[]): ChargeRow[] {
  const parts: ChargeRow[] = [];
  if (item.minor <= 0 || namedUtility(item.name, known) === undefined) return parts;
  for (const row of rowsUnder(item, rows)) {
    const [phrase, price] = row.phrases;
    const utility = kindOf(phrase?.text ?? '', known);
    if (!phrase || price || utility === undefined || /£|\d\.\d\d\b/.test(phrase.text)) break;
    const name = bareName(nameOf(phrase.text));
    parts.push({ ...item, row, kind: utility, name, printed: printedPhrase(phrase, row.line.page) });
  }
  return parts;
}

/** What a part is by the word before its colon: `Phone: Evening Chatter`. */
function kindOf(text: string, known: readonly Utility[]): Utility | undefined {
  const [, kind = ''] = /^([^:]{2,24}):\s+\S/u.exec(text) ?? [];
  return plainUtility(kind, known);
}

/** The rows beneath an item, without those of other columns. */
function rowsUnder({ row: { line, text, phrases } }: ChargeRow, rows: readonly BillRow[]): readonly BillRow[] {
  const at = rows.findIndex((row) => row.line === line && row.text === text);
  const [left, right] = [phrases[0]?.x0 ?? 0, phrases.at(-1)?.x1 ?? Infinity];
  return rows
    .slice(at + 1, at + 1 + MOST_ROWS)
    .filter((row) => row.phrases.some(({ x0, x1 }) => x1 > left && x0 < right))
    .slice(0, MOST_PARTS);
}

function partsBeneath(item: ChargeRow, rows: readonly BillRow[], known: readonly Utility[]): ChargeRow[] {
  return linesBeneath(item, rows).flatMap(({ name: whole, ...part }) => {
    const [plain = whole] = whole.split(WITH);
    const name = namedUtility(plain, known) === undefined ? whole : plain;
    const kind = kindOf(part.row.phrases[0]?.text.replace(BULLET, '') ?? '', known);
    if (kind !== undefined) return [{ ...item, ...part, kind, name }];
    return namedUtility(name, known) === undefined ? [] : [{ ...item, ...part, name }];
  });
}

/** What the line right beneath an item lists, where each part says of which kind it is: `Fibre 500, Family TV, Evening Calls`. */
function partsInLine(item: ChargeRow, rows: readonly BillRow[], known: readonly Utility[]): ChargeRow[] {
  const [row] = rowsUnder(item, rows);
  const [phrase, other] = row?.phrases ?? [];
  if (!row || !phrase || other || row.line.page !== item.row.line.page || /£|\d\.\d\d\b/.test(phrase.text)) return [];
  const isNear = row.line.y0 - item.row.line.y1 <= GAP * (row.line.y1 - row.line.y0);
  const parts = phrase.text
    .split(LISTED)
    .map((part) => ({ name: bareName(part.trim()), kind: namedUtility(part, known) }));
  const kinds = new Set(parts.map(({ kind }) => kind));
  const areNamed = parts.every(({ name }) => /^[\p{Lu}\d].{2,40}$/u.test(name) && !/[.:]/u.test(name));
  if (!isNear || !areNamed || parts.length < 2 || kinds.size < parts.length || kinds.has(undefined)) return [];
  return parts.flatMap(({ name, kind }) =>
    kind === undefined ? [] : [{ ...item, row, kind, name, printed: printedPhrase(phrase, row.line.page) }],
  );
}

const LISTED = /\s*[,+&•·|]\s*(?:and )?|\s+and\s+/u;

/** The lines set in beneath an item, up to the next that has a price. */
function linesBeneath(
  item: ChargeRow,
  rows: readonly BillRow[],
): readonly Pick<ChargeRow, 'row' | 'name' | 'printed'>[] {
  const lines: Pick<ChargeRow, 'row' | 'name' | 'printed'>[] = [];
  const left = item.row.phrases[0]?.x0 ?? 0;
  let above = item.row;
  for (const row of rowsUnder(item, rows)) {
    const [phrase, price] = row.phrases;
    const isNear =
      row.line.page === above.line.page && row.line.y0 - above.line.y1 <= GAP * (row.line.y1 - row.line.y0);
    if (!phrase || !isNear || (price && isAmountInFull(price.text))) break;
    if (phrase.x0 < left + INDENT_PT && !BULLET.test(phrase.text)) break;
    const name = bareName(nameOf(phrase.text.replace(BULLET, '')));
    if (/\p{L}{2}/u.test(name)) lines.push({ row, name, printed: printedPhrase(phrase, row.line.page) });
    above = row;
  }
  return lines;
}
