// Statements whose columns nobody foresaw the names of, and statements in the form of a letter.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const CARD = (head: string): string => `
    #Alder Vale Card

    Miss Petra Quillfeather | 330:Your account ending | 540r:**** 5127
    4 Tanyard Row | 330:Statement date | 540r:3 March 2026
    Ludlow | 330:Credit limit | 540r:£2,000.00
    SY8 1QQ | 330:Minimum payment | 540r:£25.00
    330:Pay by | 540r:28 March 2026
    330:You last owed (3 February 2026) | 540r:£40.00
    330:New balance | 540r:£62.50

    ${head}
    04 Feb | 100:06 Feb | 160:KETTLE AND CO | 450r:30.00
    11 Feb | 100:11 Feb | 160:THANK YOU | 540r:40.00
    19 Feb | 100:20 Feb | 160:HARBOUR CAFE | 450r:20.00
    22 Feb | 100:24 Feb | 160:NEWSAGENT | 450r:12.50`;

const CARD_ENTRIES = [
  '2026-02-04 -30.00 KETTLE AND CO',
  '2026-02-11 40.00 THANK YOU',
  '2026-02-19 -20.00 HARBOUR CAFE',
  '2026-02-22 -12.50 NEWSAGENT',
];

describe('a card statement that names its columns of amounts as nobody foresaw', () => {
  it('reads `Spent` over days, and finds by the sums which column is which', async () => {
    for (const head of [
      '*Spent | 100:*Posted | 160:*Where | 450r:*Called for £ | 540r:*Met £',
      '*Spent | 100:*Posted | 160:*Where | 450r:*Charged £ | 540r:*Credited £',
    ]) {
      const reading = await read(CARD(head));
      expect(entriesOf(reading)).toEqual(CARD_ENTRIES);
      expect(balancesOf(reading)).toEqual(['Opening -40.00', 'Closing -62.50']);
      expect(warningsOf(reading)).toEqual([]);
    }
  });

  it('reads the entries without their header where it says nothing of them', async () => {
    const reading = await read(CARD('*Paid out | 160:*Balance'));
    expect(entriesOf(reading)).toEqual(CARD_ENTRIES);
  });
});

describe('a statement of savings in the form of a letter', () => {
  const PAPER = `
    #Fenwick Moor
    #Building Society

    Mr Osric Delane-Lane & Mrs Una Delane-Lane | 540r:9 January 2026
    12 Sheepwash Terrace | 540r:Treetop Saver
    Alston | 540r:Sort code 40-71-19
    CA9 3QN | 540r:Account 30518846

    Dear Mr and Mrs Delane-Lane

    *How your savings did between 1 July 2025 and 31 December 2025

    You began the half-year with £2,400.00 in your Treetop Saver. By close of business on 31 December 2025 you
    had £2,512.50. It could be worth a look at our bond: £1,000.00 put away today would be worth £1,040.00.

    *When | 120:*What | 450r:*Amount | 540r:*There was then
    31st Dec 2025 | 120:Interest | 450r:+£12.50 | 540r:£2,512.50
    10th Nov 2025 | 120:Payment to Glazier | 450r:-£400.00 | 540r:£2,500.00
    8th Sep 2025 | 120:Deposit from U LANE | 450r:+£500.00 | 540r:£2,900.00
    1st Jul 2025 | 120:Start of this statement | 540r:£2,400.00`;

  it('reads what it began and ended with in its sentences, and the balances under a name of its own', async () => {
    const reading = await read(PAPER);
    expect(balancesOf(reading)).toEqual(['Opening 2400.00', 'Closing 2512.50']);
    expect(entriesOf(reading).map((entry) => entry.slice(0, 18))).toEqual([
      '2025-12-31 12.50 I',
      '2025-11-10 -400.00',
      '2025-09-08 500.00 ',
    ]);
    expect(valuesOf(reading, 'AccountHolder', 'relationship')).toHaveLength(2);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a row of values over their names', () => {
  it('gives the number of the statement, too', async () => {
    const reading = await read(`
    #Fenwick Moor
    #Building Society

    Annual statement of your savings account

    6 April 2025 to 5 April 2026 | 200:30518846 | 330:07.04.2026 | 460:23
    ^Statement covers | 200:Account number | 330:Date issued | 460:Statement number

    Mr Osric Delane-Lane
    12 Sheepwash Terrace
    Alston
    CA9 3QN

    *Date | 120:*Details | 370r:*Receipts (£) | 450r:*Withdrawals (£) | 540r:*Balance (£)
    06.04.2025 | 120:Balance from statement 22 | 540r:2,400.00
    11.04.2025 | 120:Cheque deposit | 370r:500.00 | 540r:2,900.00
    05.04.2026 | 120:Interest | 370r:12.50 | 540r:2,912.50`);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['23']);
  });
});

describe('names that a line parts behind `&`', () => {
  const held = (second: string): string => `
    #Fenwick Moor Bank

    Mrs I J Ashgrove & Mr P Ashgrove | 320:#Everyday Account
    12 Sheepwash Terrace | 320:Account name: MRS IMELDA JUNE ASHGROVE &
    Alston | 320:${second}
    CA9 3QN | 320:Account number: 30518846 Sort code: 12-34-56

    1 May 2026 to 31 May 2026

    *Date | 120:*Details | 370r:*Paid in | 450r:*Paid out | 540r:*Balance
    1 May | 120:Balance brought forward | 540r:2,400.00
    11 May | 120:Cheque deposit | 370r:500.00 | 540r:2,900.00
    31 May | 120:Balance carried forward | 540r:2,900.00`;

  it('are both read', async () => {
    const reading = await read(held('MR PIRAN ASHGROVE'));
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['MRS IMELDA JUNE ASHGROVE', 'MR PIRAN ASHGROVE']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('are doubted where the second is not found', async () => {
    const reading = await read(held('BIC: FENMGB21'));
    expect(warningsOf(reading)).toContain('The names of the holders may go on where they were not read.');
  });
});

describe('two holders without titles', () => {
  it('are both named where their names are set in bold over a plain address', async () => {
    const reading = await read(`
      460:#Tern Bank
      *Gwenda Ashby | 430:Joint account
      *Corin Maddock | 430:Sort code: 60-84-07
      Flat 2, 18 Quay Rise | 430:Account number: 20366918
      Marsham
      MX4 2QT

      *Statement
      01/10/2026 – 31/10/2026
      *DATE | 120:*TRANSACTION | 330r:*IN | 430r:*OUT | 540r:*BALANCE
      01/10/2026 | 120:Opening balance | 540r:£100.00
      04/10/2026 | 120:HARBOUR CAFE | 430r:£20.00 | 540r:£80.00
      09/10/2026 | 120:KETTLE AND CO | 430r:£30.00 | 540r:£50.00
      31/10/2026 | 120:Closing balance | 540r:£50.00`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Gwenda Ashby', 'Corin Maddock']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['Flat 2, 18 Quay Rise', 'Marsham']]);
  });
});

describe('a name without a title beneath that of the holder', () => {
  const paper = (second: string, head: string, street = '14b Tanyard Row'): string => `
    #Tern Bank

    Gwenda Ashby | 330:${head}
    ${second} | 330:Account number: 20366918
    ${street} | 330:Sort code: 60-84-07
    Marsham
    MX4 2QT

    1 March 2026 to 31 March 2026

    *Date | 100:*Details | 380r:*Paid out | 460r:*Paid in | 540r:*Balance
    1 Mar 2026 | 100:Balance brought forward | 540r:100.00
    4 Mar 2026 | 100:KETTLE AND CO | 380r:30.00 | 540r:70.00
    7 Mar 2026 | 100:Joint account | 380r:10.00 | 540r:60.00
    31 Mar 2026 | 100:Balance carried forward | 540r:60.00`;
  const [STATEMENT, GO_ON] = ['Your statement', 'The names of the holders may go on where they were not read.'];

  it('is that of the other holder of a joint account', async () => {
    for (const [second, head] of [
      ['Corin Maddock', 'Joint Account statement'],
      ['CORIN MADDOCK', 'Account type: Joint'],
      ['Corin Maddock', 'Account name: G Ashby & C Maddock'],
    ] as const) {
      const reading = await read(paper(second, head));
      expect(valuesOf(reading, 'Person', 'name')).toEqual(['Gwenda Ashby', second]);
      expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['14b Tanyard Row', 'Marsham']]);
      expect(warningsOf(reading)).toEqual([]);
    }
  });

  it('is doubted where nothing tells it from what the house is called', async () => {
    expect(warningsOf(await read(paper('Corin Maddock', STATEMENT)))).toEqual([GO_ON]);
    expect(warningsOf(await read(paper('Corin Maddock', 'Account name: Gwenda Ashby')))).toEqual([GO_ON]);
    expect(warningsOf(await read(paper('Corin Park', 'Joint Account')))).toEqual([GO_ON]);
    expect(warningsOf(await read(paper('Corin Maddock', 'Joint Account', 'Tanyard Row')))).toEqual([GO_ON]);
  });

  it('is no name where houses are called so', async () => {
    for (const [house, head, street] of [
      ['Tower House', 'Joint Account', '14 Tanyard Row'],
      ['Rose Bank', STATEMENT, '14 Tanyard Row'],
      ['Rose Lea', STATEMENT, 'Tanyard Row'],
    ] as const) {
      const reading = await read(paper(house, head, street));
      expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([[house, street, 'Marsham']]);
      expect(warningsOf(reading)).toEqual([]);
    }
  });
});

describe('a statement of a business that names its owner, too', () => {
  it('gives the account to the company the letter is sent to', async () => {
    const reading = await read(`
      #Alder Vale Bank
      Quillfeather Joinery Ltd | 330:Account name | 540r:Petra Anne Quillfeather
      Unit 2 Tanyard Mill | 330:Account number | 540r:30417722
      Ludlow | 330:Sort code | 540r:20-18-44
      SY8 1QQ | 330:Statement date | 540r:1 March 2026
      Opening balance on 1 February 2026 | 540r:£40.00
      *Date | 100:*Details | 360r:*Paid in | 450r:*Paid out | 540r:*Balance
      04 Feb 2026 | 100:KETTLE AND CO | 450r:30.00 | 540r:10.00
      11 Feb 2026 | 100:TANNER INVOICE | 360r:40.00 | 540r:50.00
      Closing balance on 28 February 2026 | 540r:£50.00`);
    expect(valuesOf(reading, 'Organisation', 'name')).toContain('Quillfeather Joinery Ltd');
    expect(valuesOf(reading, 'Person', 'name')).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a foot that tells whose trading name the bank uses', () => {
  it('names no holder, and takes no town of its address for a name', async () => {
    const reading = await read(`
      #Tern
      Gwenda Ruth Ashby-Coyle | 330:Everyday account statement
      Flat 7C | 330:1 October 2026 to 31 October 2026
      18 Quay Rise | 330:Account number: 20366918
      Bristol | 330:Sort code: 60-84-07
      BS1 4QT

      *Date | 120:*Details | 450r:*Amount | 540r:*Balance
      1 Oct 2026 | 120:Opening balance | 540r:£100.00
      4 Oct 2026 | 120:Harbour Cafe | 450r:-£20.00 | 540r:£80.00
      9 Oct 2026 | 120:Kettle and Co | 450r:-£30.00 | 540r:£50.00
      31 Oct 2026 | 120:Closing balance | 540r:£50.00

      Tern is a registered trade mark and trading name of Q.R. Alder Europe Limited, 4 Wharf Street, Bristol BS2 6PD.`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Gwenda Ruth Ashby-Coyle']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['Flat 7C', '18 Quay Rise', 'Bristol']]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a statement with a side bar', () => {
  const paper = (sentence: string): string => `
      170:#Alder Vale
      ~Account no | 170:Mrs G R Ashby & Mr C Maddock
      20366918 | 170:18 Quay Rise
      ~Sort code | 170:Bristol
      60-84-07 | 170:BS1 4QT

      ~Account name | 170:#Your FlexiPlus account statement
      ^^Mrs Gwenda Ruth Ashby
      ^Mr Corin Maddock

      ${sentence}
      170:*Date | 230:*Description | 400r:*£ Out | 460r:*£ In | 540r:*£ Balance
      170:1 Oct 2026 | 230:Balance brought forward | 540r:100.00
      170:4 Oct 2026 | 230:Harbour Cafe | 400r:20.00 | 540r:80.00
      170:9 Oct 2026 | 230:Kettle and Co | 400r:30.00 | 540r:50.00
      170:31 Oct 2026 | 230:Balance carried forward | 540r:50.00`;

  it('is held by those whom the bar names, not by the title beside its label', async () => {
    const reading = await read(paper(''));
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mrs Gwenda Ruth Ashby', 'Mr Corin Maddock']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('has the limit of its overdraft out of a sentence that says of which day it is', async () => {
    const reading = await read(paper('170:Your arranged overdraft limit as at 31 October 2026 is £2,000.00.'));
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['2000.00']);
  });
});
