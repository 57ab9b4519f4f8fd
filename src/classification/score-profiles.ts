// How much speaks for each class: the evidence of one reading of the document, added up for every generic profile.
import type { Profile } from '../profiles/profile.ts';
import { CALIBRATION, UNKNOWN_CLASS } from './calibration.ts';
import { anchorPhrases, findPhrases, indexPhrases, type PhraseIndex } from './phrase-index.ts';
import { signsOf } from './signs.ts';
import type { TokenStream } from './tokens.ts';

/** A generic profile and what speaks for it, in nats. */
export interface ScoredProfile {
  readonly profile: Profile;
  readonly score: number;
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

/** The log-odds of every generic profile: the weights of its anchors that are there, added up. */
export function scoreProfiles(stream: TokenStream, profiles: readonly Profile[]): readonly ScoredProfile[] {
  const { generics, index } = recogniserOf(profiles);
  const signs = signsOf(stream.lines);
  const found = new Set<number>();
  findPhrases(stream, index, (target) => found.add(target));
  let target = 0;
  return generics.map((profile) => {
    const { recognise, classIdentifier } = profile;
    let score = classIdentifier === UNKNOWN_CLASS.classIdentifier ? CALIBRATION.unknownPrior : 0;
    for (const { weight, sign } of recognise) {
      if (sign === undefined ? found.has(target) : signs.has(sign)) score += weight;
      target++;
    }
    return { profile, score };
  });
}
