// The amounts of a paper of insurance: each with its label, the header of its column, and the part it stands in.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import type { Word } from '../../../model/page.ts';
import { labelBeneath } from '../labels-beneath.ts';
import { isCoverName } from './cover-names.ts';
import { bareIn, heads, headersOf, headsBefore, lastOf, near, OF_SUMS, type Header } from './figure-heads.ts';
import { isAnswer, isAside, isNumberOfRow, isStatus, minorIn, splitEnd } from './figure-words.ts';
import { isUnder, stacksOf } from './figure-stacks.ts';
import type { SectionKind, Sections } from './sections.ts';
import { labelBehind } from './sums-ahead.ts';
import { labelAround, labelBeside, labelRunsOn } from './straddled-label.ts';

/** One amount. */
export interface Figure {
  /** As printed, without bullets and closing punctuation. */
  readonly label: string;
  /** Folded words of the header over it; empty where there is none. */
  readonly header: string;
  readonly section: SectionKind | undefined;
  /** The words of the heading that it stands under. */
  readonly heading?: string;
  readonly minor: number;
  readonly printed: Printed;
  /** Of the label: what is one row in a table. */
  readonly row: string;
  /** Where the label begins, in points. */
  readonly x0?: number;
  /** Whether its row begins with a day, perhaps behind a number: that of a claim, or of a driver's birth. */
  readonly isOfDay?: boolean;
  /** Whether its row says that it was not taken. */
  readonly isDeclined?: boolean;
}

/** The excess of a policy: one figure, or several in one. */
export interface Excess {
  readonly minor: number;
  readonly figure: Figure;
}

/** Every amount of money that has a label, in reading order. */
export function findFigures(layout: DocumentLayout, sections: Sections, currency: string): Figure[] {
  return layout.pages.flatMap((page, index) => {
    const headers = [...headsBefore(layout.pages[index - 1], page, currency), ...headersOf(page, currency)];
    const place = {
      page,
      before: lastOf(layout.pages[index - 1], page, currency),
      headers,
      sections,
      currency,
      rowEdges: rowEdgesOf(page, currency),
      stacks: stacksOf(page, currency),
    };
    return page.lines.flatMap((line, at) => (line.furniture ? [] : figuresOf(line, { ...place, at })));
  });
}

interface Place {
  readonly page: PageLayout;
  /** What may head the first line: the last one of the page before. */
  readonly before: readonly Phrase[];
  readonly at: number;
  readonly headers: readonly Header[];
  /** Left edges of rows of a label and its amount. */
  readonly rowEdges: readonly number[];
  /** Left edges of amounts that each stand under a label of their own. */
  readonly stacks: readonly number[];
  readonly sections: Sections;
  readonly currency: string;
}

/** What an amount is of. */
interface Label {
  readonly text: string;
  readonly phrase: Phrase;
  /** In a column of labels over their amounts only headings, in bold, are headers. */
  readonly isOver?: boolean;
  /** What the amount itself is said to be, where that stands with it. */
  readonly says?: string;
}

/** Words that say what an amount is, and not of what. */
const WHAT =
  /^(?:(?:total|your|maximum|our|cover|claim|compulsory|policy) )*(?:sums? insured|amount insured|limit(?: of (?:cover|indemnity))?|excess|insured for|up to|cover)[:\s]*$/i;

/** `Sum insured` before an amount, or `Yes –`: whether a cover is taken names none either. */
const saysWhat = (words: string): boolean => WHAT.test(words) || isStatus(words.replace(/[\s,:–—-]+$/, ''));

