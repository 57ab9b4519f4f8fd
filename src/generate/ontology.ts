// The ontology as tables: what classes, datatypes and properties there are and what they mean. Refuses what is not complete.
import type { PrivacyClass } from '../model/vocabulary.ts';
import { NAMESPACES, compact, localName, node } from './graph.ts';
import type { Graph } from './graph.ts';

/** How a term of ours stands to one of another vocabulary. */
export interface Mapping {
  /** Compact name of the property that says it: `rdfs:subClassOf`, `skos:closeMatch`. */
  readonly relation: string;
  /** The IRI of the other term. */
  readonly target: string;
}

/** A class, by its compact name. */
export interface OntologyClass {
  readonly name: string;
  readonly label: string;
  readonly comment: string;
  /** All superclasses of our own, nearest first. */
  readonly supers: readonly string[];
  readonly mappings: readonly Mapping[];
}

/** A property, by its JSON key. */
export interface OntologyProperty {
  readonly key: string;
  readonly comment: string;
  readonly domains: readonly string[];
  readonly ranges: readonly string[];
  readonly privacy: PrivacyClass;
  readonly unit?: string;
  readonly mappings: readonly Mapping[];
}

/** Meaning, without structure. */
export interface Ontology {
  readonly classes: ReadonlyMap<string, OntologyClass>;
  /** Comments of datatypes, by local name. */
  readonly datatypes: ReadonlyMap<string, string>;
  readonly properties: ReadonlyMap<string, OntologyProperty>;
  /** Labels of named individuals, by class and compact name. */
  readonly individuals: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const PRIVACY_CLASSES: readonly PrivacyClass[] = ['PII', 'Linkable', 'Sensitive', 'Financial', 'Public'];

/** The privacy class of a compact name such as `ark:PII`, or undefined. */
export function privacyClass(name: string | undefined): PrivacyClass | undefined {
  return PRIVACY_CLASSES.find((known) => `ark:${known}` === name);
}

function needed(graph: Graph, name: string, property: string): string {
  const text = graph.text(node(name), property);
  if (text === undefined) throw new Error(`${name} has no ${property}`);
  return text;
}

function names(graph: Graph, name: string, property: string): readonly string[] {
  return graph.objects(node(name), property).map((term) => compact(term.value));
}

function ofType(graph: Graph, ...types: readonly string[]): readonly string[] {
  const found = types.flatMap((type) => graph.subjects('rdf:type', type).map((term) => compact(term.value)));
  return [...new Set(found)].filter((name) => name.startsWith('ark:'));
}

function labelled(graph: Graph, name: string): string {
  const label = needed(graph, name, 'rdfs:label');
  if (`ark:${label}` !== name) throw new Error(`${name} has the label ${label}: a label is the name in JSON`);
  return label;
}

/** What may stand between a term of ours and one of another vocabulary; how much each says, its own standard tells. */
const RELATIONS = [
  'owl:equivalentClass',
  'owl:equivalentProperty',
  'rdfs:subClassOf',
  'rdfs:subPropertyOf',
  'skos:exactMatch',
  'skos:closeMatch',
  'skos:broadMatch',
  'skos:narrowMatch',
  'skos:relatedMatch',
] as const;

function mappingsOf(graph: Graph, name: string): readonly Mapping[] {
  return RELATIONS.flatMap((relation) =>
    graph
      .objects(node(name), relation)
      .filter((term) => !term.value.startsWith(NAMESPACES.ark))
      .map(({ value }) => ({ relation, target: value })),
  );
}

function supersOf(graph: Graph, name: string): readonly string[] {
  const nearest = names(graph, name, 'rdfs:subClassOf').filter((each) => each.startsWith('ark:'));
  return [...new Set([...nearest, ...nearest.flatMap((each) => supersOf(graph, each))])];
}

function propertyOf(graph: Graph, name: string): OntologyProperty {
  const privacy = privacyClass(names(graph, name, 'ark:privacyClass').join());
  if (privacy === undefined) throw new Error(`${name} needs exactly one privacy class`);
  const domains = [...names(graph, name, 'rdfs:domain'), ...names(graph, name, 'schema:domainIncludes')];
  const ranges = [...names(graph, name, 'rdfs:range'), ...names(graph, name, 'schema:rangeIncludes')];
  if (domains.length === 0 || ranges.length === 0) throw new Error(`${name} needs a domain and a range`);
  const unit = graph.text(node(name), 'ark:unit');
  return {
    key: labelled(graph, name),
    comment: needed(graph, name, 'rdfs:comment'),
    domains,
    ranges,
    privacy,
    ...(unit !== undefined && { unit: localName(unit) }),
    mappings: mappingsOf(graph, name),
  };
}

/** Reads what the graph says about our own terms. */
export function readOntology(graph: Graph): Ontology {
  const classes = ofType(graph, 'owl:Class').map((name) => ({
    name,
    label: labelled(graph, name),
    comment: needed(graph, name, 'rdfs:comment'),
    supers: supersOf(graph, name),
    mappings: mappingsOf(graph, name),
  }));
  const properties = ofType(graph, 'owl:ObjectProperty', 'owl:DatatypeProperty', 'rdf:Property').map((name) =>
    propertyOf(graph, name),
  );
  const datatypes = ofType(graph, 'rdfs:Datatype').map((name): [string, string] => [
    labelled(graph, name),
    needed(graph, name, 'rdfs:comment'),
  ]);
  const individuals = classes.map(({ name }): [string, ReadonlyMap<string, string>] => [
    name,
    new Map(ofType(graph, name).map((each) => [each, needed(graph, each, 'rdfs:label')])),
  ]);
  return {
    classes: new Map(classes.map((each) => [each.name, each])),
    datatypes: new Map(datatypes),
    properties: new Map(properties.map((each) => [each.key, each])),
    individuals: new Map(individuals.filter(([, members]) => members.size > 0)),
  };
}
