// The name of a person that the end of a line cuts is doubted where its sentence goes on with another capitalised word.
import { describe, expect, it } from 'vitest';
import { cutNames } from '../../../src/services/understanding/cut-names.ts';
import { pageOf } from './page-of.ts';

const said = (lines: readonly string[], name: string): number =>
  cutNames(pageOf(lines, 1), [{ id: 'p', type: 'ark:Person', name, title: 'Miss' }]).length;

describe('a name at the end of a line of a sentence', () => {
  it('is doubted where the next line goes on with one more', () => {
    const lines = [
      'This paper was made for Mr Callum Rede and Miss Ottoline Petra',
      'Sandvik on 6 October 2025, as far as we know today.',
    ];
    expect(said(lines, 'Miss Ottoline Petra')).toBe(1);
  });

  it('is not where the sentence goes on with a small word or a day, or the name stands alone elsewhere', () => {
    const first = 'This paper was made for Mr Callum Rede and Miss Ottoline Sandvik';
    expect(said([first, 'on 6 October 2025, as far as we know today.'], 'Miss Ottoline Sandvik')).toBe(0);
    expect(said([first, 'Date of issue: 6 October 2025, valid until: 6 November 2025'], 'Miss Ottoline Sandvik')).toBe(
      0,
    );
    expect(said([first, 'London on 6 October.', '', '', 'Miss Ottoline Sandvik'], 'Miss Ottoline Sandvik')).toBe(0);
  });
});
