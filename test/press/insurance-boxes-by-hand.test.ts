// Papers of insurance in boxes and numbered rows: labels beneath their values, covers with an excess under each sum, and items.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

describe('a schedule in boxes', () => {
  it('has the total excess over its label beneath a row of values', async () => {
    const reading = await read(`
      #Larkspur
      *Motor policy schedule
      This document was produced on 25/06/26 by Larkspur Insurance Limited, your insurer.

      47:LKM-70021-88345 | 176:Mr Tom James Hargreaves | 305:11/07/26 | 433:10/07/27
      47:Policy number | 176:Policyholder | 305:From | 433:To

      47:AO15 VYB | 176:BMW 118d Sport | 305:2015 | 433:1995 cc
      47:Registration | 176:Make and model | 305:Year | 433:Engine

      Discount and excess

      47:2 | 176:£500 | 305:£300 | 433:£800
      47:No Claim Discount (years) | 176:Compulsory excess | 305:Voluntary excess | 433:Total excess

      Cost

      47:£926.92 | 176:£111.23 | 305:£1,038.15 | 433:£1,213.80
      47:Premium | 176:IPT | 305:Total | 433:Monthly option: total payable`);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['800.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['1038.15']);
  });

  it('gives each cover the excess under its sum, and the holder and home that one line and a sentence tell', async () => {
    const reading = await read(`
      #Larkspur Insurance
      *Home Insurance
      *Your schedule
      Miss Ada Jane Fothergill, 2 Alder House, Abbey Walk, Westmarch, WM2 4QS
      Policy LKH-2218-9047-55 · 3 Nov 2025 to 2 Nov 2026 · Level of cover: Plus

      60:*Buildings | 311:*Contents
      60:£750,000 | 311:£100,000
      60:Excess £350 | 311:Excess £250

      *About your home
      A maisonette built around 1880, with 3 bedrooms and 1 bathroom, that you own and live in.

      *What it costs
      You've paid £386.72 for the year in one payment on 17 Oct 2025. That includes £41.43 of Insurance
      Premium Tax.`);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['750000.00', '100000.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['350.00', '250.00']);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Ada Jane Fothergill']);
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Maisonette']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['386.72']);
  });

  it('names items by their words and not by their numbers, and takes no end of a sentence for a cover', async () => {
    const reading = await read(`
      *Larkspur
      Household Policy – The Schedule
      attaching to and forming part of Policy No. HO/31774602 of Larkspur Insurance plc ("the Insurer")

      The Insured: | 171:Mr Tom Hargreaves and Mrs Jo Hargreaves
      The Premises: | 171:Alder Lodge, Westmarch WM4 5LW
      Period of Insurance: | 171:1st January 2026 to 31st December 2026, both days inclusive

      #Property Insured
      62:Item 1. | 109:Main dwelling | 215:£1,850,000
      62:Item 2. | 109:Outbuildings | 224:£240,000
      62:Item 3. | 109:Fine art | 224:£145,000

      #Excess
      The Insured shall bear the first £750 of all losses, and £2,500 in respect of subsidence.

      #Conditions
      (a) The heating shall be kept at 10°C between 1st November and 31st March. (b) Liability to domestic
      staff: limit £10,000,000.`);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Main dwelling', 'Outbuildings', 'Fine art']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['750.00']);
  });
});

describe('a statement of facts in numbered rows', () => {
  it('has its drivers under a plain heading between rows, and its number in a sentence', async () => {
    const reading = await read(`
      #Dunmore Insurance Brokers
      *Statement of Insurance Facts
      Your insurer: Tamar Insurance Company Limited. Dunmore acts as your intermediary. Reference DIB/ZNM/0917733,
      prepared 19/12/2025.

      Proposer
      44:1. | 70:Name of proposer | 540r:Mr Tom Hargreaves
      44:2. | 70:Date of birth of proposer | 540r:08/08/1988
      44:3. | 70:Home address | 540r:27 Harbour Gate, Westmarch, WM4 1BD
      Vehicle
      44:4. | 70:Registration number | 540r:EY12 CWR
      44:5. | 70:Vehicle make and model | 540r:Volkswagen Transporter T30 TDI
      Cover
      44:6. | 70:Cover | 540r:Third Party Fire and Theft
      44:7. | 70:Total premium | 540r:£903.11
      Drivers
      44:8. | 70:Tom Hargreaves, born 08/08/1988, Full UK licence held 17 years | 540r:Plasterer
      44:9. | 70:Jo Hargreaves, born 31/01/1961, Full UK licence held 42 years | 540r:Builder`);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['DIB/ZNM/0917733']);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Tom Hargreaves', 'Jo Hargreaves']);
    expect(reasons(reading)).not.toContain('The paper tells of drivers, and none could be read.');
  });
});

describe('the years without claims', () => {
  it('stand beside `Years` under the heading of the discount', async () => {
    const reading = await read(`
      *LARKSPUR INSURANCE PLC
      *PRIVATE CAR INSURANCE
      *POLICY SCHEDULE
      POLICY NUMBER | 172:LK/PMC 33081764
      THE POLICYHOLDER | 172:MRS ADA JANE FOTHERGILL
      ADDRESS | 172:19 HARBOUR LANE, WESTMARCH, WM9 7FE
      PERIOD OF INSURANCE | 172:FROM 01-DEC-2025 TO 30-NOV-2026 (BOTH DATES INCLUSIVE)
      COVER | 172:COMPREHENSIVE

      *NO CLAIM DISCOUNT
      YEARS | 172:5
      PROTECTED | 172:YES`);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([5]);
  });
});

describe('a statement of fact in columns of persons', () => {
  it('joins the parts of each name, and knows a question by its short form', async () => {
    const reading = await read(`
      #Bramble Car Insurance
      *Statement of fact
      We've based your policy on the answers you gave us. Check them carefully.
      Policy: BRC 2201 9983 17 | 330:Cover starts 04/05/2026, ends 03/05/2027
      *Question | 250:*Policyholder | 400:*Additional driver
      Title | 250:Mr | 400:Mrs
      First name | 250:Tom | 400:Jo
      Surname | 250:Hargreaves | 400:Hargreaves
      Date of birth | 250:14/02/1980 | 400:03/09/1982
      Licence type | 250:Full UK | 400:Full UK
      Address | 250:14 Harbour Street, Westmarch, WM3 4QR
      *Your car
      What's the registration? | 250:YK66 ABX
      Make, model | 250:Ford Focus Zetec
      *Your cover
      Type | 250:Comprehensive
      Total price including £51.02 IPT | 250:£476.19`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Tom Hargreaves', 'Jo Hargreaves']);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['YK66 ABX']);
  });
});

describe('a table of what is paid at most', () => {
  it('gives sums insured by the head of their column, whatever heading stands over the table', async () => {
    const reading = await read(`
      #Larkspur Direct
      *Your Home Insurance Schedule
      Policy number | 220:LD/HOM/220-88731
      Policyholder | 220:Mr Tom Hargreaves
      Period of insurance | 220:20 March 2026 to 19 March 2027
      Home insured | 220:14 Harbour Street, Westmarch, WM3 4QR
      *What you pay
      Total price for the year | 330r:£268.35
      *What's covered | 220:*We'll pay up to | 340:*Your excess
      Buildings | 220:£1,000,000 | 340:£250
      Contents | 220:£75,000 | 340:£150`);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['1000000.00', '75000.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['250.00', '150.00']);
  });
});
