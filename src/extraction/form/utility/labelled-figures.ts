// Amounts and dates with whatever labels them: words before them in their phrase, left of them on their line, or above them.
// Suppliers word their labels in many ways; what they say is told by the words in them, and proven by the bill's arithmetic.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { isDayOfAmount } from '../../fields/day-of-amount.ts';
import { wrappedPhrases } from '../../fields/wrapped-labels.ts';
import { readAmount, signedMinor } from '../../values/amount.ts';
import { datesIn } from '../../values/date.ts';
import { onlyDayIn } from '../../values/days.ts';
import { noteOn, tilesOf } from './tile-figures.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** A figure, and the folded words that may label it, the likeliest first. */
export interface LabelledFigure {
  readonly labels: readonly string[];
  readonly candidate: FieldCandidate;
  /** Whether it is the sum of its row, or one of what the sum is of. */
  readonly inRow?: 'sum' | 'part';
}

/** Candidates of these are looked at after those that a rule of the profile found. */
const CONFIDENCE = 0.7;
/** A label may stand this many text heights above its value. */
const ABOVE_HEIGHTS = 2.6;
const LONGEST_LABEL_WORDS = 9;
const SAME_EDGE_PT = 4;
const LONGEST_AMOUNT_WORDS = 5;

/** Every amount that stands in a phrase of its own or ends a phrase that labels it, with its label; once for each part of a label. */
export function labelledAmounts(layout: DocumentLayout): LabelledFigure[] {
  return inPhrases(layout, (place) => {
    const { text, words } = place.phrase;
    if (!/\d/.test(text)) return [];
    const { label = '', money = '' } = ENDED_BY_AMOUNT.exec(text)?.groups ?? {};
    if ((label === '' && words.length > LONGEST_AMOUNT_WORDS) || EACH.test(label)) return [];
    const amount = readAmount(label === '' ? text.replace(/^:\s*/, '') : money);
    if (!amount || (!amount.hasFraction && !amount.currency)) return [];
    const value: FieldValue = { kind: 'money', amount };
    const ofSum = labelOfSum(place);
    const own = ofSum ?? label;
    const inRow =
      ofSum === undefined ? {} : ({ inRow: place.line.phrases.at(-1) === place.phrase ? 'sum' : 'part' } as const);
    const parts = (own === '' ? (leftOf(place)?.text ?? '') : own).split(PART_END);
    const rest = parts.length > 1 ? parts.map((part) => shortLabel(part)) : [];
    const note = label === '' ? noteOn(place.page, place.phrase) : undefined;
    return [labelsOf(place, own), ...rest, ...(note === undefined ? [] : [[note]])].flatMap((labels, i) =>
      labels.length > 0 || i === 0 ? [{ ...figureOf(place, labels, value), ...inRow }] : [],
    );
  });
}

/** A label with its amount in one phrase: `Total charges: £120.40`. */
const ENDED_BY_AMOUNT =
  /^(?!minus\s+£)(?<label>\p{L}[^£]{2,90}?)[\s:.…·]*[:\s.…](?<money>[-–−+]?\s?£\s?\d[\d,]*\.\d\d(?:\s?(?:CR|DR|credit|debit|in credit|in debit))?)$/iu;
/** What makes a figure the price of one of several: `Payments, 6 at £20.00`. */
const EACH = /\d\s?(?:at|@|x|×|of)$/iu;
/** Where a label says one thing more: `This month’s bill – we’ll take it on 3 May`. */
const PART_END = /\s[–—-]\s/u;

/** The label of a row of amounts whose last is the sum of the others: a column for each supply, and one for all. */
function labelOfSum({ line }: Place): string | undefined {
  const amounts = line.phrases.map(({ text }) => readAmount(text));
  const first = amounts.findIndex((one) => one?.hasFraction);
  const [sum, ...parts] = amounts.slice(first).reverse();
  if (first < 1 || !sum || parts.length < 2 || parts.some((one) => !one?.hasFraction)) return undefined;
  const total = parts.reduce((all, one) => all + (one ? signedMinor(one) : 0), 0);
  return total === signedMinor(sum) ? line.phrases[first - 1]?.text : undefined;
}

/**
 * The nearest words left of a figure: between them may stand its day in a column of its own, what it was worked out by (`VAT   5% of £132.20
 * £6.61`), and a currency sign apart.
 */
function leftOf(place: Place): Phrase | undefined {
  const { line, phrase } = place;
  const left = line.phrases
    .slice(0, line.phrases.indexOf(phrase))
    .filter(
      ({ text }) =>
        !isHowPaid(text) &&
        !/^(?:(?:@|at )?\s?\d{1,2}(?:\.\d+)?\s?%(?:,? (?:of|on|x|×) £?[\d,]+\.\d\d)?|£|GBP|=)$/.test(text),
    );
  const named = left.filter(({ text }) => withoutDates(text).trim() !== '' && !isDayOfAmount(text));
  const [first] = named;
  // Where it was paid may stand in a column of its own: `Payment 15/08/2025   Post Office   50.00`.
  const isPaid = first && OF_PAYMENT.test(first.text) && left.some(({ text }) => datesIn(text).length === 1);
  return (isPaid ? first : named.at(-1)) ?? left.at(-1) ?? besideLarger(place);
}

