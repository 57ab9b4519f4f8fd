// In which surroundings a client works, and how the service works for a client that nobody set anything for.
import { SESSION_LIMITS } from '../kernel/limits.ts';

/** All environments: for real people; for trying out against a part of the service; for those who build, with all of it. */
export const ENVIRONMENTS = ['production', 'sandbox', 'development'] as const;

/** One environment. What each one means: docs/settings.md. */
export type Environment = (typeof ENVIRONMENTS)[number];

/** Whether `text` names an environment. */
export function isEnvironment(text: string): text is Environment {
  return (ENVIRONMENTS as readonly string[]).includes(text);
}

/** The settings of a client that none were set for. */
export const DEFAULT_SETTINGS = {
  fusion: {},
  sessions: { defaultSeconds: SESSION_LIMITS.defaultSeconds, maximumSeconds: SESSION_LIMITS.maximumSeconds },
  retention: { files: true },
} as const;
