// The threat model is prose that claims something: each line of it names tests, and those tests are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from './repository.ts';

const HEADER = '| who | can | cannot | shown by |';
/** A link to a test file, and the name of a test in it. */
const REFERENCE = /\[[^\]]+\]\(\.\.\/(test\/[^)]+\.test\.ts)\) \*([^*]+)\*/gu;

interface Row {
  readonly shownBy: string;
}

/** The rows of every table of threats. */
function threats(markdown: string): readonly Row[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, at) => {
    if (line !== HEADER) return [];
    const rows = lines.slice(at + 2);
    return rows
      .slice(
        0,
        rows.findIndex((row) => !row.startsWith('|')),
      )
      .map((row) => ({ shownBy: row.split(' | ').at(-1)?.replace(/ \|$/u, '') ?? '' }));
  });
}

/** What a row says that is not so; nothing when its tests are there. */
function faultsOf({ shownBy }: Row): readonly string[] {
  const references = [...shownBy.matchAll(REFERENCE)];
  const rest = shownBy.replace(REFERENCE, '').replace(/[; ]/gu, '');
  if (references.length === 0 || rest !== '') return [`names no test, or something else beside: ${shownBy}`];
  return references.flatMap(([, path = '', name = '']) => {
    if (!existsSync(join(ROOT, path))) return [`${path} is not there`];
    const source = readFileSync(join(ROOT, path), 'utf8');
    const isThere = [`'${name}'`, `"${name}"`, `\`${name}\``].some((title) => source.includes(title));
    return isThere ? [] : [`${path} has no test "${name}"`];
  });
}

describe('the threat model', () => {
  const rows = threats(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'));

  it('has a table for each kind of attacker', () => {
    const markdown = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
    expect(markdown.split(`\n${HEADER}\n`).length - 1).toBe(markdown.match(/^### With /gmu)?.length);
    expect(rows.length).toBeGreaterThan(40);
  });

  it('names for each line tests that are there', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it('would not get away with a line that names none, or one that is not there', () => {
    const row = (shownBy: string): Row => ({ shownBy });
    const own = '[security](../test/house/security.test.ts)';
    expect(faultsOf(row(''))).toHaveLength(1);
    expect(faultsOf(row('trust us'))).toHaveLength(1);
    expect(faultsOf(row(`${own} *names for each line tests that are there*`))).toEqual([]);
    expect(faultsOf(row(`${own} *${['made', 'up'].join(' ')}*`))).toHaveLength(1);
    expect(faultsOf(row('[a](../test/house/nowhere.test.ts) *a*'))).toHaveLength(1);
  });
});

/** Words for what is secret, or a hash or signature of it, as names end in them. */
const SECRET = String.raw`\w*(?:secret|password|signature|sessionKey|apiKey|ticket|hash|mac)`;
/** A comparison of such a thing with anything but nothing or a word of the program; lengths may be compared. */
const COMPARED = new RegExp(
  String.raw`\b${SECRET}\s*[!=]==(?!\s*(?:undefined|null|'))|[!=]==\s*(?:\w+\.)*${SECRET}\b(?![.(])`,
  'giu',
);

describe('secrets', () => {
  it('are compared in constant time, wherever they are', () => {
    const sources = sourceFiles().filter((path) => path.startsWith('src/') && !path.includes('/generated/'));
    expect(sources).toContain('src/kernel/secrets.ts');
    const found = sources.flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(COMPARED)].map(([text]) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found', () => {
    for (const planted of [
      'if (clientSecret === sent)',
      'sent !== row.secretHash',
      'a.sessionKey ===key',
      "x === 'a' || mac !== y",
    ]) {
      expect(planted.match(COMPARED)).toHaveLength(1);
    }
    for (const fine of [
      'secret === undefined',
      'hash.length === storedHash.length',
      "password !== ''",
      "typeof ticket !== 'string'",
    ]) {
      expect(fine.match(COMPARED)).toBeNull();
    }
  });
});
