// Schedules of several vehicles that stand side by side: a column for each under labels at the left, or labels of their own.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const paper = (...cars: string[]): string => `
  #Kestrel Direct
  *Multi-car motor insurance schedule
  Policy number | 200:KD-20931-77
  Policyholder | 200:Mrs Lena Obi
  Insurer | 200:Wren Insurance plc
  Address | 200:8 Vine Lane, Hereford, HR1 2PP
  Period of insurance | 200:1 May 2026 to 30 April 2027

  ${cars.join('\n  ')}

  Total premium | 200:£700.30
  Insurance premium tax | 200:£75.03
  Total excess | 200:£400`;

describe('vehicles side by side', () => {
  it.each([
    [
      'in columns under heads',
      [
        '*Vehicle details | 200:*Car 1 | 380:*Car 2',
        'Registration | 200:WX70 ABN | 380:AB12 CDE',
        'Make and model | 200:Volkswagen Golf | 380:Fiat Panda',
        'Estimated value | 200:£14,500 | 380:£2,300',
        'Kept overnight | 200:Garage | 380:Street',
      ],
    ],
    [
      'in columns without heads',
      [
        'Make and model | 200:Volkswagen Golf | 380:Fiat Panda',
        'Registration mark | 200:WX70 ABN | 380:AB12 CDE',
        'Value | 200:£14,500 | 380:£2,300',
        'Kept overnight | 200:Garage | 380:Street',
      ],
    ],
    [
      'with labels of their own',
      [
        '*Vehicle 1 | 330:*Vehicle 2',
        '50:Registration | 150:WX70 ABN | 330:Registration | 450:AB12 CDE',
        '50:Make and model | 150:Volkswagen Golf | 330:Make and model | 450:Fiat Panda',
        '50:Estimated value | 150:£14,500 | 330:Estimated value | 450:£2,300',
        '50:Kept overnight | 150:Garage | 330:Kept overnight | 450:Street',
      ],
    ],
  ])('are each read %s', async (_how, cars) => {
    const reading = await read(paper(...cars, '', 'Cover | 200:Comprehensive'));
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['WX70 ABN', 'AB12 CDE']);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Volkswagen Golf', 'Fiat Panda']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['14500.00', '2300.00']);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Garage', 'Street']);
    expect(reasons(reading)).toEqual([]);
  });

  it('are doubted where each has its own cover, years without claims, or driver who was not read', async () => {
    const reading = await read(
      paper(
        'Registration | 200:WX70 ABN | 380:AB12 CDE',
        'Make and model | 200:Volkswagen Golf | 380:Fiat Panda',
        'Cover | 200:Comprehensive | 380:Third party, fire and theft',
        'No claims discount | 200:7 years | 380:2 years',
        'Main driver | 200:Lena Obi | 380:Tom Obi',
      ),
    );
    expect(reasons(reading)).toEqual([
      'Each vehicle has its own level of cover, and that of the first is given.',
      'Each vehicle has its own years without claims, and that of the first is given.',
      'Somebody is named among the drivers who was not read as one.',
    ]);
  });
});
