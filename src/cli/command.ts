// What a command of the command line is: its words, its options as rows of a table, and what it does.
import type { FusionRule } from '../fusion/fusion-rule.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { ClientStore } from '../ports/client-store.ts';
import type { DocumentProcessor } from '../ports/document-processor.ts';
import type { IssuedStore } from '../ports/issued-store.ts';
import type { TokenKeys } from '../ports/token-keys.ts';
import type { UserStore } from '../ports/user-store.ts';

/** How a command ended: 0 all was well, 1 something failed, 2 the command was not understood. */
export type ExitCode = 0 | 1 | 2;

/** A stream to write to; `columns` only for a terminal. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The users, and what was handed out to them. */
interface OpenIdentity {
  readonly users: UserStore;
  readonly issued: IssuedStore;
  close(): Promise<void>;
}

/** The world of a command. What is opened is closed by whoever opened it. */
export interface CommandContext {
  /** Results. */
  readonly stdout: Output;
  /** Progress and complaints. */
  readonly stderr: Output;
  /** What is typed or piped in. */
  readonly stdin: AsyncIterable<unknown>;
  readonly openClients: () => ClientStore;
  readonly openAudit: () => AuditLog;
  readonly openIdentity: () => OpenIdentity;
  /** The keys of every issuer on this machine. */
  readonly openTokenKeys: () => Promise<readonly TokenKeys[]>;
  readonly readFusionRules: () => readonly FusionRule[];
  readonly openProcessor: (threads: number) => DocumentProcessor;
  /** How many documents are read at once unless told otherwise. */
  readonly threads: number;
  /** IRI under which all nodes are named, without a slash at its end. */
  readonly graphBase: string;
}

/** One option; `value` names what follows it, an option without is a switch. */
export interface OptionRow {
  readonly value?: string;
  readonly text: string;
  /** May be given several times; all of them are in `lists`. */
  readonly isRepeatable?: true;
}

/** What was given on the command line, checked against the option rows. */
export interface CommandInput {
  readonly values: Readonly<Record<string, string | undefined>>;
  /** What repeatable options were given. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>;
  readonly switches: ReadonlySet<string>;
  readonly operands: readonly string[];
}

/** One command. */
export interface Command {
  /** `['client', 'create']`. */
  readonly words: readonly string[];
  /** What follows the options, for the help; none are allowed when absent. */
  readonly operands?: string;
  readonly summary: string;
  /** More for the command's own help: full sentences, one a line. */
  readonly notes?: readonly string[];
  readonly options: Readonly<Record<string, OptionRow>>;
  run(context: CommandContext, input: CommandInput): Promise<ExitCode>;
}

/** Thrown for a command line that cannot be meant so; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The value of an option that a command cannot do without. Throws UsageError. */
export function required({ values }: CommandInput, name: string): string {
  const value = values[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

/** The whole number that an option gives, undefined without it. Throws UsageError. */
export function wholeNumber({ values }: CommandInput, name: string): number | undefined {
  return number(values[name], /^\d{1,15}$/, `--${name} is a whole number.`);
}

/** The same for a time. */
export function wholeSeconds({ values }: CommandInput, name: string): number | undefined {
  return number(values[name], /^\d{1,9}$/, `--${name} is a whole number of seconds.`);
}

function number(text: string | undefined, pattern: RegExp, fault: string): number | undefined {
  if (text === undefined) return undefined;
  if (pattern.test(text)) return Number(text);
  throw new UsageError(fault);
}
