// Lists that print the day of each entry beneath what was done (`28 Aug 2026, 14:02 · Card payment`): it is read as if it stood over its row.
import type { DocumentLayout, Line, PageLayout } from '../../model/layout.ts';
import { textOf } from '../../model/page.ts';
import { withAmountsBetween } from '../tables/amounts-between.ts';
import { leadingDate, NAMED_DATE, TIME } from '../tables/body.ts';
import { isAmountInFull } from '../values/amount.ts';
import { withPhrases, withWords } from '../../model/parts-of-lines.ts';

/** A row and its day share their left edge within this, in points. */
const EDGE_PT = 4;
/** Fewer rows are no list. */
const FEWEST_ROWS = 3;
/** At least this part of the lines that begin with a day stand beneath a row. */
const MOST = 0.8;

/** The layout with such days over their rows; the same where there is no such list. */
export function withDaysOver(printed: DocumentLayout): DocumentLayout {
  const layout = { pages: printed.pages.map(withWholeRows) };
  const pairs = layout.pages.flatMap(pairsOf);
  const edge = pairs[0]?.row.x0 ?? 0;
  const own = pairs.filter(({ row }) => Math.abs(row.x0 - edge) <= EDGE_PT);
  const days = layout.pages.flatMap(({ lines }) =>
    lines.filter((line) => Math.abs(line.x0 - edge) <= EDGE_PT && dayOf(line) !== undefined),
  );
  if (own.length < FEWEST_ROWS || own.length < MOST * days.length) return printed;
  const over = new Map(own.map((pair) => [pair.row, [dayOver(pair), pair.row]]));
  const beneath = new Map(own.map((pair) => [pair.beneath, withoutDay(pair)]));
  return {
    pages: layout.pages.map((page) => ({
      ...page,
      lines: page.lines.flatMap((line) => over.get(line) ?? beneath.get(line) ?? [line]),
    })),
  };
}

/** The page with amounts that are set between a row and its day on the line of the row. */
function withWholeRows(page: PageLayout): PageLayout {
  const lines = page.lines.map((line, index) => ({ line, index }));
  return { ...page, lines: withAmountsBetween(lines).map(({ line }) => line) };
}

/** A row that ends in an amount, and the line beneath it, which begins with so many words of a day. */
interface DatedPair {
  readonly row: Line;
  readonly beneath: Line;
  readonly words: number;
}

function pairsOf({ lines }: PageLayout): readonly DatedPair[] {
  const own = lines.filter(({ furniture }) => !furniture);
  return own.flatMap((row, at): DatedPair[] => {
    const [beneath, next] = [own[at + 1], own[at + 2]];
    const words = beneath && dayOf(beneath);
    if (!beneath || words === undefined || !isRow(row) || Math.abs(row.x0 - beneath.x0) > EDGE_PT) return [];
    // A day over rows stands nearer to what is beneath it.
    const gap = beneath.y0 - row.y1;
    const isNearer = gap < row.y1 - row.y0 && (next === undefined || gap < next.y0 - beneath.y1);
    return isNearer ? [{ row, beneath, words }] : [];
  });
}

/** Of how many words the day is that a line begins with; absent where it begins otherwise. */
function dayOf({ phrases: [first], furniture }: Line): number | undefined {
  const date = first && !furniture ? leadingDate(first.words) : undefined;
  return date && NAMED_DATE.test(textOf(first?.words.slice(0, date.words) ?? [])) ? date.words : undefined;
}

function isRow({ phrases }: Line): boolean {
  const [first, second] = phrases;
  return (
    first !== undefined &&
    second !== undefined &&
    /\p{L}{2}/u.test(first.text) &&
    leadingDate(first.words) === undefined &&
    isAmountInFull(phrases.at(-1)?.text ?? '')
  );
}

/** The day as a line of its own, as near to the row as can be. Its words stay where they are printed. */
function dayOver({ row, beneath, words }: DatedPair): Line {
  const { y0, y1 } = row;
  const day = beneath.phrases
    .slice(0, 1)
    .map((first) => ({ ...withWords(first, first.words.slice(0, words)), y0, y1 }));
  return withPhrases(beneath, day);
}

/** What else stands beneath the row, without the time of day and without a second amount: that is what was left, or other money. */
function withoutDay({ beneath, words }: DatedPair): readonly Line[] {
  const [first, ...others] = beneath.phrases;
  const rest = first?.words.slice(words) ?? [];
  const from = rest.findIndex(({ text }) => /[\p{L}\d]/u.test(text) && !TIME.test(text) && !/^at$/i.test(text));
  const said = first && from >= 0 ? [withWords(first, rest.slice(from)), ...others] : others;
  const phrases = said.filter(({ text }) => !isAmountInFull(text));
  if (phrases.length === 0) return [];
  return [withPhrases(beneath, phrases)];
}
