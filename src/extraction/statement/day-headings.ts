// Days that stand over their rows and say something of themselves besides: `Friday 28 August | Balance £2,670.88`, `2 transactions`,
// `Spent £36.84`. No entry prints that, so such a line is left with its day alone.
import type { DocumentLayout, Line, PageLayout } from '../../model/layout.ts';
import { textOf } from '../../model/page.ts';
import { leadingDate, NAMED_DATE } from '../tables/body.ts';
import { isAmountInFull } from '../values/amount.ts';
import { withPhrases, withWords } from '../../model/parts-of-lines.ts';

const AMOUNT = String.raw`[-–−+(]?\s?[£€$]?\s?[-–−+]?\d[\d,]*\.\d{2}\)?(?:\s?(?:CR|DR|OD)\b)?`;
const COUNT = String.raw`\d{1,3} (?:transactions?|payments?|items?|entries|entry|purchases?)\b`;
const WEEKDAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b`;
/** What is said of a day: what was left at its end, what it came to, which it is. */
const WORD = String.raw`(?:end of (?:the )?day|end-of-day|day['’]s|day|balance|bal|closing|closed at|at|after|total|net|spent|spending|you|your|in|out|money|paid|received|left|change|overdrawn|in credit)\b`;
const SAID = new RegExp(String.raw`^(?:[\s·•|,:;()=–—-]*(?:${COUNT}|${AMOUNT}|${WEEKDAY}|${WORD})\.?)+[\s:;).]*$`, 'i');
const SAYS_MUCH = new RegExp(`${COUNT}|${AMOUNT}|${WEEKDAY}`, 'i');

/** A row with its amount begins within this many lines beneath its day. */
const LINES_BELOW = 3;
/** Fewer days over rows are no list of them. */
const FEWEST_DAYS = 2;

/** The layout with days that stand over rows alone on their lines; the same where rows bear days themselves. */
export function withDaysAlone(layout: DocumentLayout): DocumentLayout {
  const days = layout.pages.flatMap(daysOf);
  const over = days.filter(({ isOver }) => isOver);
  const alone = new Map(days.flatMap(({ line, day }) => (day ? [[line, day]] : [])));
  const entries = days.filter(({ day }) => day === undefined);
  if (over.length < FEWEST_DAYS || entries.length >= over.length) return layout;
  return {
    pages: layout.pages.map((page) => ({ ...page, lines: page.lines.map((line) => alone.get(line) ?? line) })),
  };
}

/** A line that begins with a day: `day` is the line without what is said of it, absent where the line is an entry. */
interface DayLine {
  readonly line: Line;
  readonly day?: Line;
  readonly isOver: boolean;
}

function daysOf({ lines }: PageLayout): readonly DayLine[] {
  const own = lines.filter((line) => !line.furniture);
  return own.flatMap((line, at): DayLine[] => {
    const words = line.phrases.flatMap((phrase) => phrase.words);
    const { words: length } = leadingDate(words) ?? {};
    if (length === undefined) return [];
    const [date, rest] = [words.slice(0, length), textOf(words.slice(length))];
    if (rest === '' || !NAMED_DATE.test(textOf(date))) return [];
    if (!SAID.test(rest) || !SAYS_MUCH.test(rest)) return endsInAmount(line) ? [{ line, isOver: false }] : [];
    return [{ line, day: firstWords(line, length), isOver: standsOverRow(own.slice(at + 1, at + 1 + LINES_BELOW)) }];
  });
}

/** The first of these lines that ends in an amount comes before any that begins with a day. */
function standsOverRow(below: readonly Line[]): boolean {
  const row = below.findIndex(endsInAmount);
  return (
    row >= 0 &&
    below.slice(0, row + 1).every(({ phrases }) => leadingDate(phrases[0]?.words ?? []) === undefined) &&
    below.slice(0, row + 1).some(({ phrases }) => /\p{L}{2}/u.test(phrases[0]?.text ?? ''))
  );
}

function endsInAmount({ phrases }: Line): boolean {
  return isAmountInFull(phrases.at(-1)?.text ?? '');
}

/** The line with its first words alone. */
function firstWords(line: Line, count: number): Line {
  let left = count;
  const phrases = line.phrases.flatMap((phrase) => {
    const words = phrase.words.slice(0, left);
    left -= words.length;
    return words.length > 0 ? [withWords(phrase, words)] : [];
  });
  return withPhrases(line, phrases);
}
