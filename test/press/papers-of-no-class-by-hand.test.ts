// Letters that have the words of a bill or of a statement, and not what every bill and every statement says.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';

const PRICES = `
  #Saltmarsh Energy
  Ms Orla Finnegan
  5 Tannery Walk
  Lindale
  LD4 1QT
  350:Customer number S-2204 1187
  350:4 November 2025

  *What you will pay for electricity and gas
  Electricity | 300:Until 31 Dec 2025 | 430:From 1 Jan 2026
  Unit rate (pence per kWh, incl. VAT) | 300:26.10p | 430:27.45p
  Standing charge (pence per day, incl. VAT) | 300:52.40p | 430:53.15p
  Your supply number (MPAN) | 300:10 1111 2222 333
  Gas | 300:Until 31 Dec 2025 | 430:From 1 Jan 2026
  Unit rate (pence per kWh, incl. VAT) | 300:6.20p | 430:6.05p
  Standing charge (pence per day, incl. VAT) | 300:33.10p | 430:34.20p
  Meter point reference (MPRN) | 300:4100 2200 11
  There are no exit fees. Ofgem sets the price cap that these prices follow.`;

const SAVINGS = `
  #Lindale Building Society
  Mr Teodor Vance
  2 Cooper Row
  Lindale
  LD1 7AP
  350:3 February 2026

  *Your savings account
  Instant Saver
  Sort code 11-22-33 | 200:Account number 20304050
  Balance | 200:Rate now (gross / AER) | 380:Rate from 9 April 2026 (gross / AER)
  £1 to £9,999 | 200:1.49% / 1.50% | 380:1.24% / 1.25%
  £10,000 and over | 200:1.64% / 1.65% | 380:1.39% / 1.40%
  Interest is paid gross. Your savings are protected by the Financial Services Compensation Scheme.

  Yours sincerely
  Ada Holm, Savings`;

describe('a letter', () => {
  it.each([
    ['of a supplier that tells of new prices', PRICES],
    ['of a building society that tells of new rates', SAVINGS],
  ])('%s is no paper of a known class, and nothing is read of it', async (_, text) => {
    const reading = await read(text);
    expect(reading.document).toMatchObject({ classIdentifier: 'unknown', profilesMatched: [] });
    expect(reading.nodes).toEqual([]);
    expect(reading.review).toBe('REVIEW_PENDING');
  });

  it('that charges for days, and says what is to pay, is a bill', async () => {
    const reading = await read(`${PRICES}

  Bill date | 300r:4 November 2025
  Billing period | 300r:1 October 2025 to 31 October 2025
  Account number | 300r:A-55021187
  Electricity charges | 300r:£52.10
  Gas charges | 300r:£40.90
  Total charges including VAT | 300r:£93.00
  Amount due | 300r:£93.00`);
    expect(reading.document.classIdentifier).toBe('utility-energy-bill');
  });
});
