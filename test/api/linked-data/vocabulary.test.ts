import { existsSync, readFileSync } from 'node:fs';
import jsonld from 'jsonld';
import { DataFactory, Parser, Store, Writer } from 'n3';
import type { Quad } from 'n3';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NAMESPACES, iri } from '../../../src/generate/graph.ts';
import { model } from '../../model/arbitrary-nodes.ts';
import { givenReading } from '../support/given-reading.ts';
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

let server: TestServer;
let expectDescribed: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
  expectDescribed = answerChecker(description);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

/** The statements in one canonical text (RDFC-1.0), so that blank nodes may have any names. */
async function canonical(quads: readonly Quad[]): Promise<string> {
  const nQuads = new Writer({ format: 'N-Quads' }).quadsToString([...quads]);
  // The types know of no text as input.
  const options = { inputFormat: 'application/n-quads', format: 'application/n-quads' } as const;
  const text: unknown = await jsonld.canonize(nQuads as unknown as object, options);
  return String(text);
}

async function quadsOf(response: Response): Promise<readonly Quad[]> {
  const text = await response.text();
  if (response.headers.get('content-type') !== 'application/ld+json') return new Parser().parse(text);
  const nQuads = await jsonld.toRDF(JSON.parse(text) as object, { format: 'application/n-quads' });
  return new Parser({ format: 'N-Quads' }).parse(nQuads as unknown as string);
}

const folderQuads = (folder: 'ontology' | 'shapes') =>
  (folder === 'ontology' ? model.graphs.ontology : model.graphs.shapes).quads();

describe.each(['ontology', 'shapes'] as const)('GET /arkive/%s', (name) => {
  const path = `/arkive/${name}`;

  it.each([
    ['text/turtle', 'text/turtle; charset=utf-8'],
    ['application/ld+json', 'application/ld+json'],
    ['application/n-triples', 'application/n-triples'],
    ['application/json', 'application/ld+json'],
    ['*/*', 'text/turtle; charset=utf-8'],
  ])('says as %s what the files say', async (accept, contentType) => {
    const response = await get(path, { accept });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType]);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(await canonical(await quadsOf(response))).toBe(await canonical(folderQuads(name)));
  });

  it('gives each format under a path of its own, named in Content-Location', async () => {
    for (const accept of ['text/turtle', 'application/ld+json', 'application/n-triples']) {
      const negotiated = await get(path, { accept });
      const own = await get(negotiated.headers.get('content-location') ?? '');
      expect(own.headers.get('content-type')).toBe(negotiated.headers.get('content-type'));
      expect(own.headers.get('etag')).toBe(negotiated.headers.get('etag'));
      expect(await own.text()).toBe(await negotiated.text());
    }
  });

  it('is not sent again to who has it, and each format has a tag of its own', async () => {
    const first = await get(path, { accept: 'text/turtle' });
    const etag = first.headers.get('etag') ?? '';
    const again = await get(path, { accept: 'text/turtle', 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await get(path, { accept: 'application/ld+json', 'if-none-match': etag });
    expect(other.status).toBe(200);
    expect(first.headers.get('cache-control')).toMatch(/public, max-age=\d+/);
  });

  it('is for anybody, from any origin', async () => {
    const response = await get(path);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('cannot be had as anything else', async () => {
    const response = await get(path, { accept: 'application/pdf' });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([406, 'not-acceptable']);
  });
});

describe('every answer of the vocabulary', () => {
  it.each([
    '/arkive/ontology',
    '/ontology',
    '/arkive/ontology.ttl',
    '/arkive/ontology.jsonld',
    '/arkive/ontology.nt',
    '/arkive/ontology.html',
    '/arkive/shapes',
    '/arkive/shapes.ttl',
    '/arkive/shapes.jsonld',
    '/arkive/shapes.nt',
    '/arkive/context',
    '/arkive/context.jsonld',
    '/arkive/schema',
    '/arkive/schema.json',
  ])('is as described: %s', async (path) => expectDescribed('get', path, await get(path)));
});

describe.each(['/arkive/context', '/arkive/schema'])('GET %s', (path) => {
  it('is JSON for who asks for any, named as the kind that it is', async () => {
    const [plain, own] = [await get(path, { accept: 'application/json' }), await get(path)];
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, own.headers.get('content-type')]);
    expect((await get(path, { accept: 'text/turtle, application/json;q=0' })).status).toBe(406);
  });
});

describe('GET /arkive/context', () => {
  it('is the context by which nodes are RDF, with the media type of JSON-LD', async () => {
    const response = await get('/arkive/context');
    const context = (await response.json()) as object;
    const node = { id: 'https://x.example/1', type: 'ark:Person', name: 'A', dateOfBirth: '2001-02-03' };
    const nQuads = await jsonld.toRDF({ ...context, ...node }, { format: 'application/n-quads' });
    expect(response.headers.get('content-type')).toBe('application/ld+json');
    expect(nQuads).toContain(`<${iri('ark:dateOfBirth')}> "2001-02-03"^^<${iri('xsd:date')}>`);
  });
});

