// Ids that stay: a node keeps the id under which any of its drafts was fused before. Where two that were apart have become one, the
// older id stays; where one has come apart, the part with the oldest draft keeps it.

/** The persistent id of each draft. Its order tells age: what was fused first stands first. */
export type IdMap = ReadonlyMap<string, string>;

/** What makes ids. */
export interface IdSource {
  /** Persistent ids of former fusions, oldest first. */
  readonly previous: IdMap;
  /** IRI under which ids stand; ends in a slash. */
  readonly nodeBase: string;
  /** Unguessable, and says nothing of anybody. */
  readonly newNodeId: () => string;
}

/** Gives each set of drafts its id, and keeps what is known of drafts that are in none of them. */
export function assignIds(sets: readonly (readonly string[])[], { previous, nodeBase, newNodeId }: IdSource): IdMap {
  if (sets.length === 0) return previous;
  const ids = new Map(previous);
  const ageOfDraft = new Map<string, number>();
  const ageOfId = new Map<string, number>();
  for (const [draft, id] of previous) {
    if (!ageOfId.has(id)) ageOfId.set(id, ageOfDraft.size);
    ageOfDraft.set(draft, ageOfDraft.size);
  }
  const known: Aged[] = [];
  const fresh: (readonly string[])[] = [];
  for (const drafts of sets) {
    const ages = drafts.flatMap((draft) => ageOfDraft.get(draft) ?? []);
    if (ages.length === 0) fresh.push(drafts);
    else known.push({ drafts, age: Math.min(...ages) });
  }
  known.sort((a, b) => a.age - b.age);
  const taken = new Set<string>();
  for (const { drafts } of known) {
    const mine = new Set(drafts.flatMap((draft) => previous.get(draft) ?? []));
    const kept = [...mine]
      .filter((id) => !taken.has(id))
      .sort((a, b) => (ageOfId.get(a) ?? Infinity) - (ageOfId.get(b) ?? Infinity))[0];
    const id = kept ?? nodeBase + newNodeId();
    taken.add(id);
    for (const draft of drafts) ids.set(draft, id);
  }
  for (const drafts of fresh) {
    const id = nodeBase + newNodeId();
    for (const draft of drafts) ids.set(draft, id);
  }
  return ids;
}

/** A set with drafts that were fused before, and the age of its oldest. */
interface Aged {
  readonly drafts: readonly string[];
  readonly age: number;
}
