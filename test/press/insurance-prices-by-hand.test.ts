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
