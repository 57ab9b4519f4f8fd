// `client settings`: how the service works for a client.
import { Problem } from '../kernel/problem.ts';
import type { ClientSettings, ClientStore } from '../ports/client-store.ts';
import { changeSettings } from '../services/client-settings.ts';
import type { SettingsPatch } from '../services/client-settings.ts';
import { UsageError, wholeSeconds } from './command.ts';
import type { Command, CommandContext, CommandInput } from './command.ts';
import { JSON_OPTION, namesIn, oneOperand, show, withClients } from './with-clients.ts';

/** Shows settings, after setting those that are given. */
export const CLIENT_SETTINGS_COMMAND: Command = {
  words: ['client', 'settings'],
  operands: 'CLIENT_ID',
  summary: 'Show or set how the service works for a client.',
  notes: [
    'What is set holds at once, for running servers too. A request can ask for less, never for more.',
    'Rules and types of nodes: docs/fusion.md. All settings: docs/settings.md.',
  ],
  options: {
    'fusion-rules': { value: 'A,B', text: 'Rules that fusion may apply: names, or all.' },
    'fusion-generate': { value: 'A,B', text: 'Nodes that it may make and no document has: types, all or none.' },
    'session-seconds': { value: 'N', text: 'How long a session lives that does not say.' },
    'longest-session-seconds': { value: 'N', text: 'How long it can live at most.' },
    'keep-files': { value: 'yes|no', text: 'Whether files are kept with their graphs.' },
    json: JSON_OPTION,
  },
  run: withClients(clientSettings),
};

async function clientSettings(store: ClientStore, context: CommandContext, input: CommandInput): Promise<void> {
  const clientId = oneOperand(input, 'CLIENT_ID');
  const patch = patchOf(input);
  const settings =
    Object.keys(patch).length === 0
      ? await store.settings(clientId)
      : await changeSettings(store, { clientId, patch, known: context.readFusionRules() });
  if (settings === undefined) throw new Problem('not-found', 'There is no such live client.');
  show(context, input, rowsOf(settings));
}

function patchOf(input: CommandInput): SettingsPatch {
  const { 'fusion-rules': rules, 'fusion-generate': generate, 'keep-files': files } = input.values;
  const defaultSeconds = wholeSeconds(input, 'session-seconds');
  const maximumSeconds = wholeSeconds(input, 'longest-session-seconds');
  const fusion = {
    ...(rules !== undefined && { rules: namesOrAll(rules) }),
    ...(generate !== undefined && { generate: generate === 'none' ? false : namesOrAll(generate) }),
  };
  const sessions = {
    ...(defaultSeconds !== undefined && { defaultSeconds }),
    ...(maximumSeconds !== undefined && { maximumSeconds }),
  };
  if (files !== undefined && files !== 'yes' && files !== 'no') throw new UsageError('--keep-files is yes or no.');
  return {
    ...(Object.keys(fusion).length > 0 && { fusion }),
    ...(Object.keys(sessions).length > 0 && { sessions }),
    ...(files !== undefined && { retention: { files: files === 'yes' } }),
  };
}

function namesOrAll(text: string): readonly string[] | undefined {
  const names = namesIn(text);
  if (names.length === 0) throw new UsageError('Give names, or all.');
  return text === 'all' ? undefined : names;
}

function rowsOf({ fusion, sessions, retention }: ClientSettings): Readonly<Record<string, string>> {
  const { rules, generate } = fusion;
  return {
    'fusion-rules': rules?.join(',') ?? 'all',
    'fusion-generate':
      generate === false ? 'none' : generate === undefined || generate === true ? 'all' : generate.join(','),
    'session-seconds': String(sessions.defaultSeconds),
    'longest-session-seconds': String(sessions.maximumSeconds),
    'keep-files': retention.files ? 'yes' : 'no',
  };
}
