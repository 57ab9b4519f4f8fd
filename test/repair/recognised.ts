// Embedded pages as recognition would give them: words with less than full confidence, some of them with a slip.
import fc from 'fast-check';
import { wordsOf } from '../../src/layout/words.ts';
import type { ReadPage, Word, WordPage } from '../../src/model/page.ts';

/** A word that recognition got wrong. */
export interface Slip {
  readonly page: number;
  readonly truth: string;
  readonly read: string;
}

/** Figures that recognition takes for others, as it was seen to do. */
const FIGURES: Readonly<Record<string, string>> = {
  '0': '68',
  '1': '7',
  '3': '8',
  '5': '6',
  '6': '05',
  '7': '1',
  '8': '30',
  '9': '8',
};
const LETTERS: Readonly<Record<string, string>> = { '0': 'O', '1': 'lI', '2': 'Z', '5': 'S', '8': 'B' };

/** What may become of an amount. `figure` looks like an amount still; the others do not, or not always. */
export type SlipKind = 'figure' | 'letter' | 'point' | 'currency' | 'minus' | 'edge';

/** The page's words as if recognised. */
export function recognisedPages(pages: readonly ReadPage[], confidence = 0.95): WordPage[] {
  return pages.map((page) => {
    const { number, widthPt, heightPt, uprightTurn } = page;
    const words = page.kind === 'glyphs' ? wordsOf(page.glyphs) : [];
    return { number, widthPt, heightPt, uprightTurn, words: words.map((word) => ({ ...word, confidence })) };
  });
}

const AMOUNT = /^-?[£€$]?[\d,]+\.\d{2}$/;

/** The pages with `count` amounts misread. */
export function withSlips(
  pages: readonly WordPage[],
  { seed, count, kinds }: { readonly seed: number; readonly count: number; readonly kinds: readonly SlipKind[] },
): { readonly pages: readonly WordPage[]; readonly slips: readonly Slip[] } {
  const random = randomFrom(seed);
  const places = pages.flatMap((page) =>
    page.words.flatMap((word, at) => (AMOUNT.test(word.text) ? [{ page, word, at }] : [])),
  );
  const changed = new Map<Word, string>();
  const slips: Slip[] = [];
  for (let tries = 0; slips.length < count && tries < 40 * count; tries++) {
    const place = random(places);
    const kind = random(kinds);
    const read = place && kind && !changed.has(place.word) ? slipped(place.word.text, kind, random) : undefined;
    if (!place || read === undefined) continue;
    changed.set(place.word, read);
    slips.push({ page: place.page.number, truth: place.word.text, read });
  }
  return {
    slips,
    pages: pages.map((page) => ({
      ...page,
      words: page.words.map((word) => {
        const text = changed.get(word);
        return text === undefined ? word : { ...word, text, confidence: 0.8 };
      }),
    })),
  };
}

type Random = <T>(of: readonly T[]) => T | undefined;

function randomFrom(seed: number): Random {
  const numbers = fc.sample(fc.nat({ max: 1_000_000 }), { seed, numRuns: 2000 });
  let next = 0;
  return (of) => of[(numbers[next++ % numbers.length] ?? 0) % of.length];
}

function slipped(text: string, kind: SlipKind, random: Random): string | undefined {
  const replace = (table: Readonly<Record<string, string>>): string | undefined => {
    const at = random([...text].flatMap((character, i) => (table[character] === undefined ? [] : [i])));
    const other = at === undefined ? undefined : random([...(table[text[at] ?? ''] ?? '')]);
    return at === undefined || other === undefined ? undefined : text.slice(0, at) + other + text.slice(at + 1);
  };
  switch (kind) {
    case 'figure':
      return replace(FIGURES);
    case 'letter':
      return replace(LETTERS);
    case 'point':
      return text.replace(/[.](\d\d)$/, random(['$1', ',$1']) ?? '$1');
    case 'currency':
      return text.includes('£') ? text.replace('£', random(['E', '6', '&']) ?? 'E') : undefined;
    case 'minus':
      return text.startsWith('-') ? text.slice(1) : undefined;
    case 'edge':
      return random([text.slice(0, -1), `${text}4`]);
  }
}
