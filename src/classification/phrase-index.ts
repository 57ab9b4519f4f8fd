// All phrases of all anchors in one index by first word, so that a document is read once however many profiles there are.
import { foldText } from '../kernel/text.ts';
import type { AnchorPlace, Profile } from '../profiles/profile.ts';
import type { PlacedPhrase, TokenStream } from './tokens.ts';

/** Where an issuer's name counts, beside the places of anchors. */
type Place = AnchorPlace | 'margin';

interface Entry {
  readonly words: readonly string[];
  readonly place: Place;
  /** What is found when the phrase stands there. */
  readonly target: number;
}

/** Phrases by first word. */
export type PhraseIndex = ReadonlyMap<string, readonly Entry[]>;

/** A phrase to be found, and the number under which the finding is reported. */
export interface IndexedPhrase {
  readonly phrase: string;
  readonly place: Place;
  readonly target: number;
}

/** Builds the index. */
export function indexPhrases(phrases: Iterable<IndexedPhrase>): PhraseIndex {
  const index = new Map<string, Entry[]>();
  for (const { phrase, place, target } of phrases) {
    const words = foldText(phrase).split(' ');
    const first = words[0] ?? '';
    const entries = index.get(first);
    if (entries === undefined) index.set(first, [{ words, place, target }]);
    else entries.push({ words, place, target });
  }
  return index;
}

const startsWithDigit = (token: string | undefined): boolean => token !== undefined && token >= '0' && token < ':';

/** A label stands at the start of its phrase and is all of it, or is followed by a colon or by its value. */
function isLabel({ tokens, beforeColon }: TokenStream, phrase: PlacedPhrase, from: number, to: number): boolean {
  if (beforeColon[to - 1] === true) return true;
  if (from !== phrase.start || to > phrase.end) return false;
  return to === phrase.end || startsWithDigit(tokens[to]) || (to + 1 < phrase.end && startsWithDigit(tokens[to + 1]));
}

function standsAt(place: Place, stream: TokenStream, from: number, to: number): boolean {
  const phrase = stream.phrases[from];
  if (phrase === undefined) return false;
  switch (place) {
    case 'anywhere':
      return true;
    case 'head':
      // Before a colon it is the label of what is behind it.
      return phrase.isHead && to <= phrase.end && stream.beforeColon[to - 1] !== true;
    case 'title':
      return phrase.isTitle && to <= phrase.end;
    case 'margin':
      return (phrase.isTitle || phrase.isMargin) && to <= phrase.end;
    case 'label':
      return isLabel(stream, phrase, from, to);
  }
}

function matches(words: readonly string[], tokens: readonly string[], from: number): boolean {
  for (let offset = 1; offset < words.length; offset++) if (tokens[from + offset] !== words[offset]) return false;
  return true;
}

/** Calls `found` for every place where an indexed phrase stands; `from` and `to` are tokens. */
export function findPhrases(
  stream: TokenStream,
  index: PhraseIndex,
  found: (target: number, from: number, to: number) => void,
): void {
  for (const [from, token] of stream.tokens.entries()) {
    for (const { words, place, target } of index.get(token) ?? []) {
      const to = from + words.length;
      if (matches(words, stream.tokens, from) && standsAt(place, stream, from, to)) found(target, from, to);
    }
  }
}

/** The phrases of all anchors of `profiles`: targets number the anchors in order, profile by profile. */
export function* anchorPhrases(profiles: readonly Profile[]): Generator<IndexedPhrase> {
  let target = 0;
  for (const { recognise } of profiles) {
    for (const { any, place } of recognise) {
      for (const phrase of any) yield { phrase, place, target };
      target++;
    }
  }
}
