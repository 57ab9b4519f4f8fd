// Bills for energy set by hand: supplies in panels whose heading names the tariff, meters side by side in columns of different length, and
// names under a bare label.
import { describe, expect, it } from 'vitest';
import { errorsOf as errors, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const panels = `
      #Petrel Energy
      Ms Ida Lowther | 330:Account ID | 440:11840022
      12 Fell Close | 330:Statement date | 440:4 January 2026
      Kendal | 330:Covering | 440:1 Dec 2025 – 31 Dec 2025
      LA9 5ST

      *Your account at a glance
      What you owed at the start of this statement | 540r:£41.93
      Direct Debit, 8 Dec 2025 | 540r:−£156.50
      Petrel Plus reward, 12 Dec 2025 | 540r:−£8.75
      Total cost of your energy (inc. VAT) | 540r:£193.04
      What you owe at the end of this statement | 540r:£69.72

      *Electricity · Easy Energy Fixed 12M
      Opening reading 30 Nov | 540r:5510 (smart)
      Closing reading 31 Dec | 540r:5822 (smart)
      312 kWh at 24.72p | 540r:£77.13
      Standing charge: 31 days at 49.88p | 540r:£15.46
      Electricity before VAT | 540r:£92.59

      *Gas · Easy Energy Fixed 12M
      Opening reading 30 Nov | 540r:2204 (smart)
      Closing reading 31 Dec | 540r:2331 (estimated)
      127 m³ used, which is 1,411 kWh at 5.81p | 540r:£81.98
      Standing charge: 31 days at 29.94p | 540r:£9.28
      Gas before VAT | 540r:£91.26

      *Adding it up
      Energy before VAT | 540r:£183.85
      VAT (5%) | 540r:£9.19
      Total cost of your energy | 540r:£193.04

      Your prices are fixed until 14 August 2026.`;

describe('a bill whose panels are headed by a supply and its tariff', () => {
  it('reads the tariff of each', async () => {
    const reading = await read(panels);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Easy Energy Fixed 12M', 'Easy Energy Fixed 12M']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-08-14', '2026-08-14']);
  });

  it('takes a reward of the supplier for an adjustment', async () => {
    const reading = await read(panels);
    expect(errors(reading)).toEqual([]);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['69.72']);
  });
});

const meters = `
      #petrel | 330:Customer reference | 440:1604410035
      Miss Jo Carver | 330:Statement date | 440:08/12/2025
      3 Stanley Road | 330:Statement period | 440:01/09/2025 - 30/11/2025
      Bootle
      L20 3EW

      Your Pay As You Go statement

      *Electricity | 310:*Gas
      Tariff name | 280r:Plain Energy | 310:Tariff name | 540r:Plain Energy
      Unit rate | 280r:26.09p per kWh | 310:Unit rate | 540r:6.12p per kWh
      Daily charge | 280r:53.15p | 310:Daily charge | 540r:30.48p
      *Meter readings | 310:*Meter readings
      1 Sep 2025 (S) | 280r:8120.4 | 310:1 Sep 2025 (S) | 540r:1402.18
      30 Nov 2025 (S) | 280r:8744.9 | 310:30 Nov 2025 (S) | 540r:1630.55
      kWh used | 280r:624.50 | 310:Metric units used | 540r:228.37
      *What happened on your meter | 310:kWh used | 540r:2562.46
      Meter balance at start | 280r:-£14.20 | 310:*What happened on your meter
      Top-ups (14 payments) | 280r:£205.00 | 310:Meter balance at start | 540r:£22.87
      Energy used | 280r:-£162.93 | 310:Top-ups (11 payments) | 540r:£180.00
      Daily charges (91 days) | 280r:-£48.37 | 310:Energy used | 540r:-£156.82
      VAT at 5% | 280r:-£10.57 | 310:Daily charges (91 days) | 540r:-£27.74
      *Meter balance at end | 280r:-£31.07 | 310:VAT at 5% | 540r:-£9.23
      310:*Meter balance at end | 540r:£9.08

      Total charges, both fuels, including VAT: £415.66 (of which VAT £19.80)`;

describe('a statement of two meters side by side, one with a row more', () => {
  it('reads the readings of both by their days', async () => {
    expect(values(await read(meters), 'MeterReading', 'reading')).toEqual([8120.4, 8744.9, 1402.18, 1630.55]);
  });

  it('adds up their balances, what is owed on one less what the other has left', async () => {
    const reading = await read(meters);
    expect(errors(reading)).toEqual([]);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['415.66']);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['8.67']);
  });
});

