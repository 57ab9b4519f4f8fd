// Council tax bills set by hand whose charge stands in columns: for the full year, what is taken off, what is left; or of another band.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const head = `
      #Tarnbeck Council
      *Council tax demand notice 2026/27
      Ms Orla Tansley | 330:Account reference | 440:601 744 25
      3 Mill Race | 330:Date of issue | 440:4 March 2026
      Fellside | 330:From | 440:1 April 2026 to 31 March 2027
      TB4 2QT`;

const instalments = (first: string, other: string): string => `
      *Instalments
      1 April 2026 | 200r:${first}
      1 May 2026 | 200r:${other}
      1 June 2026 | 200r:${other}`;

describe('a bill that sets its charge in columns', () => {
  it('charges what the column of the full year comes to', async () => {
    const reading = await read(`${head}
      330:Band | 440:C

      *Charge | 330r:*Full year charge | 430r:*Single person discount | 530r:*You pay
      Council Tax | 330r:£900.00 | 430r:-£225.00 | 530r:£675.00
      Water | 330r:£120.00 | 430r:-£30.00 | 530r:£90.00
      Waste water | 330r:£180.00 | 430r:-£45.00 | 530r:£135.00
      *Total | 330r:*£1,200.00 | 430r:*-£300.00 | 530r:*£900.00
      *Total amount payable: £900.00
      ${instalments('£300.00', '£300.00')}`);
    const [charge] = nodesOf(reading, 'CouncilTaxCharge');
    expect(charge?.['grossAmount']).toMatchObject({ amount: '1200.00' });
    expect(charge?.['netAmount']).toMatchObject({ amount: '900.00' });
    expect(valuesOf(reading, 'Charge', 'totalAmount')).toEqual(['900.00', '120.00', '180.00', '300.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads a share whose name runs over two lines, its change and its amount between them', async () => {
    const reading = await read(`${head}
      330:Band | 440:C

      *What your council tax for band C goes to | 460r:*Change | 530r:*£
      Tarnbeck Council | 460r:2.9% | 530r:1,100.00
      Office of the Police and Crime Commissioner for Tarndale &
      ^^460r:5.1% | 530r:250.00
      ^^Fellside
      Fellside Town Council | 460r:3.4% | 530r:150.00
      *Council tax charge for the year | 530r:*1,500.00
      *Total amount payable | 530r:*1,500.00
      ${instalments('£500.00', '£500.00')}`);
    expect(valuesOf(reading, 'Charge', 'name')).toContain(
      'Office of the Police and Crime Commissioner for Tarndale & Fellside',
    );
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it.each([
    [
      'beneath their numbered days',
      `1. 01-APR-2026 | 300:3. 01-JUN-2026
      £401.00 | 300:£400.00
      2. 01-MAY-2026 | 300:4. 01-JUL-2026
      £400.00 | 300:£400.00`,
    ],
    [
      'at another edge of their cells than their days',
      `150r:01 Apr 2026 | 280r:01 May 2026 | 410r:01 Jun 2026 | 540r:01 Jul 2026
      £401.00 | 180:£400.00 | 310:£400.00 | 440:£400.00`,
    ],
    [
      'before their days, in two columns',
      `£401.00 | 110:1 April 2026 | 300:£400.00 | 370:1 June 2026
      £400.00 | 110:1 May 2026 | 300:£400.00 | 370:1 July 2026`,
    ],
  ])('reads instalments %s', async (_, listed) => {
    const reading = await read(`${head}
      330:Band | 440:C

      Tarnbeck Council | 530r:1,351.00
      Fellside Town Council | 530r:250.00
      *Council tax charge for the year | 530r:*1,601.00
      *Total amount payable | 530r:*1,601.00

      *Instalments: please pay on or before
      ${listed}`);
    expect(valuesOf(reading, 'Instalment', 'totalAmount')).toEqual(['401.00', '400.00', '400.00', '400.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads numbered instalments in two columns, the sign of the currency apart', async () => {
    const reading = await read(`${head}
      330:Band | 440:C

      Council Tax | 330r:£1,002.00
      *Total amount payable | 330r:*£1,002.00
      *When to pay
      1 | 62:05/05/2026 £ 252.00 | 166:3 | 178:05/07/2026 £ 250.00
      2 | 62:05/06/2026 £ 250.00 | 166:4 | 178:05/08/2026 £ 250.00`);
    expect(nodesOf(reading, 'Instalment')).toHaveLength(4);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is of the band that is called the reader’s own, beside a column of another one', async () => {
    const reading = await read(`${head}
      Valuation band | 200:Payment method
      F | 200:Standing order

      330:*Band D | 430:*Your band F
      *Details | 370r:£ | 490r:£
      Tarnbeck Council | 370r:800.00 | 490r:1,155.56
      Police and Crime Commissioner | 370r:200.00 | 490r:288.88
      Council Tax for the year | 370r:1,000.00 | 490r:1,444.44
      *Total to pay | 490r:*£1,444.44
      ${instalments('£482.44', '£481.00')}`);
    expect(valuesOf(reading, 'CouncilTaxCharge', 'band')).toEqual(['F']);
    expect(valuesOf(reading, 'Bill', 'amountDue')).toEqual(['1444.44']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('charges the total of all columns, though the year of the title stands over one of the others', async () => {
    const reading = await read(`
      #Tarnbeck Council | 330:*Council tax demand notice
      Ms Orla Tansley | 330:*2026-2027
      3 Mill Race | 330:Account reference | 440:601 744 25
      Fellside | 330:Date of issue | 440:4 March 2026
      TB4 2QT | 330:Council Tax band | 440:D

      *Your charges | 250r:*Council Tax £ | 340r:*Water £ | 450r:*Waste water £ | 540r:*Total £
      Band D charge for the year | 250r:900.00 | 340r:120.00 | 450r:180.00 | 540r:1,200.00
      Relief (charged as | 250r:-100.00 | 340r:-20.00 | 450r:-30.00 | 540r:-150.00
      band C)
      Net charge | 250r:800.00 | 340r:100.00 | 450r:150.00 | 540r:1,050.00
      *AMOUNT PAYABLE | 540r:*1,050.00
      ${instalments('£350.00', '£350.00')}

      You may be asked to pay all of it where one of you does not, and we may send reminders. The charges for
      band C: water £100.00, waste water £150.00. Ask us for this notice in large print.`);
    expect(valuesOf(reading, 'Bill', 'amountDue')).toEqual(['1050.00']);
    expect(valuesOf(reading, 'CouncilTaxCharge', 'band')).toEqual(['D']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a bill whose particulars stand beside its envelope', () => {
  it('reads the whole address of the home, its label at half the height of the cell', async () => {
    const reading = await read(`
      #Tarnbeck Council
      *Council tax demand notice 2026/27
      330:Account reference | 440:601 744 25
      Ms Orla Tansley | 330:Date of issue | 440:4 March 2026
      Flat 2 Weir House
      Fellside | 440:3 Mill Race
      TB4 2QT | 440:Fellside
      ^^330:Property the bill is for
      ^440:Tarnbeck
      440:TB4 7LN
      330:Band | 440:C

      *Charge | 530r:*£
      Tarnbeck Council | 530r:700.00
      Police and Crime Commissioner | 530r:200.00
      Total amount payable for 2026/27 | 530r:900.00
      ${instalments('£300.00', '£300.00')}`);
    expect(valuesOf(reading, 'Property', 'addressLines')).toEqual([['3 Mill Race', 'Fellside', 'Tarnbeck']]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
