// Dates that no label names: alone in the letterhead, or right behind the name of the paper (`Statement of 6 October 2025`).
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { onlyDayIn, type DayInText } from '../../values/days.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.4;
/** What may stand before such a date in its phrase: the paper's name and number, or another reference that a bar ends; and a bracket. */
const BEFORE =
  /^(?:(?:your |this )?(?:bill|statement|invoice)(?: (?:of|dated|for|no\.?|number|ref(?:erence)?))?:?(?: (?=\S*\d)[\dA-Z/-]{2,14})?,?|[^|·•]{3,60}[|·•])?\s?\(?$/iu;
/** A label of the paper, and its number before its day: `Invoice | 12 of 4 May 2025`. */
const PAPER = /^(?:your |this |vat |tax )?(?:bill|statement|invoice)(?: (?:no\.?|number|ref(?:erence)?))?:?$/iu;
const OF_NUMBER = /^(?=\S*\d)[\p{L}\d/-]{1,16},? (?:of|dated|issued|on)$/u;
/** The number of the paper, which its day follows. */
const NUMBERED = /^(?:your |this )?(?:vat |tax )?(?:bill|statement|invoice) (?:no\.?|number|ref(?:erence)?)\b.*\d/iu;
/** What is read on a day stands beside that. */
const BESIDE = /^[\d,. ]+(?:\s?\p{L}+)?$|\bread(?:ings?)?\b/iu;
const SAME_EDGE_PT = 3;
const CONFIDENCE = 0.8;

/** Candidates of the day of a bill, in page order. */
export function loneDates(layout: DocumentLayout): FieldCandidate[] {
  const [page] = layout.pages;
  if (!page) return [];
  return page.lines.flatMap((line, lineIndex) =>
    line.y0 > TOP_PART * page.heightPt
      ? []
      : line.phrases.flatMap((phrase) => {
          const only = onlyDate(phrase.text);
          if (!only) return [];
          const { date, before, after } = only;
          const label = line.phrases[line.phrases.indexOf(phrase) - 1]?.text ?? '';
          const isOfPaper = PAPER.test(label) && OF_NUMBER.test(before);
          if (!(isOfPaper || BEFORE.test(before)) || !/^\)?$/.test(after)) return [];
          if (line.phrases.some((one) => one !== phrase && BESIDE.test(one.text))) return [];
          return [candidateOf({ kind: 'date', date }, printedPhrase(phrase, page.number), CONFIDENCE, lineIndex)];
        }),
  );
}

/** The day that stands right beneath the title of the paper, at either edge of it: `Your monthly bill` over `16 January 2026`. */
export function daysOfTitles({ pages: [page] }: DocumentLayout): FieldCandidate[] {
  if (!page) return [];
  return page.lines.flatMap((line, lineIndex) =>
    line.y0 > TITLE_PART * page.heightPt
      ? []
      : line.phrases.flatMap((phrase) => {
          const only = onlyDate(phrase.text);
          const isTitled = page.lines
            .slice(Math.max(0, lineIndex - 2), lineIndex)
            .some(({ phrases }) => phrases.some((one) => TITLE.test(one.text) && isOver(one, phrase)));
          if (only?.before !== '' || only.after !== '' || !isTitled) return [];
          return [
            candidateOf({ kind: 'date', date: only.date }, printedPhrase(phrase, page.number), WORDED, lineIndex),
          ];
        }),
  );
}

const isOver = (above: Phrase, { x0, x1, y0, y1 }: Phrase): boolean =>
  (Math.abs(above.x0 - x0) <= SAME_EDGE_PT || Math.abs(above.x1 - x1) <= SAME_EDGE_PT) &&
  y0 - above.y1 <= y1 - y0 &&
  y0 > above.y0;

/** How far down the first page the title of a paper stands. */
const TITLE_PART = 0.2;
const TITLE =
  /^(?:your |this |my )?(?:(?:latest|new|monthly|quarterly|annual|final|vat|tax|energy|electricity|gas|dual fuel|water|sewerage|broadband|phone|mobile|telephone|and|&) )*(?:bill|invoice|statement)$/iu;
/** What words about a day tell is less sure than its label. */
const WORDED = 0.7;

/** The day that stands in or beneath the number of the bill, in brackets: it is the bill's. */
export function daysOfNumbers({ pages: [page] }: DocumentLayout): FieldCandidate[] {
  if (!page) return [];
  return page.lines.flatMap((line, lineIndex) =>
    line.phrases.flatMap((phrase) => {
      const only = onlyDate(phrase.text);
      if (!only) return [];
      const { date, before } = only;
      if (NUMBER_BEFORE.test(before) && only.after === '' && isUnderBoth(page.lines, lineIndex, phrase))
        return [candidateOf({ kind: 'date', date }, printedPhrase(phrase, page.number), CONFIDENCE, lineIndex)];
      if (!before.endsWith('(') || !only.after.endsWith(')')) return [];
      const above = page.lines
        .slice(Math.max(0, lineIndex - 2), lineIndex)
        .flatMap(({ phrases }) => phrases)
        .filter(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT)
        .at(-1);
      const isOfNumber =
        NUMBERED.test(before) ||
        (above !== undefined && before === '(' && NUMBERED.test(above.text)) ||
        (above !== undefined && IN_BRACKETS.test(before) && OF_BILL.test(above.text));
      if (!isOfNumber) return [];
      return [candidateOf({ kind: 'date', date }, printedPhrase(phrase, page.number), CONFIDENCE, lineIndex)];
    }),
  );
}

/** A number with its day in brackets, and the label that stands over it: `Bill reference` over `41 07 (7 Feb 2025)`. */
const IN_BRACKETS = /^(?=.*\d)[\dA-Z/-]+(?: [\dA-Z/-]+){0,4} \($/u;
const OF_BILL = /^(?:your |this )?(?:vat |tax )?(?:bill|statement|invoice) (?:no\.?|number|ref(?:erence)?):?$/iu;

/** A number before its day, and what labels both: `Bill no. and date`, `41 – 07/02/2026`. */
const NUMBER_BEFORE = /^(?=\S*\d)[\p{L}\d/-]{1,16}\s?(?:[–—|·,/-]|of|dated)?$/u;
const BOTH =
  /^(?:your |this |vat |tax )?(?:bill|invoice|statement) (?:no\.?|number|ref(?:erence)?)\s?(?:and|&|\/|,|\+) (?:the )?(?:bill |its )?date:?$/iu;

function isUnderBoth(lines: readonly Line[], lineIndex: number, phrase: Phrase): boolean {
  const own = lines[lineIndex]?.phrases ?? [];
  const above = lines.slice(Math.max(0, lineIndex - 2), lineIndex).flatMap(({ phrases }) => phrases);
  const labels = [
    own[own.indexOf(phrase) - 1],
    above.filter(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT).at(-1),
  ];
  return labels.some((label) => label !== undefined && BOTH.test(label.text));
}

/** The one date of a text, with what is said before it and behind it. */
function onlyDate(text: string): DayInText | undefined {
  const only = onlyDayIn(text);
  return only && { ...only, before: only.before.trim(), after: only.after.trim() };
}
