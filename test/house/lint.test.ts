// The lint rules that this project adds, each seen to notice what it forbids. (What the presets bring is tested where they are made.)
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.ts';

// Rules that need no types: planted text is in no file, so no program knows it.
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*.ts'] }],
});

async function rulesBrokenBy(filePath: string, text: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, filePath) });
  return result?.messages.map(({ ruleId, fatal, message }) => (fatal === true ? message : ruleId)) ?? [];
}

describe('the lint rules', () => {
  it.each([
    ['src/layout/planted.ts', 'the clock', 'export const now = Date.now();', 'no-restricted-syntax'],
    ['src/extraction/planted.ts', 'the date of today', 'export const now = new Date();', 'no-restricted-syntax'],
    ['src/mapping/planted.ts', 'chance', 'export const some = Math.random();', 'no-restricted-syntax'],
    ['src/mapping/planted.ts', 'a late import', `export const late = import('./a.ts');`, 'no-restricted-syntax'],
    ['src/validation/planted.ts', 'the environment', 'export const { env } = process;', 'no-restricted-globals'],
    ['src/profiles/planted.ts', 'the network', `export const page = fetch('/');`, 'no-restricted-globals'],
    ['src/kernel/planted.ts', 'random bytes', `export * as c from 'node:crypto';`, 'no-restricted-imports'],
    ['src/layout/planted.ts', 'a barrel', `export { a } from './a.ts';`, 'no-restricted-syntax'],
    ['src/services/planted.ts', 'a barrel', `export * from './a.ts';`, 'no-restricted-syntax'],
    ['src/services/planted.ts', 'a default export', 'export default 1;', 'no-restricted-exports'],
    ['src/services/planted.ts', 'a print-out', `console.log('text');`, 'no-console'],
    ['src/services/planted.ts', 'any', 'export const a: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['src/services/planted.ts', 'a bang', 'export const a = [1][0]!;', '@typescript-eslint/no-non-null-assertion'],
    ['src/services/planted.ts', 'length', 'export const a = 1;\n'.repeat(301), 'max-lines'],
    [
      'src/services/planted.ts',
      'a fifth parameter',
      'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];',
      '@typescript-eslint/max-params',
    ],
    [
      'src/services/planted.ts',
      'a type imported as a value',
      `import { type A } from './a.ts';\nexport type B = A;`,
      '@typescript-eslint/no-import-type-side-effects',
    ],
  ])('notice in %s: %s', async (filePath, _what, text, rule) => {
    expect(await rulesBrokenBy(filePath, text)).toContain(rule);
  });

  it('let sound text pass', async () => {
    expect(
      await rulesBrokenBy('src/layout/planted.ts', 'export const widthPt = (x0: number, x1: number) => x1 - x0;\n'),
    ).toEqual([]);
  });
});
