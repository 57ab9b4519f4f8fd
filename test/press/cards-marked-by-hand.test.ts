// Statements of cards set by hand whose credits bear a mark, and panels whose figures are set larger than their labels.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const paper = (refund: string): string => `
      #Plover Card
      Ms Ailsa Kettle | 330:Statement date | 540r:5 June 2026
      14 Corve Lane | 330:Card number | 540r:**** **** **** 0917
      Ludlow | 330:Your credit limit | 540r:£1,500.00
      SY8 1AA | 330:Your new balance
      ^^460:#£143.00
      330:Minimum payment
      ^^460:#£25.00
      330:To reach us by
      ^^420:#1 July 2026

      Previous balance | 300r:£80.00
      Payments and credits | 300r:-£92.00
      New purchases | 300r:+£155.00

      *Date | 130:*Details | 540r:*Amount
      12 May 2026 | 130:PAYMENT RECEIVED | 540r:80.00 CR
      14 May 2026 | 130:HERON GARAGE LUDLOW | 540r:66.00
      19 May 2026 | 130:WREN BOOKS | 540r:${refund}
      21 May 2026 | 130:KESTREL TOOLS | 540r:89.00`;

describe('a card whose credits bear a mark', () => {
  it('reads figures that are set larger than their labels, a little lower', async () => {
    const reading = await read(paper('12.00 CR'));
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -143.00']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['25.00']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('doubts an amount without the mark that only the sums take for a credit', async () => {
    const reading = await read(paper('12.00'));
    expect(entriesOf(reading)).toHaveLength(4);
    expect(warningsOf(reading)).toEqual([
      'It bears no mark where others that went the same way do: only the sums tell its direction.',
    ]);
  });
});
