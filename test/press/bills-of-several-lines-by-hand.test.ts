// Bills with a row for each line or service, whose plan stands beneath its kind and number.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

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
