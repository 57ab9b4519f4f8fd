// The records: which properties each node and value object has, of what kind and how many. Meaning comes from the ontology,
// structure from the shapes; where the two do not agree, generation stops.
import type { NamedShape, PropertyShape } from '../model/shape.ts';
import type { PrivacyClass } from '../model/vocabulary.ts';
import type { Form } from './forms.ts';
import type { Ontology, OntologyProperty } from './ontology.ts';

/** What stands at a property. */
export type FieldValue =
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'object'; readonly shape: string }
  /** The id of another node; without a class, of anything anywhere. */
  | { readonly kind: 'link'; readonly class?: string }
  /** The id of another node, or one of some words, which stand for individuals of the ontology. */
  | { readonly kind: 'linkOrWord'; readonly class: string; readonly words: Readonly<Record<string, string>> };

/** A property of one record. */
export interface Field {
  readonly key: string;
  readonly comment: string;
  readonly unit?: string;
  readonly privacy: PrivacyClass;
  readonly required: boolean;
  readonly many: boolean;
  readonly list: boolean;
  readonly value: FieldValue;
}

/** A node or value object: one shape of one class. */
export interface RecordShape {
  /** Local name of the shape. */
  readonly name: string;
  /** Compact name of the class. */
  readonly class: string;
  readonly kind: 'node' | 'value';
  readonly comment: string;
  /** The class stands in the JSON as `type`. */
  readonly typed: boolean;
  readonly closed: boolean;
  readonly fields: readonly Field[];
}

/** What a record is read from. */
export interface RecordSources {
  readonly shapes: ReadonlyMap<string, NamedShape>;
  readonly ontology: Ontology;
  readonly forms: ReadonlyMap<string, Form>;
  /** Privacy classes that a property shape sets, by `Shape.key`. */
  readonly privacy: ReadonlyMap<string, PrivacyClass>;
  /** What a shape says of itself, where it is one of several of a class. */
  readonly comments: ReadonlyMap<string, string>;
  /** What a property shape says of the property in its class, by `Shape.key`. */
  readonly descriptions: ReadonlyMap<string, string>;
}

/** The key that a path begins with and whose value is constrained: the property itself, or the members of its list. */
function keyOf({ path }: PropertyShape): string | undefined {
  const [first, second, ...more] = path;
  const ends = second === undefined || (second.kind === 'members' && more.length === 0);
  return first?.kind === 'forward' && first.key !== 'type' && ends ? first.key : undefined;
}

function linkOrWord(shape: PropertyShape, ontology: Ontology): FieldValue | undefined {
  const target = shape.or?.find((each) => each.class !== undefined)?.class;
  const iris = shape.or?.flatMap((each) => each.in ?? []).map((key) => key.slice(1, -1)) ?? [];
  if (target === undefined || iris.length === 0) return undefined;
  const labels = new Map([...ontology.individuals.values()].flatMap((members) => [...members]));
  const words = iris.map((full): [string, string] => {
    const label = labels.get(`ark:${full.slice(full.indexOf('#') + 1)}`);
    if (label === undefined) throw new Error(`${full} is no individual of the ontology`);
    return [label, full];
  });
  return { kind: 'linkOrWord', class: target, words: Object.fromEntries(words) };
}

function valueOf(shape: PropertyShape, property: OntologyProperty, sources: RecordSources): FieldValue | undefined {
  const [named] = shape.node ?? [];
  if (named !== undefined) {
    const form = sources.forms.get(named);
    if (form !== undefined) return { kind: 'form', form };
    if (sources.shapes.has(named)) return { kind: 'object', shape: named };
    throw new Error(`${property.key} has the shape shape:${named}, which there is not`);
  }
  if (shape.class !== undefined) return { kind: 'link', class: shape.class };
  if (shape.nodeKind === 'IRI') {
    const [target] = property.ranges.filter((range) => range.startsWith('ark:'));
    return { kind: 'link', ...(target !== undefined && { class: target }) };
  }
  return linkOrWord(shape, sources.ontology);
}

