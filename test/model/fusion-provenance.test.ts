import { Parser } from 'n3';
import { describe, expect, it } from 'vitest';
import { fusionProvenance } from '../../src/model/fusion-provenance.ts';
import type { FusionReport } from '../../src/model/fusion-report.ts';
import { DCTERMS, PROV, SPDX } from '../../src/model/provenance-writer.ts';
import { ARK, RDF, XSD } from '../../src/model/rdf.ts';
import { turtlePrefixes, writeTurtle } from '../../src/model/rdf-text/turtle.ts';

const naming = { graphBase: 'https://arkive.example/graph', baseUrl: 'https://arkive.example' };
const node = (name: string) => `${naming.graphBase}/nodes/${name}`;
const draft = (name: string) => `${naming.graphBase}/.draft-nodes/${name}`;
const prefixes = { ark: ARK, xsd: XSD, rdf: RDF, prov: PROV, dcterms: DCTERMS, spdx: SPDX, node: node('') };

const written = (report: Partial<FusionReport>): string => {
  const whole = { nodes: [], generated: [], conflicts: [], uncertain: [], ...report };
  const fusion = { graphId: '1', fusedAt: '2026-03-01T12:00:00.000Z', report: whole };
  return [...fusionProvenance(fusion, naming)].map((quads) => writeTurtle(quads, { prefixes })).join('');
};
const GRAPH = `<https://arkive.example/graph/graphs/1> a prov:Entity ;
  prov:generatedAtTime "2026-03-01T12:00:00.000Z"^^xsd:dateTime .
`;

describe('the provenance of a fused graph', () => {
  it('says of each node the drafts it stands for, the rule, and how sure it is', () => {
    const nodes = [
      { id: node('a'), type: 'ark:Person', from: [draft('1'), draft('2')], rule: 'same-name', score: 0.97 },
    ];
    expect(written({ nodes })).toBe(`${GRAPH}node:a a prov:Entity ;
  prov:wasDerivedFrom <${draft('1')}>, <${draft('2')}> ;
  prov:wasGeneratedBy [ a prov:Activity ;
    ark:rule "same-name" ;
    ark:confidence 9.7E-1 ] .
`);
  });

  it('says of a generated node what it was concluded from', () => {
    const generated = [{ id: node('c'), type: 'ark:BankAccount', rule: 'card-account', from: [node('a')] }];
    expect(written({ generated })).toContain(`node:c a prov:Entity ;
  prov:wasDerivedFrom node:a ;
  prov:wasGeneratedBy [ a prov:Activity ;
    ark:rule "card-account" ] .`);
  });

  it('names every value of a conflict with its sources, and the rule with the one that was chosen', () => {
    const text = written({
      conflicts: [
        {
          id: node('a'),
          property: 'dateOfBirth',
          values: [
            { value: '1980-01-02', from: [draft('1')] },
            { value: '1980-02-01', from: [draft('2')] },
          ],
          chosen: '1980-02-01',
          rule: 'newest-document',
        },
      ],
    });
    expect(text).toContain(`[] a rdf:Statement ;
  rdf:subject node:a ;
  rdf:predicate ark:dateOfBirth ;
  rdf:object "1980-01-02"^^xsd:date ;
  prov:wasDerivedFrom <${draft('1')}> .`);
    expect(text).toContain(`  rdf:object "1980-02-01"^^xsd:date ;
  prov:wasDerivedFrom <${draft('2')}> ;
  ark:rule "newest-document" .`);
  });

  it('tells values that are objects or lists as their JSON, and is Turtle whatever they hold', () => {
    const value = { type: 'ark:CurrencyValue', amount: '12.30', currency: 'GBP' };
    const conflict = {
      id: node('a'),
      property: 'creditLimit',
      values: [{ value, from: [] }],
      chosen: value,
      rule: 'r',
    };
    const quads = new Parser({ format: 'text/turtle' }).parse(
      turtlePrefixes(prefixes) + written({ conflicts: [conflict] }),
    );
    const [text] = quads
      .filter(({ predicate }) => predicate.value === `${PROV}value`)
      .map(({ object }) => object.value);
    expect(JSON.parse(text ?? '')).toEqual(value);
    expect(quads.some(({ predicate, object }) => predicate.value === `${ARK}rule` && object.value === 'r')).toBe(true);
  });
});
