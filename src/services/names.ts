// Names that people read on lists.
import { CREDENTIAL_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';

/** The name without spaces around it. Throws Problem invalid-request when it is empty, too long or not printable. */
export function checkedName(name: string, of: 'client' | 'tenant'): string {
  const limit = CREDENTIAL_LIMITS.clientNameCharacters;
  // Control and format characters could rewrite the terminal on which they are listed.
  if (/^\P{C}+$/u.test(name) && name.trim() !== '' && name.length <= limit) return name.trim();
  throw new Problem('invalid-request', `A ${of}'s name has 1 to ${String(limit)} printable characters.`);
}
