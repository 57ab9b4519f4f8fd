// Proposal forms to be filled in: days in boxes of one digit, an address beside a cell for its postcode, and crosses in boxes.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const form = (buildings: string, contents: string): string => `
  #Quill & Sons, insurance brokers
  #Household insurance proposal form
  ~Insurer | 250:~Policy number | 420:~Our reference
  ^HOLLOWAY MUTUAL INSURANCE LTD | 250:HM 220441/26 | 420:Q/118

  *A THE PROPOSER
  ~Title | 150:~Full name | 420:~Date of birth
  ^MRS | 150:INGRID MAUD FARROW | 423:0 4 / 1 1 / 1 9 7 1
  ~Address of the home to be insured | 420:~Postcode
  ^7 KILN COTTAGES | 420:LD4 2QT
  ^LOW SLUICE
  ^LINDALE

  ~Occupation
  ^POTTER

  *B PERIOD OF INSURANCE REQUIRED
  ~From (00:01) | 300:~To (midnight)
  ^55:0 1 / 0 9 / 2 0 2 6 | 305:3 1 / 0 8 / 2 0 2 7

  *C THE HOME
  ~Type of property | 200:~Year built | 300:~Bedrooms
  ^COTTAGE | 200:1890 | 300:2

  *D SUMS TO BE INSURED
  Cover required | 400r:Sum insured £
  Buildings | 400r:320,000
  Contents | 400r:45,000
  Accidental damage to buildings wanted? | 300:${buildings}
  Accidental damage to contents wanted? | 300:${contents}

  Policy excess | 400r:£200
  ~Net premium £ | 200:~Insurance premium tax at 12% £ | 400:~Total premium £
  ^300.00 | 200:36.00 | 400:336.00

  *E DECLARATION
  I declare that the answers in this form are to the best of my knowledge and belief true and complete.`;

describe('a form that is filled in', () => {
  it('has its days in boxes of one digit, and its address in two cells', async () => {
    const reading = await read(form('Yes X | 380:No', 'Yes | 380:No X'));
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-09-01']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-08-31']);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1971-11-04']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['7 KILN COTTAGES', 'LOW SLUICE', 'LINDALE']]);
    expect(values(reading, 'Property', 'postcode')).toEqual(['LD4 2QT']);
    expect(reasons(reading)).toEqual([]);
  });

  it.each([
    ['a cross behind its word', 'Yes X | 380:No', 'Yes | 380:No X'],
    ['a cross before its word', 'X Yes | 380:No', 'Yes | 380:X No'],
    ['a cross in a cell of its own', 'Yes | 320:X | 400:No', 'Yes | 380:No | 398:X'],
  ])('covers what %s says is wanted', async (_, yes, no) => {
    const covers = values(await read(form(yes, no)), 'InsuranceCoverage', 'coverage');
    expect(covers).toContain('Accidental damage to buildings');
    expect(covers.join()).not.toContain('contents');
  });

  it('covers nothing that a cross between both words leaves open', async () => {
    const covers = values(await read(form('Yes X | 380:No', 'Yes | 340:X | 362:No')), 'InsuranceCoverage', 'coverage');
    expect(covers.join()).not.toContain('contents');
  });
});

describe('a form that asks for two addresses', () => {
  const two = (label: string): string =>
    form('Yes X | 380:No', 'Yes | 380:No X')
      .replace('Address of the home to be insured', 'Address')
      .replace(
        '~Occupation',
        `~${label} | 420:~Postcode\n  ^2 KILN ROW | 420:LD5 1AB\n  ^UPPER SLUICE\n\n  ~Occupation`,
      );

  it('insures the one that it asks for where the home is another', async () => {
    const reading = await read(two('Address of the property to be insured (if different)'));
    expect(values(reading, 'Property', 'postcode')).toEqual(['LD5 1AB']);
    expect(values(reading, 'Address', 'postcode')).toEqual(['LD4 2QT']);
  });

  it('is doubted where the words for the other are not known', async () => {
    expect(reasons(await read(two('What stands to be covered')))).toContain(
      'The home was taken to be where its holders live, and another one may be printed.',
    );
  });
});

const car = (questions: string): string => `
  #Holloway Mutual
  #Motor insurance proposal form
  Proposal number | 200:HM/77120
  Name of proposer | 200:Mrs Ingrid Maud Farrow
  Address | 200:7 Kiln Cottages, Lindale, LD4 2QT
  From | 200:01/09/2026 | 330:To | 380:31/08/2027

  *The car
  Registration number | 200:AB12 CDE
  Make and model | 200:Skoda Fabia SE
  Kept overnight | 200:Garage
  Cover required | 200:Comprehensive
  ${questions}

  Total excess | 200:£350
  Total premium | 200:£392.00
  Insurance premium tax | 200:£42.00
  *Declaration
  I declare that the answers in this form are to the best of my knowledge and belief true and complete.`;

describe('boxes beneath Yes and No', () => {
  it('answer by the column that is crossed', async () => {
    const reading = await read(
      car(`
  Please put X in one box for each question | 440:*Yes | 500:*No
  Has the car been modified in any way? | 502:X
  Is a tracking device fitted? | 442:X`),
    );
    expect(values(reading, 'Vehicle', 'modifications')).toEqual([false]);
    expect(values(reading, 'VehicleSecuritySummary', 'tracker')).toEqual([true]);
    expect(reasons(reading)).toEqual([]);
  });

  it('end where another table begins', async () => {
    const reading = await read(
      car(`
  Please put X in one box for each question | 440:*Yes | 500:*No
  Has the car been modified in any way? | 442:X
  *Other cars | 300:*Make | 436:*Yours | 500:*Note
  Second car | 300:Seat Ibiza | 442:X`),
    );
    expect(values(reading, 'Vehicle', 'modifications')).not.toContain(false);
  });
});
