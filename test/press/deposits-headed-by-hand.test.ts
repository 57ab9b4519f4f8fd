// Certificates of tenancy deposits whose panels head plain labels: `Name` under Landlord, `Address` under the property.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a certificate of panels', () => {
  it.each(['Property the deposit relates to', 'About the property', 'Rented property'])(
    'has the address under %s, and its landlord though sentences speak of one',
    async (heading) => {
      const reading = await read(`
        #Homestead Deposits | 350:*Deposit Protection Certificate
        *The deposit | 320:*The tenancy
        Certificate number | 150:HD-4471 8820 | 320:Start date | 420:14/05/2025
        Deposit amount | 150:£890.00 | 320:Fixed term ends | 420:13/05/2026
        Date received | 150:02/05/2025
        Date protected | 150:09/05/2025

        *Tenant | 320:*Landlord
        Name | 150:Ms Petra Lowe | 320:Name | 420:Mr Alban Garside
        Email | 150:plowe@letter.example | 320:Member number | 420:LL-220914

        *${heading}
        Address | 150:Flat 9
        150:3 Weaver Fold
        150:Alfreton
        150:DE55 9QT

        *At the end of the tenancy
        The tenant should ask the landlord for the deposit, and the landlord must answer within ten days.
        *Landlord’s confirmation
        I certify that this is accurate.`);
      expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 9', '3 Weaver Fold', 'Alfreton']]);
      expect(values(reading, 'Person', 'name')).toEqual(['Ms Petra Lowe', 'Mr Alban Garside']);
      expect(values(reading, 'Tenancy', 'startedOn')).toEqual(['2025-05-14']);
      expect(warningsOf(reading)).toEqual([]);
    },
  );
});

