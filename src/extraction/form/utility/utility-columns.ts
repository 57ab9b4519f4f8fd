// Tables that set utilities side by side: a column for each (`Tariff name | Standard | Standard` under `Electricity | Gas`), or a row
// for each under headers that say what stands in it.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { isRowOfHeads } from '../../fields/rows-of-heads.ts';
import { joinedPhrase } from '../../../model/joined-phrase.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { withPhrases } from '../../../model/parts-of-lines.ts';

/** One cell of such a table, with the label of its row. */
export interface ColumnCell {
  readonly utility: Utility | undefined;
  readonly label: Phrase;
  readonly cell: Phrase;
}

/** The tables of a page that have a column for each utility. */
export interface ColumnTables {
  /** The cells of a line that stands in one; undefined where it stands in none. */
  readonly cellsOf: (line: Line) => readonly ColumnCell[] | undefined;
  /** Whether a line heads the columns of one. */
  readonly isHead: (line: Line) => boolean;
}

const HEADER_WORDS = 4;
const MOST_ROWS = 24;
const LEAST_ROWS = 2;
/** Rows of one table stand at most this many text heights apart. */
const ROW_GAP = 2.5;
/** A row of a utility stands at most so many lines beneath its headers. */
const HEADER_LINES = 6;

/** Finds such tables. */
export function columnTables(page: PageLayout, known: readonly Utility[]): ColumnTables {
  const cells = new Map<Line, readonly ColumnCell[]>();
  const tops = new Set<Line>();
  page.lines.forEach((line, at) => {
    const heads = cells.has(line) ? undefined : headsOf(line, known);
    if (!heads) return;
    const rows = rowsBeneath(page, at, heads, known);
    if (rows.filter(([, own]) => own.length > 0).length < LEAST_ROWS) return;
    tops.add(line);
    for (const [row, own] of rows) cells.set(row, own);
  });
  return { cellsOf: (line) => cells.get(line), isHead: (line) => tops.has(line) };
}

/** The headers of a line that names several utilities, each in a phrase of its own. */
function headsOf({ phrases }: Line, known: readonly Utility[]): readonly Phrase[] | undefined {
  const named = phrases.map((phrase) =>
    phrase.words.length <= HEADER_WORDS && !/\d/.test(phrase.text) ? utilityOfHead(phrase, known) : undefined,
  );
  const first = named.findIndex((utility) => utility !== undefined);
  const distinct = new Set(named.filter((utility) => utility !== undefined));
  return first >= 0 && distinct.size >= 2 ? phrases.slice(first) : undefined;
}

/** What a head is of; brackets alone may say it: `Rate (water)`. */
function utilityOfHead(head: Phrase | undefined, known: readonly Utility[]): Utility | undefined {
  const text = head?.text ?? '';
  return namedUtility(text, known) ?? namedUtility(/\(([^)]+)\)$/.exec(text)?.[1] ?? '', known);
}

function rowsBeneath(
  page: PageLayout,
  at: number,
  heads: readonly Phrase[],
  known: readonly Utility[],
): (readonly [Line, readonly ColumnCell[]])[] {
  const rows: (readonly [Line, readonly ColumnCell[]])[] = [];
  const left = heads[0]?.x0 ?? 0;
  let above = page.lines[at];
  for (const line of page.lines.slice(at + 1, at + 1 + MOST_ROWS)) {
    const isNear = above && line.y0 - above.y1 <= ROW_GAP * (line.y1 - line.y0);
    if (isNear && rows.length === 0 && isSecondHead(line, heads)) {
      rows.push([line, []]);
      above = line;
      continue;
    }
    const last = rows.findLastIndex(([, own]) => own.length > 0);
    const [row, over = []] = rows[last] ?? [];
    const whole = row && above && above === rows.at(-1)?.[0] ? goneOn(over, [above, line], left) : undefined;
    if (row && whole) {
      rows[last] = [row, whole];
      rows.push([line, []]);
      above = line;
      continue;
    }
    const parts = partsOf(line, left) ?? (isOfPanels(line, heads) ? undefined : parted(line, page.lines, left));
    if (!isNear || !parts || parts.cells.some(({ x1 }) => x1 < left - ASIDE_PT)) break;
    const { label, cells } = parts;
    const own = cells.map((cell) => ({ utility: utilityOfHead(nearest(heads, cell), known), label, cell }));
    if (own.length > 0) rows.push([line, own]);
    above = line;
  }
  return rows;
}

/** Whether a line goes on with headers: a word or two beneath several of them, as the companies that supply each. */
const isSecondHead = ({ phrases }: Line, heads: readonly Phrase[]): boolean =>
  phrases.length > 1 &&
  phrases.every(({ text, words }) => !/\d/.test(text) && words.length <= HEADER_WORDS) &&
  phrases.every((one) => heads.some((head) => overlapsAcross(one, head)));

/** The cells of a row with what a line right beneath goes on with in them: each of its phrases begins where a cell does, and it has no label. */
function goneOn(
  cells: readonly ColumnCell[],
  [over, line]: readonly [Line, Line],
  left: number,
): readonly ColumnCell[] | undefined {
  const isClose = line.y0 - over.y1 < GOES_ON_GAP * (line.y1 - line.y0);
  const isWithin = line.phrases.every(({ x0 }) => cells.some(({ cell }) => Math.abs(cell.x0 - x0) <= SAME_EDGE_PT));
  if (!isClose || !isWithin || line.phrases.some((one) => isLabel(one, left) || STARTS_ANEW.test(one.text)))
    return undefined;
  return cells.map((one) => {
    const rest = line.phrases.find(({ x0 }) => Math.abs(one.cell.x0 - x0) <= SAME_EDGE_PT);
    return rest ? { ...one, cell: joinedPhrase(one.cell, rest) } : one;
  });
}

