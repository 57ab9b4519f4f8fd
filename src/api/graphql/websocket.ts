// Subscriptions over websockets by the protocol graphql-transport-ws (https://github.com/enisdenjo/graphql-ws). A client shows its
// credential in the first message, since a browser cannot set headers, or in the header Authorization.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { OperationTypeNode, getOperationAST, specifiedRules, validate } from 'graphql';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { GRAPHQL_LIMITS, WEBSOCKET_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Caller } from '../../model/caller.ts';
import type { Attempts } from '../../services/attempts.ts';
import type { Credentials } from '../../services/credentials.ts';
import { shownCaller } from '../authentication/shown-caller.ts';
import type { RequestQuotas } from '../http/limit-requests.ts';
import { refuseUpgrade } from '../http/upgrades.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';
import { tooCostly } from './apollo-server.ts';
import type { GraphqlContext, GraphqlServices } from './context.ts';
import { parseWithinLimits } from './document-limits.ts';
import { causeOf, isBug, refusal, shownError } from './errors.ts';
import { shownBy } from './exchange.ts';
import { operationContext } from './operation-context.ts';
import { costOf, fragmentsOf } from './query-cost.ts';
import type { Turns } from './turns.ts';

/** What subscriptions need. */
export interface WebsocketOptions {
  readonly schema: GraphQLSchema;
  readonly services: GraphqlServices;
  readonly credentials: Credentials;
  readonly requestQuotas: RequestQuotas;
  readonly attempts: Attempts;
  readonly cookie: SessionKeyCookie;
  readonly turns: Turns;
  readonly log: Logger;
}

/** Who holds a connection, once it is acknowledged. */
interface Holder {
  readonly caller: Caller;
  readonly authorization: string | undefined;
}

/** Takes upgrades at the path, until the server closes. */
export function takeWebsockets(app: FastifyInstance, path: string, options: WebsocketOptions): void {
  const { schema, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: WEBSOCKET_LIMITS.messageBytes,
    handleProtocols: (protocols) => (protocols.has('graphql-transport-ws') ? 'graphql-transport-ws' : false),
  });
  const holders = new Holders();
  const outgoing = (errors: readonly GraphQLError[]) => {
    for (const error of errors) if (isBug(error)) log.error({ err: causeOf(error) }, 'a subscription failed');
    return errors.map(shownError);
  };
  const server = useServer(
    {
      schema,
      // Else the library would tell clients what its errors say.
      isProd: true,
      connectionInitWaitTimeout: WEBSOCKET_LIMITS.initialisationMs,
      onConnect: async ({ connectionParams, extra }) => {
        const authorization = authorizationIn(connectionParams) ?? extra.request.headers.authorization;
        const caller = await shownBySocket(options, extra.request, authorization);
        return caller !== undefined && holders.add(extra.socket, { caller, authorization });
      },
      onClose: ({ extra }) => holders.remove(extra.socket),
      onSubscribe: ({ extra, subscriptions }, _id, payload) =>
        executionArgs(options, payload, {
          request: extra.request,
          holder: holders.of(extra.socket),
          subscriptions: Object.keys(subscriptions).length,
        }),
      onError: (_context, _id, _payload, errors) => outgoing(errors),
      // The library sends errors as they are, and types them as errors.
      onNext: (...[, , , , result]) => {
        if (result.errors === undefined) return;
        return { ...result, errors: outgoing(result.errors) } as never;
      },
    },
    sockets,
    WEBSOCKET_LIMITS.keepAliveMs,
  );
  app.upgrades.set(path, (request, socket, head) => {
    if (sockets.clients.size >= WEBSOCKET_LIMITS.connections) refuseUpgrade(socket, '503 Service Unavailable');
    else sockets.handleUpgrade(request, socket, head, (upgraded) => sockets.emit('connection', upgraded, request));
  });
  app.addHook('preClose', async () => {
    await server.dispose();
    for (const client of sockets.clients) client.terminate();
  });
}

/** Who holds which connection, and how many each client has. */
class Holders {
  readonly #bySocket = new Map<object, Holder>();

  of(socket: object): Holder | undefined {
    return this.#bySocket.get(socket);
  }

  /** False when the client has as many as it may. */
  add(socket: object, holder: Holder): boolean {
    const own = [...this.#bySocket.values()].filter(({ caller }) => caller.clientId === holder.caller.clientId);
    if (own.length >= WEBSOCKET_LIMITS.connectionsOfClient) return false;
    this.#bySocket.set(socket, holder);
    return true;
  }

  remove(socket: object): void {
    this.#bySocket.delete(socket);
  }
}

/** Who shows this; undefined also for whoever has shown too many wrong ones. */
async function shownBySocket(
  { credentials, attempts, requestQuotas }: WebsocketOptions,
  request: IncomingMessage,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  try {
    const caller = await shownCaller(
      { credentials, attempts, address: requestQuotas.addressOf(request) },
      authorization,
    );
    return caller === 'invalid' ? undefined : caller;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** A websocket has no header fields to answer with. */
const NO_ANSWER = {
  answer: () => undefined,
  giveKey: () => undefined,
  takeKey: () => undefined,
  failed: () => undefined,
} as const;

/** `{"authorization": "Bearer …"}`, in any case. */
function authorizationIn(parameters: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const found = Object.entries(parameters ?? {}).find(([name]) => name.toLowerCase() === 'authorization');
  return typeof found?.[1] === 'string' ? found[1] : undefined;
}

/** A connection at the moment of a subscription. */
interface Connection {
  readonly request: IncomingMessage;
  readonly holder: Holder | undefined;
  readonly subscriptions: number;
}

/** What is executed, or why not: under the same limits as over HTTP. */
function executionArgs(
  options: WebsocketOptions,
  payload: SubscribePayload,
  connection: Connection,
): ExecutionArgs | readonly GraphQLError[] {
  const { schema, requestQuotas } = options;
  const { operationName: name, variables } = payload;
  try {
    const clientId = connection.holder?.caller.clientId;
    if (clientId !== undefined && requestQuotas.charge('client', clientId)?.allowed === false) {
      throw new Problem('too-many-requests', 'There were too many requests of this client.');
    }
    if (connection.subscriptions > WEBSOCKET_LIMITS.subscriptions) {
      throw new Problem(
        'too-many-requests',
        `A connection has at most ${WEBSOCKET_LIMITS.subscriptions} subscriptions.`,
      );
    }
    const document = parseWithinLimits(payload.query);
    const faults = validate(schema, document, specifiedRules, { hideSuggestions: true });
    if (faults.length > 0) return faults;
    const operation = getOperationAST(document, name);
    if (!operation) throw new Problem('invalid-request', 'The document holds no such operation.');
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw new Problem('invalid-request', 'Queries and mutations go over HTTP.');
    }
    const cost = costOf(schema, { operation, fragments: fragmentsOf(document), variables: variables ?? {} });
    if (cost > GRAPHQL_LIMITS.cost) throw tooCostly();
    return {
      schema,
      document,
      contextValue: contextOf(options, connection),
      ...(typeof name === 'string' && { operationName: name }),
      ...(variables && { variableValues: variables }),
    };
  } catch (error) {
    if (error instanceof Problem) return [refusal(error)];
    throw error;
  }
}

function contextOf(options: WebsocketOptions, { request, holder }: Connection): GraphqlContext {
  const { services, turns, cookie } = options;
  const renew = () => shownBySocket(options, request, holder?.authorization);
  const exchange = { requestId: randomUUID(), ...shownBy(request.headersDistinct, cookie), ...NO_ANSWER };
  return operationContext({ services, turns, exchange, caller: holder?.caller, renew });
}
