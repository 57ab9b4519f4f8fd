// What this endpoint can do, in RDF (SPARQL 1.1 Service Description, https://www.w3.org/TR/sparql11-service-description/).
import { RDF } from '../../model/rdf.ts';
import type { RdfQuad, RdfTerm } from '../../model/rdf.ts';
import { writeNQuads } from '../../model/rdf-text/n-quads.ts';
import { plainQuads } from '../../model/rdf-text/plain-quads.ts';
import { turtlePrefixes, writeTurtle } from '../../model/rdf-text/turtle.ts';
import type { RDF_FORMATS } from './result-formats.ts';

const SD = 'http://www.w3.org/ns/sparql-service-description#';
/** Unique URIs of file formats (https://www.w3.org/ns/formats/). */
const FORMATS = 'http://www.w3.org/ns/formats/';

const RESULT_FORMATS = [
  'SPARQL_Results_JSON',
  'SPARQL_Results_XML',
  'SPARQL_Results_CSV',
  'SPARQL_Results_TSV',
  'Turtle',
  'N-Triples',
  'TriG',
  'N-Quads',
  'JSON-LD',
];

/** The description as text in the media type. `federates`: whether SERVICE may name anything. */
export function serviceDescription(
  endpoint: string,
  federates: boolean,
  mediaType: (typeof RDF_FORMATS)[number],
): string {
  const quads = statements(endpoint, federates);
  switch (mediaType) {
    case 'text/turtle':
    case 'application/trig': {
      const prefixes = { sd: SD, formats: FORMATS };
      return `${turtlePrefixes(prefixes)}\n${writeTurtle(quads, { prefixes })}`;
    }
    case 'application/n-triples':
    case 'application/n-quads':
      return writeNQuads(quads);
    case 'application/ld+json':
      return JSON.stringify(expanded(quads));
  }
}

function statements(endpoint: string, federates: boolean): readonly RdfQuad[] {
  const make = plainQuads();
  const term = (iri: string): RdfTerm => make.namedNode(iri);
  const service = make.blankNode();
  const dataset = make.blankNode();
  const graph = make.blankNode();
  const isA = (subject: RdfTerm, type: string) => make.quad(subject, term(`${RDF}type`), term(SD + type));
  const say = (property: string, object: RdfTerm) => make.quad(service, term(SD + property), object);
  return [
    isA(service, 'Service'),
    say('endpoint', term(endpoint)),
    say('supportedLanguage', term(`${SD}SPARQL11Query`)),
    ...(federates ? [say('feature', term(`${SD}BasicFederatedQuery`))] : []),
    ...RESULT_FORMATS.map((format) => say('resultFormat', term(FORMATS + format))),
    say('defaultDataset', dataset),
    isA(dataset, 'Dataset'),
    make.quad(dataset, term(`${SD}defaultGraph`), graph),
    isA(graph, 'Graph'),
  ];
}

/** JSON-LD in its expanded form (https://www.w3.org/TR/json-ld11/#expanded-document-form). */
function expanded(quads: readonly RdfQuad[]): readonly unknown[] {
  const idOf = ({ termType, value }: RdfTerm) => (termType === 'BlankNode' ? `_:${value}` : value);
  const nodes = new Map<string, Record<string, unknown[]>>();
  for (const { subject, predicate, object } of quads) {
    const node = nodes.get(idOf(subject)) ?? {};
    nodes.set(idOf(subject), node);
    const isType = predicate.value === `${RDF}type`;
    (node[isType ? '@type' : predicate.value] ??= []).push(isType ? object.value : { '@id': idOf(object) });
  }
  return [...nodes].map(([id, node]) => ({ '@id': id, ...node }));
}
