// Comparing printed text: case, accents, punctuation and spacing do not count.

const PLAIN = /^[\0-\x7f]*$/;

/** `text` folded for comparison: lower case, no accents, words of letters and digits separated by single spaces. */
export function foldText(text: string): string {
  // Nearly all that is printed: nothing to take apart.
  if (PLAIN.test(text)) {
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  }
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The letters and digits of `text`, folded: what is left to compare where spaces are set at will. */
export function lettersOf(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

/** With a capital to begin with; otherwise as given. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as part of a regular expression: any character may stand for what is no letter, figure or space of it. */
export function patternOf(name: string): string {
  return name.replace(/[^\p{L}\d ]/gu, '.');
}

/** Single spaces, none at the ends; otherwise as printed. */
export function tidySpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
