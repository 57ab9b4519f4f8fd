// What a client writes into a webhook, checked.
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** Whether an address is one of this machine, by its name. */
export function isOfThisMachine(url: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(new URL(url).hostname);
}

/** An https address, or an http one of this machine where that is allowed. Throws Problem invalid-request. */
export function checkedUrl(text: string, toThisMachine: boolean): string {
  if (text.length > WEBHOOK_LIMITS.urlCharacters || !URL.canParse(text)) throw badUrl(toThisMachine);
  const { protocol, username, password, hash, href } = new URL(text);
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && toThisMachine && isOfThisMachine(href));
  // A password in an address ends up in logs; whoever needs to know the sender has the signature.
  if (!isAllowed || username !== '' || password !== '' || hash !== '') throw badUrl(toThisMachine);
  return href;
}

function badUrl(toThisMachine: boolean): Problem {
  const kinds = toThisMachine ? 'an https address, or an http address of this machine,' : 'an https address';
  return new Problem(
    'invalid-request',
    `The field \`url\` is ${kinds} of at most ${WEBHOOK_LIMITS.urlCharacters} characters, without user, password and fragment.`,
  );
}

/** A line for people. Throws Problem invalid-request. */
export function checkedDescription(text: string): string {
  const limit = WEBHOOK_LIMITS.descriptionCharacters;
  if (/^\P{C}*$/u.test(text) && text.length <= limit) return text.trim();
  throw new Problem('invalid-request', `The field \`description\` has at most ${limit} printable characters.`);
}
