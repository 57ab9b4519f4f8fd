import { describe, expect, it } from 'vitest';
import type { LineReading, RecognisedWord } from '../../src/model/recognised.ts';
import { mayHoldRn, withRn } from '../../src/perception/letters-run-together.ts';

const word = (text: string): RecognisedWord => ({
  text,
  x0: 0,
  x1: 60,
  y0: 0,
  y1: 12,
  confidence: 0.95,
  characters: [],
});
const reading = (text: string, confidence = 0.95): LineReading => ({
  text,
  confidence,
  characters: [...text].map((letter, at) => ({ text: letter, confidence, x: 6 * at, alternatives: [] })),
});

describe('an m that may be an r and an n', () => {
  it.each(['Hepbum', 'Blackbum', 'Bames', 'Amold', 'Tumer', 'Vemon', 'Winterboume', 'Comwall', 'Osbome', 'Sevem,'])(
    'is looked at again in %s',
    (text) => {
      expect(mayHoldRn(word(text))).toBe(true);
    },
  );

  it.each(['Thomas', 'James', 'Number', 'Payment', 'Premium', 'Company', 'Hampton', 'Graham', 'Cameron', 'hepbum'])(
    'is none in %s',
    (text) => {
      expect(mayHoldRn(word(text))).toBe(false);
    },
  );

  it('is both letters where the other engine is sure of them, and reads the rest alike', () => {
    expect(withRn(word('Hepbum'), reading('Hepburn')).text).toBe('Hepburn');
    expect(withRn(word('Hepbum'), reading('Hepburn', 0.6)).text).toBe('Hepbum');
    expect(withRn(word('Hepbum'), reading('Hepbum')).text).toBe('Hepbum');
    expect(withRn(word('Hepbum'), reading('Hepbunn')).text).toBe('Hepbum');
  });
});
