// What is installed: pinned, from any registry, under a permissive licence, without a script or a reporter of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly link?: boolean;
}

interface Manifest {
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');

/** SPDX identifiers that ask for no more than attribution, or, for MPL, that their own files stay open. */
const PERMISSIVE =
  /^\(?(?:MIT|MIT-0|Apache-2\.0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|MPL-2\.0|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Zlib|WTFPL)\b/u;

/** Licences that the lockfile does not know, as their files state them. */
const STATED: Readonly<Record<string, string>> = {
  'node_modules/busboy': 'MIT', // the file LICENSE
  'node_modules/streamsearch': 'MIT', // the file LICENSE
  'node_modules/negotiate': 'BSD-2-Clause', // `FreeBSD`, in the old field `licenses`
  'node_modules/png-js': 'MIT', // the file LICENSE
  'node_modules/uritemplate': 'MIT', // in the old field `licenses`
};

/** Packages that send something home when installed or run. */
const REPORTERS = ['@scarf/scarf', 'universal-analytics', 'posthog-node', '@sentry/node', 'mixpanel', 'analytics-node'];

describe('the packages', () => {
  it('are named with exact versions', () => {
    const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([]);
  });

  it('are locked by checksum and not by the place they came from', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    const unchecked = installed.filter(([, { integrity, link }]) => integrity === undefined && link !== true);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('are locked for every platform, or npm ci refuses on another one', () => {
    const isLocked = (path: string, name: string): boolean =>
      `${path}${path === '' ? '' : '/'}node_modules/${name}` in lock.packages ||
      (path !== '' && isLocked(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name));
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it('are free to use for everyone', () => {
    const others = installed.filter(([path, { license }]) => !PERMISSIVE.test(license ?? STATED[path] ?? ''));
    expect(others.map(([path, { license }]) => `${path}: ${license ?? 'no licence named'}`)).toEqual([]);
  });

  it('report to nobody', () => {
    const found = installed
      .map(([path]) => path)
      .filter((path) => REPORTERS.some((name) => path.endsWith(`node_modules/${name}`)));
    expect(found).toEqual([]);
  });

  it('run no script of their own when they are installed', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('the gate', () => {
  it('runs every check there is', () => {
    const { check = '' } = manifest.scripts;
    for (const part of ['generate -- --check', 'types', 'lint', 'format', 'imports', 'dead-code']) {
      expect(check).toContain(`npm run ${part}`);
    }
    expect(check).toMatch(/&& npm test$/u);
    expect(check).not.toMatch(/\|\||;/u);
  });

  it('is what the continuous integration runs, in a shell that stops at the first failure', () => {
    expect(read('.ci/run')).toMatch(
      /^#!\/usr\/bin\/env bash\n[^]*set -euo pipefail\n[^]*npm ci\n[^]*npm run check\n$/u,
    );
  });
});
