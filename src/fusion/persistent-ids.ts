// Ids that stay: a node keeps the id under which any of its drafts was fused before. Where two that were apart have become one, the
// older id stays; where one has come apart, the part with the oldest draft keeps it.

/** The persistent id of each draft. Its order tells age: what was fused first stands first. */
export type IdMap = ReadonlyMap<string, string>;

/** What makes ids. */
export interface IdSource {
  /** Persistent ids of former fusions, oldest first. */
  readonly previous: Readonly<Record<string, string>>;
  /** IRI under which ids stand; ends in a slash. */
  readonly nodeBase: string;
  /** Unguessable, and says nothing of anybody. */
  readonly newNodeId: () => string;
}

/** Gives each set of drafts its id, and keeps what is known of drafts that are in none of them. */
export function assignIds(sets: readonly (readonly string[])[], { previous, nodeBase, newNodeId }: IdSource): IdMap {
  const ids = new Map(Object.entries(previous));
  const ageOfDraft = new Map([...ids.keys()].map((draft, age) => [draft, age]));
  const ageOfId = new Map<string, number>();
  for (const [age, id] of [...ids.values()].entries()) if (!ageOfId.has(id)) ageOfId.set(id, age);
  const taken = new Set<string>();
  const known = sets.map((drafts) => drafts.filter((draft) => ids.has(draft)));
  const oldest = (drafts: readonly string[]): number =>
    Math.min(...drafts.map((draft) => ageOfDraft.get(draft) ?? Infinity));
  const order = [...sets.keys()].sort((a, b) => oldest(known[a] ?? []) - oldest(known[b] ?? []) || a - b);
  for (const at of order) {
    const mine = (known[at] ?? []).flatMap((draft) => ids.get(draft) ?? []);
    const kept = [...new Set(mine)]
      .filter((id) => !taken.has(id))
      .sort((a, b) => (ageOfId.get(a) ?? Infinity) - (ageOfId.get(b) ?? Infinity))[0];
    const id = kept ?? nodeBase + newNodeId();
    taken.add(id);
    for (const draft of sets[at] ?? []) ids.set(draft, id);
  }
  return ids;
}
