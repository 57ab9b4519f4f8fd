// Which amounts stand in which column: amounts are clustered by the edge they share, and the clusters are matched to the
// headers in order. Several matchings are offered, likeliest first: arithmetic decides between them.
import { amountVariants } from '../../kernel/amount-variants.ts';
import { median } from '../../kernel/median.ts';
import type { Line, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import { joinMarks } from './lone-marks.ts';
import { markAfter, readAmount, type AmountReading } from '../values/amount.ts';
import type { HeaderColumn } from './column-names.ts';

/** An amount where it stands. */
export interface AmountCell extends Printed {
  readonly reading: AmountReading;
  /** Index of its line in the page's lines. */
  readonly line: number;
}

/** A column of amounts: where its cells stand, and the role of the header it was matched to. */
export interface MoneyColumn {
  readonly role: string;
  readonly edge: Edge;
  readonly at: number;
  /** Whether some of its cells hang out by a printed mark (CR, OD, -). */
  readonly hanging: boolean;
}

/** The end at which the cells of a column are aligned. */
type Edge = 'left' | 'right';

/** How far cells of one column may differ at their shared edge, in points. */
const EDGE_TOLERANCE_PT = 3.5;
/** Amounts with a printed mark (CR, OD, -) may hang this far out of their column, in font sizes. */
const HANGING_EM = 3;
/** Columns stand further apart than the words of a sentence do. */
const SENTENCE_GAP_EM = 0.45;
/** Digits of one number that are set in groups stand no further apart than this. */
const THOUSANDS_GAP_EM = 0.4;
/** The cost, in points, of leaving a cell out of every column. */
const SKIP_PT = 60;
/** How many matchings are offered. */
const OFFERED = 4;

/** Amounts with minor digits on a line: whole phrases, or the end of one. */
export function amountCells(line: Line, index: number, currency: string): AmountCell[] {
  return joinMarks(line.phrases, line).flatMap((phrase) =>
    cellsOfPhrase(phrase, { page: line.page, line: index, currency }),
  );
}

/** How sure an amount is that cannot be read as it was recognised, until a sum proves it. */
const GUESSED = 0.4;

/**
 * What stands apart on its line, was recognised, and is no amount as it stands but would be one with a slip: the likeliest such
 * amount. Whether it is one, the column it stands in must say.
 */
export function guessedCells(line: Line, index: number, currency: string): AmountCell[] {
  return joinMarks(line.phrases, line, /^\S*\d\S*$/).flatMap(({ words }): AmountCell[] => {
    if (words.length > GUESSED_WORDS || words.some(({ confidence }) => confidence === 1)) return [];
    const printed = printedWords(words, line.page);
    const read = printed.text.replaceAll(' ', '');
    const mark = markAfter(read);
    const known = readAmount(printed.text, currency);
    if (known?.hasFraction || read.replace(/\D/g, '').length < GUESSED_FIGURES) return [];
    for (const variant of amountVariants(read.slice(0, read.length - mark.length), printed.proposed)) {
      const text = variant.text + mark;
      const reading = readAmount(text, currency);
      if (!reading?.hasFraction) continue;
      const confidence = GUESSED * printed.confidence;
      return [{ ...printed, text, asRead: printed.asRead ?? printed.text, confidence, line: index, reading }];
    }
    return [];
  });
}

/** An amount in groups, with its mark, is printed in so many words. */
const GUESSED_WORDS = 3;
/** Fewer figures than this are no amount. */
const GUESSED_FIGURES = 3;

interface CellPlace {
  readonly page: number;
  readonly line: number;
  readonly currency: string;
}

function cellsOfPhrase(phrase: Phrase, place: CellPlace): AmountCell[] {
  const whole = readAmount(phrase.text, place.currency) ?? inOrOut(phrase.text, place.currency);
  if (whole) return whole.hasFraction ? [cellOf(phrase.words, whole, place)] : [];
  // Several columns close together, or a description that runs up to its amount: take amounts off the end.
  const cells: AmountCell[] = [];
  let end = phrase.words.length - (bearsInitials(phrase, place.currency) ? 1 : 0);
  while (end > 0) {
    const last = lastAmount(phrase, end, place.currency);
    if (!last) break;
    end -= last.words.length;
    // An amount that follows its phrase at an ordinary word space is part of a sentence ("a fee of £ 1.05").
    const [before, first] = [phrase.words[end - 1], phrase.words[end]];
    if (before && first && first.x0 - before.x1 < sentenceGap(phrase, end)) break;
    cells.unshift(cellOf(last.words, last.reading, place));
  }
  return cells;
}

/** `318.20 in`, `£12.00 paid out`: a cell that says which way the money went. */
function inOrOut(text: string, currency: string): AmountReading | undefined {
  const [, amount = '', way] = IN_OR_OUT.exec(text) ?? [];
  const read = way === undefined ? undefined : readAmount(amount, currency);
  return read && !read.sign && !read.mark ? { ...read, mark: way?.toLowerCase() === 'in' ? 'CR' : 'DR' } : undefined;
}

const IN_OR_OUT = /^(.*\d[.,]\d{2}) \(?(?:paid |money )?(in|out)\)?$/i;

/** Amounts and nothing else before the letters that somebody signed them with: `50.00 1,250.00 JM`. */
function bearsInitials({ words }: Phrase, currency: string): boolean {
  const amounts = words.slice(0, -1);
  const isSigned = amounts.length > 0 && /^\p{Lu}{2,3}$/u.test(words.at(-1)?.text ?? '');
  return isSigned && amounts.every(({ text }) => readAmount(text, currency)?.hasFraction === true);
}

/** The widest space inside a sentence: type of one width, and justified lines, have wider ones than other text. */
function sentenceGap({ words, sizePt }: Phrase, end: number): number {
  const gaps = words.slice(1, end).map((word, i) => word.x0 - (words[i]?.x1 ?? word.x0));
  const usual = gaps.length < FEWEST_GAPS ? undefined : median(gaps);
  return Math.max(SENTENCE_GAP_EM * sizePt, 1.2 * (usual ?? 0));
}

/** Fewer spaces do not tell how wide they usually are. */
const FEWEST_GAPS = 4;

/** An amount is printed in at most this many words (`- £ 1 234.56`). */
const AMOUNT_WORDS = 4;

/** The longest amount that ends with the word before `end`. */
function lastAmount(
  { words, sizePt }: Phrase,
  end: number,
  currency: string,
): { readonly words: readonly Word[]; readonly reading: AmountReading } | undefined {
  for (let count = Math.min(AMOUNT_WORDS, end); count > 0; count--) {
    const taken = words.slice(end - count, end);
    const reading = readAmount(textOf(taken), currency);
    if (reading?.hasFraction && !mayBeTwo(taken, sizePt)) return { words: taken, reading };
  }
  return undefined;
}

/** `5 12.30` may be a thousand or a number before an amount: only a separator, or a narrow space, makes it one amount. */
function mayBeTwo([first, second]: readonly Word[], sizePt: number): boolean {
  if (!first || !second || !/^\d+$/.test(first.text) || /[,’']/.test(second.text)) return false;
  return !/^\d{3}[.,]\d{2}/.test(second.text) || second.x0 - first.x1 > THOUSANDS_GAP_EM * sizePt;
}

function cellOf(words: readonly Word[], reading: AmountReading, { page, line }: CellPlace): AmountCell {
  return { ...printedWords(words, page), line, reading };
}

interface Cluster {
  readonly edge: Edge;
  at: number;
  hanging: boolean;
  cells: AmountCell[];
}

/** Likely matchings of amount columns to headers, best first; at least one when there are cells. */
export function moneyColumns(
  cells: readonly AmountCell[],
  headers: readonly HeaderColumn[],
  sizePt: number,
): MoneyColumn[][] {
  const money = headers.filter((header) => header.value === 'money').sort((a, b) => a.x0 - b.x0);
  const clusters = clustersOf(cells, sizePt, money.length);
  const matchings: { cost: number; columns: MoneyColumn[] }[] = [];
  const assign = (index: number, header: number, cost: number, columns: MoneyColumn[]): void => {
    const cluster = clusters[index];
    if (!cluster) {
      matchings.push({ cost, columns });
      return;
    }
    assign(index + 1, header, cost + SKIP_PT * cluster.cells.length, columns);
    for (let j = header; j < money.length; j++) {
      const target = money[j];
      if (!target) continue;
      const more = cluster.cells.length * distance(cluster, target);
      assign(index + 1, j + 1, cost + more, [
        ...columns,
        { role: target.role, edge: cluster.edge, at: cluster.at, hanging: cluster.hanging },
      ]);
    }
  };
  assign(0, 0, 0, []);
  return matchings
    .sort((a, b) => a.cost - b.cost)
    .slice(0, OFFERED)
    .map((matching) => matching.columns);
}

/** How badly a column of cells fits under a header, in points: the best of the three alignments. */
function distance(cluster: Cluster, header: HeaderColumn): number {
  const left = Math.min(...cluster.cells.map((one) => one.box.x0));
  const right = Math.max(...cluster.cells.map((one) => one.box.x1));
  const middle = Math.abs((left + right) / 2 - (header.x0 + header.x1) / 2);
  return Math.min(SKIP_PT, Math.abs(right - header.x1), Math.abs(left - header.x0), middle);
}

/** Statements have up to this many columns of amounts: in, out and balance. */
const USUAL_COLUMNS = 3;

/** Columns of amounts without regard to any header, left to right, with how many cells each has. */
export function clusterColumns(
  cells: readonly AmountCell[],
  sizePt: number,
): { readonly edge: Edge; readonly at: number; readonly hanging: boolean; readonly cells: number }[] {
  return clustersOf(cells, sizePt, USUAL_COLUMNS).map((cluster) => ({ ...cluster, cells: cluster.cells.length }));
}

/** Most clusters beyond the columns are amounts in passing; more than this are not searched. */
const MOST_CLUSTERS = 10;

/** Cells that share a right edge, or a left one when that gathers more of them in as many columns as there are. */
function clustersOf(cells: readonly AmountCell[], sizePt: number, columns: number): Cluster[] {
  const gathered = (clusters: readonly Cluster[]): number =>
    clusters
      .map((cluster) => cluster.cells.length)
      .sort((a, b) => b - a)
      .slice(0, columns)
      .reduce((sum, count) => sum + count, 0);
  const right = clustersBy(cells, 'right', sizePt);
  const left = clustersBy(cells, 'left', sizePt);
  const [leftCount, rightCount] = [gathered(left), gathered(right)];
  const best = leftCount > rightCount || (leftCount === rightCount && left.length < right.length) ? left : right;
  // The fullest clusters are the columns; their order on the page is kept.
  const fullest = new Set([...best].sort((a, b) => b.cells.length - a.cells.length).slice(0, MOST_CLUSTERS));
  return best.filter((cluster) => fullest.has(cluster));
}

function clustersBy(cells: readonly AmountCell[], edge: Edge, sizePt: number): Cluster[] {
  const place = (one: AmountCell) => (edge === 'right' ? one.box.x1 : one.box.x0);
  const clusters: Cluster[] = [];
  for (const one of [...cells].sort((a, b) => place(a) - place(b))) {
    const last = clusters.at(-1);
    // From the first cell on, not from the last: edges that creep along are of cells aligned elsewhere.
    if (last && place(one) - (last.cells[0] ? place(last.cells[0]) : last.at) <= EDGE_TOLERANCE_PT) {
      last.cells.push(one);
      last.at = place(one);
    } else {
      clusters.push({ edge, at: place(one), hanging: false, cells: [one] });
    }
  }
  return mergeHanging(clusters, HANGING_EM * sizePt);
}

/** Amounts whose mark hangs out of the column (or is part of a right-aligned text) belong to the column beside them. */
function mergeHanging(clusters: readonly Cluster[], reachPt: number): Cluster[] {
  const marked = (cluster: Cluster) => cluster.cells.every((one) => !/\d$/.test(one.text));
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const last = merged.at(-1);
    const joins = last && cluster.at - last.at <= reachPt && marked(cluster) !== marked(last);
    if (joins) {
      last.at = last.cells.length >= cluster.cells.length ? last.at : cluster.at;
      last.cells.push(...cluster.cells);
      last.hanging = true;
    } else {
      merged.push({ ...cluster, cells: [...cluster.cells] });
    }
  }
  return merged;
}

/** The role of the column a cell stands in, or undefined when it stands in none. */
export function roleOf(one: AmountCell, columns: readonly MoneyColumn[], sizePt: number): string | undefined {
  let best: { role: string; off: number } | undefined;
  for (const column of columns) {
    const off = Math.abs((column.edge === 'right' ? one.box.x1 : one.box.x0) - column.at);
    const reach = column.hanging ? HANGING_EM * sizePt : 2 * EDGE_TOLERANCE_PT;
    if (off <= reach && (!best || off < best.off)) best = { role: column.role, off };
  }
  return best?.role;
}
