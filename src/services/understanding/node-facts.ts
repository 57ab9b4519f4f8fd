// Whether nodes say something that a profile names.
import { readDay } from '../../extraction/values/days.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { NodeFact } from '../../profiles/profile.ts';

/** Whether a node says it; with `each`, whether every node of the type does. */
export function isSaid(fact: Omit<NodeFact, 'name'>, nodes: readonly GraphNode[], { each = false } = {}): boolean {
  const like = patternOf(fact);
  return fact.nodes.some((place) => {
    const [type = '', ...path] = place.split('.');
    const own = nodes.filter((one) => one.type === `ark:${type}`);
    const says = (one: GraphNode): boolean => valuesAt(one, path).some((value) => like?.test(String(value)) ?? true);
    return own.length > 0 && (each ? own.every(says) : own.some(says));
  });
}

const patternOf = madeOnce(({ like }: Omit<NodeFact, 'name'>) =>
  like === undefined ? undefined : new RegExp(like, 'iu'),
);

/** The day that nodes say at a place (`Bill.issuedOn`). */
export function dayAt(place: string | undefined, nodes: readonly GraphNode[]): CalendarDate | undefined {
  const [type = '', ...path] = place?.split('.') ?? [];
  const [day] = nodes.filter((one) => one.type === `ark:${type}`).flatMap((one) => valuesAt(one, path));
  return typeof day === 'string' ? readDay(day) : undefined;
}

/** The values that lie at a path of keys. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, path));
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  return typeof value === 'object' ? valuesAt(new Map(Object.entries(value)).get(key), rest) : [];
}