describe('the terms of other vocabularies', () => {
  const store = new Store([...folderQuads('ontology')]);
  const mappings = [
    ...[...model.ontology.classes.values()].map(({ name, mappings: all }) => ({ name, kind: 'class', all })),
    ...[...model.ontology.properties.values()].map(({ key, mappings: all }) => ({
      name: `ark:${key}`,
      kind: 'property',
      all,
    })),
  ].flatMap(({ name, kind, all }) => all.map((mapping) => ({ name, kind, ...mapping })));

  it('are of schema.org, PROV-O and FIBO, for classes and for properties', () => {
    for (const prefix of ['schema', 'prov', 'fibo-fbc-pas-caa', 'fibo-fnd-acc-cur'] as const) {
      expect(mappings.filter(({ target }) => target.startsWith(NAMESPACES[prefix])).length).toBeGreaterThan(0);
    }
    expect(mappings.filter(({ kind }) => kind === 'property').length).toBeGreaterThan(20);
  });

  it.each(mappings)('stand to ours in a relation that fits their kind: $name $relation $target', (mapping) => {
    const { name, kind, relation, target } = mapping;
    const forKind =
      kind === 'class'
        ? /^(?:owl:equivalentClass|rdfs:subClassOf|skos:)/
        : /^(?:owl:equivalentProperty|rdfs:subPropertyOf|skos:)/;
    expect(relation).toMatch(forKind);
    // One of the namespaces that we know, with a local name: classes begin with a capital letter, properties do not.
    const namespace =
      [NAMESPACES.schema, NAMESPACES.prov, NAMESPACES['fibo-fbc-pas-caa'], NAMESPACES['fibo-fnd-acc-cur']].find(
        (each) => target.startsWith(each),
      ) ?? '';
    expect(target.slice(namespace.length)).toMatch(kind === 'class' ? /^[A-Z][A-Za-z]+$/ : /^[a-z][A-Za-z]+$/);
    const said = store.countQuads(
      DataFactory.namedNode(iri(name)),
      DataFactory.namedNode(iri(relation)),
      DataFactory.namedNode(target),
      null,
    );
    expect(said).toBe(1);
  });

  it('stand on the page, at the entry of their term', async () => {
    const page = await (await get('/arkive/ontology', { accept: 'text/html' })).text();
    for (const { name, relation, target } of mappings) {
      const [entry = ''] = page.slice(page.indexOf(`<h3 id="${name.slice('ark:'.length)}">`)).split('</section>');
      expect(entry).toContain(`<a href="${target}" title="${relation}">`);
    }
  });
});

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

describe.skipIf(!existsSync(CHROMIUM))('the page of the ontology in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  it('asks for nothing else, breaks no rule of its policy, and finds what is looked for', async () => {
    const page = await browser.newPage();
    const requested: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}/ontology`);
    const entries = page.locator('section[data-text]:visible');
    const all = await entries.count();
    await page.keyboard.press('/');
    await page.keyboard.type('overdraft');
    await page.getByText(/^\d+ found$/).waitFor();
    const found = await entries.count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all / 10);
    // A link to what was not found shows it.
    await page.locator('#overdraftLimit ~ dl a[href="#CurrencyValue"]').click();
    await page.locator('#CurrencyValue').waitFor({ state: 'visible' });
    expect(await entries.count()).toBe(all);
    expect(requested.filter((url) => !url.startsWith(`${server.url}/ontology`) && !url.startsWith('data:'))).toEqual(
      [],
    );
    expect(complaints).toEqual([]);
  });

  it.each([360, 1280])('fits a screen of %i pixels, and nothing has to be moved sideways', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto(`${server.url}/ontology#Transaction`);
    const { scroll, client } = await page.evaluate<{ scroll: number; client: number }>(
      '({ scroll: document.documentElement.scrollWidth, client: document.documentElement.clientWidth })',
    );
    expect(scroll).toBeLessThanOrEqual(client);
    const box = await page.locator('#Transaction').boundingBox();
    // Below the field of the search, not behind it.
    expect(box?.y).toBeGreaterThan(30);
    expect(box?.y).toBeLessThan(800);
  });

  it('is all there without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/ontology`);
    expect(await page.locator('section[data-text]:visible').count()).toBeGreaterThan(200);
    expect(await page.locator('#search').isVisible()).toBe(false);
    await context.close();
  });
});

describe('the page of the ontology', () => {
  const page = readFileSync(new URL('../../../src/model/generated/ontology.html', import.meta.url), 'utf8');

  it('is what a browser gets, under a policy that lets in nothing but itself', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const response = await get('/ontology', { accept: browser });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(page);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('has an entry for every class, property and form, and every link of its own leads somewhere', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    const names = [
      ...[...model.ontology.classes.keys()]
        .map((name) => name.slice('ark:'.length))
        .filter((name) => name !== 'PrivacyClass'),
      ...model.ontology.properties.keys(),
      ...model.forms.keys(),
    ];
    expect(ids).toEqual(expect.arrayContaining(names));
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = [...page.matchAll(/href="#([^"]+)"/gu)].map(([, anchor]) => anchor);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  it('tells of every property of a class how many, of what form, how private', () => {
    const [entry = ''] = page.slice(page.indexOf('<h3 id="BankAccount">')).split('</section>');
    const rowOf = (key: string) => entry.split('<tr>').find((row) => row.slice(0, 60).includes(`href="#${key}"`));
    expect(rowOf('issuedBy')).toMatch(/1\.\.1.*error if missing.*Organisation.*#Linkable/su);
    expect(rowOf('accountType')).toMatch(/0\.\.1.*warning if missing.*#AccountType.*#Public/su);
    expect(entry).toContain('No number or other name of the account was found.');
  });

  it('shows the pattern of a form, and the words of a closed list', () => {
    expect(page).toContain('<code>^[A-Z]{3}$</code>');
    expect(page).toContain('<code>PAYMENT:DIRECT_DEBIT</code>');
  });
});
