// Which drafts are the same thing: disjoint sets (Galler & Fischer 1964; path halving, union by the smaller id, so that the
// outcome does not depend on the order of unions), with the rule and the certainty of each join.

/** Why two drafts are one. */
export interface Join {
  readonly a: string;
  readonly b: string;
  readonly rule: string;
  /** 0..1: how sure that is. */
  readonly score: number;
}

/** A set of drafts that are the same thing. */
export interface Cluster {
  readonly members: readonly string[];
  /** Of the least certain join. */
  readonly rule: string;
  readonly score: number;
}

/** The rule of what was joined with nothing. */
const ALONE = 'alone';

/** Disjoint sets of drafts. Ids that were never joined stand for themselves. */
export class Clusters {
  readonly #parents = new Map<string, string>();
  readonly #weakest = new Map<string, Pick<Join, 'rule' | 'score'>>();

  /** The member that stands for the set. */
  find(id: string): string {
    let at = id;
    for (let up = this.#parents.get(at); up !== undefined; up = this.#parents.get(at)) {
      const above = this.#parents.get(up);
      if (above !== undefined) this.#parents.set(at, above);
      at = up;
    }
    return at;
  }

  join({ a, b, rule, score }: Join): void {
    const [left, right] = [this.find(a), this.find(b)];
    if (left === right) return;
    const [root, child] = left < right ? [left, right] : [right, left];
    this.#parents.set(child, root);
    const known = [this.#weakest.get(root), this.#weakest.get(child), { rule, score }];
    const weakest = known.reduce((low, each) => (each !== undefined && isWeaker(each, low) ? each : low), {
      rule,
      score,
    });
    if (weakest !== undefined) this.#weakest.set(root, weakest);
  }

  /** The sets over these ids; each in the order of the ids given. */
  over(ids: Iterable<string>): readonly Cluster[] {
    const sets = new Map<string, string[]>();
    for (const id of ids) {
      const root = this.find(id);
      const members = sets.get(root);
      if (members === undefined) sets.set(root, [id]);
      else members.push(id);
    }
    return [...sets].map(([root, members]) => ({
      members,
      ...(this.#weakest.get(root) ?? { rule: ALONE, score: 1 }),
    }));
  }
}

function isWeaker(a: Pick<Join, 'rule' | 'score'>, b: Pick<Join, 'rule' | 'score'> | undefined): boolean {
  return b === undefined || a.score < b.score || (a.score === b.score && a.rule < b.rule);
}
