// Names beneath each other under one label: the further ones bear a title, or the one above them ends in what joins names.
import { foldText, patternOf } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import type { Box } from '../../model/page.ts';
import { printedPhrase } from '../../model/printed.ts';
import { TITLE } from '../document/titles.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';
import { candidateOf } from './found-value.ts';
import { wordBeneath } from './wrapped-name.ts';

const AND = /^(?:and|&)\s/i;
/** What a name that goes on beneath ends in. */
const JOINS = /\s(?:and|&)$/i;
/** Capitalised words and nothing else. */
const CAPITALISED = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,5}$/u;
/** Names of one label stand at most this many of their heights apart. */
const GAP = 1.1;
const SAME_EDGE_PT = 3;
/** Lines that are set to the right end within this of each other, in points. */
const RIGHT_EDGE_PT = 1;

/** A colon before a value, as typists set it, stands at most so far left of it, in points. */
const COLON_PT = 20;

/** Beneath a name: at its left edge, or at its right one where values are set to that. */
const isUnder = ({ x0, x1 }: Phrase, text: string, box: Box): boolean =>
  Math.abs(x0 - box.x0) < SAME_EDGE_PT ||
  Math.abs(x1 - box.x1) < RIGHT_EDGE_PT ||
  (text.startsWith(': ') && x0 > box.x0 && x0 - box.x0 < COLON_PT);

/** Each candidate, followed by one for every further name beneath it in its column. */
export function withNamesBelow(layout: DocumentLayout, candidates: readonly FieldCandidate[]): FieldCandidate[] {
  return candidates.flatMap((one) => {
    const all = [one];
    let { text, box } = one.printed;
    const lines = layout.pages[one.printed.page - 1]?.lines ?? [];
    const label = isUnderLabel(lines[one.lineIndex], box) ? undefined : labelLeftOf(lines, box);
    for (const line of lines) {
      if (line.y1 <= box.y1) continue;
      if (line.y0 - box.y1 > GAP * (box.y1 - box.y0)) break;
      // What stands beside it on its line may begin higher up.
      const below = line.phrases.find((one) => one.y0 >= box.y1 - 1 && isUnder(one, text, box));
      // Another column may be set between the lines of this one.
      if (!below) continue;
      // In rows with a label each, the one beneath is of another label.
      if (label && labelsBeside(lines, below).some((phrase) => isAnotherLabel(phrase, label))) break;
      if (!TITLE.test(below.text.replace(AND, '')) && !(JOINS.test(text) && CAPITALISED.test(below.text))) break;
      const name = below.text.replace(AND, '');
      const printed = printedPhrase(below, line.page);
      all.push(candidateOf({ kind: 'text', text: name }, printed, one.confidence, one.lineIndex));
      ({ text, box } = printed);
    }
    return all;
  });
}

/** Whether the label of a value stands over it: what is left of the value is of another column. */
const isUnderLabel = (line: Line | undefined, { x0, y0 }: Box): boolean =>
  line !== undefined && line.y1 <= y0 + 1 && line.phrases.some((one) => Math.abs(one.x0 - x0) < SAME_EDGE_PT);

/** What stands left of a value on its line, in another phrase. */
function labelLeftOf(lines: readonly Line[], box: Box): Phrase | undefined {
  return lines
    .find(({ y0, y1, phrases }) => y0 < box.y1 - 1 && y1 > box.y0 + 1 && phrases.some(({ x0 }) => x0 === box.x0))
    ?.phrases.findLast(({ x1 }) => x1 <= box.x0);
}

/** What stands left of a value at its height; the label of two lines stands in their middle, and reaches both. */
const labelsBeside = (lines: readonly Line[], { x0, y0, y1 }: Box): readonly Phrase[] =>
  lines.flatMap(({ phrases }) => phrases.filter((one) => one.x1 <= x0 && one.y0 < y1 - 1 && one.y1 > y0 + 1));

/** A label of something else: one that runs over lines goes on in small letters, and one of more of the same shares its word. */
const isAnotherLabel = ({ x0, text }: Phrase, label: Phrase): boolean =>
  Math.abs(x0 - label.x0) < SAME_EDGE_PT && LABEL.test(text) && !shareWord(text, label.text);

