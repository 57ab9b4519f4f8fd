// Papers of insurance in words of their own: who is insured in one sentence, ends of a period numbered beneath one label, names set to
// the right, parts of an excess each with its word.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const HOME = `
  #Tansy Home Insurance
  *Schedule of Insurance
  policy TNS-25-40177-K

  We insure Dr Odette Marlin and Mr Sylvan Teague (“you”) at Quince House, Tallow Lane,
  Malmsey, Frome BA11 9QX, from noon on 3rd April 2026 until midnight on 2nd April 2027, for
  Buildings and Contents.

  300:*the part you bear
  *the house | 300:Fire | 540r:£800
  Kind of property | 190:Mill house | 300:Storm and flood | 540r:£600
  Bedrooms | 190:4 | 300:Everything else | 540r:£300
  Year built (about) | 190:1790

  *what we pay up to
  Rebuilding the mill | 290r:£612,000
  Outbuildings | 290r:£41,000
  Household goods | 290r:£77,500

  Your premium for the year is £700.00, to which we add Insurance Premium Tax of £84.00, making £784.00 to pay.`;

describe('a schedule that insures in a sentence', () => {
  it('reads the holders and the home, and the part borne of what nothing else is said of', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Dr Odette Marlin', 'Mr Sylvan Teague']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Quince House', 'Tallow Lane', 'Malmsey', 'Frome']]);
    expect(values(reading, 'Property', 'postcode')).toEqual(['BA11 9QX']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['300.00']);
  });

  it('takes rows beneath what is paid for sums insured, and no heading for the label of the column beside it', async () => {
    const reading = await read(HOME);
    const names = values(reading, 'InsuranceCoverage', 'coverage');
    for (const name of ['Rebuilding the mill', 'Outbuildings', 'Household goods']) expect(names).toContain(name);
    expect(names).not.toContain('the house');
  });
});

const MOTOR = `
  #Sorrel & Vane Mutual Insurance Society
  *Private car policy – the schedule

  Policy No. | 300:Date of signature
  SVM/PC/0077120 | 300:2 May 2026

  The Policyholder | 300:Period of Insurance
  Mrs Petronel Ashdown | 300:(a) from
  6 Linnet Row | 300:20 May 2026
  HEXTABLE, Kent | 300:(b) to midnight on
  BR8 9QQ | 300:19 May 2027

  Registration number | 300:Make and model
  LD19 WVN | 300:Kia Ceed 2
  Type of cover | 300:Estimated value
  Comprehensive | 300:£9,400

  Excess | 180:£200 compulsory, £125 voluntary, £325 in all
  Total premium | 180:£512.40`;

describe('a schedule whose period is numbered beneath its label', () => {
  it('reads both ends, and an excess whose parts stand each with its word', async () => {
    const reading = await read(MOTOR);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-05-20']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-05-19']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['325.00']);
  });

  it('is doubted where its last day was not found', async () => {
    const reading = await read(
      MOTOR.replace('300:(b) to midnight on', '300:(b) until then').replace('19 May 2027', ''),
    );
    expect(reasons(reading)).toContain('The last day of the policy was not found.');
  });
});

const RIGHT = `
  #Tamarisk Insurance
  *Home Insurance Schedule

  Mr Ivor Penhale & Mrs Thea Penhale
  ^The Net Loft
  ^Porthgain
  ^SA62 5BN

  Policy number | 520r:HTM 3320 918
  Policyholders | 520r:Mr Ivor Penhale
  520r:Mrs Thea Penhale
  Cover from | 520r:14 June 2026
  Cover until | 520r:13 June 2027
  Buildings | 520r:£410,000
  Contents | 520r:£60,000
  Total premium | 520r:£380.00`;

describe('a schedule whose values are set to the right', () => {
  it('reads both holders beneath each other', async () => {
    const reading = await read(RIGHT);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Ivor Penhale', 'Mrs Thea Penhale']);
  });

  it('is doubted where it is sent to one more than hold it', async () => {
    const reading = await read(RIGHT.replace('520r:Mrs Thea Penhale\n', '520r:\n'));
    expect(reasons(reading)).toContain('The paper is sent to somebody who was not read as a policyholder.');
  });
});

const SIDE = `
  #Larch Insurance
  *Your home insurance schedule – policy 4471 208 336

  Policyholder | 200:Ms Delphine Orr
  Address covered | 200:8 Spinney Walk, Alnwick, NE66 9QQ
  When you're covered | 200:Midnight 19 February 2026 to 11.59pm 18 February 2027
  Type of home | 200:Terraced house, 4 bedrooms, built 1845
  When built | 200:1845
  Buildings | 200:£520,000 (excess £200)
  Contents | 200:£64,000 (excess £150)
  Your annual premium | 200:£448.00 (IPT £48.00)`;

describe('a schedule whose values hold more than one thing', () => {
  it('reads a period between hours, and the number behind its title', async () => {
    const reading = await read(SIDE);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['4471 208 336']);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-02-19']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-02-18']);
  });

  it('parts sums from the excesses in brackets, and the type of a home from what is said beside it', async () => {
    const reading = await read(SIDE);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['520000.00', '64000.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['200.00', '150.00']);
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Terraced house']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['48.00']);
  });
});

describe('a schedule of lettered sections', () => {
  it('gives level of cover, use and mileage by their labels, the sections by their names, and the brand that its label adds', async () => {
    const reading = await read(`
      #Cornish Mutual
      *Private Car Insurance — Schedule

      Ms Tamsin Orla Greave
      Highfold Farm
      Truro
      TR1 2HD

      *1 The policy
      Policy number | 250:771X4402183
      The Insured | 250:Ms Tamsin Orla Greave
      Insurer | 250:The Cornish Mutual Assurance Company Limited (Cornish Mutual)
      Period of insurance | 250:From 00:01 on 4 May 2027 to midnight on 3 May 2028
      *2 Your vehicle
      Registration mark | 250:BX19 KLM
      Make | 250:Skoda
      Model | 250:Octavia
      Miles per year, up to | 250:11,000
      *3 Cover
      Cover that applies | 250:Comprehensive
      Vehicle may be used for | 250:Social, domestic and pleasure, and the Insured's business of forestry

      *Section of the policy | 300:*In force | 370:*Limit
      A Legal liability to others | 300:Yes | 370:Injury unlimited; property £10,000,000
      B Loss of or damage to the vehicle | 300:Yes | 370:Market value
      C Windscreen and glass | 300:Yes | 370:Unlimited with our approved repairer

      *4 Premium for this period
      Premium before tax | 370r:£446.43
      Insurance Premium Tax at 12% | 370r:£53.57
      Annual premium payable | 370r:£500.00`);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Cornish Mutual']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Comprehensive',
      'Legal liability to others',
      'Windscreen and glass',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'coversLegal')).not.toContain(true);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')[0]).toBe(
      "Social, domestic and pleasure, and the Insured's business of forestry",
    );
    expect(values(reading, 'Vehicle', 'mileage')).toEqual([11000]);
  });
});
