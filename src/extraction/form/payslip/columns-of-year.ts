// Figures that stand beneath a heading of the year beside others that say themselves that they are of the year: in two columns of which only one
// has a head (`Cumulated values | Zeitraum | Tax year to date`), or by their names (`Gross for tax` beneath `Gross for tax TD`). They are none of
// the year's.
import type { PlacedFigure } from './figures.ts';
import { minorOf } from './pay-sums.ts';
import type { PayWords } from './pay-words.ts';

/** The figures, those beside the year's being the period's where one of them is known to be; else such a column is of neither. */
export function withoutColumnsBeside(figures: readonly PlacedFigure[], words: PayWords): readonly PlacedFigure[] {
  const isSaid = ({ label, column }: PlacedFigure): boolean =>
    column === 'year' || (label !== undefined && words.meaningOf(label.text).when === 'year');
  const years = figures.filter(({ when }) => when === 'year');
  const isBeside = (one: PlacedFigure, other: PlacedFigure): boolean =>
    one.concept === other.concept && isSaid(other) && minorOf(other) >= minorOf(one);
  const beside = years.filter((one) => !isSaid(one) && years.some((other) => isBeside(one, other)));
  const columns = beside.filter((one) => years.some((other) => other.label === one.label && isBeside(one, other)));
  const isPeriods = beside.some((one) =>
    figures.some(
      (other) => other.when === 'period' && other.concept === one.concept && minorOf(other) === minorOf(one),
    ),
  );
  // A row of its own beneath the year's table (`Taxable pay 802.60`), where nothing else is the period's.
  const isApart = (one: PlacedFigure): boolean =>
    one.direct &&
    !columns.includes(one) &&
    !figures.some((other) => other.when === 'period' && other.concept === one.concept);
  return figures.flatMap((one) => {
    if (beside.includes(one) && (isPeriods || isApart(one)))
      return [{ ...one, when: 'period' as const, direct: false }];
    return columns.includes(one) ? [] : [one];
  });
}
