// Schedules of motor insurance set by hand: a vehicle in tiles, each value beneath its label, and rows between which another column sets its own.
import { describe, expect, it } from 'vitest';
import { readPaper as read, warningsOf } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const head = `
  #Quillfeather
  *Your motor insurance schedule
  Insurer | 200:Alderney Insurance Limited
  Policy number | 200:QF 60 2291 7784
  Policyholder | 200:Miss Nuala Jane Keogh`;
const period = `
  Cover starts | 200:14/02/2026
  Cover ends | 200:13/02/2027`;

describe('a vehicle in tiles', () => {
  it.each(['Engine', 'Motor size'])('is one, though the next value has the form of a mark: %s', async (label) => {
    const reading = await read(`${head}${period}
      *Your car
      *Registration | 260:*Make and model
      ^KX21 OPV | 260:Kia Niro Hybrid

      *${label} | 260:*Fuel
      ^1580 cc | 260:Hybrid

      *Gearbox | 260:*Seats
      ^Automatic | 260:5

      *First registered | 260:*Kept overnight
      ^2021 | 260:Driveway

      *Who drives
      Name | 200:Born | 300:Licence
      Nuala Jane Keogh | 200:21 August 1988 | 300:Full UK
      Jonas Emil Thwaite | 200:5 November 1991 | 300:Full UK`);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['KX21 OPV']);
    expect(values(reading, 'Vehicle', 'transmission')).toEqual(['Automatic']);
    expect(values(reading, 'Vehicle', 'registrationYear')).toEqual(['2021']);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Driveway']);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Miss Nuala Jane Keogh', 'Jonas Emil Thwaite']]);
  });
});

describe('rows between which the rows of another column stand', () => {
  it('have each their own value, however close they are set', async () => {
    const reading = await read(`${head}${period}
      *Your car | 330:*Premium
      Registration | 140:KX21 OPV
      ^^330:Premium before tax | 545r:£400.00
      ^^Make | 140:KIA
      ^^330:Insurance premium tax | 545r:£48.00
      ^^Model | 140:NIRO
      ^^330:Total premium | 545r:£448.00
      ^^Year | 140:2021
      ^^330:You paid by card.
      ^^Colour | 140:RED`);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['KIA NIRO']);
    expect(values(reading, 'Vehicle', 'registrationYear')).toEqual(['2021']);
  });
});

describe('ends of a period with their hour in four figures', () => {
  it.each([
    ['Insurance begins', 'Insurance expires', '0001 hours on 14th February 2026', '2359 hours on 13th February 2027'],
    ['Cover starts', 'Cover ends', '00:01 a.m. on 14 February 2026', '11:59 p.m. on 13 February 2027'],
    ['Cover starts', 'Cover ends', 'Midday on 14 February 2026', '12 noon, 13 February 2027'],
    ['Cover starts', 'Cover ends', 'at 00:01 (GMT) on 14 February 2026', 'at 23:59 (GMT) on 13 February 2027'],
  ])('are read: %s, %s: %s, %s', async (first, last, start, end) => {
    const reading = await read(`${head}
      ${first} | 200:${start}
      ${last} | 200:${end}
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2`);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-02-14']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-02-13']);
    expect(reasons(reading)).toEqual([]);
  });

  it('and a period of both', async () => {
    const reading = await read(`${head}
      Period of insurance | 200:0001 hours on 14 February 2026 to 2359 hours on 13 February 2027
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2`);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-02-13']);
  });
});

