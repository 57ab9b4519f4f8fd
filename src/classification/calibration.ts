// The numbers that turn evidence into confidence, in one place. How they were found: docs/classification.md.

/** The class of what is no supported document. */
export const UNKNOWN_CLASS = { classIdentifier: 'unknown', className: 'Unknown: Unrecognised document' } as const;

export const CALIBRATION = {
  /** Log-odds (nats) that `unknown` starts with: what a document must show before any class is believed. */
  unknownPrior: 5,
  /** Anchors repeat each other's evidence, so their sum says too much: it is divided by this (temperature scaling, Guo et al. 2017). */
  temperature: 1.5,
  /**
   * A paper that is perhaps of no class is read as if it were of the likeliest one where that is at most so many nats behind. Where so many
   * values are read of it, and without a word of doubt, it is of that class: this sure where it seemed to be of none. Of two classes as near
   * to each other the second is believed, as sure, where only the reading as the first contradicts itself.
   */
  secondLook: { near: 2.5, evidence: 12, most: 0.75 },
  /** Terse papers, and single pages of others, leave out hallmarks of this weight together (nats) and are what they seem. */
  bearable: 4,
} as const;

/** Under this confidence a person should look: `REVIEW_PENDING`. */
export const CLASS_CONFIDENCE_FOR_REVIEW = 0.8;

/** What the structure of a document must show for a sign to be seen. */
export const SIGN_LIMITS = {
  datedRows: 3,
  /** Consecutive rows whose balances differ by exactly an amount printed in them. */
  balanceSteps: 2,
  fewWords: 12,
  /** Words of a phrase from which on it is running text, and the part of all words that must stand in such phrases. */
  proseWords: 9,
  prosePart: 0.6,
} as const;

/** Pages are read in order until this many words were seen: the kind of a document shows at its beginning. */
export const WORDS_READ = 1_600;

/**
 * What makes a title: type larger than most, or bold, or the top of the first page; and no more than a few words. A document's own stands
 * at that top, or is about as large as the largest type of the page.
 */
export const TITLE = { words: 10, sizeRatio: 1.2, topPart: 0.25, headRatio: 0.9 } as const;
