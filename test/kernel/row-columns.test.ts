import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../src/kernel/row-columns.ts';

const bytes = new Uint8Array([1, 2, 3]);
const row = columnsOf(
  { name: 'a b', nothing: null, count: 3, part: 0.5, buffer: bytes.buffer, bytes },
  'store of tests',
);

describe('a row of a database', () => {
  it('gives its columns as what they hold', () => {
    expect([row.text('name'), row.list('name'), row.integer('count')]).toEqual(['a b', ['a', 'b'], 3]);
    expect([row.textOrNull('nothing'), row.integerOrNull('nothing'), row.value('nothing')]).toEqual([null, null, null]);
  });

  it('gives bytes whichever way the driver hands them over, and as a copy', () => {
    expect([row.bytes('buffer'), row.bytes('bytes')]).toEqual([bytes, bytes]);
    expect(row.bytes('bytes').buffer).not.toBe(bytes.buffer);
  });

  it.each([
    ['text', () => row.text('count')],
    ['text', () => row.textOrNull('count')],
    ['integer', () => row.integer('part')],
    ['integer', () => row.integerOrNull('missing')],
    ['blob', () => row.bytes('name')],
  ])('says what a column is not: no %s', (kind, look) => {
    expect(look).toThrow(new RegExp(`^store of tests: column \\w+ is no ${kind}$`));
  });
});
