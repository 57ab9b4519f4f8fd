// Motor papers set by hand whose values run over two lines, answer the question of their label, or end in what is not covered.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const schedule = (rows: string): string => `
  #Fennick Insurance
  Mr Rory Ashdale
  8 Quay Street
  Truro
  TR1 2HD
  *Your motor insurance schedule
  Policy number | 220:FN 402 118 77
  Policyholder | 220:Mr Rory Ashdale
  Cover | 220:Comprehensive
  Start of cover | 220:1 March 2027
  End of cover | 220:28 February 2028
  Total excess | 220:£300
  *Your car
  Registration | 220:BX19 KLM
  Make and model | 220:Skoda Octavia
  ${rows}
  *Your premium
  Premium | 500r:£446.43
  Insurance Premium Tax | 500r:£53.57
  Total premium | 500r:£500.00`;

describe('a schedule of a car', () => {
  it('has the devices of the car to the end, where they run over two lines', async () => {
    const reading = await read(
      schedule(`Parked at night | 220:Alarm or immobiliser
      Driveway | 220:Maker’s own alarm
      220:and immobiliser`),
    );
    expect(values(reading, 'VehicleSecuritySummary', 'securityDevices')).toEqual(['Maker’s own alarm and immobiliser']);
    expect(values(reading, 'VehicleSecuritySummary', 'immobiliser')).toEqual([true]);
  });

  it('has the use in two lines around the height of its label', async () => {
    const reading = await read(
      schedule(`240:Social, domestic and pleasure and carriage of own
      ^^Class of use
      ^^240:goods`),
    );
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual([
      'Social, domestic and pleasure and carriage of own goods',
    ]);
  });

  it('says what was changed from standard', async () => {
    const reading = await read(schedule('Changed from standard? | 220:Roof bars'));
    expect(values(reading, 'Vehicle', 'modifications')).toEqual(['Roof bars']);
  });

  it.each([
    ['Right-hand drive? | 220:Yes', 'Right'],
    ['Left-hand drive? | 220:No', 'Right'],
    ['Is it left-hand drive? | 220:Yes', 'Left'],
  ])('tells the side of the wheel by an answer: %s', async (row, side) => {
    expect(values(await read(schedule(row)), 'Vehicle', 'driveSide')).toEqual([side]);
  });

  it('says what the car may be used for, and not what it may not', async () => {
    const reading = await read(
      schedule(`Class of use
      Social, domestic and pleasure and commuting. There is no cover for racing, or any use that goes
      with the motor trade.`),
    );
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['Social, domestic and pleasure and commuting']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('a schedule in sentences', () => {
  it('says what the car may be used for, and when the only driver was born', async () => {
    const reading = await read(
      schedule(`You may use the car for social, domestic and pleasure purposes. It isn’t covered for travel to work.
      Only one person may drive the car under this policy: Rory Ashdale, born on 14 May 1980.`),
    );
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['social, domestic and pleasure']);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1980-05-14']);
  });

  it.each(['How you can use the car', 'You can use your car for', 'What the car may be used for'])(
    'has the use beneath %s',
    async (label) => {
      const reading = await read(
        schedule(`${label}
      Social, domestic and pleasure`),
      );
      expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['Social, domestic and pleasure']);
    },
  );

  it('is doubted where it speaks of a day of birth that is nobody’s', async () => {
    const reading = await read(schedule('The lad next door, born on 3 June 1958, waters the plants.'));
    expect(reasons(reading).join()).toMatch(/date of birth/);
  });
});

describe('a schedule of a home', () => {
  const home = (rows: string): string => `
    #Fennick Insurance
    *Your home insurance schedule
    Policy number | 240:FN 771 402 18
    Policyholder | 240:Miss Ada Ashdale
    Address insured | 240:8 Quay Street, Truro, TR1 2HD
    Period of insurance | 240:1 March 2027 to 28 February 2028
    Number of bedrooms | 240:3
    Type of property | 240:Terraced house
    Year built | 240:1904
    *Sums insured
    Buildings | 500r:£410,000
    Contents | 500r:£60,000
    ${rows}
    *Your premium
    Premium | 500r:£446.43
    Insurance Premium Tax | 500r:£53.57
    Total premium | 500r:£500.00`;

  it('has no excess of the policy where damage by accident is one cause of several', async () => {
    const reading = await read(
      home(`*Excesses
      Escape of water | 500r:£350
      Accidental damage | 500r:£150`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual([undefined]);
    expect(values(reading, 'InsuranceCoverage', 'excess').filter(Boolean)).toEqual(['350.00', '150.00']);
  });

  it('has the excess of all losses that its table does not mention', async () => {
    const reading = await read(
      home(`*Excesses
      Sections 1 and 2, all losses not mentioned below | 500r:£225
      Escape of water | 500r:£550`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['225.00']);
  });

  it('has its excesses under a heading that goes on behind a dash', async () => {
    const reading = await read(
      home(`*Excesses – the first amount of every claim that the Insured is to bear
      Standard | 500r:£200
      Escape of water | 500r:£450`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['200.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess').filter(Boolean)).toEqual(['450.00']);
  });

  it('has the years without claims on its contents', async () => {
    const reading = await read(home('No claim discount for contents | 240:6 years'));
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([6]);
  });

  it('is doubted where buildings and contents have other years', async () => {
    const reading = await read(
      home(`No claim discount for buildings | 240:4 years
      No claim discount for contents | 240:6 years`),
    );
    expect(reasons(reading).join()).toMatch(/years without claims/);
  });
});
