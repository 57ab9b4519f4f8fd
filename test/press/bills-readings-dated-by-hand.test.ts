// Readings of meters with their days and who took them: over the figure, beneath it, or in the words of a sentence.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const bill = (readings: string): ReturnType<typeof read> =>
  read(`
      #Lowmoor Energy
      Mr Idris Pemberton | 330:Account number: 50218834
      14 Heol Las | 330:Bill date: 6 December 2026
      Cardiff
      CF11 9QR
      Your electricity bill. This covers the energy you used from 5 November 2026 to 4 December 2026.
      Your last balance | 500r:£0.00
      Electricity you used, including VAT | 500r:£88.16
      Amount due | 500r:£88.16
      Please pay by 20 December 2026
      Supply address: 14 Heol Las, Cardiff, CF11 9QR

      *Electricity
      ${readings}
      Usage: 270 kWh at 25.55p per kWh | 500r:£68.99
      Standing charge: 30 days at 49.90p per day | 500r:£14.97
      Electricity total before VAT | 500r:£83.96
      VAT at 5% | 500r:£4.20
      Total charges for this period | 500r:£88.16`);

describe('a day over the figure of a reading', () => {
  it('has its year from the bill, and no day that a plan is named by', async () => {
    const reading = await bill(`
      Plan | 260:Opening reading – 5 November (smart)
      1 Year Fixed 15 September 2026 | 260:18342
      Supply number (MPAN) | 260:Closing reading – 4 December (estimated)
      1900628815432 | 260:18612
      Meter serial number | 260:You used
      19P0447218 | 260:270 kWh`);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-05', '2026-12-04']);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Estimated']);
  });
});

describe('a day beneath the figure of a reading', () => {
  it('is its day, and the number of the meter may stand in groups', async () => {
    const reading = await bill(`
      MPAN 1900628815432
      Meter number | 150:Previous reading | 270:Latest reading | 400:Units used (kWh)
      Z19M 085533 | 150:45210 C | 270:45480 E | 400:270
      150:4 Nov 2026 | 270:4 Dec 2026`);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-04', '2026-12-04']);
    expect(values(reading, 'MeterReading', 'meterSerialNumber')).toEqual(['Z19M 085533', 'Z19M 085533']);
  });
});

describe('a row of two readings', () => {
  it('has the day of each in the label before it, though the first touches the label of the second', async () => {
    const reading = await bill(`
      Supply number (MPAN) 1900628815432, meter number 19P0447218
      Meter reading 5 Nov 2026 | 190:18342 (smart) Meter reading 4 Dec 2026 | 420:18612 (smart)`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([18342, 18612]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-05', '2026-12-04']);
  });
});

describe('a reading told in words', () => {
  it('has who took it in brackets before it', async () => {
    const reading = await bill(`
      Your supply number (MPAN) is 1900628815432.
      Your meter has the serial number 21K3308142. It sent us its readings by itself:
      5 November 2026 (smart reading): 4868
      4 December 2026 (smart reading): 5138
      That makes 270 kWh.`);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Actual']);
  });
});

describe('a day in a cell behind each of two figures', () => {
  it('is that of the figure before it, the later reading first', async () => {
    const reading = await bill(`
      MPAN 1900628815432
      Present reading | 140:Date | 240:Previous reading | 370:Date | 470:kWh used
      18612 (actual) | 140:04/12/2026 | 240:18342 (actual) | 370:04/11/2026 | 470:270`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([18342, 18612]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-04', '2026-12-04']);
  });
});

describe('a day in the head of a column of readings', () => {
  it.each([
    ['Start 05/11/26', 'End 04/12/26'],
    ['Start reading, 5 Nov', 'End reading, 4 Dec'],
  ])('is that of the figures beneath: %s', async (start, end) => {
    const reading = await bill(`
      MPAN 1900628815432
      Meter | 150:${start} | 290:${end} | 440:Units
      Z19M085533 | 150:18342 (actual) | 290:18612 (your read) | 440:270`);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-05', '2026-12-04']);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Customer']);
  });
});

describe('readings told with who read the meter before each', () => {
  it('has each its reader', async () => {
    const reading = await bill(`
      Supply number (MPAN) 1900628815432
      Meter number Z19M 085533. We read it on 5 November 2026, when it showed 18342, and you read it on
      4 December 2026, when it showed 18612. You used 270 kWh.`);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-05', '2026-12-04']);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Customer']);
  });
});

