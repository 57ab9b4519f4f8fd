import { describe, expect, it } from 'vitest';
import { oneAtATime } from '../../src/services/one-at-a-time.ts';

/** A task that says when it begins, and ends when it is told. */
function controlled(log: string[], name: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const task = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { task, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('one at a time', () => {
  it('begins a task when the one before it has ended, in the order of asking', async () => {
    const inTurn = oneAtATime();
    const log: string[] = [];
    const [a, b, c] = [controlled(log, 'a'), controlled(log, 'b'), controlled(log, 'c')];
    const results = [inTurn('x', a.task), inTurn('x', b.task), inTurn('x', c.task)];
    b.end();
    c.end();
    await settled();
    expect(log).toEqual(['a']);
    a.end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a', 'b', 'c']);
  });

  it('lets tasks of other names go on beside it', async () => {
    const inTurn = oneAtATime();
    const log: string[] = [];
    const [a, b] = [controlled(log, 'a'), controlled(log, 'b')];
    const first = inTurn('x', a.task);
    b.end();
    expect(await inTurn('y', b.task)).toBe('b');
    a.end();
    expect(await first).toBe('a');
  });

  it('goes on after a task that failed, and tells its own caller alone', async () => {
    const inTurn = oneAtATime();
    const failing = inTurn('x', () => Promise.reject(new Error('no')));
    const next = inTurn('x', () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
