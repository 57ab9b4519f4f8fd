// To whom mortgage papers that are set by hand are sent.

/** The lines of an envelope: a name and an address. */
export const HEAD = `
  Miss Ottoline Farrow
  3 Tannery Walk
  Wickbourne
  WB4 7QD`;
