// Settings as clients see and send them: names say their units, and null in a list of what is allowed means everything.
import { Problem } from '../../kernel/problem.ts';
import type { ClientSettings } from '../../ports/client-store.ts';
import type { SettingsPatch } from '../../services/client-settings.ts';
import { fieldsOf, numberIn, textsIn } from '../http/request-fields.ts';

/** Settings as they are set. */
export function settingsAnswer({ fusion, sessions, retention }: ClientSettings) {
  return {
    fusion: { rules: fusion.rules ?? null, generate: fusion.generate ?? true },
    sessions: {
      defaultLifetimeInSeconds: sessions.defaultSeconds,
      maximumLifetimeInSeconds: sessions.maximumSeconds,
    },
    retention: { files: retention.files },
  };
}

/** The body of a change: any part of the settings. Throws Problem invalid-request. */
export function settingsPatch(body: unknown): SettingsPatch {
  const { fusion, sessions, retention } = fieldsOf(body, ['fusion', 'sessions', 'retention']);
  return {
    ...(fusion !== undefined && { fusion: fusionPatch(fusion) }),
    ...(sessions !== undefined && { sessions: sessionsPatch(sessions) }),
    ...(retention !== undefined && { retention: retentionPatch(retention) }),
  };
}

function fusionPatch(value: unknown): NonNullable<SettingsPatch['fusion']> {
  const fields = fieldsOf(value, ['rules', 'generate'], 'The field `fusion`');
  const { rules, generate } = fields;
  return {
    ...(rules !== undefined && { rules: rules === null ? undefined : textsIn(fields, 'rules') }),
    ...(generate !== undefined && {
      generate: typeof generate === 'boolean' ? generate : textsIn(fields, 'generate'),
    }),
  };
}

function sessionsPatch(value: unknown): NonNullable<SettingsPatch['sessions']> {
  const fields = fieldsOf(value, ['defaultLifetimeInSeconds', 'maximumLifetimeInSeconds'], 'The field `sessions`');
  const defaultSeconds = numberIn(fields, 'defaultLifetimeInSeconds');
  const maximumSeconds = numberIn(fields, 'maximumLifetimeInSeconds');
  return {
    ...(defaultSeconds !== undefined && { defaultSeconds }),
    ...(maximumSeconds !== undefined && { maximumSeconds }),
  };
}

function retentionPatch(value: unknown): NonNullable<SettingsPatch['retention']> {
  const { files } = fieldsOf(value, ['files'], 'The field `retention`');
  if (files === undefined) return {};
  if (typeof files === 'boolean') return { files };
  throw new Problem('invalid-request', 'The field `files` is true or false.');
}