function fieldOf(name: string, key: string, shapes: readonly PropertyShape[], sources: RecordSources): Field {
  const property = sources.ontology.properties.get(key);
  if (property === undefined) throw new Error(`shape:${name} speaks of ${key}, which is not in the ontology`);
  const values = shapes.map((shape) => valueOf(shape, property, sources)).filter((value) => value !== undefined);
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error(`shape:${name} must say once what ${key} is`);
  const list = shapes.some(({ path }) => path.length > 1);
  const strict = shapes.filter(({ severity }) => severity === undefined || severity === 'Violation');
  return {
    key,
    comment: sources.descriptions.get(`${name}.${key}`) ?? property.comment,
    ...(property.unit !== undefined && { unit: property.unit }),
    privacy: sources.privacy.get(`${name}.${key}`) ?? property.privacy,
    required: strict.some(({ minCount }) => (minCount ?? 0) > 0),
    many: list || !strict.some(({ maxCount }) => maxCount === 1),
    list,
    value,
  };
}

function fieldsOf(name: string, shape: NamedShape, sources: RecordSources): readonly Field[] {
  const properties = shape.properties ?? [];
  const keys = [...new Set(properties.map(keyOf).filter((key) => key !== undefined))];
  return keys.map((key) =>
    fieldOf(
      name,
      key,
      properties.filter((property) => keyOf(property) === key),
      sources,
    ),
  );
}

/** The class of a record: the target, the type it must have, or the class of the same name. */
function classOf(name: string, shape: NamedShape): { readonly class: string; readonly typed: boolean } {
  if (shape.targetClass !== undefined) return { class: shape.targetClass, typed: true };
  const required = shape.properties?.find(({ path }) => path[0]?.kind === 'forward' && path[0].key === 'type');
  const type = /^<.*#(.+)>$/u.exec(required?.hasValue ?? '')?.[1];
  return { class: `ark:${type ?? name}`, typed: type !== undefined };
}

function recordOf(name: string, shape: NamedShape, sources: RecordSources): RecordShape {
  const { class: className, typed } = classOf(name, shape);
  const meant = sources.ontology.classes.get(className);
  if (meant === undefined) throw new Error(`shape:${name} is for ${className}, which is not in the ontology`);
  const fields = fieldsOf(name, shape, sources);
  for (const { key } of fields) {
    const domains = sources.ontology.properties.get(key)?.domains ?? [];
    if (![className, ...meant.supers].some((each) => domains.includes(each))) {
      throw new Error(`shape:${name} has ${key}, whose domain in the ontology does not include ${className}`);
    }
  }
  return {
    name,
    class: className,
    kind: shape.targetClass === undefined ? 'value' : 'node',
    comment: sources.comments.get(name) ?? meant.comment,
    typed,
    closed: shape.closed !== undefined,
    fields,
  };
}

/** All records; a shape beside a class's own (another name than its class), or without properties, only constrains, and makes none. */
export function readRecords(sources: RecordSources): readonly RecordShape[] {
  const records = [...sources.shapes]
    .filter(([, { targetClass, properties }]) => targetClass !== undefined || properties !== undefined)
    .filter(([name, { targetClass }]) => targetClass === undefined || targetClass === `ark:${name}`)
    .map(([name, shape]) => recordOf(name, shape, sources));
  const shaped = new Set(records.map((record) => record.class));
  const supers = new Set([...sources.ontology.classes.values()].flatMap((each) => each.supers));
  for (const { name, supers: own } of sources.ontology.classes.values()) {
    const isOurs = own.includes('ark:Node') || own.includes('ark:Value');
    if (isOurs && !supers.has(name) && !shaped.has(name)) throw new Error(`${name} has no shape`);
  }
  return records;
}
