// The words of a text with their places, and phrases looked up among them: a phrase is found whatever its case, accents and
// punctuation, at the cost of a few map look-ups.
import { foldText } from '../../kernel/text.ts';

/** A word as it is compared, and where it stands. */
export interface PrintedWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Whether the phrase may run on to this word: little but punctuation stands before it. */
  readonly near: boolean;
}

/** Phrases by their folded words; `longest` gives the number of words of the longest phrase by first word. */
export interface PhraseIndex<Meaning> {
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly longest: ReadonlyMap<string, number>;
}

/** A phrase that was found: words `from` up to, not including, `to`. */
export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning;
  readonly phrase: string;
  readonly from: number;
  readonly to: number;
}

/** Farthest apart that two words of a phrase stand, in characters: `Bacs (Direct Credit)`. */
const GAP = 4;

/** The words of `text` in order. */
export function printedWords(text: string): readonly PrintedWord[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’`]*/gu)].map((match) => {
    const near = match.index - end <= GAP;
    end = match.index + match[0].length;
    return { folded: fold(match[0]), start: match.index, end, near };
  });
}

function fold(word: string): string {
  return /^[A-Za-z\d]+$/u.test(word) ? word.toLowerCase() : foldText(word);
}

/** An index of folded phrases. */
export function phraseIndex<Meaning>(meanings: ReadonlyMap<string, Meaning>): PhraseIndex<Meaning> {
  const longest = new Map<string, number>();
  for (const phrase of meanings.keys()) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return { meanings, longest };
}

/** The phrases that begin at word `from`, longest first. */
export function phrasesAt<Meaning>(
  words: readonly PrintedWord[],
  from: number,
  index: PhraseIndex<Meaning>,
): readonly FoundPhrase<Meaning>[] {
  const found: FoundPhrase<Meaning>[] = [];
  let phrase = '';
  const longest = index.longest.get(words[from]?.folded ?? '') ?? 0;
  for (let to = from; to < from + longest; to++) {
    const word = words[to];
    if (!word || (to > from && !word.near)) break;
    phrase = to === from ? word.folded : `${phrase} ${word.folded}`;
    const meaning = index.meanings.get(phrase);
    if (meaning !== undefined) found.unshift({ meaning, phrase, from, to: to + 1 });
  }
  return found;
}

/** The first phrase anywhere in the text, the longest there; `accept` may refuse it. */
export function findPhrase<Meaning>(
  words: readonly PrintedWord[],
  index: PhraseIndex<Meaning>,
  accept: (found: FoundPhrase<Meaning>) => boolean = () => true,
): FoundPhrase<Meaning> | undefined {
  for (let from = 0; from < words.length; from++) {
    const found = phrasesAt(words, from, index).find(accept);
    if (found) return found;
  }
  return undefined;
}
