// The prose of the project, held to the same standard as its code: links lead somewhere, and the example profile is one.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { profileFolder, readProfileFiles } from '../../src/adapters/profile-files/read-profile-files.ts';
import { ROOT, committedFiles } from './repository.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Targets of Markdown links that are neither addresses nor anchors, seen from `path`. */
function linkedFiles(path: string, text: string): readonly string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/gu)].map(([, target = '']) =>
    join(dirname(path), target),
  );
}

describe('the documents', () => {
  it('link to files that are there', () => {
    const documents = committedFiles().filter((path) => path.endsWith('.md'));
    const dead = documents.flatMap((path) =>
      linkedFiles(path, read(path))
        .filter((target) => !existsSync(join(ROOT, target)))
        .map((target) => `${path} → ${target}`),
    );
    expect(documents).toContain('CONTRIBUTING.md');
    expect(dead).toEqual([]);
  });

  it('are seen through to the folder they link from', () => {
    expect(linkedFiles('docs/README.md', '[a](../src/README.md#flow) [b](https://example.org) [c](#here)')).toEqual([
      'src/README.md',
    ]);
  });

  it('show a profile, in CONTRIBUTING, that could be added as it is', () => {
    const example = /```yaml\n([^]*?)```/u.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'arkive-profiles-'));
    try {
      cpSync(profileFolder(), folder, { recursive: true });
      writeFileSync(join(folder, 'example.yaml'), example);
      const added = readProfileFiles(folder).profiles.find(
        ({ kind, title }) => kind === 'issuer' && example.includes(title),
      );
      expect(added?.fields['sortCode']?.labels).toContain('branch code');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
