import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, textColumns } from '../../src/cli/text-columns.ts';

describe('text in columns', () => {
  it('aligns cells left, or right where told, two spaces apart, and leaves no space at the end', () => {
    const rows = [
      ['A', 'NUMBER', 'C'],
      ['long', '1', ''],
      ['é', '-12', 'x'],
    ];
    expect(textColumns(rows, new Set([1]))).toBe('A     NUMBER  C\nlong       1\né        -12  x\n');
  });

  it('counts characters, not code units', () => {
    expect(
      textColumns([
        ['𝒜', 'x'],
        ['ab', 'y'],
      ]),
    ).toBe('𝒜   x\nab  y\n');
  });
});

describe('text from outside', () => {
  it('reaches the terminal without control and format characters, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/\p{C}/u);
      }),
    );
  });

  it('keeps what can be printed', () => {
    expect(printable('Café & Söhne £12')).toBe('Café & Söhne £12');
    expect(printable('a\u001b[31mb')).toBe('a [31mb');
  });
});
