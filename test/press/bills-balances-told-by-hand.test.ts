// Bills for supplies set by hand, as letters that tell what was owed before: what was asked for last time, what was left of it, a credit.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const letter = (told: string): string => `
      #Larch Energy
      Ms E Oduya | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:4 December 2025
      Kendal
      LA9 4QQ

      This is your electricity bill for 1 September 2025 to 30 November 2025.
      ${told.split('|').join('\n      ')}

      816 kWh of electricity at 27.85 pence each | 480r:£227.26
      Standing charge for 91 days at 61.34 pence | 480r:£55.82
      Subtotal | 480r:£283.08
      VAT at 5% | 480r:£14.15
      Total for this bill | 480r:£297.23

      You are on Larch Fixed 25. The price is fixed until 30 June 2026. Your supply number is 20 0000 9114 726.`;

const PAID = 'The amount to pay is £297.23, due by 20 December 2025.';
const UNREAD = 'Spoken of on the paper, and not read: the balance before.';

describe('a letter that tells what was owed before', () => {
  it.each([
    'When we last wrote, your bill came to £204.71. Your bank paid us £204.71 on 16 September, so nothing|is left over from before.',
    'Our last letter asked you for £204.71, which you paid on 16 September.',
    'The bill before this one was £204.71, and you paid it on 16 September.',
    'Your bill of 4 September was for £204.71. We received this on 16 September, thank you.',
    'Your previous bill, dated 4 September 2025, was for £204.71. You have paid this in full.',
    "You paid last quarter's bill of £204.71 on 16 September, thank you.",
    'Your September bill (£204.71) was paid by Direct Debit on 16 September.',
    'The balance on your account before this bill was £204.71, which has been paid.',
    '£204.71 was due on your last bill and you paid it on 16 September.',
    'Thank you for paying your last bill (£204.71).',
  ])('reads it: %s', async (told) => {
    const reading = await read(letter(`${told}|${PAID}`));
    expect(nodesOf(reading, 'Bill')[0]?.['previousBalance']).toMatchObject({ amount: '204.71', direction: 'Debit' });
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['297.23']);
    expect(warnings(reading)).toEqual([]);
  });

  it.each([
    'Your last bill of £80.00 has not been paid, so the amount to pay is £377.23.',
    '£80.00 is still outstanding from your last bill. The amount to pay is £377.23.',
    'There was £80.00 left over from your last bill. The amount to pay is £377.23.',
  ])('reads what was left: %s', async (told) => {
    const reading = await read(letter(told));
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['80.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['377.23']);
    expect(warnings(reading)).toEqual([]);
  });

  it.each([
    'When we last wrote, your account was in credit by £40.10. Taking this off, you owe £257.13.',
    'You had £40.10 in hand from last time. The amount to pay is therefore £257.13.',
  ])('tells a credit from what is due: %s', async (told) => {
    const reading = await read(letter(told));
    expect(nodesOf(reading, 'Bill')[0]?.['previousBalance']).toMatchObject({ amount: '40.10', direction: 'Credit' });
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['257.13']);
  });

  it.each([
    'Three months ago we billed you £204.71. Your payment of £204.71 reached us on 16 September.',
    'We collected £204.71 on 16 September for your last bill.',
    'Thank you for your payment of £204.71 on 16 September, which settled the last bill.',
  ])('says that it is told where it is not understood: %s', async (told) => {
    expect(warnings(await read(letter(`${told}|${PAID}`)))).toContain(UNREAD);
  });

  it.each([
    `${PAID}|That is £12.40 more than your last bill, which was paid on 16 September.`,
    `${PAID}|In the last quarter the average home paid £204.71.`,
    `Nothing was owing from your last bill. ${PAID}`,
  ])('doubts nothing that is said of other things: %s', async (told) => {
    const reading = await read(letter(told));
    expect(values(reading, 'Bill', 'previousBalance')).toEqual([undefined]);
    expect(warnings(reading)).toEqual([]);
  });
});

const ledger = (payments: readonly string[]): string => `
      #Tarn Water
      Ms J Pell | 330:Account no | 440:0471 8829 1063
      7 Upper Street | 330:Date of bill | 440:06/01/2026
      Kendal | 330:Bill number | 440:000000019
      LA9 4QQ

      Metered bill for the supply of water and sewerage services
      from 28/06/2025 to 22/12/2025

      Balance from previous bill | 480r:288.40
      ${payments.join('\n      ')}
      Arrears still outstanding | 480r:143.40

      Water
      60:59 cu m at £2.038 | 480r:120.24
      60:Standing charge | 480r:17.21
      Sewerage
      60:56.05 cu m (95% of water used) at £2.486 | 480r:139.34
      60:Standing charge | 480r:11.64
      60:Surface water drainage | 480r:30.46
      Charges this bill | 480r:318.89
      Total now due | 480r:462.29
      Please pay by 20 January 2026.`;

describe('a bill that was paid in parts', () => {
  it.each([
    ['where each was paid', ['15/08/2025', '17/10/2025'].map((day) => `60:Payment ${day} | 220:Post Office`), ' CR'],
    ['cash and cheques', ['Less cash 15 Aug 2025', 'Less cheque 17 Oct 2025'], '-'],
  ] as const)('reads a list of %s', async (_, [first, second], mark) => {
    const [before, behind] = mark === '-' ? ['-', ''] : ['', mark];
    const reading = await read(
      ledger([`${first} | 480r:${before}100.00${behind}`, `${second} | 480r:${before}45.00${behind}`]),
    );
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['288.40']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['462.29']);
    expect(reading.expectations.errors).toEqual([]);
    expect(warnings(reading)).toEqual([]);
  });
});
