// Places in a log as clients see them: texts that they keep and give back.
import { Problem } from '../../kernel/problem.ts';

/** The place before the first entry. */
export const BEGINNING = '0';

/** The place behind an entry of this number. */
export function cursorOf(sequence: number): string {
  return String(sequence);
}

/** The place that a cursor stands for; undefined for what is none. */
export function placeOf(cursor: unknown): number | undefined {
  return typeof cursor === 'string' && /^\d{1,15}$/u.test(cursor) ? Number(cursor) : undefined;
}

/** Which stretch of a log is asked for. */
export interface PlacesWish {
  readonly after: number;
  readonly limit: number;
}

/** The parameters `after` and `limit`, the latter within limits. Throws Problem invalid-request. */
export function placesWish(query: unknown, limits: Readonly<Record<'page' | 'defaultPage', number>>): PlacesWish {
  const parameters: ReadonlyMap<string, unknown> = new Map(Object.entries(query ?? {}));
  const stranger = [...parameters.keys()].find((name) => name !== 'after' && name !== 'limit');
  if (stranger !== undefined) throw new Problem('invalid-request', 'The parameters are `after` and `limit`.');
  const after = placeOf(parameters.get('after') ?? BEGINNING);
  if (after === undefined) throw new Problem('invalid-request', 'The parameter `after` is a cursor of this log.');
  const text = parameters.get('limit') ?? String(limits.defaultPage);
  const limit = typeof text === 'string' && /^\d{1,6}$/u.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limits.page) {
    throw new Problem('invalid-request', `The parameter \`limit\` is a whole number from 1 to ${limits.page}.`);
  }
  return { after, limit };
}
