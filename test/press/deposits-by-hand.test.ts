// Certificates of tenancy deposits that are set by hand after the manner of real ones.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const CERTIFICATE = `
  #Homestead Deposits | 350:*Deposit Protection Certificate
  Custodial scheme

  *Deposit ID: 12345678 | 300:Certificate issued: 12 March 2023
  This certificate confirms that the deposit detailed below is protected with us.

  *Tenancy
  Address | 200:14 Grange Road, Leeds, LS6 2AB
  Tenancy start | 200:01/03/2023
  Monthly rent | 200:£950.00
  *Deposit
  Amount protected | 200:£1,095.00
  Date received from tenant | 200:28/02/2023
  Date protected | 200:12/03/2023
  *Tenants
  Lead tenant | 200:Tom Hargreaves
  Tenant 2 | 200:Julia Lowe
  *Landlord
  Name | 200:Moorside Lettings Ltd
  Address | 200:2 Market Place, Leeds, LS1 1AA`;

const VALUES_OVER = `
  *Hearth Deposit Service
  Tenancy deposit - confirmation of protection

  HDS-TD-551207 | 300:£640.00
  Deposit reference | 300:Amount of deposit

  03/03/2025 | 300:14/03/2025
  Date deposit was paid to landlord | 300:Date scheme protected deposit

  Miss Aoife Carrow | 300:Mr Fintan Lisle
  Tenant | 300:Landlord

  Flat 6
  28 Larch Avenue
  Ballyfern
  BT9 4QZ
  Dwelling

  The landlord must protect a deposit within 28 days of receipt and give this information within 35 days.`;

describe('a tenancy deposit certificate', () => {
  it('tells the home that is let from the address of the landlord, and tenants from the landlord', async () => {
    const reading = await read(CERTIFICATE);
    expect(values(reading, 'Property', 'postcode')).toEqual(['LS6 2AB']);
    expect(values(reading, 'Person', 'name')).toEqual(['Tom Hargreaves', 'Julia Lowe']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Homestead Deposits', 'Moorside Lettings Ltd']);
    expect(values(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['1095.00']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2023-02-28']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2023-03-12']);
    expect(reading.review).toBe('REVIEW_NOT_REQUIRED');
  });

  it('reads values over their labels, an address of several lines too', async () => {
    const reading = await read(VALUES_OVER);
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['HDS-TD-551207']);
    expect(values(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['640.00']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2025-03-03']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2025-03-14']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 6', '28 Larch Avenue', 'Ballyfern']]);
  });

  it('says so where it was protected before it was received', async () => {
    const reading = await read(CERTIFICATE.replace('28/02/2023', '28/04/2023'));
    expect(reading.expectations.warnings.map(({ reason }) => reason)).toContain(
      'The deposit was protected before it was received.',
    );
  });

  it('takes a scheme by its full name, and a landlord from the sentence that names them', async () => {
    const reading = await read(`
      #Tenancy Deposit Protection Certificate
      400:ODS Insured Scheme

      The deposit below is registered with Otterwell Deposit Scheme, a scheme run by
      The Otterwell Bureau Limited under the Housing Act 2004.

      Dear Miss Lowe
      Your landlord, Moorside Street Estates, has paid your deposit of £750.00.

      Certificate number | 200:EW73-209-61
      Tenant | 200:Miss Julia Lowe
      Address of the tenancy | 200:14 Grange Road, Leeds, LS6 2AB
      Deposit received on | 200:30/05/2025
      Deposit registered on | 200:18/06/2025`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Otterwell Deposit Scheme', 'Moorside Street Estates']);
    expect(values(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['750.00']);
  });

  it('reads numbered tenants, lettered questions, and a brand that only a sentence names', async () => {
    const reading = await read(`
      *mySafeHold | 350:Certificate of Deposit Protection
      Certificate number MSH-44120-77 | 350:Issued 21st January 2026

      This is to certify that the deposit detailed below has been registered with mySafeHold, the government
      authorised tenancy deposit scheme.

      *Landlord details | 300:*Tenant details
      Name: Mrs Adaeze Prosser | 300:1. Mr Leo Hargreaves
      Membership no: 553120 | 300:2. Miss Ana Ruiz Lowe
      Address: 14 Quay St, Leeds LS1 1QS

      A. Address of the property to which the tenancy relates
      3 Rope Walk, Leeds, LS2 2RW
      B. Amount of the deposit paid | 300:£480.00
      C. Date on which the deposit was received | 300:5 January 2026
      D. Date on which the deposit was protected | 300:19 January 2026`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['mySafeHold']);
    expect(values(reading, 'Person', 'name')).toEqual([
      'Mr Leo Hargreaves',
      'Miss Ana Ruiz Lowe',
      'Mrs Adaeze Prosser',
    ]);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['3 Rope Walk', 'Leeds']]);
    expect(values(reading, 'Address', 'addressLines')).toEqual([]);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-01-05']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-01-19']);
  });

  it('keeps the address of a landlord apart from the name, and from those of tenants', async () => {
    const reading = await read(`
      #Deposit Guardian
      *Deposit Protection Certificate
      This certificate confirms that the deposit below is held by us in custody under a government-approved
      tenancy deposit scheme (custodial).

      *Deposit ID | 200:DG-4471229
      *Date deposit received | 200:11 October 2025
      *Amount protected | 200:£1,150.00
      *Tenancy address | 200:Flat 4, 12 Corn Street, Leicester, LE1 5AA
      *Tenancy start | 200:4 October 2025
      *Lead tenant | 200:Miss Ana Costa
      *Joint tenants | 200:Mr Ben Adeyemi; Ms Cleo Hart
      *Landlord/agent | 200:Brook Lettings Ltd, 3 High Street, Leicester LE1 4BB
      *Rent | 200:£995.00 pcm
      *Certificate issued | 200:13 October 2025`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Deposit Guardian', 'Brook Lettings Ltd']);
    expect(values(reading, 'Address', 'postcode')).toEqual([]);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Ana Costa', 'Mr Ben Adeyemi', 'Ms Cleo Hart']);
  });

  it('gives all lines of an address whose label stands beside the middle one', async () => {
    const reading = await read(`
      *Hearth Deposit Service
      *Deposit Protection Certificate
      This certificate confirms that the deposit has been protected under the custodial scheme.

      Certificate number | 200:HDC-40718826

      Date deposit protected | 200:9 October 2025

      Deposit amount protected | 200:£1,120.00

      Tenancy start date | 200:3 October 2025

      Expected end | 200:2 October 2026

      Landlord | 200:Mr Fintan Lisle

      Lead tenant | 200:Miss Aoife Carrow

      200:Flat 6, 28 Larch Rise
      Property | 200:Ballyfern
      200:BF4 9QZ`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 6', '28 Larch Rise', 'Ballyfern']]);
    expect(values(reading, 'Tenancy', 'endedOn')).toEqual(['2026-10-02']);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Aoife Carrow', 'Mr Fintan Lisle']);
  });
});

describe('a certificate of a deposit', () => {
  it('gives its own number before that of the account, and takes no postcode for a tenant', async () => {
    const reading = await read(`
      #Tenancy Deposit Scheme

      *Tenancy Deposit Protection Certificate
      Deposit Account Number (DAN) | 240:EW60214477
      Certificate code | 240:*EW60214477-3B9M
      Deposit amount | 240:£840.00
      Date deposit received by agent | 240:2 June 2025
      Date deposit protected | 240:9 June 2025
      *Landlord | 308:*The property
      Ms Sabine Orford | 308:Garden Flat
      7 Beck Lane, Ilkley LS29 8XQ | 308:12 Cowpasture Walk
      308:Ilkley
      *Tenant(s) | 308:LS29 8QW
      Mr Tobias Carrow
      Miss Linnea Carrow`);
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['EW60214477-3B9M']);
    expect(values(reading, 'Person', 'name')).toContain('Mr Tobias Carrow');
    expect(values(reading, 'Person', 'name')).not.toContain('LS29 8QW');
  });

  it.each([
    ['Certificate code: DPC 40316 TRN 7702', 'DPC 40316 TRN 7702'],
    ['Certificate number | 240:40316 TRN 7702', '40316 TRN 7702'],
    ['Deposit ID | 240:40316 issued on 2 June 2025', undefined],
  ])('may have letters between the figures of its number: %s', async (line, identifier) => {
    const reading = await read(`
      #Tenancy Deposit Scheme

      *Tenancy Deposit Protection Certificate
      ${line}
      Deposit amount | 240:£840.00
      Date deposit protected | 240:9 June 2025
      Tenant | 240:Mr Tobias Carrow
      Address of the property | 240:12 Cowpasture Walk, Ilkley, LS29 8QW`);
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual([identifier]);
  });

  it('tells in a letter when it was received and protected, under the number in its heading', async () => {
    const reading = await read(`
      #Letting Protection Service Scotland

      Miss Linnea Carrow
      Flat 2/1, 30 Tannery Wynd
      Glasgow
      G3 7QD

      2 December 2025

      Dear Miss Carrow
      *Your deposit is now protected: Deposit ID LPS 3381 5520
      We are writing to confirm that Otterside Flat Letting LLP has paid us a deposit of £640.00 for your tenancy of
      Flat 2/1, 30 Tannery Wynd, Glasgow G3 7QD, which began on 20 November 2025. They tell us that they took the money
      from you on 17 November 2025. We received it on 1 December 2025 and have protected it since that day.`);
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['LPS 3381 5520']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2025-12-01']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2025-11-17']);
  });

  it('reads values that dots lead to', async () => {
    const typed = CERTIFICATE.replaceAll(' | 200:', ' ....... | 400:');
    expect(typed).toContain('Date protected ....... | 400:12/03/2023');
    const [dotted, set] = [await read(typed), await read(CERTIFICATE)];
    expect(warningsOf(dotted)).toEqual(warningsOf(set));
    for (const [type, property] of [
      ['TenancyDeposit', 'totalAmount'],
      ['TenancyDeposit', 'collectedOn'],
      ['TenancyDeposit', 'protectedOn'],
      ['Property', 'postcode'],
    ] as const) {
      expect(values(set, type, property)).toHaveLength(1);
      expect(values(dotted, type, property)).toEqual(values(set, type, property));
    }
  });
});

describe('a certificate that names a landlord and their agent', () => {
  const paper = (landlord: string): string =>
    CERTIFICATE.replace(
      /\*Landlord\n[^]*$/,
      `*Landlord and agent
  ${landlord}
  Letting agent (member) | 200:Moorside Lettings Ltd, 2 Market Place, Leeds LS1 1AA`,
    );

  it('is of one deposit, of the landlord', async () => {
    const reading = await read(paper('Landlord | 200:Mrs Wilhelmina Ashcroft'));
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['12345678']);
    expect(values(reading, 'Organisation', 'name')).not.toContain('Moorside Lettings Ltd');
    expect(values(reading, 'Person', 'name')).toContain('Mrs Wilhelmina Ashcroft');
  });

  it('is of the agent where no landlord is named', async () => {
    const reading = await read(paper(' '));
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['12345678']);
    expect(values(reading, 'Organisation', 'name')).toContain('Moorside Lettings Ltd');
  });
});

describe('who signs and who pays', () => {
  it('are no names where the paper says what they are', async () => {
    const reading = await read(`
      #Larch Deposits
      *Deposit Protection Certificate
      Certificate number | 200:LD-7734-1906
      Deposit amount protected | 200:£1,211.00
      Date deposit protected | 200:03/02/2026
      *Tenancy | 320:*Deposit
      Property address | 150:56 Lansdown Parade | 320:Date deposit received | 440:28/01/2026
      150:Cheltenham | 320:Deposit held by | 440:Landlord
      150:GL50 2QJ | 320:Paid by | 440:The tenant, by bank
      440:transfer
      Start of tenancy | 150:31/01/2026
      *Tenant | 320:*Landlord
      Lead tenant | 150:Mr Ibrahim Okoro | 320:Name | 440:Mrs Gillian Thorpe
      Number of tenants | 150:1 | 320:Member number | 440:MD0448127

      *Signed
      Landlord: I certify that this is accurate to the best | 320:Tenant: I have been given the opportunity to check this
      of my knowledge. | 320:information and to sign this document.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Ibrahim Okoro', 'Mrs Gillian Thorpe']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
