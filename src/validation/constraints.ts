// The constraint components that look at one value node (SHACL Core §4), as one table. Those that look at all values of a path, or
// at other shapes, stand in evaluate.ts.
import type { Shape } from '../model/shape.ts';
import type { DataGraph } from './data-graph.ts';
import { keyOf } from './value-node.ts';
import type { ValueNode } from './value-node.ts';

/** Local names of constraint components, without `ConstraintComponent`. */
export type Component =
  | 'NodeKind'
  | 'Datatype'
  | 'Class'
  | 'In'
  | 'Pattern'
  | 'MinLength'
  | 'MinInclusive'
  | 'MaxInclusive'
  | 'HasValue'
  | 'Node'
  | 'Or'
  | 'Not'
  | 'Closed'
  | 'MinCount'
  | 'MaxCount'
  | 'LessThanOrEquals'
  | 'QualifiedMinCount';

/** Whether a value node meets one constraint. */
export type ValueTest = (value: ValueNode, graph: DataGraph) => boolean;

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Whether the text is a day that exists. */
function isCalendarDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = CALENDAR_DATE.exec(text) ?? [];
  if (year === '' || Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return false;
  // Every month has 28 days; only for later ones the calendar is asked.
  return Number(day) <= 28 || Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

const textOf = (value: ValueNode): string | undefined => ('value' in value ? value.value : undefined);

function numberOf(value: ValueNode): number | undefined {
  const isNumber = value.kind === 'literal' && (value.datatype === 'integer' || value.datatype === 'double');
  return isNumber ? Number(value.value) : undefined;
}

/** Whether a value can be compared with another and is not above it. */
export function isAtMost(value: ValueNode, other: ValueNode): boolean {
  if (value.kind !== 'literal' || other.kind !== 'literal') return false;
  if (value.datatype === 'date' && other.datatype === 'date') {
    // A date that is none has a result of its own already: one mistake, one issue.
    return !isCalendarDate(value.value) || !isCalendarDate(other.value) || value.value <= other.value;
  }
  const [left, right] = [numberOf(value), numberOf(other)];
  if (left !== undefined && right !== undefined) return left <= right;
  return value.datatype === other.datatype && value.value <= other.value;
}

function textTest(test: (text: string) => boolean): ValueTest {
  return (value) => {
    const text = textOf(value);
    return text !== undefined && test(text);
  };
}

/** By the parameter that asks for it: the component, and how its test is made of a shape that has the parameter. */
export const VALUE_TESTS: readonly (readonly [keyof Shape, Component, (shape: Shape) => ValueTest])[] = [
  [
    'nodeKind',
    'NodeKind',
    ({ nodeKind }) =>
      nodeKind === 'IRI' ? ({ kind }) => kind === 'iri' : ({ kind }) => kind === 'object' || kind === 'list',
  ],
  [
    'datatype',
    'Datatype',
    ({ datatype }) =>
      (value) =>
        value.kind === 'literal' &&
        value.datatype === datatype &&
        (value.datatype !== 'date' || isCalendarDate(value.value)),
  ],
  [
    'class',
    'Class',
    ({ class: name = '' }) =>
      (value, graph) =>
        graph.isInstance(value, name),
  ],
  [
    'in',
    'In',
    ({ in: keys = [] }) => {
      const known = new Set(keys);
      return (value) => known.has(keyOf(value) ?? '');
    },
  ],
  [
    'pattern',
    'Pattern',
    ({ pattern = '', flags = '' }) => {
      const expression = new RegExp(pattern, `u${flags}`);
      return textTest((text) => expression.test(text));
    },
  ],
  ['minLength', 'MinLength', ({ minLength = 0 }) => textTest((text) => text.length >= minLength)],
  [
    'minInclusive',
    'MinInclusive',
    ({ minInclusive = 0 }) =>
      (value) =>
        (numberOf(value) ?? NaN) >= minInclusive,
  ],
  [
    'maxInclusive',
    'MaxInclusive',
    ({ maxInclusive = 0 }) =>
      (value) =>
        (numberOf(value) ?? NaN) <= maxInclusive,
  ],
];
