// Bills set by hand whose prices changed meanwhile: they charge in parts, each with days of its own.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const head = (period: string, title = ''): string => `
  #Fellgas
  Mr Desmond Hale
  27 Larkhill Crescent
  Beeston
  Nottingham
  NG9 4BR | 314:Customer reference number | 440:8511 4409 2736
  314:Bill date | 440:21 November 2025
  ${period}

  Your electricity bill
  ${title}
  Your last bill | 540r:£212.75
  Payments you made (2) | 540r:- £212.75
  Total new charges, including £11.09 VAT at 5% | 540r:£232.80
  Please pay by 8 December 2025 | 540r:£232.80

  *Electricity
  Tariff: Standard Variable
  Meter point (MPAN): 11 6034 8872 516
`;

const TOTALS = `
  Total electricity before VAT | 540r:£221.71
  VAT at 5% | 540r:£11.09
  Total electricity | 540r:£232.80`;

const PARTS = `
  From 21 Aug 2025 to 30 Sep 2025 (41 days)
  285 kWh x 25.84p | 540r:£73.64
  Standing charge 41 days x 51.12p | 540r:£20.96
  From 1 Oct 2025 to 19 Nov 2025 (50 days) – new prices
  379 kWh x 26.49p | 540r:£100.40
  Standing charge 50 days x 53.41p | 540r:£26.71
  ${TOTALS}`;

const daysOf = async (text: string): Promise<unknown[]> => {
  const reading = await read(text);
  return [...values(reading, 'Bill', 'startDate'), ...values(reading, 'Bill', 'endDate')];
};

describe('a bill that charges in parts', () => {
  it('is of the whole time that it prints besides', async () => {
    const title = 'For your energy from 21 August 2025 to 19 November 2025';
    expect(await daysOf(head('', title) + PARTS)).toEqual(['2025-08-21', '2025-11-19']);
  });

  it('is of all its parts where it prints no more than them', async () => {
    expect(await daysOf(head('') + PARTS)).toEqual(['2025-08-21', '2025-11-19']);
  });

  it('gives the new prices too where their heading stands close over them', async () => {
    const reading = await read(head('') + PARTS.replace('379 kWh', '^379 kWh'));
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.84p/kWh; 26.49p/kWh']);
  });

  it('is of all its parts whose days stand in cells', async () => {
    const table = `
      *Charge | 170:*From | 240:*To | 310:*Quantity | 400:*Price | 540r:*Amount
      Unit charge | 170:21/08/2025 | 240:30/09/2025 | 310:285 kWh | 400:25.84p | 540r:£73.64
      Unit charge | 170:01/10/2025 | 240:19/11/2025 | 310:379 kWh | 400:26.49p | 540r:£100.40
      Standing charge | 170:21/08/2025 | 240:30/09/2025 | 310:41 days | 400:51.12p | 540r:£20.96
      Standing charge | 170:01/10/2025 | 240:19/11/2025 | 310:50 days | 400:53.41p | 540r:£26.71
      ${TOTALS}`;
    expect(await daysOf(head('') + table)).toEqual(['2025-08-21', '2025-11-19']);
  });

  it('is of the time that it calls its own, whatever its parts make up', async () => {
    const labelled = '314:Bill period | 440:20/08/2025 - 19/11/2025';
    expect(await daysOf(head(labelled) + PARTS)).toEqual(['2025-08-20', '2025-11-19']);
  });
});
