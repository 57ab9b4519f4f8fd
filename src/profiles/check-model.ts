// Whether the nodes that templates describe are nodes of the model: their types, their properties, and what these lead to.
import type { TypeTerm } from '../model/vocabulary.ts';
import { TYPE_TERMS } from '../model/generated/terms.ts';
import type { Finding } from './check-references.ts';
import type { NodeTemplate, Profile } from './profile.ts';
import { readAlternatives } from './reference.ts';

const nodeType = (template: NodeTemplate | undefined): TypeTerm | undefined =>
  TYPE_TERMS[`ark:${template?.type ?? ''}`];

/** The `->key` in a value, alone or in a list. */
function nodeKeys(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(nodeKeys);
  if (typeof value !== 'string') return [];
  return readAlternatives(value).flatMap((reference) => (reference.kind === 'node' ? [reference.key] : []));
}

function* checkValue(value: object, type: TypeTerm | undefined, path: string): Generator<Finding> {
  if (type === undefined) yield { path, message: 'is an object where the model has none' };
  for (const property of Object.keys(value)) {
    const isKnown = type === undefined || property === 'type' || type.fields[property] !== undefined;
    if (!isKnown) yield { path: `${path}.${property}`, message: 'is no property of this value' };
  }
}

function* checkTemplate(template: NodeTemplate, path: string, nodes: readonly NodeTemplate[]): Generator<Finding> {
  const type = nodeType(template);
  if (type?.kind !== 'node') {
    if (template.type !== '')
      yield { path: `${path}.type`, message: `names an unknown type of node '${template.type}'` };
    return;
  }
  for (const [property, value] of Object.entries(template.set)) {
    const field = type.fields[property];
    const at = `${path}.set.${property}`;
    if (field === undefined) {
      yield { path: at, message: `is no property of ${template.type}` };
      continue;
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      yield* checkValue(value, TYPE_TERMS[field.value ?? ''], at);
    }
    for (const key of nodeKeys(value)) {
      const target = nodes.find((node) => node.key === key);
      const isRight =
        field.link === `ark:${target?.type ?? ''}` || nodeType(target)?.supers.includes(field.link ?? '') === true;
      if (target !== undefined && field.link !== undefined && !isRight) {
        yield { path: at, message: `leads to ${target.type}, not to ${field.link.replace('ark:', '')}` };
      }
    }
  }
}

/** Whether a place that a mention names is one of the model. */
function* checkPlace(place: string, path: string): Generator<Finding> {
  const [name = '', ...properties] = place.split('.');
  let type: TypeTerm | undefined = TYPE_TERMS[`ark:${name}`];
  if (type?.kind !== 'node') yield { path, message: `names an unknown type of node '${name}'` };
  for (const property of properties) {
    const field: TypeTerm['fields'][string] | undefined = type?.fields[property];
    if (type !== undefined && field === undefined) yield { path, message: `'${property}' is no property of ${name}` };
    type = TYPE_TERMS[field?.value ?? ''];
  }
}

/** What a profile's node templates, mentions, expected values and hallmarks say that the model does not know. */
export function checkModel({
  nodes,
  mentions,
  expected,
  hallmarks,
}: Pick<Profile, 'nodes' | 'mentions' | 'expected' | 'hallmarks'>): readonly Finding[] {
  return [
    ...nodes.flatMap((template, index) => [...checkTemplate(template, `nodes.${String(index)}`, nodes)]),
    ...mentions.flatMap((mention, index) =>
      [...mention.nodes, ...(mention.after === undefined ? [] : [mention.after])].flatMap((place) => [
        ...checkPlace(place, `mentions.${String(index)}.nodes`),
      ]),
    ),
    ...expected.flatMap((rule, index) =>
      [...rule.nodes, ...(rule.when?.nodes ?? []), ...(rule.after === undefined ? [] : [rule.after])].flatMap(
        (place) => [...checkPlace(place, `expected.${String(index)}.nodes`)],
      ),
    ),
    ...hallmarks.flatMap((hallmark, index) =>
      hallmark.nodes.flatMap((place) => [...checkPlace(place, `hallmarks.${String(index)}.nodes`)]),
    ),
  ];
}
