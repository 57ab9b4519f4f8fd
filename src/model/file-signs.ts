// What a file tells of its own making, beside its pages (ISO 32000-1 §14.3.3, §7.5.6). Anybody can write anything there.

/** Signs of how a file was made; what it does not say is absent. */
export interface FileSigns {
  /** The program that wrote it, and the one whose document it was made from. */
  readonly producer?: string;
  readonly creator?: string;
  /** ISO 8601 calendar date. */
  readonly createdOn?: string;
  readonly modifiedOn?: string;
  /** How often something was added after it was first written. */
  readonly updates: number;
  /** Digital signatures; signing adds an update. */
  readonly signatures: number;
}
