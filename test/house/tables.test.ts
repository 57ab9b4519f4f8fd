// Tables in prose that repeat what the program knows are compared with what the program knows.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import type { Setting } from '../../src/config.ts';
import { SCOPES, scopesInUse } from '../../src/kernel/scopes.ts';
import { ROOT } from './repository.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The body rows of the table whose header row is `header`, each as its cells. */
function rowsUnder(header: string, markdown: string): readonly (readonly string[])[] {
  const lines = markdown.slice(markdown.indexOf(`\n${header}\n`) + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
}

describe('the tables in prose', () => {
  it('are found by their header, and end where the table ends', () => {
    const markdown = 'text\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| c |\n';
    expect(rowsUnder('| a | b |', markdown)).toEqual([['1', '2']]);
  });

  it('name every environment variable with its rule and its default, in the README', () => {
    const settings: readonly Setting<unknown>[] = Object.values(SETTINGS);
    expect(rowsUnder('| variable | what it sets | default |', read('README.md'))).toEqual(
      settings.map(({ variable, description, defaultText }) => [`\`${variable}\``, description, defaultText]),
    );
  });

  it('name every scope that is of use, in the README', () => {
    expect(rowsUnder('| scope | what it allows |', read('README.md'))).toEqual(
      scopesInUse().map((scope) => [`\`${scope}\``, SCOPES[scope]]),
    );
  });

  it('have a row for every room, in src/README.md', () => {
    const named = rowsUnder('| room | what it holds | may import |', read('src/README.md')).flatMap(([rooms = '']) =>
      [...rooms.matchAll(/`([^`]+)`/gu)].map(([, room = '']) => room.replace(/\/$/u, '')),
    );
    const there = readdirSync(join(ROOT, 'src')).filter((name) => name !== 'README.md');
    expect(named.toSorted()).toEqual(there.toSorted());
  });
});
