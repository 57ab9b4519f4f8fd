// A number of places, so many of them for one client at most. Nobody waits in line: who finds none is told to come back.
import { Problem } from '../../kernel/problem.ts';

/** Runs the task in a place of the client. Throws Problem too-many-requests, overloaded when there is none. */
export type InPlace = <T>(clientId: string, task: () => Promise<T>) => Promise<T>;

/** Counts who is there. */
export function countUp(limits: { readonly ofClient: number; readonly all: number }): InPlace {
  const taken = new Map<string, number>();
  let all = 0;
  return async (clientId, task) => {
    const own = taken.get(clientId) ?? 0;
    if (all >= limits.all) throw new Problem('overloaded');
    if (own >= limits.ofClient) throw new Problem('too-many-requests');
    taken.set(clientId, own + 1);
    all++;
    try {
      return await task();
    } finally {
      all--;
      const left = (taken.get(clientId) ?? 1) - 1;
      if (left === 0) taken.delete(clientId);
      else taken.set(clientId, left);
    }
  };
}
