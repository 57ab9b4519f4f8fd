// Schedules whose price is a column of a table of sections, with its total beneath and its tax in a sentence; and years and numbers of
// which papers print several.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

/** A schedule with these rows about its policy, its car and its price. */
const paper = (policy: string, car: string, ...price: string[]): string => `
  #Larkspur Insurance
  *Motor Insurance Schedule
  ${policy}
  Policyholder | 230:Mrs Ines Calloway
  Address | 230:4 Pear Tree Walk, Selby, YO8 4QT
  Period of insurance | 230:12 March 2026 to 11 March 2027
  Registration number | 230:BD19 KLM
  Make and model | 230:Skoda Fabia SE
  ${car}
  Type of cover | 230:Comprehensive

  *Drivers
  *Name | 230:*Date of birth
  Ines Calloway | 230:04/05/1979

  Total excess | 400r:£250.00

  ${price.join('\n  ')}`;

const NUMBER = 'Policy number | 230:TR 5501 882';

describe('the price of a policy in a table of its sections', () => {
  it('is the total of the column, and its tax what a sentence says that it comes to', async () => {
    const reading = await read(
      paper(
        NUMBER,
        '',
        '*Cover included',
        '*Section | 230:*Included? | 400r:*Price for the year',
        'Car insurance | 230:Yes | 400r:£280.00',
        'Legal costs cover | 230:Yes | 400r:£26.00',
        'Breakdown | 230:Not taken | 400r:–',
        'Total for the year | 400r:£306.00',
        '',
        'The total for the year includes Insurance Premium Tax at 12%, which comes to £32.79.',
      ),
    );
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['306.00']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['32.79']);
    expect(reasons(reading)).toEqual([]);
  });
});

const PRICE = ['Total premium | 400r:£306.00', 'Insurance premium tax | 400r:£32.79'];

describe('a schedule with a number of its own', () => {
  it.each([
    ['over', `Schedule number | 230:007\n  ${NUMBER}`],
    ['beneath', `${NUMBER}\n  Schedule number | 230:007`],
  ])('leaves the policy that which stands %s it', async (_where, rows) => {
    const reading = await read(paper(rows, '', ...PRICE));
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['TR 5501 882']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the year of a car', () => {
  it.each([
    ['In which year was it first registered?', 'registrationYear'],
    ['Which year was the car made?', 'manufactureYear'],
  ])('is asked for by %s', async (question, property) => {
    const reading = await read(paper(NUMBER, `${question} | 230:2019`, ...PRICE));
    expect(values(reading, 'Vehicle', property)).toEqual(['2019']);
  });
});

describe('the tax in a premium', () => {
  it.each([
    [
      'in pounds that are typed',
      ['Total premium | 230:GBP 560.00 INCLUDING INSURANCE PREMIUM TAX AT', '230:12.00% OF GBP 60.00'],
    ],
    ['in small print under it', ['Annual premium | 230:£560.00', '~230:Includes IPT (12%) £60.00']],
    [
      'in words of its own, as the amount that the rate makes of it',
      [
        'Your premium for the year is £560.00 and this includes the Insurance Premium Tax we',
        'have to charge on it, currently 12%, in the sum of £60.00.',
      ],
    ],
  ])('is told %s', async (_how, price) => {
    const reading = await read(paper(NUMBER, '', ...price));
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['560.00']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['60.00']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['250.00']);
    expect(reasons(reading)).toEqual([]);
  });

  it('heads no column of what stands under the amount that tells it', async () => {
    const reading = await read(
      paper(NUMBER, '', 'Total premium | 230:£560.00 including Insurance Premium Tax', 'Windscreen excess | 230:£75'),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['250.00']);
  });
});

describe('the number of a policy', () => {
  it.each([
    ['a year or an issue in brackets', 'TR PH6 9037261 (24)'],
    ['a group behind a dash', 'TR/5501882 - 03'],
    ['groups apart by points', 'TR550.188.2-X'],
    ['a word before its last group', '5501882 CARPLUS 01'],
  ])('may have %s', async (_what, number) => {
    const reading = await read(paper(`Policy number | 230:${number}`, '', ...PRICE));
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual([number]);
    expect(reasons(reading)).toEqual([]);
  });

  it('is doubted where one more group seems to follow', async () => {
    const reading = await read(paper('Policy number | 230:5501882 [07]', '', ...PRICE));
    expect(reasons(reading)).toEqual(['The number of the policy may go on where it was not read.']);
  });
});

describe('the price of a policy in a card beside another', () => {
  it('is told from what stands left of it, with a tax whose label runs over lines', async () => {
    const reading = await read(`
  #Larkspur Insurance
  *Motor Insurance Schedule
  Mrs Ines Calloway | 314:${NUMBER.replace(' | 230:', ' | 421:')}
  4 Pear Tree Walk
  Selby
  YO8 4QT

  *About your policy | 314:*What you’ll pay
  Cover | 155:Comprehensive | 314:Annual premium | 421:£611.52
  Cover starts | 155:20 February 2026 at 00:01 | 314:Including Insurance | 421:£65.52
  314:Premium Tax of
  Cover ends | 155:19 February 2027 at 23:59
  314:Payment method | 421:Paid in full by card
  Use | 155:Social and domestic

  *Your car | 314:*Who can drive
  Registration number | 155:BD19 KLM | 314:Main driver | 421:Ines Calloway
  Make and model | 155:Skoda Fabia SE | 314:Date of birth | 421:4 May 1979

  *Your excess
  Total excess | 155:£250.00`);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['611.52']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['65.52']);
  });
});