const named = (label: string, rest = ''): string => `
      #Petrel Energy | 540r:Statement

      ~${label} | 220:~Account number | 400:~Issued
      Hamish Carver | 220:PE-2093840 | 400:2 Nov 2025

      ~Property | 400:~Period
      41 Larkhall Rise, London, SW4 6HT | 400:1 Oct 2025 – 31 Oct 2025

      *Balance
      Opening balance | 540r:−£6.14
      Payment | 540r:+£70.00
      Electricity incl. VAT | 540r:−£65.44
      Closing balance | 540r:−£1.58

      *Electricity
      208.4 kWh × £0.2287/kWh | 540r:£47.66
      31 days × £0.4725/day | 540r:£14.65
      VAT 5% | 540r:£3.12
      Total charges | 540r:£65.43

      *Plan & meter
      Plan | 540r:October 2025 Single Rate Fixed (13m)
      Fixed until | 540r:30 Oct 2026
      MPAN | 540r:1200041775308
      ${rest}`;

describe('a statement as an app sets it', () => {
  it('takes the name under a bare label at its head', async () => {
    const reading = await read(named('Name'));
    expect(values(reading, 'Person', 'name')).toEqual(['Hamish Carver']);
    expect(warnings(reading)).not.toContain('Whom it is for was not found.');
  });

  it('takes no name of anything else for a person', async () => {
    const reading = await read(named('Customer', '\n      *Your installer\n      Name | 540r:Heron Two'));
    expect(values(reading, 'Person', 'name')).toEqual(['Hamish Carver']);
  });

  it('takes no part of a heading for the plan', async () => {
    expect(values(await read(named('Name')), 'UtilityTariff', 'name')).toEqual([
      'October 2025 Single Rate Fixed (13m)',
    ]);
  });
});

describe('a tariff before another label on its line', () => {
  it('keeps what stands in brackets in its name', async () => {
    const reading = await read(`
      #Petrel Energy
      Mr G. and Mrs P. Carver | 330:Account number | 440:671 044 298
      2 Mill Lane | 330:Bill date | 440:5 December 2025
      St Agnes | 330:This bill covers 4 September 2025 to 3 December 2025
      TR5 0TQ

      Electricity used | 540r:£134.18
      Standing charge | 540r:£53.18
      Total before VAT | 540r:£187.36
      VAT @ 5% | 540r:£9.37
      Total charges | 540r:£196.73

      *Your electricity
      Tariff: Tern Standard (Variable) Payment method: Pay on receipt of bill
      432 kWh at 31.06p per kWh | 540r:£134.18
      Standing charge - 91 days at 58.44p per day | 540r:£53.18`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Tern Standard (Variable)']);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr G. Carver', 'Mrs P. Carver']);
  });
});

const beside = (label: string): string => `
      #Petrel Energy | 200:Miss Jo Carver
      200:3 Stanley Road
      200:Bootle
      200:L20 3EW

      ~MEMBER ACCOUNT
      ^PTC-220-61835 | 200:*How we got to your balance
      ~ISSUED
      ^21 Apr 2026 | 200:Balance you owed at the last statement | 540r:£51.17
      200:Direct Debit, 7 April 2026 | 540r:-£130.00
      ~FROM | 200:Electricity | 540r:£86.87
      ^19 Mar 2026 | 200:Gas | 540r:£47.12
      ~TO
      ^18 Apr 2026
      ~${label} | 200:VAT on both fuels (5% of £133.99) | 540r:£6.70
      ^Easy Spring 2027
      ~FIXED UNTIL | 200:*Balance you owe | 540r:*£61.86
      ^31 March 2027

      200:*ELECTRICITY | 380:*GAS
      200:MPAN | 360r:15 9123 4408 071 | 380:MPRN | 540r:2946017733
      ~YOU PAY BY
      ^^200:Meter | 360r:20K0077316 | 380:Meter | 540r:E6S14820719
      ^^Direct Debit
      200:Start reading (smart) | 360r:13884 | 380:Start reading (smart) | 540r:2206
      200:End reading (smart) | 360r:14157 | 380:End reading (smart) | 540r:2261
      200:Used | 360r:273 kWh | 380:Used, 55 m³ = | 540r:612.4 kWh
      200:Unit rate | 360r:24.87p per kWh | 380:Unit rate | 540r:6.05p per kWh
      200:Cost of units | 360r:£67.90 | 380:Cost of units | 540r:£37.05
      200:Standing charge | 360r:61.20p per day | 380:Standing charge | 540r:32.48p per day
      200:31 days | 360r:£18.97 | 380:31 days | 540r:£10.07
      *200:Electricity before VAT | 360r:£86.87 | 380:Gas before VAT | 540r:£47.12`;

describe('panels of two supplies beside a narrow column of labels', () => {
  it.each(['TARIFF, BOTH FUELS', 'Tariff (both fuels)', 'Tariff for electricity and gas'])(
    'have labels of their own, and the tariff that stands beneath %j',
    async (label) => {
      const reading = await read(beside(label));
      expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Easy Spring 2027', 'Easy Spring 2027']);
      expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['24.87p/kWh', '6.05p/kWh']);
      expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['61.20p/day', '32.48p/day']);
      expect(values(reading, 'MeterReading', 'reading')).toEqual([13884, 14157, 2206, 2261]);
    },
  );
});
