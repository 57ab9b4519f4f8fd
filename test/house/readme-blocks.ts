// README code blocks as a script: what a reader would paste, in the order in which a reader would paste it.
import { spawn } from 'node:child_process';

/** One command of the README with what it must print, if the README shows that. */
export interface Example {
  /** 1-based line in the README. */
  readonly line: number;
  readonly command: string;
  /** The output as shown, `…` standing for anything; undefined when none is shown. */
  readonly shown: string | undefined;
}

/** What became of an example. */
export interface Outcome extends Example {
  readonly exitCode: number | 'not reached';
  readonly output: string;
}

const BLOCK = /^(<!-- not run: (?<reason>.{10,}) -->\n)?```(?<kind>sh|console)\n(?<body>[^]*?)^```$/gmu;
/** What the test does in its own way: the packages are there already, and the server is on a port of its own. */
const DONE_ALREADY = /^(?:git clone .*|cd arkive|npm ci|npm start|npm ci && npm start)(?:\s+#.*)?$/u;

/** The examples of a README: each `sh` block as one, each `$` line of a `console` block as one. */
export function examplesIn(markdown: string): readonly Example[] {
  return [...markdown.matchAll(BLOCK)].flatMap((match) => {
    const { kind, body = '', reason } = match.groups ?? {};
    if (reason !== undefined) return [];
    const line = markdown.slice(0, match.index).split('\n').length + 1;
    return kind === 'sh' ? [{ line, command: body, shown: undefined }] : transcript(body, line);
  });
}

function transcript(body: string, line: number): readonly Example[] {
  const parts = body.split(/^\$ /mu);
  if (parts[0] !== '') throw new Error(`README line ${line}: a console block starts with a line that starts with "$ "`);
  return parts.slice(1).map((part) => {
    const [first = '', ...rest] = part.split('\n');
    const command = [first];
    while (command.at(-1)?.endsWith('\\') === true) command.push(rest.shift() ?? '');
    return { line, command: `${command.join('\n')}\n`, shown: rest.join('\n') };
  });
}

/** Whether `output` is what was shown: line by line, `…` in a line is any text, a line of `…` alone any lines. */
export function isAsShown(shown: string, output: string): boolean {
  const pattern = shown
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '…' ? '[^]*' : line.trimEnd().split('…').map(escaped).join('.*')))
    .join('\\s*?\\n');
  return new RegExp(`^${pattern}$`, 'u').test(output.trim());
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}

/**
 * Runs the examples in one bash in `cwd`, so that variables carry over, up to the first that fails.
 * `asRun` turns a command as printed into the command as run: the address and the credentials of this server.
 */
export async function runExamples(
  examples: readonly Example[],
  { cwd, asRun }: { readonly cwd: string; readonly asRun: (command: string) => string },
): Promise<readonly Outcome[]> {
  const mark = '\u0001';
  const script = examples.flatMap(({ command }) => [asRun(withoutSetup(command)), `printf '${mark}'`]).join('\n');
  const { output, exitCode } = await bash(script, cwd);
  const outputs = output.split(mark);
  return examples.map((example, index) => ({
    ...example,
    output: outputs[index] ?? '',
    exitCode: index < outputs.length - 1 ? 0 : index === outputs.length - 1 ? exitCode : 'not reached',
  }));
}

function withoutSetup(command: string): string {
  return command
    .split('\n')
    .filter((line) => !DONE_ALREADY.test(line))
    .join('\n');
}

function bash(script: string, cwd: string): Promise<{ readonly output: string; readonly exitCode: number }> {
  return new Promise((resolve, reject) => {
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const add = (chunk: Buffer): void => void (output += chunk.toString('utf8'));
    shell.stdout.on('data', add);
    shell.stderr.on('data', add);
    shell.on('error', reject);
    shell.on('close', (code) => resolve({ output, exitCode: code ?? 1 }));
  });
}
