// Prices that the header of their column says the unit of (`Pence per £ RV`, `£ per m³`, `Rate in the £`), in the row of a supply.
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { overlapsAcross } from '../../../model/page.ts';
import type { BillRow } from './bill-rows.ts';

const PRICE_HEAD =
  /(?:^|\s|\()(pence|p|£|pounds?)\s?(?:per|\/|in the)\s?(?:(£|pound)(?: of)?(?: (?:rv|rateable value))?|(m³|m3|cubic met(?:re|er)s?)|(kwhs?|units?))(?![\p{L}\d])/giu;
/** Headers of rates on the value of a home that leave it to the cell whether it is pence or pounds. */
const POUND_HEAD =
  /\b(?:rate|price|charge|tariff|poundage)s? (?:in the|in|per) (?:£|pound)(?![\p{L}\d])|\bpoundage\b|\b(?:rv|rateable value) (?:rate|price)\b|\b(?:rate|price)s? per £? ?(?:of )?(?:rv|rateable value)\b/iu;
const PENCE = /\b(?:pence|p)\b(?!\.)/iu;
const PRICE = /^(£?)(\d{1,4}\.\d{1,6})\s?(p?)$/u;
const HEADER_LINES = 6;
const LEAST_PENCE = 10;

/** A price that nothing proves. */
interface HeadedPrice {
  readonly text: string;
  readonly printed: Printed;
  readonly verified: false;
  readonly isDoubtful: false;
}

/** The price per unit of a supply by its label, or by the header of its column; `own` are the rows of the supply, `rows` all. */
export function headedPrice(own: readonly BillRow[], rows: readonly BillRow[]): HeadedPrice | undefined {
  for (const { line, lineIndex, phrases } of own) {
    const [label, ...cells] = phrases;
    for (const phrase of cells) {
      const [, pounds, digits, pence] = PRICE.exec(phrase.text) ?? [];
      if (digits === undefined) continue;
      const over = rows
        .filter(
          ({ line: { page }, lineIndex: at }) => page === line.page && at < lineIndex && at >= lineIndex - HEADER_LINES,
        )
        .flatMap((row) => row.phrases.filter((one) => overlapsAcross(one, phrase)));
      const heads = label && cells.length === 1 && POUND_HEAD.test(label.text) ? [label] : over;
      const [head] = heads.flatMap(({ text }) => [...text.matchAll(PRICE_HEAD)]);
      const isPence = pence !== '' || heads.some(({ text }) => PENCE.test(text));
      const isPounds = heads.some(({ text }) => POUND_HEAD.test(text));
      if (!head && !isPounds) continue;
      // Of a bare figure its size tells: the rate in the pound is some pounds at most, and many pence.
      const isSmall = pounds !== '' || (!isPence && Number(digits) < LEAST_PENCE);
      const [, money = isSmall ? '£' : 'p', pound, volume] = head ?? [];
      const unit = isPounds || pound !== undefined ? '£ of rateable value' : volume !== undefined ? 'm³' : 'kWh';
      const text = /^p(?:ence)?$/iu.test(money) ? `${digits}p/${unit}` : `£${digits}/${unit}`;
      return { text, printed: printedPhrase(phrase, line.page), verified: false, isDoubtful: false };
    }
  }
  return undefined;
}
