// Bills for two fuels set by hand that tell the VAT of each in its row: what they come to is that of the bill.
import { expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

it.each([
  ['Electricity, £78.63 plus VAT of £3.93', 'Gas, £69.10 plus VAT of £3.46'],
  ['Electricity (includes £3.93 VAT)', 'Gas (includes £3.46 VAT)'],
  ['Electricity £78.63 + VAT at 5% £3.93 =', 'Gas £69.10 + VAT at 5% £3.46 ='],
])('the VAT that rows tell is added: %s', async (electricity, gas) => {
  const reading = await read(`
      #Fern Power
      Dr I Pascoe | 330:Account number | 440:GR-0071-5528
      Mill Cottage | 330:Bill date | 440:12 December 2025
      Pangbourne | 330:Period | 400:11 Nov 2025 to 11 Dec 2025
      RG8 7JR

      Balance from your last bill | 540r:£38.55
      Payment received 1 December 2025 | 540r:-£38.55
      ${electricity} | 540r:£82.56
      ${gas} | 540r:£72.56
      Total charges | 540r:£155.12
      Amount to pay by 1 January 2026 | 540r:£155.12

      Tariff name | 200:Oak Variable
      *Electricity
      Units 219.4 kWh x 27.61p | 540r:£60.58
      Standing charge 31 days x 58.22p | 540r:£18.05
      *Gas
      Units 803.8 kWh x 7.29p | 540r:£58.60
      Standing charge 31 days x 33.87p | 540r:£10.50`);
  expect(values(reading, 'Bill', 'tax')).toEqual(['7.39']);
  expect(warningsOf(reading)).toEqual([]);
});
