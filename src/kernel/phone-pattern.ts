// How papers print a telephone number of the United Kingdom, for the patterns of readers.

/** `07700 900118`, `+44 20 7946 0018`: the source of a pattern, without its edges. */
export const PHONE = String.raw`(?:\+44 ?|0)\d[\d ]{7,12}\d`;
