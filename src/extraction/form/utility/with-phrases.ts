// Rows of bills and lines of pages with other phrases than they were set with; their text follows.
import type { Line, Phrase } from '../../../model/layout.ts';

/** The text of a row: its cells stay apart by more than a space. */
export function rowText(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('  ');
}

/** A row of these phrases. */
export function rowWith<Row extends { readonly phrases: readonly Phrase[]; readonly text: string }>(
  row: Row,
  phrases: readonly Phrase[],
): Row {
  return { ...row, phrases, text: rowText(phrases) };
}

/** A line of these phrases. */
export function lineWith(line: Line, phrases: readonly Phrase[]): Line {
  return { ...line, phrases, text: phrases.map(({ text }) => text).join(' ') };
}

/** A line without some of its cells; the line itself where it has none of them. */
export function lineWithout(line: Line, cells: ReadonlySet<Phrase>): Line {
  const phrases = line.phrases.filter((phrase) => !cells.has(phrase));
  return phrases.length === line.phrases.length ? line : lineWith(line, phrases);
}
