// Prices that are printed finer than money is: `2.5610`, whatever says what they are of.

/** A price of less than a hundred pounds or pence to four places or five, with its figures as the first group. */
export const FINE_PRICE = /^£?\s?(\d{1,2}\.\d{4,5})p?$/u;
