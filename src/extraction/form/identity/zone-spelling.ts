// Names as the page spells them and as the machine-readable zone does (ICAO 9303 part 3, section 6): the zone has bare capitals, the page has
// hyphens and marks; a picture loses marks of the page, and letters of either.

/** A name of the page with the letters of the zone. */
export interface SpelledName {
  readonly text: string;
  /** Whether a letter differs that is not taken for the other by its shape. */
  readonly doubtful: boolean;
}

/** Of so many letters one may be misread, and of shorter names none. */
const LETTERS_PER_SLIP = 6;
const LEAST_LETTERS = 5;
const ALIKE = ['IL1TJ', 'O0QDU', 'S58', 'B83', 'Z27', 'G6C', 'A4', 'EF', 'MNHW', 'VY', 'PR'] as const;

const base = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();

/** What is `shown`, spelled with the letters that the zone has `said`; undefined where they are two names. */
export function spelledAs(shown: string, said: string): SpelledName | undefined {
  const letters = said.replace(/[^A-Z]/g, '');
  const own = [...shown].filter((character) => /[\p{L}\d]/u.test(character));
  if (own.length !== letters.length || own.length < LEAST_LETTERS) return undefined;
  const slips = own.flatMap((letter, at) =>
    base(letter) === letters[at] ? [] : [{ letter, other: letters.charAt(at) }],
  );
  if (slips.length > Math.max(1, Math.floor(own.length / LETTERS_PER_SLIP))) return undefined;
  let at = 0;
  const text = shown.replace(/[\p{L}\d]/gu, (letter) => {
    const other = letters.charAt(at++);
    return base(letter) === other ? letter.toUpperCase() : other;
  });
  // Small letters do not stand among capitals.
  const doubtful = slips.some(({ letter, other }) => !/\p{Ll}/u.test(letter) && !isAlike(letter, other));
  return { text, doubtful };
}

function isAlike(one: string, other: string): boolean {
  return ALIKE.some((group) => group.includes(base(one)) && group.includes(other));
}

/** Letters that the zone spells with an E behind them. */
const UMLAUTS: Readonly<Record<string, string>> = { A: 'Ä', O: 'Ö', U: 'Ü' };
/** In Denmark and Norway the O has a stroke. */
const STROKES: Readonly<Record<string, string>> = { O: 'Ø' };
const STROKE_STATES: ReadonlySet<string> = new Set(['DNK', 'NOR']);

/** The name with the marks that a picture lost: the zone has an E where they were. */
export function withUmlauts(shown: string, said: string, state: string | undefined): string {
  const letters = said.replace(/[^A-Z]/g, '');
  const marked = STROKE_STATES.has(state ?? '') ? STROKES : UMLAUTS;
  const characters = [...shown];
  let at = 0;
  const spelled = characters.map((character, index) => {
    if (!/\p{L}/u.test(character)) return character;
    const own = base(character);
    const isSpelledOut = letters[at] === own && letters[at + 1] === 'E' && base(characters[index + 1] ?? '') !== 'E';
    at += isSpelledOut ? 2 : 1;
    return isSpelledOut && character === own ? (marked[own] ?? character) : character;
  });
  return at === letters.length ? spelled.join('') : shown;
}

/**
 * Capitals that have marks in the languages of a state, so that a name of bare ones that was read from a picture may have lost some: what
 * reads pictures does not know these marks. Where the zone spells the marked letter otherwise it tells, and the state is not here.
 */
const MARKED: Readonly<Record<string, string>> = {
  ALB: 'CE', BIH: 'CDSZ', CZE: 'ACDEINORSTUYZ', HRV: 'CDSZ', HUN: 'AEIOU', LTU: 'ACEISUZ', LVA: 'ACEGIKLNSUZ', MNE: 'CDSZ', POL: 'ACELNOSZ',
  ROU: 'AIST', SRB: 'CDSZ', SVK: 'ACDEILNORSTUYZ', SVN: 'CSZ', TUR: 'CGIOSU', VNM: 'ADEIOUY',
}; // prettier-ignore

/** Whether a recognised name may have lost the marks of its language. */
export function mayLackMarks(name: string, state: string | undefined): boolean {
  const letters = MARKED[state ?? ''] ?? '';
  return [...name].some((letter) => letters.includes(letter)) && !/[^\p{ASCII}]/u.test(name);
}
