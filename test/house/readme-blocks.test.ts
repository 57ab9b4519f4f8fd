// The README's examples are run; these are the rules by which they are found and judged.
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.ts';
import { examplesIn, isAsShown, runExamples } from './readme-blocks.ts';

const fenced = (kind: string, body: string): string => `\`\`\`${kind}\n${body}\n\`\`\`\n`;
const run = (markdown: string) => runExamples(examplesIn(markdown), { cwd: ROOT, asRun: (command) => command });

describe('README examples', () => {
  it('are the blocks marked sh and console, and no others', () => {
    const markdown = ['text', fenced('sh', 'true'), fenced('json', '{}'), fenced('console', '$ echo 1\n1')].join('\n');
    expect(examplesIn(markdown).map(({ command }) => command.trim())).toEqual(['true', 'echo 1']);
  });

  it('are left out where a comment before the block says why', () => {
    expect(examplesIn(`<!-- not run: needs a second machine -->\n${fenced('sh', 'false')}`)).toEqual([]);
    expect(examplesIn(`<!-- not run: -->\n${fenced('sh', 'false')}`)).toHaveLength(1);
  });

  it('share one shell, so that a variable set in one is known in the next', async () => {
    const outcomes = await run(fenced('sh', 'a=7') + fenced('console', '$ echo $a\n7'));
    expect(outcomes.map(({ exitCode, output }) => [exitCode, output.trim()])).toEqual([
      [0, ''],
      [0, '7'],
    ]);
  });

  it('fail when a command fails, also in the middle of a pipe, and what follows is not reached', async () => {
    const outcomes = await run(fenced('sh', 'true') + fenced('sh', 'false | cat') + fenced('sh', 'true'));
    expect(outcomes.map(({ exitCode }) => exitCode)).toEqual([0, 1, 'not reached']);
  });

  it('take the set-up of the reader as done', async () => {
    const [outcome] = await run(fenced('sh', 'npm ci\nnpm start   # prints a client\necho ready'));
    expect(outcome).toMatchObject({ exitCode: 0, output: 'ready\n' });
  });

  it('take a command over several lines as one', () => {
    expect(examplesIn(fenced('console', '$ echo \\\n  1\n1'))).toMatchObject([
      { command: 'echo \\\n  1\n', shown: '1\n' },
    ]);
  });

  it.each([
    ['1', '1\n', true],
    ['{"a": …}', '{"a": "b.c"}', true],
    ['first\n…\nlast', 'first\nany\nlines\nlast', true],
    ['1', '2', false],
    ['a.c', 'abc', false],
    ['first\n…\nlast', 'first\nany', false],
  ])('shown as %j and printed as %j are the same: %j', (shown, output, same) => {
    expect(isAsShown(shown, output)).toBe(same);
  });
});
