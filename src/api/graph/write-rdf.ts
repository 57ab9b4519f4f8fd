// A graph as Turtle, TriG or N-Quads, piece by piece: a large one takes neither much memory nor the event loop for long.
import { QuadWriter } from '../../model/quads.ts';
import { ARK, RDF, XSD } from '../../model/rdf.ts';
import type { RdfTerm } from '../../model/rdf.ts';
import { writeNQuads } from '../../model/rdf-text/n-quads.ts';
import { plainQuads } from '../../model/rdf-text/plain-quads.ts';
import type { PlainQuad } from '../../model/rdf-text/plain-quads.ts';
import { turtlePrefixes, writeTurtle } from '../../model/rdf-text/turtle.ts';
import type { Prefixes } from '../../model/rdf-text/turtle.ts';
import { DCTERMS, PROV, SPDX } from '../../model/provenance-writer.ts';
import type { GraphAnswer } from './graph-answer.ts';
import { inPieces } from './in-pieces.ts';

/** The formats of RDF that are written here. */
export type RdfFormat = 'turtle' | 'trig' | 'nQuads';

/** The text in pieces. Turtle has one graph only: there, provenance stands beside what it is about. */
export function writeRdf(answer: GraphAnswer, format: RdfFormat): AsyncGenerator<string, undefined> {
  return inPieces(blocks(answer, format));
}

function blocks(answer: GraphAnswer, format: RdfFormat): Iterable<string> {
  return format === 'nQuads' ? nQuadBlocks(answer) : turtleBlocks(answer, format === 'trig');
}

function* nQuadBlocks({ graph, nodes, provenance }: GraphAnswer): Generator<string, undefined> {
  const make = plainQuads();
  for (const group of nodeGroups(nodes, make.namedNode(graph))) yield writeNQuads(group);
  if (provenance === undefined) return;
  // Blank nodes are named by the document as a whole.
  const rename = (term: RdfTerm) => (term.termType === 'BlankNode' ? { ...term, value: `p${term.value}` } : term);
  for (const group of provenance.quads(make.namedNode(provenance.graph))) {
    yield writeNQuads(group.map((quad) => ({ ...quad, subject: rename(quad.subject), object: rename(quad.object) })));
  }
}

function* turtleBlocks({ graph, nodes, provenance }: GraphAnswer, named: boolean): Generator<string, undefined> {
  const prefixes: Prefixes = {
    ark: ARK,
    xsd: XSD,
    ...(provenance && { prov: PROV, rdf: RDF, dcterms: DCTERMS, spdx: SPDX }),
    ...nodePrefix(nodes[0]?.id),
  };
  const options = { prefixes, indent: named ? '  ' : '' };
  yield `${turtlePrefixes(prefixes)}\n`;
  if (named) yield `<${graph}> {\n`;
  for (const group of nodeGroups(nodes)) yield writeTurtle(group, options);
  if (named) yield '}\n';
  if (provenance === undefined) return;
  yield named ? `\n<${provenance.graph}> {\n` : '\n';
  for (const group of provenance.quads(undefined)) yield writeTurtle(group, options);
  if (named) yield '}\n';
}

function* nodeGroups(nodes: GraphAnswer['nodes'], graph?: RdfTerm): Generator<readonly PlainQuad[], undefined> {
  const writer = new QuadWriter(plainQuads());
  for (const node of nodes) yield writer.write([node], graph);
}

/** Nodes of one graph are named alike, but for the last part. */
function nodePrefix(id: string | undefined): Prefixes {
  const namespace = id?.slice(0, id.lastIndexOf('/') + 1) ?? '';
  return namespace === '' ? {} : { node: namespace };
}
