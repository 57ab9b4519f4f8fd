// The context of one operation: its own graphs and its own count of work, over the services of the server.
import type { Caller } from '../../model/caller.ts';
import type { Exchange, GraphqlContext, GraphqlServices } from './context.ts';
import { RequestGraphs } from './request-graphs.ts';
import type { Turns } from './turns.ts';
import { Work } from './work.ts';

/** What a context is made of. */
export interface ContextParts {
  readonly services: GraphqlServices;
  readonly turns: Turns;
  readonly exchange: Exchange;
  readonly caller: Caller | undefined;
  /** Whose credential it is now; undefined when it is good no more. */
  readonly renew: () => Promise<Caller | undefined>;
}

/** A fresh context. */
export function operationContext({ services, turns, exchange, caller, renew }: ContextParts): GraphqlContext {
  const turn = () => context.work.within(turns.take(context.caller?.clientId ?? ''));
  const graphs = () => {
    const { sources, fused } = services;
    return new RequestGraphs({ sources, fused, turn, within: (read) => context.work.within(read) });
  };
  const context: GraphqlContext = {
    services,
    exchange,
    caller,
    turn,
    renew: async () => {
      context.caller = await renew();
      context.work = new Work();
      context.graphs = graphs();
    },
    graphs: undefined as never,
    work: new Work(),
    appended: 0,
  };
  context.graphs = graphs();
  return context;
}
