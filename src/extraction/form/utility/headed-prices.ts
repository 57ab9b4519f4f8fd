// Prices that the header of their column says the unit of (`Pence per £ RV`, `£ per m³`), in the row of a supply.
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { overlapsAcross } from '../../../model/page.ts';
import type { BillRow } from './bill-rows.ts';

const PRICE_HEAD =
  /(?:^|\s|\()(pence|p|£|pounds?)\s?(?:per|\/|in the)\s?(?:(£|pound)(?: of)?(?: (?:rv|rateable value))?|(m³|m3|cubic met(?:re|er)s?)|(kwhs?|units?))(?![\p{L}\d])/giu;
const PRICE = /^£?(\d{1,4}\.\d{1,6})p?$/u;
const HEADER_LINES = 6;

/** A price that nothing proves. */
interface HeadedPrice {
  readonly text: string;
  readonly printed: Printed;
  readonly verified: false;
  readonly isDoubtful: false;
}

/** The price per unit of a supply by the header of its column; `own` are the rows of the supply, `rows` all. */
export function headedPrice(own: readonly BillRow[], rows: readonly BillRow[]): HeadedPrice | undefined {
  for (const { line, lineIndex, phrases } of own) {
    for (const phrase of phrases.slice(1)) {
      const [, digits] = PRICE.exec(phrase.text) ?? [];
      if (digits === undefined) continue;
      const [head] = rows
        .filter(
          ({ line: { page }, lineIndex: at }) => page === line.page && at < lineIndex && at >= lineIndex - HEADER_LINES,
        )
        .flatMap((row) => row.phrases.filter((one) => overlapsAcross(one, phrase)))
        .flatMap(({ text }) => [...text.matchAll(PRICE_HEAD)]);
      if (!head) continue;
      const [, money = '', pound, volume] = head;
      const unit = pound !== undefined ? '£ of rateable value' : volume !== undefined ? 'm³' : 'kWh';
      const text = /^p(?:ence)?$/iu.test(money) ? `${digits}p/${unit}` : `£${digits}/${unit}`;
      return { text, printed: printedPhrase(phrase, line.page), verified: false, isDoubtful: false };
    }
  }
  return undefined;
}
