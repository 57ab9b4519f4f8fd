// The habits of CONTRIBUTING.md that no linter knows, each shown to notice what breaks it.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT, committedFiles, sourceFiles } from './repository.ts';

interface SourceText {
  /** From the root of the checkout. */
  readonly path: string;
  readonly text: string;
}

interface Habit {
  readonly sentence: string;
  /** What is wrong, one line each; nothing when all is well. */
  readonly complaints: (source: SourceText) => readonly string[];
  readonly broken: SourceText;
}

function parse({ path, text }: SourceText): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
}

function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

function isExported(node: ts.Statement): boolean {
  return (ts.getCombinedModifierFlags(node as unknown as ts.Declaration) & ts.ModifierFlags.Export) !== 0;
}

function isDocumented(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).length > 0;
}

function nameOf(node: ts.Statement): string {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText() ?? '';
  return (node as ts.Statement & { readonly name?: ts.Identifier }).name?.text ?? '';
}

function withoutHeader({ text }: SourceText): readonly string[] {
  const header = /^(?:#!.*\n)?((?:\/\/.*\n)+|\/\*[^]*?\*\/\n)/u.exec(text)?.[1] ?? '';
  if (header === '' || header.startsWith('/**')) return ['starts with no header comment'];
  return /[a-z]{2,} [^ ]*[a-z]{2,}/iu.test(header) ? [] : ['has a header comment that says nothing'];
}

function withoutDoc(source: SourceText): readonly string[] {
  const exported = parse(source).statements.filter(isExported);
  // The header speaks for the export that the file is named after, and for one that is alone.
  if (exported.length === 1) return [];
  const namesake = basename(source.path, '.ts').replaceAll('-', '').toLowerCase();
  const documented = new Set(
    exported.filter((node) => isDocumented(node) || nameOf(node).toLowerCase() === namesake).map(nameOf),
  );
  return exported
    .filter((node) => !documented.has(nameOf(node)))
    .map((node) => `line ${lineOf(node)}: ${nameOf(node)} has no doc comment`);
}

function withCode(source: SourceText): readonly string[] {
  if (!source.path.startsWith('src/ports/')) return [];
  return parse(source)
    .statements.filter(
      (node) =>
        !ts.isInterfaceDeclaration(node) &&
        !ts.isTypeAliasDeclaration(node) &&
        !(ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword),
    )
    .map((node) => `line ${lineOf(node)}: a port holds interfaces and types only`);
}

function oddlyNamed({ path }: SourceText): readonly string[] {
  const name = basename(path).replace(/(\.test)?\.ts$/u, '');
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(name) ? [] : ['is not named in kebab-case']),
    ...(/^(utils?|helpers?|common|misc|manager|index)$/u.test(name) ? ['has a name that says nothing'] : []),
  ];
}

function leftUndone({ text }: SourceText): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /\b(?:TO[D]O|FIXM[E]|XX[X]|HAC[K])\b/u.test(line) ? [`line ${index + 1}: left undone`] : [],
    );
}

function withoutReason({ text }: SourceText): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const rest = /eslint-disabl[e](.*)/u.exec(line)?.[1];
    return rest === undefined || / -- \S.{9,}/u.test(rest) ? [] : [`line ${index + 1}: a rule is off without a reason`];
  });
}

const HABITS: readonly Habit[] = [
  {
    sentence: 'a source file starts with a comment that says what it gives',
    complaints: withoutHeader,
    broken: { path: 'src/kernel/bare.ts', text: 'export const bare = 1;\n' },
  },
  {
    sentence: 'a public export has a doc comment, unless the file is named after it and the header speaks for it',
    complaints: withoutDoc,
    broken: {
      path: 'src/kernel/mute.ts',
      text: '// Two things.\n/** One. */\nexport const a = 1;\nexport const b = 2;\n',
    },
  },
  {
    sentence: 'a port holds interfaces and types only',
    complaints: withCode,
    broken: { path: 'src/ports/busy.ts', text: '// A port.\nimport { a } from "./a.ts";\nexport const b = a;\n' },
  },
  {
    sentence: 'a file has a name in kebab-case that says something',
    complaints: oddlyNamed,
    broken: { path: 'src/kernel/moneyUtils.ts', text: '// Money.\n' },
  },
  {
    sentence: 'nothing is left undone',
    complaints: leftUndone,
    broken: { path: 'src/kernel/later.ts', text: '// TO' + 'DO: count.\n' },
  },
  {
    sentence: 'a lint rule that is off says why',
    complaints: withoutReason,
    broken: { path: 'src/kernel/loud.ts', text: '// eslint-dis' + 'able-next-line no-console\n' },
  },
];

const sources: readonly SourceText[] = sourceFiles().map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

describe('a source file', () => {
  it('is among those looked at here', () => {
    expect(sources.map(({ path }) => path)).toContain('src/kernel/money.ts');
  });

  it.each(HABITS)('$sentence', ({ complaints }) => {
    expect(sources.flatMap((source) => complaints(source).map((complaint) => `${source.path}: ${complaint}`))).toEqual(
      [],
    );
  });

  it.each(HABITS)('is noticed when it breaks this: $sentence', ({ complaints, broken }) => {
    expect(complaints(broken)).not.toEqual([]);
  });
});

describe('a test file', () => {
  it.each(HABITS.filter(({ complaints }) => [oddlyNamed, leftUndone, withoutReason].includes(complaints)))(
    '$sentence',
    ({ complaints }) => {
      const tests = committedFiles().filter((path) => /^(test|fixtures)\/.+\.ts$/u.test(path));
      const texts = tests.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
      expect(texts.flatMap((source) => complaints(source).map((found) => `${source.path}: ${found}`))).toEqual([]);
    },
  );
});
