// Amounts whose pence were read apart from them, `837.` and `40`, `£44`, `=` and `62`, or without their point: `141780`, `£1117,`, `1:33`.
import { boundsOf, type Word } from '../model/page.ts';
import { isPointSign } from './point-signs.ts';
import { isRightBehind } from './right-behind.ts';
import { withText } from './with-text.ts';

const WITHOUT_PENCE = /^[-−–+(]*[£€$]?\d{1,3}(?:,\d{3})*\.$/u;
const PENCE = /^\d{2}[-+)]*$/u;
/** Pence stand no further behind their point than this, in font sizes. */
const PENCE_EM = 0.6;

/** Amounts whose point was not seen at all: so many whole ones end under the same edge, within this part of a font size. */
const WITHOUT_POINT = /^[-−–+(]*[£€$]?\d{1,3}(?:,\d{3})*$/u;
const WHOLE = /\d\.\d{2}[-+)]*$/u;
const COLUMN = { least: 2, more: 3, em: 0.3 };

/** The words, such amounts put together; embedded text is left as it is. */
export function withPence(words: readonly Word[]): readonly Word[] {
  const taken = new Set<Word>();
  const inPence = hasPence(words);
  const whole = words.map((word) => {
    const isOpen = WITHOUT_PENCE.test(word.text);
    if (word.confidence === 1 || (!isOpen && !WITHOUT_POINT.test(word.text))) return word;
    const point = isOpen ? undefined : words.find((other) => isPointOf(other, word));
    const isWhole = (pence: Word): boolean =>
      isOpen ||
      point !== undefined ||
      endsColumn(pence, words) ||
      (inPence && IN_CURRENCY.test(word.text) && endsText(pence, words));
    const pence = words.find((other) => isPence(other, point ?? word) && isWhole(other));
    if (!pence) return word;
    taken.add(pence);
    if (point) taken.add(point);
    const { alternatives: _, ...rest } = word;
    const confidence = Math.min(word.confidence, pence.confidence);
    const text = word.text + (isOpen ? '' : '.') + pence.text;
    return { ...rest, ...boundsOf([word, pence]), text, confidence };
  });
  return taken.size === 0 ? words : whole.filter((word) => !taken.has(word));
}

const IN_CURRENCY = /^[-−–+(]*[£€]\d/u;
/** A narrow sign that stands no further than this behind pounds, in font sizes, may be the point before their pence. */
const POINT_EM = 0.25;

const isPointOf = (sign: Word, pounds: Word): boolean =>
  IN_CURRENCY.test(pounds.text) &&
  sign.confidence < 1 &&
  isPointSign(sign, pounds.sizePt) &&
  sign.x0 >= pounds.x1 - 1 &&
  sign.x0 - pounds.x1 < POINT_EM * pounds.sizePt &&
  Math.abs(sign.y0 + sign.y1 - pounds.y0 - pounds.y1) < pounds.sizePt;

/** So many amounts in a currency print their pence on a page where all do, and so many for each that may have lost its point. */
const LEAST_WITH_PENCE = 4;
const FOR_EACH_WITHOUT = 3;

function hasPence(words: readonly Word[]): boolean {
  const amounts = words.filter(({ text }) => IN_CURRENCY.test(text));
  const whole = amounts.filter(({ text }) => WHOLE.test(text.replace(/[.,;:)]+$/u, ''))).length;
  return whole >= LEAST_WITH_PENCE && whole >= FOR_EACH_WITHOUT * (amounts.length - whole);
}

/** Nothing follows within so many heights. */
const END = 1.5;
const endsText = (word: Word, words: readonly Word[]): boolean => !words.some((next) => isRightBehind(next, word, END));

function isPence(other: Word, { x1, y0, y1, sizePt }: Word): boolean {
  return (
    PENCE.test(other.text) &&
    other.confidence < 1 &&
    Math.abs(other.y0 + other.y1 - y0 - y1) < sizePt &&
    other.x0 >= x1 - 1 &&
    other.x0 - x1 < PENCE_EM * sizePt
  );
}

