// Statements set as lists in apps are: rows under days that say something of themselves besides, or with their day beneath.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, missedIn, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const HEAD = `
      #Quillet Bank | 400:Everyday account statement
      400:1 May 2026 – 31 May 2026
      Ms Ottilie Marchbanks | 300:Sort code | 420:Account number
      12 Sheepwash Terrace | 300:12-34-56 | 420:30518846
      Alston
      CA9 3QN

      You started with | 180:Came in | 310:Went out | 440:You finished with
      £1,000.00 | 180:£500.00 | 310:£120.00 | 440:£1,380.00
`;

const ENTRIES = [
  '2026-05-04 -60.00 Rowan Lettings',
  '2026-05-29 500.00 Heron Optics Ltd',
  '2026-05-29 -40.00 Cats Shelter',
  '2026-05-31 -20.00 Lidl',
];

describe('a day over its rows', () => {
  it.each([
    ['what was left, by its name', 'Balance £940.00', 'Balance £1,400.00', 'Balance £1,380.00'],
    ['what was left at its end', 'End of day balance: £940.00', 'End of day balance: £1,400.00', '£1,380.00 balance'],
    ['how many entries there are', '1 transaction', '2 transactions', '1 transaction'],
    ['what it came to', 'Spent £60.00', 'Net +£460.00', 'Spent £20.00'],
  ])('may say %s', async (_, ...said) => {
    const reading = await read(`${HEAD}
      *Monday 4 May 2026 | 540r:${said[0]}
      Rowan Lettings | 300:Standing order | 540r:-£60.00

      *Friday 29 May 2026 | 540r:${said[1]}
      Heron Optics Ltd | 300:Bank credit | 540r:+£500.00
      Cats Shelter | 300:Direct Debit | 540r:-£40.00

      *Sunday 31 May 2026 | 540r:${said[2]}
      Lidl | 300:Card payment | 540r:-£20.00`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1380.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('may stand in the middle, and its rows begin with a time', async () => {
    const reading = await read(`${HEAD}
      250:Monday 4 May 2026
      50:10:04 | 95:Rowan Lettings | 540r:-£60.00

      252:Friday 29 May 2026
      50:09:15 | 95:Heron Optics Ltd | 540r:+£500.00
      50:11:31 | 95:Cats Shelter | 540r:-£40.00

      250:Sunday 31 May 2026
      50:18:20 | 95:Lidl | 540r:-£20.00`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('may give its weekday and its number alone, under its month', async () => {
    const reading = await read(`${HEAD}
      *May 2026
      Sunday 31
      Lidl | 540r:£20.00

      Friday 29
      Cats Shelter | 540r:£40.00
      Heron Optics Ltd | 540r:+£500.00

      Monday 4
      Rowan Lettings | 540r:£60.00`);
    expect(entriesOf(reading)).toEqual([...ENTRIES].reverse());
    expect(errorsOf(reading)).toEqual([]);
  });

  const inMonths = (lastOfApril: string): string => `${HEAD.replace('1 May 2026 – 31 May', '1 April 2026 – 30 June')}
      *Day | 120:*Transaction | 440r:*Amount | 540r:*Balance
      *April 2026
      Tue 7 | 120:Transfer in U Kettle | 440r:+£250.00 | 540r:£1,250.00
      ${lastOfApril} | 120:Interest paid | 440r:+£50.00 | 540r:£1,300.00
      *May 2026
      Wed 6 | 120:Transfer in U Kettle | 440r:+£150.00 | 540r:£1,450.00
      Fri 29 | 120:Interest paid | 440r:+£50.00 | 540r:£1,500.00
      *June 2026
      Mon 8 | 120:Transfer out | 440r:-£120.00 | 540r:£1,380.00`;

  it('goes on with no month that heads the days beneath it', async () => {
    const reading = await read(inMonths('Thu 30'));
    expect(entriesOf(reading)).toEqual([
      '2026-04-07 250.00 Transfer in U Kettle',
      '2026-04-30 50.00 Interest paid',
      '2026-05-06 150.00 Transfer in U Kettle',
      '2026-05-29 50.00 Interest paid',
      '2026-06-08 -120.00 Transfer out',
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted on another day of the week than it prints', async () => {
    expect(warningsOf(await read(inMonths('Fri 30')))).not.toEqual([]);
  });
});

describe('a day beneath what was done', () => {
  it('is the day of the row above it, whatever stands behind it', async () => {
    const reading = await read(`${HEAD}
      Rowan Lettings | 540r:-£60.00
      4 May 2026, 10:04

      Heron Optics Ltd | 540r:+£500.00
      29 May 2026, 09:15

      Cats Shelter | 540r:-£40.00
      29 May 2026, 11:31

      Lidl | 540r:-£20.00
      31 May 2026, 18:20`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('the days that a statement covers', () => {
  const covering = (days: string): ReturnType<typeof read> =>
    read(`${HEAD.replace('1 May 2026 – 31 May 2026', days)}
      *Date | 130:*Details | 440r:*Amount | 540r:*Balance
      4 May 2026 | 130:Rowan Lettings | 440r:-£60.00 | 540r:£940.00
      29 May 2026 | 130:Heron Optics Ltd | 440r:+£500.00 | 540r:£1,440.00
      29 May 2026 | 130:Cats Shelter | 440r:-£40.00 | 540r:£1,400.00
      31 May 2026 | 130:Lidl | 440r:-£20.00 | 540r:£1,380.00`);

  it.each(['1-31 May 2026', '1st–31st May 2026', '01/05/2026-31/05/2026', '1 May-31 May 2026'])(
    'may be joined without a space: %s',
    async (days) => {
      const reading = await covering(days);
      expect(valuesOf(reading, 'Statement', 'startDate')).toEqual(['2026-05-01']);
      expect(valuesOf(reading, 'Statement', 'endDate')).toEqual(['2026-05-31']);
      expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
    },
  );

  it('are missed where they stand in no form that is known', async () => {
    expect(missedIn(await covering('Inside: 1/5/2026-31/5/2026, all pages'))).toEqual([
      'Not found: the period of the statement; two days are printed that may be the first and the last.',
    ]);
    expect(missedIn(await covering('Rates: 1/5/2024-31/5/2024, all pages'))).toEqual([]);
  });
});
