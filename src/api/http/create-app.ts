// The bare server: limits, request ids, logging and problems, before any route.
import { randomUUID } from 'node:crypto';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { HTTP_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { attempts } from '../../services/attempts.ts';
import type { Attempts } from '../../services/attempts.ts';
import { answerProblems, sendProblem } from '../problems/answer-problems.ts';
import { commonHeaders, setCommonHeaders } from './common-headers.ts';
import { connectionErrorHandler } from './connection-errors.ts';
import { boundAnswers } from './bound-answers.ts';
import { limitConnections } from './connections.ts';
import { openToOrigins } from './cors.ts';
import type { AllowsOrigin } from './cors.ts';
import { RequestQuotas, limitAddresses } from './limit-requests.ts';
import { countIncomingFiles } from './receive-file.ts';
import { listRoutes } from './route-list.ts';
import { acceptUpgrades } from './upgrades.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly attempts: Attempts;
  }
}

/** What a server needs before any route. */
export interface AppOptions {
  /** The address of this server as clients see it, without a slash at its end. */
  readonly baseUrl: string;
  readonly log: Logger;
  /** For tests; HTTP_LIMITS when absent. */
  readonly httpLimits?: Partial<Record<keyof typeof HTTP_LIMITS, number>>;
  /** RATE_LIMITS, and no proxies, when absent. */
  readonly requestQuotas?: RequestQuotas;
  /** Whether browsers may show pages of this origin what is answered; none when absent. */
  readonly allowsOrigin?: AllowsOrigin;
  /** Counts wrong credentials; one of its own when absent. */
  readonly attempts?: Attempts;
}

/** A server that knows no address yet and answers everything with a problem. */
export function createApp(options: AppOptions): FastifyInstance {
  const { baseUrl, log, httpLimits, requestQuotas = new RequestQuotas(), attempts: guard = attempts() } = options;
  const limits: Readonly<Record<keyof typeof HTTP_LIMITS, number>> = { ...HTTP_LIMITS, ...httpLimits };
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    connectionTimeout: limits.stalledMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.ceil(Math.min(limits.headersMs, limits.requestMs) / 4),
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // its body would be no problem; `refuseWhenClosing` answers instead
    clientErrorHandler: connectionErrorHandler({ baseUrl, log }),
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders(request.id, baseUrl));
      sendProblem(error, { request, reply, baseUrl });
    },
  });
  limitConnections(app, limits);
  countIncomingFiles(app, limits);
  boundAnswers(app, limits);
  listRoutes(app);
  acceptUpgrades(app);
  setCommonHeaders(app, baseUrl);
  openToOrigins(app, options.allowsOrigin ?? (() => Promise.resolve(false)));
  limitAddresses(app, requestQuotas);
  app.decorate('attempts', guard);
  refuseWhenClosing(app);
  refuseExpectations(app);
  answerProblems(app, baseUrl);
  return app;
}

function refuseWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(closing ? new Problem('overloaded', 'The service is shutting down.') : undefined);
  });
  // Else a client that keeps its connection would hold up the shutdown until the keep-alive time has passed.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Without a listener Node would answer 417 by itself, and not with a problem. `100-continue` is met by Node. */
function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', (request, _reply, done) => {
    const { expect } = request.headers;
    done(
      expect === undefined || expect.toLowerCase() === '100-continue' ? undefined : new Problem('expectation-failed'),
    );
  });
}
