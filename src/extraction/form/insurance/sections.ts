// Which part of a paper of insurance a line stands in: the nearest heading above it that says so.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { isOfOneSize } from '../../../model/set-alike.ts';
import { usualSizeOf } from '../../../model/usual-size.ts';

/** What a part is about; `other` is a heading that tells of something else. */
export type SectionKind =
  'excess' | 'premium' | 'drivers' | 'vehicle' | 'property' | 'holders' | 'past' | 'options' | 'covers' | 'other';

/** A heading in its place. */
export interface Section {
  readonly kind: SectionKind;
  readonly page: number;
  readonly phrase: Phrase;
  readonly line: Line;
  /** Whether it stands alone over a column of its own, right of another. */
  readonly isColumns: boolean;
  /** Whether it stands beside the rows that it heads. */
  readonly isBeside: boolean;
}

/** Tells where things stand. */
export interface Sections {
  readonly all: readonly Section[];
  /** The section of a place, on its page or before it; undefined above the first heading. */
  at(page: number, box: { readonly x0: number; readonly y0: number }): Section | undefined;
}

const KINDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'past',
    /\bconvictions?\b|\b(?:claims?|losses|accidents?|incidents?)\b.*\b(?:history|losses|incidents?|details|years|accidents?|record|experience)\b|\b(?:previous|past|your|recent) (?:claims?|losses|accidents?)\b|^(?:claims?|losses)$/,
  ],
  [
    'other',
    /\b(?:endorsements?|clauses?|conditions|notes?|important|declaration|assumptions|how to|contact|complaints?|mortgagee|interested part|data|privacy|instalments?|payment (?:plan|schedule)|direct debit|statement of|documents?)\b/,
  ],
  [
    'excess',
    /\bexcess(?:es)?\b|\bdeductibles?\b|\bwhat you(?: ?ll| will| would| have to| must)? pay (?:if|when|towards|for each|on (?:a|each|every) claim)|\bfirst part of|\b(?:part|share|amount)(?: of (?:a|any|each|every) claim)? (?:that )?you(?: ?ll| will)? (?:bear|pay|meet|contribute)\b|^if you (?:need to |have to )?(?:make a )?claim$/,
  ],
  [
    'premium',
    /\bpremiums?\b|\bprice\b|\bcosts?\b|\bwhat you(?: are| ?re)? paying\b|\bwhat you(?: ?ll| will| have to)? pay\b|\bpayments?\b|\bto pay\b|^the (?:bill|sums)$/,
  ],
  ['drivers', /\bdrivers?\b|\bdriving\b|\bwho (?:can|may|will) drive|\bdrives?\b/],
  ['options', /\boptional\b|\bextras?\b|\badd ?ons?\b|\badditional (?:cover|benefits)|\bother cover|\bupgrades?\b/],
  [
    'covers',
    /\bcover(?:s|ed|age)?\b|\b(?:sums?|amounts?) (?:to be )?insured|\binsured amounts?|\bsections?\b|\bbenefits?\b|\blimits?\b|^what is insured|\bprotection\b|^(?:what|how much|the most) we(?: ?ll| will)? pay\b|^(?:what|how much) .*\binsured(?: for)?$|\binsured?\b.*\b(?:up to|how much)\b/,
  ],
  [
    'covers',
    /\b(?:contents|possessions|belongings|valuables|bicycles?|cycles|money|credit cards|legal|freezers?|liability|emergency|accommodation|items|jewellery|outbuildings|garden)\b/,
  ],
  ['vehicle', /\b(?:vehicles?|cars?|vans?|bike|motorcycle)\b/],
  ['property', /\b(?:home|property|house|premises|risk address|buildings?)\b/],
  ['holders', /\b(?:policy ?holders?|proposers?|insured|about you|your details|you|applicants?)\b/],
];

/** What a heading's words say; undefined where they are no heading of these papers. */
function kindOf(text: string): SectionKind | undefined {
  const folded = foldText(text);
  return KINDS.find(([, words]) => words.test(folded))?.[0];
}

