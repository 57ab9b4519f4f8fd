// Figures of this period and of the year side by side, under a heading that speaks of the year alone: `Cumulative figures` over
// `Taxable pay   3,975.84   30,140.04`. Where one such row repeats a pair whose columns are headed, all of them are such pairs.
import type { FormFinding } from '../form-reading.ts';
import { signedMinor } from '../../values/amount.ts';
import type { Cell } from './cells.ts';
import type { PlacedFigure } from './figures.ts';

/** The figures, the first of each such pair with the period for its time. */
export function withTimesApart(placed: readonly PlacedFigure[]): readonly PlacedFigure[] {
  const headed = new Set(pairsOf(placed, ({ column }) => column === 'period' || column === 'year').map(keyOf));
  const pairs = unheadedPairs(placed);
  const parts = new Set(pairs.filter((pair) => headed.has(keyOf(pair))).map(([{ part }]) => part));
  const firsts = new Set(pairs.filter(([{ part }]) => parts.has(part)).map(([first]) => first));
  return placed.map((figure) => (firsts.has(figure) ? { ...figure, when: 'period' } : figure));
}

/** A warning that names the labels of pairs of which no head and no other row tells the times. */
export function untimedFindings(placed: readonly PlacedFigure[]): FormFinding[] {
  const names = unheadedPairs(placed)
    .filter(([first, second]) => first.cell.amount?.minor !== second.cell.amount?.minor)
    .flatMap(([{ label }]) => label?.text ?? [])
    .filter((text) => NAMED.test(text));
  return names.length > 0
    ? [
        {
          severity: 'warnings',
          reason: `Two amounts stand beside a figure of the year to date, and no head tells which is of the year: ${names.join(', ')}.`,
        },
      ]
    : [];
}

/** The letter of a category stands before what is earned in it and what is paid on that. */
const NAMED = /\p{L}{3}/u;

type Pair = readonly [first: PlacedFigure, second: PlacedFigure];

const unheadedPairs = (placed: readonly PlacedFigure[]): readonly Pair[] =>
  pairsOf(placed, ({ column, when, part }) => column === undefined && when === 'year' && part?.part === 'year');

/** Figures that share a label, where there are two of them and both are such. */
function pairsOf(placed: readonly PlacedFigure[], isOne: (figure: PlacedFigure) => boolean): readonly Pair[] {
  const byLabel = new Map<Cell, PlacedFigure[]>();
  for (const figure of placed)
    if (figure.label) byLabel.set(figure.label, [...(byLabel.get(figure.label) ?? []), figure]);
  return [...byLabel.values()].flatMap((all): Pair[] => {
    const [first, second, third] = all.toSorted((a, b) => a.cell.x0 - b.cell.x0);
    const isPair = first && second && !third && all.every(isOne) && first.cell.y0 < second.cell.y1;
    return isPair && second.cell.y0 < first.cell.y1 ? [[first, second]] : [];
  });
}

const keyOf = (pair: Pair): string => pair.map(({ cell: { amount } }) => (amount ? signedMinor(amount) : '')).join('/');
