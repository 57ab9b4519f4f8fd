// Columns of product codes (`FS-FF500   Full Fibre 500   35.00`): what stands in them is no part of what an item is called. A head says
// so, or the column itself does: rows with a price that begin with a code of their own, each before words.
import type { Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { plainUtility, type Utility } from './named-utility.ts';
import { rowWith } from './with-phrases.ts';

const HEAD = /^(?:product|item|service|plan|stock|charge|tariff)? ?(?:codes?|sku)$/iu;
/** One word of capitals and figures. */
const CODE = /^(?=.*[A-Z\d]{2})[A-Z\d][A-Z\d./-]{1,14}$/;
/** What a code stands before: words that begin with a capital or a figure. */
const WORDS = /^[\p{Lu}\d].*\p{Ll}{2}/u;
const SAME_EDGE_PT = 2;
/** So many rows make a column. */
const LEAST_ROWS = 2;

/** The rows without the codes in such columns. */
export function withoutCodes(rows: readonly BillRow[], known: readonly Utility[]): readonly BillRow[] {
  const heads = rows.flatMap((row) =>
    row.phrases.length > 1 ? row.phrases.filter(isHead).map((head) => ({ row, head })) : [],
  );
  const leading = rows.filter((row) => isCoded(row, known));
  const columns = leading.filter(({ line, phrases: [code] }) => {
    const own = leading.filter((one) => one.line.page === line.page && isAtEdge(one.phrases[0], code));
    return new Set(own.map(({ phrases: [first] }) => first?.text)).size >= LEAST_ROWS;
  });
  if (heads.length === 0 && columns.length === 0) return rows;
  return rows.map((row, at) => {
    const own = heads.filter((one) => one.row.line.page === row.line.page && rows.indexOf(one.row) < at);
    const codes = row.phrases.filter(
      (phrase, i) =>
        CODE.test(phrase.text) &&
        ((i === 0 && columns.includes(row)) || own.some(({ head }) => head.x0 < phrase.x1 && head.x1 > phrase.x0)),
    );
    const rest = row.phrases.filter((phrase) => !codes.includes(phrase));
    return codes.length > 0 && rest.length > 1 ? rowWith(row, rest) : row;
  });
}

const isHead = ({ text }: Phrase): boolean => HEAD.test(text);

const isAtEdge = (one: Phrase | undefined, other: Phrase | undefined): boolean =>
  Math.abs((one?.x0 ?? NaN) - (other?.x0 ?? NaN)) <= SAME_EDGE_PT;

/** Whether a row with a price begins with what may be a code, and names behind it what is sold. */
function isCoded({ phrases }: BillRow, known: readonly Utility[]): boolean {
  const [code, name] = phrases;
  return (
    code !== undefined &&
    name !== undefined &&
    phrases.length > 2 &&
    CODE.test(code.text) &&
    /[A-Z]/.test(code.text) &&
    plainUtility(code.text, known) === undefined &&
    WORDS.test(name.text) &&
    plainUtility(name.text, known) === undefined &&
    isAmountInFull(phrases.at(-1)?.text ?? '')
  );
}
