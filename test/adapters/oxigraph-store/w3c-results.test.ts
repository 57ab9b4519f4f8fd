// The tests of result formats of SPARQL 1.1 (https://www.w3.org/2009/sparql/docs/tests/), against what a working copy writes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as oxigraph from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { Dataset } from '../../../src/adapters/oxigraph-store/dataset.ts';

const SUITE = join(import.meta.dirname, '../../../..', 'shared', 'suites', 'sparql11');
const GRAPH = 'urn:graph';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
/** The engine keeps integers of derived types as plain ones, with the same value; our graphs have none of them. */
const NUMBERS = ['integer', 'negativeInteger', 'decimal', 'double'].map((name) => XSD + name);

function answer(folder: string, query: string, data: string, mediaType: string): string {
  const read = (file: string) => readFileSync(`${SUITE}/${folder}/${file}`, 'utf8');
  const dataset = new Dataset(oxigraph);
  const store = new oxigraph.Store();
  store.load(read(data), { format: 'text/turtle', base_iri: 'urn:x', to_graph_name: oxigraph.namedNode(GRAPH) });
  dataset.load(store.dump({ format: 'application/n-quads' }));
  return dataset.answer({ query: read(query), baseIri: 'urn:x', defaultGraphs: [GRAPH], namedGraphs: [], mediaType });
}

const expected = (folder: string, file: string) => readFileSync(`${SUITE}/${folder}/${file}`, 'utf8');

/** Rows with their columns by name, in any order; blank nodes by the order in which they come. */
function rows(text: string, cells: (line: string) => readonly string[]): readonly string[] {
  const [head = '', ...lines] = text.replace(/\r/gu, '').replace(/\n$/u, '').split('\n');
  const names = cells(head).map((name) => name.replace(/^\?/u, ''));
  return lines
    .map((line) =>
      JSON.stringify(
        Object.fromEntries(
          cells(line)
            .map((cell, at) => [names[at] ?? '', term(cell)] as const)
            .sort(),
        ),
      ),
    )
    .toSorted();
}

/** Turtle has short forms of numbers; the same value may be written either way. */
function term(cell: string): string {
  if (cell.startsWith('_:')) return '_:b';
  const [, value, type] = /^"(.*)"\^\^<(.*)>$/u.exec(cell) ?? [];
  if (value !== undefined && NUMBERS.includes(type ?? '')) return number(value);
  return /^[+-]?[\d.]+(?:e[+-]?\d+)?$/iu.test(cell) ? number(cell) : cell;
}

const number = (text: string) => String(Number(text));
const csv = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');
const tsv = (line: string) => line.split('\t');

describe.skipIf(!existsSync(SUITE))('SPARQL 1.1 Query Results', () => {
  it.each([
    ['csvtsv01', 'data.ttl'],
    ['csvtsv02', 'data.ttl'],
    ['csvtsv03', 'data2.ttl'],
  ])('CSV and TSV: %s', (name, data) => {
    const query = name === 'csvtsv03' ? 'csvtsv01.rq' : `${name}.rq`;
    for (const [suffix, mediaType, cells] of [
      ['csv', 'text/csv', csv],
      ['tsv', 'text/tab-separated-values', tsv],
    ] as const) {
      const written = rows(answer('csv-tsv-res', query, data, mediaType), cells);
      expect(written).toEqual(rows(expected('csv-tsv-res', `${name}.${suffix}`), cells));
    }
  });

  it.each(['jsonres01', 'jsonres02', 'jsonres03', 'jsonres04'])('JSON: %s', (name) => {
    const normal = (text: string) => {
      const { head, results, boolean } = JSON.parse(text) as {
        head: { vars?: string[] };
        results?: { bindings: Record<string, { type: string; value: string }>[] };
        boolean?: boolean;
      };
      const bindings = results?.bindings.map((row) =>
        JSON.stringify(
          Object.entries(row)
            .map(([key, value]) => [
              key,
              value.type === 'bnode' ? 'bnode' : JSON.stringify(value, Object.keys(value).sort()),
            ])
            .sort(),
        ),
      );
      return { vars: head.vars?.toSorted(), boolean, bindings: bindings?.toSorted() };
    };
    const written = answer('json-res', `${name}.rq`, 'data.ttl', 'application/sparql-results+json');
    expect(normal(written)).toEqual(normal(expected('json-res', `${name}.srj`)));
  });
});
