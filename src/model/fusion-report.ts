// What a fusion tells of itself: what collapsed and why, what was made, where sources contradict each other, and what
// stayed apart because nobody can be sure.

/** One node of the documents' graphs or several that are the same thing. Every draft node stands in exactly one row, merged or not. */
export interface FusedNode {
  /** Persistent. */
  readonly id: string;
  /** The compact name: `ark:Transaction`. */
  readonly type: string;
  /** The draft nodes it stands for. */
  readonly from: readonly string[];
  readonly rule: string;
  /** 0..1: how sure it is that they are the same. */
  readonly score: number;
}

/** A node that no document has, concluded from others; or, with a property, a value of a node that was concluded. */
export interface GeneratedNode {
  /** Persistent. */
  readonly id: string;
  readonly type: string;
  readonly rule: string;
  /** The property whose value was concluded, when it is not the node itself. */
  readonly property?: string;
  /** That value: the id of a node. */
  readonly value?: string;
  /** The nodes it was concluded from. */
  readonly from: readonly string[];
}

/** A property for which the sources of a node give different values. */
export interface FusionConflict {
  readonly id: string;
  readonly property: string;
  readonly values: readonly { readonly value: unknown; readonly from: readonly string[] }[];
  readonly chosen: unknown;
  readonly rule: string;
}

/** Two nodes that may be the same, and were kept apart. */
export interface UncertainPair {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly reason: string;
}

/** The report on one fusion. */
export interface FusionReport {
  readonly nodes: readonly FusedNode[];
  readonly generated: readonly GeneratedNode[];
  readonly conflicts: readonly FusionConflict[];
  readonly uncertain: readonly UncertainPair[];
}
