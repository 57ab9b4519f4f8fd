// Statements of fact whose labels and values stand in pairs beside each other, in lettered sections under the logo of a broker.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const FACTS = `
  #PELL HARROW
  Tel: 01632 960188 | 420:Your reference: VAN/220417
  *COMMERCIAL VEHICLE STATEMENT OF FACT
  This statement records the facts supplied by you, on which the insurer named below has relied.
  Tell us at once if anything is wrong.

  *SECTION A - INSURANCE
  Insurer | 150:Alderbrook Insurance Services Limited | 350:Policy no. | 450:AB/CV/0417733
  Effective from | 150:04/03/2027 | 350:Expires | 450:03/03/2028
  Cover | 150:Third party, fire and theft | 350:NCB entitlement | 450:3 years
  Use | 150:Social, domestic and pleasure and carriage of own goods

  *SECTION B - PROPOSER
  Title | 150:Mrs
  Full name | 150:Ingrid Salter | 350:Born | 450:09/09/1984
  Address | 150:19 Mill Road, Wickbourne, WB4 7QD

  *SECTION C - VEHICLE
  Reg. mark | 150:WB19 KTE | 270:Make and model | 380:Volkswagen Crafter
  Year of registration | 150:2019 | 270:Cubic capacity | 380:1968
  Fuel | 150:Diesel | 270:Gearbox | 380:Manual
  Seats incl. driver | 150:3 | 270:Declared value | 380:£9,350.00
  Overnight parking | 150:Driveway | 270:Security | 380:Alarm, immobiliser and deadlocks
  Annual mileage | 150:12,000 | 270:Body type | 380:Panel van
  Modifications | 150:None

  *SECTION D - DRIVERS
  Name | 150:Date of birth | 250:Occupation | 350:Licence
  Ingrid Salter | 150:09/09/1984 | 250:Joiner | 350:Full UK

  *SECTION F - EXCESSES
  Compulsory | 150:Voluntary | 250:Total
  £250.00 | 150:£150.00 | 250:£400.00
  *SECTION G - PREMIUM
  IPT @ 12% | 150:Total payable
  £60.00 | 150:£560.00

  Motor legal cover: included. Breakdown: not selected. You need not sign this statement.`;

describe('a statement of fact in lettered sections', () => {
  it('is from the broker over it, and no section is one', async () => {
    const reading = await read(FACTS);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Alderbrook Insurance Services Limited']);
    expect(values(reading, 'InsurancePolicy', 'arrangedBy')).toEqual(['PELL HARROW']);
  });

  it('has a list beside the label that it answers, and what the vehicle is worth is no cover', async () => {
    const reading = await read(FACTS);
    expect(values(reading, 'VehicleSecuritySummary', 'securityDevices')).toEqual(['Alarm, immobiliser and deadlocks']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['9350.00']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([undefined, undefined]);
    expect(values(reading, 'Vehicle', 'numberOfSeats')).toEqual([3]);
  });

  it('gives its holder the title that is asked for, and the cover that a sentence says is taken', async () => {
    const reading = await read(FACTS);
    expect(values(reading, 'Person', 'name')).toEqual(['Ingrid Salter']);
    expect(values(reading, 'Person', 'title')).toEqual(['Mrs']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Third party, fire and theft',
      'Motor legal cover',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'coversLegal')).toEqual([undefined, true]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the covers of a home in its last lines', () => {
  it('are taken where a sentence says so, and the excess of each loss is the policy’s', async () => {
    const reading = await read(`
      #Corrie Mutual
      *Home Insurance Policy Schedule
      Policy number | 230:CM 0071 440 218
      Insured | 230:Mrs Ione Marsh
      Address of the home | 230:6 Chantry Row, Ripon, HG4 9XX
      Period of insurance | 230:From 3 May 2026 to 2 May 2027
      Type of property | 230:Detached house

      *Section | 480r:*Amount insured
      Buildings | 480r:£640,000
      Contents | 480r:£90,000

      *Excess
      Each and every loss | 480r:£500
      Escape of water | 480r:£1,000

      Total premium due | 480r:£512.40
      Legal expenses and home emergency are included under sections 8 and 9 of the policy. Personal
      accident is included only where shown.`);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['500.00']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Buildings',
      'Contents',
      'Escape of water',
      'Legal expenses',
      'Home emergency',
    ]);
    expect(reasons(reading)).toEqual([]);
  });
});
