// Words that an engine tore apart where letters stand wide: amounts (`£1 31 .56`), months with a year behind them (`J un26`), days
// (`1 6 January`), words behind their first letter (`NI t able`) or before a nought for an o (`Arg 0s`), and numbers that the paper prints
// whole elsewhere (`B-3K92 D17X`).
import { boundsOf, type Word } from '../model/page.ts';
import { isMonth } from './mend-dates.ts';
import { withoutNought } from './noughts.ts';
import { isPointSign } from './point-signs.ts';

/** Pieces of one word stand no further apart than this, in font sizes. */
const PIECES_EM = 0.6;
/** Those of an amount may be in type whose figures are low and wide; phrases are no further apart. */
const AMOUNT_EM = 0.85;
const MOST_PIECES = 8;

/** What a word may begin with that goes on in the next piece: an amount without its pence, or the first letter of a month. */
const BEGUN = /^(?:[-−–+(]*[£€$][\d,]*|[-−–+(]*\d{1,3}(?:,\d{3})*,\d{0,2}|J)$/u;
const MARKED = /^[-−–+(]*[£€$]\d/u;
const BEGUN_DAY = /^[123]$/u;
const WHOLE = /^(?:[-−–+(]*(?:[£€$]\d{1,3}(?:,?\d{3})*|\d{1,3}(?:,\d{3})+)\.\d{2}[-+)]*|J(?:an|une?|uly?)\d{2,4})$/u;

/** No small letter stands alone but these: a and those of Welsh, o of the clock, p of pence, s behind an apostrophe, v and x between two. */
const LONE_LETTER = /^[bcdfghjklmnqrtuz]$/u;
const SMALL = /^\p{Ll}{2,}[.,:]?$/u;

/** What only a number is made of: capitals and figures, so many of them. */
const CODE = /^(?=(?:\P{L}*\p{Lu}))(?=(?:\D*\d){3})[\p{Lu}\d/-]{8,}$/u;

/** The numbers that words print. */
export const codesAmong = (words: readonly Word[]): readonly string[] =>
  words.flatMap(({ text }) => (CODE.test(text) ? [text] : []));

/** The words, such pieces put together; embedded text is left as it is. `codes` are the numbers that the paper prints. */
export function withTornWords(words: readonly Word[], codes: ReadonlySet<string>): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const pieces = piecesFrom(words, at, codes);
    const [first] = pieces;
    if (!first) break;
    const { alternatives: _, ...rest } = first;
    const text = textOf(pieces);
    const confidence = Math.min(...pieces.map((word) => word.confidence));
    const whole = WHOLE.test(text) ? text : (printedWhole(text, words) ?? withGap(pieces) ?? text);
    joined.push(pieces.length === 1 ? first : { ...rest, ...boundsOf(pieces), text: whole, confidence });
    at += pieces.length;
  }
  return joined.length === words.length ? words : joined;
}

/** The pieces of the word that begins at a place: itself alone where nothing that follows makes it whole. */
function piecesFrom(words: readonly Word[], at: number, codes: ReadonlySet<string>): readonly Word[] {
  const all = words.slice(at, at + MOST_PIECES);
  const [first] = all;
  if (!first || first.confidence === 1) return all.slice(0, 1);
  if (BEGUN_DAY.test(first.text)) return isTornDay(all) ? all.slice(0, 2) : [first];
  const [, second] = all;
  if (second && isNext(first, second) && codes.has((first.text + second.text).replace(/^:/, '')))
    return [first, second];
  if (second && isParted(first, second)) return [first, second];
  if (second && isNext(first, second) && LONE_LETTER.test(first.text) && SMALL.test(second.text))
    return [first, second];
  if (!BEGUN.test(first.text)) return [first];
  const within = MARKED.test(first.text) ? AMOUNT_EM : PIECES_EM;
  for (let count = 2; count <= all.length; count++) {
    const pieces = all.slice(0, count);
    if (!pieces.every((word, i) => i === 0 || isNext(pieces[i - 1], word, within))) break;
    if (WHOLE.test(textOf(pieces)) || printedWhole(textOf(pieces), words) !== undefined) return pieces;
    const after = words[at + count];
    const isWhole = after === undefined || !isNext(pieces.at(-1), after);
    if (isWhole && withGap(pieces) !== undefined) return pieces;
  }
  return [first];
}

/** No space is as narrow as this, in font sizes. */
const TOUCHING_EM = 0.08;

/** Whether a word goes on at once with a nought for its o: `Arg` and `0s`. */
const isParted = (first: Word, second: Word): boolean =>
  /^\p{L}+$/u.test(first.text) &&
  /^0\p{L}*$/u.test(second.text) &&
  Math.abs(second.x0 - first.x1) < TOUCHING_EM * first.sizePt &&
  Math.abs(second.y0 - first.y0) < TOUCHING_EM * first.sizePt &&
  withoutNought(first.text + second.text, undefined) !== undefined;

const textOf = (pieces: readonly Word[]): string => pieces.map(({ text }) => text).join('');

const WITHOUT_POINT = /^[£€$]\d{3,}$/u;

/** The amount of these figures as the page prints it elsewhere, where they lost its point: `£203 70`. */
function printedWhole(torn: string, words: readonly Word[]): string | undefined {
  if (!WITHOUT_POINT.test(torn)) return undefined;
  return words.find(({ text }) => WHOLE.test(text) && text.replace(/[.,]/gu, '') === torn)?.text;
}

/** A gap for a point is wider than this, in font sizes, and than so many of the others. */
const POINT = { em: 0.25, times: 2 };

/** The amount of figures that large type tears apart, the point lost in the widest of their gaps: `£ 1 16  90`, `£ 3 1  2 6`. */
function withGap(pieces: readonly Word[]): string | undefined {
  const [sign, ...figures] = pieces;
  const mark = figures.findIndex((one) => isPointSign(one, one.sizePt));
  if (mark > 0) return sign?.text === '£' ? amountOf(figures.slice(0, mark), figures.slice(mark + 1)) : undefined;
  const [first] = figures;
  if (sign?.text !== '£' || !first || figures.length < 2 || !figures.every(({ text }) => /^\d+$/u.test(text)))
    return undefined;
  const gaps = figures.slice(1).map(({ x0 }, at) => x0 - (figures[at]?.x1 ?? x0));
  const widest = Math.max(...gaps);
  const at = gaps.indexOf(widest) + 1;
  const others = [first.x0 - sign.x1, ...gaps.filter((_, index) => index !== at - 1)];
  const isApart = widest > POINT.em * first.sizePt && others.every((gap) => widest > POINT.times * gap);
  return isApart ? amountOf(figures.slice(0, at), figures.slice(at)) : undefined;
}

function amountOf(before: readonly Word[], behind: readonly Word[]): string | undefined {
  const [pounds, pence] = [textOf(before), textOf(behind)];
  return /^\d{1,6}$/u.test(pounds) && /^\d\d$/u.test(pence) ? `£${pounds}.${pence}` : undefined;
}

/** Whether these begin with the two figures of a day (`1 6 January`): no number of one figure stands before another and a month. */
function isTornDay([first, second, month]: readonly Word[]): boolean {
  const day = `${first?.text ?? ''}${second?.text ?? ''}`;
  return /^(?:[12]\d|3[01])$/u.test(day) && second !== undefined && isNext(first, second) && isMonth(month?.text ?? '');
}

function isNext(last: Word | undefined, word: Word, within = PIECES_EM): boolean {
  return (
    last !== undefined &&
    word.confidence < 1 &&
    Math.abs(word.y0 + word.y1 - last.y0 - last.y1) < last.sizePt &&
    word.x0 >= last.x1 - 1 &&
    word.x0 - last.x1 < within * last.sizePt
  );
}
