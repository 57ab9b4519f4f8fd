// Which class of document this is, how sure that is, and which profiles understand it. Evidence adds up as log-odds (naive
// Bayes) for every class and for `unknown`, which has evidence of its own; a softmax over them, tempered, is the confidence.
import type { DocumentLayout } from '../model/layout.ts';
import type { Profile } from '../profiles/profile.ts';
import { CALIBRATION, UNKNOWN_CLASS } from './calibration.ts';
import { matchIssuer } from './match-issuer.ts';
import { scoreProfiles } from './score-profiles.ts';
import { tokenStream } from './tokens.ts';

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

/** Each score's share of all, by softmax at the calibrated temperature. */
function probabilities(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - highest) / CALIBRATION.temperature));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** Classifies a document by the generic profiles among `profiles`; issuer profiles of the class are matched by name. */
export function classify(layout: DocumentLayout, profiles: readonly Profile[]): Classification {
  const stream = tokenStream(layout);
  const scored = scoreProfiles(stream, profiles);
  const shares = probabilities(scored.map(({ score }) => score));
  const confidence = Math.max(0, ...shares);
  const profile = scored[shares.indexOf(confidence)]?.profile;
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
