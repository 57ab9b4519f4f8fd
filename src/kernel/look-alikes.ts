// Characters that recognition (OCR) takes for one another, and how readily. Costs are log-odds by rule of thumb: 1 happens often,
// 3 seldom. Figures are what most sums and check digits can tell apart, so figures are what is listed.

/** What a character may be in truth. */
export interface LookAlike {
  readonly text: string;
  /** 1 (often) to 3 (seldom). */
  readonly cost: number;
}

/** Characters that are no figures, and the figure that stands there where a figure must stand. */
const FIGURE_IN_PLACE: ReadonlyMap<string, LookAlike> = new Map(
  [
    ['0', 'Oo©', 1],
    ['0', 'QD', 2],
    ['1', 'Il|', 1],
    ['1', 'i!]', 2],
    ['2', 'Zz', 1],
    ['5', 'Ss', 1],
    ['8', 'B', 1],
    ['6', 'Gb', 2],
    ['9', 'gq', 2],
    ['4', 'A', 2],
    ['7', 'T?', 2],
  ].flatMap(([text, characters, cost]) =>
    [...String(characters)].map((character) => [character, { text: String(text), cost: Number(cost) }] as const),
  ),
);

/** Pairs of figures that are taken for each other. */
const FIGURE_PAIRS: readonly (readonly [string, number])[] = [
  ['06', 2],
  ['08', 2],
  ['17', 2],
  ['38', 2],
  ['56', 2],
  ['68', 2],
  ['89', 2],
  ['09', 3],
  ['14', 3],
  ['27', 3],
  ['35', 3],
  ['39', 3],
  ['49', 3],
  ['58', 3],
  ['59', 3],
];

const OTHER_FIGURES: ReadonlyMap<string, readonly LookAlike[]> = new Map(
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((figure) => [
    figure,
    FIGURE_PAIRS.filter(([pair]) => pair.includes(figure)).map(([pair, cost]) => ({
      text: pair.replace(figure, ''),
      cost,
    })),
  ]),
);

/** Letters that stand where a figure was read, by figure. */
const LETTERS_IN_PLACE: ReadonlyMap<string, string> = new Map([
  ['0', 'OD'],
  ['1', 'IL'],
  ['2', 'Z'],
  ['4', 'A'],
  ['5', 'S'],
  ['6', 'G'],
  ['7', 'T'],
  ['8', 'B'],
]);

/** The figure that stands where `character` was read and only a figure can stand; a figure is itself, at no cost. */
export function figureFor(character: string): LookAlike | undefined {
  return /^\d$/.test(character) ? { text: character, cost: 0 } : FIGURE_IN_PLACE.get(character);
}

/** The letters, in upper case, that may stand where `character` was read and only a letter can stand, likeliest first. */
export function lettersFor(character: string): readonly LookAlike[] {
  if (/^[A-Za-z]$/.test(character)) return [{ text: character.toUpperCase(), cost: 0 }];
  return [...(LETTERS_IN_PLACE.get(character) ?? '')].map((text, at) => ({ text, cost: 1 + at }));
}

/** Other figures that `figure` may be. */
export function similarFigures(figure: string): readonly LookAlike[] {
  return OTHER_FIGURES.get(figure) ?? [];
}