/** Headings have at most this many words. */
const MOST_WORDS = 9;
/** A heading that begins right of this part of the page heads a column of its own. */
const RIGHT_PART = 0.42;
const LARGER = 1.08;

/** The parts of a document. */
export function findSections(layout: DocumentLayout): Sections {
  const all = layout.pages.flatMap((page) => {
    const size = usualSizeOf(page);
    return page.lines.flatMap((line, at) =>
      line.furniture ? [] : line.phrases.flatMap((phrase) => sectionOf(phrase, { page, line, at, size })),
    );
  });
  const passed = new Map(
    all.flatMap(({ phrase, page, isBeside }) =>
      isBeside ? [] : [[phrase, passedAt(phrase, layout.pages[page - 1])] as const],
    ),
  );
  const at: Sections['at'] = (number, { x0, y0 }) => {
    const wide = layout.pages[number - 1]?.widthPt ?? 0;
    const inRight = (box: { readonly x0: number }): boolean => box.x0 > RIGHT_PART * wide;
    return all.findLast(
      ({ page, phrase }) =>
        (page < number || (page === number && phrase.y0 <= y0 + 1)) &&
        !isLeftOf(x0, y0, { heading: phrase, page: layout.pages[number - 1], isOnPage: page === number }) &&
        // A heading of the right column says nothing of the left one, unless it stands on an earlier page; nor does one of the left
        // column that the right one runs past.
        !(page === number && (inRight(phrase) ? !inRight({ x0 }) : x0 >= (passed.get(phrase) ?? Infinity) - EDGE_PT)),
    );
  };
  return { all, at };
}

interface HeadedColumn {
  readonly heading: Phrase;
  readonly page: PageLayout | undefined;
  readonly isOnPage: boolean;
}

/** What begins so far left of a heading is of a narrow column beside it, where lines begin beneath the heading and none crosses its edge. */
const BESIDE_PT = 60;
const LEAST_BENEATH = 3;

function isLeftOf(x0: number, y0: number, { heading, page, isOnPage }: HeadedColumn): boolean {
  if (!isOnPage || !page || x0 > heading.x0 - BESIDE_PT) return false;
  const beneath = page.lines.filter((line) => line.y0 > heading.y0 - 1).flatMap(({ phrases }) => phrases);
  const isCrossed = beneath.some(
    (one) => one.y0 <= y0 + 1 && one.x0 < heading.x0 - EDGE_PT && one.x1 > heading.x0 && one !== heading,
  );
  return !isCrossed && beneath.filter((one) => Math.abs(one.x0 - heading.x0) <= EDGE_PT).length > LEAST_BENEATH;
}

/** Where a column begins whose lines stand right of a heading at other heights, or run on past it: it is no heading of the whole page. */
function passedAt(heading: Phrase, page: PageLayout | undefined): number | undefined {
  const height = heading.y1 - heading.y0;
  const middle = (heading.y0 + heading.y1) / 2;
  const right = (page?.lines ?? []).flatMap(({ phrases }) =>
    phrases.filter((one) => one !== heading && one.x0 > heading.x1 + COLUMN_GAP_PT && isColumnEdge(one, page)),
  );
  const firsts = new Set((page?.lines ?? []).flatMap(({ phrases }) => phrases.slice(0, 1)));
  const edges = right
    .filter((phrase) => {
      const isBeside = phrase.y0 < middle + COLUMN_GAP_PT && phrase.y1 > middle - COLUMN_GAP_PT && firsts.has(phrase);
      const column = right.filter(({ x0 }) => Math.abs(x0 - phrase.x0) <= EDGE_PT);
      const isAmong =
        column.some(({ y1 }) => y1 <= middle && heading.y0 - y1 < height) &&
        column.some(({ y0 }) => y0 >= middle && y0 - heading.y1 < height);
      return isBeside || isAmong;
    })
    .map(({ x0 }) => x0);
  return edges.length > 0 ? Math.min(...edges) : undefined;
}

