// Papers of insurance set by hand: names with small words, labels that say what is asked, words that mean something else elsewhere.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a home schedule', () => {
  it('reads names with the small words of Wales', async () => {
    const reading = await read(`
      #Aeron Mutual | 400:Home policy schedule
      Mr Emrys Wyn ab Ifor
      Mrs Non ferch Ifor | 400:*Policy
      14 Heol Felin | 400:Number | 560r:*AMH0041927
      Aberaeron | 400:From | 560r:*30.06.2026
      Ceredigion | 400:To | 560r:*29.06.2027
      SA46 0DX | 400:Cover | 540r:*Buildings and Contents
      *Your cover, section by section
      *Buildings | 330r:*£410,000 | 400:*Excess you pay
      *Contents | 330r:*£52,000 | 400:Subsidence | 560r:*£1,000
      400:Escape of water | 560r:*£350
      *Valuables | 330r:*£9,000 | 400:Any other claim | 560r:*£200
      400:*Premium
      400:Before tax | 560r:*£250.00
      400:For the year | 560r:*£280.00
      *About the home we insure
      Property type | 200:Detached bungalow
      Year built | 200:1974
      Bedrooms | 200:3`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Emrys Wyn ab Ifor', 'Mrs Non ferch Ifor']);
    expect(values(reading, 'Person', 'familyName')).toEqual(['ab Ifor', 'ferch Ifor']);
  });
});

describe('a number of a policy', () => {
  it('is named by the label beside it, whatever its letters mean elsewhere', async () => {
    const reading = await read(`
      #Corve Insurance
      Home insurance schedule
      Policy number | 200:HOME 4471 2093/06
      The insured | 200:Dr Ada Larkspur
      Address | 200:14 Corve Lane
      200:Ludlow
      200:SY8 1AA
      Period of insurance | 200:1 December 2026 to 30 November 2027
      Cover | 200:Buildings and Contents
      *What we insure
      Buildings | 300r:£350,000 | 400r:£250
      Total payable | 300r:£414.54`);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['HOME 4471 2093/06']);
    expect(warningsOf(reading)).not.toContain(
      'What is given as the number of the policy is a reference that the paper does not call so.',
    );
  });
});

describe('a paper of car insurance', () => {
  it('takes no licence for years without claims, no lettered heading for a driver, and keeps a make that begins the model', async () => {
    const reading = await read(`
      #Corve Motor | 380:Car policy schedule
      Ms Ada Larkspur | 300:*A. Policy particulars
      14 Corve Lane | 300:Policy no. | 550r:*CM 40 7716 2283
      Ludlow | 300:Commencing | 550r:*21-Mar-2026
      SY8 1AA | 300:Expiring | 550r:*20-Mar-2027
      300:Cover granted | 550r:*Comprehensive
      300:No claims bonus you can prove | 550r:*7 years
      *B. Insured vehicle
      Registration mark | 280r:*KP22 VXJ
      Manufacturer | 280r:*MG
      Model | 280r:*MG5 SE
      First registered | 280r:*2022
      Fuel | 280r:*Electric
      Gearbox | 280r:*Automatic
      *D. Persons entitled to drive
      No. | 80:Name | 230:Born | 320:Relationship | 420:Licence | 550r:Years held
      1 | 80:Ada Larkspur | 230:02-Nov-1976 | 320:Policyholder | 420:Full UK | 550r:24
      2 | 80:Idris Kettle | 230:19-Jun-1974 | 320:Husband | 420:Full UK | 550r:30
      *E. Excesses | 320:*F. Premium
      Compulsory excess | 280r:£300 | 320:Net premium | 550r:£500.00
      Voluntary excess | 280r:£100 | 320:Insurance Premium Tax at 12% | 550r:£60.00
      Total excess | 280r:£400 | 320:Total premium | 550r:£560.00

      Both have a full UK licence, held 12 years
      No claims or convictions`);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['MG MG5 SE']);
    expect(values(reading, 'Person', 'name')).toEqual(['Ms Ada Larkspur', 'Idris Kettle']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Comprehensive']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([7]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a proposal', () => {
  it('asks for both proposers by what is wanted of them, and for the days of cover', async () => {
    const reading = await read(`
      #Corve Insurance | 400:PROPOSAL FORM
      *Home insurance: buildings and contents of a private dwelling
      First proposer (title, forenames, surname) | 330:Date of birth | 440:Occupation
      Rev Emrys Wyn Larkspur | 330:08/05/1959 | 440:Parish priest
      Second proposer (title, forenames, surname) | 330:Date of birth | 440:Occupation
      Mrs Ada Mary Larkspur | 330:17/12/1961 | 440:Teacher
      Postal address and postcode
      14 Corve Lane, Ludlow, Shropshire, SY8 1AA

      Proposal / policy number | 230:Insurance to start on | 440:and to end on
      CI-HP 2210574 | 230:01/09/2026 | 440:31/08/2027
      Cover required
      Buildings and Contents

      Item | 300r:Sum insured | 400r:Excess
      Buildings | 300r:£420,000 | 400r:£250
      Contents | 300r:£55,000 | 400r:£250

      Total annual premium | 300r:£468.83`);
    expect(values(reading, 'Person', 'name')).toEqual(['Rev Emrys Wyn Larkspur', 'Mrs Ada Mary Larkspur']);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-09-01']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-08-31']);
    expect(errorsOf(reading)).toEqual([]);
  });
});
