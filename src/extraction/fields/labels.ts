// Finds printed labels: every place where a phrase of the page holds one of the profile's label texts.
import { madeOnce } from '../../kernel/made-once.ts';
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import type { DateReading } from '../../model/statement.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { matchDate } from '../values/date.ts';
import { labelWords, meantWords, type LabelWords } from './near-words.ts';

/** A label where it stands. */
export interface LabelPlace {
  readonly field: string;
  readonly line: Line;
  /** Index of the line on its page. */
  readonly lineIndex: number;
  readonly phrase: Phrase;
  /** Words of the phrase before and after the label. */
  readonly before: readonly Word[];
  readonly words: readonly Word[];
  readonly after: readonly Word[];
  /** The date in the place of `{date}` in the label. */
  readonly date?: DateReading;
  /** The phrases of a label that runs over lines. */
  readonly pieces?: readonly Phrase[];
}

/** Whether a label on one line is all that its phrase holds. */
export const isWholePhrase = ({ before, after, pieces }: LabelPlace): boolean =>
  before.length === 0 && after.length === 0 && !pieces;

interface Label {
  readonly field: string;
  /** Folded words; `{date}` stands for any date. */
  readonly words: readonly string[];
}

/** Labels by their first word, longest first. */
export type LabelIndex = ReadonlyMap<string, readonly Label[]>;

const DATE = '{date}';

/** The labels of a profile's fields, made once for each profile. */
export const labelIndex = madeOnce((fields: Readonly<Record<string, FieldRule>>): LabelIndex => {
  const index = new Map<string, Label[]>();
  for (const [field, rule] of Object.entries(fields)) {
    for (const text of rule.labels) {
      const words = text
        .split(DATE)
        .flatMap((part, i) => [...(i > 0 ? [DATE] : []), ...foldText(part).split(' ').filter(Boolean)]);
      const [first] = words;
      if (!first) continue;
      const same = index.get(first);
      if (same) same.push({ field, words });
      else index.set(first, [{ field, words }]);
    }
  }
  for (const labels of index.values()) labels.sort((a, b) => b.words.length - a.words.length);
  return index;
});

/** The words of all labels of an index. */
const wordsOf = madeOnce((index: LabelIndex): LabelWords =>
  labelWords(
    [...index.values()].flatMap((labels) => labels.flatMap(({ words }) => words.filter((word) => word !== DATE))),
  ),
);

/** Every label on the given lines. Where two start at one word, the longer wins. */
export function findLabels(layout: DocumentLayout, index: LabelIndex): LabelPlace[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, lineIndex) =>
      line.phrases.flatMap((phrase) => labelsOf(phrase, { line, lineIndex, index })),
    ),
  );
}

/** Every label in one phrase. */
export function labelsOf(phrase: Phrase, at: { line: Line; lineIndex: number; index: LabelIndex }): LabelPlace[] {
  const parts = partsOf(at.index)(phrase);
  const places: LabelPlace[] = [];
  for (let start = 0; start < parts.length; start++) {
    const part = parts[start];
    if (!part || (start > 0 && parts[start - 1]?.i === part.i)) continue;
    let taken = 0;
    let next = start;
    for (const label of at.index.get(part.text) ?? []) {
      // The longest label wins; fields that share it are all offered the value.
      if (label.words.length < taken) break;
      const found = matchFrom(label, { parts, start, phrase });
      if (!found) continue;
      taken = label.words.length;
      places.push({
        field: label.field,
        line: at.line,
        lineIndex: at.lineIndex,
        phrase,
        before: phrase.words.slice(0, part.i),
        words: phrase.words.slice(part.i, found.end),
        after: phrase.words.slice(found.end),
        ...(found.date ? { date: found.date } : {}),
      });
      next = Math.max(
        next,
        parts.findLastIndex((one) => one.i < found.end),
      );
    }
    start = next;
  }
  return places;
}

/** `Account # 12345678`: a number's sign that stands behind its name. */
const NUMBER_SIGN = /^#[:.]?$/;

/** One folded word, and the index of the printed word it is of. */
interface Part {
  readonly text: string;
  readonly i: number;
}

/** The folded words of a phrase: a printed word may fold to several (`B/FWD`) or to none (`–`); a recognised one is what it may mean. */
const partsOf = madeOnce((index: LabelIndex) =>
  madeOnce(({ words }: Phrase): readonly Part[] =>
    words.flatMap((word, i) =>
      foldText(NUMBER_SIGN.test(word.text) ? 'no' : word.text)
        .split(' ')
        .filter(Boolean)
        .flatMap((text) => (word.confidence < 1 ? meantWords(text, wordsOf(index)) : [text]))
        .map((text) => ({ text, i })),
    ),
  ),
);

/** Where a label ends that starts at `start`: the index of the printed word after it. Undefined where it does not stand. */
function matchFrom(
  label: Label,
  text: { readonly parts: readonly Part[]; readonly start: number; readonly phrase: Phrase },
): { end: number; date?: DateReading } | undefined {
  let at = text.start;
  let date: DateReading | undefined;
  for (const word of label.words) {
    if (word === DATE) {
      const from = text.parts[at]?.i;
      if (from === undefined) return undefined;
      // A bracket may stand around it: `Balance (1 May)`.
      const rest = textOf(text.phrase.words.slice(from)).replace(/^\(/, '');
      const match = matchDate(rest);
      date = match?.readings[0];
      if (!match || !date) return undefined;
      const taken = rest.slice(0, match.length).split(' ').length;
      while ((text.parts[at]?.i ?? Infinity) < from + taken) at++;
    } else if (text.parts[at]?.text === word) {
      at++;
    } else {
      return undefined;
    }
  }
  const last = text.parts[at - 1];
  if (!last || text.parts[at]?.i === last.i) return undefined;
  return { end: last.i + 1, ...(date ? { date } : {}) };
}
