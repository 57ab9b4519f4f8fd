// Recognised lines to the words of a page. Engines give boxes around the ink; layout wants them one em high around the baseline, as those of
// embedded text are: text of one line then shares a middle, whatever letters it has.
import { median } from '../kernel/median.ts';
import type { Word } from '../model/page.ts';
import type { RecognisedCharacter, RecognisedLine, RecognisedWord } from '../model/recognised.ts';

/** Parts of an em in ordinary faces: from the baseline to the top of capitals and figures, of small letters, and down to descenders. */
const CAPITAL_EM = 0.72;
const SMALL_EM = 0.53;
const DESCENDER_EM = 0.21;
const ABOVE_BASELINE_EM = 0.8;
const BELOW_BASELINE_EM = 0.2;

const SMALL = /^[acemnorsuvwxz]$/u;
const TALL = /^[A-PR-Z0-9bdfhkl£&]$/u;
const SMALL_WITH_DESCENDER = /^[gpqy]$/u;

/** Words of one line further apart than this many times its height need not be of one size. */
const STRETCH_GAP = 1.5;

/** Words with boxes in points; `pixelsPerPt` is the picture's density. */
export function pageWords(lines: readonly RecognisedLine[], pixelsPerPt: number): Word[] {
  return lines.flatMap((line) =>
    stretchesOf(line.words).flatMap((stretch) => {
      const em = emOf(stretch);
      return stretch.map((word) => placed(word, em, pixelsPerPt));
    }),
  );
}

/** Words that stand together, left to right. */
function stretchesOf(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const stretches: RecognisedWord[][] = [];
  for (const word of words) {
    if (word.text.trim() === '') continue;
    const last = stretches.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 < STRETCH_GAP * Math.max(last.y1 - last.y0, word.y1 - word.y0)) {
      stretches.at(-1)?.push(word);
    } else {
      stretches.push([word]);
    }
  }
  return stretches;
}

/** The font size, in pixels: what most characters say by their height. */
function emOf(words: readonly RecognisedWord[]): number {
  const told = words.flatMap(({ characters }) => characters.map(emOfCharacter).filter((em) => em !== undefined));
  return median(told) ?? Math.max(...words.map(({ y0, y1 }) => y1 - y0)) / CAPITAL_EM;
}

function emOfCharacter({ text, y0, y1 }: RecognisedCharacter): number | undefined {
  if (TALL.test(text)) return (y1 - y0) / CAPITAL_EM;
  if (SMALL.test(text)) return (y1 - y0) / SMALL_EM;
  return SMALL_WITH_DESCENDER.test(text) ? (y1 - y0) / (SMALL_EM + DESCENDER_EM) : undefined;
}

function placed(word: RecognisedWord, em: number, pixelsPerPt: number): Word {
  const baseline = baselineOf(word, em);
  return {
    text: word.text,
    x0: word.x0 / pixelsPerPt,
    x1: word.x1 / pixelsPerPt,
    y0: (baseline - ABOVE_BASELINE_EM * em) / pixelsPerPt,
    y1: (baseline + BELOW_BASELINE_EM * em) / pixelsPerPt,
    sizePt: em / pixelsPerPt,
    font: '',
    bold: false,
    confidence: word.confidence,
  };
}

/** Where letters without descender end; for a word without any, from its middle. */
function baselineOf({ characters, y0, y1 }: RecognisedWord, em: number): number {
  const standing = characters
    .filter(({ text }) => TALL.test(text) || SMALL.test(text))
    .map((character) => character.y1);
  return median(standing) ?? (y0 + y1) / 2 + (ABOVE_BASELINE_EM - 0.5) * em;
}
