// Bills set by hand that tell of each fuel in a narrow card or column: labels run over their line, prices are named by their unit.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const head = `
      #Fellgate Energy
      Ms R Achterberg | 330:Account number | 400:7712 0934 55
      4 Quarry Bank | 330:Statement date | 400:19 December 2025
      Bakewell | 330:Covering | 400:17 September 2025 to 16 December 2025
      DE45 1QQ

      What you owed us on your last statement | 540r:£214.86
      Payments received, with thanks | 540r:-£150.00
      Electricity used this quarter | 540r:£258.72
      Gas used this quarter | 540r:£229.55
      VAT (5%) | 540r:£24.41
      Total for this statement, including VAT | 540r:£512.68
      *What you owe us now | 540r:*£577.54
`;

describe('a bill with a narrow card for each fuel', () => {
  it('reads the price of a day whose label runs over its line, beside what the days come to', async () => {
    const reading = await read(`${head}
      #Electricity | 300:#Gas
      Tariff | 270r:Green Variable | 300:Tariff | 540r:Green Gas Variable
      Supply number | 270r:1310045822679 | 300:Meter point | 540r:7419036208
      ^(MPAN) | 300:(MPRN)
      Start reading | 270r:8214 E | 300:Start reading | 540r:4127 E
      End reading | 270r:8963 C | 300:End reading | 540r:4398 C
      Units used | 270r:749 kWh | 300:Volume used | 540r:271 m³
      Unit rate | 270r:27.42p per kWh | 300:As energy | 540r:3,033 kWh
      Units | 270r:£205.38 | 300:Unit rate | 540r:6.48p per kWh
      Daily standing | 270r:58.61p | 300:Units | 540r:£196.54
      ^charge
      Standing charge | 270r:£53.34 | 300:Daily standing | 540r:36.27p
      ^300:charge
      Electricity, before | 270r:£258.72 | 300:Standing charge | 540r:£33.01
      ^VAT
      300:Gas, before VAT | 540r:£229.55`);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['58.61p/day', '36.27p/day']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['27.42p/kWh', '6.48p/kWh']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['512.68']);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads labels of three lines, and prices of a day in pounds', async () => {
    const reading = await read(`${head}
      #Electricity | 300:#Gas
      Tariff | 270r:Green Variable | 300:Tariff | 540r:Green Gas Variable
      Start reading | 270r:8214 E | 300:Start reading | 540r:4127 E
      End reading | 270r:8963 C | 300:End reading | 540r:4398 C
      Units used | 270r:749 kWh | 300:In kilowatt hours | 540r:3,033 kWh
      Cost per unit | 270r:27.42p | 300:Cost per unit | 540r:6.48p
      ^(kWh) | 300:(kWh)
      Cost of units | 270r:£205.38 | 300:Cost of units | 540r:£196.54
      ^used | 300:used
      Standing | 270r:£0.5861 | 300:Standing | 540r:£0.3627
      ^charge per | 300:charge per
      ^day | 300:day
      Standing | 270r:£53.34 | 300:Standing | 540r:£33.01
      ^charge for 91 | 300:charge for 91
      ^days | 300:days`);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£0.5861/day', '£0.3627/day']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['27.42p/kWh', '6.48p/kWh']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('takes what one fuel costs before VAT for no sum of all', async () => {
    const reading = await read(`${head}
      #Electricity | 300:#Gas
      Tariff | 270r:Green Variable | 300:Tariff | 540r:Green Gas Variable
      Start reading | 270r:8214 E | 300:Start reading | 540r:4127 E
      End reading | 270r:8963 C | 300:End reading | 540r:4398 C
      749 kWh × 27.42p | 270r:£205.38 | 300:3,033 kWh × 6.48p | 540r:£196.54
      91 days × 58.61p | 270r:£53.34 | 300:91 days × 36.27p | 540r:£33.01
      Your electricity | 270r:£258.72 | 300:Charges before VAT | 540r:£229.55`);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['512.68']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a bill with a column for each fuel', () => {
  const columns = (unit: string, day: string, point: string): string => `${head}
      #Your energy, side by side
      200:*Electricity | 400:*Gas
      Your plan | 200:Damson One Year | 400:Damson One Year
      ${point} | 200:MPAN 2300177463912 | 400:MPRN 2961840774
      Reading on 17 September 2025 | 200:15502 (smart) | 400:02208 (smart)
      Reading on 16 December 2025 | 200:16251 (smart) | 400:02479 (smart)
      Used | 200:749 kWh | 400:271 m³, which is 3,033 kWh
      ${unit}
      ${day}
      Energy used | 200:£205.38 | 400:£196.54
      Standing charge for 91 days | 200:£53.34 | 400:£33.01
      *Cost before VAT | 200:*£258.72 | 400:*£229.55`;

  it.each([
    ['Price per kWh | 200:27.42p | 400:6.48p', 'Standing charge per day | 200:58.61p | 400:36.27p'],
    ['Rate per kWh | 200:27.42p | 400:6.48p', 'Price per day | 200:58.61p | 400:36.27p'],
    ['Cost per unit (kWh) | 200:27.42p | 400:6.48p', 'Cost per day | 200:58.61p | 400:36.27p'],
    ['What a unit costs | 200:27.42p | 400:6.48p', 'What a day costs | 200:58.61p | 400:36.27p'],
    ['Each kWh | 200:27.42p | 400:6.48p', 'Each day | 200:58.61p | 400:36.27p'],
  ])('reads prices that labels name by their unit: %s', async (unit, day) => {
    const reading = await read(columns(unit, day, 'Meter point number'));
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['27.42p/kWh', '6.48p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['58.61p/day', '36.27p/day']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it.each(['Meter point number', 'Meter point', 'Supply point'])(
    'reads the meter points of both: %s',
    async (point) => {
      const [unit, day] = [
        'Price per kWh | 200:27.42p | 400:6.48p',
        'Standing charge per day | 200:58.61p | 400:36.27p',
      ];
      const reading = await read(columns(unit, day, point));
      expect(new Set(values(reading, 'MeterReading', 'meterPoint'))).toEqual(new Set(['2300177463912', '2961840774']));
    },
  );
});

describe('a bill of an account in credit that tells when new payments begin', () => {
  it('takes that day for none on which the bill is to be paid', async () => {
    const reading = await read(`
      #Fellgate Energy
      Ms R Achterberg | 330:Account number | 400:7712 0934 55
      4 Quarry Bank | 330:Statement date | 400:19 December 2025
      Bakewell | 330:Covering | 400:17 September 2025 to 16 December 2025
      DE45 1QQ

      Balance on your last statement | 540r:£841.36 in credit
      You paid us | 540r:£134.00
      Cost of your energy, including £24.41 VAT | 540r:£512.68
      *Your account balance | 540r:*£462.68 in credit

      *Electricity, Green Variable
      1,870 kWh at 26.11p | 540r:£488.27

      *We’ve reviewed your Direct Debit
      Your Direct Debit until now | 300:£134.00 a month
      Your new Direct Debit | 300:£118.00 a month
      Starting with the payment on | 300:12th January 2026`);
    expect(values(reading, 'Bill', 'dueOn')).toEqual([undefined]);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['462.68']);
    expect(warningsOf(reading)).not.toContain('Spoken of on the paper, and not read: the day of payment.');
  });
});

describe('a bill that prints a standing charge in pounds alone', () => {
  const bill = (row: string): string => `${head}
      #Electricity
      Tariff | 270r:Green Variable
      Start reading | 270r:8214 E
      End reading | 270r:8963 C
      Units used | 270r:749 kWh
      Unit rate | 270r:27.42p per kWh
      Units | 270r:£205.38
      ${row}`;

  it('doubts one that no day could cost, where a price of a day is printed besides', async () => {
    const doubt = 'What was read as the standing charge may be that of several days: electricity.';
    const plain = await read(bill('Standing charge | 270r:£53.34'));
    expect(warningsOf(plain)).toContain(doubt);
    const told = await read(bill('Standing charge | 160:91 days | 270r:£53.34'));
    expect(values(told, 'UtilityTariff', 'standingCharge')).toEqual(['£53.34 for 91 days']);
    expect(warningsOf(told)).not.toContain(doubt);
  });
});
