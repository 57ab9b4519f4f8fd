// Bills of two fuels that number the supply of one or of both.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const billWith = (gasPoint: string): string => `
  #Harbour Energy Co
  *Your energy bill
  Account number | 430:60 0338 1942
  Bill date | 430:12 Jan 2026
  Bill period | 430:7 Oct 2025 - 5 Jan 2026

  *Electricity
  Meter 22E8107716, supply point 11 0052 9840 127
  Electricity used: 300 kWh at 25.00p per kWh | 480r:£75.00
  Standing charge: 91 days at 50.00p a day | 480r:£45.50
  *Gas
  Meter G4P20771394100${gasPoint}
  Gas used: 567.9 kWh at 5.946p per kWh | 480r:£33.77
  Standing charge: 91 days at 30.00p a day | 480r:£27.30
  VAT at 5% | 480r:£9.08
  *Total this bill | 480r:*£190.65`;

describe('the meter points of two fuels', () => {
  it('are read behind the words "supply point" and "meter point", in groups of figures', async () => {
    const reading = await read(billWith(', meter point 8840 1276 05'));
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['1100529840127', '8840127605']);
    expect(warningsOf(reading).filter((reason) => reason.startsWith('The meter point of one fuel'))).toEqual([]);
  });

  it('are doubted where that of one was found alone', async () => {
    expect(warningsOf(await read(billWith('')))).toContain(
      'The meter point of one fuel was found, and none of the other: gas.',
    );
  });

  it('are read where a line of a sentence breaks them', async () => {
    const said = `
  Your tariff: Harbour Standard. Meter serial number 22E8107716. Your supply number is 11 0052
  9840 127 and you have no exit fee.`;
    const paper = billWith(', meter point 8840 1276 05').replace(', supply point 11 0052 9840 127', '');
    const reading = await read(`${paper}${said}`);
    expect(values(reading, 'MeterReading', 'meterPoint').sort()).toEqual(['1100529840127', '8840127605']);
  });
});