function figuresOf(line: Line, place: Place): Figure[] {
  const found: Figure[] = [];
  let label: Label | undefined;
  let afterFigure = false;
  for (const phrase of line.phrases) {
    const whole = minorIn(phrase.text, place.currency) ?? bareIn(phrase, line, place);
    const apart = whole === undefined ? splitEnd(phrase, place.currency) : undefined;
    if (whole === undefined && !apart) {
      // The words of a further column beside an amount begin a row of their own; so do those that begin rows elsewhere.
      if (isNumberOfRow(phrase, line, place.currency)) continue;
      if (
        !isAside(phrase.text) &&
        (afterFigure || !label || phrase.text.endsWith(':') || isRowStart(phrase, label.phrase, place))
      )
        label = { text: labelRunsOn(place.page, place.at, phrase), phrase };
      if (!isAside(phrase.text)) afterFigure = false;
      continue;
    }
    if (apart && !afterFigure && label && (isOneOfLimits(phrase) || isNote(phrase, apart.label, line, place))) continue;
    // `Buildings   Sum insured £400,000`: the phrase says what the amount is, and what stands before it of what.
    if (apart)
      label =
        label && saysWhat(apart.label) && (!afterFigure || isCoverName(label.text))
          ? { ...label, says: apart.label }
          : { text: apart.label, phrase };
    if (apart && goesOn(line, phrase, place)) continue;
    const within = apart && taxWithin(apart.label, line.phrases[line.phrases.indexOf(phrase) + 1], place.currency);
    if (apart && within !== undefined) {
      const box = { x0: apart.words[0]?.x0 ?? phrase.x0, x1: phrase.x1 };
      const own = { text: 'Insurance premium tax', phrase };
      found.push(figureOf(own, { minor: apart.minor, words: apart.words, box, line, place }));
      label = { text: within, phrase };
      afterFigure = false;
      continue;
    }
    const words = apart?.words ?? phrase.words;
    const minor = apart?.minor ?? whole ?? 0;
    const box = { x0: words[0]?.x0 ?? phrase.x0, x1: phrase.x1 };
    const beneath = apart ? undefined : labelBeneath(place.page, phrase);
    const over =
      beneath ??
      (place.stacks.some((edge) => isUnder(edge, phrase.x0)) ? labelOver(phrase, line, place)?.phrase : undefined);
    const behind = apart ? undefined : labelBehind(place.page, place.at, phrase, place.currency);
    const own: Label | undefined = over
      ? { text: over.text, phrase: over, isOver: true }
      : (behind ??
        label ??
        labelBeside(place.page, place.at, phrase) ??
        labelAround(place.page, place.at, phrase) ??
        labelOver(phrase, line, place));
    if (own) found.push(figureOf(own, { minor, words, box, line, place }));
    afterFigure = true;
  }
  return found;
}

const COLUMN_OF_SUMS = new RegExp(`${OF_SUMS.source}|^(?:limits?|amount|sums?|we(?: ?ll| will)? pay(?: up to)?)\\b`);

/** Limits of one row in words, of which the last is a sum: `Injury unlimited; property £5,000,000`. */
const isOneOfLimits = ({ text }: Phrase): boolean => /\bunlimited\b[^£;,]*[;,] [^;£]*£ ?\d[^;]*$/i.test(text);

/** Whether an amount is part of what a column of words says of a row, before the one under the head of sums insured: `any one item £2,500   £20,000`. */
function isNote(phrase: Phrase, words: string, line: Line, place: Place): boolean {
  const { headers, currency } = place;
  const next = line.phrases[line.phrases.indexOf(phrase) + 1];
  if (WHAT.test(words) || !next || (minorIn(next.text, currency) ?? bareIn(next, line, place)) === undefined)
    return false;
  const isOfSums = (cell: Phrase): boolean =>
    headers.some((one) => COLUMN_OF_SUMS.test(one.folded) && heads(one, cell, line) && one.line.phrases.length > 2);
  return isOfSums(next) && !isOfSums(phrase);
}