describe('the number of a meter in groups of figures', () => {
  it.each(['G4F 0092 5514 37', 'G4 A0061 24 1907', 'G4K 0127791 08', 'E6S 10447 316', 'K08E 7 20954'])(
    'is read whole: %s',
    async (serial) => {
      const headed = await bill(`
      MPAN 1900628815432
      Meter number | 150:Start 05/11/26 | 290:End 04/12/26 | 440:Units
      ${serial} | 150:18342 (actual) | 290:18612 (actual) | 440:270`);
      expect(values(headed, 'MeterReading', 'meterSerialNumber')).toEqual([serial, serial]);
      const beside = await bill(`
      Meter number ${serial} | 250:MPAN 1900628815432
      Reading on 5 November 2026 | 250:Reading on 4 December 2026
      18342 Smart | 250:18612 Smart`);
      expect(values(beside, 'MeterReading', 'meterSerialNumber')).toEqual([serial, serial]);
    },
  );

  it('ends before a day and before what was used', async () => {
    const reading = await bill(`
      MPAN 1900628815432
      Meter number Z19M 085533 270 kWh used
      5 November 2026 (smart reading): 18342
      4 December 2026 (smart reading): 18612`);
    expect(values(reading, 'MeterReading', 'meterSerialNumber')).toEqual(['Z19M 085533', 'Z19M 085533']);
  });
});

describe('the days of a register in heads that run on', () => {
  it('are those of the readings beneath', async () => {
    const reading = await bill(`
      Supply number (MPAN) | 230:Meter serial number
      1900628815432 | 230:19P0447218

      Total register, 4 Nov 2026 (smart | 230:Total register, 4 Dec 2026 (smart | 420:Total consumption
      ^reading) | 230:reading) | 420:270.2 kWh
      18342.1 | 230:18612.3`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([18342.1, 18612.3]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-04', '2026-12-04']);
  });
});

describe('readings in hundredths', () => {
  const cells = (second: string): string => `
      Your tariff | 260:Supply number (MPAN)
      Steady Fixed (18 months) | 260:1900628815432
      Read on 5 Nov | 190:Read on 4 Dec | 330:Used
      1834.27 | 190:${second} | 330:270.00 kWh`;

  it('are no amounts where the units that were used lie between them', async () => {
    const reading = await bill(cells('2104.27'));
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1834.27, 2104.27]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-05', '2026-12-04']);
    expect(warningsOf(reading)).toEqual([]);
    // For how long its price is fixed tells a tariff from others.
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Steady Fixed (18 months)']);
  });

  it('are missed where nothing proves them', async () => {
    const reading = await bill(cells('2119.46'));
    expect(values(reading, 'MeterReading', 'reading')).not.toContain(1834.27);
    expect(warningsOf(reading)).toContain('A meter is printed with figures, and no reading of it was read.');
  });
});

describe('readings with a tenth each, of which a mark between was lost', () => {
  it('are missed', async () => {
    const reading = await bill(
      'Total import register: 1834.2 on 5 November 2026 (smart) | 330:2104.3 on 4 December 2026 (smart).',
    );
    expect(values(reading, 'MeterReading', 'reading')).toEqual([]);
    expect(warningsOf(reading)).toContain('A meter is printed with figures, and no reading of it was read.');
  });
});

describe('a label of two lines beside a reading at half their height', () => {
  it('says when the meter was read and by whom', async () => {
    const reading = await bill(`
      Opening, 5 Nov | 330:Plan | 540r:2 Year Fixed
      ^^250r:18342
      ^^smart meter reading | 330:Ends | 540r:14 August 2027

      Closing, 4 Dec
      ^^250r:18612 | 330:Exit fees | 540r:£75
      ^^estimated reading

      You used | 250r:270 kWh | 330:MPAN | 540r:1900628815432`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([18342, 18612]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-11-05', '2026-12-04']);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Estimated']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a row of readings beneath heads of which two touch', () => {
  it('has them by the units between them, with who took each in brackets', async () => {
    const reading = await bill(`
      MPAN 1900628815432 | 330:Tariff | 480r:Harrier Fixed 12
      Meter no. 19P0447218 | 330r:Previous | 470r:Latest  kWh
      5 Nov – 4 Dec | 330r:18342 (you gave us) | 440r:18612 (we read) | 480r:270`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([18342, 18612]);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Customer', 'Actual']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a column of the year before beside that of the bill', () => {
  it('has no readings of the bill', async () => {
    const reading = await bill(`
      MPAN 1900628815432 | 330:Tariff | 480r:Harrier Fixed 12
      *Meter 19P0447218 | 250r:*This bill | 370r:*Same period last year
      Opening reading | 250r:18342 | 370r:15101
      Closing reading | 250r:18612 | 370r:15390
      kWh used | 250r:270 | 370r:289`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([18342, 18612]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
