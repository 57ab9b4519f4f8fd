// Papers about homes whose values are labelled in words that no rule knows: each is read, or doubted.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const RECEIVED = 'Date received | 250:28/01/2026';
const END = 'Tenancy end | 250:30/01/2027';
const LANDLORD = 'Landlord | 250:Mrs Gillian Thorpe';

const CERTIFICATE = `
  #Larch Deposits
  *Deposit Protection Certificate
  Certificate number | 250:LD-7734-1906
  Deposit amount | 250:£1,211.00
  ${RECEIVED}
  Date protected | 250:03/02/2026
  Property address | 250:56 Lansdown Parade, Cheltenham, GL50 2QJ
  Tenancy start | 250:31/01/2026
  ${END}
  Tenant | 250:Mr Ibrahim Okoro
  ${LANDLORD}

  Your deposit is protected by Larch Deposits, a scheme authorised by the Government.`;

describe('a certificate of a deposit in words of its own', () => {
  it.each([
    [
      RECEIVED,
      'Handed over | 250:28/01/2026',
      'A day is printed that was not read, and the day on which the deposit was received was not found.',
    ],
    [
      END,
      'Moves out | 250:30/01/2027',
      'A day is printed that was not read, and the last day of the tenancy was not found.',
    ],
    [LANDLORD, 'Owner | 250:Mrs Gillian Thorpe', 'No landlord or agent was found.'],
  ])('is doubted where %s is printed as %s', async (known, other, reason) => {
    expect(warningsOf(await read(CERTIFICATE))).toEqual([]);
    expect(warningsOf(await read(CERTIFICATE.replace(known, other)))).toContain(reason);
  });

  it.each([
    ['a name', 'Mr Ibrahim Okoro | 450:9 February 2026', '56 Lansdown Parade'],
    ['a house', 'Mr Ibrahim Okoro', '56 Lansdown Parade | 450:9 February 2026'],
  ])('may be a letter whose day stands beside %s of its envelope', async (_, name, house) => {
    const letter = CERTIFICATE.replace(END, '').replace(
      '*Deposit Protection Certificate',
      `${name}\n${house}\nCheltenham\nGL50 2QJ\n\n*Deposit Protection Certificate`,
    );
    expect(warningsOf(await read(letter))).toEqual([]);
  });

  it.each(['Tenancy end date (fixed term)', 'Let until'])('has the last day of the tenancy: %s', async (label) => {
    const reading = await read(CERTIFICATE.replace(END, `${label} | 250:30/01/2027`));
    expect(values(reading, 'Tenancy', 'endedOn')).toEqual(['2027-01-30']);
  });
});

const BILL = `
  #Wenbury Borough Council
  Mr Alun Prosser
  6 Isaf Road
  Wenbury
  WB5 8BA
  *Council Tax Bill 2026/2027
  Account reference | 250:7100 5582
  Date of issue | 250:12/03/2026
  Valuation band | 250:D
  Wenbury Borough Council | 500r:£1,500.00
  Police and Crime Commissioner for Wenshire | 500r:£300.00
  Total charge for 1 April 2026 to 31 March 2027 | 500r:£1,800.00
  Single person discount 25% | 500r:-£450.00
  Amount to pay | 500r:£1,350.00
`;

describe('a council tax bill that calls its instalments nothing', () => {
  it.each(['Your bank will send us £150.00 nine times, starting 15/04/2026.', 'April to December | 300:£150.00'])(
    'is doubted for the amount of which so many are what is to pay: %s',
    async (line) => {
      expect(warningsOf(await read(BILL + line))).toContain('The bill tells of instalments, and none could be read.');
    },
  );
});

const CHARGE = 'Early repayment charge | 250:£2,840.00';
const TERM = 'Remaining term | 250:15 years 3 months';
const STATEMENT = `
  #Harle & Tyne Building Society
  Mrs Ione Maddox
  Ivy House
  4 Low Lane
  Burnbeck
  CA28 9LP
  *Annual mortgage statement
  1 January 2025 to 31 December 2025
  Account number | 250:60-004418-02
  Property | 250:Ivy House, 4 Low Lane, Burnbeck, CA28 9LP
  Interest rate | 250:4.50%
  Rate type | 250:Fixed
  Fixed until | 250:30/06/2028
  Repayment type | 250:Repayment
  Monthly payment | 250:£805.00
  ${TERM}
  ${CHARGE}

  50:*Date | 130:*Description | 330r:*Debit £ | 420r:*Credit £ | 520r:*Balance £
  50:01/01/2025 | 130:Opening balance | 520r:100,000.00
  50:31/12/2025 | 130:Interest charged | 330r:4,350.00 | 520r:104,350.00
  50:31/12/2025 | 130:Payments received | 420r:9,660.00 | 520r:94,690.00
  50:31/12/2025 | 130:Closing balance | 520r:94,690.00`;

describe('a mortgage statement in words of its own', () => {
  it.each([
    [CHARGE, 'Penalty | 250:£2,840.00'],
    [CHARGE, 'Breakage | 250:£2,840.00'],
    [CHARGE, 'Cost to leave | 250:£2,840.00'],
    [CHARGE, 'If you left today you would pay £2,840.00.'],
    [TERM, 'Paid off by | 250:31/03/2041'],
  ])('is doubted where %s is printed as %s', async (known, other) => {
    expect(warningsOf(await read(STATEMENT))).toEqual([]);
    expect(warningsOf(await read(STATEMENT.replace(known, other)))).not.toEqual([]);
  });
});
