import fc from 'fast-check';
import { Parser } from 'n3';
import type { Quad } from 'n3';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { QuadWriter } from '../../../src/model/quads.ts';
import { ARK, XSD } from '../../../src/model/rdf.ts';
import { writeNQuads } from '../../../src/model/rdf-text/n-quads.ts';
import { plainQuads } from '../../../src/model/rdf-text/plain-quads.ts';
import { turtlePrefixes, writeTurtle } from '../../../src/model/rdf-text/turtle.ts';
import { readNodes } from '../../../src/model/read-nodes.ts';
import type { GraphNode } from '../../../src/model/reading.ts';
import { BASE, graphs } from '../arbitrary-nodes.ts';

const PREFIXES = { ark: ARK, xsd: XSD, draft: BASE };
const make = plainQuads();
const writer = new QuadWriter(make);

const turtleOf = (nodes: readonly GraphNode[]) =>
  turtlePrefixes(PREFIXES) + nodes.map((node) => writeTurtle(writer.write([node]), { prefixes: PREFIXES })).join('');

/** Canonical N-Quads (RDFC-1.0): equal for graphs that differ in the names of their blank nodes only. */
const canonical = (nQuads: string) =>
  jsonld.canonize(
    nQuads as unknown as jsonld.JsonLdDocument,
    {
      algorithm: 'RDFC-1.0',
      inputFormat: 'application/n-quads',
      format: 'application/n-quads',
    } as unknown as jsonld.Options.Normalize,
  );

describe('nodes as Turtle', () => {
  it('come back as they were, whatever they say', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        expect(readNodes(new Parser({ format: 'text/turtle' }).parse(turtleOf(nodes)))).toEqual(nodes);
      }),
      { numRuns: 30 },
    );
  });

  it('are written to be read by people', () => {
    const nodes = [
      {
        id: `${BASE}4be0643f-1d98`,
        type: 'ark:Address',
        addressLines: ['Flat 2', '1 "High" Street'],
        postcode: 'AB1 2CD',
      },
      {
        id: 'https://elsewhere.example/a(b)',
        type: 'ark:Transaction',
        date: '2024-01-03',
        amount: { type: 'ark:CurrencyValue', amount: '12.30', currency: 'GBP' },
        relatedTo: `${BASE}4be0643f-1d98`,
      },
    ];
    expect(turtleOf(nodes)).toBe(`@prefix ark: <https://w3id.org/arkive/ontology#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix draft: <https://graph.example/.draft-nodes/> .
draft:4be0643f-1d98 a ark:Address ;
  ark:addressLines ( "Flat 2" "1 \\"High\\" Street" ) ;
  ark:postcode "AB1 2CD" .
<https://elsewhere.example/a(b)> a ark:Transaction ;
  ark:date "2024-01-03"^^xsd:date ;
  ark:amount [ a ark:CurrencyValue ;
    ark:amount "12.30" ;
    ark:currency "GBP" ] ;
  ark:relatedTo draft:4be0643f-1d98 .
`);
  });
});

describe('nodes as N-Quads', () => {
  it('come back as they were, in their graph', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        const graph = make.namedNode('https://graph.example/graphs/1');
        const quads: Quad[] = new Parser({ format: 'application/n-quads' }).parse(
          writeNQuads(writer.write(nodes, graph)),
        );
        expect(new Set(quads.map((quad) => quad.graph.value))).toEqual(new Set([graph.value]));
        expect(readNodes(quads)).toEqual(nodes);
      }),
      { numRuns: 30 },
    );
  });

  it('say the same as Turtle', async () => {
    const [nodes = []] = fc.sample(graphs, { numRuns: 1, seed: 7 });
    const parsed = new Parser({ format: 'text/turtle' }).parse(turtleOf(nodes));
    const again = parsed.map(({ subject, predicate, object }) => ({ subject, predicate, object }));
    expect(await canonical(writeNQuads(again))).toBe(await canonical(writeNQuads(writer.write(nodes))));
  });

  it('escape what neither strings nor IRIs may hold', () => {
    const quad = make.quad(
      make.namedNode('https://graph.example/a b<c>'),
      make.namedNode(`${ARK}notes`),
      make.literal('a"b\\c\nd\re\tf\u0000g\u{1f600}', make.namedNode(`${XSD}string`)),
    );
    expect(writeNQuads([quad])).toBe(
      `<https://graph.example/a\\u0020b\\u003Cc\\u003E> <${ARK}notes> "a\\"b\\\\c\\nd\\re\\tf\\u0000g\u{1f600}" .\n`,
    );
  });
});
