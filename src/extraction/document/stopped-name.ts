// A logo that is one word in small letters with a full stop (`quillon.`): its name is what the small print says that somebody trades as.
import type { DocumentLayout } from '../../model/layout.ts';
import { passagesOf } from '../fields/sentences.ts';
import type { IssuerName } from './issuer.ts';

/** A word in small letters with a full stop: a logo, or the end of a slogan or a sentence. */
const STOPPED = /^(\p{Ll}+)\.$/u;

/** Whether a name is such a word. */
export const isStopped = (name: string): boolean => STOPPED.test(name);

/** The issuer without its stop and with its capital, where the paper says of that that it is a trading name; otherwise as it is. */
export function withoutStop<T extends IssuerName | undefined>(issuer: T, { pages }: DocumentLayout): T {
  const [, word] = STOPPED.exec(issuer?.printed.text ?? '') ?? [];
  if (!issuer || word === undefined) return issuer;
  const traded = new RegExp(`(?<!\\p{L})(${word}) is (?:a |the )?(?:registered )?trading (?:name|style)`, 'iu');
  const found = pages.flatMap(passagesOf).flatMap((text) => traded.exec(text)?.[1] ?? []);
  const name = found.find((one) => /^\p{Lu}/u.test(one));
  return name === undefined ? issuer : { ...issuer, name };
}
