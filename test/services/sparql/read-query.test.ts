import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../src/kernel/problem.ts';
import { readQuery } from '../../../src/services/sparql/read-query.ts';

const BASE = 'https://arkive.example/sparql';
const read = (query: string) => readQuery(query, BASE, { graph: 'https://arkive.example/graph/graphs/' });
const refusal = (query: string): string => {
  try {
    read(query);
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'none';
};

describe('a query that is read', () => {
  it.each([
    ['SELECT * {}', 'select'],
    ['ask{}', 'ask'],
    ['# CONSTRUCT\nBASE <http://x/> PREFIX : <#> prefix a-b.c: <urn:> DESCRIBE <x>', 'describe'],
    ['PREFIX select: <urn:x> CONSTRUCT WHERE { ?s ?p ?o }', 'construct'],
  ])('%s has a form', (query, form) => {
    expect(read(query).form).toBe(form);
  });

  it('names graphs by IRIs, relative ones and prefixed names, and in no string, comment or name', () => {
    const query = `BASE <http://base.example/a/> PREFIX x: <http://x.example/>
      SELECT ("FROM <urn:1>" AS ?from) ('''FROM <urn:2>''' AS ?y) # FROM <urn:3>
      FROM <http://one.example> FROM NAMED<two>FROM x:three\\-4 FROM NAMED graph:5 from named <urn:\\u0061>
      WHERE { ?from x:FROM <FROM> . GRAPH ?g { ?s ?p "\\"FROM <urn:4>" } }`;
    expect(read(query).dataset).toEqual({
      defaultGraphs: ['http://one.example', 'http://x.example/three-4'],
      namedGraphs: ['http://base.example/a/two', 'https://arkive.example/graph/graphs/5', 'urn:a'],
    });
    const { text } = read(query);
    expect(text).not.toContain('one.example');
    expect(text).toContain("'''FROM <urn:2>'''");
    expect(text.split('\n').slice(1).join('\n')).toHaveLength(query.length);
  });

  it('calls services, named or not, wherever they stand', () => {
    const query =
      'SELECT * { service <urn:a> {} { SELECT * { SERVICE SILENT ?x { } } } FILTER EXISTS { SERVICE graph:b {} } ?s <service> "SERVICE <urn:c>" }';
    expect(read(query).services).toEqual(['urn:a', undefined, 'https://arkive.example/graph/graphs/b']);
  });

  it('says whether it looks into graphs by name', () => {
    expect(read('SELECT * { GRAPH ?g { } }').namesGraphs).toBe(true);
    expect(read('SELECT * { ?graph graph:x "GRAPH" }').namesGraphs).toBe(false);
  });

  it.each([
    ['', 'query-invalid'],
    ['INSERT DATA { }', 'query-invalid'],
    ['SELECT * FROM { }', 'query-invalid'],
    ['SELECT * FROM nope:x { }', 'query-invalid'],
    ['PREFIX a <urn:x> ASK {}', 'query-invalid'],
    ['ASK { \\u0053ERVICE <urn:x> {} }', 'query-invalid'],
    [`ASK ${'{'.repeat(100)}`, 'query-too-complex'],
  ])('%s is refused', (query, code) => {
    expect(refusal(query)).toBe(code);
  });

  it('is read or refused, whatever it is', () => {
    const part = fc.constantFrom(
      'SELECT',
      ' * ',
      '{',
      '}',
      'FROM ',
      '<urn:a>',
      '"',
      "'",
      '"""',
      '\\',
      'a.',
      ':',
      '#',
      '\n',
      '.',
      '?x',
      '_:b',
      '<',
      '1.5e3',
      'SERVICE ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 }), (parts) => {
        expect(['none', 'query-invalid', 'query-too-complex']).toContain(refusal(parts.join('')));
      }),
    );
  });

  it('is not looked through again and again, whatever it repeats', () => {
    for (const part of [
      'a.',
      '.',
      '<',
      '"',
      "'",
      '"""',
      '(a',
      'a:',
      'a-',
      '?',
      '_:',
      '@',
      '<a',
      '#',
      '\\.',
      '1e',
      '·',
      'FROM <a> ',
      '""',
      'é',
    ]) {
      // Looking back over so much text would outlast every test.
      expect(refusal(`SELECT ${part.repeat(262_144 / part.length)}`)).toBeDefined();
    }
  });
});