const OF_PAYMENT =
  /^(?:less |minus )?(?:your )?(?:payments?|paid|direct debit|dd)(?: received| made| taken)?\b(?!.*\b(?:due|plan|by)\b)/iu;

/** The words that stand left of a figure so much larger that it is on a line of its own. */
function besideLarger({ page, line, lineIndex, phrase }: Place): Phrase | undefined {
  if (line.phrases[0] !== phrase) return undefined;
  const isBeside = ({ x1, y0, y1, sizePt }: Phrase): boolean =>
    x1 <= phrase.x0 &&
    sizePt < phrase.sizePt &&
    Math.min(y1, phrase.y1) - Math.max(y0, phrase.y0) >= MOST_OF_HEIGHT * (y1 - y0);
  return [page.lines[lineIndex - 1], page.lines[lineIndex + 1]]
    .flatMap((one) => one?.phrases ?? [])
    .filter(isBeside)
    .at(-1);
}

const MOST_OF_HEIGHT = 0.6;

/** Whether a text says how something was paid, beside its day: `21 April 2026 · card`. */
function isHowPaid(text: string): boolean {
  const rest = withoutDates(text);
  return rest !== text && HOW_PAID.test(rest);
}

const HOW_PAID =
  /^\W*(?:by )?(?:(?:debit |credit )?card|direct debit|dd|cash|cheque|bank transfer|bacs|online|app)\W*$/iu;

/** Every whole date, with its label. */
export function labelledDates(layout: DocumentLayout): LabelledFigure[] {
  return inPhrases(layout, (place) => {
    // Two dates are a period.
    const only = /\d/.test(place.phrase.text) ? onlyDayIn(place.phrase.text) : undefined;
    if (!only) return [];
    // What is paid on it may stand before it: `We’ll take   £63.67 on 1 January 2026`.
    const said = AMOUNT_ON.test(only.before) ? (leftOf(place)?.text ?? '') : '';
    return [figureOf(place, labelsOf(place, said || only.before), { kind: 'date', date: only.date })];
  });
}

const AMOUNT_ON =
  /^£\s?[\d,]+\.\d\d,? (?:(?:by direct debit|from your (?:bank )?account),? )?(?:on|by|before|around|on or after)\s*$/iu;

interface Place {
  readonly page: PageLayout;
  readonly line: Line;
  readonly lineIndex: number;
  readonly phrase: Phrase;
}

function inPhrases(layout: DocumentLayout, read: (place: Place) => LabelledFigure[]): LabelledFigure[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, lineIndex) => line.phrases.flatMap((phrase) => read({ page, line, lineIndex, phrase }))),
  );
}

function figureOf(
  { page, line, lineIndex, phrase }: Place,
  labels: readonly string[],
  value: FieldValue,
): LabelledFigure {
  const printed = printedPhrase(phrase, page.number);
  const place = { page: page.number, lineIndex, furniture: line.furniture };
  return { labels, candidate: { value, printed, confidence: CONFIDENCE, ...place } };
}

/** The words before a figure in its phrase; else those that stand right above it, and those left of it. */
function labelsOf(place: Place, before: string): string[] {
  const own = lastSentence(before);
  if (own !== '') return shortLabel(own);
  const { phrase } = place;
  const tile = tilesOf(place.page).get(phrase);
  if (tile) return shortLabel(tile.label.text);
  const around = labelsAround(place);
  if (around.length > 0) return around;
  const left = leftOf(place);
  const above = aboveOf(place);
  // The day may stand over what it is the day of: `On 3 May 2026   £31.20` over `Your balance was`.
  const under = left && isOnlyDay(left) ? labelUnderDay(place, left) : undefined;
  if (under) return shortLabel(under.text);
  // What only dates a figure leaves it to its heading to say what it is: `What to pay`, `By 2 May 2026   £31.20`.
  const heading = left && isOnlyDay(left) ? aboveOf({ ...place, phrase: left }) : undefined;
  if (heading && isLabel(heading)) return shortLabel(heading.text);
  const beside = left && isLabel(left) ? shortLabel(left.text) : [];
  const over = above && isLabel(above) ? [...wholeOver(place, above), ...shortLabel(above.text)] : [];
  // The head of a column says with or without VAT of all its amounts: it names none of them.
  if (beside.length > 0 && over.some((one) => OF_COLUMN.test(one))) return beside;
  const isStacked = above !== undefined && Math.abs(above.x0 - phrase.x0) <= SAME_EDGE_PT;
  return isStacked ? [...over, ...beside] : [...beside, ...over];
}

