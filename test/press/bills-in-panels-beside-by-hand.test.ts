// Bills for energy set by hand whose tariff is told in a panel beside others, under a head with a month, or over its prices.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const bill = (rest: string): string => `
      #Gorse Power
      Mr T Oyle | 330:Customer reference number | 460:8500 7741 2093
      62 Scar Road | 330:Date of bill | 460:15 October 2025
      Grimsby | 330:Bill period | 400:14 Jul 2025 to 12 Oct 2025
      DN33 2AB

      Your last bill | 540r:£214.67
      What you've paid | 540r:-£214.67
      Gas you've used this period (excluding VAT) | 540r:£327.65
      VAT at 5% | 540r:£16.38
      Total of this bill including VAT | 540r:£344.03
      Please pay by 30 October 2025 | 540r:£344.03

      Gas used: 4664 kWh at 6.34p per kWh | 540r:£295.70
      Standing charge: 91 days at 35.11p per day | 540r:£31.95
      Total gas charges (excluding VAT) | 540r:£327.65

      ${rest}`;

describe('the name of a tariff in a panel beside another', () => {
  it.each([
    [
      'a sentence',
      `*Your tariff | 330:*Moving home
      You are on our Gorse Standard tariff. | 330:Tell us two days before
      It has no end date and no exit fees. | 330:you move and we will close`,
    ],
    [
      'cells of its own',
      `#Your tariff | 330:#Your meter point

      330:Meter point reference number
      ^Tariff name | 180:Gorse Standard
      ^330:7416 0388 02
      ^Payment method | 180:Cash or cheque on receipt of bill`,
    ],
    [
      'cells beneath the head',
      `*About your tariff | 330:*Emergency numbers
      Name | 180:Gorse Standard | 330:Gas emergency
      Payment method | 180:Cash or cheque | 330:0800 111 999`,
    ],
  ])('is told by that panel, not by the head of the next: %s', async (_, rest) => {
    expect(nodesOf(await read(bill(rest)), 'UtilityTariff').map(({ name }) => name)).toEqual(['Gorse Standard']);
  });

  it.each([
    ['a label', 'Your tariff', 'Tariff name: Gorse Standard | 330:All our customers pay the same, however they'],
    ['one of its kind', '*Your tariff', 'Tariff type: Variable | 330:All our customers pay the same, however they'],
    [
      'one of another term',
      'Your tariff',
      'Payment: on receipt of bill | 330:All our customers pay the same, however they',
    ],
    ['a bare label', '*Tariff', 'Name: Gorse Standard | 330:All our customers pay the same, however they'],
    [
      'a sentence',
      'Your tariff',
      'You are on Gorse Standard, which has no | 330:All our customers pay the same, however they',
    ],
    ['the name', '*Tariff', 'Gorse Standard | 330:All our customers pay the same, however they'],
  ])('is none that heads a sentence of the next panel: over %s', async (_, head, first) => {
    const bold = head.startsWith('*') ? '*' : '';
    const beneath = first.startsWith('You') ? 'exit fee and no end date.' : 'Tariff name: Gorse Standard';
    const rest = `${head} | 330:${bold}One price for everyone
      ${first}
      ${beneath} | 330:pay, and what is left over helps households.`;
    expect(nodesOf(await read(bill(rest)), 'UtilityTariff').map(({ name }) => name)).toEqual(['Gorse Standard']);
  });

  it.each([
    'Tariff type: Variable\nTariff name: Gorse Standard',
    'Tariff type | 180:Variable\nTariff name | 180:Gorse Standard',
    '~Tariff type | 180:~Tariff name\nVariable | 180:Gorse Standard',
  ])('is no kind of tariff that stands before it: %j', async (rest) => {
    expect(nodesOf(await read(bill(rest)), 'UtilityTariff').map(({ name }) => name)).toEqual(['Gorse Standard']);
  });

  it('is no month, and no place, behind the fuel at the head of the page', async () => {
    for (const head of ['Gas · October 2025', 'Gas – Scar Road']) {
      const reading = await read(`500r:${head}\n${bill('Tariff name | 180:Gorse Plain')}`);
      expect(nodesOf(reading, 'UtilityTariff').map(({ name }) => name)).toEqual(['Gorse Plain']);
    }
  });

  it('does not go on in its price, and has its own end', async () => {
    const reading = await read(`
      #Fern Power
      Dr I Pascoe | 330:Account number | 440:GR-0071-5528
      Mill Cottage | 330:Invoice date | 440:12 December 2025
      Pangbourne | 330:Period | 400:11 Nov 2025 to 11 Dec 2025
      RG8 7JR

      Balance brought forward | 540r:£38.55
      Direct Debit received | 540r:-£38.55
      Total of this invoice | 540r:£155.12
      Total to pay by 1 January 2026 | 540r:£155.12

      *Electricity
      Units 219.4 kWh x 27.61p | 540r:£60.58
      Standing charge 31 days x 58.22p | 540r:£18.05
      VAT 5% | 540r:£3.93
      *Gas
      Units 803.8 kWh x 7.29p | 540r:£58.60
      Standing charge 31 days x 33.87p | 540r:£10.50
      VAT 5% | 540r:£3.46

      *Electricity tariff
      ^Sapling Variable
      ^Unit rate 27.61p per kWh
      ^No end date. No exit fees
      *Gas tariff
      ^Seedling Green Gas
      ^Unit rate 7.29p per kWh
      ^Ends 4 May 2026`);
    expect(nodesOf(reading, 'UtilityTariff').map(({ name, fixExpiresOn }) => [name, fixExpiresOn])).toEqual([
      ['Sapling Variable', undefined],
      ['Seedling Green Gas', '2026-05-04'],
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
