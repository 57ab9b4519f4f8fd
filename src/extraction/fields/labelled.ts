// How sure a value is of which a label of its own tells what it is.

/** A value behind, beside or beneath a label that begins its phrase is at least this sure; one inside a sentence is less. */
export const LABELLED = 0.9;
