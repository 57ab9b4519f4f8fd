// Filters over nodes, compiled once and then asked of each. An absent value meets no condition but `ne`, `notIn`, `not` and
// `exists: false`; of several values one is enough.
import { compareDecimals, parseDecimal } from '../../kernel/decimal.ts';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { isValueFilter } from './filter-types.ts';
import type { FilterTypes } from './filter-types.ts';

/** Whether a value passes. */
export type Test = (value: unknown) => boolean;

/** A filter ready to be used. */
export interface CompiledFilter {
  readonly test: Test;
  /** How many comparisons it makes of one node. */
  readonly conditions: number;
}

type Conditions = Readonly<Record<string, unknown>>;

/** Compiles the value of an input type of the schema. Throws Problem query-too-complex. */
export function compileFilter(filter: unknown, typeName: string, types: FilterTypes): CompiledFilter {
  const compiler = { types, conditions: 0 };
  const test = compileInput(compiler, filter, typeName);
  return { test, conditions: compiler.conditions };
}

interface Compiler {
  readonly types: FilterTypes;
  conditions: number;
}

function compileInput(compiler: Compiler, filter: unknown, typeName: string): Test {
  if (filter === null || filter === undefined) return () => true;
  if (isValueFilter(typeName, compiler.types)) return compileValue(compiler, filter as Conditions, typeName);
  const fields = compiler.types.get(typeName);
  const tests = Object.entries(filter as Conditions).map(([key, inner]): Test => {
    if (key === 'and') return every(list(inner).map((each) => compileInput(compiler, each, typeName)));
    if (key === 'or') return some(list(inner).map((each) => compileInput(compiler, each, typeName)));
    if (inner === null) return () => true;
    if (key === 'not') return negated(compileInput(compiler, inner, typeName));
    if (key === 'exists') return count(compiler, (value) => isThere(value) === inner);
    const test = compileInput(compiler, inner, fields?.get(key) ?? '');
    return (value) => oneOf(value, key, test);
  });
  return every(tests);
}

/** Conditions on one scalar. */
function compileValue(compiler: Compiler, conditions: Conditions, typeName: string): Test {
  const same = typeName === 'DecimalFilter' ? (a: unknown, b: unknown) => compare(a, b) === 0 : Object.is;
  const isAmong = (wanted: unknown): Test => {
    const values = list(wanted);
    if (values.length > GRAPHQL_LIMITS.filterValues) {
      throw new Problem('query-too-complex', `A list in a filter has at most ${GRAPHQL_LIMITS.filterValues} values.`);
    }
    if (typeName === 'DecimalFilter')
      return some(
        values.map(
          (each): Test =>
            (value) =>
              same(value, each),
        ),
      );
    const set = new Set(values);
    return (value) => set.has(value);
  };
  const order = typeName === 'DecimalFilter' ? compare : compareScalars;
  const tests = Object.entries(conditions).map(([operator, wanted]): Test => {
    if (wanted === null) return () => true;
    switch (operator) {
      case 'eq':
        return count(compiler, (value) => same(value, wanted));
      case 'ne':
        return count(compiler, (value) => !same(value, wanted));
      case 'in':
        return count(compiler, isAmong(wanted));
      case 'notIn':
        return count(compiler, negated(isAmong(wanted)));
      case 'lt':
        return count(compiler, (value) => isThere(value) && order(value, wanted) < 0);
      case 'lte':
        return count(compiler, (value) => isThere(value) && order(value, wanted) <= 0);
      case 'gt':
        return count(compiler, (value) => isThere(value) && order(value, wanted) > 0);
      case 'gte':
        return count(compiler, (value) => isThere(value) && order(value, wanted) >= 0);
      case 'contains':
        return count(
          compiler,
          textTest(wanted, (text, part) => text.includes(part)),
        );
      case 'startsWith':
        return count(
          compiler,
          textTest(wanted, (text, part) => text.startsWith(part)),
        );
      case 'exists':
        return count(compiler, (value) => isThere(value) === wanted);
      default:
        throw new Error('the schema has a condition that is not implemented');
    }
  });
  return every(tests);
}

function count(compiler: Compiler, test: Test): Test {
  compiler.conditions += 1;
  if (compiler.conditions > GRAPHQL_LIMITS.filterConditions) {
    throw new Problem('query-too-complex', `A filter has at most ${GRAPHQL_LIMITS.filterConditions} conditions.`);
  }
  return test;
}

/** The property of a node or value object; of an array one member is enough, and an empty one is no value. */
function oneOf(owner: unknown, key: string, test: Test): boolean {
  const value = typeof owner === 'object' && owner !== null ? (owner as Conditions)[key] : undefined;
  if (!Array.isArray(value)) return test(value);
  return value.length === 0 ? test(undefined) : value.some(test);
}

function textTest(wanted: unknown, holds: (text: string, part: string) => boolean): Test {
  const part = String(wanted).toLowerCase();
  return (value) => typeof value === 'string' && holds(value.toLowerCase(), part);
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isThere = (value: unknown): boolean => value !== undefined && value !== null;
const negated =
  (test: Test): Test =>
  (value) =>
    !test(value);
const every =
  (tests: readonly Test[]): Test =>
  (value) =>
    tests.every((test) => test(value));
const some =
  (tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));

/** Texts by code unit, which is the order of dates too; numbers by value; NaN for what has no order. */
export function compareScalars(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return NaN;
}

/** Decimal texts by value; NaN when one is none. */
function compare(a: unknown, b: unknown): number {
  const [left, right] = [a, b].map((each) => (typeof each === 'string' ? parseDecimal(each) : undefined));
  return left === undefined || right === undefined ? NaN : compareDecimals(left, right);
}
