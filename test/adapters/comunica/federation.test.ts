// Threads of the federation: each answers one question within its limits, and none is left behind, whatever becomes of who asked.
import { readFile, readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openFederation } from '../../../src/adapters/comunica/federation.ts';
import type { Federation } from '../../../src/ports/federation.ts';

const GRAPHS = ['one', 'two'].map((name) => ({
  graph: `urn:${name}`,
  nTriples: Buffer.from(`_:shared <urn:in> "${name}" .\n`, 'utf8'),
}));
const CROSS = Array.from({ length: 60 }, (_, at) => `<urn:${at}> <urn:p> "${at}" .`).join('\n');
const MANY = [{ graph: 'urn:many', nTriples: Buffer.from(CROSS, 'utf8') }];
const ENDLESS = 'SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n2 ?o }';

let federation = openFederation({ services: [] });
afterEach(() => federation.close());

const open = (limits: Parameters<typeof openFederation>[0]['limits'] = {}): Federation =>
  (federation = openFederation({ services: [], limits: { idleMs: 0, ...limits } }));

const question = (query: string, parts: { readonly mediaType?: string; readonly signal?: AbortSignal } = {}) => ({
  query,
  baseIri: 'urn:base',
  defaultGraphs: ['urn:one', 'urn:many'],
  namedGraphs: ['urn:two'],
  mediaType: 'text/csv',
  ...parts,
});

async function answered(query: string, graphs = GRAPHS, parts = {}): Promise<string> {
  return Buffer.from(await federation.answer(question(query, parts), graphs)).toString('utf8');
}

describe('the engine', () => {
  it('is loaded by the thread that answers, and by nothing that the server starts with', async () => {
    const source = new URL('../../../src/', import.meta.url);
    const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
    const naming: string[] = [];
    for (const name of files) {
      const text = await readFile(new URL(name, source), 'utf8');
      if (/from '(?:@comunica\/|[^']*\/federation-worker\.ts)/u.test(text)) naming.push(name);
    }
    expect(naming).toEqual(['adapters/comunica/federation-worker.ts']);
  });
});

describe('a question', () => {
  it('sees what it is given: default graphs, named ones, and nodes without a name that are in both', async () => {
    open();
    const query = 'SELECT ?v ?g ?w { ?s <urn:in> ?v . GRAPH ?g { ?s <urn:in> ?w } }';
    expect(await answered(query)).toBe('v,g,w\r\none,urn:two,two\r\n');
  });

  it('is refused with what is wrong with it: its grammar, the size of its answer', async () => {
    open({ resultBytes: 1_000 });
    await expect(answered('SELECT * {')).rejects.toMatchObject({ code: 'query-invalid' });
    const large = answered('SELECT * { ?a ?b ?c . ?d ?e ?f }', MANY);
    await expect(large).rejects.toMatchObject({ code: 'result-too-large' });
  });

  it('is given up when its time is over', async () => {
    open({ answerMs: 500 });
    await expect(answered(ENDLESS, MANY)).rejects.toMatchObject({ code: 'graph-timeout' });
  });
});

describe('who asked', () => {
  it('is told to come back when the line is full', async () => {
    open({ threads: 1, waiting: 0 });
    const gone = new AbortController();
    const first = answered(ENDLESS, MANY, { signal: gone.signal });
    await expect(answered('ASK {}')).rejects.toMatchObject({ code: 'overloaded' });
    gone.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
  });

  it('and has left is not waited for, in line or at work, and takes up no place', async () => {
    open({ threads: 1, waiting: 4 });
    const [atWork, inLine] = [new AbortController(), new AbortController()];
    const first = answered(ENDLESS, MANY, { signal: atWork.signal });
    const second = answered('ASK {}', [], { signal: inLine.signal });
    inLine.abort(new Error('gone from the line'));
    // While the first is still at work.
    await expect(second).rejects.toThrow('gone from the line');
    atWork.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    const third = new AbortController();
    third.abort(new Error('gone before'));
    await expect(answered('ASK {}', [], { signal: third.signal })).rejects.toThrow('gone before');
    // A full line would say `overloaded`: nobody is in it, and the one place is free.
    expect(await answered('ASK {}', [], { mediaType: 'application/sparql-results+json' })).toContain('true');
  });

  it('is told so when the server closes', async () => {
    open({ threads: 1, waiting: 4 });
    const waiting = [answered(ENDLESS, MANY), answered('ASK {}')];
    const outcomes = Promise.allSettled(waiting);
    await federation.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: 'overloaded' } });
  });
});
