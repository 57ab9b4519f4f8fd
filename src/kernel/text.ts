// Comparing printed text: case, accents, punctuation and spacing do not count.

/** `text` folded for comparison: lower case, no accents, words of letters and digits separated by single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Single spaces, none at the ends; otherwise as printed. */
export function tidySpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
