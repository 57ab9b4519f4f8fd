// Says to a person what is wrong with a node: where the shape has a message, the message; else by the kind of constraint. Never says
// the value itself.
import type { PathStep } from '../model/shape.ts';
import { SHAPES } from '../model/generated/constraints.ts';
import type { Component } from './constraints.ts';
import type { ValidationResult } from './evaluate.ts';

function pathName(path: readonly PathStep[]): string {
  return path.flatMap((step) => ('key' in step ? [step.key] : [])).join('.');
}

const article = (name: string): string => (/^[aeiou]/iu.test(name) ? 'an' : 'a');

/** What is said where the shape has no message; `subject` is the type and the path to the value object, `name` the property. */
const PHRASES: Readonly<Record<Component, (subject: string, name: string, result: ValidationResult) => string>> = {
  MinCount: (subject, name, { shape }) => {
    const count = 'minCount' in shape && typeof shape.minCount === 'number' ? shape.minCount : 1;
    return count === 1 ? `${subject} needs ${article(name)} ${name}` : `${subject} needs at least ${count} ${name}`;
  },
  MaxCount: (subject, name) => `${subject} has more than one ${name}`,
  Closed: (subject, name) => `${subject} has no such property as ${name}`,
  Class: (subject, name, { shape }) => `${subject} ${name} leads to no ${shape.class ?? 'node'} of this graph`,
  NodeKind: (subject, name, { shape }) =>
    shape.nodeKind === 'IRI' ? `${subject} ${name || 'id'} is no absolute IRI` : `${subject} is no object`,
  HasValue: (subject, name) => `${subject} ${name} is not the one expected`,
  Node: (subject, name) => `${subject} ${name} has the wrong form`,
  Or: (subject, name) => `${subject} ${name} has none of the forms allowed`,
  Not: (subject, name) => `${subject} ${name} has a form that is not allowed`,
  Datatype: (subject, name) => `${subject} ${name} has the wrong kind of value`,
  In: (subject, name) => `${subject} ${name} is none of the values allowed`,
  Pattern: (subject, name) => `${subject} ${name} has the wrong form`,
  MinLength: (subject, name) => `${subject} ${name} is too short`,
  MinInclusive: (subject, name) => `${subject} ${name} is too small`,
  MaxInclusive: (subject, name) => `${subject} ${name} is too large`,
  LessThanOrEquals: (subject, name) => `${subject} ${name} comes too late`,
  QualifiedMinCount: (subject, name) => `${subject} has too few nodes by ${name}`,
};

/** The messages of the forms that were not met, or what is wrong inside a value object. */
function detailReasons(subject: string, result: ValidationResult): readonly string[] {
  const forms = (result.shape.node ?? []).map((name) => SHAPES[name]?.message).filter((text) => text !== undefined);
  if (forms.length > 0) return forms.map((text) => `${subject}: ${text}`);
  const isObject = !result.details.some(({ component, path }) => component === 'NodeKind' && path.length === 0);
  if (!isObject) return [`${subject} is no object`];
  return result.details.flatMap((detail) => reasonsOf(subject, detail));
}

/** Constraints on what is there at all: their messages are whole sentences, and need no property named before them. */
const OF_THE_NODE: readonly Component[] = ['MinCount', 'LessThanOrEquals', 'QualifiedMinCount', 'HasValue', 'Closed'];

function reasonsOf(subject: string, result: ValidationResult): readonly string[] {
  const name = pathName(result.path);
  const { message, severity } = result.shape;
  if (message !== undefined) {
    const isSentence = severity !== undefined || name === '' || OF_THE_NODE.includes(result.component);
    return [isSentence ? message : `${subject} ${name}: ${message}`];
  }
  if (result.component === 'Node' && result.details.length > 0) return detailReasons(`${subject} ${name}`, result);
  return [PHRASES[result.component](subject, name, result)];
}

/** The reason of one result for a node of the type. */
export function reasonOf(type: string, result: ValidationResult): string {
  return [...new Set(reasonsOf(type, result))].join('; ');
}
