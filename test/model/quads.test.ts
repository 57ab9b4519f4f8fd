import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import jsonld from 'jsonld';
import { DataFactory, Store, Writer } from 'n3';
import type { Quad } from 'n3';
import { describe, expect, it } from 'vitest';
import { QuadWriter } from '../../src/model/quads.ts';
import { readNodes } from '../../src/model/read-nodes.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import { graphs } from './arbitrary-nodes.ts';
import { n3Factory } from './n3-factory.ts';

const writer = new QuadWriter(n3Factory);
const ARK = 'https://w3id.org/arkive/ontology#';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
const id = 'https://graph.example/nodes/1';

const contextFile = join(import.meta.dirname, '../../src/model/generated/context.jsonld');
const context = (JSON.parse(readFileSync(contextFile, 'utf8')) as { readonly '@context': object })['@context'];

/** N-Quads by way of JSON-LD. Nothing is loaded from elsewhere. */
async function byJsonLd(nodes: readonly GraphNode[]): Promise<string> {
  const documentLoader = (url: string): never => {
    throw new Error(`a context is asked for at ${url}`);
  };
  const document = { '@context': context, '@graph': nodes } as unknown as jsonld.JsonLdDocument;
  return (await jsonld.toRDF(document, {
    documentLoader,
    format: 'application/n-quads',
  } as jsonld.Options.ToRdf)) as string;
}

/** Canonical N-Quads (RDFC-1.0): equal for graphs that differ in the names of their blank nodes only. */
async function canonical(quads: string): Promise<string> {
  const options = { algorithm: 'RDFC-1.0', inputFormat: 'application/n-quads', format: 'application/n-quads' };
  return await jsonld.canonize(
    quads as unknown as jsonld.JsonLdDocument,
    options as unknown as jsonld.Options.Normalize,
  );
}

const objects = (quads: readonly Quad[], key: string): readonly Quad['object'][] =>
  quads.filter(({ predicate }) => predicate.value === ARK + key).map(({ object }) => object);

describe('nodes as quads', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        expect(readNodes(writer.write(nodes))).toEqual(nodes);
      }),
      { numRuns: 40 },
    );
  });

  it('come back as they were from a store that keeps its own order', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        const byId = (a: GraphNode, b: GraphNode): number => (a.id < b.id ? -1 : 1);
        expect([...readNodes(new Store(writer.write(nodes)))].sort(byId)).toEqual([...nodes].sort(byId));
      }),
      { numRuns: 10 },
    );
  });

  it('are the quads that JSON-LD makes of the same JSON with our context', async () => {
    await fc.assert(
      fc.asyncProperty(graphs, async (nodes) => {
        // Node by node: canonical names for thousands of blank nodes that look alike take minutes.
        for (const node of nodes) {
          expect(await canonical(await byJsonLd([node]))).toBe(
            await canonical(new Writer({ format: 'N-Quads' }).quadsToString(writer.write([node]))),
          );
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('keep the digits of an amount as printed', () => {
    const amount = { type: 'ark:CurrencyValue', amount: '12.30', currency: 'GBP', direction: 'Debit' };
    const [literal] = objects(writer.write([{ id, type: 'ark:Transaction', amount }]), 'amount').slice(0, 1);
    expect(literal?.termType === 'Literal' && [literal.value, literal.datatype.value]).toEqual([
      '12.30',
      `${XSD}string`,
    ]);
  });

  it('hold dates as xsd:date, counts as xsd:integer, figures as xsd:double and flags as xsd:boolean', () => {
    const quads = writer.write([
      { id, type: 'ark:MeterReading', date: '2025-03-01', reading: 37 },
      { id, type: 'ark:Vehicle', numberOfSeats: 5, imported: false, modifications: 'Tow bar' },
    ]);
    const datatypes = ['date', 'reading', 'numberOfSeats', 'imported', 'modifications'].map((key) =>
      objects(quads, key).map(
        (term) => term.termType === 'Literal' && `${term.value} ${term.datatype.value.slice(XSD.length)}`,
      ),
    );
    expect(datatypes).toEqual([
      ['2025-03-01 date'],
      ['3.7E1 double'],
      ['5 integer'],
      ['false boolean'],
      ['Tow bar string'],
    ]);
  });

  it('keep every double exactly', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (reading) => {
        const [node] = readNodes(writer.write([{ id, type: 'ark:MeterReading', reading }]));
        expect(node?.['reading']).toBe(reading === 0 ? 0 : reading);
      }),
    );
  });

  it('keep the order of address lines and categories', () => {
    const address = {
      id,
      type: 'ark:Address',
      addressLines: ['Flat 2', '1 High Street', 'Flat 2'],
      postcode: 'AB1 2CD',
    };
    expect(readNodes(writer.write([address]))).toEqual([address]);
  });

  it('hold words that stand beside links as individuals of the ontology', () => {
    const vehicle = {
      id,
      type: 'ark:Vehicle',
      owner: 'Finance Company',
      registeredKeeper: 'https://graph.example/nodes/2',
    };
    const quads = writer.write([vehicle]);
    expect(objects(quads, 'owner')[0]?.value).toBe(`${ARK}FinanceCompany`);
    expect(readNodes(quads)).toEqual([vehicle]);
  });

  it('hold a link that leads nowhere as text, so that shapes refuse it', () => {
    const [term] = objects(writer.write([{ id, type: 'ark:Statement', relatedTo: 'the account' }]), 'relatedTo');
    expect(term?.termType).toBe('Literal');
  });

  it('keep properties that the ontology does not know', () => {
    const node = { id, type: 'ark:Person', name: 'A', nickname: 'Al', shoeSize: 42, toes: [9, 10] };
    expect(readNodes(writer.write([node]))).toEqual([{ ...node, toes: [10, 9] }]);
  });

  it('stand in the graph that is named', () => {
    const graph = DataFactory.namedNode('https://graph.example/sources/1');
    const quads = writer.write([{ id, type: 'ark:Person', name: 'A' }], graph);
    expect(new Set(quads.map((quad) => quad.graph.value))).toEqual(new Set([graph.value]));
  });

  it('refuse a key that is no name, and a node that stands inside another', () => {
    expect(() => writer.write([{ id, type: 'ark:Person', 'a b> <x': 1 }])).toThrow(TypeError);
    expect(() => writer.write([{ id, type: 'ark:Statement', relatedTo: { id, type: 'ark:BankAccount' } }])).toThrow(
      TypeError,
    );
  });
});

describe('reading nodes', () => {
  const subject = DataFactory.namedNode(id);
  const type = DataFactory.quad(
    subject,
    DataFactory.namedNode('http://www.w3.org/1999/02/22-rdf-syntax-ns#type'),
    DataFactory.namedNode(`${ARK}Person`),
  );

  it('leaves aside what other vocabularies say', () => {
    const seeAlso = DataFactory.namedNode('http://www.w3.org/2000/01/rdf-schema#seeAlso');
    expect(readNodes([type, DataFactory.quad(subject, seeAlso, DataFactory.literal('x'))])).toEqual([
      { id, type: 'ark:Person' },
    ]);
  });

  it('never follows a value that contains itself', () => {
    const [blank, inside] = [DataFactory.blankNode(), DataFactory.namedNode(`${ARK}inside`)];
    const loop = [DataFactory.quad(subject, inside, blank), DataFactory.quad(blank, inside, blank)];
    expect(() => readNodes([type, ...loop])).toThrow('contains itself');
  });
});