/** A label begins with a capital, behind its number in a list. */
const LABEL = /^(?:\(?\d{1,2}[.)] )?\p{Lu}/u;

function shareWord(one: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(one).some((word) => words.includes(word));
}

/** The words of a label that say what it is of, without the sign of the plural: `Tenant(s)`, `tenants`. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length >= LONG_WORD && !/^(?:name|other|joint|first|second|detail)$/.test(word));

const LONG_WORD = 5;

/** What stands beneath a value at a left edge, no more than `gap` of its heights apart. */
function rightBelow(
  lines: readonly Line[],
  box: Box,
  { left, gap }: { readonly left: number; readonly gap: number },
): Phrase | undefined {
  return lines
    .filter(({ y0 }) => y0 >= box.y1 - 1 && y0 - box.y1 <= gap * (box.y1 - box.y0))
    .flatMap(({ phrases }) => phrases)
    .find(({ x0 }) => Math.abs(x0 - left) < SAME_EDGE_PT);
}

/** The last name of several, cut before its surname: `Mr Alan Reed and Mrs Petra`. */
const CUT = /(?:;|,|&|\band)\s*(?:mr|mrs|miss|ms|mx|dr)\.? \p{Lu}[\p{L}'’-]+$/iu;

/** Each candidate of several names with the surname that goes on beneath, where that is the surname of another of them. */
export function withSurnameBelow(layout: DocumentLayout, candidates: readonly FieldCandidate[]): FieldCandidate[] {
  return candidates.map((one) => {
    const { value, printed } = one;
    if (value.kind !== 'text' || !CUT.test(value.text)) return one;
    const { box, page } = printed;
    const lines = layout.pages[page - 1]?.lines ?? [];
    // Behind its label a value runs over to where the label begins.
    const begun = lines
      .flatMap(({ phrases }) => phrases)
      .find(({ x0, x1, y0 }) => Math.abs(y0 - box.y0) < 2 && x0 < box.x0 && x1 > box.x0);
    const below = rightBelow(lines, box, { left: begun?.x0 ?? box.x0, gap: GAP });
    const surname = below?.words.at(-1)?.text ?? '';
    const isSurname =
      below !== undefined &&
      (below.words.length === 1 || (below.words.length <= 3 && CAPITALISED.test(below.text))) &&
      new RegExp(String.raw`\b${patternOf(surname)}\b`, 'iu').test(value.text);
    // One word that nothing follows in the cell is the rest of its last name.
    const isRest = below !== undefined && below === wordBeneath(lines, box) && !nextInCell(lines, below);
    return below && (isSurname || isRest)
      ? { ...one, value: { kind: 'text', text: `${value.text} ${below.text}` } }
      : one;
  });
}

/** What stands beneath a line of a cell no further off than its lines are. */
const nextInCell = (lines: readonly Line[], last: Phrase): Phrase | undefined =>
  rightBelow(lines, last, { left: last.x0, gap: WRAPPED_GAP });

/** `Dr Orla` over `Tansley`: a title and one name, whose surname a narrow column has set beneath. */
const TITLE_AND_ONE = /^(?:mr|mrs|miss|ms|mx|dr|prof|rev|sir)\.? \p{Lu}[\p{L}'’-]+$/iu;
const ONE_NAME = /^\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?$/u;

/** Each candidate with the surname right beneath it, where a title and one name are all that its line has. */
export function withWrappedSurname(layout: DocumentLayout, candidates: readonly FieldCandidate[]): FieldCandidate[] {
  return candidates.map((one) => {
    const { value, printed } = one;
    if (value.kind !== 'text' || !TITLE_AND_ONE.test(value.text)) return one;
    const { box, page } = printed;
    const lines = layout.pages[page - 1]?.lines ?? [];
    const below = rightBelow(lines, box, { left: box.x0, gap: WRAPPED_GAP });
    return below && ONE_NAME.test(below.text)
      ? { ...one, value: { kind: 'text', text: `${value.text} ${below.text}` } }
      : one;
  });
}

/** Lines of one name stand closer than those of several, in text heights. */
const WRAPPED_GAP = 0.7;
