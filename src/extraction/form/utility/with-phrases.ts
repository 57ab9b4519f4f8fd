// Rows of bills with other phrases than they were set with; their text follows.
import type { Phrase } from '../../../model/layout.ts';

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
