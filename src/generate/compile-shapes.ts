// Compiles the SHACL files to the shapes that src/validation evaluates. What is not in the subset is refused by name, so that no
// constraint is ever written and not run.
import type { Term } from 'n3';
import type { NamedShape, PathStep, PropertyShape, Shape, TermKey } from '../model/shape.ts';
import { compact, iri, localName } from './graph.ts';
import type { Graph } from './graph.ts';

type Loose = Record<string, unknown>;

/** The key of a predicate: our own properties by their local name, rdf:type as `type`. */
function keyOf(predicate: Term): string {
  if (predicate.value === iri('rdf:type')) return 'type';
  const name = compact(predicate.value);
  if (!name.startsWith('ark:')) throw new Error(`a path goes over ${name}, which is no property of ours`);
  return name.slice('ark:'.length);
}

function termKey(term: Term): TermKey {
  if (term.termType === 'NamedNode') return `<${term.value}>`;
  if (term.termType !== 'Literal') throw new Error('a blank node is compared with');
  return `"${term.value}"^^${localName(term.datatype.value)}`;
}

/** The steps of `sh:path`; rdf:first and rdf:rest become positions in an array. */
function compilePath(graph: Graph, path: Term): readonly PathStep[] {
  const parts = graph.isList(path) ? graph.list(path) : [path];
  const steps: PathStep[] = [];
  let rests = 0;
  let anyRest = false;
  for (const part of parts) {
    const inverse = graph.object(part, 'sh:inversePath');
    const repeated = graph.object(part, 'sh:zeroOrMorePath');
    if (inverse !== undefined) steps.push({ kind: 'inverse', key: keyOf(inverse) });
    else if (repeated?.value === iri('rdf:rest')) anyRest = true;
    else if (repeated !== undefined) throw new Error('only rdf:rest is repeated in a path');
    else if (part.value === iri('rdf:rest')) rests += 1;
    else if (part.value === iri('rdf:first')) {
      steps.push(anyRest ? { kind: 'members' } : { kind: 'member', index: rests });
      rests = 0;
    } else steps.push({ kind: 'forward', key: keyOf(part) });
  }
  if (rests > 0) steps.push({ kind: 'rest', index: rests });
  return steps;
}

const count = (term: Term): number => Number(term.value);

/** How each constraint parameter compiles. */
const PARAMETERS: Readonly<Record<string, (graph: Graph, values: readonly Term[]) => Loose>> = {
  'sh:severity': (_, [value]) => ({ severity: localName(value?.value ?? '') }),
  'sh:message': (_, [value]) => ({ message: value?.value }),
  'sh:nodeKind': (_, [value]) => ({ nodeKind: localName(value?.value ?? '') }),
  'sh:datatype': (_, [value]) => ({ datatype: localName(value?.value ?? '') }),
  'sh:class': (_, [value]) => ({ class: compact(value?.value ?? '') }),
  'sh:in': (graph, values) => ({ in: values.flatMap((head) => graph.list(head)).map(termKey) }),
  'sh:hasValue': (_, values) => ({ hasValue: values.map(termKey)[0] }),
  'sh:pattern': (_, [value]) => ({ pattern: value?.value }),
  'sh:flags': (_, [value]) => ({ flags: value?.value }),
  'sh:minLength': (_, values) => ({ minLength: values.map(count)[0] }),
  'sh:minInclusive': (_, values) => ({ minInclusive: values.map(count)[0] }),
  'sh:maxInclusive': (_, values) => ({ maxInclusive: values.map(count)[0] }),
  'sh:minCount': (_, values) => ({ minCount: values.map(count)[0] }),
  'sh:maxCount': (_, values) => ({ maxCount: values.map(count)[0] }),
  'sh:qualifiedMinCount': (_, values) => ({ qualifiedMinCount: values.map(count)[0] }),
  'sh:lessThanOrEquals': (_, values) => ({ lessThanOrEquals: values.map(keyOf)[0] }),
  'sh:node': (_, values) => ({ node: values.map((value) => localName(value.value)) }),
  'sh:path': (graph, values) => ({ path: values.flatMap((value) => compilePath(graph, value)) }),
  'sh:or': (graph, values) => ({
    or: values.flatMap((head) => graph.list(head)).map((each) => inlineShape(graph, each)),
  }),
  'sh:not': (graph, values) => ({ not: values.map((value) => inlineShape(graph, value))[0] }),
  'sh:property': (graph, values) => ({ properties: values.map((value) => compileProperty(graph, value)) }),
  'sh:qualifiedValueShape': (graph, values) => ({
    qualifiedValueShape: values.map((value) => compileShape(graph, value))[0],
  }),
  'sh:targetClass': (_, [value]) => ({ targetClass: compact(value?.value ?? '') }),
};

/** Parameters that stand for several constraints when repeated; of the others there is one. */
const REPEATABLE = ['sh:property', 'sh:node'];
/** What says something to readers and other programs, not to a validator; `sh:closed` is read on its own. */
const SILENT = ['rdf:type', 'rdfs:comment', 'sh:description', 'ark:privacyClass', 'sh:closed', 'sh:ignoredProperties'];

function compileShape(graph: Graph, term: Term): Shape {
  const shape: Loose = {};
  for (const parameter of graph.properties(term)) {
    if (SILENT.includes(parameter)) continue;
    const compile = PARAMETERS[parameter];
    if (compile === undefined) throw new Error(`${compact(term.value)} uses ${parameter}, which is not compiled`);
    const values = graph.objects(term, parameter);
    if (values.length > 1 && !REPEATABLE.includes(parameter)) {
      throw new Error(`${compact(term.value)} has several ${parameter}`);
    }
    Object.assign(shape, compile(graph, values));
  }
  return { ...shape, ...compileClosed(graph, term) };
}

/** A member of sh:or, or what sh:not denies: a shape by name, or one written on the spot. */
function inlineShape(graph: Graph, term: Term): Shape {
  return term.termType === 'NamedNode' ? { node: [localName(term.value)] } : compileShape(graph, term);
}

function compileProperty(graph: Graph, term: Term): PropertyShape {
  const shape = compileShape(graph, term) as PropertyShape;
  if ((shape.path as readonly PathStep[] | undefined) === undefined) throw new Error('a property shape has no path');
  return shape;
}

function compileClosed(graph: Graph, term: Term): Pick<Shape, 'closed'> {
  if (graph.text(term, 'sh:closed') !== 'true') return {};
  const ignored = graph.objects(term, 'sh:ignoredProperties').flatMap((head) => graph.list(head));
  const direct = graph
    .objects(term, 'sh:property')
    .flatMap((property) => graph.objects(property, 'sh:path'))
    .filter((path) => path.termType === 'NamedNode');
  return { closed: [...new Set([...ignored, ...direct].map(keyOf))] };
}

/** Every shape that has a name, in the order of the files. */
export function compileShapes(graph: Graph): ReadonlyMap<string, NamedShape> {
  const terms = graph.subjects('rdf:type', 'sh:NodeShape').filter((term) => term.termType === 'NamedNode');
  return new Map(terms.map((term) => [localName(term.value), compileShape(graph, term)]));
}
