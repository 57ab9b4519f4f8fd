// Overlapping documents of one account tell the same movements twice. Rows are aligned as multisets: within a document every row is a
// movement of its own, so two equal purchases on one day stay two, and across documents each row has at most one counterpart.
import type { Join } from '../clusters.ts';
import type { Doubt } from '../link-records.ts';
import { overlap } from '../similarity.ts';
import { meetingOn } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import type { Entry } from './entry.ts';

const RULE = 'transaction-overlap';

/** Points for and against two rows being one movement. */
const POINTS = {
  within: 1.5,
  edge: -1,
  asMany: 1,
  balance: { equal: 4, differs: -2 },
  words: 3,
  /** For each day between their dates. */
  day: -0.25,
} as const;

const ACCEPTED = 2;
const DOUBTFUL = 0.5;

/** Rows booked under another date in another print: by so many days at most. */
const MOST_DAYS = 4;
const ACCEPTED_ACROSS_DAYS = 2.2;

/** What aligning the rows of one account gave. */
export interface Alignment {
  readonly joins: readonly Join[];
  readonly doubts: readonly Doubt[];
}

/** The rows of one movement: of different documents. */
type Slot = Entry[];

/** Aligns the rows of one account over its documents. */
export function alignEntries(entries: readonly Entry[], coverages: ReadonlyMap<number, Coverage>): Alignment {
  if (coverages.size < 2) return { joins: [], doubts: [] };
  const doubts: Doubt[] = [];
  const slots: Slot[] = [];
  for (const bucket of groupEntries(entries, ({ day, movement }) => `${day} ${movement}`)) {
    slots.push(...alignBucket(bucket, coverages, doubts));
  }
  return { joins: [...slots, ...alignAcrossDays(slots, coverages)].flatMap(joinsOf), doubts };
}

function joinsOf(slot: Slot): readonly Join[] {
  const [first, ...others] = slot;
  if (first === undefined) return [];
  return others.map((entry) => ({
    a: first.id,
    b: entry.id,
    rule: RULE,
    score: certainty(pointsBetween(first, entry)),
  }));
}

/** 0..1 of points: 2 is 0.94, 4 is 0.998. */
const certainty = (points: number): number =>
  Math.round(10_000 / (1 + 2 ** (-2 * Math.max(points, ACCEPTED)))) / 10_000;

function groupEntries(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

/** Movements of one day and amount: those of the document with most rows first, then counterparts of the other documents'. */
function alignBucket(
  bucket: readonly Entry[],
  coverages: ReadonlyMap<number, Coverage>,
  doubts: Doubt[],
): readonly Slot[] {
  const documents = groupEntries(bucket, ({ document }) => String(document));
  const [most, ...others] = documents.toSorted(
    (a, b) => b.length - a.length || (a[0]?.document ?? 0) - (b[0]?.document ?? 0),
  );
  const slots: Slot[] = (most ?? []).map((entry) => [entry]);
  const counts = new Map(documents.map((rows) => [rows[0]?.document ?? 0, rows.length]));
  for (const rows of others) {
    const options = rows.flatMap((entry, place) =>
      slots.map((slot, at) => ({
        entry,
        slot,
        distance: Math.abs(place - at),
        points: pointsInSlot(entry, slot, coverages, counts),
      })),
    );
    options.sort((x, y) => y.points - x.points || x.distance - y.distance);
    const placed = new Set<Entry>();
    const filled = new Set<Slot>();
    for (const { entry, slot, points } of options) {
      if (placed.has(entry) || filled.has(slot) || points < ACCEPTED) continue;
      slot.push(entry);
      placed.add(entry);
      filled.add(slot);
    }
    for (const entry of rows.filter((each) => !placed.has(each))) {
      const doubt = options.find(
        (option) => option.entry === entry && !filled.has(option.slot) && option.points >= DOUBTFUL,
      );
      if (doubt?.slot[0] !== undefined) {
        doubts.push({
          a: doubt.slot[0].id,
          b: entry.id,
          score: 0.5,
          reason: 'the same day and amount, other words or balance',
        });
      }
      slots.push([entry]);
    }
  }
  return slots;
}

function pointsInSlot(
  entry: Entry,
  slot: Slot,
  coverages: ReadonlyMap<number, Coverage>,
  counts: ReadonlyMap<number, number>,
): number {
  const points = slot.map((member) => {
    const [mine, theirs] = [coverages.get(entry.document), coverages.get(member.document)];
    if (mine === undefined || theirs === undefined || entry.document === member.document) return -Infinity;
    const meeting = meetingOn(entry.day, mine, theirs);
    if (meeting === 'apart') return -Infinity;
    const place = meeting === 'within' ? POINTS.within : POINTS.edge;
    const isAsMany = meeting === 'within' && counts.get(entry.document) === counts.get(member.document);
    return place + (isAsMany ? POINTS.asMany : 0) + pointsBetween(entry, member);
  });
  return Math.max(...points);
}

function pointsBetween(a: Entry, b: Entry): number {
  let points = POINTS.words * overlap(a.words, b.words) + POINTS.day * Math.abs(a.day - b.day);
  if (a.balance !== undefined && b.balance !== undefined) {
    points += a.balance === b.balance ? POINTS.balance.equal : POINTS.balance.differs;
  }
  return points;
}

/** Rows that lack a counterpart in documents that should have one, put together when the dates lie a few days apart. */
function alignAcrossDays(slots: readonly Slot[], coverages: ReadonlyMap<number, Coverage>): readonly Slot[] {
  const lonely = slots
    .filter((slot) => lacksCounterpart(slot, coverages))
    .map(([entry]) => entry)
    .filter((entry) => entry !== undefined);
  const joined: Slot[] = [];
  const taken = new Set<Entry>();
  for (const group of groupEntries(lonely, ({ movement }) => movement)) {
    group.sort((a, b) => a.day - b.day || a.document - b.document || a.place - b.place);
    const options = group.flatMap((a, at) => {
      const near: { readonly a: Entry; readonly b: Entry; readonly points: number }[] = [];
      for (const b of group.slice(at + 1)) {
        if (b.day - a.day > MOST_DAYS) break;
        if (areTold(a, b, coverages)) near.push({ a, b, points: pointsBetween(a, b) });
      }
      return near;
    });
    for (const { a, b, points } of options.toSorted((x, y) => y.points - x.points)) {
      if (points < ACCEPTED_ACROSS_DAYS || taken.has(a) || taken.has(b)) continue;
      taken.add(a).add(b);
      joined.push([a, b]);
    }
  }
  return joined;
}

function lacksCounterpart([entry, ...others]: Slot, coverages: ReadonlyMap<number, Coverage>): boolean {
  const mine = entry === undefined ? undefined : coverages.get(entry.document);
  if (entry === undefined || mine === undefined || others.length > 0) return false;
  for (const [document, coverage] of coverages) {
    if (document !== entry.document && meetingOn(entry.day, mine, coverage) !== 'apart') return true;
  }
  return false;
}

/** The documents are two, and each tells the day of the other's row. */
function areTold(a: Entry, b: Entry, coverages: ReadonlyMap<number, Coverage>): boolean {
  const [mine, theirs] = [coverages.get(a.document), coverages.get(b.document)];
  if (mine === undefined || theirs === undefined || a.document === b.document) return false;
  return meetingOn(a.day, mine, theirs) !== 'apart' && meetingOn(b.day, mine, theirs) !== 'apart';
}
