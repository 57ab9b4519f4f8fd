// Type codes that have a column but no header of their own (`DD`, `VIS`, `)))`): they stand under the description's header, or under
// none, left of the descriptions. Told by their form, and by the two edges that all rows share.
import type { Line, Phrase } from '../../model/layout.ts';
import { median } from '../../kernel/median.ts';
import { isAmountInFull } from '../values/amount.ts';
import type { HeaderColumn } from './column-names.ts';
import type { TableHeader } from './header.ts';
import type { Region } from './outline.ts';

/** A code: two to four capitals, with a stroke perhaps, or the sign of contactless payments. */
const CODE = /^(?:\p{Lu}{1,4}|\p{Lu}{1,2}\/\p{Lu}{1,2}|[)\]]{2,4}|\(\({1,3})$/u;
/** Rows that say what the balance is bear no code. */
const BALANCE = /\bbalance\b|\b(?:brought|carried) forward\b|\b[bc]\/f\b/i;
/** Edges of a column may differ by this, in points. */
const EDGE_PT = 3;
/** Fewer rows with a code show no column, nor do codes that are fewer than this part of what stands at their edge. */
const FEWEST = 3;
const MOST_PART = 0.85;

/** The header with a column for codes, where the rows show one that it does not name. */
export function withCodeColumn(header: TableHeader, regions: readonly Region[], fewest = FEWEST): TableHeader {
  const description = header.columns.find((column) => column.role === 'description');
  if (!description || header.columns.some((column) => column.value === 'code')) return header;
  const money = header.columns.filter((column) => column.value === 'money' && column.x0 > description.x0);
  const right = Math.min(...money.map((column) => column.x0));
  // The head of a page that goes on stands above the rows, under a header of the page before.
  const own = regions.filter(({ inherited }) => !inherited);
  const bodies = (own.length > 0 ? own : regions).map((region) =>
    region.body.map(({ line }) => textPhrases(line, header, right)),
  );
  const everywhere = edgesIn(bodies.flat(), { left: 0, text: 0 });
  // Each page sets its table as it will: where codes and texts begin on the one is not where they begin on the next.
  const pages = bodies.map((lines) => columnIn(lines, edgesIn(lines, everywhere)));
  const codes = pages.flatMap((page) => page.codes);
  const all = (counted: 'others' | 'texts' | 'fitting'): number => pages.reduce((sum, page) => sum + page[counted], 0);
  const isColumn = codes.length >= fewest && codes.length >= MOST_PART * all('others');
  const least = Math.max(codes.filter(({ text }) => CODE.test(text)).length, MOST_PART * all('texts'));
  if (!isColumn || all('fitting') < least) return header;
  const withCodes = pages.filter((page) => page.codes.length > 0);
  const edge = Math.min(...withCodes.map(({ edges }) => edges.text));
  const code: HeaderColumn = {
    role: 'code',
    value: 'code',
    x0: Math.min(...withCodes.map(({ edges }) => edges.left)),
    x1: Math.max(...codes.map(({ words: [first], x1 }) => first?.x1 ?? x1)),
  };
  const columns = header.columns.map((column) =>
    column === description ? { ...column, x0: edge, x1: Math.max(edge + 1, column.x1) } : column,
  );
  return { ...header, columns: [...columns, code] };
}

/** Where codes begin, and what they are of. */
interface Edges {
  readonly left: number;
  readonly text: number;
}

/** The edges that the lines show, or those given where no line bears a code. */
function edgesIn(lines: readonly (readonly Phrase[])[], otherwise: Edges): Edges {
  const left = median(lines.flatMap(([first]) => (first && CODE.test(first.text) ? first.x0 : [])));
  if (left === undefined) return otherwise;
  return { left, text: median(lines.flat().flatMap(({ x0 }) => (x0 > left + EDGE_PT ? x0 : []))) ?? otherwise.text };
}

interface PageColumn {
  readonly edges: Edges;
  readonly codes: readonly Phrase[];
  /** How many phrases stand at the edge of the codes, and behind it, and how many of these at the edge of the texts. */
  readonly others: number;
  readonly texts: number;
  readonly fitting: number;
}

function columnIn(lines: readonly (readonly Phrase[])[], edges: Edges): PageColumn {
  const firsts = lines.flatMap(([first]) => (first && Math.abs(first.x0 - edges.left) <= EDGE_PT ? first : []));
  const texts = lines.flat().filter(({ x0 }) => x0 > edges.left + EDGE_PT);
  // A wide code comes so near to what it is of that both are one phrase.
  const isCode = ({ text, words: [first, second] }: Phrase): boolean =>
    CODE.test(text) || (CODE.test(first?.text ?? '') && Math.abs((second?.x0 ?? 0) - edges.text) <= EDGE_PT);
  return {
    edges,
    codes: firsts.filter(isCode),
    others: firsts.filter((phrase) => !BALANCE.test(phrase.text)).length,
    texts: texts.length,
    fitting: texts.filter(({ x0 }) => Math.abs(x0 - edges.text) <= EDGE_PT).length,
  };
}

/** The phrases of a line between its dates and its amounts. */
function textPhrases(line: Line, { columns }: TableHeader, right: number): readonly Phrase[] {
  const dates = columns.filter((column) => column.value === 'date');
  const from = Math.max(-Infinity, ...dates.map((column) => column.x1));
  return line.phrases.filter(({ x0, text }) => x0 >= from - EDGE_PT && x0 < right && !isAmountInFull(text));
}
