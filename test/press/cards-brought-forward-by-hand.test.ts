// Card statements set by hand: entries under a balance brought forward, and the least to pay in words of its own.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, figureOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a card statement whose entries begin with the balance of a month', () => {
  it('takes no entry for it, and the amount beneath `Please pay at least` for the least to pay, its day beside it', async () => {
    const reading = await read(`
      #Plover Card | 400:Statement of 5 June 2026
      400:Card 5460 **** **** 0917
      MR IDRIS KETTLE | 300:Please pay at least
      14 CORVE LANE | 300:*£5.00 by 30 June 2026
      LUDLOW | 300:You can pay the whole £146.00 if you prefer.
      SY8 1AA | 300:Credit limit | 400:£2,000.00

      45:Previous balance | 158:Paid in | 259:Spending | 456:Balance now
      45:£80.00 | 158:-£60.00 | 259:£126.00 | 456:£146.00

      Date | 120:What it was | 540r:£
      120:*Brought forward from your May statement | 540r:*80.00
      12 May | 120:LIDL GB LUDLOW | 540r:66.00
      20 May | 120:HERON GARAGE | 540r:60.00
      22 May | 120:PAYMENT RECEIVED | 540r:-60.00
      120:*Balance you owe on 5 June 2026 | 540r:*146.00`);
    expect(entriesOf(reading)).toHaveLength(3);
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -146.00']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment').map(figureOf)).toEqual(['5.00']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a card statement whose label of the last balance runs over lines with its day', () => {
  it('takes the amount beside the first of its lines, and that at the height between them', async () => {
    const paper = (label: string): string => `
      #Plover Card | 400:Statement of 5 June 2026
      400:Card 5460 **** **** 0917
      MR IDRIS KETTLE | 300:Credit limit | 540r:£2,000.00
      14 CORVE LANE | 300:Minimum payment | 540r:£5.00
      LUDLOW | 300:Due date | 540r:30 June 2026
      SY8 1AA

      ${label}
      45:Payments and refunds | 280r:£60.00 CR
      45:Purchases and charges | 280r:£126.00
      45:New balance | 280r:£146.00

      Date | 120:Details | 540r:Amount £
      12 May | 120:LIDL GB LUDLOW | 540r:66.00
      20 May | 120:HERON GARAGE | 540r:60.00
      22 May | 120:PAYMENT RECEIVED | 540r:60.00 CR`;
    const beside = await read(
      paper(`45:Balance on your last statement (5 May | 280r:£80.00
      45:2026)`),
    );
    expect(balancesOf(beside)).toEqual(['Opening -80.00', 'Closing -146.00']);
    const between = await read(
      paper(`45:Balance from your last statement (5
      ^^280r:£80.00
      ^^45:May 2026)`),
    );
    expect(balancesOf(between)).toEqual(['Opening -80.00', 'Closing -146.00']);
    const whole = await read(
      paper(`45:Balance from your last
      ^^280r:£80.00
      ^^45:statement (5 May 2026)`),
    );
    expect(balancesOf(whole)).toEqual(['Opening -80.00', 'Closing -146.00']);
  });
});
