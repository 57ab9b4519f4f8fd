// Which class of document this is, how sure that is, and which profiles understand it. Evidence adds up as log-odds (naive
// Bayes) for every class and for `unknown`, which has evidence of its own; a softmax over them, tempered, is the confidence.
import type { DocumentLayout } from '../model/layout.ts';
import type { Profile } from '../profiles/profile.ts';
import { CALIBRATION, CLASS_CONFIDENCE_FOR_REVIEW, UNKNOWN_CLASS } from './calibration.ts';
import { matchIssuer } from './match-issuer.ts';
import { scoreProfiles, type ScoredProfile } from './score-profiles.ts';
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
  /** How far its class is ahead of none, in nats; absent for `unknown`. */
  readonly ahead?: number;
  /** What it is if it is of a known class at all, where little but the chance that it is of none makes it unsure. */
  readonly ifKnown?: ClassGuess;
  /** The class that is nearly as likely, where the words of the document do not decide between the two. */
  readonly rival?: ClassGuess;
}

/** A class that a document may be of. */
export type ClassGuess = Omit<Classification, 'ifKnown' | 'rival'>;

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
  const likeliest = (among: readonly ScoredProfile[]): ClassGuess => {
    const shares = probabilities(among.map(({ score }) => score));
    const confidence = Math.max(0, ...shares);
    const profile = among[shares.indexOf(confidence)]?.profile;
    if (profile?.classIdentifier === undefined || isUnknown(profile)) {
      return { ...UNKNOWN_CLASS, confidence, profilesMatched: [], fallback: true };
    }
    const { classIdentifier, className = profile.title } = profile;
    const issuer = matchIssuer(stream, profiles, classIdentifier);
    const profilesMatched = issuer === undefined ? [profile] : [profile, issuer];
    const scoreOf = (isOne: (one: Profile) => boolean): number => scored.find((one) => isOne(one.profile))?.score ?? 0;
    const ahead = scoreOf((one) => one === profile) - scoreOf(isUnknown);
    return { classIdentifier, className, confidence, profilesMatched, fallback: false, ahead };
  };
  const found = likeliest(scored);
  if (!found.fallback && found.confidence >= CLASS_CONFIDENCE_FOR_REVIEW) return found;
  const [best, next] = scored.filter(({ profile }) => !isUnknown(profile)).toSorted((a, b) => b.score - a.score);
  const isNear = best && Math.max(...scored.map(({ score }) => score)) - best.score <= CALIBRATION.secondLook.near;
  const ifKnown = isNear && next ? likeliest([best, next]) : undefined;
  if (!ifKnown || ifKnown.confidence < CLASS_CONFIDENCE_FOR_REVIEW) {
    const isClose = best && next && !found.fallback && best.score - next.score <= CALIBRATION.secondLook.near;
    return isClose ? { ...found, rival: likeliest([next]) } : found;
  }
  const isSame = ifKnown.classIdentifier === found.classIdentifier;
  return { ...found, ifKnown: isSame ? { ...found, confidence: ifKnown.confidence } : ifKnown };
}

const isUnknown = ({ classIdentifier }: Profile): boolean => classIdentifier === UNKNOWN_CLASS.classIdentifier;
