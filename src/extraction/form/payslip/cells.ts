// A page as rows of cells: labels and figures apart, wherever a program puts the space between them.
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import { boundsOf, textOf, type Box, type Word } from '../../../model/page.ts';
import { isSurelyMoney, readAmount, type AmountReading } from '../../values/amount.ts';
import { HOW_ALONE } from './paid-how.ts';

/** A label, or a figure, where it stands. */
export interface Cell extends Box {
  readonly text: string;
  readonly words: readonly Word[];
  readonly page: number;
  readonly sizePt: number;
  readonly bold: boolean;
  /** An amount of money as printed; absent on labels and on plain numbers. */
  readonly amount?: AmountReading;
  /** A plain number: hours, days, a rate with more or fewer than two places, a code. */
  readonly number?: number;
}

/** Cells on one height, left to right. */
export interface Row {
  readonly page: number;
  readonly y0: number;
  readonly y1: number;
  readonly cells: readonly Cell[];
}

/** What parts the pieces of a line of small print. */
const SEPARATOR = /^[·|•]$/;
/** What a column of values may begin with, behind the column of their labels: `Employee   : Ms E Lark`. */
const LEAD = /^:$/;
/** A cell of a table that only says what is done with the figures beside it: `31.50 | @ | 12.60`. */
const SIGN = /^[@x×*=]$/i;
/** Stars before and behind an amount keep others from adding digits to it. */
const STARS = /\*+/g;
/** Before a figure these say that it belongs to the words: `39 hrs @ £12.96`, `Overtime x 1.50`. */
const JOINS_FIGURE = /^(?:@|x|×|at|of|per|plan|type)$/i;
/** A place on a scale of pay belongs to the name before it: `Monthly Salary Gr 7.34`, `Basic Pay Point 32.5`. */
const ON_SCALE = /^(?:gr|grade|scale|spine|scp|point|pt|pnt|band|step|level|lvl|increment|incr?)\.?:?$/i;
const SCALE_POINT = /^\d{1,2}\.\d{1,2}$/;
const QUANTITY = /^(-?\d{1,5}(?:\.\d{1,4})?)\s?(?:hrs?|hours?|days?|units?|mins?|h)\.?$/i;
/** A rate in a cell of its own that says so: `@ 12.71`, `£12.71/hr`, `14.20 per hour`. */
const RATED =
  /^(?:(?:@|x|×) ?£?(\d{1,4}\.\d{1,5})(?: ?(?:\/|per|p\/) ?(?:hr?|hour|day|unit|week)\.?)?|£?(\d{1,4}\.\d{2,5}) ?(?:\/|per|p\/) ?(?:hr?|hour|day|unit|week)\.?)$/i;
/** A rate in a cell of its own, or that of the employee and that of the employer: `5% / 3%`. */
const PERCENT = /^(\d{1,2}(?:\.\d{1,4})?)\s?%(?:\s?\/\s?\d{1,2}(?:\.\d{1,4})?\s?%)?$/;
/** With its currency, or with more places than money has, it is a rate: `£13.850`, `3,125.0000`. */
const PLAIN_NUMBER = /^(?:-?\d{1,6}(?:\.\d{1,5})?-?|£?(?:\d{1,4}|\d{1,3}(?:,\d{3})+)\.\d{3,5})$/;
/** `14.20R`: an amount that is paid back, as public payrolls mark it. */
const REFUND = /^(£?\s?\d[\d,]*\.\d{2})\s?\(?R\)?$/;
/** An amount may be set in as many words: `- £ 12.00`, `12.00 CR`. */
const AMOUNT_WORDS = 3;

/** Every row of the document, page by page. Rows of furniture are rows too: a payslip may repeat its head. */
export function rowsOf(layout: DocumentLayout): Row[] {
  return layout.pages.flatMap((page) => {
    const rows: Row[] = [];
    for (const row of page.lines.map(rowOf)) {
      const last = rows.at(-1);
      if (last && isOfOneHeight(last, row)) rows.splice(-1, 1, together(last, row));
      else if (row.cells.length > 0) rows.push(row);
    }
    return rows;
  });
}