/** What begins at an edge is set within this of it, in points. */
const EDGE_PT = 3.5;
/** Lines of a column leave less room between them than this twice, in points. */
const COLUMN_GAP_PT = 5;
/** So many lines that begin at one edge, with nothing before them, tell a column of its own. */
const LEAST_LINES = 4;

const isColumnEdge = ({ x0 }: Phrase, page: PageLayout | undefined): boolean =>
  (page?.lines ?? []).filter(({ phrases: [first] }) => first !== undefined && Math.abs(first.x0 - x0) <= 2).length >=
  LEAST_LINES;

interface Place {
  readonly page: PageLayout;
  readonly line: Line;
  readonly at: number;
  readonly size: number;
}

function sectionOf(phrase: Phrase, { page, line, at, size }: Place): Section[] {
  const text = phrase.text
    // Small capitals may stand apart from the capital before them: `P remium`.
    .replace(/(?<!\p{L})(?!A )(\p{Lu}) (?=\p{Ll})/gu, '$1')
    .replace(/\s*\(?(?:£|GBP)\)?$/, '')
    .replace(/^(?:section )?\d{1,2}[.):]?\s+/i, '')
    .replace(/^[-–—=*_ ]{2,}|[-–—=*_ ]{2,}$/g, '');
  // Of a long heading the words before its colon or dash are looked at: `Excesses for your car: what you pay towards any claim`.
  const head = phrase.words.length > MOST_WORDS ? text.replace(/(?<=\p{L}{3}.*)(?::| [–—-]) .*$/u, '') : text;
  const isShort =
    head.split(' ').length <= MOST_WORDS &&
    !/[£@]|\d{3}|[,;.]$/.test(text) &&
    (!phrase.text.endsWith('?') || phrase.sizePt > LARGER * size);
  // Excesses are told from sums insured by their heading alone: it counts in plain type too.
  const isBeside = besideRows(phrase, line, { page, at });
  const isPlain =
    (line.phrases.length === 1 || isBeside) &&
    /^(?:(?:your|policy|the) )?(?:(?:excess(?:es)?|deductibles?)\b(?: \(.*\)| applicable| details)?|premium|drivers(?: (?:covered|insured|details))?)$/i.test(
      text,
    ) &&
    (/excess|deductible/i.test(text) || text === text.toUpperCase() || isBeside || isBetweenRows(page, at));
  // In capitals alone on its line: `SECTION C — DRIVERS`, `ENDORSEMENTS IN FORCE`.
  const isLettered =
    line.phrases.length === 1 &&
    /^\P{Ll}+$/u.test(phrase.text) &&
    phrase.sizePt > size - 0.5 &&
    LETTERED.test(phrase.text);
  const isSet =
    isPlain ||
    isLettered ||
    ((phrase.sizePt > LARGER * size || phrase.bold) && (isApart(line, page) || headsColumn(phrase, line, page))) ||
    isSmallHeading(phrase, line, page);
  if (!isShort || !isSet || !/\p{L}{3}/u.test(text)) return [];
  const kind = kindOf(head);
  const isColumns =
    phrase.x0 > RIGHT_PART * page.widthPt && (line.phrases.length === 1 || beginsRows(phrase, line, page));
  return kind ? [{ kind, page: page.number, phrase, line, isColumns, isBeside }] : [];
}

/** What heads a part in plain type: its letter, or what ends those before it. */
const LETTERED =
  /^(?:section|part) (?:\d{1,2}|[a-h])(?: ?[—–:.-] ?| )\p{L}|^(?:endorsements?|clauses|declaration|important|special (?:terms|conditions))\b/iu;

