import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Slots } from '../../../src/adapters/worker-pool/slots.ts';
import { Problem } from '../../../src/kernel/problem.ts';

/** Takes places for clients and notes who had one, in order, and who was refused. */
function desk(limits: { readonly places: number; readonly waiting: number }) {
  const slots = new Slots(limits);
  const entered: string[] = [];
  const refused: string[] = [];
  const ask = (client: string): void => {
    slots.take(client).then(
      () => entered.push(client),
      (error: unknown) => refused.push(`${client} ${error instanceof Problem ? error.code : 'bug'}`),
    );
  };
  const release = async (times = 1): Promise<void> => {
    for (let each = 0; each < times; each++) slots.release();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { slots, entered, refused, ask, release };
}

describe('the waiting line for reading documents', () => {
  it('gives places to clients in turn, and to each in the order in which it asked', async () => {
    const { entered, ask, release } = desk({ places: 1, waiting: 10 });
    for (const client of ['a', 'a', 'a', 'a', 'b', 'c', 'b']) ask(client);
    await release(6);
    expect(entered).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('lets nobody fill it: who has most in it makes room, newest first', async () => {
    const { slots, entered, refused, ask, release } = desk({ places: 1, waiting: 3 });
    for (const client of ['a', 'a', 'a', 'a', 'b']) ask(client);
    expect(slots.waiting).toBe(3);
    await release(3);
    expect(refused).toEqual(['a overloaded']);
    expect(entered).toEqual(['a', 'a', 'b', 'a']);
  });

  it('refuses whoever has as much in it as anybody when it is full', async () => {
    const { refused, ask, release } = desk({ places: 1, waiting: 3 });
    for (const client of ['a', 'a', 'a', 'a', 'a']) ask(client);
    await release(0);
    expect(refused).toEqual(['a overloaded']);
    const small = desk({ places: 1, waiting: 2 });
    for (const client of ['a', 'b', 'c', 'd']) small.ask(client);
    await small.release(0);
    expect(small.refused).toEqual(['d overloaded']);
  });

  it('never has more in it than it may, answers everybody once, and gives every place back', async () => {
    const steps = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constant(null)), { maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { slots, entered, refused, ask, release } = desk({ places: 2, waiting: 5 });
        let [asked, released] = [0, 0];
        for (const step of all) {
          if (step !== null) {
            ask(step);
            asked += 1;
          } else if (entered.length > released) {
            released += 1;
            await release();
          }
          await release(0);
          expect(slots.waiting).toBeLessThanOrEqual(5);
          expect(entered.length + refused.length + slots.waiting).toBe(asked);
        }
      }),
      { numRuns: 50 },
    );
  });
});
