// Sections of a table: what a heading says of the rows under it.
import type { SectionKind } from '../../model/statement.ts';
import type { Line } from '../../model/layout.ts';
import type { Region } from '../tables/outline.ts';
import { isAmountInFull } from '../values/amount.ts';
import { isDated, wordsIn } from '../tables/contents.ts';
import type { TableRow } from '../tables/read-tables.ts';
import type { RowVocabulary } from './row-vocabulary.ts';

/** What a heading begins. `flow` is the direction of its rows, where it names one. */
export interface Section {
  readonly kind: SectionKind;
  readonly flow?: 'in' | 'out';
}

/** What rows without a heading stand in. */
export const BOOKED: Section = { kind: 'booked' };

const SECTIONS: Readonly<Record<string, Section>> = {
  booked: BOOKED,
  moneyIn: { kind: 'booked', flow: 'in' },
  moneyOut: { kind: 'booked', flow: 'out' },
  pending: { kind: 'pending' },
  reverted: { kind: 'reverted' },
  sample: { kind: 'sample' },
};

/** The section that a heading of these words begins, or undefined when they are none. */
export function sectionNamed(text: string, { sections }: RowVocabulary): Section | undefined {
  return SECTIONS[sections.kindOf(text) ?? ''];
}

/** The section that a row begins which says no more than which way money went, and how much of it. */
export function sectionSummed(row: TableRow, vocabulary: RowVocabulary): Section | undefined {
  if (isDated(row) || row.money.length !== 1 || row.codes.length > 0) return undefined;
  const section = sectionNamed(wordsIn(row), vocabulary);
  return section?.flow ? section : undefined;
}

/** A header among the first so many lines of a page goes on with the table of the page before. */
const TOP_LINES = 8;

/** The section under a header: a repeated header changes nothing, one under a heading of its own begins what that says. */
export function sectionUnder(
  region: Region,
  { vocabulary, before }: { readonly vocabulary: RowVocabulary; readonly before: Section },
): Section {
  if (region.inherited) return before;
  const above = [...region.above].reverse();
  for (const line of above) {
    // A heading stands alone on its line; beside a figure the same words are the label of a summary.
    const [phrase, more] = line.phrases.filter((one) => one.x0 < region.header.x1);
    const section = phrase && !more ? sectionNamed(phrase.text, vocabulary) : undefined;
    if (section) return section;
  }
  const summed = region.header.lineCount === 0 ? summedOver(above, vocabulary) : undefined;
  if (summed) return summed;
  const goesOn = region.start <= TOP_LINES && region.page.number > 1 && before.kind !== 'sample';
  return goesOn ? before : BOOKED;
}

/** The section of rows without a header right beneath its name and its sum, where that is no row of a summary. */
function summedOver([line, over]: readonly Line[], vocabulary: RowVocabulary): Section | undefined {
  const flowOf = ({ phrases: [name, sum, other] }: Line): Section | undefined =>
    name && sum && !other && isAmountInFull(sum.text) ? sectionNamed(name.text, vocabulary) : undefined;
  const section = line && flowOf(line);
  return section?.flow && !(over && flowOf(over)) ? section : undefined;
}
