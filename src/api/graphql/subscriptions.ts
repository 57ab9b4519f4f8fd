// The subscription to what becomes of a session. Before each change goes out, credential and session are looked at again: who was
// shut out meanwhile hears no more.
import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { WEBSOCKET_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { FIELD_SCOPES } from '../../kernel/scopes.ts';
import type { SessionChange, SessionChanges } from '../../ports/session-changes.ts';
import { sessionOf } from './context.ts';
import type { GraphqlContext } from './context.ts';
import { demand } from './field-scopes.ts';
import { setResolvers, setUnion } from './resolvers.ts';

type Told = Exclude<SessionChange, { readonly kind: 'ended' }> & { readonly sessionId: string };

const TYPES = { 'document-appended': 'DocumentAppended', fused: 'SessionFused' } as const;

/** Sets the subscription and the types of what it tells. */
export function setSubscriptions(schema: GraphQLSchema): void {
  setUnion(schema, 'SessionChange', ({ kind }: Told) => TYPES[kind]);
  setResolvers(schema, {
    Subscription: { sessionChanged: (change: Told) => change },
    DocumentAppended: {
      source: async ({ sessionId, ...change }: Told, _args: object, { graphs }) => {
        if (change.kind !== 'document-appended') return null;
        const summary = (await graphs.list(sessionId)).find(({ requestId }) => requestId === change.requestId);
        return summary && { sessionId, summary };
      },
    },
  });
  const type = schema.getSubscriptionType();
  const field = isObjectType(type) ? type.getFields()['sessionChanged'] : undefined;
  if (field === undefined) throw new Error('the schema has no Subscription.sessionChanged');
  field.subscribe = async (_source: unknown, { sessionId }: Record<string, unknown>, context: GraphqlContext) => {
    const session = await sessionOf(context, String(sessionId));
    return told(context, session.sessionId);
  };
}

async function* told(context: GraphqlContext, sessionId: string): AsyncGenerator<Told, undefined> {
  for await (const change of changesOf(context.services.changes, sessionId)) {
    if (change.kind === 'ended') return;
    await context.renew();
    demand(context, FIELD_SCOPES['Subscription.sessionChanged'].always);
    await sessionOf(context, sessionId);
    yield { ...change, sessionId };
  }
}

/** Listens from the moment it is called. A client that does not take what it is told is cut off. */
function changesOf(changes: SessionChanges, sessionId: string): AsyncIterableIterator<SessionChange> {
  const waiting: SessionChange[] = [];
  let wake: (() => void) | undefined;
  let state: 'open' | 'overrun' | 'closed' = 'open';
  const stop = changes.listen(sessionId, (change) => {
    if (waiting.length >= WEBSOCKET_LIMITS.waitingChanges) state = 'overrun';
    else waiting.push(change);
    wake?.();
  });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (waiting.length === 0 && state === 'open') {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (state === 'overrun') {
        stop();
        throw new Problem('too-many-requests', 'The client took no more of what it asked for.');
      }
      const value = waiting.shift();
      return state === 'closed' || value === undefined ? { done: true, value: undefined } : { done: false, value };
    },
    return() {
      state = 'closed';
      stop();
      wake?.();
      return Promise.resolve({ done: true, value: undefined });
    },
  };
}
