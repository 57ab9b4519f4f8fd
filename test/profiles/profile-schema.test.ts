import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROFILE_SCHEMA } from '../../src/profiles/profile-schema.ts';

test('the schema file for editors is the schema that profiles are checked with', () => {
  const committed: unknown = JSON.parse(readFileSync('src/profiles/profile.schema.json', 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(PROFILE_SCHEMA)));
});