describe('a certificate whose parts are headed at its left edge', () => {
  it('has the tenant and the member who holds the deposit', async () => {
    const reading = await read(`
      #Homestead Deposits
      *Deposit Protection Certificate
      *Certificate | 180:Certificate number | 350:HD-4471 8820
      180:Deposit amount | 350:£890.00
      180:Date deposit received by member | 350:02/05/2025
      180:Date deposit protected | 350:09/05/2025

      *Tenancy | 180:Address of tenancy | 350:3 Weaver Fold
      350:Alfreton
      350:DE55 9QT
      180:Tenancy start date | 350:14/05/2025

      *Lead tenant | 180:Name | 350:Ms Petra Lowe
      180:Mobile | 350:07700 900418

      *Member (holding the | 180:Name | 350:Mr Alban Garside
      *deposit) | 180:Member type | 350:Landlord
      180:Contact address | 350:3 Hesketh Drive, Ormskirk, L40 1SZ`);
    expect(values(reading, 'Person', 'name')).toEqual(['Ms Petra Lowe', 'Mr Alban Garside']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a tenant over the home in a column of values', () => {
  it('has the home as a home, and not as an envelope besides', async () => {
    const reading = await read(`
      #Homestead Deposits | 350:*Deposit Protection Certificate
      Custodial scheme

      Deposit ID | 220:12345678
      Tenant | 220:Miss Ottoline Farrow
      Rental property | 220:3 Tannery Walk
      220:Wickbourne
      220:WB4 7QD
      Amount of deposit | 220:£1,095.00
      Date received from tenant | 220:28/02/2023
      Date protected | 220:12/03/2023
      Tenancy start | 220:01/03/2023
      Landlord or agent | 220:Moorside Lettings Ltd`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['3 Tannery Walk', 'Wickbourne']]);
    expect(values(reading, 'Address', 'addressLines')).toEqual([]);
    expect(values(reading, 'Residency', 'startedOn')).toEqual(['2023-03-01']);
  });
});

describe('a certificate with a table of tenants', () => {
  it('has the names in its rows, and none of what heads the other columns', async () => {
    const reading = await read(`
      #Homestead Deposits | 350:*Deposit Protection Certificate
      Certificate number | 150:HD-4471 8820 | 320:Deposit amount | 420:£890.00
      Date received | 150:02/05/2025 | 320:Date protected | 420:09/05/2025

      *Rented property
      Flat 9
      3 Weaver Fold
      Alfreton
      DE55 9QT

      *Tenants on this tenancy
      *Tenant | 200:*Role | 300:*Email | 460:*Share of deposit
      Ms Petra Lowe | 200:Lead tenant | 300:plowe@letter.example | 460:£445.00
      Mr Idris Vane | 200:Joint tenant | 300:ivane@letter.example | 460:£445.00`);
    expect(values(reading, 'Person', 'name')).toEqual(['Ms Petra Lowe', 'Mr Idris Vane']);
  });
});

describe('a landlord under a heading that names an agent as well', () => {
  it.each(['Landlord or letting agent', 'Agent or landlord', 'Your landlord or agent'])(
    'is read under %s',
    async (heading) => {
      const reading = await read(`
      #Homestead Deposits | 350:*Deposit Protection Certificate
      Custodial scheme

      *Deposit
      Deposit ID | 220:12345678
      Deposit amount | 220:£1,095.00
      Date received from tenant | 220:28/02/2023
      Date protected | 220:12/03/2023

      *Tenancy
      Rental property | 220:3 Tannery Walk
      220:Wickbourne
      220:WB4 7QD
      Tenancy start date | 220:01/03/2023

      *Tenant
      Name | 220:Miss Ottoline Farrow
      Telephone | 220:07700 900111

      *${heading}
      Name | 220:Moorside Lettings (Wickbourne) Ltd
      Address | 220:8 Quay Street, Wickbourne, WB1 1AA
      Telephone | 220:01632 960111`);
      expect(values(reading, 'Organisation', 'name')).toContain('Moorside Lettings (Wickbourne) Ltd');
      expect(warningsOf(reading)).toEqual([]);
    },
  );
});

describe('a certificate of narrow panels', () => {
  it('has names that go on beneath, and days whose labels do', async () => {
    const reading = await read(`
      #Homestead Deposits | 350:*Deposit Protection Certificate
      *The deposit | 320:*The tenancy
      Certificate number | 190:HD-4471 8820 | 320:Start date | 420:14/05/2025
      Deposit amount | 190:£890.00 | 320:Fixed term ends | 420:13/05/2026
      Date deposit received from | 190:02/05/2025
      ^tenant
      Date protected | 190:09/05/2025

      *Tenant | 320:*Landlord
      Name | 190:Mr Alban Piers | 320:Name | 420:Mrs Petra Lowe-
      ^190:Garside | 420:Tansley
      Email | 190:agarside@letter.example | 320:Member number | 420:LL-220914

      *Rented property
      Address | 190:Flat 9
      190:3 Weaver Fold
      190:Alfreton
      190:DE55 9QT`);
    expect(values(reading, 'Person', 'name').toSorted()).toEqual(['Mr Alban Piers Garside', 'Mrs Petra Lowe-Tansley']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a scheme that goes by its initials', () => {
  it.each([
    ['Homestead Pledge Limited (Tenancy Deposit Scheme)', 'as set out in the leaflet.'],
    ['Homestead Pledge Limited', 'described in the leaflet “What is the Tenancy Deposit Scheme?” applies.'],
  ])('is named in full where %s, %s', async (administrator, said) => {
    const reading = await read(`
      #Prescribed Information for an | 460:*tds
      #Assured Shorthold Tenancy
      The landlord must give this information to the tenant within 30 days of receiving the deposit.

      *A Administrator of the scheme
      Scheme administrator | 300:*${administrator}
      Deposit account number | 300:*EWC19540811
      *B The deposit
      Amount of deposit paid | 300:*£1,225.00
      Date deposit received | 300:*09/01/2026
      Date deposit protected with TDS | 300:*19/01/2026
      Address of the property | 300:*4 Weir Wharf, Marlow, SL7 1QX
      *C Tenant
      Name of tenant | 300:*Miss Petra Lowe
      *E When the deposit may be kept
      Where the landlord or tenant cannot be contacted, the single claim process
      ${said}`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Tenancy Deposit Scheme']);
  });
});

describe('a scheme of initials', () => {
  it.each(['What is the Otterden Deposit Scheme?” applies.', 'the Otterden Deposit Scheme?” applies.'])(
    'is named by its brackets on a line of their own, and not by a sentence: %s',
    async (sentence) => {
      const reading = await read(`
        *Prescribed information | 480:#ods
        Given to the tenant of an assured shorthold tenancy

        Scheme administrator | 281:The Quarrel Service Limited
        ^281:(Otterden Deposit Scheme)
        Deposit Account Number | 281:EWC20774012
        Amount of deposit paid | 281:£1,095.00
        Date deposit received | 281:28/02/2023
        Date deposit protected | 281:12/03/2023
        Address of the property | 281:3 Tannery Walk, Wickbourne, WB4 7QD
        Tenancy starts | 281:01/03/2023
        Name of landlord | 281:Mr Alban Garside
        Name of tenant | 281:Miss Ottoline Farrow

        The single claim process applies as it is described in the leaflet that you were given, “What is
        ^${sentence}`);
      expect(values(reading, 'Organisation', 'name')).toEqual(['Otterden Deposit Scheme']);
      expect(warningsOf(reading)).toEqual([]);
    },
  );
});

describe('the address that a sentence leads on to', () => {
  it.each([
    ['premises at', 104],
    ['premises at', 120],
    ['premises known as', 104],
  ])('is read where it is displayed beneath it: %s, %i', async (end, left) => {
    const reading = await read(`
      #Otterden Deposits
      *Deposit Protection Certificate
      This is to certify that the deposit described below is protected under certificate code OD-3308144.
      A deposit of £1,210.50 was received from Miss Ana Costa (the lead tenant) on 3 March 2026 and became protected on
      10 March 2026. It is held in respect of a tenancy beginning on 5 March 2026, and that tenancy is one of the
      ${end}

      ${String(left)}:12 Rope Walk
      ${String(left)}:Bristol
      ${String(left)}:BS6 5TT

      Landlord: Mr Fintan Lisle. Agent: Quayside Lettings Ltd, 9 Quay Street, Bristol BS1 4QA.`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['12 Rope Walk', 'Bristol']]);
    expect(values(reading, 'Property', 'postcode')).toEqual(['BS6 5TT']);
  });
});

describe('a certificate that tells when the scheme was paid, and when it protected what it was paid', () => {
  const paper = (paid: string): string => `
    #Homestead Deposits Scotland
    *Deposit Protection Certificate
    Certificate number | 250:Deposit amount protected | 450:Date protected
    HDS-26-5102-441 | 250:£940.00 | 450:19 May 2026

    *The tenancy
    Property | 250:4 Weaver Fold, Alfreton, DE55 9QT
    Tenancy start date | 250:8 May 2026
    *The tenant
    Name | 250:Ms Petra Lowe
    *The landlord
    Name | 250:Mr Alban Garside
    *The deposit
    Received from tenant on | 250:6 May 2026
    Paid to the scheme on | 250:${paid}
    Protected from | 250:19 May 2026`;

  it('has the day of protection for that, and no doubt', async () => {
    const reading = await read(paper('14 May 2026'));
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-05-06']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-05-19']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where the scheme was paid afterwards', async () => {
    expect(warningsOf(await read(paper('24 May 2026')))).toEqual([
      'The deposit was protected before the scheme was paid.',
    ]);
  });
});

describe('a certificate whose tenant and landlord stand side by side over their addresses', () => {
  it('takes no label in capitals, nor what is beneath it, for another tenant', async () => {
    const reading = await read(`
      *The Deposit Protection Service
      #Deposit Protection Certificate
      Deposit ID 27418863. Amount of deposit protected £890.00
      TENANT | 320:LANDLORD
      Ms Petra Lowe | 320:Mr Alban Garside

      ADDRESS OF THE RENTED PROPERTY | 320:LANDLORD’S ADDRESS
      Garden Flat | 320:c/o Otter Lettings Ltd
      4 Weaver Fold | 320:9 Mill Lane
      Alfreton | 320:Thornby
      DE55 9QT | 320:TH4 7DL`);
    expect(values(reading, 'Person', 'name')).toEqual(['Ms Petra Lowe', 'Mr Alban Garside']);
  });
});
