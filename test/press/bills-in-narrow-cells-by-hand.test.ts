// Bills set by hand whose narrow cells wrap: names that go on beneath, labels with their figures at half their height, ends of the
// period among those of its items.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const head = `
      #Outer Energy
      Miss B Price | 330:Your account number | 470:OFM20441
      14 Heol Las | 330:Statement period | 470:8 February 2026 – 7 March 2026
      Cardiff | 330:Statement date | 470:9 March 2026
      CF11 9QR

      Electricity you used | 480r:£63.27
`;

const rows = `
      *Electricity
      Meter | 200r:22E1098877
      Reading on 7 February (smart) | 250r:11840
      Reading on 7 March (smart) | 250r:12031
      191 kWh at 24.10p | 250r:£46.03
      28 days at 50.43p | 250r:£14.12`;

describe('a tariff’s name of two lines', () => {
  it('is whole, with a line of another column between', async () => {
    const reading = await read(`${head}${rows}

      TARIFF
      *Outer Plain Sailing
      ^^300:Ways to pay
      ^^*Economy 7

      Outer Plain Sailing Economy 7 is a variable tariff with no end date and no exit fee.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Outer Plain Sailing Economy 7']);
  });
});

describe('a tariff’s name that breaks behind a number', () => {
  const nameOf = async (...lines: readonly string[]): Promise<unknown> => {
    const reading = await read(`${head}${rows}

      *Your tariff
      ${lines.join('\n      ')}
      Unit rates shown exclude VAT.`);
    return [values(reading, 'UtilityTariff', 'name'), warnings(reading).filter((said) => said.includes('may go on'))];
  };

  it('goes on with what that counts', async () => {
    expect(await nameOf('Plain Sailing 12', 'month')).toEqual([['Plain Sailing 12 month'], []]);
    expect(await nameOf('Plain Sailing 18', 'Month Fixed')).toEqual([['Plain Sailing 18 Month Fixed'], []]);
  });

  it('is doubted over another word of small letters', async () => {
    expect(await nameOf('Plain Sailing', 'online')).toEqual([
      ['Plain Sailing'],
      ['The name of the tariff may go on beneath it: electricity.'],
    ]);
  });
});

describe('the end of a label’s sentence', () => {
  it('is no name', async () => {
    const reading = await read(`${head}${rows}

      It might be worth thinking about switching your tariff
      or supplier. On Plain Sailing your prices change every quarter.

      *About your tariff
      Plain Sailing March 2025 v1`);
    expect(values(reading, 'UtilityTariff', 'name')).not.toContain('or supplier');
  });
});

describe('a standing charge beside a label of two lines', () => {
  const sewerage = (first: string, rest: string): string => `
      #Outer Water
      Miss B Price | 330:Customer reference | 470:4 0281 2204 11
      14 Heol Las | 330:Date of bill | 470:24 February 2025
      Cardiff | 330:Period | 470:1 April 2025 to 31 March 2026
      CF11 9QR

      *Your charges
      Water | 480r:£150.20
      Sewerage | 480r:£170.30
      *Total charges for the year | 480r:*£320.50

      *Water
      Rateable value charge | 250:£100 × 100.00p per £ of RV | 480r:£100.00
      Standing charge | 250:for the year | 480r:£50.20

      *Sewerage
      Rateable value charge | 250:£100 × 110.00p per £ of RV | 480r:£110.00
      ${first}
      ^^250:for the year | 480r:£60.30
      ^^${rest}`;

  it('is that of its supply', async () => {
    const reading = await read(sewerage('Standing charge (no allowance for an', 'empty home)'));
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£50.20', '£60.30']);
  });

  it('is doubted where the second line may be another label', async () => {
    const reading = await read(sewerage('Standing charge', 'Rebate of 2024'));
    expect(warnings(reading)).toContain('A standing charge is printed, and was not read: sewerage.');
  });
});

const media = (period: string, items: string, said = 'Thank you.'): string => `
      #Harrier Media
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:21 January 2026
      Kendal | 330:Charges from | 440:19 January 2026
      LA9 4QQ
      330:Charges to | 440:${period}

      Balance from last bill | 540r:£0.00
      *Amount due by 4 February 2026 | 540r:*£48.00

      *Your charges | 330:Covers
      ${items}
      *Total charges | 540r:*£48.00
      VAT at 20%, included above | 540r:£8.00
      ${said}`;

describe('a period of which items have parts', () => {
  it('is the whole of them', async () => {
    const items = `Full Fibre 300 | 330:19 Jan – 31 Jan 2026 | 540r:£18.00
      Full Fibre 300 | 330:1 Feb – 28 Feb 2026 | 540r:£30.00`;
    const reading = await read(media('28 February 2026', items));
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-01-19']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2026-02-28']);
  });
});

describe('a service that a sentence says to have no end', () => {
  const items = 'Full Fibre 300 | 540r:£40.00\n      Weekend Calls | 540r:£8.00';
  const within = 'You are within your minimum term for Full Fibre 300 until 13 May 2027.';

  it.each(['Weekend Calls is on a 31-day rolling contract.', 'Your phone service has no minimum term.'])(
    'has not that of another: %s',
    async (said) => {
      const reading = await read(media('28 February 2026', items, `${within}\n      ${said}`));
      expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-05-13', undefined]);
    },
  );

  it('has that of all where nothing says so', async () => {
    const reading = await read(media('28 February 2026', items, within));
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-05-13', '2027-05-13']);
  });
});

describe('the next payment of a plan', () => {
  it('is none of what is due', async () => {
    const reading = await read(`${head}
      Your balance when we last billed you | 480r:£10.00 in credit
      Total cost of this bill including VAT | 480r:£63.27
      *Your account balance on 9 March 2026 | 480r:*£53.27 in debit

      You pay by Direct Debit. Your next payment of £80.00 will leave your bank on or around 1 April 2026.
      ${rows}`);
    expect(values(reading, 'Bill', 'amountDue')).not.toContain('80.00');
  });
});
