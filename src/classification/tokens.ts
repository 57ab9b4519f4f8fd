// The text of a document as one run of folded words, each knowing the phrase it stands in: what anchors are looked up in.
import { foldText } from '../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../model/layout.ts';
import { TITLE, WORDS_READ } from './calibration.ts';

/** Where a phrase stands, and the range of tokens that it became. */
export interface PlacedPhrase {
  readonly start: number;
  readonly end: number;
  readonly isTitle: boolean;
  /** Among headers, footers, or the first or last lines of a page, where an issuer prints its name. */
  readonly isMargin: boolean;
}

export interface TokenStream {
  readonly tokens: readonly string[];
  /** The phrase of each token. */
  readonly phrases: readonly PlacedPhrase[];
  /** Whether a colon follows the token in print. */
  readonly beforeColon: readonly boolean[];
  readonly lines: readonly Line[];
}

const MARGIN_PART = 0.14;
const PLAIN_WORD = /^[a-z0-9]+$/i;

/** Folded words of a printed word (`in/out` is two), remembered for words that repeat. */
function folder(): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const folded = PLAIN_WORD.test(word)
      ? [word.toLowerCase()]
      : foldText(word)
          .split(' ')
          .filter((part) => part !== '');
    known.set(word, folded);
    return folded;
  };
}

function pagesRead(layout: DocumentLayout): readonly PageLayout[] {
  let words = 0;
  const read: PageLayout[] = [];
  for (const page of layout.pages) {
    if (words >= WORDS_READ) break;
    read.push(page);
    for (const line of page.lines) for (const phrase of line.phrases) words += phrase.words.length;
  }
  return read;
}

/** The size that half of the page's words do not exceed. */
function medianSize(page: PageLayout): number {
  const sizes = page.lines.flatMap((line) => line.phrases.flatMap((phrase) => phrase.words.map((word) => word.sizePt)));
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Reads the beginning of a document. `isRow` tells lines that are rows of a table, which hold no titles. */
export function tokenStream(layout: DocumentLayout, isRow: (line: Line) => boolean): TokenStream {
  const fold = folder();
  const tokens: string[] = [];
  const phrases: PlacedPhrase[] = [];
  const beforeColon: boolean[] = [];
  const lines: Line[] = [];
  for (const page of pagesRead(layout)) {
    const large = TITLE.sizeRatio * medianSize(page);
    const isTitle = (line: Line, phrase: Phrase): boolean =>
      phrase.words.length <= TITLE.words &&
      (phrase.sizePt >= large || phrase.bold || (page.number === 1 && line.y0 < TITLE.topPart * page.heightPt)) &&
      !isRow(line);
    for (const line of page.lines) {
      lines.push(line);
      const isMargin =
        line.furniture || line.y0 < MARGIN_PART * page.heightPt || line.y1 > (1 - MARGIN_PART) * page.heightPt;
      for (const phrase of line.phrases) {
        const start = tokens.length;
        for (const { text } of phrase.words) {
          for (const token of fold(text)) {
            tokens.push(token);
            beforeColon.push(false);
          }
          if (text.endsWith(':') && tokens.length > start) beforeColon[tokens.length - 1] = true;
        }
        const placed = { start, end: tokens.length, isTitle: isTitle(line, phrase), isMargin };
        for (let index = start; index < tokens.length; index++) phrases.push(placed);
      }
    }
  }
  return { tokens, phrases, beforeColon, lines };
}
