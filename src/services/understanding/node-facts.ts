// Whether nodes say something that a profile names.
import { madeOnce } from '../../kernel/made-once.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { NodeFact } from '../../profiles/profile.ts';

/** Whether a node says it; with `each`, whether every node of the type does. */
export function isSaid(fact: NodeFact, nodes: readonly GraphNode[], { each = false } = {}): boolean {
  const like = patternOf(fact);
  return fact.nodes.some((place) => {
    const [type = '', ...path] = place.split('.');
    const own = nodes.filter((one) => one.type === `ark:${type}`);
    const says = (one: GraphNode): boolean => valuesAt(one, path).some((value) => like?.test(String(value)) ?? true);
    return own.length > 0 && (each ? own.every(says) : own.some(says));
  });
}

const patternOf = madeOnce(({ like }: NodeFact) => (like === undefined ? undefined : new RegExp(like, 'iu')));

/** The values that lie at a path of keys. */
export function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, path));
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  return typeof value === 'object' ? valuesAt(new Map(Object.entries(value)).get(key), rest) : [];
}
