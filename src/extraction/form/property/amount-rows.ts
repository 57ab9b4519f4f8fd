// Lines that say what an amount is for: a label and the amounts beside it, wherever on the page they stand.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { overlapsAcross, textOf } from '../../../model/page.ts';
import type { AmountReading } from '../../values/amount.ts';
import { readDate } from '../../values/date.ts';
import { firstLabel } from './label-column.ts';
import { amountAtEnd, amountAtStart, moneyOf } from './money-in-phrase.ts';
import { tidyLabel } from './tidy-label.ts';
import { labelAround, labelDownFrom, labelGoneOn, labelUpFrom } from './wrapped-tile.ts';

/** An amount in its place. */
export interface PlacedAmount {
  readonly amount: AmountReading;
  readonly printed: Printed;
  /** Whether its column is headed as that of totals. */
  readonly isTotal?: true;
}

/** A label with the amounts that follow it on its line. */
export interface AmountRow {
  readonly label: string;
  readonly amounts: readonly PlacedAmount[];
  readonly page: number;
  readonly line: Line;
  /** Index of the line on its page. */
  readonly lineIndex: number;
  /** Left edge of the label, right edge of the last amount. */
  readonly x0: number;
  readonly x1: number;
}

/** Every such row in reading order. `currency` decides how amounts without a symbol are read. */
export function amountRows(layout: DocumentLayout, currency: string): AmountRow[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, lineIndex) => (line.furniture ? [] : rowsOf({ page, line, lineIndex, currency }))),
  );
}

/** A label stands over its amount when both begin within this of each other, in points. */
const SAME_EDGE_PT = 2.5;
/** And at most this many text heights apart. */
const OVER_HEIGHTS = 1.3;

/** The header of a column of amounts, where each has its label to the left. */
const HEADER =
  /^\W*$|^band [a-i]\W*$|^(?:amount|total|balance|debit|credit|charge|fee|cost|value|sum|payment|price|instalment)s?\b[^a-z]*(?:due|payable|amount)?[^a-z]*$/i;

function isHeader(over: Phrase, amount: Phrase, place: Place): boolean {
  return (
    isLabelled(amount, place.line) && (HEADER.test(over.text) || IN_POUNDS.test(over.text) || isInColumn(amount, place))
  );
}

/** Whether the next row has a label where this one has, and an amount at an edge of this one: what is over them heads a column. */
function isInColumn(amount: Phrase, { page, line, lineIndex, currency }: Place): boolean {
  const [label] = line.phrases;
  const [nextLabel, ...cells] = page.lines[lineIndex + 1]?.phrases ?? [];
  if (!label || !nextLabel || Math.abs(label.x0 - nextLabel.x0) > SAME_EDGE_PT || !/\p{L}{2}/u.test(nextLabel.text))
    return false;
  const isBeneath = ({ x0, x1 }: Phrase): boolean =>
    [x0 - amount.x0, x1 - amount.x1].some((away) => Math.abs(away) <= SAME_EDGE_PT);
  return cells.some((cell) => isBeneath(cell) && moneyOf(cell.text, currency));
}

/** A head that says what its figures are in: `Water £`. */
const IN_POUNDS = /\p{L}.*\(?[£€$]\)?$/u;

/** Rows of a table reach so far beneath its head. */
const TABLE_LINES = 12;

/** Whether the amount stands in a column that is headed as one of amounts. */
function isUnderHead(amount: Phrase, { page, lineIndex }: Pick<Place, 'page' | 'lineIndex'>): boolean {
  return page.lines
    .slice(Math.max(0, lineIndex - TABLE_LINES), lineIndex)
    .some(
      ({ phrases }) =>
        phrases.length > 1 && phrases.some((one) => overlapsAcross(one, amount) && HEADER.test(one.text)),
    );
}

/** The words of a label, on as many lines as it has, and its left edge. */
type TileLabel = Pick<Phrase, 'text' | 'x0'>;

/** The label over an amount: in boxes and stacks it stands there instead of beside it. */
function labelOver(amount: Phrase, { page, line, lineIndex, currency }: Place): TileLabel | undefined {
  const height = line.y1 - line.y0;
  for (const above of page.lines.slice(Math.max(0, lineIndex - 3), lineIndex).reverse()) {
    if (line.y0 - above.y1 > OVER_HEIGHTS * height) return undefined;
    const label = above.phrases.find(({ x0 }) => Math.abs(x0 - amount.x0) <= SAME_EDGE_PT);
    if (!label) continue;
    const isDay = readDate(label.text) !== undefined;
    const text =
      line.phrases.length > 1 || YEAR.test(label.text) || isDay
        ? labelUpFrom(page, page.lines.indexOf(above), label)
        : label.text;
    const isLabel =
      /\p{L}{3}/u.test(text) &&
      !/^[£$€]? ?\d/.test(text) &&
      !moneyOf(label.text, currency) &&
      !(isOtherValue(label.text) && text === label.text) &&
      !(isRest(label) && isLabelled(amount, line));
    if (isUnderHead(amount, { page, lineIndex })) return undefined;
    // An amount on its left is of another label: a ledger beside a column of boxes.
    const isFree = !above.phrases.some(({ x0, text }) => x0 > label.x0 && moneyOf(text, currency));
    return isLabel && isFree && !isHeader(label, amount, { page, line, lineIndex, currency })
      ? { text, x0: label.x0 }
      : undefined;
  }
  return undefined;
}