describe('a strip of tiles over a schedule', () => {
  const strip = (days: readonly [string, string], label = 'Cover starts / ends', mark = '*'): string => `
      #Quillfeather
      *Your motor insurance schedule
      ~Policyholder | 200:~Policy number | 320:~${label}
      ${mark}Miss Nuala Jane | 200:*QF 60 2291 7784 | 320:*${days[0]}
      ${mark}Keogh | 320:*${days[1]}
      9 Harbour Rise, Whitsea, Essex,
      WX9 4FJ

      Insurer | 200:Alderney Insurance Limited
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2`;

  it.each([
    [['02/09/2025 00:01', '01/09/2026 23:59'], 'Cover starts / ends'],
    [['2 September 2025', '1 September 2026'], 'Start and end dates'],
    [['02/09/2025', '01/09/2026'], 'Period of insurance'],
  ] as const)('has both days of the policy in one: %s', async (days, label) => {
    const reading = await read(strip(days, label));
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2025-09-02']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2026-09-01']);
  });

  it('has the address of the holder beneath a surname that stands alone', async () => {
    const reading = await read(strip(['02/09/2025 00:01', '01/09/2026 23:59']));
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Nuala Jane Keogh']);
    expect(values(reading, 'Address', 'addressLines')).toEqual([['9 Harbour Rise, Whitsea, Essex']]);
    expect(values(reading, 'Address', 'postcode')).toEqual(['WX9 4FJ']);
    expect(reasons(reading)).toEqual([]);
  });

  it('doubts the holder where a word over the number of the house may be theirs', async () => {
    const reading = await read(strip(['02/09/2025 00:01', '01/09/2026 23:59'], 'Cover starts / ends', ''));
    expect(warningsOf(reading)).toContain('The name of a policyholder may go on where it was not read.');
  });
});

describe('the years without claims', () => {
  it.each(['4 years, earned in the UK, not protected', '4 YEARS, EARNED IN THE UK, NOT PROTECTED', '4 Years Held'])(
    'are a value and no numbered question: %s',
    async (value) => {
      const reading = await read(`${head}${period}
        No claims discount | 200:${value}
        Registration | 200:KX21 OPV
        Make and model | 200:Kia Niro 2`);
      expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([4]);
    },
  );
});

describe('labels of a vehicle', () => {
  it.each([
    ['Garaged', 'Locked garage', 'VehicleSecuritySummary.overnightLocation', 'Garage'],
    ['Vehicle kept', 'On the drive', 'VehicleSecuritySummary.overnightLocation', 'Driveway'],
    ['Transmission', 'e-CVT automatic', 'Vehicle.transmission', 'Automatic'],
    ['Seat capacity', '5', 'Vehicle.numberOfSeats', 5],
    ['Seats (including driver)', '5', 'Vehicle.numberOfSeats', 5],
    ['What you think it’s worth', '£18,250', 'VehicleValuation.value', '18250.00'],
    ['You value it at', '£18,250', 'VehicleValuation.value', '18250.00'],
    ['Vehicle valued by you at', '£18,250', 'VehicleValuation.value', '18250.00'],
    ['Car model', 'Kia Niro 2', 'Vehicle.makeModel', 'Kia Niro 2'],
    ['NCB (car)', '6 years', 'Policyholder.numberOfYearsWithoutClaims', 6],
  ])('in other words: %s', async (label, value, place, want) => {
    const reading = await read(`${head}${period}
      *Your car
      Registration | 200:KX21 OPV
      ${place === 'Vehicle.makeModel' ? '' : 'Make and model | 200:Kia Niro 2'}
      ${label} | 200:${value}`);
    const [type = '', property = ''] = place.split('.');
    expect(values(reading, type, property)).toEqual([want]);
    expect(reasons(reading)).toEqual([]);
  });

  it('that are not known are said to be where a place to park is their value', async () => {
    const reading = await read(`${head}${period}
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2
      Nightly abode | 200:Locked garage`);
    expect(warningsOf(reading)).toEqual([
      'Spoken of on the paper, and not read: the place where the vehicle is kept overnight.',
    ]);
  });
});

describe('the insurer', () => {
  it.each(['Underwritten by the insurer', 'Underwriting company'])('is whom the label names: %s', async (label) => {
    const reading = await read(`
      #Quillfeather
      *Your motor insurance schedule
      ${label} | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh${period}
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2

      Quillfeather Insurance is provided by Quillfeather Services Limited, registered in England.`);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Alderney Insurance Limited']);
  });

  it('is in doubt where the brand’s own company only provides it, and an insurer is named', async () => {
    const reading = await read(`
      #Quillfeather
      *Your motor insurance schedule
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh${period}
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2

      Quillfeather Insurance is provided by Quillfeather Services Limited, registered in England.
      Alderney Insurance Company Limited is registered in Gibraltar.`);
    expect(warningsOf(reading)).toEqual([expect.stringContaining('either may be the insurer')]);
  });
});
