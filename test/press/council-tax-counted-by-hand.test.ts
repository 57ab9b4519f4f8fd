// Council tax bills set by hand: instalments that a sentence leaves to be counted, and what is to pay in a sentence beneath a table.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const paper = (told: string, net = '*Amount payable | 480r:£1,560.20'): string => `
  #Harnley Borough Council | 400:Council Tax
  Civic Centre, Harnley HN1 1AA

  Mr P Dunmore | 330:Account number | 450:40128876
  22 Mill Road | 330:Date of issue | 450:09/03/2026
  Harnley | 330:Valuation band | 450:B
  HN4 2QT

  *Council Tax bill 2026/27
  Charge for the period 01/04/2026 to 31/03/2027 for: 22 Mill Road, Harnley, HN4 2QT

  Who gets it | 480r:*Band B £
  Harnley Borough Council | 480r:1,300.00
  Harnley Police and Crime Commissioner | 480r:260.20
  *Total charge for band B | 480r:1,560.20
  ${net}

  ${told}`;

const run = (first: string, day: string): string[] => [
  first,
  ...['05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}-${day}`),
  `2027-01-${day}`,
];

describe('a council tax bill that leaves its instalments to be counted', () => {
  it.each([
    ['How to pay: £156.20 on 15 April then £156.00 each month from May to January, by Direct Debit.', '15'],
    ['1 of £156.20 due 05/04/26; 9 of £156.00 due on the 5th of each month from 05/05/26 to 05/01/27.', '05'],
    ['You pay by Direct Debit on the 15th: April £156.20, then £156.00 a month from May to January 2027.', '15'],
    ['FIRST | 150:£156.20 ON 05.04.2026\n  OTHERS | 150:£156.00 ON THE 5TH OF EACH MONTH TO 05.01.2027', '05'],
    [
      '1 INSTALMENT OF £156.20 DUE ON 01/04/2026\n  9 INSTALMENTS OF £156.00 DUE ON THE 1ST OF EACH MONTH\n  90:FROM 01/05/2026 TO 01/01/2027',
      '01',
    ],
    ['By Direct Debit: £156.20 on 05/04/2026 then £156.00 on the 5th of the following nine months.', '05'],
    [
      'We will take £156.20 on 1 April 2026 and £156.00 on the first of every\nmonth after that until 1 January 2027.',
      '01',
    ],
  ])('counts them by what they come to: %s', async (told, day) => {
    const reading = await read(paper(told));
    expect(values(reading, 'Instalment', 'date')).toEqual(run(`2026-04-${day}`, day));
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['156.20', ...Array<string>(9).fill('156.00')]);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2027-03-31']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads those of a panel beside the days of another', async () => {
    const days = run('2026-04-15', '15').map(
      (date, at) => `330:${date.split('-').reverse().join('/')} | 480r:£${at === 0 ? '156.20' : '156.00'}`,
    );
    const [first = '', second = '', ...others] = days;
    const told = [`Bill made again on | 150:12/03/2026 | ${first}`, `Valued | 150:01/04/2026 | ${second}`, ...others];
    const reading = await read(paper(told.join('\n  ')));
    expect(values(reading, 'Instalment', 'date')).toEqual(run('2026-04-15', '15'));
  });

  it('takes no band of a list of what homes were worth for that of the home', async () => {
    const list =
      'Bands are set on value at 1 April 1991. Band A up to £27,000; B to £35,000; C to £45,000; D to £58,000; E to\n  £80,000; F to £106,000; G to £212,000; H above that.';
    const told = '1 of £156.20 due 05/04/26; 9 of £156.00 due on the 5th of each month from 05/05/26 to 05/01/27.';
    const reading = await read(paper(`${told}\n\n  ${list}`));
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['B']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads one amount on each of two days', async () => {
    const reading = await read(
      paper('Payable by 2 half-yearly instalments of £780.10 on 1 April 2026 and 1 October 2026.'),
    );
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-04-01', '2026-10-01']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['780.10', '780.10']);
  });

  it('says so where what it tells comes to no amount of the bill', async () => {
    const reading = await read(
      paper('You pay £156.20 on the 15th of April, then £151.00 a month from May to January 2027.'),
    );
    expect([...errorsOf(reading), ...warningsOf(reading)].length).toBeGreaterThan(0);
  });
});

