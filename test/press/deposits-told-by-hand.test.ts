// Papers of deposit schemes set by hand: letters that tell what certificates list, tables of narrow columns, and parties beneath each other.
import { describe, expect, it } from 'vitest';
import { figureOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a paper of a deposit scheme', () => {
  it('reads days that it tells the tenant of, and the scheme in full beside its initials', async () => {
    const reading = await read(`
      #the dps | 380:The Deposit Protection Service
      Ms Orla Tansley
      Flat 2
      7 Mill Terrace
      Thornby
      TH4 7HX

      15 January 2026
      Dear Ms Tansley
      *Your deposit is safe with us - Custodial scheme
      Your landlord, Mr Nye Vaughan, has paid your deposit into our Custodial scheme.

      Deposit ID | 255:*60218841
      Amount of deposit held | 255:£950.00
      Date you paid it to your landlord | 255:5 January 2026
      Date protected by The DPS | 255:14 January 2026
      Start of occupation contract | 255:10 January 2026
      Property | 255:Flat 2, 7 Mill Terrace, Thornby, TH4 7HX
      Contract-holder(s) | 255:Ms Orla Tansley (lead)`);
    const [deposit] = nodesOf(reading, 'TenancyDeposit');
    expect(deposit).toMatchObject({ collectedOn: '2026-01-05', protectedOn: '2026-01-14', identifier: '60218841' });
    expect(valuesOf(reading, 'Tenancy', 'startedOn')).toEqual(['2026-01-10']);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['The Deposit Protection Service']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Ms Orla Tansley', 'Mr Nye Vaughan']);
  });

  it('reads a tenant and a property that sentences name, and names that narrow columns part', async () => {
    const reading = await read(`
      *SafeHold Scotland Deposits
      *Confirmation of Tenancy Deposit Lodgement
      Issued to: Miss Isla Drever (tenant). Issue date: 20th November 2025.

      We confirm that a deposit of £800.00, which your landlord's agent Kelso Property Lets took from you on
      3rd November 2025, was lodged with and has been protected by SafeHold Scotland since 19th November 2025.

      230:Your Deposit Account Number
      250:*DAN 3317092

      The deposit is for this property:
      70:Flat 1/2
      70:9 Shore Street
      70:Leith
      70:EH6 4ZT

      44:*Tenancy began | 140:*Landlord | 311:*Agent
      44:3 November 2025 | 140:Dr Ewan | 311:Kelso Property Lets, 8 Quay Place, Leith
      140:Sinclair | 311:EH6 4HG`);
    const [deposit] = nodesOf(reading, 'TenancyDeposit');
    expect(deposit).toMatchObject({ collectedOn: '2025-11-03', protectedOn: '2025-11-19', identifier: 'DAN 3317092' });
    expect(figureOf(deposit?.['totalAmount'])).toBe('800.00');
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Miss Isla Drever', 'Dr Ewan Sinclair']);
    expect(valuesOf(reading, 'Property', 'addressLines')).toEqual([['Flat 1/2', '9 Shore Street', 'Leith']]);
    expect(valuesOf(reading, 'Organisation', 'name')).toContain('Kelso Property Lets');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('names landlords beneath each other, the first as the one who provides the tenancy', async () => {
    const reading = await read(`
      *Tenancy Deposit Protection Certificate
      Certificate number | 200:CN40551
      Deposit amount | 200:£700.00
      Deposit received on | 200:2 May 2026
      Protected on | 200:9 May 2026
      Tenant | 200:Mr Rhys Penrose
      Landlord | 200:Mrs Orla Fenn
      200:Mr Nye Fenn
      Property address | 200:4 Quay Street, Fellside, FD4 2QT`);
    const people = nodesOf(reading, 'Person');
    expect(people.map(({ name }) => name)).toEqual(['Mr Rhys Penrose', 'Mrs Orla Fenn', 'Mr Nye Fenn']);
    expect(valuesOf(reading, 'Tenancy', 'providedBy')).toEqual([people[1]?.id]);
  });

  it('is told from other letters though it is short', async () => {
    const reading = await read(`
      *MyTenancy Deposits
      Mr Rhys Penrose
      4 Quay Street
      Fellside
      FD4 2QT

      12 May 2026
      Dear Mr Penrose
      *Your deposit is protected
      We are writing to confirm that your deposit of £700.00 for 4 Quay Street, Fellside, FD4 2QT has been protected with us
      since 9 May 2026. Your landlord is Mrs Orla Fenn. Your deposit reference is MT40551.
      Yours sincerely
      MyTenancy Deposits`);
    expect(reading.document.classIdentifier).toBe('property-tenancy-deposit-certificate');
    expect(valuesOf(reading, 'TenancyDeposit', 'identifier')).toEqual(['MT40551']);
    expect(valuesOf(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-05-09']);
    expect(valuesOf(reading, 'Person', 'name')).toContain('Mr Rhys Penrose');
  });

  it('is of a scheme whose country stands well beneath its mark', async () => {
    const reading = await read(`
      #SafeNest Deposits


      *Northern Ireland

      *Tenancy Deposit Certificate
      Deposit ID | 200:NI-0042 1188-K
      Deposit amount | 200:£910.00
      Rented property | 200:First Floor Flat, 12 Rope Walk, Belfast, BT9 9ZZ
      Tenant | 200:Miss Ana Costa
      Landlord | 200:Mr Fintan Lisle`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['SafeNest Deposits Northern Ireland']);
  });

  it('reads a tenant before ways to write to her, a label of no one as no name, and days that sentences tell', async () => {
    const reading = await read(`
      #SafeNest Deposits
      Northern Ireland
      *Tenancy Deposit Certificate
      This is to certify that the tenancy deposit below is registered with the scheme.

      Tenancy Deposit Account | 200:NI-0042 1188-K
      We are holding | 200:£910.00
      Rented property | 200:First Floor Flat, 12 Rope Walk, Belfast, BT9 9ZZ
      Lead tenant | 200:Miss Ana Costa (a.costa@post.example, 07700 900111)
      Relevant person | 200:None
      Landlord | 200:Mr Fintan Lisle
      Tenant paid the deposit on | 200:3 March 2026

      We received and protected it on 10 March 2026, within the days that the law allows.`);
    expect(valuesOf(reading, 'TenancyDeposit', 'identifier')).toEqual(['NI-0042 1188-K']);
    expect(valuesOf(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['910.00']);
    expect(valuesOf(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-03-03']);
    expect(valuesOf(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-03-10']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Miss Ana Costa', 'Mr Fintan Lisle']);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['SafeNest Deposits Northern Ireland']);
  });

  it('takes the day of protection from a sentence, and from the day on which a named scheme was paid', async () => {
    const paper = (told: string, paid: string): string => `
      #Deposit Shelter
      The Deposit Shelter Service
      *Confirmation of deposit protection
      ${told}

      Deposit ID | 300:Deposit amount protected
      61 400 772 | 300:£870.00
      Deposit received by landlord/agent | 300:${paid}
      02/06/2026 | 300:09/06/2026
      Address of the rented property | 300:Tenancy start date
      8 Tidewell Row, Millbeck, MB2 6HH | 300:05/06/2026
      Lead tenant | 300:Landlord or letting agent
      Mr Femi Denby | 300:Quayside Lettings Ltd`;
    const told = await read(
      paper(
        'Quayside Lettings Ltd has paid your deposit to us and we’ve protected it with effect from 09/06/2026.',
        'Sent',
      ),
    );
    expect(valuesOf(told, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-06-09']);
    const paid = await read(paper('Keep this certificate safe.', 'Deposit paid to the DPS'));
    expect(valuesOf(paid, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-06-09']);
    expect(valuesOf(paid, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-06-02']);
  });
});

describe('a deposit certificate in the words of its scheme', () => {
  it('takes no name of a house for a landlord, and leaves the initials before a name', async () => {
    const reading = await read(`
      #ODS Otterden Deposit Scheme
      *Deposit Protection Certificate
      Certificate number | 300:Deposit amount
      *OD-66120943 | 300:*£1,150.00

      Deposit taken | 300:Protected from
      *12/02/2026 | 300:*20/02/2026

      Tenancy starts | 300:Tenant
      *15/02/2026 | 300:*Mr Elis Rhun Tudor

      Landlord | 300:Landlord address
      *Mrs Gwenda Pask | 300:*Plas Coch, 7 Stryd y Bont, Llanfaes LF4 7AG

      Rented property
      *11 Castell Terrace, Trefelin TF2 4HX`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mr Elis Rhun Tudor', 'Mrs Gwenda Pask']);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Otterden Deposit Scheme']);
  });

  it('is protected since the day from which a letter says that it is held', async () => {
    const reading = await read(`
      #Deposit Haven
      Ms Isla Corrie
      48 Weaver Road
      Brechin
      DD9 7SR
      3 February 2026
      *Your deposit is protected - deposit reference DH 4402918
      We write to let you know that your landlord Mr Alan Baxter has sent us your tenancy deposit of £700.00. It has
      been held in our scheme since 2 February 2026.
      The deposit is for the property at 48 Weaver Road, Brechin DD9 7SR, where your tenancy began on
      23 January 2026.`);
    expect(valuesOf(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-02-02']);
  });
});

describe('a certificate that asks for what there is none of', () => {
  it('takes no word for none to be a name', async () => {
    const reading = await read(`
      *quaydeposits
      *Deposit Protection Certificate
      Certificate number EW-0331-118-904

      Deposit amount protected | 300:Date the deposit was protected
      £1,050.00 | 300:4 September 2026
      Date the deposit was received from the tenant
      22 August 2026

      Address of the rented property
      Flat 2, 7 Mill Terrace, Thornby, TH4 7HX

      *TENANT | 300:*LANDLORD
      Lead tenant | 300:Landlord
      Miss Orla Tansley | 300:Mr Nye Vaughan
      Joint tenants
      None`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Miss Orla Tansley', 'Mr Nye Vaughan']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a letter that numbers no tenant', () => {
  it('is for whom it is sent to, and takes nothing beneath a label that says there is none', async () => {
    const reading = await read(`
      #SafeHold Scotland Deposits
      Miss Orla Tansley
      Flat 2
      7 Mill Terrace
      Thornby
      TH4 7HX

      Dear Miss Tansley
      *Your tenancy deposit has been lodged: deposit number SHS-4471-90B2
      Your letting agent, Quayview Residential Ltd, has lodged a deposit of £1,150.00 with us. It was received
      from you on 9 January 2026 and has been protected since 22 January 2026.

      Let property | 180:Flat 2, 7 Mill Terrace, Thornby, TH4 7HX
      Start of tenancy | 180:12 January 2026
      Other tenants | 180:N/A
      Yours sincerely
      Customer team`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Miss Orla Tansley']);
  });
});

describe('the day of protection in a sentence', () => {
  it.each([
    'Since 12 September 2025 your deposit has been in our protection.',
    'This certifies that on 12 September 2025 the deposit became protected.',
    'On 12 September 2025 we took the deposit into custody.',
    'We have looked after this deposit since 12 September 2025.',
    'We confirm protection of the deposit with effect from 12 September 2025.',
    'The deposit was paid to the agent on 5 September 2025. It was protected seven days later, on 12 September 2025.',
  ])('is read: %s', async (told) => {
    const reading = await read(`
      #Thornbury Deposit Scheme
      *Tenancy deposit protection certificate
      Certificate number | 230:TDS-7741-2209
      Tenant | 230:Ms Nerys Vaughan
      Landlord | 230:Mr Colin Bates
      Property address | 230:8 Elm Court, Bristol, BS6 5TT
      Deposit amount | 230:£1,150.00
      Tenancy start date | 230:1 September 2025
      ${told}`);
    expect(valuesOf(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2025-09-12']);
  });
});

describe('a scheme whose name is what schemes are called', () => {
  it('is no label where a sentence speaks of it', async () => {
    const reading = await read(`
      #Tenancy Deposit Scheme · Insured
      *Tenancy Deposit Protection Certificate
      The deposit described below is protected by the Tenancy Deposit Scheme.

      Certificate number | 200:NI-0042 1188-K
      Deposit amount | 200:£910.00
      Date received by landlord | 200:3 March 2026
      Date protected | 200:10 March 2026
      Rented property | 200:First Floor Flat, 12 Rope Walk, Belfast, BT9 9ZZ
      Tenant | 200:Miss Ana Costa
      Landlord | 200:Mr Fintan Lisle`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Tenancy Deposit Scheme']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a certificate in sentences', () => {
  it('tells who paid the deposit, and both days', async () => {
    const reading = await read(`
      #Otterden Deposits
      *Deposit Protection Certificate
      This is to certify that the deposit described below is protected by Otterden Deposits under certificate code OD-3308144.
      A deposit of £1,210.50 was received by the landlord's agent from Miss Ana Costa (the lead tenant) on 3 March 2026 and
      became protected with this scheme on 10 March 2026. It is held in respect of an assured shorthold tenancy of the property at
      12 Rope Walk, Bristol, BS6 5TT.
      Landlord: Mr Fintan Lisle.`);
    expect(valuesOf(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-03-03']);
    expect(valuesOf(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-03-10']);
    expect(valuesOf(reading, 'Person', 'name')).toContain('Miss Ana Costa');
  });
});
