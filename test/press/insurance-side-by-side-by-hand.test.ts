// Papers of insurance with two columns of labels and values, whose cells go on beneath in one column or in both.
import { expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const paper = (...rows: string[]): string => `
  #Fennel Insurance
  *Your car insurance schedule
  Policy number | 140:FNL 77 20931
  Policyholder | 140:Mr Rufus Gell-Tansley
  Insurer | 140:Fennel Insurance Limited
  Cover | 140:Comprehensive
  Start date | 140:7 December 2025
  End date | 140:6 December 2026
  Registration | 140:KX19 VDM
  Make and model | 140:Seat Ibiza SE
  ${rows.join('\n  ')}`;
const DRIVERS = (...names: string[]): string[] => [
  '*Who may drive',
  '*Driver 1 | 300:*Driver 2',
  'Name | 140:Rufus Gell-Tansley | 300:Name | 400:Philippa Maude',
  ...names,
  'Occupation | 140:Glazier | 300:Occupation | 400:Cooper',
  'Convictions | 140:None | 300:Convictions | 400:None',
];
const PRICE = ['*Your price', 'Total premium | 140:£336.00'];

it('names a driver by the family name beneath, at the height of a row of the column beside', async () => {
  const reading = await read(
    paper(...DRIVERS('^400:Gell-Tansley', '^^^Born | 140:17/11/1984', '300:Born | 400:02/06/1987'), ...PRICE),
  );
  expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Rufus Gell-Tansley', 'Philippa Maude Gell-Tansley']]);
});

it('says that a name may go on where the word beneath it is that of nobody else', async () => {
  const reading = await read(
    paper(...DRIVERS('^400:Oakenshaw', '^^^Born | 140:17/11/1984', '300:Born | 400:02/06/1987'), ...PRICE),
  );
  expect(reasons(reading)).toContain('The name of a person may go on where it was not read.');
});

it('includes a tax whose label goes on beneath, beside another that does', async () => {
  const reading = await read(
    paper(
      '*Your price',
      'Premium without | 140:£300.00 | 300:Insurance | 400:£36.00',
      '^tax | 300:Premium Tax',
      'Total annual | 140:£336.00 | 300:Payment | 400:In full, by card',
      '^premium',
    ),
  );
  expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['36.00']);
  expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['336.00']);
});

it('is insured by nobody whom a declaration tells about insurers', async () => {
  const reading = await read(
    paper(
      ...PRICE,
      'I have read this and it is true. I understand that',
      '^insurers share details through the Motor Register.',
    ).replace('Insurer | 140:Fennel Insurance Limited\n', ''),
  );
  expect(values(reading, 'Organisation', 'name')).toEqual(['Fennel Insurance']);
});

it('takes a heading of the price beside a row of a table for one, not for a cell of it', async () => {
  const reading = await read(
    paper(
      '*Your no claim discount | 300:*What you pay towards a claim',
      'Years | 140:4 | 300:Accident, fire or theft | 480r:£300',
      '300:Windscreen – repair | 480r:£30',
      '*Who can drive',
      '^300:Windscreen – replace | 480r:£120',
      '^*Driver | 140:*Born | 230:*Claims',
      '^Rufus Gell-Tansley | 140:17/11/1984 | 230:1 | 300:*Price',
      '^Main driver',
      '^300:Car insurance | 480r:£410.00',
      '^Philippa Gell-Tansley | 140:02/06/1987 | 230:0',
      '^300:Legal expenses | 480r:£20.00',
      '^Spouse',
      '^300:Insurance Premium Tax (12%) | 480r:£51.60',
      '^300:Total for the year | 480r:£481.60',
    ),
  );
  expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['481.60']);
  expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['51.60']);
  expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['300.00']);
  expect(reasons(reading)).toEqual([]);
});

it('reads a use whose line ends in a word that nothing ends in with the line beneath, beside a row of its own', async () => {
  const reading = await read(
    paper(
      'Colour | 140:*Blue | 300:Use | 400:*Social, commuting to',
      'First registered | 140:*May 2019 | 400:*one place of work',
      ...PRICE,
    ),
  );
  expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['Social, commuting to one place of work']);
  expect(reasons(reading)).toEqual([]);
});
