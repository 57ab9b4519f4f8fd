// Tables in prose that repeat what the program knows are compared with what the program knows.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import type { Setting } from '../../src/config.ts';
import { ATTEMPT_LIMITS, HTTP_LIMITS, RATE_LIMITS, WORKER_LIMITS } from '../../src/kernel/limits.ts';
import { SCOPES, scopesInUse } from '../../src/kernel/scopes.ts';
import { ROOT, sourceFiles } from './repository.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The body rows of the table whose header row is `header`, each as its cells. */
function rowsUnder(header: string, markdown: string): readonly (readonly string[])[] {
  const lines = markdown.slice(markdown.indexOf(`\n${header}\n`) + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What stays the same of every `reason` in a source: the longest stretch of its text without a placeholder. */
function reasonsIn(source: string): readonly string[] {
  return [...source.matchAll(/\breason(?::| =)\s*(?:'([^']+)'|`([^`]+)`)/gu)].map(([, plain, template = '']) => {
    const stretches = (plain ?? template).split(/\$\{[^}]*\}/u).map((text) => text.replace(/^[ ,:]+|[ .,:]+$/gu, ''));
    return stretches.toSorted((a, b) => b.length - a.length)[0] ?? '';
  });
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

  it('name limits as they are, in docs/public-clients.md', () => {
    const { quotas } = ATTEMPT_LIMITS;
    const { headersMs, requestMs, answerMs, answerBytesPerSecond, incomingFiles, incomingFilesOfClient } = HTTP_LIMITS;
    const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
    const { waitingAnswerBytes, waitingAnswerBytesOfClient, connectionsOfAddress } = HTTP_LIMITS;
    expect(rowsUnder('| what | how many | then |', read('docs/public-clients.md')).map(([, many]) => many)).toEqual([
      `${quotas.ofPair.requests} in ten minutes`,
      `${quotas.ofAddress.requests} in ten minutes`,
      `${RATE_LIMITS.startsWithoutCredential.requests} in an hour`,
      `${WORKER_LIMITS.waitingDocuments}; clients take turns`,
      `${incomingFiles}, of one client ${incomingFilesOfClient}`,
      `${megabytes(waitingAnswerBytes)}, for one client ${megabytes(waitingAnswerBytesOfClient)}`,
      `${headersMs / 1000} s, ${requestMs / 1000} s`,
      `${answerMs / 1000} s`,
      String(connectionsOfAddress),
    ]);
    expect([quotas.ofPair, quotas.ofAddress].map(({ windowMs }) => windowMs)).toEqual([600_000, 600_000]);
    expect(read('docs/public-clients.md')).toContain(`less than ${answerBytesPerSecond / 1024} KB a second`);
  });

  it('name every scope that is of use, in the README', () => {
    expect(rowsUnder('| scope | what it allows |', read('README.md'))).toEqual(
      scopesInUse().map((scope) => [`\`${scope}\``, SCOPES[scope]]),
    );
  });

  it('explain every finding of an answer, in docs', () => {
    const sources = sourceFiles().filter((path) =>
      /^src\/(?:services|reconciliation|extraction\/form|inspection|flow\.ts)/u.test(path),
    );
    const reasons = sources.flatMap((path) => reasonsIn(read(path)));
    const explained = ['reading-statements', 'reading-forms', 'ocr', 'tamper-signals']
      .map((name) => read(`docs/${name}.md`))
      .join('\n');
    expect(reasons).toContain('The balance first breaks here');
    expect(reasons.filter((reason) => !explained.includes(reason))).toEqual([]);
  });

  it('see what stays the same of a finding', () => {
    const source =
      "reason: 'Nothing was found.', const reason = `${count} lines, and ${more} others.`; readonly reason: string;";
    expect(reasonsIn(source)).toEqual(['Nothing was found', 'lines, and']);
  });

  it('have a row for every room, in src/README.md', () => {
    const named = rowsUnder('| room | what it holds | may import |', read('src/README.md')).flatMap(([rooms = '']) =>
      [...rooms.matchAll(/`([^`]+)`/gu)].map(([, room = '']) => room.replace(/\/$/u, '')),
    );
    const there = readdirSync(join(ROOT, 'src')).filter((name) => name !== 'README.md');
    expect(named.toSorted()).toEqual(there.toSorted());
  });
});
