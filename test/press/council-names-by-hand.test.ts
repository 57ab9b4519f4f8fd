// Council tax bills that say whom they are from over the address of the sender, or in a name of several lines.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const BY_SENDER = `
  #Thornmere
  Royal Borough of Thornmere · Revenue Services, PO Box 70, Thornmere TM1 8PN

  Miss Isa Quillfeather
  33 Lombard Court
  Thornmere
  TM2 3JS

  *Your council tax
  Thornmere Borough Council | 480r:£388.66
  Wychshire Police | 480r:£181.41
  Council tax 2026/27, band B | 480r:£570.07
  Amount to pay | 480r:£570.07
  Account number | 300:3360197245
  Bill date | 300:9 March 2026`;

describe('a bill that names the council over its address and in a row of charges', () => {
  it('is from whom the address is of', async () => {
    expect(values(await read(BY_SENDER), 'Organisation', 'name')[0]).toBe('Royal Borough of Thornmere');
  });
});

const ON_THREE_LINES = `
  45:#MARRIN & | 420:Revenues
  45:#STRATHGAEL | 420:12 Mart Street, Marrin MR1 5GD
  45:#COUNCIL | 420:www.marrin.gov.uk/counciltax
  *COUNCIL TAX, WATER AND WASTE WATER CHARGES NOTICE 2026/2027

  MS EILIDH TANSLEY | 388:Account Number | 480:70331152
  4 MUIR ROW | 388:Issue Date | 480:04-Mar-2026
  MARRIN | 388:Council Tax Band | 480:C
  MR2 6RT

  Charge period: 01-Apr-2026 to 31-Mar-2027 (365 days)
  50:*Description | 346r:*Council Tax £ | 366:*Water £ | 483r:*Waste Water £ | 543r:*Total £
  50:Annual charge for Band C | 346r:1,400.00 | 366:230.00 | 483r:270.00 | 543r:1,900.00
  50:Less discount | 346r:0.00 | 366:0.00 | 483r:0.00 | 543r:0.00
  50:TOTAL AMOUNT PAYABLE | 346r:1,400.00 | 366:230.00 | 483r:270.00 | 543r:1,900.00

  *INSTALMENTS
  28-Apr-2026 | 160:28-May-2026 | 260:28-Jun-2026 | 360:28-Jul-2026 | 460:28-Aug-2026
  380.00 | 160:380.00 | 260:380.00 | 360:380.00 | 460:380.00`;

describe('a bill whose council has a name of three lines, and columns for tax and water', () => {
  it('is from all of that name, and for what stands in the column of totals', async () => {
    const reading = await read(ON_THREE_LINES);
    expect(values(reading, 'Organisation', 'name')[0]).toBe('MARRIN & STRATHGAEL COUNCIL');
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1900.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

const NAMED = (name: string): string => `
  #${name}
  *Council Tax bill 2026/27

  Mrs Ada Quillfeather
  3 Lombard Court
  Thornmere
  TM2 3JS

  Account number | 300:3360197245
  Bill date | 300:9 March 2026
  Council tax, band B | 480r:£570.07
  Amount to pay | 480r:£570.07`;

describe('a bill with the department behind or before the name of its council', () => {
  it.each([
    ['Thornmere Council Revenues & Benefits', 'Thornmere Council'],
    ['Thornmere Borough Council – Local Taxation', 'Thornmere Borough Council'],
    ['Thornmere City Council, Finance Directorate', 'Thornmere City Council'],
    ['London Borough of Thornmere Revenues', 'London Borough of Thornmere'],
    ['Revenues Section, Thornmere Council', 'Thornmere Council'],
  ])('is from the council alone: %s', async (head, name) => {
    expect(values(await read(NAMED(head)), 'Organisation', 'name')[0]).toBe(name);
  });
});

describe('a bill whose council is called by one name in two languages', () => {
  it.each([
    ['Cyngor Sir THORNMERE County Council', 'THORNMERE County Council'],
    ['Cyngor Bwrdeistref Sirol Thornmere County Borough Council', 'Thornmere County Borough Council'],
  ])('is from the council in English: %s', async (head, name) => {
    expect(values(await read(NAMED(head)), 'Organisation', 'name')[0]).toBe(name);
  });
});

describe('a bill that sets the kind of its council under the name', () => {
  it('is from both, though the lines stand loose', async () => {
    const reading = await read(
      NAMED('Thornmere | 380:Revenues, PO Box 4\n  380:Thornmere TM1 2AA\n\n  #County Council'),
    );
    expect(values(reading, 'Organisation', 'name')[0]).toBe('Thornmere County Council');
  });

  it('is doubted where the kind is not found', async () => {
    const doubt = 'The name of the council may be cut short: it has no word for its kind.';
    expect(warningsOf(await read(NAMED('Thornmere')))).toContain(doubt);
    expect(warningsOf(await read(NAMED('Thornmere County Council')))).not.toContain(doubt);
  });
});

describe('a bill that is headed by the name of a city', () => {
  it.each([
    ['Thornmere City Council demands Council Tax for 1 April 2026 to 31 March 2027.', 'Thornmere City Council'],
    ['Cheques are payable to City of Thornmere Council.', 'City of Thornmere Council'],
    ['Cheques are payable to us.', 'City of Thornmere'],
  ])('is from its council, where it names that: %s', async (said, name) => {
    expect(values(await read(`${NAMED('City of Thornmere')}\n  ${said}`), 'Organisation', 'name')[0]).toBe(name);
  });
});

describe('a bill whose council is named in its small print alone', () => {
  it('is from all of the name, where it goes on from the line above', async () => {
    const text =
      'For a copy of this bill in another language or in large print please call the Service Centre. Thornmere &';
    const reading = await read(`${NAMED('Th0rnm')}\n  ${text}\n  ^Kestrel Council, 2 High Street, Thornmere TM2 3PH.`);
    expect(values(reading, 'Organisation', 'name')[0]).toBe('Thornmere & Kestrel Council');
  });
});
