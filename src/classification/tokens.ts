// The text of a document as one run of folded words, each knowing the phrase it stands in: what anchors are looked up in.
import { foldText } from '../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../model/layout.ts';
import { usualSizeOf } from '../model/usual-size.ts';
import { TITLE, WORDS_READ } from './calibration.ts';
import { runningText } from './running-text.ts';
import { hasAmount, startsWithDate } from './signs.ts';

/** Where a phrase stands, and the range of tokens that it became. */
export interface PlacedPhrase {
  readonly start: number;
  readonly end: number;
  readonly isTitle: boolean;
  /** A title at the top of the first page, or as large as anything on it: the document's own, not a section's. */
  readonly isHead: boolean;
  /** Among headers, footers, or the first or last lines of a page, where an issuer prints its name. */
  readonly isMargin: boolean;
}

/** The beginning of a document as one run of folded words. */
export interface TokenStream {
  readonly tokens: readonly string[];
  /** The phrase of each token. */
  readonly phrases: readonly PlacedPhrase[];
  /** Whether a colon follows the token in print. */
  readonly beforeColon: readonly (boolean | undefined)[];
  readonly lines: readonly Line[];
}

/** How much of a page, at its top and bottom, is margin. */
const MARGIN_PART = 0.14;
/** So many words with a full stop behind them say something: they head nothing. */
const SENTENCE_WORDS = 4;
const PLAIN_WORD = /^[a-z0-9]+$/i;
const NUMBER = /^\d[\d-]*$/;

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

/** How many of the words are said: a title names the account by its number, however many groups that is printed in. */
const spoken = (words: Phrase['words']): number => words.filter(({ text }) => !NUMBER.test(text)).length;

type Titles = Pick<PlacedPhrase, 'isTitle' | 'isHead'>;

/**
 * Which phrases of a page stand where titles or issuers' names stand; dated rows of a table hold neither, a row with an amount no head, and
 * lines of a paragraph no title but for their type.
 */
function placesOn(
  page: PageLayout,
  isFirst: boolean,
): (line: Line) => Pick<PlacedPhrase, 'isMargin'> & { readonly ofPhrase: (phrase: Phrase) => Titles } {
  const large = TITLE.sizeRatio * usualSizeOf(page);
  const sizes = isFirst ? page.lines.flatMap(({ phrases }) => phrases.map(({ sizePt }) => sizePt)) : [];
  const largest = Math.max(large, ...sizes);
  const running = runningText(page.lines);
  return (line) => {
    const isRow = startsWithDate(line);
    const isTop = page.number === 1 && line.y0 < TITLE.topPart * page.heightPt;
    const isOverRows = isTop && !hasAmount(line);
    const isEdge = line.y0 < MARGIN_PART * page.heightPt || line.y1 > (1 - MARGIN_PART) * page.heightPt;
    return {
      isMargin: !isRow && (line.furniture || isEdge),
      ofPhrase: (phrase) => {
        const { words, bold, sizePt } = phrase;
        const isSentence = words.length >= SENTENCE_WORDS && words.at(-1)?.text.endsWith('.') === true;
        const isTitle =
          !isRow && spoken(words) <= TITLE.words && ((isTop && !running.has(phrase)) || bold || sizePt >= large);
        return {
          isTitle,
          isHead: isTitle && !isSentence && isFirst && (isOverRows || sizePt >= TITLE.headRatio * largest),
        };
      },
    };
  };
}

/** Reads the beginning of a document. */
export function tokenStream(layout: DocumentLayout): TokenStream {
  const fold = folder();
  const tokens: string[] = [];
  const phrases: PlacedPhrase[] = [];
  const beforeColon: boolean[] = [];
  const lines: Line[] = [];
  for (const [at, page] of pagesRead(layout).entries()) {
    const placesOf = placesOn(page, at === 0);
    for (const line of page.lines) {
      lines.push(line);
      const { isMargin, ofPhrase } = placesOf(line);
      for (const phrase of line.phrases) {
        const start = tokens.length;
        for (const { text } of phrase.words) {
          for (const token of fold(text)) tokens.push(token);
          if (text.endsWith(':')) beforeColon[tokens.length - 1] = true;
        }
        const placed = { start, end: tokens.length, ...ofPhrase(phrase), isMargin };
        for (let index = start; index < tokens.length; index++) phrases.push(placed);
      }
    }
  }
  return { tokens, phrases, beforeColon, lines };
}
