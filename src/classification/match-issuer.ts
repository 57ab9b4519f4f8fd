// Which issuer printed a document: by its names, where issuers print them.
import type { Profile } from '../profiles/profile.ts';
import { findPhrases, indexPhrases, type IndexedPhrase } from './phrase-index.ts';
import type { TokenStream } from './tokens.ts';

function* issuerNames(issuers: readonly Profile[]): Generator<IndexedPhrase> {
  for (const [target, { issuer }] of issuers.entries()) {
    for (const phrase of issuer ?? []) yield { phrase, place: 'margin', target };
  }
}

/**
 * The issuer profile of a class whose names stand in titles, headers or footers; the one named most often when there are
 * several (a name of several words counts for each), none when two are named alike.
 */
export function matchIssuer(
  stream: TokenStream,
  profiles: readonly Profile[],
  classIdentifier: string,
): Profile | undefined {
  const issuers = profiles.filter(
    (profile) => profile.kind === 'issuer' && profile.classIdentifier === classIdentifier,
  );
  if (issuers.length === 0) return undefined;
  const named = issuers.map(() => 0);
  findPhrases(stream, indexPhrases(issuerNames(issuers)), (target, from, to) => {
    named[target] = (named[target] ?? 0) + (to - from);
  });
  const most = Math.max(...named);
  if (most === 0 || named.filter((count) => count === most).length > 1) return undefined;
  return issuers[named.indexOf(most)];
}
