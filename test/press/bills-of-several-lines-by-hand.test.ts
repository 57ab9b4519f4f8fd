// Bills with a row for each line or service, whose plan stands beneath its kind and number.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const paper = `
  #Harrier Media
  Mr P Oduya | 330:Account number | 440:8814 2207 36
  3 Beck Side | 330:Bill date | 440:6 March 2026
  Kendal | 330:Bill period | 440:6 March 2026 – 5 April 2026
  LA9 4QQ

  Previous bill | 540r:0.00
  New charges | 540r:71.00
  *Amount to pay | 540r:*71.00
  Pay by 20 March 2026

  *Your services
  *Service | 220:*Contract ends | 380r:*Monthly £ | 460r:*Discount £ | 540r:*Total £
  *Broadband | 220:4 May 2027 | 380r:40.00 | 460r:-4.00 | 540r:36.00
  Harrier Swift Fibre 150
  Service number HB2207

  *Mobile 07700 900118 | 220:9 July 2027 | 380r:22.00 | 460r:0.00 | 540r:22.00
  Roomy 60GB SIM
  Used by Ade

  *Mobile 07700 900241 | 220:18 November 2026 | 380r:15.00 | 460r:-2.00 | 540r:13.00
  Snug 10GB SIM
  Used by Folu

  *New charges including VAT | 540r:*71.00
  VAT 20% | 540r:11.83`;

describe('a bill with a row for each line', () => {
  it('names the plan of each beneath its head, each with the end of its own contract', async () => {
    const reading = await read(paper);
    expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Internet', 'Telephone', 'Telephone']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'Harrier Swift Fibre 150',
      'Roomy 60GB SIM',
      'Snug 10GB SIM',
    ]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-05-04', '2027-07-09', '2026-11-18']);
    expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Internet', 'Telephone']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts lines that are named by nothing but their kind', async () => {
    const reading = await read(paper.replace('Roomy 60GB SIM', '').replace('Snug 10GB SIM', ''));
    expect(warningsOf(reading)).toContain('A package is named by its kind alone: telephone.');
  });
});

describe('a bill with a part for each number', () => {
  const numbers = `
  #Harrier Media
  Mr P Oduya | 330:Account number | 440:8814 2207 36
  3 Beck Side | 330:Bill date | 440:6 March 2026
  Kendal | 330:Bill period | 440:6 March 2026 – 5 April 2026
  LA9 4QQ

  Previous bill | 540r:£0.00
  New charges, including VAT of £6.00 | 540r:£36.00
  *Amount to pay | 540r:*£36.00
  Pay by 20 March 2026

  *07700 900118
  Used by Ade · Roomy 60GB · minimum term ends 9 July 2027
  Airtime Plan: Roomy 60GB | 540r:£20.00
  Loyalty discount | 540r:-£1.00
  Total for 07700 900118 | 540r:£19.00

  *07700 900241
  Used by Folu · Snug 10GB · 30 day rolling agreement
  Airtime Plan: Snug 10GB SIM only | 540r:£15.00
  A day in Turkey | 540r:£2.00
  Total for 07700 900241 | 540r:£17.00`;
  const plansOf = async (text: string): Promise<unknown[]> => {
    const reading = await read(text);
    expect(warningsOf(reading)).toEqual([]);
    return nodesOf(reading, 'UtilityTariff').map((node) => [node['name'], node['fixExpiresOn']]);
  };

  it('names the plan of each, with the end that its own part tells', async () => {
    expect(await plansOf(numbers)).toEqual([
      ['Roomy 60GB', '2027-07-09'],
      ['Snug 10GB', undefined],
    ]);
  });

  it('gives no plan the end of the contract of another number', async () => {
    const swapped = numbers.replace('£20.00', '£14.00').replace('£19.00', '£13.00').replace('£15.00', '£21.00');
    expect(await plansOf(swapped.replace('£17.00', '£23.00'))).toEqual([
      ['Snug 10GB', undefined],
      ['Roomy 60GB', '2027-07-09'],
    ]);
  });

  it('gives all of them the end that is told of both', async () => {
    const told = numbers.split('\n').filter((line) => !line.includes('9 July 2027'));
    const [first, second] = await plansOf(`${told.join('\n')}\n\n  Both contracts end on 9 July 2027.`);
    expect([first, second]).toEqual([
      ['Roomy 60GB', '2027-07-09'],
      ['Snug 10GB', '2027-07-09'],
    ]);
  });
});

describe('a bill with a card for each service', () => {
  const cards = `
  #Harrier Media
  Mr P Oduya | 330:Account number | 440:8814 2207 36
  3 Beck Side | 330:Bill date | 440:6 March 2026
  Kendal | 330:Bill period | 440:6 March 2026 – 5 April 2026
  LA9 4QQ

  *New charges
  Broadband | 540r:£30.00
  Mobile 07700 900 118 | 540r:£22.00
  Mobile 07700 900 241 | 540r:£14.00
  Total excluding VAT | 540r:£55.00
  VAT (20%) | 540r:£11.00
  *Total charges for this bill | 540r:*£66.00
  *Amount due | 540r:*£66.00
  Pay by 20 March 2026
  =====
  *What you’re paying for
  *Broadband | 540r:*£30.00
  Swift Fibre 150 Plus | 540r:6 Mar – 5 Apr
  Monthly price | 540r:£30.00
  Your contract ends on | 540r:4 May 2027

  *Mobile · 07700 900 118 | 540r:*£22.00
  Ade's phone | 540r:Roomy SIM 60GB
  Monthly price, 6 Mar – 5 Apr | 540r:£20.00
  Calls outside your plan | 540r:£2.00
  Your contract ends on | 540r:9 July 2027

  *Mobile · 07700 900 241 | 540r:*£14.00
  Folu's phone | 540r:Snug SIM 10GB
  Monthly price, 6 Mar – 5 Apr | 540r:£14.00
  Your contract ends on | 540r:18 November 2026`;

  it('names the plan of each behind whose it is, with the end in its own card', async () => {
    const reading = await read(cards);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'Swift Fibre 150 Plus',
      'Roomy SIM 60GB',
      'Snug SIM 10GB',
    ]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-05-04', '2027-07-09', '2026-11-18']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts that one of several was given, where a card names no plan', async () => {
    const reading = await read(cards.replace('Snug SIM 10GB', 'in use'));
    expect(warningsOf(reading)).toContain('Several contracts of one kind are billed, and one was given: telephone.');
  });
});

describe('a bill that totals each number and names its user', () => {
  it('names the plan of each by its charge, with the end that a sentence tells of it', async () => {
    const reading = await read(`
      #Harrier Media
      Mr P Oduya
      3 Beck Side
      Kendal
      LA9 4QQ

      *Your Harrier mobile bill
      Account number | 330:Bill number
      811 207 5540 | 330:M0051220834
      Bill date | 330:This bill covers
      12 October 2026 | 330:12 October 2026 to 11 November 2026

      07700 900118 (Ade) | 540r:£15.86
      07700 900241 (Folu) | 540r:£12.00
      *Total to pay, including VAT | 540r:*£27.86
      We’ll take this by Direct Debit on or just after 26 October 2026
      =====
      *Your charges in detail
      *Ade · SIM only | 540r:*£15.86
      07700 900118
      12GB Data plan | 540r:£14.00
      Monthly charge, 12 Oct – 11 Nov 2026
      Call to 0845 numbers | 540r:£1.86

      *Folu · SIM only | 540r:*£12.00
      07700 900241
      6GB Data plan | 540r:£12.00
      Monthly charge, 12 Oct – 11 Nov 2026

      Total excluding VAT | 540r:£23.22
      VAT at 20% | 540r:£4.64
      *Total charges including VAT | 540r:*£27.86
      Prices of your plans and calls above include VAT. The minimum term of the 12GB Data plan ends on 11 March
      ^2027; that of the 6GB Data plan ends on 11 June 2027. If you are unhappy with us, please write to us.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['12GB Data plan', '6GB Data plan']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-03-11', '2027-06-11']);
  });
});
