// How alike two words are: Jaro-Winkler (Winkler 1990), and slips of reading or typing.

/** Digits and signs that are read for letters. */
const READ_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '!': 'l',
  '2': 'z',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** Letters that print and scanning confuse, each group by one of it. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { q: 'o', i: 'l', j: 'l', u: 'v', y: 'v', e: 'c', h: 'n', f: 't' };

/** The word with look-alikes made one: `barc1ays` and `barclays` become the same. */
export function lookAlikes(word: string): string {
  const letters = [...word].map((sign) => READ_FOR[sign] ?? sign).join('');
  const single = letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
  return [...single].map((letter) => LOOK_ALIKE[letter] ?? letter).join('');
}

/** 0..1, 1 for equal words; what stands at the front counts more. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const window = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Set<number>();
  const left: string[] = [];
  for (let at = 0; at < a.length; at++) {
    for (let other = Math.max(0, at - window); other <= Math.min(b.length - 1, at + window); other++) {
      if (taken.has(other) || a[at] !== b[other]) continue;
      taken.add(other);
      left.push(a[at] ?? '');
      break;
    }
  }
  if (left.length === 0) return 0;
  const right = [...taken].sort((x, y) => x - y).map((at) => b[at]);
  const swapped = left.filter((character, at) => character !== right[at]).length / 2;
  const jaro = (left.length / a.length + left.length / b.length + (left.length - swapped) / left.length) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/**
 * Whether one may be a slip for the other: equal but for look-alikes, two neighbours swapped, or one letter lost or doubled
 * inside a word of five letters or more. A letter lost at an end makes another word (Paul, Paula), and so does another letter.
 */
export function isSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (lookAlikes(a) === lookAlikes(b)) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let front = 0;
  while (front < short.length && short[front] === long[front]) front++;
  if (front === 0) return false;
  if (short.length === long.length) {
    return (
      short[front] === long[front + 1] &&
      short[front + 1] === long[front] &&
      short.slice(front + 2) === long.slice(front + 2)
    );
  }
  return front < short.length && long.length >= 5 && short.slice(front) === long.slice(front + 1);
}

/** The share (0..1) of the shorter list's words that the longer has too, weighed by their lengths. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let all = 0;
  let common = 0;
  for (const word of few) {
    all += word.length;
    if (many.has(word)) common += word.length;
  }
  return all === 0 ? 0 : common / all;
}