/** A small label and its large figure may be set to one top, or to one middle: so much of the smaller one's height is that of both. */
const OF_HEIGHT = 0.6;
/** Their type differs by so many points at least. */
const LARGER_PT = 1;

/** Whether a label alone and a figure alone behind it are one row, though they have no common foot: `NET PAY` and a larger `2,014.30`. */
function isOfOneHeight(
  { cells: [label, ...labels], y0, y1 }: Row,
  { cells: [figure, ...figures], ...under }: Row,
): boolean {
  if (!label || !figure || labels.length > 0 || figures.length > 0) return false;
  const shared = Math.min(y1, under.y1) - Math.max(y0, under.y0);
  return (
    isLabel(label) &&
    figure.amount !== undefined &&
    label.x1 < figure.x0 &&
    figure.sizePt > label.sizePt + LARGER_PT &&
    shared > OF_HEIGHT * (label.y1 - label.y0)
  );
}

function together(row: Row, under: Row): Row {
  return { ...row, y1: Math.max(row.y1, under.y1), cells: [...row.cells, ...under.cells] };
}

function rowOf(line: Line): Row {
  const phrases = line.phrases.filter(({ text }) => !SIGN.test(text));
  const cells = phrases.flatMap(({ words }) => pieces(words).flatMap((piece) => cellsOf(piece, line.page)));
  return { page: line.page, y0: line.y0, y1: line.y1, cells };
}

function pieces(words: readonly Word[]): Word[][] {
  const found: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (SEPARATOR.test(word.text) || (!before && LEAD.test(word.text))) found.push([]);
    else if (before && startsLabel(before, word) && !goesOnName(words.slice(0, at), word)) found.push([word]);
    else if (before && ENDS_AMOUNT.test(before.text) && HOW_ALONE.test(textOf(words.slice(at)))) found.push([word]);
    else found.at(-1)?.push(word);
  }
  return found.filter((piece) => piece.length > 0);
}