const GOES_ON_GAP = 0.4;
const SAME_EDGE_PT = 2;
/** An amount or a day begins a row of its own. */
const STARTS_ANEW = /^[-+]?£|^\d[\d,]*\.\d\d$/u;

/** A cell begins at most this far left of the first header. */
const ASIDE_PT = 30;

interface RowParts {
  readonly label: Phrase;
  readonly cells: readonly Phrase[];
}

/** The label of a row and its cells. */
function partsOf({ phrases }: Line, left: number): RowParts | undefined {
  const [label, ...cells] = phrases;
  return label && isLabel(label, left) && cells.length > 0 ? { label, cells } : undefined;
}

/** The parts of a row whose cells run over two lines, its label set at half their height: a line of its own between theirs. */
function parted(line: Line, lines: readonly Line[], left: number): RowParts | undefined {
  const [first, ...others] = line.phrases;
  if (!first) return undefined;
  const beside = lines.filter((one) => one !== line && Math.abs(one.y0 - line.y0) < line.y1 - line.y0);
  if (isLabel(first, left))
    return others.length === 0 && beside.some((one) => areCells(one, left)) ? { label: first, cells: [] } : undefined;
  const label = beside
    .flatMap(({ phrases }) => (phrases.length === 1 ? phrases : []))
    .find((one) => isLabel(one, left));
  return label && areCells(line, left) ? { label, cells: line.phrases } : undefined;
}

/** Whether what stands beneath each head is a label with a value of its own: a panel for each supply, and whatever is left of them is no label. */
const isOfPanels = ({ phrases }: Line, heads: readonly Phrase[]): boolean =>
  heads.every((head, at) => {
    const next = heads[at + 1]?.x0 ?? Infinity;
    const [label, value] = phrases.filter(({ x0 }) => x0 >= head.x0 - SAME_EDGE_PT && x0 < next - SAME_EDGE_PT);
    return (
      label !== undefined &&
      value !== undefined &&
      Math.abs(label.x0 - head.x0) <= SAME_EDGE_PT &&
      !/\d/.test(label.text)
    );
  });

const areCells = ({ phrases }: Line, left: number): boolean =>
  phrases.length > 1 && phrases.every(({ x0 }) => x0 >= left - ASIDE_PT);

const isLabel = ({ x1, text }: Phrase, left: number): boolean => x1 <= left + 2 && /\p{L}{3}/u.test(text);

function nearest(heads: readonly Phrase[], cell: Phrase): Phrase | undefined {
  const away = (head: Phrase): number =>
    Math.min(
      Math.abs(head.x0 - cell.x0),
      Math.abs(head.x1 - cell.x1),
      Math.abs(head.x0 + head.x1 - cell.x0 - cell.x1) / 2,
    );
  return [...heads].sort((a, b) => away(a) - away(b))[0];
}

/** What tables say of one utility, set as if it were said of that alone: labels beside their cells, headers over its row. */
export function tablesOf(layout: DocumentLayout, known: readonly Utility[], utility: Utility): DocumentLayout {
  const pages = layout.pages.map((page) => {
    const { cellsOf } = columnTables(page, known);
    const lines = page.lines.flatMap((line, at): Line[] => {
      const own = cellsOf(line)?.filter((one) => one.utility === utility) ?? [];
      const [first] = own;
      if (first) return [withPhrases(line, [first.label, ...own.map(({ cell }) => cell)])];
      const header = known.length > 1 && rowUtility(line, known) === utility ? headerOf(page, at, known) : undefined;
      return header ? [header, movedUp(line, header)] : [];
    });
    return { ...page, lines };
  });
  return { pages };
}

/** The utility that the first cell of a row names, and nothing else. */
function rowUtility({ phrases }: Line, known: readonly Utility[]): Utility | undefined {
  const [first] = phrases;
  const isName = first && phrases.length > 1 && first.words.length <= 3 && !/\d/.test(first.text);
  return isName ? namedUtility(first.text, known) : undefined;
}

/** The line of headers over a row: as many phrases, no figures, and no utility first. */
function headerOf(page: PageLayout, at: number, known: readonly Utility[]): Line | undefined {
  const row = page.lines[at];
  return page.lines
    .slice(Math.max(0, at - HEADER_LINES), at)
    .findLast(
      (line) =>
        line.phrases.length >= Math.max(2, (row?.phrases.length ?? 0) - 1) &&
        line.phrases.every(({ text, words }) => !/\d{2}/.test(text) && words.length <= HEADER_WORDS) &&
        rowUtility(line, known) === undefined &&
        !isOfOthers(line),
    );

  /** Whether values of something else stand right beneath a row of heads. */
  function isOfOthers(line: Line): boolean {
    const next = page.lines[page.lines.indexOf(line) + 1];
    return isRowOfHeads(line, page) && (!next || rowUtility(next, known) === undefined);
  }
}

/** A row set directly beneath its headers. */
function movedUp(line: Line, header: Line): Line {
  const up = line.y0 - header.y1 - 2;
  const phrases = line.phrases.map((phrase) => ({ ...phrase, y0: phrase.y0 - up, y1: phrase.y1 - up }));
  return { ...withPhrases(line, phrases), y0: line.y0 - up, y1: line.y1 - up };
}
