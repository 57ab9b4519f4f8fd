// Tables that set covers side by side: their names as heads, and rows that say what each is insured for and what it bears.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { isCoverName } from './cover-names.ts';
import type { Cover } from './covers.ts';
import { near } from './figure-heads.ts';
import { moneyIn } from './figure-words.ts';

const SUM =
  /^(?:(?:total|maximum|the|your|cover|claim) )*(?:sums? insured|amounts? insured|insured (?:for|amount)|limits?(?: of cover)?|cover limits?|(?:most|maximum) we(?: ?ll| will)? pay)$/;
const EXCESS = /^(?:(?:compulsory|voluntary|total|policy|standard|your) )*excess(?:es)?$/;
/** The heads stand at most so many lines over a row. */
const REACH_LINES = 12;

/** The covers of tables whose columns they are, each with its sum and what is borne of a claim. */
export function coversAcross({ pages }: DocumentLayout, currency: string): Cover[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, at) => {
      const sums = SUM.test(labelOf(line)) ? amountsOf(line, currency) : [];
      if (sums.length < 2) return [];
      const head = page.lines
        .slice(Math.max(0, at - REACH_LINES), at)
        .findLast(({ phrases }) => sums.every(({ phrase }) => headOver(phrase, phrases)));
      const rows = page.lines.slice(at + 1, at + 1 + REACH_LINES).filter((one) => EXCESS.test(labelOf(one)));
      return sums.flatMap(({ phrase, minor }): Cover[] => {
        const name = headOver(phrase, head?.phrases ?? []);
        if (!name) return [];
        const excess = excessUnder(phrase, rows, currency);
        return [
          {
            name: name.text,
            printed: printedPhrase(phrase, page.number),
            amount: minor,
            ...(excess === undefined ? {} : { excess }),
          },
        ];
      });
    }),
  );
}

const labelOf = ({ phrases: [first] }: Line): string => foldText(first?.text ?? '');

interface Amount {
  readonly phrase: Phrase;
  readonly minor: number;
}

const amountsOf = ({ phrases }: Line, currency: string): Amount[] =>
  phrases.slice(1).flatMap((phrase) => {
    const minor = moneyIn(phrase.text, currency);
    return minor === undefined ? [] : [{ phrase, minor }];
  });

const headOver = (cell: Phrase, phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.find((one) => near(cell, one) && isCoverName(one.text));

/** The total excess of a column, else the sum of its parts. */
function excessUnder(cell: Phrase, rows: readonly Line[], currency: string): number | undefined {
  const own = rows.flatMap((row) =>
    amountsOf(row, currency)
      .filter(({ phrase }) => near(phrase, cell))
      .slice(0, 1)
      .map(({ minor }) => ({ minor, isTotal: /\btotal\b/.test(labelOf(row)) })),
  );
  const total = own.find(({ isTotal }) => isTotal);
  return own.length === 0 ? undefined : (total?.minor ?? own.reduce((sum, { minor }) => sum + minor, 0));
}