/** The label of a tile that runs over lines, of which the last is given: `Balance on your last` over `statement`, in a row of such. */
function wholeOver({ page, line }: Place, last: Phrase): string[] {
  if (line.phrases.length < 2 || !line.phrases.every(({ text }) => readAmount(text)?.hasFraction)) return [];
  const whole = wrappedPhrases(page).findLast(({ pieces, isDoubtful }) => pieces.at(-1) === last && !isDoubtful);
  return whole ? shortLabel(whole.phrase.text) : [];
}

/** The two lines of a label whose figure is set at half their height, the first one first. */
function labelsAround({ page, line, lineIndex, phrase }: Place): string[] {
  // The number of a step stands before them: `1`, in a circle.
  const [first, ...others] = line.phrases.filter(({ text }) => !/^\d$/.test(text));
  if (first !== phrase || others.length > 0) return [];
  const [above, below] = [page.lines[lineIndex - 1]?.phrases ?? [], page.lines[lineIndex + 1]?.phrases ?? []];
  const [top, bottom] = [above[0], below[0]];
  const isPair = top && bottom && !above[1] && !below[1] && Math.abs(top.x0 - bottom.x0) <= SAME_EDGE_PT;
  if (!isPair || Math.max(top.x1, bottom.x1) > phrase.x0 || !isLabel(top) || !isLabel(bottom)) return [];
  const middle = (phrase.y0 + phrase.y1) / 2;
  const isBetween = top.y1 > phrase.y0 && bottom.y0 < phrase.y1 && (top.y0 + top.y1) / 2 < middle && bottom.y1 > middle;
  return isBetween ? [...shortLabel(top.text), ...shortLabel(bottom.text)] : [];
}

/** The label right beneath a day, alone on its line, which its verb leads on to the amount. */
function labelUnderDay({ page, lineIndex }: Place, day: Phrase): Phrase | undefined {
  const [below, other] = page.lines[lineIndex + 1]?.phrases ?? [];
  if (!below || other || Math.abs(below.x0 - day.x0) > SAME_EDGE_PT) return undefined;
  const isClose = below.y0 - day.y1 <= CLOSE_HEIGHTS * (day.y1 - day.y0);
  return isClose && isLabel(below) && LEADS_ON.test(below.text) ? below : undefined;
}

const CLOSE_HEIGHTS = 0.8;
const LEADS_ON = /\b(?:was|is|were|are|of|to)$/iu;

const OF_COLUMN =
  /^(?:amount |price |cost |charges? |gbp )?(?:ex|exc|excl|excluding|without|inc|incl|including)(?: of)? vat(?: amount| price)?$/;

function isOnlyDay({ text }: Phrase): boolean {
  return (
    datesIn(text).length === 1 &&
    /^(?:(?:please )?(?:pay|due|payable|paid|collected|taken)? ?(?:by|on|before|on or before|no later than|on or after|on or around)?)?\W*$/iu.test(
      withoutDates(text).trim(),
    )
  );
}

function lastSentence(text: string): string {
  return (text.split(/[.;|·]\s/).at(-1) ?? '').trim();
}

/** A label without what it notes in brackets, and without another figure and its words. */
function shortLabel(text: string): string[] {
  const bare = withoutDates(text)
    .replace(WITH_VAT, ' including VAT')
    .replace(/\([^()]*£[^()]*\)/gu, ' ')
    .replace(/^.*£\s?[\d,]+\.\d\d(?:\s*,|\s+(?:and|plus|less)\b)/u, '');
  const folded = foldText(bare.replace(/(?<!\b(?:on|of) )(?:\d+ )?(?:(?:@|at) )?£\s?[\d,]+\.\d\d/gu, ' '));
  return folded.split(' ').length <= LONGEST_LABEL_WORDS && /[a-z]{3}/.test(folded) ? [folded] : [];
}

/** The VAT that a total names behind its label: `Total (incl. VAT £6.20)`, `Total, including VAT of £6.20`. */
const WITH_VAT =
  /\((?:inc|incl|including|includes)\.? VAT[^()]*£[^()]*\)|,? (?:inc|incl|including)\.? VAT(?: (?:at|@) \d{1,2}(?:\.\d+)? ?%)?(?: of)? £\s?[\d,]+\.\d\d$/giu;

function isLabel({ text }: Phrase): boolean {
  return /\p{L}{3}/u.test(withoutDates(text)) && !readAmount(text);
}

function aboveOf({ page, line, lineIndex, phrase }: Place): Phrase | undefined {
  const limit = line.y0 - ABOVE_HEIGHTS * (line.y1 - line.y0);
  for (const above of page.lines.slice(0, lineIndex).reverse()) {
    if (above.y0 < limit) break;
    const found = above.phrases.find((one) => one.x0 < phrase.x1 && one.x1 > phrase.x0);
    if (found) return found;
  }
  return undefined;
}
