// Which class of document this is, how sure that is, and which profiles understand it. Evidence adds up as log-odds (naive
// Bayes) for every class and for `unknown`, which has evidence of its own; a softmax over them, tempered, is the confidence.
import type { DocumentLayout } from '../model/layout.ts';
import type { Profile } from '../profiles/profile.ts';
import { CALIBRATION, UNKNOWN_CLASS } from './calibration.ts';
import { matchIssuer } from './match-issuer.ts';
import { anchorPhrases, findPhrases, indexPhrases, type PhraseIndex } from './phrase-index.ts';
import { signsOf, startsWithDate } from './signs.ts';
import { tokenStream, type TokenStream } from './tokens.ts';

/** What classification says of a document. */
export interface Classification {
  readonly classIdentifier: string;
  readonly className: string;
  /** 0..1, calibrated. */
  readonly confidence: number;
  /** From the generic profile of the class to the most specific one; empty for `unknown`. Extract with the last. */
  readonly profilesMatched: readonly Profile[];
  /** No profile fits: the document is of no known class. */
  readonly fallback: boolean;
}

interface Recogniser {
  readonly generics: readonly Profile[];
  readonly index: PhraseIndex;
}

const recognisers = new WeakMap<readonly Profile[], Recogniser>();

/** The index is made once for a list of profiles. */
function recogniserOf(profiles: readonly Profile[]): Recogniser {
  const known = recognisers.get(profiles);
  if (known !== undefined) return known;
  const generics = profiles.filter(({ kind }) => kind === 'generic');
  const made = { generics, index: indexPhrases(anchorPhrases(generics)) };
  recognisers.set(profiles, made);
  return made;
}

/** Log-odds of every generic profile, in order. */
function scoresOf({ generics, index }: Recogniser, stream: TokenStream): readonly number[] {
  const signs = signsOf(stream.lines);
  const found = new Set<number>();
  findPhrases(stream, index, (target) => found.add(target));
  let target = 0;
  return generics.map(({ recognise, classIdentifier }) => {
    let score = classIdentifier === UNKNOWN_CLASS.classIdentifier ? CALIBRATION.unknownPrior : 0;
    for (const { weight, sign } of recognise) {
      if (sign === undefined ? found.has(target) : signs.has(sign)) score += weight;
      target++;
    }
    return score;
  });
}

/** Each score's share of all, by softmax at the calibrated temperature. */
function probabilities(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - highest) / CALIBRATION.temperature));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** Classifies a document by the generic profiles among `profiles`; issuer profiles of the class are matched by name. */
export function classify(layout: DocumentLayout, profiles: readonly Profile[]): Classification {
  const recogniser = recogniserOf(profiles);
  const stream = tokenStream(layout, startsWithDate);
  const shares = probabilities(scoresOf(recogniser, stream));
  const confidence = Math.max(0, ...shares);
  const profile = recogniser.generics[shares.indexOf(confidence)];
  if (profile?.classIdentifier === undefined || profile.classIdentifier === UNKNOWN_CLASS.classIdentifier) {
    return { ...UNKNOWN_CLASS, confidence, profilesMatched: [], fallback: true };
  }
  const { classIdentifier, className = profile.title } = profile;
  const issuer = matchIssuer(stream, profiles, classIdentifier);
  return {
    classIdentifier,
    className,
    confidence,
    profilesMatched: issuer === undefined ? [profile] : [profile, issuer],
    fallback: false,
  };
}
