// Sets how the service works for a client, for every face and every process at once.
import type { FusionRule } from '../fusion/fusion-rule.ts';
import { SESSION_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import type { ClientSettings, ClientStore } from '../ports/client-store.ts';
import type { FusionOptions } from '../ports/fusion.ts';
import { COMMAND_LINE, difference, entryBy } from './administrators.ts';
import type { Administrator } from './administrators.ts';
import { requireClient } from './clients.ts';

/** A rule of fusion, as far as settings name it. */
export type KnownRule = Pick<FusionRule, 'name' | 'generates'>;

/** What is to be set; what is not named stays as it is. */
export interface SettingsPatch {
  /** Of these, undefined allows everything. */
  readonly fusion?: { readonly [Name in keyof FusionOptions]?: FusionOptions[Name] | undefined };
  readonly sessions?: Partial<ClientSettings['sessions']>;
  readonly retention?: Partial<ClientSettings['retention']>;
}

/**
 * Changes settings. `known`: the rules that there are. Session lifetimes hold for sessions that start or are extended from now on,
 * retention for documents that come, fusion for the next one.
 * Throws Problem invalid-request, not-found, insufficient-scope.
 */
export async function changeSettings(
  store: ClientStore,
  {
    clientId,
    patch,
    known,
  }: { readonly clientId: string; readonly patch: SettingsPatch; readonly known: readonly KnownRule[] },
  by: Administrator = COMMAND_LINE,
): Promise<ClientSettings> {
  const { tenantId } = await requireClient(store, clientId, by);
  const settings = await store.changeSettings(clientId, (before) => {
    const after = {
      fusion: checkedFusion({ ...before.fusion, ...patch.fusion }, known),
      sessions: checkedSessions({ ...before.sessions, ...patch.sessions }),
      retention: { ...before.retention, ...patch.retention },
    };
    const change = difference(before, after);
    return { after, entry: entryBy(by, { action: 'settings.changed', tenantId, subject: clientId, change }) };
  });
  if (settings === undefined) throw new Problem('not-found', 'There is no such live client.');
  return settings;
}

function checkedSessions(sessions: ClientSettings['sessions']): ClientSettings['sessions'] {
  const { minimumSeconds, maximumSeconds: longest } = SESSION_LIMITS;
  const { defaultSeconds, maximumSeconds } = sessions;
  const isLifetime = (seconds: number) =>
    Number.isSafeInteger(seconds) && seconds >= minimumSeconds && seconds <= longest;
  if (!isLifetime(defaultSeconds) || !isLifetime(maximumSeconds)) {
    throw new Problem('invalid-request', `A session lives ${minimumSeconds} to ${longest} whole seconds.`);
  }
  if (defaultSeconds <= maximumSeconds) return sessions;
  throw new Problem('invalid-request', 'By default a session cannot live longer than at most.');
}

function checkedFusion(
  { rules, generate }: { readonly [Name in keyof FusionOptions]: FusionOptions[Name] | undefined },
  known: readonly KnownRule[],
): FusionOptions {
  const strange = [
    ...without(
      rules,
      known.map(({ name }) => name),
    ),
    ...without(
      typeof generate === 'boolean' ? [] : generate,
      known.flatMap(({ generates }) => generates ?? []),
    ),
  ];
  if (strange.length > 0) throw new Problem('invalid-request', `No rule is, or generates: ${strange.join(', ')}.`);
  return { ...(rules && { rules }), ...(generate !== undefined && { generate }) };
}

function without(names: readonly string[] = [], known: readonly string[]): readonly string[] {
  return names.filter((name) => !known.includes(name));
}
