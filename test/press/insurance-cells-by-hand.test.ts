// Papers of insurance whose cells run over: around the middle of their label, between the lines of it, and in tables of several vehicles.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const CELLS = `
  #Fennel Insurance
  *Car Insurance Schedule

  180:Mr Rufus Gell
  ^^58:Policyholder(s):
  ^^180:Mrs Imogen Gell

  180:Flat 2 Sorrel Court
  ^180:Tannery Row
  ^^58:Address
  ^^180:Ludlow
  ^180:SY8 9QP

  Policy number | 180:FNL/77/20931
  Cover from | 180:00:01 02/06/2026
  Cover to | 180:23:59 01/06/2027

  180:Third Party, Fire and
  ^^58:Cover type
  ^^180:Theft

  58:No Claims Discount
  ^^180:11+
  ^^58:(years)

  Reg | 180:KX19 VDM
  Make and model | 180:Seat Ibiza SE
  First reg | 180:2019
  Fuel / Trans | 180:Petrol / Auto
  Excess | 165:: | 180:£175 Accidental Damage, Fire and Theft
  Premium | 180:£300.00
  Insurance Premium Tax | 180:£36.00
  Total | 180:£336.00`;

describe('cells around the middle of their label', () => {
  it('are names, addresses and covers of two lines and more', async () => {
    const reading = await read(CELLS);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Rufus Gell', 'Mrs Imogen Gell']);
    expect(values(reading, 'Address', 'addressLines')).toEqual([['Flat 2 Sorrel Court', 'Tannery Row', 'Ludlow']]);
    expect(values(reading, 'InsuranceCoverage', 'coverage')[0]).toBe('Third Party, Fire and Theft');
  });

  it('stand between the lines of a label', async () => {
    const reading = await read(CELLS);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')[0]).toBe(11);
  });

  it('hold two things, or an amount before what it is borne of', async () => {
    const reading = await read(CELLS);
    expect(values(reading, 'Vehicle', 'registrationYear')).toEqual(['2019']);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Petrol']);
    expect(values(reading, 'Vehicle', 'transmission')).toEqual(['Automatic']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['175.00']);
  });
});

const TABLE = `
  #Bryony Insurance
  *Multi-car insurance schedule

  Policyholder | 160:Mr Caspian Rudd
  Address | 160:12 Sedge Lane, Wimborne, BH21 9QQ
  Policy number | 160:BRY-5520-871
  Period of cover | 160:17/04/2026 – 16/04/2027

  *Vehicle | 110:*Registration | 190:*Make and | 270:*Year | 320:*CC | 360:*Fuel | 410:*Value | 470:*Cover
  ^^190:*model

  190:Mazda 3
  ^^1 | 110:DK20 JHP | 270:2020 | 320:1998 | 360:Petrol | 410:£14,500 | 470:Comprehensive
  ^^190:Sport Lux

  190:Dacia
  ^^2 | 110:DK66 PYA | 270:2016 | 320:898 | 360:Petrol | 410:£4,750 | 470:Comprehensive
  ^^190:Sandero

  *Driver | 236:*Date of birth
  Caspian Rudd | 236:11/12/1981
  Total annual premium (including 12% IPT) | 400r:£612.00`;

describe('a table of vehicles whose cells run over', () => {
  it('gives each vehicle what stands around the line of its mark', async () => {
    const reading = await read(TABLE);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['DK20 JHP', 'DK66 PYA']);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Mazda 3 Sport Lux', 'Dacia Sandero']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['14500.00', '4750.00']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')[0]).toBe('Comprehensive');
    expect(reasons(reading)).toEqual([]);
  });
});

const HOME = `
  #Fennel Insurance
  *Home insurance schedule
  Policy number | 163:FNL/HOM 30 472 | 297:Insurer | 411:Fennel Insurance plc
  Policyholders | 163:Mr Rufus Gell | 297:Period of insurance | 411:From 01 Dec 2026
  ^163:Mrs Imogen Gell | 411:to 30 Nov 2027 (midnight)
  Interested party | 163:None | 297:Cover chosen | 411:Buildings and Contents

  *Your home
  Insured address | 163:Flat 2 Sorrel Court, Tannery Row, Ludlow, SY8 9QP
  Type of property | 163:Flat | 310:Bedrooms | 424:2
  Claim-free years | 163:Buildings 4, contents 4

  *What is insured
  *Section | 269r:*Sum insured | 377r:*Total excess
  Buildings | 269r:£285,000 | 377r:£350
  Contents | 269r:£40,000 | 377r:£350
  Total annual premium including Insurance Premium Tax | 377r:£336.00
  Insurance Premium Tax (12%) | 377r:£36.00`;

describe('a period in two lines of a cell', () => {
  it('begins on its first day, which is no hour of its label, and years without claims are no address', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-12-01']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-11-30']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')[0]).toBe(4);
  });
});

describe('a number before a stroke', () => {
  it('is whole, in all its groups', async () => {
    const line = 'Policy 60441 882 HOM · Runs from 1 December 2026 to 30 November 2027';
    const reading = await read(HOME.replace('Policy number | 163:FNL/HOM 30 472 | 297:Insurer', `${line}\n  Insurer`));
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['60441 882 HOM']);
  });
});

describe('a column that says whether each cover is taken', () => {
  it('names none of them, where the name of another stands around its row', async () => {
    const reading = await read(`
      #Quillfeather Home Insurance Schedule
      Policyholder | 200:Miss Orla Tennick
      Address | 200:3 Ropewalk, Grimsby, DN31 2QX
      Policy number | 200:QF 8841 3309
      Period of insurance | 200:2 February 2026 to 1 February 2027

      *Your cover and limits
      *Section | 280:*Included | 540r:*Sum insured
      Buildings | 280:Yes – with accidental damage | 540r:£310,000
      Contents | 280:Yes – without accidental damage | 540r:£45,000
      Personal possessions away
      ^^280:Yes | 540r:£2,750
      ^^from the home
      Bicycles | 280:Yes | 540r:£1,200

      *Premium
      Total premium | 540r:£224.00
      Insurance Premium Tax | 540r:£24.00`);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Buildings',
      'Contents',
      'Personal possessions away from the home',
      'Bicycles',
    ]);
  });
});

describe('rows of a label and a value', () => {
  it('keep the label of each amount, though a text stands over every one of them', async () => {
    const reading = await read(`
      #Quillfeather Car Insurance
      *Your car insurance schedule
      Policy number | 200:QF 8841 3309
      Policyholder | 200:Miss Orla Tennick
      Cover starts | 200:2 February 2026
      Cover ends | 200:1 February 2027
      Level of cover | 200:Comprehensive
      No claim discount | 200:7 years, protected
      Total annual premium | 200:£545.80 (includes Insurance Premium Tax at 12% of £58.48)

      Registration number | 200:AB21 XYZ
      Make and model | 200:Ford Focus Titanium
      Where it is kept overnight | 200:Driveway
      Estimated value | 200:£16,250`);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['545.80']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['16250.00']);
  });
});
