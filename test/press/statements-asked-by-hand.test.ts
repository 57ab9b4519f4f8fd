// Statements that ask and answer (`How much did I have at the start?`), tables headed `When | What | In | Out`, sort codes under other
// names, what savings earn beside what was paid in, and codes so wide that they touch what they are of.
import { describe, expect, it } from 'vitest';
import {
  balancesOf,
  entriesOf,
  errorsOf,
  nodesOf,
  readPaper as read,
  valuesOf as values,
  warningsOf,
} from './paper-by-hand.ts';

describe('a statement in questions', () => {
  it('gives the answers, and reads columns that ask when and what', async () => {
    const reading = await read(`
      #Larkfield Bank | 440:Your statement
      440:1 – 30 June 2025
      Robin Asher
      4 Chapel Walk
      Westmarch
      WM4 2QT
      Current account number 10203040 · Sort code 00-10-20

      How much did I have at the start? | 320r:£500.00
      What came in? | 320r:£1,200.00
      What went out? | 320r:£312.50
      How much did I have at the end? | 320r:£1,387.50

      *When | 120:*What | 360r:*In | 440r:*Out
      2 Jun | 120:Corner Shop | 440r:£12.50
      13 Jun | 120:Salary Asher and Sons | 360r:£1,200.00
      16 Jun | 120:Rent to M Finch | 440r:£300.00`);
    expect(balancesOf(reading)).toEqual(['Opening 500.00', 'Closing 1387.50']);
    expect(entriesOf(reading)).toEqual([
      '2025-06-02 -12.50 Corner Shop',
      '2025-06-13 1200.00 Salary Asher and Sons',
      '2025-06-16 -300.00 Rent to M Finch',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a sort code', () => {
  const PAPER = `
      #Larkfield Bank
      Calderdene Joinery Limited
      7 Weir Street
      Westmarch
      WM4 2QT
      Statement of account for period 01 SEP 25 to 30 SEP 25
      Business current account | 330:LABEL | 420:40-85-33
      330:Account no. | 420:10203040

      *Date | 120:*Particulars | 360r:*Debit | 440r:*Credit | 520r:*Balance
      31 AUG | 120:BALANCE FORWARD | 520r:1,000.00 OD
      03 SEP | 120:DD TAX OFFICE | 360r:100.00 | 520r:1,100.00 OD
      15 SEP | 120:BACS RECEIPT FINCH | 440r:600.00 | 520r:500.00 OD`;

  it('may be the code of the branch', async () => {
    const reading = await read(PAPER.replace('LABEL', 'Branch code'));
    expect(nodesOf(reading, 'BankAccountIdentifier').map(({ identifier }) => identifier)).toContain(
      '40-85-33 10203040',
    );
  });

  it('is missed where its name is not known', async () => {
    const reading = await read(PAPER.replace('LABEL', 'Cost centre'));
    expect(warningsOf(reading)).toContain('Spoken of on the paper, and not read: the sort code and account number.');
  });
});

describe('a savings statement', () => {
  it('states what was earned beside what was added', async () => {
    const reading = await read(`
      #Larkfield Bank | 440:Smart ISA
      Robin Asher
      4 Chapel Walk
      Westmarch
      WM4 2QT
      Account number 10203040 | 220:Sort code 00-10-20 | 400:1 Oct 2025 - 31 Oct 2025

      You started with | 150:You added | 250:You earned | 350:You took out | 450:You ended with
      *£2,000.00 | 150:*£100.00 | 250:*£7.00 | 350:*£50.00 | 450:*£2,057.00

      *Date | 120:*Details | 400r:*Amount
      6 Oct 2025 | 120:Deposit | 400r:+£100.00
      17 Oct 2025 | 120:Withdrawal | 400r:-£50.00
      31 Oct 2025 | 120:Interest earned | 400r:+£7.00`);
    expect(errorsOf(reading)).toEqual([]);
    expect(balancesOf(reading)).toEqual(['Opening 2000.00', 'Closing 2057.00']);
  });

  it('is told by the notice that it asks for, and dated where it says of what it is', async () => {
    const reading = await read(`
      #Tarn Building Society
      Mr I Asher
      4 Chapel Walk
      Westmarch
      WM4 2QT
      *Statement of your 60 Day Notice account at 5 April 2026
      Account number: 20-118830-4
      *Date | 120:*Details | 330r:*Withdrawals | 420r:*Receipts | 510r:*Balance
      05/04/2025 | 120:BALANCE BROUGHT FORWARD | 510r:2,000.00
      12/05/2025 | 120:CHEQUE | 420r:250.00 | 510r:2,250.00
      31/03/2026 | 120:INTEREST | 420r:50.00 | 510r:2,300.00
      Interest paid in the tax year to 5 April 2026: £50.00 gross.`);
    expect(reading.document.classIdentifier).toBe('banking-savings-statement');
    expect(values(reading, 'Statement', 'date')).toEqual(['2026-04-05']);
  });
});

describe('codes before descriptions', () => {
  it('end where the descriptions begin, however wide they are', async () => {
    const reading = await read(`
      #Larkfield Bank
      Robin Asher
      4 Chapel Walk
      Westmarch
      WM4 2QT
      Current account | 200:Sort code 00-10-20 | 350:Account number 10203040
      *Date | 110:*Payment type and details | 400r:*Paid out | 460r:*Paid in | 540r:*Balance
      19 Nov 25 | 110:BALANCE BROUGHT FORWARD | 540r:300.00
      20 Nov 25 | 110:VIS | 134:CORNER SHOP WESTMARCH | 400r:20.00 | 540r:280.00
      21 Nov 25 | 110:DD | 134:WATER WORKS | 400r:30.00 | 540r:250.00
      24 Nov 25 | 110:CR | 134:A FINCH | 460r:40.00 | 540r:290.00
      25 Nov 25 | 110:ATM | 134:CASH WESTMARCH NOV25 | 400r:40.00 | 540r:250.00
      28 Nov 25 | 110:SO | 134:RENT | 400r:50.00 | 540r:200.00`);
    expect(entriesOf(reading)).toContain('2025-11-25 -40.00 CASH WESTMARCH NOV25');
  });
});
