// Nodes by type and id, and reading what stands in them.
import { dayNumber } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { foldText } from '../kernel/text.ts';
import type { GraphNode } from '../model/reading.ts';

/** The nodes that premises are looked for in. */
export class NodeIndex {
  readonly #byId: ReadonlyMap<string, GraphNode>;
  readonly #byType = new Map<string, GraphNode[]>();

  constructor(nodes: readonly GraphNode[]) {
    this.#byId = new Map(nodes.map((node) => [node.id, node]));
    for (const node of nodes) {
      const same = this.#byType.get(node.type);
      if (same === undefined) this.#byType.set(node.type, [node]);
      else same.push(node);
    }
  }

  /** Those of a type, by its local name. */
  ofType(type: string): readonly GraphNode[] {
    return this.#byType.get(`ark:${type}`) ?? [];
  }

  get(id: string | undefined): GraphNode | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }
}

/** The text at a path of keys: `textOf(node, 'amount', 'direction')`. */
export function textOf(node: GraphNode | undefined, ...path: readonly string[]): string | undefined {
  let value: unknown = node;
  for (const key of path) {
    if (!isObject(value)) return undefined;
    value = value[key];
  }
  return typeof value === 'string' ? value : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Amount and currency as one text. */
export function moneyOf(node: GraphNode | undefined, key: string): string | undefined {
  const [amount, currency] = [textOf(node, key, 'amount'), textOf(node, key, 'currency')];
  return amount === undefined || currency === undefined ? undefined : `${Number(amount).toFixed(2)} ${currency}`;
}

/** Days since 1970-01-01 of the date at a key. */
export function dayAt(node: GraphNode | undefined, key: string): number | undefined {
  const date = textOf(node, key);
  return date === undefined ? undefined : dayNumber(date as CalendarDate);
}

/** The words of a text that are longer than two letters, folded. */
export function wordsIn(text: string | undefined): ReadonlySet<string> {
  return new Set(
    foldText(text ?? '')
      .split(' ')
      .filter((word) => word.length > 2),
  );
}

/** What a transaction says: descriptor, other party and reference. */
export function wordsOf(transaction: GraphNode): ReadonlySet<string> {
  const said = [
    textOf(transaction, 'fullDescriptor'),
    textOf(transaction, 'counterparty', 'name'),
    textOf(transaction, 'reference'),
  ];
  return wordsIn(said.join(' '));
}

/** Transactions by key and day: looked up in a window of days without comparing all with all. */
export class DayTable {
  readonly #rows = new Map<string, GraphNode[]>();

  add(key: string, day: number, node: GraphNode): void {
    const at = `${day} ${key}`;
    const row = this.#rows.get(at);
    if (row === undefined) this.#rows.set(at, [node]);
    else row.push(node);
  }

  *within(
    key: string,
    from: number,
    to: number,
  ): Generator<{ readonly node: GraphNode; readonly day: number }, undefined> {
    for (let day = from; day <= to; day++) {
      for (const node of this.#rows.get(`${day} ${key}`) ?? []) yield { node, day };
    }
  }
}
