// V8 CPU profiles (`node --cpu-prof`) as samples: which functions were running, and for how long, one thread a file.
// The format is that of the Chrome DevTools protocol, Profiler.Profile; times are microseconds of the monotonic clock.
import { fileURLToPath } from 'node:url';

/** A stretch of time in which a thread was at work. */
export interface Sampled {
  readonly ms: number;
  /** The functions of the stack, innermost first. */
  readonly stack: readonly Frame[];
}

/** A function where it stands. */
export interface Frame {
  readonly name: string;
  /** Path of its file, or a name in brackets for what is in none: `(wasm)`, `(node)`, `(v8)`. */
  readonly file: string;
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The samples of one profile between two moments, without those in which the thread waited. */
export function samplesOf(
  profile: string,
  { fromUs, untilUs }: { readonly fromUs: number; readonly untilUs: number },
): readonly Sampled[] {
  const { nodes, startTime, samples, timeDeltas } = JSON.parse(profile) as Profile;
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, frameOf(callFrame)]));
  const stacks = new Map(nodes.map(({ id }) => [id, stackOf(id, parents, frames)]));
  let nowUs = startTime;
  return samples.flatMap((node, index): Sampled[] => {
    nowUs += timeDeltas[index] ?? 0;
    // What a sample shows was running until the next one was taken.
    const ms = (timeDeltas[index + 1] ?? 0) / 1000;
    const stack = stacks.get(node) ?? [];
    return nowUs < fromUs || nowUs > untilUs || stack[0]?.name === '(idle)' ? [] : [{ ms, stack }];
  });
}

/** The monotonic clock of the profiles. */
export function monotonicUs(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function frameOf({ functionName, url }: Profile['nodes'][number]['callFrame']): Frame {
  const name = functionName === '' ? '(anonymous)' : functionName;
  if (url.startsWith('file:')) return { name, file: fileURLToPath(url) };
  return { name, file: url.startsWith('wasm:') ? '(wasm)' : url.startsWith('node:') ? '(node)' : '(v8)' };
}

function stackOf(id: number, parents: ReadonlyMap<number, number>, frames: ReadonlyMap<number, Frame>): Frame[] {
  const stack: Frame[] = [];
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
    const frame = frames.get(at);
    if (frame && frame.name !== '(root)') stack.push(frame);
  }
  return stack;
}
