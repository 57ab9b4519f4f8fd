// Text of a narrow cell that goes on beneath it (`Simple Fix` above `Two`), because its next word had no room before the next column.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { joinedPrinted, printedPhrase } from '../../../model/printed.ts';
import { foldText } from '../../../kernel/text.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormCell } from '../list-rows.ts';
import { isSetAlike } from '../../../model/set-alike.ts';

/** Lines of one cell stand at most this many text heights apart. */
const LINE_GAP = 0.6;
/** Those of a name that is printed elsewhere in one breath may be set loosely. */
const SAID_GAP = 1;
const SAME_EDGE_PT = 2;
/** Columns stand at least this far apart, in points. */
const GUTTER_PT = 10;
const SPACE_PT = 2;
const MOST_LINES = 3;

/** A candidate with the lines of its cell that follow; in a table of supplies, those up to the next label of a row. */
export function wholeCell(candidate: FieldCandidate, layout: DocumentLayout, inTable = false): FieldCandidate {
  const { value, printed } = candidate;
  if (value.kind !== 'text') return candidate;
  const lines = layout.pages[printed.page - 1]?.lines ?? [];
  const start = lines.findIndex(({ phrases }) => phrases.some((one) => isAt(one, printed.box)));
  let own = lines[start]?.phrases.find((one) => isAt(one, printed.box));
  const right = own && rightOf(own, lines, start);
  if (!own?.text.endsWith(value.text)) return candidate;
  // Beneath a bold label the column is as wide as its widest line.
  const widest = isUnderBold(own, lines, start) ? widthAt(own, lines) : Infinity;
  const labels = inTable ? labelsEnd(lines, start, own) : -Infinity;
  const texts = [value.text];
  let whole = printed;
  const label = lines[start]?.phrases.findLast(({ x1 }) => own && x1 < own.x0);
  for (const line of ownLines(lines.slice(start + 1), own)) {
    const above: Phrase = own;
    const rest = label && right !== undefined && restAtRight(line, above, label);
    if (rest) {
      texts.push(rest.text);
      whole = joinedPrinted(whole, printedPhrase(rest, printed.page));
      break;
    }
    const next = line.phrases.find(({ x0 }) => Math.abs(x0 - above.x0) <= SAME_EDGE_PT);
    const first = next?.words[0];
    if (!next || !first || line.phrases.some(({ x0 }) => x0 <= labels)) break;
    const isSaid = isSaidElsewhere([...texts, next.text].join(' '), layout);
    if (next.y0 - above.y1 > (isSaid ? SAID_GAP : LINE_GAP) * (above.y1 - above.y0)) break;
    const end = above.x1 + SPACE_PT + (first.x1 - first.x0);
    // A number is nothing without what it counts: `Home Saver 12` over `month`.
    const isOfNumber = /(?:^|\s)\d{1,2}$/u.test(above.text) && COUNTED.test(next.text);
    const isCut = end > widest && GOES_ON.test(next.text) && !ALONE.test(next.text);
    const hadRoom = right === undefined || (end <= right - GUTTER_PT && !isCut && !YEAR_ALONE.test(next.text));
    if ((hadRoom && !isSaid && !isOfNumber) || !isSetAlike(next, above)) break;
    texts.push(next.text);
    whole = joinedPrinted(whole, printedPhrase(next, printed.page));
    own = next;
  }
  return { ...candidate, value: { kind: 'text', text: texts.join(' ') }, printed: whole };
}

/** How far the labels of the rows of a table begin: at the left edge of the row of a cell, or left of that where its own label stands at half the height of its lines. */
function labelsEnd(lines: readonly Line[], at: number, own: Phrase): number {
  const first = lines[at]?.phrases[0] ?? own;
  const isApart = lines
    .slice(Math.max(0, at - 1), at + MOST_LINES)
    .some(({ phrases }) => phrases.some(({ x1, y0, y1 }) => x1 < first.x0 && y0 < own.y1 && y1 > own.y0));
  if (isApart) return first.x0 - SAME_EDGE_PT;
  return first === own ? -Infinity : first.x0 + SAME_EDGE_PT;
}

/** The lines that a cell may go on in: those of other columns, set at heights of their own, stand between. */
function ownLines(below: readonly Line[], { x0, x1 }: Phrase): readonly Line[] {
  const isBeneath = (one: Phrase): boolean => one.x1 > x0 - SAME_EDGE_PT && one.x0 < x1 + SAME_EDGE_PT;
  return below
    .slice(0, 2 * MOST_LINES)
    .filter(({ phrases }) => phrases.some(isBeneath))
    .slice(0, MOST_LINES);
}

/** Whether a sentence or another cell says two lines in one breath: then they are one name, however much room the first one left. */
function isSaidElsewhere(whole: string, { pages }: DocumentLayout): boolean {
  const letters = foldText(whole);
  return pages.some(({ lines }) =>
    lines.some(({ phrases }) => phrases.some(({ text }) => ` ${foldText(text)} `.includes(` ${letters} `))),
  );
}

/** Whether a line that may go on with a name stands right beneath it: both in one type, their label in another. */
export function mayGoOn({ value, printed }: FormCell, { pages }: DocumentLayout): boolean {
  const lines = pages[printed.page - 1]?.lines ?? [];
  const at = lines.findIndex(({ phrases }) => phrases.some((one) => isAt(one, printed.box)));
  const own = lines[at]?.phrases.find((one) => isAt(one, printed.box));
  if (value.kind !== 'text' || own?.text !== value.text) return false;
  const column = (some: readonly Line[]): readonly Phrase[] =>
    some.flatMap(({ phrases }) => phrases.filter(({ x0 }) => Math.abs(x0 - own.x0) <= SAME_EDGE_PT));
  const label = column(lines.slice(0, at)).at(-1);
  const [next] = column(lines.slice(at + 1));
  if (!label || !next || isSetAlike(label, own) || !isSetAlike(next, own) || isRowBeneath(lines, own, next))
    return false;
  const isNamed = GOES_ON.test(next.text) || LAST_WORD.test(next.text);
  return next.y0 - own.y1 <= LINE_GAP * (own.y1 - own.y0) && isNamed && !ALONE.test(next.text);
}

