// A bill as rows, each with the utility it is about: by its own words, else by the heading it stands under.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';
import { namedUtility, plainUtility, type Utility } from './named-utility.ts';
import { goesOnBelow, headsColumn } from './page-columns.ts';
import { headingsOf, headsTable, type Heading } from './section-headings.ts';
import { headsCharges } from './table-heads.ts';
import { suppliesBeneath } from './supply-beneath.ts';
import { columnTables, type ColumnCell } from './utility-columns.ts';
import { isListed } from './listed-rows.ts';
import { rowText } from './with-phrases.ts';

/** Phrases of one line that belong together. */
export interface BillRow {
  readonly line: Line;
  readonly lineIndex: number;
  readonly phrases: readonly Phrase[];
  /** Its phrases, two spaces apart. */
  readonly text: string;
  readonly utility: Utility | undefined;
  /** Its place among all rows of its heading (a number that two rows share when they stand under one heading). */
  readonly section: number;
}

interface Section {
  readonly id: number;
  readonly utility: Utility;
  readonly x0: number;
  readonly x1: number;
  readonly sizePt: number;
  readonly bold: boolean;
  /** Whether it is a column of a table: that ends where the next heading begins. */
  readonly isColumn?: true;
}

/** A section begins this far left of its heading; headings that begin so close to each other stand in one column. */
const SECTION_LEFT_PT = 6;
const SAME_EDGE_PT = 6;
/** A heading that begins within this part of the page's width stands at its left margin. */
const MARGIN_PART = 0.2;
/** Headings that speak of the whole account again. */
const GENERAL =
  /\b(?:account|summary|payments?|how to pay|contact|about|help|could you pay|messages?|complain|emergenc|total charges|what happens|useful|one[- ]off|other charges|additional charges|questions|important|next steps|direct debit|vat summary)\b/iu;

/** Every row of the bill, in page order. `known` are the utilities that bills of its class charge for. */
export function billRows(layout: DocumentLayout, known: readonly Utility[]): BillRow[] {
  const rows: BillRow[] = [];
  let open: readonly Section[] = [];
  let next = 1;
  for (const page of layout.pages) {
    // A section that runs over the end of its page goes on at the top of the next, whatever its width was.
    open = open.slice(-1).map((section) => ({ ...section, x0: 0, x1: page.widthPt }));
    // Where a column at the right begins, sections that stand left of it end, as far down as it goes.
    let edge = page.widthPt;
    const { cellsOf, isHead } = columnTables(page, known);
    const beneath = suppliesBeneath(page, known);
    page.lines.forEach((line, lineIndex) => {
      if (line.furniture) return;
      const supply = beneath.supplyOf.get(line);
      if (supply) open = [{ id: next++, utility: supply, x0: 0, x1: page.widthPt, ...setOf(line) }];
      if (edge < page.widthPt && !goesOnBelow(page, edge + SECTION_LEFT_PT, lineIndex)) edge = page.widthPt;
      // A table that runs over the edge of a column of words stands beneath that.
      if (headsCharges(line)) open = open.filter((one) => one.isColumn === true || !isCrossed(one, line));
      const isNone = beneath.lines.has(line) || isInEach(line, open);
      const headings = isNone ? [] : headingsOf(line, page, known).filter((heading) => !isNameWithin(heading, open));
      const own = headings.filter(({ utility }) => utility !== undefined);
      if (headings.length > 0 && line.phrases.length === 1) open = open.filter(({ isColumn }) => !isColumn);
      for (const heading of headings) {
        const { x0 } = heading.phrase;
        // A heading at the left edge of an open section is within that section, not beside it.
        const isAside =
          heading.utility === undefined &&
          headsColumn(page, heading.phrase, lineIndex) &&
          !open.some((section) => Math.abs(section.x0 + SECTION_LEFT_PT - x0) <= SAME_EDGE_PT);
        if (isAside) edge = Math.min(edge, x0 - SECTION_LEFT_PT);
        const ofAll = isOfAll(heading, line, open);
        const apart = isApart(heading.phrase, open);
        open = open
          .filter(
            (section) =>
              (isAside && section.x0 < x0) ||
              !(
                (isEndedBy(section, heading, ofAll) && !(heading.utility === undefined && headsTable(line))) ||
                (ofAll && apart && heading.phrase.x1 > section.x0 && x0 < section.x1)
              ),
          )
          .map((section) => (isAside && section.x0 < x0 ? { ...section, x1: Math.min(section.x1, x0 - 6) } : section));
      }
      own.forEach((heading, i) => {
        const [x0, x1] = [
          i === 0 && (atMargin(heading, page) || isCentred(heading, line, page))
            ? 0
            : heading.phrase.x0 - SECTION_LEFT_PT,
          own[i + 1]?.phrase.x0 ?? (heading.phrase.x0 < edge ? edge + 6 : page.widthPt),
        ];
        const { utility, phrase } = heading;
        if (utility === undefined) return;
        // A label that names the utility again (`MPAN` above its number) opens nothing new.
        const isWithin = open.some(
          (one) => one.utility === utility && x0 < one.x1 && x1 > one.x0 && one.sizePt > phrase.sizePt,
        );
        if (isWithin) return;
        open = open.filter((section) => section.x1 <= x0 || section.x0 >= x1 - 6);
        const { sizePt, bold } = phrase;
        open = [
          ...open,
          { id: next++, utility, x0, x1: x1 - 6, sizePt, bold, ...(isHead(line) ? { isColumn: true } : {}) },
        ];
      });
      const cells = cellsOf(line);
      if (cells) rows.push(...cellRows(cells, { line, lineIndex }));
      else rows.push(...rowsOf({ line, lineIndex }, open, known));
    });
  }
  return rows;
}

