// Papers of insurance whose names, numbers and descriptions run over or hold more than one thing: what is whole, and what is doubted.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const SCHEDULE = `
  #Aviva
  *Private car policy schedule
  Insurer / Policy
  Policy number | 180:TNW 8830417

  Policyholder | 180:Mr Edwin Piers
  180:Garside

  Address | 180:3 Weaver Fold,
  180:Alfreton,
  180:DE55 9QT

  Inception / expiry | 180:05/06/2026 00:01 hrs – 04/06/2027 23:59 hrs
  Level of cover | 180:Comprehensive

  Vehicle | 180:Skoda Fabia Monte Carlo 2019 999cc Manual
  Registration | 180:FN19 KCE
  Underwritten by | 180:Aviva Insurance Limited

  *Drivers
  1 | 70:Edwin Piers Garside | 300:d.o.b. 04/09/1972
  2 | 70:Ottilie Garside | 300:d.o.b. 17/01/1975

  Total premium for the year | 180:£448.00
  An excess of £275 applies to any claim for damage to your car.`;

describe('a schedule whose column is too narrow for a name', () => {
  it('reads the name whole, where the paper prints it whole elsewhere or the cell ends', async () => {
    const reading = await read(SCHEDULE);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Edwin Piers Garside']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([]);
    expect(reasons(reading)).toEqual([]);
  });

  it('takes the year in the description for that of the registration, where the mark bears it out', async () => {
    const reading = await read(SCHEDULE);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Skoda Fabia Monte Carlo']);
    expect(values(reading, 'Vehicle', 'registrationYear')).toEqual(['2019']);
  });

  it('reads numbered drivers, both days behind two labels in one, an excess in a sentence and the company that a label names', async () => {
    const reading = await read(SCHEDULE);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Edwin Piers Garside', 'Ottilie Garside']]);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-06-05']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-06-04']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['275.00']);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Aviva Insurance Limited']);
  });
});

const HOME = `
  #Aviva
  *Home insurance – policy schedule

  *Who is insured | 220:*Policy | 400:*Your home
  Policyholders | 220:Number | 400:Type
  Mrs Petra Sand | 220:HMQ-4471902 | 400:Terraced house
  Home insured and | 220:Last day of cover | 400:Bedrooms
  correspondence address | 220:Sunday 9 May 2027 | 400:3
  21 Tallis Rise | 220:First day of cover | 400:Year built
  Thame | 220:Sunday 10 May 2026 | 400:1931
  OX9 6WB

  Buildings | 480r:£410,000
  Standard excess | 480r:£250
  Premium excluding tax | 480r:£300.00
  IPT (12%) | 480r:£36.00
  Premium for the year | 480r:£336.00`;

describe('a home schedule of three columns of labels over their values', () => {
  it('takes no day of the column beside for a line of the address', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['21 Tallis Rise', 'Thame']]);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-05-10']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-05-09']);
  });
});

const LETTER = `
  #Aviva
  *Insurance wanted
  *Motor proposal confirmation
  Dear Mr Lockyer
  Proposal and policy number: QK- 4417-20956
  We have placed the insurance under policy number QK-4417-20956, on a comprehensive basis, from 1 May 2026 to 30 April 2027.
  Proposer | 180:Mr Alban Lockyer
  Address | 180:4 Gannet Way, Amble, NE65 3PL
  Registration | 180:NK17 WRB
  Make and model | 180:Kia Rio 2
  Your premium is £313.60, which includes £33.60 of Insurance Premium Tax. Last year you paid £298.11 for your policy.`;

describe('a proposal in a letter', () => {
  it('takes no heading for the insurer, last year’s price for no premium, and a number broken at its hyphen whole', async () => {
    const reading = await read(LETTER);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Aviva']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['313.60']);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['QK-4417-20956']);
  });
});

describe('a certificate before its schedule', () => {
  it('takes nobody for a holder who is only let drive, beneath the policyholder', async () => {
    const reading = await read(`
      *CERTIFICATE OF MOTOR INSURANCE
      Certificate and policy number: TNW1 4420 71135

      1. Registration mark of vehicle
      60:FN19 KCE
      2. Name of policyholder
      60:Ms Ottilie Garside
      3. Effective date of the commencement of insurance
      60:00:01 hours, 14 November 2026
      4. Date of expiry of insurance
      60:23:59 hours, 13 November 2027
      5. Persons or classes of persons entitled to drive
      60:The policyholder
      60:Mr Edwin Piers
      60:provided that the person driving holds a licence to drive the vehicle.
      Aviva Insurance Limited – authorised insurers

      *Motor policy schedule
      Policyholder | 230:Ms Ottilie Garside
      Type of cover | 230:Comprehensive
      No claim discount | 230:8 years

      *Vehicle
      Registration | 230:FN19 KCE
      Make and model | 230:Skoda Fabia

      *Drivers
      Driver | 230:Born
      Ms Ottilie Garside | 230:30/04/1988
      Mr Edwin Piers | 230:09/12/1986

      Total premium payable | 230:£719.50
      Insurance Premium Tax (IPT) | 230:£77.09`);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Ms Ottilie Garside']);
  });
});

const JOINT = `
  #Aviva
  *Home insurance – policy schedule
  Mr O & Mrs T Greaves-Holm | 380:Policy number
  Stone End | 380:HMQ-7702165
  14 Tallis Rise
  Thame
  OX9 6WB

  180:Mr Oswin Greaves-Holm
  ^^Policyholders
  ^180:Mrs Tamsin Greaves-Holm
  Cover starts | 180:12 May 2026
  Cover ends | 180:11 May 2027
  Type of home | 180:Detached house, Category B listed
  Bedrooms | 180:3

  Buildings | 480r:£410,000
  Standard excess | 480r:£250
  Premium for the year | 480r:£336.00`;

describe('a schedule that is sent to its holders by their initials', () => {
  it('names them in full, beside a label that stands between their lines', async () => {
    const reading = await read(JOINT);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Oswin Greaves-Holm', 'Mrs Tamsin Greaves-Holm']);
    expect(reasons(reading)).toEqual([]);
  });

  it('names them in full, where another page does', async () => {
    const elsewhere = JOINT.replace(/ {2}180:Mr Oswin[^]*?180:Mrs.*\n/, '');
    const reading = await read(`${elsewhere}\n=====\nMr Oswin Greaves-Holm\nMrs Tamsin Greaves-Holm`);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Oswin Greaves-Holm', 'Mrs Tamsin Greaves-Holm']);
  });

  it('takes the type of the home without the grade that it is listed in', async () => {
    expect(values(await read(JOINT), 'Property', 'propertyType')).toEqual(['Detached house']);
  });
});
