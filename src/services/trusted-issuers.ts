// Reads which servers elsewhere are trusted to say who calls. What is not said exactly is not taken.
import { isScope } from '../kernel/scopes.ts';
import type { TrustedIssuer } from '../ports/token-issuer.ts';

const MEMBERS = ['issuer', 'audience', 'jwksUri', 'clientId', 'tenantId', 'scopes'];

/** The issuers in a JSON array; undefined when it is anything else, or one of them is not whole. */
export function trustedIssuersFrom(text: string): readonly TrustedIssuer[] | undefined {
  const list = parsed(text);
  if (!Array.isArray(list)) return undefined;
  const issuers = list.map(issuerFrom).filter((issuer) => issuer !== undefined);
  const names = new Set(issuers.map(({ issuer }) => issuer));
  return issuers.length === list.length && names.size === issuers.length ? issuers : undefined;
}

function issuerFrom(row: unknown): TrustedIssuer | undefined {
  if (!isRecord(row) || Object.keys(row).some((name) => !MEMBERS.includes(name))) return undefined;
  const { issuer, audience, jwksUri, clientId = null, tenantId = null } = row;
  if (!isText(issuer) || !isText(audience) || !isText(jwksUri) || !isSafe(jwksUri)) return undefined;
  if (!(clientId === null || isText(clientId)) || !(tenantId === null || isText(tenantId))) return undefined;
  // An issuer that could name any client would speak for every tenant.
  if (clientId === null && tenantId === null) return undefined;
  const scopes = scopesFrom(row['scopes'] ?? null);
  return scopes === undefined ? undefined : { issuer, audience, jwksUri, clientId, tenantId, scopes };
}

function scopesFrom(map: unknown): TrustedIssuer['scopes'] | undefined {
  if (map === null) return null;
  if (!isRecord(map)) return undefined;
  const entries = Object.entries(map).map(([theirs, ours]) => [theirs, [ours].flat()] as const);
  const fine = entries.every(([, ours]) => ours.every((name) => typeof name === 'string' && isScope(name)));
  return fine ? (Object.fromEntries(entries) as TrustedIssuer['scopes']) : undefined; // each name was just checked
}

/** https, or this machine: keys that somebody on the way can exchange are worth nothing. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 2_000;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
