// What British streets are called behind their names: one list for whoever must tell an address from a name, a figure or a date.

/** The source of a pattern: words that end no surname and no name of a company (`Mill Lane`, but nobody is called so alone). */
export const PLAIN_STREET_WORD = 'road|street|avenue|crescent|terrace|gardens|mews|close|drive|lane';

/** The source of a pattern: what a street is called, spelled out. Surnames and tariffs end so too (`Green`, `Park`). */
export const STREET_WORD = `${PLAIN_STREET_WORD}|garden|way|court|place|grove|square|row|hill|walk|park|view|rise|green|vale|parade|gate`;

/** The source of a pattern: what a street is called, cut short (`12 Mill Rd`). */
export const SHORT_STREET_WORD = 'rd|st|ave|ln';
