// Tables that set covers side by side: their names as heads, and rows that say what each is insured for and what it bears.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { isCoverName } from './cover-names.ts';
import type { Cover } from './covers.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Figure } from './figures.ts';
import { near } from './figure-heads.ts';
import { minorIn } from './figure-words.ts';

const SUM =
  /^(?:(?:total|maximum|the|your|cover|claim) )*(?:sums? insured|amounts? insured|insured (?:for|amount)|limits?(?: of cover)?|cover limits?|amounts? of cover|cover(?:ed)? (?:amount|up to|for)|(?:most|maximum) we(?: ?ll| will)? pay)$/;
const EXCESS = /^(?:(?:compulsory|voluntary|total|policy|standard|your) )*excess(?:es)?$/;
/** The heads stand at most so many lines over a row. */
const REACH_LINES = 12;

/** The covers of tables whose columns they are, each with its sum and what is borne of a claim. */
export function coversAcross({ pages }: DocumentLayout, currency: string): Cover[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, at) => {
      const sums = SUM.test(labelOf(line)) ? amountsOf(line, currency) : [];
      if (sums.length === 0) return [];
      const head = page.lines
        .slice(Math.max(0, at - REACH_LINES), at)
        .findLast(
          ({ phrases }) => namesSeveral(phrases, currency) && sums.every(({ phrase }) => headOver(phrase, phrases)),
        );
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

/** Heads of columns that are covers: `Buildings   Contents`. */
const namesSeveral = (phrases: readonly Phrase[], currency: string): boolean =>
  phrases.filter(({ text }) => isCoverName(text)).length > 1 &&
  phrases.every(({ text }) => minorIn(text, currency) === undefined);

/** Whether an amount is the sum of one of these covers: what heads the whole table names no cover of its own. */
export const isRead = ({ printed }: Figure, across: readonly Pick<Cover, 'printed'>[]): boolean =>
  across.some(
    (one) =>
      one.printed.page === printed.page &&
      Math.abs(one.printed.box.x1 - printed.box.x1) < 1 &&
      Math.abs(one.printed.box.y0 - printed.box.y0) < 1,
  );

/** What stands side by side joins what rows say: covers that no row names. */
export function withAcross(covers: readonly Cover[], across: readonly Cover[]): Cover[] {
  const known = new Set(covers.filter(({ amount }) => amount !== undefined).map(({ name }) => foldText(name)));
  const own = across.filter(({ name }) => !known.has(foldText(name)));
  const named = new Set(own.map(({ name }) => foldText(name)));
  // What heads the whole table is no cover besides those in it.
  const headsSeveral = (name: string): boolean =>
    [...named].filter((one) => ` ${foldText(name)} `.includes(` ${one} `)).length > 1;
  return [
    ...own,
    ...covers.filter(({ name, amount }) => !named.has(foldText(name)) && (amount !== undefined || !headsSeveral(name))),
  ];
}

/** Warns of a row of sums insured that holds more of them than were read. */
export function unreadAcrossFindings(
  { pages }: DocumentLayout,
  covers: readonly Cover[],
  currency: string,
): FormFinding[] {
  const read = new Set(covers.map(({ amount }) => amount));
  const isUnread = pages.some(({ lines }) =>
    lines.some((line) => {
      const sums = SUM.test(labelOf(line)) ? amountsOf(line, currency) : [];
      return sums.length > 1 && sums.some(({ minor }) => minor > 0 && !read.has(minor));
    }),
  );
  return isUnread
    ? [{ severity: 'warnings', reason: 'Several sums insured stand in one row, and not each was given to a cover.' }]
    : [];
}

const labelOf = ({ phrases: [first] }: Line): string => foldText(first?.text ?? '');

interface Amount {
  readonly phrase: Phrase;
  readonly minor: number;
}

const amountsOf = ({ phrases }: Line, currency: string): Amount[] =>
  phrases.slice(1).flatMap((phrase) => {
    const minor = minorIn(phrase.text, currency);
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
