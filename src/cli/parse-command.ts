// From the words of a command line to a command and its input, by node:util parseArgs.
import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';
import type { Command, CommandInput } from './command.ts';

/** The command that the line begins with (the longest that fits), and the words after it; undefined when there is none. */
export function findCommand(
  commands: readonly Command[],
  line: readonly string[],
): { readonly command: Command; readonly rest: readonly string[] } | undefined {
  const [command] = commands
    .filter(({ words }) => words.every((word, index) => line[index] === word))
    .sort((a, b) => b.words.length - a.words.length);
  return command && { command, rest: line.slice(command.words.length) };
}

/** The options and operands of a command. Throws UsageError. */
export function parseInput(command: Command, rest: readonly string[]): CommandInput {
  const rows = Object.entries(command.options);
  const options = Object.fromEntries(
    rows.map(([name, { value, isRepeatable = false }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: isRepeatable },
    ]),
  );
  const parsed = parse(rest, options);
  const operands = parsed.positionals;
  if (command.operands === undefined && operands.length > 0) {
    throw new UsageError(`${JSON.stringify(operands[0])} was not expected.`);
  }
  const values: Record<string, string> = {};
  const lists: Record<string, readonly string[]> = {};
  const switches = new Set<string>();
  for (const [name, value] of Object.entries(parsed.values)) {
    if (typeof value === 'string') values[name] = value;
    if (Array.isArray(value)) lists[name] = value.map(String);
    if (value === true) switches.add(name);
  }
  return { values, lists, switches, operands };
}

function parse(args: readonly string[], options: Record<string, { type: 'string' | 'boolean'; multiple: boolean }>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // parseArgs says what is wrong in a TypeError with a code of its own; anything else is a bug.
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}