/** What an amount beside a label is of whose own words tell the tax in it: `Premium, including insurance premium tax of £25   £235`. */
function taxWithin(label: string, next: Phrase | undefined, currency: string): string | undefined {
  if (!next || minorIn(next.text, currency) === undefined) return undefined;
  return /^(.{3,}?),? \(?(?:including|includes|inclusive of|incl?\.?|of which)\b[^£]*\b(?:ipt|i\.p\.t\.?|tax)\b[^£]*$/i.exec(
    label,
  )?.[1];
}

/** Whether a phrase is the end of a sentence that began on the line over it: its first words are no label. */
function goesOn(line: Line, phrase: Phrase, { page, at }: Place): boolean {
  const above = page.lines[at - 1]?.phrases.find(({ x0 }) => isUnder(x0, phrase.x0));
  return (
    /^\p{Ll}/u.test(phrase.text) &&
    above !== undefined &&
    above.words.length >= SENTENCE_WORDS &&
    line.y0 - above.y1 < line.y1 - line.y0 &&
    !/[.:;]$/.test(above.text)
  );
}

/** Lines of fewer words are no sentence. */
const SENTENCE_WORDS = 6;

/** Where a left column runs beside a table: words at the edge where rows of label and amount or a heading begin, other than that of `before`. */
function isRowStart(phrase: Phrase, before: Phrase, { rowEdges, sections, page }: Place): boolean {
  const heads = sections.all.filter((one) => one.page === page.number && one.phrase.y1 <= phrase.y0 + 1);
  const edges = [...rowEdges, ...heads.filter(({ isColumns }) => isColumns).map((one) => one.phrase.x0)];
  const begins = ({ x0 }: Phrase): boolean => edges.some((edge) => Math.abs(edge - x0) <= 3);
  return begins(phrase) && Math.abs(phrase.x0 - before.x0) > 3 && !isAnswer(phrase.text);
}

/** The left edges of the labels of rows that hold a label and an amount, and nothing before them. */
function rowEdgesOf(page: PageLayout, currency: string): number[] {
  return page.lines.flatMap(({ phrases: [first, second] }) =>
    first &&
    second &&
    !isAnswer(first.text) &&
    minorIn(first.text, currency) === undefined &&
    minorIn(second.text, currency) !== undefined
      ? [first.x0]
      : [],
  );
}

/** A label over its amount, in boxes and stacks, or in a row of headers. */
function labelOver(
  amount: Phrase,
  line: Line,
  { page, at, currency, before }: Place,
): { text: string; phrase: Phrase } | undefined {
  const first = page.lines.find(({ furniture }) => !furniture);
  const apart = line === first ? before.find((one) => near(one, amount)) : undefined;
  if (apart) return { text: apart.text, phrase: apart };
  let reach = 2;
  for (const above of page.lines.slice(Math.max(0, at - 3), at).reverse()) {
    if (line.y0 - above.y1 > reach * (line.y1 - line.y0)) return undefined;
    const phrase = above.phrases.find((one) => near(one, amount));
    // The second line of another head may stand between.
    if (!phrase) reach++;
    if (!phrase) continue;
    return /\p{L}{3}/u.test(phrase.text) && minorIn(phrase.text, currency) === undefined
      ? { text: phrase.text, phrase }
      : undefined;
  }
  return undefined;
}

interface Found {
  readonly minor: number;
  readonly words: readonly Word[];
  readonly box: { readonly x0: number; readonly x1: number };
  readonly line: Line;
  readonly place: Place;
}

function figureOf(label: Label, found: Found): Figure {
  const { minor, words, box, line, place } = found;
  const over = place.headers.findLast(
    (one) => heads(one, box, line) && one.phrase !== label.phrase && (label.isOver !== true || one.phrase.bold),
  );
  const section = place.sections.at(line.page, { x0: label.phrase.x0, y0: line.y0 });
  // A heading between ends the table.
  const isCut = over && section?.page === line.page && section.phrase.y0 > over.line.y1;
  return {
    label: label.text.replace(/[\s:.£–-]+$/, '').replace(/^[\s•*·–-]+/, ''),
    header: label.says !== undefined ? foldText(label.says) : over && !isCut ? over.folded : '',
    section: section?.kind,
    ...(section
      ? { heading: (saysWhat(label.text) ? groupOf(label.phrase, place) : undefined) ?? section.phrase.text }
      : {}),
    minor,
    printed: printedWords(words, line.page),
    row: `${String(line.page)}/${String(line.y0)}/${String(label.phrase.x0)}`,
    x0: label.phrase.x0,
    isOfDay: IS_OF_DAY.test(line.phrases.map(({ text }) => text).join(' ')),
    isDeclined: isDeclined(line, section?.kind),
  };
}

/** Rows of a group begin within this of each other, in points. */
const ROW_PT = 2;

/** The cover that rows such as `Sum insured` and `Excess` are set beside: the nearest one left of them, on the line of the first. */
function groupOf(label: Phrase, { page, at }: Place): string | undefined {
  for (const { phrases } of page.lines.slice(0, at + 1).reverse()) {
    const beside = phrases.findLast(({ x1 }) => x1 < label.x0);
    const isRow = phrases.some(({ x0 }) => Math.abs(x0 - label.x0) <= ROW_PT);
    if (beside) return isRow && isCoverName(beside.text) ? beside.text : undefined;
    if (!isRow) return undefined;
  }
  return undefined;
}

/** Whether a row ends in that it was not taken: `Bicycle cover up to £2,000   Not selected`. In a longer row that may be told of a part of the cover. */
const isDeclined = ({ phrases }: Line, section: SectionKind | undefined): boolean =>
  (phrases.length === 2 || (phrases.length === 3 && section === 'options')) &&
  /^(?:not (?:selected|taken|included|insured|covered|chosen|purchased|required)|declined)\.?$/i.test(
    phrases.at(-1)?.text ?? '',
  );

/** A day at the beginning of a row, behind who drove or the number of the row. */
const IS_OF_DAY = /^(?:\d{1,2}\.? )?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/;
