// The help texts, made from the table of commands.
import type { Command, OptionRow } from './command.ts';
import { textColumns } from './text-columns.ts';

const EXIT_CODES = 'Exit codes: 0 all was well, 1 something failed, 2 the command was not understood.\n';

/** What the program can do, one line for each command. */
export function programHelp(commands: readonly Command[]): string {
  const rows = commands.map((command) => [`  ${usage(command)}`, command.summary]);
  return [
    'Usage: arkive COMMAND [OPTION…]\n',
    '\n',
    textColumns(rows),
    '\n',
    'arkive COMMAND --help tells more. The data folder is ./data, or the one that ARKIVE_DATA names.\n',
    EXIT_CODES,
  ].join('');
}

/** All about one command. */
export function commandHelp(command: Command): string {
  const options = { ...command.options, help: { text: 'This help.' } };
  const rows = Object.entries<OptionRow>(options).map(([name, { value, text }]) => [
    `  --${name}${value === undefined ? '' : ` ${value}`}`,
    text,
  ]);
  const notes = command.notes ?? [];
  return [
    `Usage: arkive ${usage(command)} [OPTION…]\n`,
    '\n',
    `${command.summary}\n`,
    '\n',
    textColumns(rows),
    ...(notes.length > 0 ? ['\n', ...notes.map((note) => `${note}\n`)] : []),
    '\n',
    EXIT_CODES,
  ].join('');
}

function usage({ words, operands }: Command): string {
  return [...words, ...(operands === undefined ? [] : [operands])].join(' ');
}
