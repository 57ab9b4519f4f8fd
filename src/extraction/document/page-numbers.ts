// The pages a document says it has, against the ones it has: a missing page must be noticed.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';

const NUMBERED = /(?:^|\s)(?:page|pg|sheet|p)\.?\s*:?\s*(\d{1,3})\s*(?:of|\/|from)\s*(\d{1,3})(?!\d)/i;
const BARE = /^(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})$/i;
/** Alone, or behind what the page is: `Statement of transactions, sheet 2`. */
const SINGLE = /(?:^|[,;|–-]\s+)(?:page|sheet)\s*:?\s*(\d{1,3})$/i;
/** A row that counts days beside what they cost. */
const AMOUNT = /\d\.\d\d(?!\d)/;
/** Page numbers stand in this outer part of the page. */
const MARGIN_PART = 0.15;

/** What is wrong with the page numbers, in words; undefined when they run through or none are printed. */
export function pageGap(layout: DocumentLayout): string | undefined {
  const numbers = layout.pages.flatMap((page) => {
    const found = printedPageNumber(page);
    return found ? [{ at: page.number, ...found }] : [];
  });
  const totals = [...new Set(numbers.flatMap((one) => one.total ?? []))];
  const [total] = totals;
  // Several statements in one file count their pages apart: then only gaps within a run can be seen.
  if (totals.length === 1 && total !== undefined && total > layout.pages.length && numbers.length > 0) {
    return `the pages are numbered up to ${total}, the file has ${layout.pages.length}`;
  }
  for (let i = 1; i < numbers.length; i++) {
    const [before, after] = [numbers[i - 1], numbers[i]];
    if (!before || after?.at !== before.at + 1) continue;
    if (after.number > before.number + 1) return `page ${before.number} is followed by page ${after.number}`;
  }
  const [first] = numbers;
  return first?.at === 1 && first.number > 1 && total !== undefined
    ? `the first page is numbered ${first.number}`
    : undefined;
}

/** The number printed in a page's margins, and of how many, where it says so. */
export function printedPageNumber(page: PageLayout): { number: number; total?: number } | undefined {
  for (const [at, line] of [...page.lines.entries()].reverse()) {
    const outer = line.y0 > (1 - MARGIN_PART) * page.heightPt || line.y1 < MARGIN_PART * page.heightPt;
    // The foot of a page that is not full may stand right beneath what it says, in words that nothing else has.
    if (!outer && at < page.lines.length - 1) continue;
    for (const phrase of line.phrases) {
      if (!outer && !NUMBERED.test(phrase.text)) continue;
      const isCount = AMOUNT.test(line.text) || isInBlock(phrase, page.lines, at);
      const match = NUMBERED.exec(phrase.text) ?? (isCount ? null : BARE.exec(phrase.text));
      if (match?.[1] && match[2] && Number(match[1]) <= Number(match[2]))
        return { number: Number(match[1]), total: Number(match[2]) };
      const single = SINGLE.exec(phrase.text)?.[1];
      if (single) return { number: Number(single) };
    }
  }
  return undefined;
}

/** Lines of one block stand no further apart than this part of their height. */
const BLOCK_GAP = 1.1;

/** Whether a phrase stands between two others of its edge: a mark for the mailing machine inside an address. */
function isInBlock(phrase: Phrase, lines: readonly Line[], at: number): boolean {
  const near = (upper: Phrase, lower: Phrase): boolean =>
    Math.abs(upper.x0 - lower.x0) <= 3 && lower.y0 - upper.y1 <= BLOCK_GAP * (phrase.y1 - phrase.y0);
  const above = lines.slice(Math.max(0, at - 2), at).some((line) => line.phrases.some((one) => near(one, phrase)));
  const below = lines.slice(at + 1, at + 3).some((line) => line.phrases.some((one) => near(phrase, one)));
  return above && below;
}
