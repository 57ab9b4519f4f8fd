// The common course of linking records: equal descriptions are put together by hashing, what shares a blocking key is compared in
// pairs, and pairs are joined from the surest down, as long as nothing forbids it (constrained agglomeration). Only distinct
// descriptions are compared with each other, so the cost grows with the documents and not with their square.
import type { Clusters } from './clusters.ts';
import { MARGIN_BITS, MATCH_BITS, UNCERTAIN_BITS, probability } from './likelihood.ts';
import type { Comparison } from './likelihood.ts';

/** Something that documents mention. */
export interface Mention<Description> {
  /** The drafts that give this description; they are one thing. */
  readonly drafts: readonly string[];
  readonly description: Description;
}

/** How records of one kind are linked. */
export interface Linkage<Description> {
  readonly rule: string;
  /** Mentions are compared when they share one. */
  readonly blockingKeys: (description: Description) => readonly string[];
  readonly compare: (a: Description, b: Description) => Comparison;
}

/** Two drafts that may be the same. */
export interface Doubt {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly reason: string;
}

/** Mentions in one block; past this, a key tells nothing apart and is left out. */
const MOST_IN_BLOCK = 400;

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly comparison: Comparison;
}

/** Joins the mentions that are the same, and gives those that may be. */
export function linkRecords<D>(
  mentions: readonly Mention<D>[],
  { rule, blockingKeys, compare }: Linkage<D>,
  clusters: Clusters,
): readonly Doubt[] {
  for (const { drafts } of mentions) joinAll(drafts, rule, clusters);
  const sorted = mentions.toSorted((x, y) => (firstOf(x) < firstOf(y) ? -1 : 1));
  const between = (a: number, b: number): Comparison => {
    const [left, right] = [sorted[a], sorted[b]];
    if (left === undefined || right === undefined) throw new RangeError('no such mention');
    return compare(left.description, right.description);
  };
  const pairs: Pair[] = [];
  for (const [a, b] of candidates(sorted, blockingKeys)) {
    const comparison = between(a, b);
    if (!comparison.forbidden && comparison.bits >= UNCERTAIN_BITS) pairs.push({ a, b, comparison });
  }
  pairs.sort((x, y) => y.comparison.bits - x.comparison.bits || x.a - y.a || x.b - y.b);
  const ambiguous = findAmbiguous(pairs, between);

  const groups = sorted.map((_, at) => [at]);
  const groupOf = sorted.map((_, at) => at);
  const doubts: Pair[] = [];
  for (const pair of pairs) {
    const [left, right] = [groupOf[pair.a] ?? 0, groupOf[pair.b] ?? 0];
    if (left === right) continue;
    const [mine, theirs] = [groups[left] ?? [], groups[right] ?? []];
    const clash = mine.some((x) => theirs.some((y) => between(x, y).forbidden));
    if (clash || pair.comparison.bits < MATCH_BITS || ambiguous.has(pair)) {
      doubts.push(clash ? { ...pair, comparison: { ...pair.comparison, reason: 'each fits, not both' } } : pair);
      continue;
    }
    groups[left] = [...mine, ...theirs];
    groups[right] = [];
    for (const at of theirs) groupOf[at] = left;
    clusters.join({
      a: nameOf(sorted, pair.a),
      b: nameOf(sorted, pair.b),
      rule,
      score: probability(pair.comparison.bits),
    });
  }
  return doubts
    .filter(({ a, b }) => groupOf[a] !== groupOf[b])
    .map(({ a, b, comparison }) => ({
      a: nameOf(sorted, a),
      b: nameOf(sorted, b),
      score: probability(comparison.bits),
      reason: ambiguous.size > 0 && comparison.bits >= MATCH_BITS ? 'more than one fits' : comparison.reason,
    }));
}

/** Joins drafts of one description. */
function joinAll(drafts: readonly string[], rule: string, clusters: Clusters): void {
  const [first, ...others] = drafts;
  if (first === undefined) return;
  for (const other of others) clusters.join({ a: first, b: other, rule, score: 1 });
}

function firstOf<D>({ drafts }: Mention<D>): string {
  return drafts.reduce((low, each) => (each < low ? each : low), drafts[0] ?? '');
}

function nameOf<D>(mentions: readonly Mention<D>[], at: number): string {
  const mention = mentions[at];
  return mention === undefined ? '' : firstOf(mention);
}

function* candidates<D>(
  mentions: readonly Mention<D>[],
  blockingKeys: (description: D) => readonly string[],
): Generator<readonly [number, number], undefined> {
  const blocks = new Map<string, number[]>();
  for (const [at, { description }] of mentions.entries()) {
    for (const key of new Set(blockingKeys(description))) {
      const block = blocks.get(key);
      if (block === undefined) blocks.set(key, [at]);
      else block.push(at);
    }
  }
  const seen = new Set<number>();
  for (const block of blocks.values()) {
    if (block.length > MOST_IN_BLOCK) continue;
    for (const [place, a] of block.entries()) {
      for (const b of block.slice(place + 1)) {
        const pair = a * mentions.length + b;
        if (seen.has(pair)) continue;
        seen.add(pair);
        yield [a, b];
      }
    }
  }
}

/** Pairs of a mention that fits two others which exclude each other, about equally well: `J Smith` beside James and John. */
function findAmbiguous(pairs: readonly Pair[], between: (a: number, b: number) => Comparison): ReadonlySet<Pair> {
  const byMention = new Map<number, Pair[]>();
  for (const pair of pairs) {
    for (const at of [pair.a, pair.b]) byMention.set(at, [...(byMention.get(at) ?? []), pair]);
  }
  const ambiguous = new Set<Pair>();
  for (const [at, mine] of byMention) {
    for (const [place, first] of mine.entries()) {
      for (const second of mine.slice(place + 1)) {
        if (first.comparison.bits - second.comparison.bits >= MARGIN_BITS) break;
        if (!between(other(first, at), other(second, at)).forbidden) continue;
        ambiguous.add(first).add(second);
      }
    }
  }
  return ambiguous;
}

const other = ({ a, b }: Pair, at: number): number => (a === at ? b : a);