/** Whether a line begins outside a section and ends in it, or the other way round. */
const isCrossed = ({ x0, x1 }: Section, { phrases }: Line): boolean => {
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (!first || !last) return false;
  return (first.x0 < x0 && last.x0 > x0 && last.x0 < x1) || (first.x0 >= x0 && first.x0 < x1 && last.x0 >= x1);
};

/** Whether a line says the same in each of the supplies that stand side by side: a heading within each ends none of them. */
function isInEach({ phrases: [first, ...others] }: Line, open: readonly Section[]): boolean {
  return open.length > 1 && others.length === open.length - 1 && others.every(({ text }) => text === first?.text);
}

/** How a row is set that opens a section by what stands beneath it: any heading ends that. */
function setOf({ phrases }: Line): Pick<Section, 'sizePt' | 'bold'> {
  return { sizePt: phrases[0]?.sizePt ?? 0, bold: false };
}

function atMargin({ phrase }: Heading, page: PageLayout): boolean {
  return phrase.x0 < MARGIN_PART * page.widthPt;
}

/** Whether a heading stands alone about the middle of the page: it is over all that stands beneath. */
function isCentred({ phrase }: Heading, { phrases }: Line, { widthPt }: PageLayout): boolean {
  return phrases.length === 1 && Math.abs(phrase.x0 + phrase.x1 - widthPt) <= 2 * SAME_EDGE_PT;
}

/** The name of a company, or of a tariff, beneath the heading of what it supplies is no heading. */
function isNameWithin({ phrase }: Heading, open: readonly Section[]): boolean {
  return COMPANY_NAME.test(phrase.text) && open.some(({ x0, x1 }) => phrase.x0 < x1 && phrase.x1 > x0);
}

const COMPANY_NAME =
  /^(?!(?:Your|Clean|Fresh|Cold|Hot|Used|Waste|Foul|Surface|Total|Metered|Measured|Unmetered|Unmeasured|Drinking|Mains) )(?:\p{Lu}\p{L}+ ){1,3}(?:Water|Gas|Electric(?:ity)?)$/u;

