// The nodes that are validated together, with what a path needs to get from one to another.
import { TYPE_TERMS } from '../model/generated/terms.ts';
import type { GraphNode } from '../model/reading.ts';
import type { PathStep } from '../model/shape.ts';
import { distinct, focusNode, keyOf, tailOf, valueNode, valuesOf } from './value-node.ts';
import type { JsonObject, ValueNode } from './value-node.ts';

/** SHACL's data graph. */
export class DataGraph {
  readonly #byId = new Map<string, GraphNode>();
  readonly #nodes: readonly GraphNode[];
  /** For each property, made when first asked for: the nodes that have a value, by the key of the value. */
  readonly #inverse = new Map<string, ReadonlyMap<string | undefined, readonly GraphNode[]>>();

  constructor(nodes: readonly GraphNode[]) {
    this.#nodes = nodes;
    for (const node of nodes) this.#byId.set(node.id, node);
  }

  /** The object behind a term: of a value object, or of a node of this graph. */
  objectOf(value: ValueNode): JsonObject | undefined {
    if (value.kind === 'object') return value.object;
    return value.kind === 'iri' ? (value.object ?? this.#byId.get(value.value)) : undefined;
  }

  /** Whether the term is an instance of the class or of one below it (SHACL §1.1). */
  isInstance(value: ValueNode, className: string): boolean {
    const type = this.objectOf(value)?.['type'];
    if (typeof type !== 'string') return false;
    return type === className || (TYPE_TERMS[type]?.supers.includes(className) ?? false);
  }

  /** The value nodes at the end of a path (SHACL §2.3.1), each once. */
  valuesAt(focus: ValueNode, path: readonly PathStep[]): readonly ValueNode[] {
    const [first, ...steps] = path;
    if (first === undefined) return [focus];
    let values = this.#step(focus, first);
    for (const step of steps) values = distinct(values.flatMap((value) => this.#step(value, step)));
    return values;
  }

  #step(value: ValueNode, step: PathStep): readonly ValueNode[] {
    switch (step.kind) {
      case 'forward': {
        const object = this.objectOf(value);
        return object === undefined ? [] : valuesOf(object, step.key);
      }
      case 'inverse':
        return (this.#leadingBy(step.key).get(keyOf(value)) ?? []).map(focusNode);
      case 'members':
        return value.kind === 'list' ? distinct(value.members.map((member) => valueNode(value.property, member))) : [];
      case 'member':
        if (value.kind !== 'list' || step.index >= value.members.length) return [];
        return [valueNode(value.property, value.members[step.index])];
      case 'rest':
        return value.kind === 'list' ? tailOf(value.property, value.members, step.index) : [];
    }
  }

  #leadingBy(property: string): ReadonlyMap<string | undefined, readonly GraphNode[]> {
    const known = this.#inverse.get(property);
    if (known !== undefined) return known;
    const index = new Map<string | undefined, GraphNode[]>();
    for (const node of this.#nodes) {
      for (const value of valuesOf(node, property)) {
        const key = keyOf(value);
        if (key === undefined) continue;
        const leading = index.get(key);
        if (leading === undefined) index.set(key, [node]);
        else leading.push(node);
      }
    }
    this.#inverse.set(property, index);
    return index;
  }
}
