import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientFiles } from '../../src/generate/client-files.ts';

const folder = join(import.meta.dirname, '../../src/client/generated');

let files: Readonly<Record<string, string>>;
beforeAll(async () => {
  const schema = readFileSync(join(folder, '../../model/generated/schema.graphql'), 'utf8');
  files = await clientFiles({ schema });
});

describe('the generated files of the client', () => {
  it('are what the interface description says now', () => {
    const committed = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
    // Compared by name: the difference of two such texts is nothing that anybody reads.
    expect(committed.filter(([name, text]) => files[name] !== text).map(([name]) => name)).toEqual([]);
    expect(committed.map(([name]) => name).sort()).toEqual(Object.keys(files).sort());
  });

  it('say that nobody edits them', () => {
    for (const text of Object.values(files)) expect(text.slice(0, 200)).toContain('do not edit');
  });

  it('let a file be a Blob, and what may be left out be left out', () => {
    const types = files['openapi.ts'] ?? '';
    expect(types).toMatch(/"multipart\/form-data": \{[^}]*document\?: Blob;/u);
    expect(types).toMatch(/lifetimeInSeconds\?: number;/u);
  });
});
