// Text in columns, for people.

/** Rows with their cells left-aligned in columns two spaces apart, each line ended; `numbers` names columns to align right. */
export function textColumns(rows: readonly (readonly string[])[], numbers: ReadonlySet<number> = new Set()): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  }
  const padded = (cell: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
    return numbers.has(column) ? space + cell : cell + space;
  };
  return rows.map((row) => `${row.map(padded).join('  ').trimEnd()}\n`).join('');
}

/** Characters as people count them; wide ones (East Asian) are taken for one, as British papers have none. */
function widthOf(text: string): number {
  return Array.from(text).length;
}

/** Text that came from outside, safe for a terminal: control and format characters would move the cursor or hide text. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ');
}
