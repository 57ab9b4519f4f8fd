// The vocabulary that ships with the service, and lines to try it on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { profileFolder } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { parseMethodVocabulary } from '../../../src/extraction/descriptor/method-vocabulary.ts';
import type { TransactionLine } from '../../../src/extraction/descriptor/transaction-line.ts';

/** The YAML document, to be spoilt by tests of the parser. */
export function authoredVocabulary(): Record<string, unknown> {
  return parse(readFileSync(join(profileFolder(), 'vocabulary', 'transaction-methods.yaml'), 'utf8')) as Record<
    string,
    unknown
  >;
}

export const vocabulary = parseMethodVocabulary(authoredVocabulary());

/** A debit on a current account held by Ms Alex Jane Morgan, unless told otherwise. */
export function lineOf(lines: readonly string[], more: Partial<TransactionLine> = {}): TransactionLine {
  return {
    descriptor: lines.join(' '),
    lines,
    direction: 'Debit',
    accountType: 'Current',
    accountHolders: ['Ms Alex Jane Morgan'],
    currency: 'GBP',
    ...more,
  };
}