describe('a table of charges with what is to pay in a sentence beneath', () => {
  it('gives the charge, its parts by name, what is taken off, and what is to pay', async () => {
    const reading = await read(
      paper(
        `01 Apr 26 | 120:130.15 | 200:01 Aug 26 | 270:130.00 | 350:01 Dec 26 | 420:130.00
         01 May 26 | 120:130.00 | 200:01 Sep 26 | 270:130.00 | 350:01 Jan 27 | 420:130.00
         01 Jun 26 | 120:130.00 | 200:01 Oct 26 | 270:130.00
         01 Jul 26 | 120:130.00 | 200:01 Nov 26 | 270:0.00`.replace(' | 200:01 Nov 26 | 270:0.00', ''),
        'Less single person discount of 25%, 01/04/2026 to 31/03/2027 | 480r:(390.05)\n\nYou need to pay £1,170.15 for the year',
      ),
    );
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1560.20']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1170.15']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['1300.00', '260.20', '390.05']);
    expect(values(reading, 'Charge', 'name').slice(0, 2)).toEqual([
      'Harnley Borough Council',
      'Harnley Police and Crime Commissioner',
    ]);
  });
});

describe('a council tax bill with shares beside its amounts', () => {
  it('keeps to the amounts', async () => {
    const reading = await read(`
      #Harnley Borough Council
      Civic Centre, Harnley HN1 1AA

      Mr P Dunmore | 330:Account number | 450:40128876
      22 Mill Road | 330:Date of issue | 450:09/03/2026
      Harnley | 330:Valuation band | 450:B
      HN4 2QT

      *Council Tax bill 2026/27 for 22 Mill Road, Harnley, HN4 2QT
      *Council Tax for Band B | 400r:*£ | 500r:*% change
      Harnley Borough Council | 400r:1,300.00 | 500r:2.99
      Harnley Police and Crime Commissioner | 400r:260.20 | 500r:4.60
      *Total Council Tax | 400r:1,560.20 | 500r:3.25
      Amount to pay | 400r:1,560.20`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1560.20']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['1300.00', '260.20']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a council tax bill that is a letter', () => {
  const letter = (first: string): string => `
      Harnley Borough Council, Revenues, Civic Centre, Harnley HN1 1AA

      Mrs B Kemp
      The Lodge
      Abbey Road
      Harnley
      HN4 9PP

      7 March 2026
      Our reference 55 019 283 K

      Dear Mrs Kemp

      #Council Tax 2026–27: The Lodge, Abbey Road, Harnley, HN4 9PP
      Your home is in band E. The council tax for a home in that band is £2,400.00 for the year from 1 April 2026
      to 31 March 2027. Because you are the only adult living there we have taken off 25%, which is £600.00, so
      you have £1,800.00 to pay.

      You have asked to pay by ten monthly payments. The first, of ${first}, is due on 1 April 2026 and the other
      nine, of £179.50 each, follow on the first of each month.`;

  it('reads its sums and its payments', async () => {
    const reading = await read(letter('£184.50'));
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['2400.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1800.00']);
    expect(values(reading, 'Instalment', 'date')).toEqual(run('2026-04-01', '01'));
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['184.50', ...Array<string>(9).fill('179.50')]);
  });

  it('reads its sums, and doubts its payments, where those come to something else', async () => {
    const reading = await read(letter('£190.50'));
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1800.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)].length).toBeGreaterThan(0);
  });
});

describe('a bill whose amounts stand before their days', () => {
  const bill = (payments: string): string => `
      Harnley Borough Council, Revenues, Civic Centre, Harnley HN1 1AA
      Mrs B Kemp
      The Lodge
      Abbey Road
      Harnley
      HN4 9PP

      *Council Tax bill 2026/27
      Account number | 400:55 019 283 9
      Issued on | 400:6 Mar 2026
      Property band | 400:E
      Total for a band E home | 400r:£2,400.00
      You live alone: 25% off | 400r:£600.00-
      Balance for the year | 400r:£1,800.00

      *Amount due | 160:*Due on or before
      ${payments}`;

  it('counts the further ones from the first of their months', async () => {
    const reading = await read(
      bill(`184.50 | 160:1 April 2026
      9 payments of 179.50 | 160:1st of each month, May 2026 to January 2027`),
    );
    expect(values(reading, 'Instalment', 'date')).toEqual(run('2026-04-01', '01'));
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1800.00']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('lists them row by row', async () => {
    const reading = await read(
      bill(`900.00 | 160:1 April 2026
      450.00 | 160:1 July 2026
      450.00 | 160:1 October 2026`),
    );
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['900.00', '450.00', '450.00']);
  });
});
