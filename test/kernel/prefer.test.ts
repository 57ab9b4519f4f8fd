import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPreference, parsePrefer } from '../../src/kernel/prefer.ts';

const names = (lines: readonly string[]): readonly string[] => [...parsePrefer(lines).keys()];
const value = (line: string, name: string): string | undefined => parsePrefer([line]).get(name)?.value;

const token = fc.stringMatching(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,12}$/);
const text = fc.stringMatching(/^[\t \x21-\x7E\x80-\xFF]{0,20}$/);
const space = fc.stringMatching(/^[ \t]{0,2}$/);

describe('Prefer (RFC 7240 §2)', () => {
  it('reads a token value and a quoted value alike', () => {
    expect(value('handling=strict', 'handling')).toBe('strict');
    expect(value('handling="strict"', 'handling')).toBe('strict');
  });

  it('allows space around the equals sign and the semicolon', () => {
    const preference = parsePrefer(['foo = "bar" ; x = 1;y']).get('foo');
    expect(preference?.value).toBe('bar');
    expect([...(preference?.parameters ?? [])]).toEqual([
      ['x', '1'],
      ['y', ''],
    ]);
  });

  it('compares names without case and keeps the case of values', () => {
    expect(value('Document-Context="Banking"', 'document-context')).toBe('Banking');
  });

  it('does not split at commas and semicolons inside quotes', () => {
    expect(value('document-class="a,b;c", handling=strict', 'document-class')).toBe('a,b;c');
    expect(value('document-class="a,b;c", handling=strict', 'handling')).toBe('strict');
  });

  it('undoes quoted pairs', () => {
    expect(value(String.raw`a="x\"y\\z, w"`, 'a')).toBe(String.raw`x"y\z, w`);
  });

  it('holds an empty value to be no value', () => {
    expect(value('foo', 'foo')).toBe('');
    expect(value('foo=""', 'foo')).toBe('');
    expect(value('foo=', 'foo')).toBe('');
    expect(value('foo; bar=""', 'foo')).toBe('');
  });

  it('reads several field lines as one list', () => {
    expect(names(['respond-async, wait=100', 'handling=lenient'])).toEqual(['respond-async', 'wait', 'handling']);
  });

  it('lets the first of several instances count, within and across field lines', () => {
    expect(value('wait=1, WAIT=2', 'wait')).toBe('1');
    expect(parsePrefer(['wait=1', 'wait=2']).get('wait')?.value).toBe('1');
    expect(parsePrefer(['a; p=1; P=2']).get('a')?.parameters.get('p')).toBe('1');
  });

  it('skips empty list elements and empty parameters (RFC 9110 §5.6.1.2)', () => {
    expect(names([', ,a,, b ,'])).toEqual(['a', 'b']);
    expect(parsePrefer(['a;; p=1;']).get('a')?.parameters.get('p')).toBe('1');
  });

  it('ignores malformed preferences and keeps their neighbours', () => {
    expect(names(['a b, c'])).toEqual(['c']);
    expect(names(['a="x"y, c'])).toEqual(['c']);
    expect(names(['=x, c, d;=1, e; f g'])).toEqual(['c']);
    expect(names(['a, b="never closed, c', 'd'])).toEqual(['a', 'd']);
  });

  it('finds again whatever preference was written, however it was spaced and quoted', () => {
    const pair = fc.record({ name: token, value: text, before: space, after: space });
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: (p) => p.name.toLowerCase(), maxLength: 6 }), (pairs) => {
        const line = pairs.map((p) => p.before + formatPreference(p.name, p.value) + p.after).join(',');
        const parsed = [...parsePrefer([line]).values()].map((p) => [p.name, p.value]);
        expect(parsed).toEqual(pairs.map((p) => [p.name.toLowerCase(), p.value]));
      }),
    );
  });

  it('gives the same for one field line as for its elements on lines of their own', () => {
    const element = fc.tuple(token, text).map(([n, v]) => formatPreference(n, v));
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), (elements) => {
        expect(parsePrefer([elements.join(', ')])).toEqual(parsePrefer(elements));
      }),
    );
  });

  it('never throws, whatever the field holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (lines) => {
        parsePrefer(lines);
      }),
    );
  });
});
