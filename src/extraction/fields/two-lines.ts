// Numbers of accounts that a narrow cell sets on two lines: a sort code over an account number, an IBAN in halves; and days over their
// year. The grammar of the number tells it from what else may stand beneath.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import type { LabelPlace } from './labels.ts';
import { firstBelow, PIECES_EM } from './value-places.ts';

const NUMBERS: ReadonlySet<FieldRule['value']> = new Set(['pattern', 'iban', 'sort-code']);
/** Lines of one number stand no further apart than this, in their height. */
const APART = 0.8;

interface Place {
  readonly rule: FieldRule;
  readonly page: PageLayout;
  /** Phrases that are labels themselves. */
  readonly labelled: ReadonlySet<Phrase>;
  readonly form?: boolean;
}

/** The words of a phrase and of the one right beneath it, or none where they can be no number. */
export function onTwoLines(phrase: Phrase, { rule, page, labelled }: Place): readonly Word[] {
  if (rule.value === 'date' && NO_YEAR.test(phrase.text)) return withBelow(phrase, page, /^20\d{2}$/);
  if (rule.value === 'card-number' && HIDDEN.test(phrase.text)) return withBelow(phrase, page, /^[\d*xX•· -]*\d{4}$/);
  if (!NUMBERS.has(rule.value) || !/\d/.test(phrase.text)) return [];
  const below = firstBelow(page, phrase);
  if (!below || labelled.has(below) || below.y0 - phrase.y1 > APART * (phrase.y1 - phrase.y0)) return [];
  return /^[\dA-Z][\d A-Z-]*$/.test(below.text) && /\d/.test(below.text) ? [...phrase.words, ...below.words] : [];
}

const NO_YEAR = /^(?:\p{L}+,? )?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},?$/u;
const EDGE_PT = 3;

/** The groups of a card's number whose digits are not shown. */
const HIDDEN = /^[\d*xX•·-]{2,}(?: [\d*xX•·-]{2,}){0,3}$/;

/** A phrase with what stands right beneath it, at its left or its right end, where that is the rest of it. */
function withBelow(phrase: Phrase, page: PageLayout, rest: RegExp): readonly Word[] {
  const height = phrase.y1 - phrase.y0;
  const below = page.lines
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ text, x0, x1, y0 }) =>
        rest.test(text) &&
        y0 > phrase.y0 + 1 &&
        y0 - phrase.y1 <= APART * height &&
        (Math.abs(x0 - phrase.x0) <= EDGE_PT || Math.abs(x1 - phrase.x1) <= EDGE_PT),
    );
  return below ? [...phrase.words, ...below.words] : [];
}

/** A number beneath or beside its label that is set in two pieces (`43-86-52   91748560`). */
export function inTwo(phrase: Phrase, { rule, page, labelled, form }: Place): readonly Word[] {
  if (form === true || rule.value !== 'pattern') return [];
  const phrases = page.lines.find((line) => line.phrases.includes(phrase))?.phrases ?? [];
  const next = phrases[phrases.indexOf(phrase) + 1];
  const isNear = next !== undefined && next.x0 - phrase.x1 <= PIECES_EM * phrase.sizePt && !labelled.has(next);
  return isNear ? [...phrase.words, ...next.words] : [];
}

/** The last group of a number that its line had no room for: one group stands alone of more. */
const GROUPS = /^(?=(?:\D*\d){3})[\dA-Z/-]{2,}(?: [\dA-Z/-]{2,})+$/;
const LAST_GROUP = /^(?=[A-Z]*\d)[\dA-Z]{2,6}$/;
/** So few letters and figures that they are no number, and what they go on with. */
const SHORT_GROUP = /^(?=[A-Z]*\d)(?=\d*[A-Z])[\dA-Z]{2,4}$/;
const LONG_GROUP = /^\d{5,10}$/;
/** Lines of one paragraph stand no further apart than this, in their height. */
const PARAGRAPH = 0.5;

/** A number in its label's phrase with the group that goes on from it: right beneath, where that phrase begins, and in the same type. */
export function wholeNumber({ phrase, after }: LabelPlace, { rule, page, labelled, form }: Place): readonly Word[] {
  if (form !== true) return [];
  const isNumber = rule.value === 'reference' || rule.value === 'pattern';
  if (isNumber && SHORT_GROUP.test(textOf(after))) return withBelow({ ...phrase, words: after }, page, LONG_GROUP);
  if (rule.value !== 'reference' || !GROUPS.test(textOf(after))) return [];
  const last = after.at(-1);
  const below = last === phrase.words.at(-1) ? firstBelow(page, phrase) : undefined;
  const isNear = below !== undefined && below.y0 - phrase.y1 <= PARAGRAPH * (phrase.y1 - phrase.y0);
  if (!below || !isNear || labelled.has(below) || !LAST_GROUP.test(below.text)) return [];
  return below.words[0]?.bold === last?.bold ? [...after, ...below.words] : [];
}
