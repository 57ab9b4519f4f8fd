// What every resolver sees of the request it works for.
import type { Caller } from '../../model/caller.ts';
import type { LiveSession } from '../../model/session.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { AppendDependencies } from '../../services/append.ts';
import type { FusedGraphs } from '../../services/fused-graphs.ts';
import type { SessionChanges } from '../../ports/session-changes.ts';
import type { Sessions } from '../../services/sessions.ts';
import type { Uploads } from '../../services/uploads/uploads.ts';
import type { Metrics } from '../service/metrics.ts';
import type { RequestGraphs } from './request-graphs.ts';
import type { Work } from './work.ts';

/** The services behind the face. */
export interface GraphqlServices extends AppendDependencies {
  readonly sessions: Sessions;
  readonly uploads: Uploads;
  readonly fused: FusedGraphs;
  readonly changes: SessionChanges;
  readonly metrics: Metrics;
  /** The address of this server as clients see it, without a slash at its end. */
  readonly baseUrl: string;
}

/** The request, as far as operations need it; for subscriptions the one that opened the websocket. */
export interface Exchange {
  readonly requestId: string;
  /** The header `Session-Id`. */
  readonly sessionId: string | undefined;
  /** Lines of the header `Prefer`. */
  readonly prefer: readonly string[];
  /** The session key that the request shows for the session. */
  readonly sessionKey: (sessionId: string) => string | undefined;
  /** Gives the client a header field with its answer. */
  readonly answer: (name: string, value: string) => void;
  /** Gives the client the session key, or takes it back. */
  readonly giveKey: (session: LiveSession, sessionKey: string | undefined) => void;
  readonly takeKey: (sessionId: string) => void;
  /** Is told with which problem the answer begins, if it has one. */
  readonly failed: (code: ProblemCode) => void;
}

/** Of one operation. */
export interface GraphqlContext {
  readonly services: GraphqlServices;
  readonly exchange: Exchange;
  /** Undefined when the request shows no credential: then only the schema can be asked for. */
  caller: Caller | undefined;
  /** Resolves when this operation may use the event loop. */
  readonly turn: () => Promise<void>;
  /** Looks at the credential again, and starts to read and count anew: for what happens while a client listens. */
  readonly renew: () => Promise<void>;
  graphs: RequestGraphs;
  work: Work;
  /** Documents appended by this operation: the first has the id of the request. */
  appended: number;
}

/** The caller of a field with a row in the table of scopes. */
export function callerOf({ caller }: GraphqlContext): Caller {
  if (caller === undefined) throw new Problem('unauthenticated', 'The request carries no credential.');
  return caller;
}

/** The live session that the operation, or else the header, names. Throws Problem session-required, session-not-live, session-key-mismatch. */
export function sessionOf(context: GraphqlContext, named: string | null | undefined): Promise<LiveSession> {
  const { exchange, services } = context;
  const sessionId = named ?? exchange.sessionId;
  if (sessionId === undefined) {
    throw new Problem('session-required', 'Name a session: as an argument, or in the header `Session-Id`.');
  }
  const shown = { sessionId, sessionKey: exchange.sessionKey(sessionId) };
  return context.work.within(services.sessions.require(callerOf(context), shown));
}
