import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';

describe('a folder of profiles', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'profiles-'));
    mkdirSync(join(folder, 'vocabulary'));
    mkdirSync(join(folder, 'issuers'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('is read with its subfolders; vocabulary comes back by name and unread', () => {
    writeFileSync(join(folder, 'base.yaml'), 'id: some-base\ntitle: Base\nversion: 1.0.0\nkind: base\n');
    writeFileSync(join(folder, 'issuers', 'other.yaml'), 'id: other-base\ntitle: Base\nversion: 1.0.0\nkind: base\n');
    writeFileSync(join(folder, 'vocabulary', 'methods.yaml'), 'anything: [goes]\n');
    const { profiles, vocabulary } = readProfileFiles(folder);
    expect(profiles.map(({ id }) => id)).toEqual(['some-base', 'other-base']);
    expect(vocabulary).toEqual({ methods: { anything: ['goes'] } });
  });

  test('with a wrong profile is refused as a whole, naming file, place and reason', () => {
    writeFileSync(join(folder, 'base.yaml'), 'id: some-base\ntitle: Base\nversion: 1.0.0\nkind: odd\n');
    expect(() => readProfileFiles(folder)).toThrow(/base\.yaml: kind must be one of: base, generic, issuer/);
  });

  test('with a file that is no YAML is refused, naming the file', () => {
    writeFileSync(join(folder, 'base.yaml'), 'id: [unclosed\n');
    expect(() => readProfileFiles(folder)).toThrow(/base\.yaml is not valid YAML/);
  });
});