/** Whether a phrase stands left of the first of several rows of label and value, of which only that one has anything there. */
function besideRows(
  phrase: Phrase,
  { phrases: [first, label, value] }: Line,
  { page, at }: Pick<Place, 'page' | 'at'>,
): boolean {
  const next = page.lines[at + 1]?.phrases;
  return (
    first === phrase &&
    label !== undefined &&
    value !== undefined &&
    next?.length === 2 &&
    Math.abs((next[0]?.x0 ?? 0) - label.x0) <= 2
  );
}

/** A heading in smaller type than what it heads is set at most this part of its size. */
const SMALLER = 0.9;
/** A heading stands over so many rows of its column at least. */
const LEAST_ROWS = 2;

/** Words in small type right over rows of label and value: a label in small type over its value has no row under it. */
function isSmallHeading(phrase: Phrase, line: Line, { lines, widthPt }: PageLayout): boolean {
  if (line.phrases[0] !== phrase && line.phrases.at(-1) !== phrase) return false;
  const end = phrase.x0 > RIGHT_PART * widthPt ? widthPt : Math.min(widthPt, ...columnsRight(phrase, line));
  const rows = lines
    .filter(({ y0 }) => y0 > line.y0)
    .slice(0, 2 * LEAST_ROWS)
    .filter(({ phrases }) => {
      const at = phrases.findIndex(({ x0 }) => Math.abs(x0 - phrase.x0) <= 2);
      const [label, value] = [phrases[at], phrases[at + 1]];
      return label && value && phrase.sizePt < SMALLER * label.sizePt && value.x1 <= end;
    });
  return rows.length >= LEAST_ROWS;
}

/** Whether labels with their values stand at the edge of a phrase right beneath it: it heads them, and is no header of amounts. */
function beginsRows(phrase: Phrase, line: Line, { lines }: PageLayout): boolean {
  const rows = lines
    .filter(({ y0 }) => y0 > line.y0)
    .slice(0, 2 * LEAST_ROWS)
    .filter(({ phrases }) => {
      const at = phrases.findIndex(({ x0 }) => Math.abs(x0 - phrase.x0) <= EDGE_PT);
      const [label, value] = [phrases[at], phrases[at + 1]];
      return label !== undefined && value !== undefined && /^\p{L}[^£\d]{2,}$/u.test(label.text);
    });
  return rows.length >= LEAST_ROWS;
}

/** Where another column begins beside a heading of the left one. */
const columnsRight = (phrase: Phrase, line: Line): number[] =>
  line.phrases.filter(({ x0 }) => x0 > phrase.x1).map(({ x0 }) => x0);

/** A bold phrase that begins a column of its own, beside plain text of another: a line of it, or a row of a table. */
const headsColumn = (phrase: Phrase, { phrases }: Line, page: PageLayout): boolean =>
  phrase === phrases.at(-1) &&
  phrases.length > 1 &&
  phrase.bold &&
  phrases.slice(0, -1).every(({ bold }) => !bold) &&
  isColumnEdge(phrase, page);

/** Whether rows of several cells stand over and beneath a line: alone between them it heads the next ones. */
function isBetweenRows({ lines }: PageLayout, at: number): boolean {
  return [lines[at - 1], lines[at + 1]].every((line) => line !== undefined && line.phrases.length > 1);
}

/** Headings side by side are of one size to this, in points. */
const SAME_SIZE_PT = 0.45;

/** Nothing stands on its line but headings of other columns: a bold value has its label beside it. */
function isApart(line: Line, page: PageLayout): boolean {
  const [first, second, third] = line.phrases;
  if (!first || !second) return true;
  // Side by side; the headers of a table say what stands beneath them in fewer words, and no column begins at them.
  const isHeader =
    /^(?:claim|cause|type of claim|section|cover|type|item|description|benefit|details?|what is insured)\b/i.test(
      first.text,
    ) ||
    (second.words.length < 2 &&
      !/^excesses$/i.test(second.text) &&
      !isColumnEdge(second, page) &&
      !beginsRows(second, line, page));
  return !third && first.bold === second.bold && isOfOneSize(first, second, SAME_SIZE_PT) && !isHeader;
}
