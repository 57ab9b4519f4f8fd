// Vehicle identification numbers (ISO 3779): seventeen characters without I, O and Q.

/** Whether a text keeps the grammar. European makers use no check digit (position 9 of 49 CFR 565), so none is asked for. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text) && /\d{2}$/.test(text) && /[A-Z]/.test(text);
}
