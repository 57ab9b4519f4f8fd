// POST and GET /graphql: GraphQL over HTTP by Apollo Server, in a context where JSON and multipart are parsed; subscriptions over
// websockets at the same address; and the explorer for a browser that asks for a page.
import { fastifyMultipart } from '@fastify/multipart';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { FIELD_SCOPES } from '../../kernel/scopes.ts';
import type { Caller } from '../../model/caller.ts';
import type { Credentials } from '../../services/credentials.ts';
import { callerWho } from '../authentication/authentication.ts';
import type { PageCheck } from '../authentication/page-caller.ts';
import { challenges } from '../authentication/challenge.ts';
import { parseJson } from '../http/json-body.ts';
import { receiveFile } from '../http/receive-file.ts';
import { problemOf } from '../problems/problem-of.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';
import { PREFLIGHT_HEADERS, startApollo } from './apollo-server.ts';
import type { GraphqlContext, GraphqlServices } from './context.ts';
import { parseWithinLimits } from './document-limits.ts';
import { shownError } from './errors.ts';
import { httpExchange } from './exchange.ts';
import { registerExplorer, sendExplorer, wantsExplorer } from './explorer.ts';
import { executableSchema } from './executable-schema.ts';
import { answerType, operationErrorStatus } from './media-types.ts';
import { operationContext } from './operation-context.ts';
import { Turns } from './turns.ts';
import { readMultipartOperation } from './uploads.ts';
import { takeWebsockets } from './websocket.ts';
import { PROBLEMS } from '../../kernel/problem.ts';

/** What the GraphQL face works with. */
export interface GraphqlOptions extends GraphqlServices {
  readonly credentials: Credentials;
  /** As in AuthenticationOptions. */
  readonly pages: PageCheck;
  readonly cookie: SessionKeyCookie;
  readonly log: Logger;
}

const PATH = '/graphql';

/** Adds the GraphQL face. */
export async function registerGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { credentials, pages, cookie, log } = options;
  const schema = executableSchema();
  const apollo = await startApollo({ schema, log });
  const turns = new Turns();
  const handle = fastifyApolloHandler<GraphqlContext>(apollo, {
    context: (request, reply) => {
      const renew = () => Promise.resolve(request.caller);
      const exchange = httpExchange(request, reply, cookie);
      return Promise.resolve(operationContext({ services: options, turns, exchange, caller: request.caller, renew }));
    },
  });

  registerExplorer(app);
  const { requestQuotas, attempts } = app;
  takeWebsockets(app, PATH, { schema, services: options, credentials, requestQuotas, attempts, cookie, turns, log });
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    await context.register(fastifyMultipart, { throwFileSizeLimit: false });
    context.setErrorHandler((error, request, reply) => sendError(error, { request, reply }));
    context.route({
      method: ['GET', 'POST'],
      url: PATH,
      onRequest: async (request, reply) => {
        if (wantsExplorer(request)) return sendExplorer(reply);
        const shown = await callerWho({ credentials, pages }, request, reply);
        if (shown === 'invalid') {
          reply.header('www-authenticate', challenges([], 'invalid_token'));
          throw new Problem('unauthenticated', 'The credential is malformed, unknown, expired or revoked.');
        }
        if (shown !== undefined) request.caller = shown;
        return undefined;
      },
      preHandler: async (request, reply) => {
        if (request.isMultipart()) request.body = await readUpload(request);
        const text = operationText(request);
        // A long text takes milliseconds to parse and to validate: in turn, like all work that takes its time in one piece.
        if (text !== undefined && text.length > GRAPHQL_LIMITS.charactersAtOnce) {
          await turns.take(request.caller?.clientId ?? '');
        }
        if (text !== undefined && !isReadable(text, request, reply)) return reply;
      },
      handler: handle,
    });
  });
}

/** Whether the operation is within its limits; if not, it has been answered. */
function isReadable(text: string, request: FastifyRequest, reply: FastifyReply): boolean {
  try {
    parseWithinLimits(text);
    return true;
  } catch (error) {
    sendError(error, {
      request,
      reply,
      status: operationErrorStatus(request.headers.accept, problemOf(error).problem.code),
    });
    return false;
  }
}

/** A multipart body is read only for those who may append documents, and never for a browser that did not ask first. */
async function readUpload(request: FastifyRequest): Promise<unknown> {
  try {
    if (!PREFLIGHT_HEADERS.some((name) => (request.headers[name] ?? '') !== '')) {
      throw new Problem(
        'invalid-request',
        `A multipart request carries one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`,
      );
    }
    demandUploader(request.caller);
  } catch (error) {
    request.raw.resume();
    throw error;
  }
  return receiveFile(request, () => readMultipartOperation(request));
}

function demandUploader(caller: Caller | undefined): void {
  if (caller === undefined) throw new Problem('unauthenticated', 'The request carries no credential.');
  const missing = FIELD_SCOPES['Mutation.appendDocument'].always.filter((name) => !caller.scopes.has(name));
  if (missing.length > 0) throw new Problem('insufficient-scope', `The credential lacks: ${missing.join(', ')}.`);
}

function operationText({ body, query }: FastifyRequest): string | undefined {
  const holder = body ?? query;
  const text = typeof holder === 'object' && holder !== null && 'query' in holder ? holder.query : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** What is refused before Apollo has seen it, in the form that GraphQL clients read. */
function sendError(
  error: unknown,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly status?: number },
): FastifyReply {
  const { request, reply } = exchange;
  const { problem, isBug } = problemOf(error);
  request.problemCode = problem.code;
  if (isBug) request.log.error({ err: error }, 'a request failed');
  const { status } = PROBLEMS[problem.code];
  const { retryAfterS } = problem;
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  return reply
    .status(exchange.status ?? status)
    .type(`${answerType(request.headers.accept)}; charset=utf-8`)
    .send(JSON.stringify({ errors: [shownError(problem)] }));
}
