// Codes, which no dictionary knows: two engines read them, and what becomes of them where these differ.
import { describe, expect, it } from 'vitest';
import type { LineReading, RecognisedWord } from '../../src/model/recognised.ts';
import { isCode } from '../../src/perception/codes.ts';
import { doubtfulPlaces } from '../../src/perception/doubtful-places.ts';
import { withSecondReadings } from '../../src/perception/second-reading.ts';

const word = (text: string, confidence: number, y0 = 0): RecognisedWord => ({
  text,
  confidence,
  x0: 0,
  y0,
  x1: 12 * text.length,
  y1: y0 + 14,
  characters: [],
});

const reading = (text: string, confidence: number): LineReading => ({ text, confidence, characters: [] });

/** What becomes of words that another engine reads as `others`; one that it is not asked for is undefined. */
function settled(words: readonly RecognisedWord[], others: Readonly<Record<string, LineReading>>): RecognisedWord[] {
  const lines = words.map((one) => ({ words: [one] }));
  const places = doubtfulPlaces(lines, []);
  const readings = places.map(({ words: [own] }) => others[own?.text ?? ''] ?? reading(own?.text ?? '', 0.99));
  return withSecondReadings(lines, places, readings).flatMap((line) => line.words);
}

describe('a name with a g where English has none', () => {
  const letters = (text: string, confidence: number): LineReading => ({
    ...reading(text, 0.6),
    characters: [...text].map((sign, at) => ({ text: sign, x: 12 * at, confidence, alternatives: [] })),
  });

  it('has a q where the other engine surely sees one, whatever else it makes of the word', () => {
    const names = [word('Igbal', 0.93), word('Tarig', 0.91, 20)];
    const others = { Igbal: letters('lqbal', 0.97), Tarig: letters('Tariq', 0.5) };
    expect(settled(names, others).map(({ text }) => text)).toEqual(['Iqbal', 'Tarig']);
  });

  it('is asked about only there', () => {
    const lines = [
      { words: ['Green', 'Hughes', 'King', 'Osgood', 'Rugby'].map((text, at) => word(text, 0.95, 20 * at)) },
    ];
    expect(doubtfulPlaces(lines, []).map(({ words: [own] }) => own?.text)).toEqual(['Rugby']);
  });
});

describe('a code', () => {
  it.each(['MI/2023/007731', 'KFI1184454', 'SW4', '8NR', '24-117/88213', '007731', 'A-7498C368'])('is %s', (text) => {
    expect(isCode(text)).toBe(true);
  });

  it.each([
    '1st',
    '27OCT25',
    '30N0V25',
    'Oct',
    '£1,204.50',
    '120450.00',
    '12/11/2025',
    '350kWh',
    'Baker',
    'VAT',
    '2025',
  ])('is not %s', (text) => {
    expect(isCode(text)).toBe(false);
  });

  it('is read again however sure the first engine is; words and amounts are not', () => {
    const lines = [{ words: [word('KFI1184454', 0.95), word('Reference', 0.95, 20), word('£12.50', 0.95, 40)] }];
    expect(doubtfulPlaces(lines, []).flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['KFI1184454']);
  });

  it.each(['16th', '03/08/2025'])('is a day that the first engine is not quite sure of: %s', (text) => {
    const other = text.replace(/[68]/u, '5');
    const [only] = settled([word(text, 0.93)], { [text]: reading(other, 0.96) });
    expect(only?.confidence).toBeLessThan(0.5);
    expect([only?.text, ...(only?.alternatives ?? [])]).toEqual(expect.arrayContaining([text, other]));
    expect(settled([word(text, 0.96)], { [text]: reading(other, 0.96) })).toMatchObject([{ text, confidence: 0.96 }]);
  });

  it('is an amount that the first engine is not quite sure of: one that both read differently is doubted, and keeps both', () => {
    const [only] = settled([word('566.37', 0.92)], { '566.37': reading('555.37', 0.99) });
    expect(only).toMatchObject({ text: '555.37', alternatives: ['566.37'] });
    expect(only?.confidence).toBeLessThan(0.5);
    expect(settled([word('555.37', 0.92)], {})).toMatchObject([{ text: '555.37', confidence: 0.96 }]);
  });

  it.each([
    ['53438', '534.38', '534.38'],
    ['350:', '3.50', '3.50'],
    ['534.38', '53438', '534.38'],
    ['12345678', '12345678', '12345678'],
  ])('has the point that one of them saw between its figures: %s and %s', (first, second, meant) => {
    expect(settled([word(first, 0.8)], { [first]: reading(second, 0.97) })).toMatchObject([{ text: meant }]);
  });

  it('that both read alike is surer for it', () => {
    const [only] = settled([word('KFI1184454', 0.9)], { KFI1184454: reading('KFI1184454', 0.99) });
    expect(only).toMatchObject({ text: 'KFI1184454', confidence: 0.96 });
  });

  it('that they read differently, one as sure as the other, is doubtful, and keeps both readings', () => {
    const [only] = settled([word('M1/2025/0044', 0.88)], { 'M1/2025/0044': reading('MI/2025/0044', 0.9) });
    expect(only?.confidence).toBeLessThan(0.5);
    expect([only?.text, ...(only?.alternatives ?? [])].sort()).toEqual(['M1/2025/0044', 'MI/2025/0044']);
  });

  it('is no date, which another engine may take for one', () => {
    const [only] = settled([word('30NOV25', 0.86)], { '30NOV25': reading('3ONOV25', 0.85) });
    expect(only).toMatchObject({ text: '30NOV25', confidence: 0.86 });
  });

  it('that one of them is much surer of is taken as that one reads it', () => {
    const [only] = settled([word('42G', 0.58)], { '42G': reading('4ZG', 0.97) });
    expect(only).toMatchObject({ text: '4ZG', confidence: 0.97 });
  });

  it('that stands elsewhere on the page is what is read there', () => {
    const words = [word('M1/2025/0044', 0.88), word('MI/2025/0044', 0.92, 40)];
    const [first] = settled(words, { 'M1/2025/0044': reading('MI/2025/0044', 0.9) });
    expect(first).toMatchObject({ text: 'MI/2025/0044' });
    expect(first?.confidence).toBeGreaterThan(0.9);
  });
});

describe('a stretch of which a stroke beside it was all that was read', () => {
  it('is taken from the other engine as if nothing had been read', () => {
    const letters = [0, 12, 24, 36, 48].map((x0) => ({ x0: 100 + x0, y0: 0, x1: 110 + x0, y1: 14 }));
    const stroke = { ...word('X', 0.76), x0: 98, x1: 102 };
    const characters = Array.from('66.67', (text, at) => ({
      text,
      x: 105 + 12 * at,
      confidence: 0.78,
      alternatives: [],
    }));
    const place = { box: { x0: 100, y0: 0, x1: 158, y1: 14 }, words: [stroke], letters };
    const lines = withSecondReadings([{ words: [stroke] }], [place], [{ text: '66.67', confidence: 0.78, characters }]);
    expect(lines.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['66.67']);
  });
});
