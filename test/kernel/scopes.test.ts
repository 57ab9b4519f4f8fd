import { describe, expect, it } from 'vitest';
import { OPERATION_SCOPES, SCOPES, isScope, parseScopeParameter, scopesInUse } from '../../src/kernel/scopes.ts';

describe('the scope table', () => {
  it('every name obeys the grammar of RFC 6749 §3.3 and has a sentence', () => {
    for (const [name, sentence] of Object.entries(SCOPES)) {
      expect(parseScopeParameter(name)).toEqual([name]);
      expect(sentence).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('knows every scope that an operation needs', () => {
    for (const { always, sometimes } of Object.values(OPERATION_SCOPES)) {
      expect([...always, ...sometimes].every(isScope)).toBe(true);
    }
  });

  it('scopes in use are those that operations need, once each', () => {
    expect(scopesInUse()).toContain('documents:initiate');
    expect(scopesInUse()).toContain('documents:ocr');
    expect(new Set(scopesInUse()).size).toBe(scopesInUse().length);
  });

  it('names of Object.prototype are no scopes', () => {
    expect(isScope('constructor')).toBe(false);
  });
});

describe('the scope parameter (RFC 6749 §3.3)', () => {
  it('is a list of names separated by single spaces, in which repetition means nothing', () => {
    expect(parseScopeParameter('a b a')).toEqual(['a', 'b']);
  });

  it.each(['', ' a', 'a ', 'a  b', 'a\tb', 'a"b', 'a\\b', 'ä'])('breaks the grammar: %j', (text) => {
    expect(parseScopeParameter(text)).toBeUndefined();
  });
});
