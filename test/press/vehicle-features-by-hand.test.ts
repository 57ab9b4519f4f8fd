// Features of a vehicle in words of an insurer's own: read, or said to be printed and not read.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const paper = (vehicle: string): ReturnType<typeof read> =>
  read(`
    #Capstan Mutual Insurance
    #Motor policy schedule
    Mr Sunil Rao
    14 Nithsdale Drive
    Glasgow
    G41 2PP
    Policy number allotted | 180:HMV-PC 663184/B | 330:In force from | 450:01/12/25
    Cost for the year | 180:£875.00 | 330:In force until | 450:30/11/26
    *The vehicle
    ${vehicle}
    You have comprehensive cover. You have 4 years no claims bonus.
    The premium is £781.25. Insurance Premium Tax at 12% adds £93.75. The total is £875.00.
    You pay a compulsory excess of £300.00.`);
const FUEL = 'Spoken of on the paper, and not read: the fuel of the vehicle.';
const GEARS = 'Spoken of on the paper, and not read: the transmission of the vehicle.';

describe('what a vehicle is', () => {
  it('is read beside the words for what drives it and how it is used', async () => {
    const reading = await paper(`
      Registration: SB22 HZT | 320:Current value: £19,750
      Vehicle: Citroen e-Dispatch Pro | 320:Sleeps at: Driveway
      Registered in: 2022 | 320:Miles you expect to drive in a year: 9,000
      Power: Electric | 320:People it carries: 3
      Transmission: Automatic`);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Electric']);
    expect(values(reading, 'Vehicle', 'numberOfSeats')).toEqual([3]);
    expect(values(reading, 'Vehicle', 'mileage')).toEqual([9000]);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Driveway']);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['HMV-PC 663184/B']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is not left out in silence under labels that nobody knows', async () => {
    const reading = await paper(`
      Registration: SB22 HZT | 320:Current value: £19,750
      Vehicle: Citroen e-Dispatch Pro | 320:Kept at night: Street
      Drive system: Electric | 320:Shift: Automatic`);
    expect(warningsOf(reading)).toEqual([FUEL, GEARS]);
  });

  it('is not left out in silence where one cell lists it', async () => {
    const reading = await paper(`
      Registration | 200:SB22 HZT
      Vehicle | 200:Vauxhall Corsa-e Elite
      Specification | 200:Electric, automatic
      Value | 200:£19,750`);
    expect(warningsOf(reading)).toEqual([FUEL, GEARS]);
  });
});

describe('what a vehicle is worth', () => {
  it.each(['Value you gave', 'Value as you declared it', 'Vehicle value you stated', 'Worth, you told us'])(
    'is what somebody said: %s',
    async (label) => {
      const reading = await paper(`
        Registration | 200:SB22 HZT
        Vehicle | 200:Vauxhall Corsa Elite
        ${label} | 200:£9,350`);
      expect(values(reading, 'VehicleValuation', 'value')).toEqual(['9350.00']);
      expect(warningsOf(reading)).toEqual([]);
    },
  );

  it('is not left out in silence under a label that nobody knows', async () => {
    const reading = await paper(`
      Registration | 200:SB22 HZT
      Vehicle | 200:Vauxhall Corsa Elite
      Value for the road | 200:£9,350`);
    expect(warningsOf(reading)).toEqual(['Spoken of on the paper, and not read: the value of the vehicle.']);
  });
});

describe('a brand that trades for the company of its own name', () => {
  const schedule = (smallPrint: string): ReturnType<typeof read> =>
    read(`
      #Corrie Insurance
      *Home insurance schedule
      Mr Fergus Macleod
      5 Tolbooth Close
      Bathgate
      EH49 7QX
      Policy no. | 200:CMC 0417 22836 5
      Cover from | 200:14/11/2025
      Cover until | 200:13/11/2026
      Buildings sum insured | 200:£750,000
      Total price for the year | 200:£317.24
      ${smallPrint}`);

  it('insures, where no other company is named', async () => {
    const reading = await schedule('Corrie Insurance is a trading name of Corrie Insurance Services Limited.');
    expect(values(reading, 'Organisation', 'name')).toEqual(['Corrie Insurance']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted, where it trades for another', async () => {
    const reading = await schedule('Corrie Insurance is a trading name of Tarn Retail Services Limited.');
    expect(warningsOf(reading)).toEqual(['The paper bears the name of a broker, and no insurer was found.']);
  });
});

describe('what a vehicle is secured by', () => {
  it('is what stands beside the question, though its words are those of a label', async () => {
    const reading = await paper(`
      Registration: SB22 HZT
      What security does it have? | 320:Thatcham category 2 alarm and immobiliser
      How many miles do you drive each year? | 320:8,500`);
    expect(values(reading, 'VehicleSecuritySummary', 'securityDevices')).toEqual([
      'Thatcham category 2 alarm and immobiliser',
    ]);
  });

  it('goes on beneath a line that ends in the middle of what it says', async () => {
    const reading = await paper(`
      Registration: SB22 HZT
      Security | 320:Maker's alarm and
      320:tracker
      Seats | 320:5`);
    expect(values(reading, 'VehicleSecuritySummary', 'securityDevices')).toEqual(["Maker's alarm and tracker"]);
  });
});

describe('what secures a vehicle', () => {
  it('is no label because it names a standard', async () => {
    const reading = await paper(`
      Registration | 150:Make and model | 300:Garaging | 370:Security | 510:Modifications
      SB22 HZT | 150:Citroen e-Dispatch Pro | 300:Driveway | 370:Thatcham approved tracker | 510:Tow bar
      Fuel: Electric
      Gearbox: Automatic`);
    expect(values(reading, 'VehicleSecuritySummary', 'securityDevices')).toEqual(['Thatcham approved tracker']);
    expect(values(reading, 'Vehicle', 'modifications')).toEqual(['Tow bar']);
  });

  it('is asked for in more words, and no question is an answer', async () => {
    const reading = await paper(`
      What is the registration number? | 320:SB22 HZT
      What vehicle is it? | 320:Citroen e-Dispatch Pro
      What fuel does it use? | 320:Electric
      Is it manual or automatic? | 320:Automatic
      Which security devices are fitted? | 320:Factory fitted alarm
      What modifications have been made? | 320:None`);
    expect(values(reading, 'VehicleSecuritySummary', 'securityDevices')).toEqual(['Factory fitted alarm']);
    expect(values(reading, 'Vehicle', 'modifications')).toEqual([false]);
  });
});

describe('what a vehicle is used for', () => {
  it('is asked for by how it can be used', async () => {
    const reading = await paper(`
      Registration | 220:SB22 HZT
      Vehicle | 220:Citroen e-Dispatch Pro
      Fuel | 220:Electric
      Gearbox | 220:Automatic
      How the van can be used | 220:Social, domestic and pleasure`);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['Social, domestic and pleasure']);
  });
});

describe('a claim of the past', () => {
  it('is no cover for what it cost', async () => {
    const reading = await paper(`
      Registration: SB22 HZT | 320:Current value: £19,750
      Vehicle: Citroen e-Dispatch Pro | 320:Kept at night: Driveway
      Fuel: Electric | 320:Gearbox: Automatic
      CLAIMS / LOSSES IN THE LAST 5 YEARS
      Driver | 100:Date | 180:Type | 330:Fault | 450r:Amount
      1 | 100:14/05/2023 | 180:Theft of contents | 330:No | 450r:£415`);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['comprehensive']);
  });
});

describe('what a vehicle is worth', () => {
  it('may be told without VAT', async () => {
    const reading = await paper(`
      Registration: SB22 HZT
      Present value (excl. VAT) | 320:£14,300`);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['14300.00']);
  });

  it('is not left out in silence', async () => {
    const reading = await paper(`
      Registration: SB22 HZT
      Present value of the van as of now: £14,300`);
    expect([...values(reading, 'VehicleValuation', 'value'), ...warningsOf(reading)].join(' ')).toMatch(
      /14300|the value of the vehicle/,
    );
  });
});
