import { describe, expect, it } from 'vitest';
import { progressLine } from '../../src/cli/progress.ts';

function drawn(output: { isTTY?: boolean; columns?: number }, total: number, names: string[]): string {
  const texts: string[] = [];
  const progress = progressLine({ ...output, write: (text: string) => texts.push(text) }, total);
  for (const name of names) progress.advance(name);
  progress.clear();
  return texts.join('');
}

describe('progress', () => {
  it('is one line, redrawn on a terminal and cleared at the end', () => {
    expect(drawn({ isTTY: true, columns: 80 }, 2, ['a.pdf', 'b.pdf'])).toBe(
      '\r\u001b[2K1 of 2  a.pdf\r\u001b[2K2 of 2  b.pdf\r\u001b[2K',
    );
  });

  it('never wraps, which could not be cleared', () => {
    const text = drawn({ isTTY: true, columns: 30 }, 2, ['x'.repeat(100)]);
    expect(text.split('\r\u001b[2K').every((line) => line.length < 30)).toBe(true);
  });

  it('is not written to a log, nor for a single file', () => {
    expect(drawn({}, 2, ['a', 'b'])).toBe('');
    expect(drawn({ isTTY: true, columns: 80 }, 1, ['a'])).toBe('');
  });
});
