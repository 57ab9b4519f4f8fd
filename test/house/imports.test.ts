// The import rules can fail: each one is broken on purpose in a small house of its own, and must be the one that notices.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Files = Readonly<Record<string, string>>;

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const config = require('../../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly { readonly name: string; readonly comment?: string; readonly severity?: string }[];
};

/** A house in which every floor has a file and every import points down. */
const SOUND: Files = {
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: { fastify: '1.0.0', libsql: '1.0.0', yaml: '1.0.0' },
    devDependencies: { pdfkit: '1.0.0' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      allowImportingTsExtensions: true,
      noEmit: true,
    },
  }),
  ...Object.fromEntries(
    ['fastify', 'libsql', 'yaml', 'pdfkit', 'stowaway'].flatMap((name) => [
      [
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' }),
      ],
      [`node_modules/${name}/index.js`, 'export const it = 1;\n'],
    ]),
  ),
  'src/kernel/money.ts': 'export type Money = number;\n',
  'src/kernel/limits.ts': `import type { Money } from './money.ts';\nexport const most: Money = 1;\n`,
  'src/model/page.ts': `import type { Money } from '../kernel/money.ts';\nexport type Page = Money;\n`,
  'src/ports/reader.ts': `import type { Page } from '../model/page.ts';\nexport interface Reader { read(): Page }\n`,
  'src/profiles/profile.ts': `import type { Page } from '../model/page.ts';\nexport type Profile = Page;\n`,
  'src/profiles/load.ts': `import { it } from 'yaml';\nimport type { Profile } from './profile.ts';\nexport const load = (): Profile => it;\n`,
  'src/layout/lines.ts': `import type { Page } from '../model/page.ts';\nexport const lines = (page: Page) => page;\n`,
  'src/extraction/fields.ts': `import type { Profile } from '../profiles/profile.ts';\nexport const fields = (profile: Profile) => profile;\n`,
  'src/flow.ts': `import { lines } from './layout/lines.ts';\nimport { fields } from './extraction/fields.ts';\nexport const flow = () => fields(lines(1));\n`,
  'src/services/ingest.ts': `import { flow } from '../flow.ts';\nimport type { Reader } from '../ports/reader.ts';\nexport const ingest = (reader: Reader) => [flow(), reader];\n`,
  'src/adapters/store/store.ts': `import { it } from 'libsql';\nimport { readFile } from 'node:fs';\nexport const store = [it, readFile];\n`,
  'src/adapters/reader/reader.ts': `import type { Reader } from '../../ports/reader.ts';\nexport const reader: Reader = { read: () => 1 };\n`,
  'src/api/server.ts': `import { it } from 'fastify';\nimport { ingest } from '../services/ingest.ts';\nexport const server = [it, ingest];\n`,
  'src/client/credentials.ts': `export type Credentials = string;\n`,
  'src/client/client.ts': `import type { Credentials } from './credentials.ts';\nexport const client = (credentials: Credentials) => credentials;\n`,
  'src/main.ts': `import { reader } from './adapters/reader/reader.ts';\nimport { store } from './adapters/store/store.ts';\nimport { server } from './api/server.ts';\nimport { most } from './kernel/limits.ts';\nimport { load } from './profiles/load.ts';\nexport const main = [reader, store, server, most, load];\n`,
  'src/generate.ts': `import { it } from 'pdfkit';\nexport const generate = it;\n`,
  'test/flow.test.ts': `import { flow } from '../src/flow.ts';\nexport const test = flow;\n`,
  'fixtures/paper.ts': `import { it } from 'pdfkit';\nexport const paper = it;\n`,
};

