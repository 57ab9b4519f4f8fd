// Answers that are ticked among boxes.
import { describe, expect, it } from 'vitest';
import { withTicks } from '../../../src/extraction/form/ticked-boxes.ts';
import { at, layOut, type PlacedText } from '../statement/placed-pages.ts';

/** The phrases of the page's first line. */
const saidBy = (...texts: readonly PlacedText[]): string[] =>
  withTicks(layOut(texts)).pages[0]?.lines[0]?.phrases.map(({ text }) => text) ?? [];

describe('boxes beside each other', () => {
  it('give what is ticked, and nothing of those left empty', () => {
    expect(saidBy(at(60, 100, 'Cover'), at(250, 100, '☐ Fire only'), at(350, 100, '☒ Comprehensive'))).toEqual([
      'Cover',
      'Comprehensive',
    ]);
    expect(saidBy(at(60, 100, 'Cover'), at(250, 100, '☑ Comprehensive ☐ Fire only'))).toEqual([
      'Cover',
      'Comprehensive',
    ]);
  });

  it('may stand after their words', () => {
    expect(saidBy(at(60, 100, 'Married'), at(250, 100, 'Yes ☐'), at(350, 100, 'No ☒'))).toEqual(['Married', 'No']);
  });

  it('are of one question each', () => {
    expect(
      saidBy(at(60, 100, 'Alarm'), at(150, 100, '☐ Yes ☒ No'), at(300, 100, 'Locks'), at(400, 100, '☐ Yes ☐ No')),
    ).toEqual(['Alarm', 'No', 'Locks', '☐ Yes ☐ No']);
  });

  it('stay as they are where none is ticked, or none left empty', () => {
    expect(saidBy(at(60, 100, 'Cover'), at(250, 100, '☐ Fire only'))).toEqual(['Cover', '☐ Fire only']);
    expect(saidBy(at(60, 100, 'Cover'), at(250, 100, '✓ Included'))).toEqual(['Cover', '✓ Included']);
  });
});
