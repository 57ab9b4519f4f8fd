// Certificates of tenancy deposits as tables and lists set them: each day is the one that its label says, each name of its own party.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const doubts = (reading: Awaited<ReturnType<typeof read>>): string[] => [...errorsOf(reading), ...warnings(reading)];
const tenants = (reading: Awaited<ReturnType<typeof read>>): unknown[] => {
  const living = nodesOf(reading, 'Residency').map(({ relatedTo }) => relatedTo);
  return nodesOf(reading, 'Person').flatMap(({ id, name }) => (living.includes(id) ? [name] : []));
};

describe('the day on which the scheme was paid', () => {
  it.each(['received by The DPS', 'paid to the Deposit Protection Service', 'received by us'])(
    'is not that on which the landlord was: Date deposit %s',
    async (lodged) => {
      const reading = await read(`
        #The Deposit Protection Service
        *Deposit Protection Certificate
        Deposit ID | 300:38200017
        Deposit amount | 300:£1,425.00
        Date deposit ${lodged} | 300:16/05/2025
        Date deposit taken from tenant(s) | 300:09/05/2025
        Tenancy start date | 300:10/05/2025
        Property address | 300:Flat 6, Corbel House, Wickbourne, WB4 7QD
        Landlord/Agent | 300:Harrow & Pike Lettings Limited
        Tenant(s) | 300:Miss Ottoline Farrow`);
      expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2025-05-09']);
      expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2025-05-16']);
      expect(doubts(reading)).toEqual([]);
    },
  );
});

describe('a table of tenants', () => {
  it('names those of all its rows, and a number of the landlord is none of the deposit', async () => {
    const reading = await read(`
      #mydeposits Scotland
      *Certificate of Protection
      Deposit number | 160:SC1180001 | 300:Date protected | 420:22/08/2025
      Total deposit | 160:£1,150.00 | 300:Date received from tenant | 440:01/08/2025

      *Tenancy details
      Address | 160:Flat 1/2, 19 Tannery Walk, Glasgow G42 8EG | 400:Start date | 470:01/08/2025

      *Tenant name | 200:*Email | 400:*Contribution
      Callum Tarn | 200:c.tarn@post.example | 400:£575.00
      Niamh Farrow | 200:niamh.f@post.example | 400:£575.00

      *Landlord name | 200:*Registration number
      Fiona Loxley | 200:260/04411/2019`);
    expect(tenants(reading)).toEqual(['Callum Tarn', 'Niamh Farrow']);
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['SC1180001']);
    expect(doubts(reading)).toEqual([]);
  });

  it('names those beneath each other whatever stands in the column beside', async () => {
    const reading = await read(`
      #mydeposits
      *Deposit Protection Certificate
      *Unique certificate code | 220:*Amount protected | 400:*Protection start
      MDC00772315 | 220:£2,250.00 | 400:18/11/2025
      *Landlord | 220:*Tenant | 400:*Deposit received
      Ms Yasmin Loxley | 220:Mr Elliot Farrow | 400:10/11/2025
      12 Hale Road | 220:Miss Jo Tarn
      Altrincham WA14 2EX | 220:Mr Dev Reed
      *Tenancy address | 220:*Tenancy start date
      40 Tannery Walk | 220:12/11/2025
      Manchester M3 3GZ`);
    expect(tenants(reading)).toEqual(['Mr Elliot Farrow', 'Miss Jo Tarn', 'Mr Dev Reed']);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a numbered list', () => {
  it('names the landlord by its own row, not beneath the tenants', async () => {
    const reading = await read(`
      #The Tenancy Deposit Scheme
      Prescribed Information and Certificate
      1. Name of scheme administrator | 300:The Dispute Service Limited
      2. Address of the property | 300:16 Tannery Walk, Wickbourne WB4 7QD
      3. Deposit amount | 300:£1,615.38
      4. Name of tenant(s) | 300:Mr Felix Farrow and Ms Chidi Tarn
      5. Name of landlord(s) | 300:Mr & Mrs K Loxley
      6. Date deposit received by the landlord/agent | 300:7 July 2025
      7. Date deposit protected with the scheme | 300:14 July 2025
      8. Certificate code | 300:TDS-77120-446`);
    expect(tenants(reading)).toEqual(['Mr Felix Farrow', 'Ms Chidi Tarn']);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a certificate in sentences', () => {
  it('tells the property, the landlord and when the tenancy began', async () => {
    const certificate = await read(`
      #Tenancy Deposit Protection Certificate
      TDS Insured
      This is to certify that the tenancy deposit of £1,730.76 paid in respect of the property known as
      14 Tannery Walk, Hill Lane, Southampton, SO15 5RL was registered with Tenancy Deposit Scheme
      on 2 October 2025 by Solent & Shore Property Management Ltd.

      Certificate number: TDS0090012/00417
      Deposit received by member on: 25 September 2025
      Tenant(s): Mr Gregory Farrow
      Landlord(s): Dr Peter Loxley`);
    expect(values(certificate, 'Property', 'addressLines')).toEqual([['14 Tannery Walk', 'Hill Lane', 'Southampton']]);
    expect(doubts(certificate)).toEqual([]);
    const letter = await read(`
      #Letting Protection Service Scotland
      Mr Ruaridh Farrow
      2 Tannery Walk
      Anstruther
      KY10 3DY

      6 June 2025
      Your deposit reference: 5510027
      *Your deposit has been protected
      We are writing to let you know that on 4 June 2025 we received a deposit of £600.00 from your landlord,
      Pittenmuir Estates, for your tenancy at 2 Tannery Walk, Anstruther, KY10 3DY, which began on 19 May 2025.
      Your landlord told us that you paid the deposit to them on 16 May 2025.

      We have protected your deposit from 4 June 2025. It will be kept safe until your tenancy ends.`);
    expect(values(letter, 'Organisation', 'name')).toContain('Pittenmuir Estates');
    expect(values(letter, 'Tenancy', 'startedOn')).toEqual(['2025-05-19']);
    expect(doubts(letter)).toEqual([]);
  });
});

describe('a landlord whose letters go to an agent', () => {
  it.each([
    'Mr Sanjeev Loxley, c/o Headrow Lettings Ltd',
    'Mr Sanjeev Loxley c/o Headrow Lettings Ltd, 12 Otley Road, Leeds LS6 2AD',
  ])('is named alone: %s', async (landlord) => {
    const reading = await read(`
        #mydeposits
        *Deposit Protection Certificate
        Certificate number | 240:EW58210943
        Date deposit protected | 240:19 August 2025
        Deposit amount protected | 240:£1,038.00
        Date deposit received from tenant | 240:8 August 2025
        Address of rented property | 240:Flat 3, 88 Tannery Walk, Leeds LS6 1AJ
        Tenant | 240:Miss Ottoline Farrow
        Landlord | 240:${landlord}`);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Ottoline Farrow', 'Mr Sanjeev Loxley']);
    expect(doubts(reading)).toEqual([]);
  });
});
