// The prices of one supply: those that rows print; those they do not, sentences may tell.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { BillRow } from './bill-rows.ts';
import { cellRow, headedCells } from './headed-cells.ts';
import type { Utility } from './named-utility.ts';
import { priceProof } from './price-proof.ts';
import { ELSEWHERE, tariffRates, type TariffRate, type TariffRates } from './tariff-rates.ts';
import { toldRows, withoutWords } from './told-rows.ts';

/** Reads the prices of supplies. */
export function supplyPrices(rows: readonly BillRow[], layout: DocumentLayout): (utility: Utility) => TariffRates {
  const { sentences, elsewhere } = toldRows(rows, layout, ELSEWHERE);
  // Prices may stand under headers that say what they are.
  const priced = withoutWords([...rows, ...headedCells(rows).map(cellRow)], elsewhere);
  const told = withoutWords(sentences, elsewhere);
  return (utility) => {
    const proves = priceProof([...rows, ...sentences], utility);
    const printed = tariffRates(priced, utility, proves);
    const said = tariffRates([...priced, ...told], utility, proves);
    // A price that changed within the period is told in a sentence of its own.
    if (isFuller(said.unitRate, printed.unitRate)) return { ...said, contradictions: printed.contradictions };
    if (printed.unitRate?.isDoubtful === false && isPerUnit(printed.standingCharge)) return printed;
    return {
      ...printed,
      unitRate: printed.unitRate?.isDoubtful === false ? printed.unitRate : (said.unitRate ?? printed.unitRate),
      standingCharge: isPerUnit(said.standingCharge) ? said.standingCharge : printed.standingCharge,
    };
  };
}

/** Whether one reading has more prices than another, and the bill's arithmetic proves them. */
const isFuller = (one: TariffRate | undefined, other: TariffRate | undefined): boolean =>
  one?.verified === true && other !== undefined && one.text.split(';').length > other.text.split(';').length;

const isPerUnit = (rate: TariffRate | undefined): boolean => rate?.text.includes('/') === true;