/** Whether a line is the end of a remark on the amount over it: `£80.00 (added to` over `the loan)`. */
const isRest = ({ text }: Phrase): boolean => /^[^(]*\)[.,;]?$/.test(text);

/** Whether words stand left of an amount on its line. */
const isLabelled = (amount: Phrase, { phrases }: Line): boolean =>
  phrases.some(({ x1, text }) => x1 < amount.x0 && /\p{L}{2}/u.test(text));

/** A rate or a day, whatever is said after it: the value of another row. */
const isOtherValue = (text: string): boolean =>
  readDate(text) !== undefined || /^\d{1,2}(?:\.\d{1,4})? ?%|^\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} \d{4}\b/u.test(text);

/** The label over an amount of a row of tiles, where each label stands over the middle of its amount. */
function labelCentred(amount: Phrase, { page, line, lineIndex, currency }: Place): TileLabel | undefined {
  const above = page.lines[lineIndex - 1];
  const isRow =
    above?.phrases.length === line.phrases.length &&
    line.phrases.length >= FEWEST_TILES &&
    line.y0 - above.y1 <= TILE_HEIGHTS * (line.y1 - line.y0) &&
    line.phrases.every(({ text }) => moneyOf(text, currency));
  const labels = isRow ? above.phrases : [];
  const isTiles = labels.every((label, at) => isOverMiddle(label, line.phrases[at]) && isTileLabel(label, currency));
  return isTiles ? labels[line.phrases.indexOf(amount)] : undefined;
}

/** So many amounts beside each other, each with words over it, are tiles. */
const FEWEST_TILES = 3;
const TILE_HEIGHTS = 1.6;
/** The middles of a tile's lines differ at most by this, in points. */
const SAME_MIDDLE_PT = 6;

function isOverMiddle(label: Phrase, amount: Phrase | undefined): boolean {
  return amount !== undefined && Math.abs(label.x0 + label.x1 - amount.x0 - amount.x1) / 2 <= SAME_MIDDLE_PT;
}

const isTileLabel = ({ text }: Phrase, currency: string): boolean =>
  /\p{L}{3}/u.test(text) && !HEADER.test(text) && !moneyOf(text, currency) && !readDate(text);

/** The end of a label that ends in a day. */
const YEAR = /^(?:19|20)\d{2}$/;

/** What stands in the place of an amount: no label of the one over it. */
const NOTHING = /^(?:free|nil|none|n\/a|included|waived|refunded|variable|tbc)$/i;

/** The label beneath an amount, where a row of amounts has a row of labels beneath it that is nearer than what is above. */
function labelUnder(amount: Phrase, { page, line, lineIndex, currency }: Place): TileLabel | undefined {
  const under = page.lines[lineIndex + 1];
  const above = page.lines[lineIndex - 1];
  if (!under || line.phrases.length < 2) return undefined;
  const gap = under.y0 - line.y1;
  const isNear = gap <= OVER_HEIGHTS * (line.y1 - line.y0) && gap < (above ? line.y0 - above.y1 : Infinity);
  const underOf = (phrase: Phrase): Phrase | undefined =>
    under.phrases.find(
      ({ x0, x1, text }) =>
        (Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT || Math.abs(x1 - phrase.x1) <= SAME_EDGE_PT) &&
        /\p{L}{3}/u.test(text) &&
        !NOTHING.test(text) &&
        !moneyOf(text, currency),
    );
  const label = isNear && line.phrases.every((phrase) => underOf(phrase) !== undefined) ? underOf(amount) : undefined;
  return label && { text: labelDownFrom(page, lineIndex + 1, label), x0: label.x0 };
}

/** Figures that stand beside amounts without being any: `4.5%`, a count, a bare percentage of change. */
const ASIDE = /^[+-]?\d{1,3}(?:\.\d{1,2})?\s?%?$/;
/** How much an amount has changed, in its column. */
const CHANGE = /^[+-]?\d{1,2}(?:\.\d{1,2})? ?%$/;

interface Place {
  readonly page: PageLayout;
  readonly line: Line;
  readonly lineIndex: number;
  readonly currency: string;
}