/** Whether it ends where the amounts of a column do. */
function endsColumn({ x1, sizePt }: Word, words: readonly Word[], least: number = COLUMN.least): boolean {
  const column = words.filter(({ text, x1: end }) => Math.abs(end - x1) < COLUMN.em * sizePt && WHOLE.test(text));
  return column.length >= least;
}

/** Figures that have neither point nor comma, and thousands that are grouped. */
const BARE = /^\d{5,7}$/u;
/** Fewer may count something, unless the next amounts of their column stand right over and right beneath them. */
const SHORT = /^\d{3,4}$/u;
/** Those with their currency between amounts that have their pence, or beneath several on a page that prints pence, whether it groups its thousands or not. */
const IN_POUNDS = /^[-−–]?£\d{3,5}$/u;
/** Rows of a column stand at most so many heights apart. */
const ROW_HEIGHTS = 2;

function isBetweenAmounts(word: Word, words: readonly Word[]): boolean {
  const { x1, y0, y1, sizePt } = word;
  const column = words.filter((one) => one !== word && Math.abs(one.x1 - x1) < COLUMN.em * sizePt);
  const over = column.filter((one) => one.y1 <= y0).sort((a, b) => b.y1 - a.y1)[0];
  const under = column.filter((one) => one.y0 >= y1).sort((a, b) => a.y0 - b.y0)[0];
  const reach = ROW_HEIGHTS * (y1 - y0);
  const isNear = over !== undefined && under !== undefined && y0 - over.y1 <= reach && under.y0 - y1 <= reach;
  return isNear && [over, under].every(({ text }) => WHOLE.test(text));
}

/** They stand by themselves: nothing is before them within so many of their heights. */
const ALONE = 2;
const GROUPED = /\d,\d{3}\.\d{2}[-+)]*$/u;
/** A number is no amount, whatever stands beneath it. */
const NUMBERED =
  /\b(?:no|num|number|ref|reference|roll|code|id|year(?!['’]s)|units?|kwh|reads?|reading|mileage|hours)\b/iu;

/** A colon for the point of an amount, and a comma at its end that is none of its marks. */
const WITH_COLON = /^(\d{1,3}):(\d{2})$/u;
const ENDS_IN_COMMA = /^(£\d{1,4})(\d{2}),$/u;

/** Figures that end under amounts, with the point that they lost: those without any mark on a page that groups its thousands. */
export function withPoints(words: readonly Word[]): readonly Word[] {
  const isGrouping = words.some(({ text }) => GROUPED.test(text));
  const inPence = hasPence(words);
  return words.map((word) => {
    const isMarked = WITH_COLON.test(word.text) || ENDS_IN_COMMA.test(word.text);
    const isBare = BARE.test(word.text) || (SHORT.test(word.text) && isBetweenAmounts(word, words));
    if (word.confidence === 1 || !endsColumn(word, words)) return word;
    const isInPounds =
      IN_POUNDS.test(word.text) && (isBetweenAmounts(word, words) || (inPence && endsColumn(word, words, COLUMN.more)));
    const isShort = SHORT.test(word.text) && isBare;
    if (!isMarked && !isInPounds && !isShort && !(isGrouping && isBare)) return word;
    if (isInPounds) return withText(word, word.text.replace(/(?=\d{2}$)/u, '.'));
    if (isMarked) return withText(word, word.text.replace(WITH_COLON, '$1.$2').replace(ENDS_IN_COMMA, '$1.$2'));
    const beside = words.filter((other) => other.x1 <= word.x0 && other.y0 < word.y1 && other.y1 > word.y0);
    if (beside.some((other) => NUMBERED.test(other.text) || isRightBehind(word, other, ALONE))) return word;
    const { length } = word.text;
    const pounds = word.text.slice(0, length - 2).replace(/(?<=\d)(?=\d{3}$)/u, ',');
    return withText(word, `${pounds}.${word.text.slice(length - 2)}`);
  });
}
