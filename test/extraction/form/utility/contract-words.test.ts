import { describe, expect, it } from 'vitest';
import {
  isOfContract,
  isOffer,
  isOfferOrCredit,
  leadsToEnd,
} from '../../../../src/extraction/form/utility/contract-words.ts';

describe('words of contracts', () => {
  it('tell a contract from what merely ends', () => {
    expect(['Minimum term ends', 'your contract', 'Minimum period'].every(isOfContract)).toBe(true);
    expect(['Boost ends', 'terms and conditions'].some(isOfContract)).toBe(false);
  });

  it('lead to the day of an end where nothing stands between', () => {
    expect(['Fixed until ', 'ends on: ', 'expiring, expires'].every(leadsToEnd)).toBe(true);
    expect(['until you move on ', 'from '].some(leadsToEnd)).toBe(false);
  });

  it('tell offers, which end apart', () => {
    expect(['10% off', 'Promotional price', 'Half price'].every(isOffer)).toBe(true);
    expect(['Free TV box', 'Loyalty credit'].some(isOffer)).toBe(false);
    expect(['10% off', 'Free TV box', 'Loyalty credit'].every(isOfferOrCredit)).toBe(true);
  });
});
