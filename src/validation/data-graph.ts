// The nodes that are validated together, with what a path needs to get from one to another.
import { TYPE_TERMS } from '../model/generated/terms.ts';
import type { GraphNode } from '../model/reading.ts';
import type { PathStep } from '../model/shape.ts';
import { distinct, focusNode, tailOf, valueNode, valuesOf } from './value-node.ts';
import type { JsonObject, ValueNode } from './value-node.ts';

/** SHACL's data graph. */
export class DataGraph {
  readonly #byId = new Map<string, GraphNode>();
  readonly #nodes: readonly GraphNode[];
  /** For each key, made when first asked for: the nodes that lead to an id. */
  readonly #inverse = new Map<string, ReadonlyMap<string, readonly GraphNode[]>>();

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
        return value.kind === 'iri' ? (this.#leadingBy(step.key).get(value.value) ?? []).map(focusNode) : [];
      case 'members':
        return value.kind === 'list' ? distinct(value.members.map((member) => valueNode(value.property, member))) : [];
      case 'member':
        if (value.kind !== 'list' || step.index >= value.members.length) return [];
        return [valueNode(value.property, value.members[step.index])];
      case 'rest':
        return value.kind === 'list' ? tailOf(value.property, value.members, step.index) : [];
    }
  }

  #leadingBy(key: string): ReadonlyMap<string, readonly GraphNode[]> {
    const known = this.#inverse.get(key);
    if (known !== undefined) return known;
    const index = new Map<string, GraphNode[]>();
    for (const node of this.#nodes) {
      for (const value of valuesOf(node, key)) {
        if (value.kind !== 'iri') continue;
        const leading = index.get(value.value);
        if (leading === undefined) index.set(value.value, [node]);
        else leading.push(node);
      }
    }
    this.#inverse.set(key, index);
    return index;
  }
}
