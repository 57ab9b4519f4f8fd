// Council tax bills that add a premium to the charge, and those that set the sign of a currency apart from its figure.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Westmarch Council
  *Council tax bill 2026/27
  Miss J Lowe | 400:Account number
  18 Oak Road | 400:71234567
  Westmarch | 400:Date of issue
  WM4 2QT | 400:5 March 2026
  Band | 80:C
`;

const premium = (name: string, paid = '£1,200.00'): string => `${HEAD}
  Westmarch Council | 400r:450.00
  Fenland Fire Authority | 400r:150.00
  *Full charge for band C | 400r:*600.00
  ${name} | 400r:600.00
  *Total amount payable | 400r:*${paid}

  *Instalments
  01/04/2026 | 200:£600.00
  01/10/2026 | 200:£600.00`;

describe('a bill that adds as much again as the charge', () => {
  it.each(['Second home premium 100%', 'Long-term empty premium', 'Added for an unoccupied home'])(
    'has it as a part of what is to pay: %s',
    async (name) => {
      const reading = await read(premium(name));
      expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['600.00']);
      expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1200.00']);
      expect(values(reading, 'Charge', 'name')).toContain(name);
      expect(errorsOf(reading)).toEqual([]);
      expect(warningsOf(reading)).toEqual([]);
    },
  );

  it('is in error where both come to something else', async () => {
    const reading = await read(premium('Second home premium 100%', '£1,250.00'));
    expect(errorsOf(reading)).toContainEqual(expect.stringContaining('the charge less discounts is what is to pay'));
  });
});

const apart = (rows: string): string => `${HEAD}
  *Full charge for band C | 400r:*600.00
  *Total amount payable | 400r:*£600.00

  *When to pay
  ${rows}

  If an instalment is late we may ask for the whole year at once.`;

describe('a bill that sets the sign of the currency apart from its figure', () => {
  it('has its instalments', async () => {
    const reading = await read(
      apart(`60:*No. | 90:*Due date | 160:*Amount | 260:*No. | 290:*Due date | 360:*Amount
        60:1 | 90:05/05/2026 | 160:£ | 210r:153.00 | 260:3 | 290:05/07/2026 | 360:£ | 410r:149.00
        60:2 | 90:05/06/2026 | 160:£ | 210r:149.00 | 260:4 | 290:05/08/2026 | 360:£ | 410r:149.00`),
    );
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-05-05', '2026-06-05', '2026-07-05', '2026-08-05']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['153.00', '149.00', '149.00', '149.00']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill that speaks of instalments of which none is read', () => {
  it('is doubted', async () => {
    const reading = await read(apart('60:Early in May | 160:a quarter of it'));
    expect(nodesOf(reading, 'Instalment')).toEqual([]);
    expect(warningsOf(reading)).toContain('The bill tells of instalments, and none could be read.');
  });

  it('is not where it says that it is paid at once', async () => {
    const reading = await read(apart('You have chosen to pay in full by one payment.'));
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill that charges for water beside council tax', () => {
  it('takes the total for the year that both make up, over what is to pay, for the charge', async () => {
    const reading = await read(`
      #Glenmorar Council
      Mr Tormod Galbraith | 330:Council Tax and Water Charges 2026/2027
      6 Shore Road | 330:Reference number: 7714 2208 31
      Morar | 330:Date of notice: 4 March 2026
      PH40 4PA | 330:Band: D
      Period of charge: 1 April 2026 to 31 March 2027

      *Charge | 530r:*£
      Council Tax | 530r:1,190.40
      Water Supply | 530r:259.60
      Waste Water | 530r:not connected
      Total for the year | 530r:1,450.00
      Discounts, reductions and exemptions | 530r:none
      *Amount payable | 530r:*£1,450.00

      Instalments: £725.00 on 20 April 2026 and £725.00 on 20 October 2026.`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1450.00']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1450.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});
