// Columns that say at which rate VAT is charged (`VAT %`, `20.0`): the last figure of such a row is no amount.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { isAmountInFull } from '../../values/amount.ts';
import { withoutPhrases } from '../../../model/parts-of-lines.ts';

/** The header of the column on one line; or its two words on two. */
const HEADER = /^(?:vat|tax)(?: ?(?:rate|code|%|\(%\)|band|type))+$|^rate of vat$|^% ?vat$/iu;
const [FIRST, SECOND] = [/^(?:vat|tax)$/iu, /^(?:rate|code|%|\(%\))(?: ?\(?%\)?)?$/iu];
/** A rate, a code of one letter, or its name. */
const CELL =
  /^(?:\d{1,2}(?:\.\d{1,2})?\s?%?|[A-Z]\d?|T\d{1,2}|std|standard|zero(?:[- ]rated)?|exempt|reduced|outside(?: scope)?)$/iu;
const RATE = /^\d{1,2}(?:\.\d{1,2})?\s?%$/u;
const MOST_LINES = 40;
const HEADER_LINES = 3;

/** The paper without such cells, where the row goes on with amounts before them. */
export function withoutVatRates(layout: DocumentLayout): DocumentLayout {
  return { ...layout, pages: layout.pages.map(withoutRates) };
}

function withoutRates(page: PageLayout): PageLayout {
  const cells = new Set(
    page.lines.flatMap((line, at) => headersOf(page, line, at).flatMap((one) => cellsUnder(page, at, one))),
  );
  return cells.size === 0 ? page : { ...page, lines: page.lines.map((line) => withoutPhrases(line, cells)) };
}

function headersOf({ lines }: PageLayout, { phrases }: Line, at: number): Phrase[] {
  return phrases.filter(
    (phrase) =>
      HEADER.test(phrase.text) ||
      (FIRST.test(phrase.text) && isOverRates(phrase, lines[at + 1])) ||
      (FIRST.test(phrase.text) &&
        lines
          .slice(at + 1, at + 1 + HEADER_LINES)
          .some((line) => line.phrases.some((one) => SECOND.test(one.text) && overlapsAcross(one, phrase)))),
  );
}

/** Whether `VAT` alone heads rates and no amounts: `20%` stands in the row beneath it. */
const isOverRates = (header: Phrase, below: Line | undefined): boolean =>
  below?.phrases.some((one) => RATE.test(one.text) && overlapsAcross(one, header, 3)) === true;

function cellsUnder({ lines }: PageLayout, at: number, header: Phrase): Phrase[] {
  return lines.slice(at + 1, at + 1 + MOST_LINES).flatMap(({ phrases }) => {
    const cell = phrases.find((one) => CELL.test(one.text) && overlapsAcross(one, header, 3));
    const before = cell ? phrases.slice(0, phrases.indexOf(cell)) : [];
    return cell && before.some(({ text }) => isAmountInFull(text)) ? [cell] : [];
  });
}