/** Whether a heading beneath several supplies side by side speaks of all of them again: alone on its line, or at the edge of none. */
function isOfAll({ phrase }: Heading, line: Line, open: readonly Section[]): boolean {
  return open.length > 1 && OF_ALL.test(phrase.text) && (line.phrases.length === 1 || isApart(phrase, open));
}

const isApart = (phrase: Phrase, open: readonly Section[]): boolean =>
  open.every(({ x0 }) => Math.abs(x0 + SECTION_LEFT_PT - phrase.x0) > SAME_EDGE_PT);

const OF_ALL = /^(?:your |about your )?(?:tariff|plan|contract|supply|product)s?(?: details| information)?$/iu;

function isEndedBy(section: Section, { phrase, utility }: Heading, isOfAll: boolean): boolean {
  if (phrase.x1 <= section.x0 || phrase.x0 >= section.x1) return false;
  if (utility !== undefined) return utility !== section.utility || phrase.sizePt >= section.sizePt;
  return (
    phrase.sizePt > section.sizePt + 0.5 ||
    (phrase.sizePt > section.sizePt - 0.5 && (isOfAll || GENERAL.test(phrase.text)))
  );
}

/** Words that speak of several supplies at once. */
const ALL = /\b(?:both fuels|both supplies|electricity (?:and|&) gas|gas (?:and|&) electricity)\b/iu;
/** A line that breaks off where it goes on to name another one: `applies to your electricity and your`. */
const BREAKS_OFF = /\b(\p{L}+) (?:and|&|or)(?: (?:your|the))?$/iu;
const BEYOND_PT = 14;

function isOfSeveral(text: string, known: readonly Utility[]): boolean {
  return ALL.test(text) || plainUtility(BREAKS_OFF.exec(text)?.[1] ?? '', known) !== undefined;
}

/** The cells of a table with a column for each utility, each beside the label of its row; a price with the amount that it comes to. */
function cellRows(
  cells: readonly ColumnCell[],
  place: { readonly line: Line; readonly lineIndex: number },
): readonly BillRow[] {
  return cells.flatMap((one, at): BillRow[] => {
    const [before, next] = [cells[at - 1], cells[at + 1]];
    if (before && isPriceOf(before, one)) return [];
    const phrases = [one.label, one.cell, ...(next && isPriceOf(one, next) ? [next.cell] : [])];
    return [{ ...place, phrases, text: rowText(phrases), utility: one.utility, section: 0 }];
  });
}

const PRICE = /^£?\d+(?:\.\d+)?p? ?(?:per|\/|an?|each) ?\p{L}/u;

const isPriceOf = (price: ColumnCell, amount: ColumnCell): boolean =>
  price.utility !== undefined &&
  price.utility === amount.utility &&
  PRICE.test(price.cell.text) &&
  isAmountInFull(amount.cell.text);

/** The phrases of a line, parted where they stand in different sections. */
function rowsOf(
  { line, lineIndex }: { readonly line: Line; readonly lineIndex: number },
  sections: readonly Section[],
  known: readonly Utility[],
): BillRow[] {
  const parts = new Map<Section | undefined, Phrase[]>();
  for (const phrase of line.phrases) {
    const middle = (phrase.x0 + phrase.x1) / 2;
    // What runs beyond the column of a section is not of that section.
    const section = sections.find((one) => middle >= one.x0 && middle < one.x1 && phrase.x1 <= one.x1 + BEYOND_PT);
    parts.set(section, [...(parts.get(section) ?? []), phrase]);
  }
  // Columns of words end where a list runs over them: an amount alone is that of the words before it.
  const isAcross = isListed(parts);
  const own: (readonly [Section | undefined, readonly Phrase[]])[] = isAcross
    ? [[undefined, line.phrases]]
    : [...parts];
  return own.map(([section, phrases]) => {
    const text = rowText(phrases);
    const utility = isOfSeveral(text, known) ? undefined : (namedUtility(text, known) ?? section?.utility);
    return { line, lineIndex, phrases, text, utility, section: section?.id ?? 0 };
  });
}
