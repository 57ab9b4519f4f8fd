import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPONENT_SCHEMAS } from '../../src/api/openapi/component-schemas.ts';
import { PROBLEMS, Problem, isProblemCode } from '../../src/kernel/problem.ts';
import { OPERATION_SCOPES } from '../../src/kernel/scopes.ts';
import { NODE_SCHEMAS } from '../../src/model/generated/component-schemas.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import { READING, givenReading } from './support/given-reading.ts';
import { answerChecker } from './support/interface-description.ts';
import type { InterfaceDescription } from './support/interface-description.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let description: InterfaceDescription;
let expectDescribed: ReturnType<typeof answerChecker>;
let answer: () => DocumentReading = () => READING;

beforeAll(async () => {
  server = await startServer({ processor: givenReading(() => answer()) });
  description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
  expectDescribed = answerChecker(description);
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the interface description', () => {
  it('is OpenAPI 3.0.0 and version 1.80.26 of the interface', () => {
    expect(description.openapi).toBe('3.0.0');
    expect(description.info.version).toBe('1.80.26');
  });

  it('describes every route, and nothing that is no route', () => {
    const routes = server.app.routeList
      .filter(({ method, path }) => method !== 'HEAD' && !/\.(?:js|css)$/u.test(path))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(described.sort()).toEqual(routes.sort());
  });

  it('describes every node by the generated schemas, whose names are theirs alone', () => {
    expect(description.components.schemas).toMatchObject(NODE_SCHEMAS);
    expect(Object.keys(NODE_SCHEMAS).filter((name) => name in COMPONENT_SCHEMAS)).toEqual([]);
  });

  it('gives each operation a name of its own', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives each protected operation its scopes, in security and in words', () => {
    for (const [name, { always, sometimes }] of Object.entries(OPERATION_SCOPES)) {
      const [method = '', path = ''] = name.split(' ');
      const operation = description.paths[path]?.[method.toLowerCase()];
      expect(operation?.security).toContainEqual({ accessToken: [...always] });
      for (const scope of [...always, ...sometimes]) expect(operation?.description).toContain(`\`${scope}\``);
      expect(operation?.responses).toHaveProperty('401');
      expect(operation?.responses).toHaveProperty('403');
    }
  });

  it('lets operations without a row of scopes do without a credential', () => {
    const open = operations().filter(({ path, method }) => !(`${method.toUpperCase()} ${path}` in OPERATION_SCOPES));
    for (const { operation } of open) expect(operation.security?.length === 0 || operation.security?.[0]).toBeTruthy();
  });

  it.each(Object.entries(PROBLEMS))('documents the problem %s', (code, { status, title, remedy }) => {
    expect(description.info.description).toContain(`| \`${code}\` | ${status} | ${title} | ${remedy} |`);
    expect(description.components.schemas['Problem']?.properties).toMatchObject({
      code: { enum: expect.arrayContaining([code]) },
    });
  });

  it('documents under each status only problems that have it, each with an example', () => {
    for (const { path, method, operation } of operations()) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const examples = Object.entries(content?.['application/problem+json'] ?? {}).find(
          ([k]) => k === 'examples',
        )?.[1];
        for (const code of Object.keys(examples ?? {})) {
          expect(isProblemCode(code) && PROBLEMS[code].status, `${method} ${path} ${code}`).toBe(Number(status));
        }
      }
    }
  });

  it('has nothing that a public linter complains of, its examples included', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(description));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--extends=recommended', '--format=json'],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    await rm(folder, { recursive: true });
    const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      readonly totals: object;
      readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
    };
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });
});

describe('real answers are as described', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };
  const pdf = () => {
    const data = new FormData();
    data.append('document', new Blob(['%PDF-1.7']), 'a.pdf');
    return data;
  };

  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/docs',
    '/.well-known/jwks.json',
    '/.well-known/oauth-authorization-server',
  ])('GET %s', async (path) => expectDescribed('get', path, await get(path)));

  it('GET /problems/{code}', async () => {
    await expectDescribed('get', '/problems/{code}', await get('/problems/overloaded'));
    await expectDescribed('get', '/problems/{code}', await get('/problems/overloaded', { accept: 'text/html' }));
    await expectDescribed('get', '/problems/{code}', await get('/problems/nonesuch'));
  });

  it('POST /oauth/token', async () => {
    const right = { grant_type: 'client_credentials', client_id: server.clientId, client_secret: server.clientSecret };
    const wrong = [
      { ...right, client_secret: 'x' },
      { ...right, grant_type: 'password' },
      { ...right, scope: 'x' },
      {},
    ];
    for (const body of [right, ...wrong]) {
      await expectDescribed('post', '/oauth/token', await post('/oauth/token', JSON.stringify(body), json));
    }
  });

  it('POST /documents/single', async () => {
    const path = '/documents/single';
    const headers = { authorization: await server.authorization('documents:initiate') };
    const mismatch = { ...headers, prefer: 'document-class=earnings-payslip, handling=strict' };
    const unscoped = { authorization: await server.authorization('documents:ocr') };
    await expectDescribed('post', path, await post(path, pdf(), headers));
    await expectDescribed('post', path, await post(`${path}?include=provenance`, pdf(), headers));
    await expectDescribed('post', path, await post(path, 'x', headers));
    await expectDescribed('post', path, await post(path, pdf()));
    await expectDescribed('post', path, await post(path, pdf(), unscoped));
    await expectDescribed('post', path, await post(path, pdf(), mismatch));
  });

  it.each(['document-encrypted', 'reading-timeout', 'internal-error', 'overloaded'] as const)(
    'POST /documents/single when the flow ends in %s',
    async (code) => {
      answer = () => {
        throw new Problem(code);
      };
      const headers = { authorization: await server.authorization('documents:initiate') };
      const response = await post('/documents/single', pdf(), headers);
      answer = () => READING;
      expect(response.status).toBe(PROBLEMS[code].status);
      await expectDescribed('post', '/documents/single', response);
    },
  );
});
