import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { findFields } from '../../../src/extraction/fields/find-fields.ts';
import { at, layOut } from '../statement/placed-pages.ts';

const VALUES: Readonly<Record<string, string>> = { money: '£1,234.56', date: '3 March 2026', 'sort-code': '20-11-22' };
const PROFILES = readProfileFiles().profiles.filter(({ id }) => /^(?:banking-statement|property-|earnings-)/.test(id));

describe('what stands between a label and its value', () => {
  it.each([
    ['a colon', (label: string) => `${label}:`],
    ['a dash', (label: string) => `${label} -`],
    ['a verb', (label: string) => `${label} is`],
    ['a star', (label: string) => `${label}*`],
  ])('is no part of it: %s', (_, followed) => {
    for (const { id, fields } of PROFILES) {
      for (const [field, { value, labels }] of Object.entries(fields)) {
        const printed = VALUES[value];
        const [label] = labels;
        if (printed === undefined || label === undefined || label.includes('{')) continue;
        const find = (text: string): unknown =>
          findFields(layOut([at(50, 100, text), at(300, 100, printed)]), fields, {
            currency: 'GBP',
            skip: () => false,
            form: !id.startsWith('banking'),
          })[field]?.[0]?.value;
        expect(find(followed(label)), `${id} ${field}`).toEqual(find(label));
        expect(find(label), `${id} ${field}`).toBeDefined();
      }
    }
  });
});
