// A transaction's text as one string with line breaks, from which pieces are cut as they are understood.

/** Longest text that is looked at, in characters. Real ones have some 200; longer ones are no transaction's. */
const LONGEST = 600;

/** The printed lines, one below the other, with single spaces; the descriptor where no lines are known. */
export function printedText(lines: readonly string[], descriptor: string): string {
  const text = lines.some((line) => line.trim() !== '') ? lines.join('\n') : descriptor;
  return tidyLines(text.slice(0, LONGEST));
}

/** Single spaces, no blank lines, none at the ends of lines. */
export function tidyLines(text: string): string {
  return text
    .split(/[\n\r\u2028\u2029]+/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** `text` without the characters from `start` up to `end`. */
export function cut(text: string, start: number, end: number): string {
  return tidyLines(`${text.slice(0, start)} ${text.slice(end)}`);
}

/** The lines on one line. */
export function onOneLine(text: string): string {
  return text.replace(/\n/g, ' ');
}

/** `text` without the punctuation that is left standing at its ends when pieces were cut. */
export function trimmed(text: string): string {
  return text.replace(/^[\s,;:.\-–—/*|]+/u, '').replace(/[\s,;:\-–—/*|]+$/u, '');
}
