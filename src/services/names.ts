// Names that people read on lists.
import { CREDENTIAL_LIMITS, SIGN_IN_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';

const CHARACTERS = {
  client: CREDENTIAL_LIMITS.clientNameCharacters,
  tenant: CREDENTIAL_LIMITS.clientNameCharacters,
  user: SIGN_IN_LIMITS.userNameCharacters,
} as const;

/** The name without spaces around it. Throws Problem invalid-request when it is empty, too long or not printable. */
export function checkedName(name: string, of: keyof typeof CHARACTERS): string {
  const trimmed = name.trim();
  const limit = CHARACTERS[of];
  // Control and format characters could rewrite the terminal on which they are listed.
  if (/^\P{C}+$/u.test(trimmed) && trimmed.length <= limit) return trimmed;
  throw new Problem('invalid-request', `A ${of}'s name has 1 to ${String(limit)} printable characters.`);
}