/** What breaks each rule: one file more, and the import (or the lonely file) that must be named. */
const BROKEN: Readonly<Record<string, { readonly file: string; readonly text: string; readonly to?: string }>> = {
  'a-room-for-every-file': {
    file: 'src/utils/strings.ts',
    text: `import type { Page } from '../model/page.ts';\nexport type Text = Page;\n`,
    to: 'src/model/page.ts',
  },
  'nobody-imports-the-roof': {
    file: 'src/services/roof.ts',
    text: `import { main } from '../main.ts';\nexport const roof = main;\n`,
    to: 'src/main.ts',
  },
  'adapters-and-api-are-two-wings': {
    file: 'src/adapters/store/face.ts',
    text: `import type { server } from '../../api/server.ts';\nexport type Face = typeof server;\n`,
    to: 'src/api/server.ts',
  },
  'adapters-do-not-know-each-other': {
    file: 'src/adapters/reader/neighbour.ts',
    text: `import { store } from '../store/store.ts';\nexport const neighbour = store;\n`,
    to: 'src/adapters/store/store.ts',
  },
  'only-the-roof-names-adapters': {
    file: 'src/api/engine.ts',
    text: `import { reader } from '../adapters/reader/reader.ts';\nexport const engine = reader;\n`,
    to: 'src/adapters/reader/reader.ts',
  },
  'the-client-stands-alone': {
    file: 'src/client/amounts.ts',
    text: `import type { Money } from '../kernel/money.ts';\nexport type Amount = Money;\n`,
    to: 'src/kernel/money.ts',
  },
  'the-server-does-not-know-its-client': {
    file: 'src/services/remote.ts',
    text: `import { client } from '../client/client.ts';\nexport const remote = client;\n`,
    to: 'src/client/client.ts',
  },
  'services-stay-below-the-wings': {
    file: 'src/services/answer.ts',
    text: `import type { server } from '../api/server.ts';\nexport type Answer = typeof server;\n`,
    to: 'src/api/server.ts',
  },
  'steps-look-down-only': {
    file: 'src/layout/caller.ts',
    text: `import type { ingest } from '../services/ingest.ts';\nexport type Caller = typeof ingest;\n`,
    to: 'src/services/ingest.ts',
  },
  'steps-do-not-know-each-other': {
    file: 'src/layout/fields.ts',
    text: `import { fields } from '../extraction/fields.ts';\nexport const known = fields;\n`,
    to: 'src/extraction/fields.ts',
  },
  'steps-are-pure': {
    file: 'src/layout/disk.ts',
    text: `import { readFileSync } from 'node:fs';\nexport const disk = readFileSync;\n`,
    to: 'fs',
  },
  'ports-are-interfaces': {
    file: 'src/ports/stepping.ts',
    text: `import type { lines } from '../layout/lines.ts';\nexport type Stepping = typeof lines;\n`,
    to: 'src/layout/lines.ts',
  },
  'ports-hold-no-code': {
    file: 'src/ports/coded.ts',
    text: `import { most } from '../kernel/limits.ts';\nexport const coded = most;\n`,
    to: 'src/kernel/limits.ts',
  },
  'the-model-stands-on-the-kernel': {
    file: 'src/model/reading.ts',
    text: `import type { Reader } from '../ports/reader.ts';\nexport type Reading = Reader;\n`,
    to: 'src/ports/reader.ts',
  },
  'the-kernel-stands-alone': {
    file: 'src/kernel/data.ts',
    text: `import { it } from 'yaml';\nexport const data = it;\n`,
    to: 'node_modules/yaml/index.js',
  },
  'engines-stay-behind-ports': {
    file: 'src/services/rows.ts',
    text: `import { it } from 'libsql';\nexport const rows = it;\n`,
    to: 'node_modules/libsql/index.js',
  },
  'http-stays-in-the-api': {
    file: 'src/services/routes.ts',
    text: `import { it } from 'fastify';\nexport const routes = it;\n`,
    to: 'node_modules/fastify/index.js',
  },
  'no-cycles': {
    file: 'src/layout/cells.ts',
    text: `import type { B } from './words.ts';\nexport type A = B | 1;\n`,
    to: 'src/layout/words.ts',
  },
  'no-orphans': { file: 'src/layout/lonely.ts', text: 'export const lonely = 1;\n' },
  'the-product-does-not-know-its-tests': {
    file: 'src/services/paper.ts',
    text: `import type { paper } from '../../fixtures/paper.ts';\nexport type Paper = typeof paper;\n`,
    to: 'fixtures/paper.ts',
  },
  'no-development-packages-in-production': {
    file: 'src/adapters/store/draw.ts',
    text: `import { it } from 'pdfkit';\nexport const draw = it;\n`,
    to: 'node_modules/pdfkit/index.js',
  },
  'no-undeclared-packages': {
    file: 'src/adapters/store/stowaway.ts',
    text: `import { it } from 'stowaway';\nexport const stowaway = it;\n`,
    to: 'node_modules/stowaway/index.js',
  },
  'no-unresolvable-imports': {
    file: 'src/adapters/store/nowhere.ts',
    text: `import { it } from './nobody.ts';\nexport const nowhere = it;\n`,
    to: './nobody.ts',
  },
};

/** The other half of the cycle. */
const CYCLE: Files = { 'src/layout/words.ts': `import type { A } from './cells.ts';\nexport type B = A | 2;\n` };

async function build(files: Files): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'arkive-house-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  }
  await cp(join(root, '.dependency-cruiser.cjs'), join(house, '.dependency-cruiser.cjs'));
  return house;
}

async function violationsIn(house: string): Promise<readonly Violation[]> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cruiser, 'src', 'test', 'fixtures', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const run = promisify(execFile)(process.execPath, args, { cwd: house, maxBuffer: 64 * 1024 * 1024 });
  // The exit code is the number of errors; the JSON is complete either way.
  const { stdout } = await run.catch((error: unknown) => error as { readonly stdout: string });
  return (JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } }).summary.violations;
}

describe('the import rules', () => {
  const houses: string[] = [];
  let inSound: readonly Violation[] = [];
  let inBroken: readonly Violation[] = [];

  beforeAll(async () => {
    const additions = Object.fromEntries(Object.values(BROKEN).map(({ file, text }) => [file, text]));
    const sound = await build(SOUND);
    const broken = await build({ ...SOUND, ...additions, ...CYCLE });
    houses.push(sound, broken);
    inSound = await violationsIn(sound);
    inBroken = await violationsIn(broken);
  });
  afterAll(async () => {
    for (const house of houses) await rm(house, { recursive: true, force: true });
  });

  it('find nothing in a house whose imports all point down', () => {
    expect(inSound.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('are each broken below, so that none is a rule that cannot fail', () => {
    expect(Object.keys(BROKEN).toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(BROKEN))('%s notices what breaks it', (name, { file, to }) => {
    const found = inBroken.filter(({ rule }) => rule.name === name);
    expect(found.map(({ from }) => from)).toContain(file);
    if (to !== undefined) expect(found.find(({ from }) => from === file)?.to).toBe(to);
  });

  it('say why they exist, and stop the gate', () => {
    for (const { name, comment, severity } of config.forbidden) {
      expect(comment?.length ?? 0, `${name} has a reason`).toBeGreaterThan(40);
      expect(severity, `${name} is an error`).toBe('error');
    }
  });
});