/** Words that go on with a figure: `37.50 hrs at 12.00 per hour`, `from 1.00 PM`. */
const GOES_ON = /^(?:(?:hrs?|hours?|days?|units?|mins?|h|per|p|x|at|cr|dr|od|gbp|to|and|of|for|am|pm)\b|[-–@×\d(.£])/i;
/** A gap this wide, as a part of the size of the type, may part the cells of a table. */
const CELL_GAP_EM = 0.45;
/** The space of a typewriter is this wide. */
const TYPED_SPACE_EM = 0.65;

const ENDS_AMOUNT = /\d[.,]\d{2}-?$/;

/** Whether a label begins behind a figure: two cells of a table that stand close together. */
function startsLabel(before: Word, word: Word): boolean {
  return (
    ENDS_AMOUNT.test(before.text) &&
    !GOES_ON.test(word.text) &&
    (/^\p{Lu}/u.test(word.text) || (/^\p{L}/u.test(word.text) && word.x0 - before.x1 > CELL_GAP_EM * word.sizePt))
  );
}

/** `Overtime @ 1.50 Rest Day`: a rate that a name holds, with the rest of the name a space behind it. */
function goesOnName(words: readonly Word[], next: Word): boolean {
  const [name, at, rate] = words.slice(-3);
  const isHeld = name !== undefined && at !== undefined && /\p{L}/u.test(name.text) && JOINS_FIGURE.test(at.text);
  return isHeld && rate !== undefined && next.x0 - rate.x1 < CELL_GAP_EM * next.sizePt;
}

/** A stretch of words as a label and the figures behind it. */
function cellsOf(words: readonly Word[], page: number): Cell[] {
  const figures: Cell[] = [];
  let end = words.length;
  while (end > 0) {
    const figure = figureEnding(words.slice(0, end), page);
    const before = words[end - (figure?.words.length ?? 0) - 1];
    if (!figure || (before && JOINS_FIGURE.test(before.text))) break;
    if (
      before &&
      ON_SCALE.test(before.text) &&
      SCALE_POINT.test(figure.text) &&
      isClose(before, figure, TYPED_SPACE_EM)
    )
      break;
    // A lone number behind words is part of them (`Plan 2`, `Rate 1`), not a figure of its own.
    const isOfWords = before && figure.amount === undefined && (figures.length === 0 || isClose(before, figure));
    if (isOfWords && !isRate(words.slice(0, end), page)) break;
    figures.unshift(figure);
    end -= figure.words.length;
  }
  const label = words.slice(0, end);
  return label.length > 0 ? [cellOf(label, page), ...figures] : figures;
}

/** `144.00 13.6500`: units and their rate, between which no column was left open. */
function isRate(words: readonly Word[], page: number): boolean {
  const isFigures = words.every(({ text }) => FIGURE.test(text));
  return isFigures && figureEnding(words.slice(0, -1), page)?.amount !== undefined;
}

const FIGURE = /^-?\d[\d,]*\.\d{2,5}$/;

function isClose(before: Word, figure: Cell, gapEm = CELL_GAP_EM): boolean {
  return figure.x0 - before.x1 < gapEm * figure.sizePt;
}

function figureEnding(words: readonly Word[], page: number): Cell | undefined {
  const [, sign, unit] = RATED.exec(textOf(words)) ?? [];
  const rated = sign ?? unit;
  if (rated !== undefined) return cellOf(words, page, { number: Number(rated) });
  for (let count = Math.min(AMOUNT_WORDS, words.length); count > 0; count--) {
    const stretch = words.slice(-count);
    const text = textOf(stretch);
    const refund = REFUND.exec(text)?.[1];
    const back = refund === undefined ? undefined : readAmount(refund);
    const amount = back ? { ...back, sign: '-' as const } : readAmount(text.replace(STARS, ''));
    if (amount && isSurelyMoney(amount)) return cellOf(stretch, page, { amount });
  }
  const [last] = words.slice(-1);
  const whole = textOf(words);
  const quantity = (QUANTITY.exec(whole) ?? PERCENT.exec(whole))?.[1];
  if (quantity !== undefined) return cellOf(words, page, { number: Number(quantity) });
  return last && PLAIN_NUMBER.test(last.text)
    ? cellOf([last], page, { number: Number(last.text.replace(/[£,]/g, '').replace(/(.*)-$/, '-$1')) })
    : undefined;
}

function cellOf(words: readonly Word[], page: number, figure: Pick<Cell, 'amount' | 'number'> = {}): Cell {
  return {
    ...boundsOf(words),
    text: textOf(words),
    words,
    page,
    sizePt: Math.max(...words.map((word) => word.sizePt)),
    bold: words.every((word) => word.bold),
    ...figure,
  };
}

/** Whether a cell is no figure. */
export function isLabel(cell: Cell): boolean {
  return cell.amount === undefined && cell.number === undefined;
}

/** A figure so many times larger than words is displayed. */
const DISPLAYED = 1.7;

/** Whether a figure is set apart by its size, as net pay in a tile: it reaches over several lines beside it, and is named by none of them. */
export function isDisplayedBeside(figure: Cell, label: Cell): boolean {
  return figure.sizePt >= DISPLAYED * label.sizePt;
}

/** Whether a cell stands between the edges of its heading. */
export function isWithin(cell: Box, head: Box): boolean {
  return cell.x0 >= head.x0 - 2 && cell.x1 <= head.x1 + 2;
}

/** How far two cells are from sharing an edge or their middle, in points. */
export function offset(a: Box, b: Box): number {
  return Math.min(Math.abs(a.x1 - b.x1), Math.abs(a.x0 - b.x0), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);
}