/** Whether what stands beneath is the next row of a table: another of its cells begins where one of the row above does. */
function isRowBeneath(lines: readonly Line[], own: Phrase, next: Phrase): boolean {
  const others = (phrase: Phrase): readonly Phrase[] =>
    lines.find(({ phrases }) => phrases.includes(phrase))?.phrases.filter((one) => one !== phrase) ?? [];
  return others(next).some(({ x0 }) => others(own).some((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT));
}

/** The right end of the lines that stand close beneath each other and begin at the edge of a phrase. */
function widthAt(own: Phrase, lines: readonly Line[]): number {
  const column = lines.flatMap(({ phrases }) => phrases.filter(({ x0 }) => Math.abs(x0 - own.x0) <= SAME_EDGE_PT));
  const at = column.indexOf(own);
  const isApart = (above: Phrase | undefined, below: Phrase | undefined): boolean =>
    !above || !below || below.y0 - above.y1 > below.y1 - below.y0;
  const first = column.findLastIndex((one, i) => i <= at && isApart(column[i - 1], one));
  const last = column.findIndex((one, i) => i >= at && isApart(one, column[i + 1]));
  return Math.max(...column.slice(first, last + 1).map(({ x1 }) => x1));
}

function isUnderBold(own: Phrase, lines: readonly Line[], at: number): boolean {
  const over = lines
    .slice(0, at)
    .flatMap(({ phrases }) => phrases)
    .findLast(({ x0 }) => Math.abs(x0 - own.x0) <= SAME_EDGE_PT);
  return over?.bold === true && !own.bold && own.words.length >= LEAST_WORDS;
}

const LEAST_WORDS = 3;
/** What goes on with a name: no term of it, which names a day or a price, has a dash or says no. */
const GOES_ON =
  /^[\p{Lu}\d](?!.*(?:[£:%]|[–—]|\d ?p\b|\b(?:until|ends?|exit|no|not|from|to|pence|per (?:kWh|day|unit))\b|\d{4}))/u;
/** The last word of a name, in small letters, as no sentence and no label has a line of its own. */
const LAST_WORD = /^\p{Ll}{2,12}$/u;
/** The year that a plan is named by, which no cell of its own holds: `Fixed June` over `2027`. */
const YEAR_ALONE = /^20\d{2}$/u;
/** What numbers in names of tariffs count, alone or before the rest of the name. */
const COUNTED =
  /^(?:hours?|hrs?|months?|mths?|weeks?|days?|years?|yrs?)\b(?: \p{Lu}[\p{L}\d]*| tariff| fix(?:ed)?| variable){0,3}$/iu;
/** What kind of a tariff it is, or how it is paid, in a line of its own. */
const ALONE =
  /^(?:(?:fixed|variable|standard|tracker)(?: (?:tariff|rate|price|term))?|(?:(?:paid|paying) by )?(?:(?:monthly|quarterly|fixed|variable|regular) )*(?:direct debits?|standing order|cash or cheque))$/iu;

/** Where the next column begins: on the line of a phrase, else on one of the lines about it, beside which it has room. */
function rightOf(own: Phrase, lines: readonly Line[], at: number): number | undefined {
  const beside = lines[at]?.phrases.find(({ x0 }) => x0 > own.x1)?.x0;
  if (beside !== undefined) return beside;
  const reach = LINES_ABOUT * (own.y1 - own.y0);
  const near = lines
    .filter(({ y0, y1 }) => y0 < own.y1 + reach && y1 > own.y0 - reach)
    .flatMap(({ phrases }) => phrases.map(({ x0 }) => x0).filter((x0) => x0 > own.x1));
  return near.length > 0 ? Math.min(...near) : undefined;
}

const LINES_ABOUT = 2.5;

/** The last words of a cell that is set at the right, or about its middle: few, and without a label beside them. */
function restAtRight(line: Line, above: Phrase, label: Phrase): Phrase | undefined {
  const height = above.y1 - above.y0;
  const rest = line.phrases.find(
    (one) =>
      one.x0 > above.x0 + SAME_EDGE_PT &&
      (Math.abs(one.x1 - above.x1) <= SAME_EDGE_PT ||
        Math.abs(one.x0 + one.x1 - above.x0 - above.x1) <= 2 * SAME_EDGE_PT),
  );
  if (!rest || rest.words.length > REST_WORDS || NO_REST.test(rest.text)) return undefined;
  const isClose = rest.y0 - above.y1 <= LINE_GAP * height && rest.y0 > above.y0 + height / 2;
  const isAlone = line.phrases.every((one) => one === rest || one.x0 > rest.x1 || one.x1 < label.x0);
  return isClose && isSetAlike(rest, above) && isAlone ? rest : undefined;
}

const REST_WORDS = 3;
/** Amounts, dates, remarks and labels begin no last words of a name. */
const NO_REST = /£|[:%()]|\d{4}|\d\.\d\d|^\p{Ll}{2}|^[-–—]/u;

function isAt(phrase: Phrase, box: { readonly x0: number; readonly y0: number }): boolean {
  return Math.abs(phrase.x0 - box.x0) <= SAME_EDGE_PT && Math.abs(phrase.y0 - box.y0) <= SAME_EDGE_PT;
}
