// Bills set by hand whose accounts are in credit, count charges down, list many payments or stand in tables of their own.
import { describe, expect, it } from 'vitest';
import { errorsOf, figureOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';
import type { DocumentReading } from '../../src/model/reading.ts';

/** The bill in figures; what is owed has no sign, a credit a minus. */
function accountOf(reading: DocumentReading): unknown[] {
  const [bill] = nodesOf(reading, 'Bill');
  return ['previousBalance', 'totalCharges', 'tax', 'amountDue'].map((name) => {
    const value = bill?.[name] as { direction?: string } | undefined;
    return `${value?.direction === 'Credit' ? '-' : ''}${String(figureOf(value))}`;
  });
}

const head = `
      #Outer Energy | 330:Your energy statement
      Ms N Okonkwo | 330:Account ID: 21849377
      3 Sandpiper Close | 330:Statement date: 12 October 2025
      Portishead | 330:10 September 2025 – 9 October 2025
      BS20 7QD
`;
const supplies = `
      *Electricity | 310:*Gas
      Plan | 310:Plan
      ^*1 Year Fixed | 310:*1 Year Fixed
      Plan ends | 310:Plan ends
      ^*17 September 2026 | 310:*17 September 2026
      Opening read (10 Sep) | 310:Opening read (10 Sep)
      ^*14602 – smart | 310:*00812 – smart
      Closing read (9 Oct) | 310:Closing read (9 Oct)
      ^*14871 – smart | 310:*00845 – smart
      269 kWh at 25.14p per kWh | 250r:£67.63 | 310:371 kWh at 5.97p per kWh | 540r:£22.15
      30 days at 58.36p per day | 250r:£17.51 | 310:30 days at 29.84p per day | 540r:£8.95
      *Total excluding VAT | 250r:£85.14 | 310:*Total excluding VAT | 540r:£31.10`;

describe('a bill of an account in credit', () => {
  it('takes charges that are counted down for charges, and asks for no day on which it was paid', async () => {
    const reading = await read(`${head}
      Balance at last statement | 540r:+£203.18
      Direct Debit on 1 Oct | 540r:+£131.00
      Electricity | 540r:-£85.14
      Gas | 540r:-£31.10
      VAT (5%) | 540r:-£5.81
      *You're in credit by | 540r:*£212.13

      The total cost of your energy this month was £122.05 including VAT.
      ${supplies}`);
    expect(accountOf(reading)).toEqual(['-203.18', '122.05', '5.81', '-212.13']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it.each([
    ['in words behind the amounts', '£203.18 in credit', '£212.13 in credit'],
    ['by letters', '£203.18 CR', '£212.13 CR'],
    ['in brackets', '(£203.18)', '(£212.13)'],
  ])('says so %s', async (_, before, now) => {
    const reading = await read(`${head}
      *Your account
      Balance on your last statement | 540r:${before}
      Payments received – Direct Debit, 1 October 2025 | 540r:£131.00 CR
      Charges for the period, including VAT of £5.81 | 540r:£122.05
      *Your balance now | 540r:*${now}
      Nothing to pay. Your next Direct Debit of £131.00 will go out as normal.
      ${supplies}`);
    expect(accountOf(reading)).toEqual(['-203.18', '122.05', '5.81', '-212.13']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is read from a table of its own beside the charges', async () => {
    const reading = await read(`${head}
      *What has happened since your last bill | 320:*This bill
      Your last bill | 250r:£36.20 | 320:Charges before VAT | 540r:£116.24
      We received on 1 Oct 2025 | 250r:-£131.00 | 320:VAT at 5% | 540r:£5.81
      *You were in credit by | 250r:*£94.80 | 320:*Total charges | 540r:*£122.05
      *To pay now: £27.25, by 27 October 2025
      ${supplies}`);
    expect(accountOf(reading)).toEqual(['36.20', '122.05', '5.81', '27.25']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a bill that lists many payments', () => {
  const water = (payments: string): string =>
    `
      #Otter Water
      Ms A Kowal
      88 Werneth Rise | 330:You are in credit by
      Stockport | 330:*£42.98
      SK7 4TB | 330:You don't need to pay anything now.

      *Your water and wastewater bill | 400:Customer account number
      Brought forward from your last bill (you owed) | 330r:£36.85 | 400:*412 773 6058
      ${payments}
      Water charges | 330r:£168.38 | 400:*24/09/2025
      Wastewater charges | 330r:£155.28 | 400:This bill covers
      *Total charges for this period | 330r:£323.66 | 400:*20/03/2025 – 18/09/2025
      *Your account balance | 330r:£68.49 in credit

      *Water charges | 400:Meter number
      56 cubic metres at £2.4310 per cubic metre | 330r:£136.14 | 400:*11M 306628
      Standing charge, 183 days at 17.62p per day | 330r:£32.24 | 400:Reading on 18/09/2025
      Water total | 330r:£168.38 | 400:*668 (we read your meter)
      400:Reading on 20/03/2025
      *Wastewater charges | 400:*612 (we read your meter)
      56 cubic metres at £1.9870 per cubic metre | 330r:£111.27 | 400:You used
      Standing charge, 183 days at 24.05p per day | 330r:£44.01 | 400:*56 m³
      Wastewater total | 330r:£155.28`.replace('£42.98', '£68.49');
  const debits = [4, 5, 6, 7, 8, 9].map((month) => `Direct Debit 01/0${String(month)}/2025 | 330r:-£71.50`).join('\n');

  it.each([
    ['with their total', `${debits}\nTotal payments | 330r:-£429.00 | 400:Date of bill`],
    ['without it', `${debits} | 400:Date of bill`],
  ])('adds them up %s, and reads meters under labels with their days', async (_, payments) => {
    const reading = await read(water(payments));
    expect(accountOf(reading)).toEqual(['36.85', '323.66', 'undefined', '-68.49']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([612, 668]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-03-20', '2025-09-18']);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill for gas with each end of its period on a line', () => {
  it.each([
    ['Gas used from', 'to'],
    ['Supply from', 'Supply to'],
    ['Period from', 'Until'],
  ])('reads it beside %s, and VAT behind what it is worked out on', async (from, to) => {
    const reading = await read(`
      #Bracken Gas & Power
      300:Customer ref. | 440:BGP/0739/46182
      Mrs M MacGill | 300:Date of bill (tax point) | 440:20.02.2025
      48 Dunearn Street | 300:${from} | 440:18.11.2024
      Glasgow | 300:${to} | 440:17.02.2025
      G4 9EE | 300:Pay on or before | 440:06.03.2025

      *Meter readings
      Meter no. | 130:Last time | 230:This time | 330:Cubic metres
      M016A0219874 | 130:7738 | 230:8021 | 330:283
      283 m³ × volume correction 1.02264 × calorific value 39.1 MJ/m³ ÷ 3.6 = 3143 kWh.

      *Charges – tariff: Hearth Saver Fixed 24 (price fixed until 31.10.2025)
      Gas | 230:3143 kWh × 6.45 pence | 520r:202.72
      Standing charge | 230:92 days × 30.26 pence | 520r:27.84
      Goods and services before VAT | 520r:230.56
      VAT | 230:5% of £230.56 | 520r:11.53
      *Charges on this bill | 520r:242.09

      *Your account
      Amount of your last bill | 520r:64.90
      Less: you paid on 09.12.2024 | 520r:64.90 cr
      *AMOUNT NOW DUE | 520r:*£242.09`);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2024-11-18']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-02-17']);
    expect(accountOf(reading)).toEqual(['64.90', '242.09', '11.53', '242.09']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a bill that speaks of its customers in a sentence', () => {
  it('is for whom the envelope names, and not for what the sentence goes on with', async () => {
    const reading = await read(`
      #Becks Water
      Mrs T Lacey & Mr O Lacey | 330:Your reference 0093-2218-6
      8 Mill Brow | 330:Bill date 22 January 2026
      Penrith | 330:Bill period 18 July 2025 to 17 January 2026
      CA11 8AB

      *Your water bill
      Water 50 m³ at 170.00p | 300r:£85.00
      Standing charge | 300r:£15.00
      *Total charges | 300r:*£100.00
      *Amount to pay | 300r:*£100.00

      The charge that you pay for the whole year goes to sending out bills, answering the calls of each
      customer services and keeping up pumps.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mrs T Lacey', 'Mr O Lacey']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Becks Water']);
  });
});

describe('a bill under a letterhead of customer services', () => {
  it('is for whom it is sent to, not for those who answer', async () => {
    const reading = await read(`
      #Outer Energy
      330:Outer Energy Customer Services, Outer House Holdings Ltd
      Ms N Okonkwo | 330:Account ID: 21849377
      3 Sandpiper Close | 330:Statement date: 12 October 2025
      Portishead | 330:10 September 2025 – 9 October 2025
      BS20 7QD
      ${supplies}

      VAT (5%) | 540r:£5.81
      *Total to pay | 540r:*£122.05`);
    expect(values(reading, 'Person', 'name')).toEqual(['Ms N Okonkwo']);
  });
});
