// Fills one value of a node template: `$field`, `->key`, alternatives of them, plain values, and objects and lists of them.
import type { Evidence } from '../model/evidence.ts';
import type { Fact } from '../model/facts.ts';
import { readAlternatives, type Reference } from '../profiles/reference.ts';

/** What one node sees of the document. */
export interface TemplateScope {
  readonly fact: (name: string) => Fact | undefined;
  /** Ids of the nodes that a template made, as far as this node may refer to them (`by` a fact, or any); the nearest first. */
  readonly nodeIds: (key: string, by?: string) => readonly string[];
  /** Takes the evidence of every fact that was used. */
  readonly read: Evidence[];
}

/** What counts as absent: it is never emitted. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The values of a reference; several only where it names several nodes. */
function valuesOf(text: string, scope: TemplateScope): readonly unknown[] {
  for (const reference of readAlternatives(text)) {
    const values = valuesFor(reference, scope);
    if (values.length > 0) return values;
  }
  return [];
}

function valuesFor(reference: Reference, scope: TemplateScope): readonly unknown[] {
  if (reference.kind === 'plain') return [reference.text];
  if (reference.kind === 'node') return scope.nodeIds(reference.key, reference.by);
  const fact = scope.fact(reference.name);
  if (fact === undefined || isNothing(fact.value)) return [];
  if (fact.evidence !== undefined) scope.read.push(fact.evidence);
  return [fact.value];
}

/** Whether anything in a written value comes from the document. */
function isReferring(written: unknown): boolean {
  if (typeof written === 'string') return readAlternatives(written).some(({ kind }) => kind !== 'plain');
  return typeof written === 'object' && written !== null && Object.values(written).some(isReferring);
}

function fillList(written: readonly unknown[], scope: TemplateScope): readonly unknown[] | undefined {
  const filled = written.flatMap((item) =>
    typeof item === 'string' ? valuesOf(item, scope) : [fillTemplate(item, scope)].filter((value) => !isNothing(value)),
  );
  return filled.length === 0 ? undefined : filled;
}

/** An object whose references all come to nothing is nothing: its constants alone say nothing about the document. */
function fillObject(written: object, scope: TemplateScope): object | undefined {
  const filled = Object.entries(written)
    .map(([key, inner]: [string, unknown]) => ({ key, refers: isReferring(inner), value: fillTemplate(inner, scope) }))
    .filter(({ value }) => !isNothing(value));
  const isEmpty = filled.length === 0 || (isReferring(written) && !filled.some(({ refers }) => refers));
  return isEmpty ? undefined : Object.fromEntries(filled.map(({ key, value }) => [key, value]));
}

/** The value as it stands in the node, or undefined when there is nothing to fill it with. */
export function fillTemplate(written: unknown, scope: TemplateScope): unknown {
  if (typeof written === 'string') return valuesOf(written, scope)[0];
  if (Array.isArray(written)) return fillList(written, scope);
  if (typeof written === 'object' && written !== null) return fillObject(written, scope);
  return isNothing(written) ? undefined : written;
}
