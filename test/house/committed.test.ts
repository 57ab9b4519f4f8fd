// What a commit must not carry: the machine it was made on, the registry it was installed from, secrets, paper trails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, committedFiles } from './repository.ts';

interface Trace {
  readonly name: string;
  /** Written so that it does not find itself here. */
  readonly pattern: RegExp;
  readonly example: string;
}

const TRACES: readonly Trace[] = [
  {
    name: 'a package registry host',
    pattern:
      /\bregistr[y]\.[a-z0-9-]+\.[a-z]+|\b(?:artifactor[y]|verdacci[o]|nexu[s])\b[.:]|["' ]resolve[d]": *"https?:/iu,
    example: 'https://regis' + 'try.npmjs.org/arkive',
  },
  {
    name: 'a path of one machine',
    pattern: /(?<![\w.*$}~-])\/(?:wor[k]|tm[p]|roo[t]|User[s]|hom[e]\/(?!me\b|user\b|you\b)[a-z]+|mn[t])\/[\w.-]/u,
    example: 'cd /wo' + 'rk/main',
  },
  {
    name: 'a private address of one network',
    pattern: /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b/u,
    example: 'http://192.' + '168.1.20/',
  },
  {
    name: 'a private key',
    pattern: /-----BEGI[N] (?:[A-Z]+ )?PRIVATE KEY-----/u,
    example: '-----BEG' + 'IN PRIVATE KEY-----',
  },
  {
    name: 'a number of an issue, which means nothing outside its tracker',
    // `Date of issue 10/03/2025` and `issue 4 March` are words of papers.
    pattern: /(?<!\bof )\b(?:[Ii]ssu[e]|[Tt]icke[t]) #?\d{1,4}\b(?![/.-]?\d| [A-Z])/u,
    example: 'see iss' + 'ue 12',
  },
  {
    name: 'a word about how the text came to be, not about the product',
    pattern:
      /\b(?:co-authored-b[y]|generated wit[h]|AI[- ](?:generate[d]|assistan[t])|language mode[l]|sub-?agen[t]s?|coding agen[t])\b/iu,
    example: 'Co-auth' + 'ored-by: somebody',
  },
  {
    name: 'the place of documents that are not ours to publish',
    pattern: /\bshare[d]\/(?:corpu[s]|scor[e]|contrac[t]|suite[s])\b/u,
    example: '../sha' + 'red/corpus/one.pdf',
  },
];

describe('a committed file', () => {
  const files = committedFiles().map((path) => ({ path, text: readFileSync(join(ROOT, path), 'latin1') }));

  it('is among those looked at here', () => {
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['package.json', 'package-lock.json', 'LICENSE']),
    );
  });

  it.each(TRACES)('holds no $name', ({ pattern }) => {
    const found = files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.slice(0, 160)}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it.each(TRACES)('is noticed when it holds $name', ({ pattern, example }) => {
    expect(example).toMatch(pattern);
  });

  it('is small: what is large belongs to a package or is made by a script', () => {
    const large = files.filter(({ path, text }) => text.length > 1_000_000 && path !== 'package-lock.json');
    expect(large.map(({ path, text }) => `${path}: ${text.length} bytes`)).toEqual([]);
  });
});
