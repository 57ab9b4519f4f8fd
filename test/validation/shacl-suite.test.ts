// The W3C SHACL test suite (https://w3c.github.io/data-shapes/data-shapes-test-suite/), Core, against the engine that our own
// evaluation is compared with. The suite is not part of this repository; where it does not lie beside it, the tests are skipped.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Term } from '@rdfjs/types';
import { DataFactory, Parser, Store } from 'n3';
import { ShaclEngine } from './engine.ts';
import { describe, expect, it } from 'vitest';

const suite = join(import.meta.dirname, '../../..', 'shared', 'suites', 'shacl', 'core');
const MF = 'http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#';
const SH = 'http://www.w3.org/ns/shacl#';
const SHT = 'http://www.w3.org/ns/shacl-test#';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

function load(url: string): Store {
  const store = new Store();
  store.addQuads(new Parser({ baseIRI: url, blankNodePrefix: '' }).parse(readFileSync(new URL(url), 'utf8')));
  return store;
}

function objects(store: Store, subject: Term | null, iri: string): readonly Term[] {
  return store.getObjects(subject, DataFactory.namedNode(iri), null);
}

interface Case {
  readonly label: string;
  readonly data: string;
  readonly shapes: string;
  /** Focus node, severity, component and value of each result; what is a blank node is only called one. */
  readonly results: readonly string[];
}

const nameOf = (term: Term | undefined): string =>
  term === undefined ? '-' : term.termType === 'BlankNode' ? 'blank' : term.value;

function expectedResults(store: Store, report: Term | undefined): readonly string[] {
  return objects(store, report ?? null, `${SH}result`)
    .map((result) => {
      const [focus, severity, component, value] = [
        'focusNode',
        'resultSeverity',
        'sourceConstraintComponent',
        'value',
      ].map((name) => nameOf(objects(store, result, SH + name)[0]));
      return [focus, severity, component, value].join(' ');
    })
    .sort();
}

function casesOf(url: string): readonly Case[] {
  const store = load(url);
  const included = objects(store, null, `${MF}include`).flatMap(({ value }) => casesOf(value));
  const tests = store.getSubjects(DataFactory.namedNode(`${RDF}type`), DataFactory.namedNode(`${SHT}Validate`), null);
  const own = tests.map((test): Case => {
    const [action] = objects(store, test, `${MF}action`);
    const [data] = objects(store, action ?? null, `${SHT}dataGraph`);
    const [shapes] = objects(store, action ?? null, `${SHT}shapesGraph`);
    const [report] = objects(store, test, `${MF}result`);
    return {
      label: test.value.slice(test.value.indexOf('/core/') + 6),
      data: data?.value ?? url,
      shapes: shapes?.value ?? url,
      results: expectedResults(store, report),
    };
  });
  return [...included, ...own];
}

const cases = existsSync(suite) ? casesOf(pathToFileURL(join(suite, 'manifest.ttl')).href) : [];

describe.skipIf(cases.length === 0)('the SHACL engine that is our reference', () => {
  it('is asked all of SHACL Core', () => {
    expect(cases.length).toBeGreaterThanOrEqual(98);
  });

  it.each(cases)('passes $label', async ({ data, shapes, results }) => {
    const validator = new ShaclEngine(load(shapes), { factory: DataFactory });
    const report = await validator.validate({ dataset: load(data) });
    const found = report.results.map((result) =>
      [result.focusNode.term, result.severity, result.constraintComponent, result.value?.term]
        .map((term) => nameOf(term))
        .join(' '),
    );
    expect(found.sort()).toEqual(results);
    expect(report.conforms).toBe(results.length === 0);
  });
});
