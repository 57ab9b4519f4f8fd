import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../src/api/http/failure.ts';
import { readConfig } from '../../../src/config.ts';

const thrownBy = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('what a log says of a failure', () => {
  it('is its kind, its code and where in the program it arose', () => {
    expect(failureOf(thrownBy(() => readConfig({ ARKIVE_PORT: 'x' })))).toEqual({
      name: 'ConfigError',
      at: expect.stringMatching(/^config\.ts:\d+:\d+$/),
    });
    expect(failureOf(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toMatchObject({ code: 'ECONNRESET' });
  });

  it('is never the message, not even one that looks like a stack', () => {
    const error = new RangeError('PRIVATE\n    at PRIVATE (/home/me/src/PRIVATE.ts:1:1)');
    expect(JSON.stringify(failureOf(error))).not.toContain('PRIVATE');
    expect(JSON.stringify(failureOf(Object.assign(error, { code: 'PRIVATE words' })))).not.toContain('PRIVATE');
  });

  it('comes from the worker for what failed there', () => {
    const frames = ['at read (file:///home/me/dist/adapters/pdfium/engine.js:10:2)', 'at other (/x/src/y.ts:1:1)'];
    expect(failureOf(Object.assign(new Error('reading failed'), { frames })).at).toBe('adapters/pdfium/engine.js:10:2');
  });

  it('is the type of what is no error', () => {
    expect(failureOf('PRIVATE')).toEqual({ name: 'string' });
    expect(failureOf(null)).toEqual({ name: 'object' });
  });
});
