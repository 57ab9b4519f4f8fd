import { describe, expect, it } from 'vitest';
import { assignIds } from '../../src/fusion/persistent-ids.ts';

function assign(sets: readonly (readonly string[])[], previous: Readonly<Record<string, string>> = {}) {
  let made = 0;
  return Object.fromEntries(
    assignIds(sets, { previous: new Map(Object.entries(previous)), nodeBase: 'urn:', newNodeId: () => `new${++made}` }),
  );
}

describe('persistent ids', () => {
  it('are one for each set', () => {
    expect(assign([['a', 'b'], ['c']])).toEqual({ a: 'urn:new1', b: 'urn:new1', c: 'urn:new2' });
  });

  it('stay, for those who join as well', () => {
    expect(assign([['a', 'b']], { b: 'urn:old' })).toEqual({ a: 'urn:old', b: 'urn:old' });
  });

  it('are the older one where two have become one', () => {
    expect(assign([['x', 'a', 'b']], { b: 'urn:first', a: 'urn:second' })).toEqual({
      a: 'urn:first',
      b: 'urn:first',
      x: 'urn:first',
    });
  });

  it('stay with the oldest draft where one has come apart', () => {
    expect(assign([['b'], ['a']], { a: 'urn:old', b: 'urn:old' })).toEqual({ a: 'urn:old', b: 'urn:new1' });
  });

  it('are remembered for drafts that are not there', () => {
    expect(assign([['b']], { a: 'urn:old' })).toEqual({ a: 'urn:old', b: 'urn:new1' });
  });
});
