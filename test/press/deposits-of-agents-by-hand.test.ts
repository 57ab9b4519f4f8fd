// Certificates of tenancy deposits that name the firm of an agent under a heading of its own, and what the scheme did as `we`.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const certificate = (heading: string, label: string): string => `
  #Homestead Deposits
  *Deposit Protection Certificate
  Deposit ID | 220:41188207
  Deposit amount | 220:£890.00

  *The deposit
  Date the landlord or agent received it | 250:2 May 2025
  Date we protected it | 250:9 May 2025

  *The tenancy
  Lead tenant | 250:Ms Petra Lowe
  Rented property | 250:Flat 9
  250:3 Weaver Fold
  250:Alfreton
  250:DE55 9QT
  Tenancy start date | 250:14 May 2025

  *${heading}
  ${label} | 250:Garside & Holt Residential Ltd
  Address | 250:18 Toll Lane, Alfreton, DE55 7XA

  *Getting the deposit back
  The tenant should ask the landlord for the deposit, and the landlord must answer within ten days.`;

describe('a certificate that names a firm under the heading of its agent', () => {
  it.each([
    ['The landlord’s agent', 'Organisation'],
    ['Landlord’s letting agent', 'Organisation name'],
    ['Your agent', 'Company'],
    ['Landlord or letting agent', 'Known to us as'],
  ])('has that let the home: %s, %s', async (heading, label) => {
    const reading = await read(certificate(heading, label));
    expect(values(reading, 'Organisation', 'name')).toContain('Garside & Holt Residential Ltd');
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2025-05-09']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2025-05-02']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('who protects a deposit', () => {
  const rows = (brand: string): string => `
      #${brand}
      CERTIFICATE OF TENANCY DEPOSIT PROTECTION
      Certificate no. | 200:0098123/2026
      Property | 200:9 Mill Lane, York, YO1 7AA
      Deposit taken | 200:£1,125.00
      Deposit paid on | 200:03/03/2026
      Registered on | 200:10/03/2026
      Term | 200:05/03/2026 - 04/03/2027
      Lead tenant | 200:Ada Mary Quill
      Agent | 200:Stone Lettings Ltd
      Landlord | 200:Percy Stone`;

  it.each(['MyTenancy Protect', 'Keystone', 'RentGuard'])(
    'is the brand at the top, not the agent whose name has the words of one: %s',
    async (brand) => {
      expect(values(await read(rows(brand)), 'Organisation', 'name')).toEqual([brand]);
    },
  );

  it('is doubted where only the parties are named', async () => {
    const reading = await read(rows('').replace('#\n', '\n'));
    expect(warningsOf(reading)).toContain(
      'The scheme that protects the deposit was not found: the issuer may be another party.',
    );
  });
});

describe('a letter of a scheme', () => {
  const letter = (greeting: string, tenancy: string): string => `
      #SafeDeposits North
      *Tenancy deposit certificate
      ${greeting}
      Your landlord, Percy Stone, lodged your deposit of £1,125.00 with us on 10 March 2026. Your deposit number is
      DP/88-20931. The deposit was paid to your landlord on 3 March 2026.
      ${tenancy}`;

  it('greets the tenant, and tells both ends of the tenancy', async () => {
    const told = 'Your tenancy of 9 Mill Lane, York, YO1 7AA began on 5 March 2026 and ends on 4 March 2027.';
    const reading = await read(letter('Dear Ada Quill', told));
    expect(values(reading, 'Person', 'name')).toEqual(['Ada Quill', 'Percy Stone']);
    expect(values(reading, 'Tenancy', 'startedOn')).toEqual(['2026-03-05']);
    expect(values(reading, 'Tenancy', 'endedOn')).toEqual(['2027-03-04']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where it greets nobody by name, and tells an end that was not understood', async () => {
    const told = 'It is for 9 Mill Lane, York, YO1 7AA. The fixed term will have expired by the 4 March 2027.';
    const reading = await read(letter('Dear tenant', told));
    expect(warningsOf(reading)).toContain('No tenant was found.');
    expect(warningsOf(reading)).toContain('Spoken of on the paper, and not read: the last day of the tenancy.');
  });
});
