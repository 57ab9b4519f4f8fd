// Runs one command line: finds the command, shows help, and turns every failure into a sentence and an exit code.
import { Problem } from '../kernel/problem.ts';
import { AUDIT_COMMAND } from './audit-command.ts';
import { CLIENT_COMMANDS } from './client-commands.ts';
import { UsageError } from './command.ts';
import type { Command, CommandContext, ExitCode } from './command.ts';
import { EXTRACT_COMMAND } from './extract-command.ts';
import { commandHelp, programHelp } from './help.ts';
import { findCommand, parseInput } from './parse-command.ts';
import { TENANT_COMMANDS } from './tenant-commands.ts';
import { USER_COMMANDS } from './user-commands.ts';

const COMMANDS: readonly Command[] = [
  EXTRACT_COMMAND,
  ...CLIENT_COMMANDS,
  ...TENANT_COMMANDS,
  ...USER_COMMANDS,
  AUDIT_COMMAND,
];

/** Runs the command that `line` (the words after the program's name) asks for. */
export async function runCommandLine(line: readonly string[], context: CommandContext): Promise<ExitCode> {
  const found = findCommand(COMMANDS, line);
  if (asksForHelp(found?.rest ?? line)) {
    context.stdout.write(found === undefined ? programHelp(COMMANDS) : commandHelp(found.command));
    return 0;
  }
  if (found === undefined) {
    context.stderr.write(programHelp(COMMANDS));
    return 2;
  }
  const { command, rest } = found;
  try {
    return await command.run(context, parseInput(command, rest));
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof Problem && error.code === 'invalid-request');
    if (isUsage) {
      context.stderr.write(`${error.message}\nSee arkive ${command.words.join(' ')} --help\n`);
      return 2;
    }
    if (!(error instanceof Problem)) throw error;
    context.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}
