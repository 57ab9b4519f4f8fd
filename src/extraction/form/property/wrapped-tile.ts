// Labels of tiles that run over lines: `What you owed on 1 January` and `2025` beneath it, over or under their amount.
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { isOfOneSize } from '../../../model/set-alike.ts';
import { readDate } from '../../values/date.ts';

/** Lines of one label begin within this of each other, in points. */
const SAME_EDGE_PT = 2.5;
/** And stand at most this part of a text height apart. */
const GAP_HEIGHTS = 0.6;
/** No label runs over more lines. */
const MOST_LINES = 3;

/** Whether a phrase is part of a label, and no value of its own. */
const isWords = ({ text }: Phrase): boolean =>
  !/\d[.,]\d{2}|[£$€%]/.test(text) && !(/\p{L}/u.test(text) && readDate(text));

/** What a line of a label ends in whose day stands on the next: `What you owed on` over `1 January 2025`, `Closing balance` as well. */
const LEADS_TO_DAY =
  /\b(?:on|at|from|to|until|by|of|balance|ow(?:ed?|ing)(?: us)?|outstanding|debt|forward|opening|closing|start(?:ed)?|beg[au]n|end(?:ed)?|now|today)[:,]?$/iu;
/** Whether a day goes on with the label that ends in the line over it. */
const isDayOfLabel = (line: Phrase | undefined, { text, sizePt, bold }: Phrase): boolean =>
  line !== undefined &&
  LEADS_TO_DAY.test(line.text) &&
  readDate(text) !== undefined &&
  line.sizePt === sizePt &&
  line.bold === bold;

/** The text of a label, of which `phrase` on the line `at` is the first line, to its last. */
export function labelDownFrom(page: PageLayout, at: number, phrase: Phrase): string {
  return [phrase, ...steps(page, at, phrase, 1)].map(({ text }) => text).join(' ');
}

/** The text of a label, of which `phrase` on the line `at` is the last line. */
export function labelUpFrom(page: PageLayout, at: number, phrase: Phrase): string {
  const above = [...steps(page, at, phrase, -1)];
  const isOther = readDate(phrase.text) !== undefined && !isDayOfLabel(above[0], phrase);
  return (isOther ? [phrase] : [...above.reverse(), phrase]).map(({ text }) => text).join(' ');
}

/** The text of the first phrase of the line `at` with the line beneath it, where it breaks off: `Police and Crime Commissioner for`. */
export function labelGoneOn({ lines }: PageLayout, at: number, text: string): string {
  const [own] = lines[at]?.phrases.filter((one) => one.text === text) ?? [];
  const [next, other] = lines[at + 1]?.phrases ?? [];
  const goesOn =
    own !== undefined &&
    next !== undefined &&
    other === undefined &&
    BREAKS_OFF.test(text) &&
    Math.abs(next.x0 - own.x0) <= SAME_EDGE_PT &&
    next.y0 - own.y1 <= GAP_HEIGHTS * (own.y1 - own.y0) &&
    next.sizePt === own.sizePt &&
    next.words.length <= MOST_WORDS_ON &&
    isWords(next);
  return goesOn ? `${text} ${next.text}` : text;
}

/** What no label ends in. */
const BREAKS_OFF = /\s(?:for|of|and|&|the)$/iu;
const MOST_WORDS_ON = 4;

/** What stands beside a label of two lines stands at the middle of them, give or take this part of their distance. */
const OFF_MIDDLE = 0.25;

/** A remark of its own on the label over it, which may name an amount: `(of which adult social care 237.51)`. */
const isRemark = ({ text }: Phrase): boolean => /^\([^()]+\)$/.test(text);
/** Remarks may begin so far behind their label. */
const INDENT_PT = 16;

/** The label of two lines beside the middle of which the amounts of the line `at` stand without one; undefined where there is none. */
export function labelAround({ lines }: PageLayout, at: number): Phrase | undefined {
  const [amount] = lines[at]?.phrases ?? [];
  const [above, below] = [lines[at - 1]?.phrases ?? [], lines[at + 1]?.phrases ?? []];
  const before = (phrases: readonly Phrase[]): Phrase[] => phrases.filter(({ x0 }) => amount && x0 < amount.x0);
  // What stands left of the label is of a panel at the side; right of it are its amounts, and notes on them of two lines as well.
  const top = before(above).at(-1);
  const bottom = below.find((one) => top && Math.abs(one.x0 - top.x0) <= (isRemark(one) ? INDENT_PT : SAME_EDGE_PT));
  if (!amount || !top || !bottom || bottom !== before(below).at(-1) || !isWords(top)) return undefined;
  if (![...above, ...below].every((one) => one.x0 < amount.x0 || isWords(one))) return undefined;
  if (!isWords(bottom) && !readDate(bottom.text) && !isRemark(bottom)) return undefined;
  const [first, last] = [top.y0 + top.y1, bottom.y0 + bottom.y1];
  const isOneCell =
    isOfOneSize(top, bottom, 0) &&
    bottom.y0 - top.y1 <= GAP_HEIGHTS * (top.y1 - top.y0) &&
    amount.x0 > Math.max(top.x1, bottom.x1);
  const isBeside = Math.abs(amount.y0 + amount.y1 - (first + last) / 2) <= OFF_MIDDLE * (last - first);
  const words = [...top.words, ...bottom.words];
  return isOneCell && isBeside
    ? { ...top, text: `${top.text} ${bottom.text}`, words, x1: Math.max(top.x1, bottom.x1), y1: bottom.y1 }
    : undefined;
}

/** The other lines of the label, one after the other; none where something else shares their line. */
function* steps(page: PageLayout, at: number, phrase: Phrase, step: 1 | -1): Generator<Phrase> {
  const own = page.lines[at];
  let last = phrase;
  for (let i = 1; own && i < MOST_LINES; i++) {
    const line = page.lines[at + step * i];
    const next = line?.phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT);
    if (!line || !next || !line.phrases.every((one) => isOfTile(one, own, page))) return;
    if (!isWords(next) && !(step > 0 && isDayOfLabel(last, next))) return;
    const gap = step > 0 ? next.y0 - last.y1 : last.y0 - next.y1;
    if (gap > GAP_HEIGHTS * (phrase.y1 - phrase.y0) || next.sizePt !== phrase.sizePt || next.bold !== phrase.bold)
      return;
    yield next;
    last = next;
  }
}

/** Whether a phrase stands where one of the label's own line begins, or over an amount: rows of tiles have nothing else. */
function isOfTile(one: Phrase, own: Line, { lines }: PageLayout): boolean {
  const begins = (other: Phrase): boolean => Math.abs(other.x0 - one.x0) <= SAME_EDGE_PT;
  const over = (): Phrase | undefined =>
    lines
      .flatMap(({ phrases }) => phrases)
      .findLast(
        (other) => begins(other) && other.y1 <= one.y0 + 1 && one.y0 - other.y1 <= GAP_HEIGHTS * (one.y1 - one.y0),
      );
  if (!isWords(one) && !isDayOfLabel(over(), one)) return false;
  if (own.phrases.some(begins)) return true;
  // A label of fewer lines than its neighbours has its amount higher than they have.
  const under = lines.flatMap(({ phrases }) => phrases).find((other) => begins(other) && other.y0 > one.y0 + 1);
  return under !== undefined && AMOUNT.test(under.text) && under.y0 - one.y1 <= TILE_HEIGHTS * (one.y1 - one.y0);
}

/** What stands beneath a label in a tile, and how near, in text heights. */
const AMOUNT = /^[-–−+]? ?[£$€] ?\d/;
const TILE_HEIGHTS = 1.3;
