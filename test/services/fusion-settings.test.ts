import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FusionOptions } from '../../src/ports/fusion.ts';
import { allowsRule, narrowed } from '../../src/services/fusion-settings.ts';

const RULES = [
  { name: 'pay-of-period', generates: undefined },
  { name: 'card-account-of-payment', generates: 'ark:BankAccount' },
  { name: 'transfer-between-accounts', generates: 'ark:Transfer' },
];
const names = fc.subarray(RULES.map(({ name }) => name));
const types = fc.subarray(RULES.flatMap(({ generates }) => generates ?? []));
const options: fc.Arbitrary<FusionOptions> = fc.record(
  { rules: names, generate: fc.oneof(fc.boolean(), types) },
  { requiredKeys: [] },
);

describe('what a fusion may do', () => {
  it('is what the client and the request both allow: no request widens it', () => {
    fc.assert(
      fc.property(options, options, (client, request) => {
        for (const rule of RULES) {
          expect(allowsRule(narrowed(client, request), rule)).toBe(
            allowsRule(client, rule) && allowsRule(request, rule),
          );
        }
      }),
    );
  });

  it('is everything where nobody says anything', () => {
    expect(narrowed({}, {})).toEqual({});
    for (const rule of RULES) expect(allowsRule({}, rule)).toBe(true);
  });
});
