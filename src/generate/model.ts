// The model: ontology and shapes read together, ready to be written down for each face.
import type { NamedShape } from '../model/shape.ts';
import type { PrivacyClass } from '../model/vocabulary.ts';
import { compileShapes } from './compile-shapes.ts';
import { readForms } from './forms.ts';
import type { Form } from './forms.ts';
import { Graph, compact, localName } from './graph.ts';
import { privacyClass, readOntology } from './ontology.ts';
import type { Ontology } from './ontology.ts';
import { readRecords } from './records.ts';
import type { RecordShape } from './records.ts';

/** Everything that generation works from. */
export interface Model {
  readonly ontology: Ontology;
  readonly shapes: ReadonlyMap<string, NamedShape>;
  readonly forms: ReadonlyMap<string, Form>;
  readonly records: readonly RecordShape[];
  /** What they were read from. */
  readonly graphs: { readonly ontology: Graph; readonly shapes: Graph };
}

/** What property shapes say with the property of the name given, by `Shape.key`. */
function annotations(graph: Graph, property: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const shape of graph.subjects('rdf:type', 'sh:NodeShape')) {
    for (const each of graph.objects(shape, 'sh:property')) {
      const text = graph.text(each, property);
      const path = graph.object(each, 'sh:path');
      if (text === undefined || path === undefined) continue;
      const [key] = graph.isList(path) ? graph.list(path) : [path];
      found.set(`${localName(shape.value)}.${localName(key?.value ?? '')}`, text);
    }
  }
  return found;
}

function privacyOf(graph: Graph): ReadonlyMap<string, PrivacyClass> {
  return new Map(
    [...annotations(graph, 'ark:privacyClass')].map(([key, full]) => {
      const privacy = privacyClass(compact(full));
      if (privacy === undefined) throw new Error(`${key} has a privacy class that there is not`);
      return [key, privacy];
    }),
  );
}

function commentsOf(graph: Graph): ReadonlyMap<string, string> {
  const shapes = graph.subjects('rdf:type', 'sh:NodeShape').filter((term) => term.termType === 'NamedNode');
  return new Map(
    shapes.flatMap((shape) => {
      const comment = graph.text(shape, 'rdfs:comment');
      return comment === undefined ? [] : [[localName(shape.value), comment] as const];
    }),
  );
}

/** Reads the two folders. Throws where they are not complete or do not agree. */
export function readModel(folders: { readonly ontology: string; readonly shapes: string }): Model {
  const meaning = Graph.read([folders.ontology]);
  const ontology = readOntology(meaning);
  const graph = Graph.read([folders.shapes]);
  const shapes = compileShapes(graph);
  const forms = readForms(shapes, ontology);
  const records = readRecords({
    shapes,
    ontology,
    forms,
    privacy: privacyOf(graph),
    comments: commentsOf(graph),
    descriptions: annotations(graph, 'sh:description'),
  });
  return { ontology, shapes, forms, records, graphs: { ontology: meaning, shapes: graph } };
}
