// Amounts and dates with whatever labels them: words before them in their phrase, left of them on their line, or above them.
// Suppliers word their labels in many ways; what they say is told by the words in them, and proven by the bill's arithmetic.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { readAmount } from '../../values/amount.ts';
import { dateOf, datesIn } from '../../values/date.ts';

/** A figure, and the folded words that label it. */
export interface LabelledFigure {
  readonly label: string;
  readonly candidate: FieldCandidate;
}

/** Candidates of these are looked at after those that a rule of the profile found. */
const CONFIDENCE = 0.7;
/** A label may stand this many text heights above its value. */
const ABOVE_HEIGHTS = 2.6;
const LONGEST_LABEL_WORDS = 9;

/** Every amount that stands in a phrase of its own, with its label. */
export function labelledAmounts(layout: DocumentLayout): LabelledFigure[] {
  return inPhrases(layout, (place) => {
    const amount = readAmount(place.phrase.text.replace(/^:\s*/, ''));
    const label = amount && (amount.hasFraction || amount.currency) ? labelOf(place, '') : undefined;
    return amount && label !== undefined ? [figureOf(place, label, { kind: 'money', amount })] : [];
  });
}

/** Every whole date, with its label. */
export function labelledDates(layout: DocumentLayout): LabelledFigure[] {
  return inPhrases(layout, (place) => {
    const dates = datesIn(place.phrase.text);
    // Two dates are a period.
    const [only] = dates;
    const reading = dates.length === 1 ? only?.match.readings[0] : undefined;
    const date = reading && dateOf(reading);
    const label = date && only ? labelOf(place, place.phrase.text.slice(0, only.index)) : undefined;
    return date && label !== undefined ? [figureOf(place, label, { kind: 'date', date })] : [];
  });
}

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

function figureOf({ page, line, lineIndex, phrase }: Place, label: string, value: FieldValue): LabelledFigure {
  const printed = printedPhrase(phrase, page.number);
  const place = { page: page.number, lineIndex, furniture: line.furniture };
  return { label, candidate: { value, printed, confidence: CONFIDENCE, ...place } };
}

/** The label of a figure: the nearest words before it, beside it or above it. */
function labelOf(place: Place, before: string): string | undefined {
  const own = lastSentence(before);
  if (own !== '') return shortLabel(own);
  const { line, phrase } = place;
  const left = line.phrases.slice(0, line.phrases.indexOf(phrase)).at(-1);
  if (left && isLabel(left)) return shortLabel(left.text);
  const above = aboveOf(place);
  return above && isLabel(above) ? shortLabel(above.text) : undefined;
}

function lastSentence(text: string): string {
  return (text.split(/[.;|·]\s/).at(-1) ?? '').trim();
}

function shortLabel(text: string): string | undefined {
  const folded = foldText(text);
  return folded.split(' ').length <= LONGEST_LABEL_WORDS && /[a-z]{3}/.test(folded) ? folded : undefined;
}

function isLabel({ text }: Phrase): boolean {
  return /\p{L}{3}/u.test(text) && !readAmount(text) && datesIn(text).length === 0;
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
