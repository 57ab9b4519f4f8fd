// Codes (references, policy and account numbers, marks, postcodes): no dictionary knows them, so an engine takes MI for M1 and is sure of it.
// What two engines make of one, and what becomes of it where they differ.
import type { LineReading, RecognisedLine, RecognisedWord } from '../model/recognised.ts';

/** An ordinal, a month with a day or a year, a quantity: their letters are no code. */
const NO_CODE =
  /^(?:\d+(?:st|nd|rd|th)|[\doil]{0,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|[o0]ct|n[o0]v|dec)[a-z]{0,6}\d{0,4}|\d+(?:kwh|kw|m3|m2|cc|km|gb|mb|days?|months?|years?|yrs?|x|p|h)|x\d+)$/iu;
const LEAST_LENGTH = 3;
/** So many figures without a point are a number of something. */
const LEAST_FIGURES = 6;

/** The letters and figures of a text. */
export function alphanumeric(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a word is a code: capitals and figures together, or many figures that are no amount and no date. */
export function isCode(text: string): boolean {
  const bare = alphanumeric(text);
  if (bare.length < LEAST_LENGTH || !/\d/u.test(bare) || NO_CODE.test(bare)) return false;
  if (/\p{Lu}/u.test(bare)) return !/\p{Ll}{2}/u.test(bare);
  return (
    /^\d+$/u.test(bare) &&
    bare.length >= LEAST_FIGURES &&
    !/[.,]\d\d?\D*$/u.test(text) &&
    !/\d[/.-]\d\d?[/.-]\d/u.test(text)
  );
}

/** The first half of a British postcode; what follows it is the second, whatever it was read as. */
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/u;
const INWARD = /^[A-Z\d]{3}[.,]?$/u;

/** A day of a month, or a date in figures. One that is read with less confidence than most is a code in this: any other would be a date as well. */
const DAY = /^(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/u;
const SURE_DAY = 0.95;

/** An amount. One that is read with less confidence than most may have another figure in it, and outside of sums nothing would tell. */
const AMOUNT = /^[-+(]*[£€$]?\d[\d,]*\.\d{2}[-+)]*$/u;
const SURE_AMOUNT = 0.95;

/** Whether a word is an amount that the engine is not quite sure of. */
export function isUnsureAmount({ text, confidence }: RecognisedWord): boolean {
  return confidence < SURE_AMOUNT && AMOUNT.test(text);
}

/** Whether a word is a capital alone: a band, a class, a letter of contributions. No word around it says which one it is. */
export function isLoneCapital({ text }: RecognisedWord): boolean {
  return /^\p{Lu}$/u.test(text);
}

/** The codes of a line. */
export function codesOf({ words }: RecognisedLine): readonly RecognisedWord[] {
  return words.filter(
    ({ text, confidence }, at) =>
      isCode(text) ||
      (INWARD.test(text) && OUTWARD.test(words[at - 1]?.text ?? '')) ||
      (confidence < SURE_DAY && DAY.test(text)),
  );
}

/** One engine is so much surer than the other that it is right: measured on degraded prints. */
const MUCH_SURER = 0.2;
/** A code that two engines read differently, and as surely, is right in every other case. */
const DISPUTED = 0.45;

/** Whether neither of two different readings of a code can be preferred. */
export function isDisputed(word: RecognisedWord, other: string, reading: LineReading): boolean {
  const [own, their] = [alphanumeric(word.text), alphanumeric(other)];
  const isHalf = INWARD.test(word.text) && !/\d/u.test(own) && isCode(other);
  const isSameKind = [DAY, AMOUNT].some((kind) => kind.test(word.text) && kind.test(other));
  if (!isCode(word.text) && !isHalf && !isSameKind) return false;
  return own.toUpperCase() !== their.toUpperCase() && Math.abs(word.confidence - reading.confidence) < MUCH_SURER;
}

/** The word as one of which nobody is sure. */
export function asDisputed(word: RecognisedWord): RecognisedWord {
  return { ...word, confidence: Math.min(word.confidence, DISPUTED) };
}

/** A code that stands elsewhere in the same words, and is read there alike, is what stands here. */
export function settledByOthers(
  disputed: ReadonlySet<RecognisedWord>,
  words: readonly RecognisedWord[],
): ReadonlyMap<RecognisedWord, RecognisedWord> {
  if (disputed.size === 0) return new Map();
  const sure = new Map(
    words.flatMap((word) =>
      !disputed.has(word) && isCode(word.text) && word.confidence > DISPUTED
        ? [[alphanumeric(word.text), word.confidence] as const]
        : [],
    ),
  );
  const settled = new Map<RecognisedWord, RecognisedWord>();
  for (const word of disputed) {
    const readings = [word.text, ...(word.alternatives ?? [])];
    const known = readings.filter((text) => sure.has(alphanumeric(text)));
    const [only] = known;
    if (only === undefined || new Set(known.map(alphanumeric)).size > 1) continue;
    const others = readings.filter((text) => text !== only);
    settled.set(word, {
      ...word,
      text: only,
      confidence: sure.get(alphanumeric(only)) ?? DISPUTED,
      alternatives: others,
    });
  }
  return settled;
}
