// What the commands on clients have in common: the store that a running server reads, and how they read and show.
import { Problem } from '../kernel/problem.ts';
import { SCOPES, isScope, scopesInUse } from '../kernel/scopes.ts';
import { ENVIRONMENTS, isEnvironment } from '../model/client-environment.ts';
import type { Environment } from '../model/client-environment.ts';
import type { ClientStore } from '../ports/client-store.ts';
import { UsageError, required } from './command.ts';
import type { CommandContext, CommandInput, ExitCode } from './command.ts';
import { textColumns } from './text-columns.ts';

/** The scopes with a sentence each, for the help. */
export const SCOPE_NOTES = [
  'Scopes:',
  ...Object.entries(SCOPES).map(([name, text]) => `  ${name.padEnd(26)}${text}`),
  'All scopes that begin alike: management:*',
];

/** The switch of commands that give JSON. */
export const JSON_OPTION = { text: 'Write JSON instead of text.' };

type ClientAction = (store: ClientStore, context: CommandContext, input: CommandInput) => Promise<void>;

/** A command's run, with the store open for as long as it takes. */
export function withClients(action: ClientAction) {
  return async (context: CommandContext, input: CommandInput): Promise<ExitCode> => {
    const store = context.openClients();
    try {
      await action(store, context, input);
      return 0;
    } finally {
      await store.close();
    }
  };
}

/** The scopes of the option, groups written out; says which ones are of no use yet. */
export function scopesOf(context: CommandContext, input: CommandInput): readonly string[] {
  const scopes = namesIn(required(input, 'scopes')).flatMap(membersOf);
  const inUse = new Set<string>(scopesInUse());
  const idle = scopes.filter((name) => isScope(name) && !inUse.has(name));
  if (idle.length > 0) context.stderr.write(`No operation of this release needs: ${idle.join(', ')}.\n`);
  return scopes;
}

function membersOf(name: string): readonly string[] {
  if (!name.endsWith(':*')) return [name];
  const members = Object.keys(SCOPES).filter((scope) => scope.startsWith(name.slice(0, -1)));
  if (members.length === 0) throw new Problem('invalid-request', `There is no such scope: ${name}.`);
  return members;
}

/** The environment of the option; undefined when it is not there. */
export function environmentOf({ values }: CommandInput): Environment | undefined {
  const name = values['environment'];
  if (name === undefined || isEnvironment(name)) return name;
  throw new UsageError(`--environment is one of: ${ENVIRONMENTS.join(', ')}.`);
}

/** The names in a list that commas or spaces separate. */
export function namesIn(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}

/** The one operand of a command. Throws UsageError. */
export function oneOperand({ operands }: CommandInput, name: string): string {
  const [operand, ...more] = operands;
  if (operand === undefined || more.length > 0) throw new UsageError(`Give one ${name}.`);
  return operand;
}

/** Writes one thing: as JSON, or as a row for each field. */
export function show(
  { stdout }: CommandContext,
  { switches }: CommandInput,
  fields: Readonly<Record<string, string>>,
): void {
  stdout.write(switches.has('json') ? `${JSON.stringify(fields)}\n` : textColumns(Object.entries(fields)));
}
