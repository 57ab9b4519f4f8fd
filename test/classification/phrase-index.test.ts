import { describe, expect, test } from 'vitest';
import { findPhrases, indexPhrases, type IndexedPhrase } from '../../src/classification/phrase-index.ts';
import { tokenStream } from '../../src/classification/tokens.ts';
import { print } from './papers.ts';

const FILLER = Array.from({ length: 30 }, (_, line) => `Some ordinary text of line ${String(line)}`);

function isFound(phrase: string, place: IndexedPhrase['place'], ...lines: readonly string[]): boolean {
  let found = false;
  const index = indexPhrases([{ phrase, place, target: 0 }]);
  findPhrases(tokenStream(print([...FILLER, ...lines])), index, () => {
    found = true;
  });
  return found;
}

describe('a phrase', () => {
  test('is found without regard to case, accents and punctuation, as whole words', () => {
    expect(isFound('balance b f', 'anywhere', 'BALANCE B/F')).toBe(true);
    expect(isFound('lieu de délivrance', 'anywhere', 'LIEU DE DELIVRANCE')).toBe(true);
    expect(isFound("children's saver", 'anywhere', 'Children’s Saver')).toBe(true);
    expect(isFound('rate', 'anywhere', 'a separate crate')).toBe(false);
  });

  test('is found across a line end', () => {
    expect(isFound('annual percentage rate of charge', 'anywhere', 'the Annual Percentage', 'Rate of Charge is')).toBe(
      true,
    );
  });
});

describe('a label', () => {
  test('stands alone, before a colon, or before its value', () => {
    expect(isFound('sort code', 'label', 'Sort code    20-20-20')).toBe(true);
    expect(isFound('sort code', 'label', 'Sort code 20-20-20')).toBe(true);
    expect(isFound('tax code', 'label', 'NI A Tax code: BR')).toBe(true);
    expect(isFound('policy number', 'label', 'Policy number HH 990')).toBe(true);
  });

  test('is not part of a sentence', () => {
    expect(isFound('sort code', 'label', 'Your sort code is on the card')).toBe(false);
    expect(isFound('credit', 'label', 'Credit is subject to status and to our checks')).toBe(false);
  });
});

describe('a title', () => {
  test('stands in larger type, and not in a long sentence', () => {
    expect(isFound('payslip', 'title', '# Your payslip')).toBe(true);
    expect(isFound('payslip', 'title', 'Your payslip')).toBe(false);
    expect(isFound('payslip', 'title', '# You will find on your payslip what we have paid you this month')).toBe(false);
  });

  test('is not a dated row', () => {
    expect(isFound('saver', 'title', '# 3 Jan  To Saver')).toBe(false);
  });
});

describe('the head of a document', () => {
  test('is a title at the top of the first page, or as large as any', () => {
    expect(isFound('policy wording', 'head', '# Policy wording')).toBe(true);
    const index = indexPhrases([{ phrase: 'policy wording', place: 'head', target: 0 }]);
    const isHead = (...lines: readonly string[]): boolean => {
      let found = false;
      findPhrases(tokenStream(print(lines)), index, () => (found = true));
      return found;
    };
    expect(isHead('Policy wording', ...FILLER)).toBe(true);
    expect(isHead(...FILLER, 'Policy wording')).toBe(false);
    // A row of figures that happens to stand there.
    expect(isHead('Policy wording   12.00', ...FILLER)).toBe(false);
    expect(isHead('# Policy wording   12.00', ...FILLER)).toBe(true);
    expect(isHead('Please read your policy wording.', ...FILLER)).toBe(false);
  });

  test('is not the label of what is behind it', () => {
    expect(isFound('policy wording', 'head', '# Policy wording: HM/09.24')).toBe(false);
  });
});