function rowsOf(place: Place): AmountRow[] {
  const { line, lineIndex, currency } = place;
  const rows: AmountRow[] = [];
  let label: Phrase | undefined;
  let text = '';
  let amounts: PlacedAmount[] = [];
  const close = (): void => {
    if (label && text !== '' && amounts.length > 0) {
      const x1 = amounts.at(-1)?.printed.box.x1 ?? label.x1;
      rows.push({ label: text, amounts, page: line.page, line, lineIndex, x0: label.x0, x1 });
    }
    label = undefined;
    text = '';
    amounts = [];
  };
  const first = line.phrases.findIndex((phrase) => phrase === firstLabel(place.page, line));
  const around = hasNoLabel(place) ? labelAround(place.page, lineIndex) : undefined;
  for (const phrase of line.phrases.slice(first)) {
    const amount = moneyOf(phrase.text, currency);
    const over = amount && labelElsewhere(phrase, place);
    if (amount && isShare(phrase, place)) continue;
    if (amount && over) {
      close();
      const placed = { amount, printed: printedWords(phrase.words, line.page) };
      rows.push({ label: over.text, amounts: [placed], page: line.page, line, lineIndex, x0: over.x0, x1: phrase.x1 });
    } else if (amount) {
      if (around) [label, text] = [around, around.text];
      amounts.push({ amount, printed: printedWords(phrase.words, line.page) });
    } else if (!ASIDE.test(phrase.text) && !readDate(phrase.text)) {
      if (amounts.length > 0) close();
      const leading = label === undefined ? undefined : amountAtStart(phrase, currency);
      if (leading) {
        amounts.push({ amount: leading, printed: printedWords(phrase.words, line.page) });
        close();
        continue;
      }
      const own = isOfEach(phrase, place) ? undefined : amountAtEnd(phrase, currency);
      label ??= phrase;
      text = [text, own ? textOf(own.before) : phrase.text].filter(Boolean).join(' ');
      if (own) amounts.push({ amount: own.amount, printed: printedWords(own.words, line.page) });
    }
  }
  close();
  const whole = (label: string): string => tidyLabel(labelGoneOn(place.page, lineIndex, label));
  return rows.map((row) => ({ ...row, label: whole(row.label), amounts: withTotal(row.amounts, place) }));
}

/** Whether figures alone stand on a line, or an amount before words that say when it is to be paid. */
function hasNoLabel({ line: { phrases }, currency }: Place): boolean {
  const [amount, ...rest] = phrases.map(
    ({ text }) => moneyOf(text, currency) ?? (CHANGE.test(text) ? 'change' : undefined),
  );
  return amount !== undefined && (!rest.includes(undefined) || (amount !== 'change' && !rest.some(Boolean)));
}

/** The label of an amount that does not stand left of it. */
const labelElsewhere = (amount: Phrase, place: Place): TileLabel | undefined =>
  labelUnder(amount, place) ?? labelOver(amount, place) ?? labelCentred(amount, place);

/** A count and the amount of each, where what they come to stands beside them: `12 payments of £500.00`. */
function isOfEach(phrase: Phrase, { line, currency }: Place): boolean {
  const others = line.phrases.slice(line.phrases.indexOf(phrase) + 1);
  return /(?:\b(?:of|at|x)|[×@]) ?£?[\d,.]+$/i.test(phrase.text) && others.some(({ text }) => moneyOf(text, currency));
}

/** Whether a bare figure stands under a head of percentages: how much more it is than last year's. */
function isShare(phrase: Phrase, { page, lineIndex }: Place): boolean {
  if (!/^[-–+]?\d{1,2}\.\d{1,2}\*?$/.test(phrase.text)) return false;
  const head = page.lines
    .slice(Math.max(0, lineIndex - TABLE_LINES), lineIndex)
    .flatMap(({ phrases }) => (phrases.length > 1 ? phrases.filter((one) => overlapsAcross(one, phrase)) : []))
    .findLast(({ text }) => !/^[-–+]?\d{1,2}\.\d{1,2}\*?$/.test(text));
  return head !== undefined && /%|\bper ?cent/i.test(head.text) && !head.text.includes('£');
}

const TOTAL_HEAD =
  /^(?:total|overall|combined|both|altogether|together|in (?:all|total)|(?:the )?sum|all (?:the )?(?:parts|accounts|loans)|(?:the |your )?(?:whole|entire|full) (?:account|mortgage|loan)|(?:account|mortgage|loan) total)\b/i;

/** Of several amounts, the one whose column is headed as that of totals is marked so. */
function withTotal(amounts: readonly PlacedAmount[], { page, lineIndex }: Place): readonly PlacedAmount[] {
  if (amounts.length < 2) return amounts;
  const heads = page.lines
    .slice(Math.max(0, lineIndex - TABLE_LINES), lineIndex)
    .flatMap(({ phrases }) => (phrases.length > 1 ? phrases.filter(({ text }) => TOTAL_HEAD.test(text)) : []));
  return amounts.map((one) => {
    return heads.some((head) => overlapsAcross(head, one.printed.box)) ? { ...one, isTotal: true } : one;
  });
}
