import { describe, expect, it } from 'vitest';
import { Places } from '../../src/kernel/places.ts';

const moment = () => new Promise((resolve) => setImmediate(resolve));

describe('places', () => {
  it('are a few for each name, taken first come first served', async () => {
    const places = new Places(2, 10);
    const entered: string[] = [];
    const enter = async (name: string, who: string) => {
      const leave = await places.enter(name);
      entered.push(who);
      return leave;
    };
    const [first, second] = await Promise.all([enter('a', '1'), enter('a', '2')]);
    const [third, fourth, other] = [enter('a', '3'), enter('a', '4'), enter('b', '5')];
    await moment();
    expect(entered).toEqual(['1', '2', '5']);
    first();
    await moment();
    expect(entered).toEqual(['1', '2', '5', '3']);
    second();
    (await third)();
    (await fourth)();
    (await other)();
    expect(entered).toEqual(['1', '2', '5', '3', '4']);
    const again = await Promise.all([places.enter('a'), places.enter('a')]);
    expect(again).toHaveLength(2);
  });

  it('have a line that is full at some point', async () => {
    const places = new Places(1, 1);
    const leave = await places.enter('a');
    const waiting = places.enter('a');
    await expect(places.enter('a')).rejects.toMatchObject({ code: 'too-many-requests' });
    leave();
    (await waiting)();
  });

  it('pass over whoever has gone', async () => {
    const places = new Places(1, 5);
    const leave = await places.enter('a');
    const gone = new AbortController();
    const waiting = places.enter('a', gone.signal);
    const next = places.enter('a');
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    leave();
    (await next)();
    await expect(places.enter('a', gone.signal)).rejects.toThrow('gone');
  });
});
