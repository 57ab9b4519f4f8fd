import { describe, expect, it } from 'vitest';
import { lookAlikes } from '../../../src/services/understanding/look-alikes.ts';

const said = (text: string, printed = text, confidence = 0.95): number =>
  lookAlikes(
    {},
    {
      vehicles: [
        { mark: { value: { kind: 'text', text }, printed: { ...PLACE, text: printed, confidence }, confidence } },
      ],
    },
  ).length;
const PLACE = { page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 } };

describe('a number that was recognised', () => {
  it.each(['TRN-1-702214', 'TRN/0/702214', 'TRN-I-702214'])(
    'is doubted where nothing beside a lone character tells what it is: %s',
    (text) => {
      expect(said(text)).toBe(1);
    },
  );

  it.each(['TRN-A-702214', 'TRN-1702214', '702-1-214', 'TRN-1-7', '1 Mill Lane'])(
    'is believed elsewhere: %s',
    (text) => {
      expect(said(text)).toBe(0);
    },
  );

  it('is doubted where a small letter was read among its capitals, unless that is shaped as the capital', () => {
    expect(said('AB12 HNE', 'AB12 HNe')).toBe(1);
    expect(said('AB12 HNC', 'Registration AB12 HNc')).toBe(0);
    expect(said('AB12 HNE', 'ab12 hne')).toBe(0);
    expect(said('AB12 HNE', 'Registration AB12 HNE')).toBe(0);
  });

  it('is believed where the file embeds it', () => {
    expect(said('TRN-1-702214', 'TRN-1-702214', 1)).toBe(0);
  });
});
