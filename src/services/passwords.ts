// Passwords of people: kept as scrypt hashes (RFC 7914), slow and large on purpose, for they can be guessed. One comparison takes
// 32 MB and a good part of a second, so only a few run at a time; who comes when too many wait is told to come back.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { SIGN_IN_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';

/** What OWASP asks for at least (Password Storage Cheat Sheet, 2025): N = 2^15, r = 8, p = 3. */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const BYTES = 32;
const SALT_BYTES = 16;

/** What is stored of a password: `scrypt`, its parameters, salt and hash, with colons between them. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/**
 * Whether `password` is the one whose hash is stored. Without a hash it never is, and takes as long: the time does not tell whether
 * there is such a user. Throws Problem overloaded.
 */
export async function matchesPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [kind, log2N, r, p, salt, hash] = (stored ?? NOBODYS).split(':');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined)
    throw new Error('a stored password hash is damaged');
  const expected = Buffer.from(hash, 'base64url');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return found.length === expected.length && timingSafeEqual(found, expected) && stored !== undefined;
}

const NOBODYS = `scrypt:${COST.log2N}:${COST.r}:${COST.p}:${'A'.repeat(22)}:${'A'.repeat(43)}`;

type Cost = Readonly<Record<'log2N' | 'r' | 'p', number>>;

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Uint8Array, { log2N, r, p }: Cost): Promise<Buffer> {
  await turn();
  try {
    return await new Promise((resolve, reject) => {
      const N = 2 ** log2N;
      const options = { N, r, p, maxmem: 256 * N * r };
      // The same password whichever way its characters were typed (NIST SP 800-63B-4 §3.1.1.2).
      scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) => {
        if (error === null) resolve(key);
        else reject(error);
      });
    });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function turn(): Promise<void> {
  if (running >= SIGN_IN_LIMITS.comparisons) {
    if (waiting.length >= SIGN_IN_LIMITS.waitingComparisons)
      throw new Problem('overloaded', 'Too many people sign in.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
}
