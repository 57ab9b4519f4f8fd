// Who changes clients and tenants, and how far they may go: whoever is at the command line has the disk and may do everything;
// a client with management scopes stays within its tenant, and gives away nothing that it does not hold.
import { Problem } from '../kernel/problem.ts';
import { EVERY_TENANT_SCOPE, isManagementScope } from '../kernel/scopes.ts';
import type { Caller } from '../model/caller.ts';
import type { AuditActor, AuditEntry } from '../ports/audit-log.ts';

/** Somebody who administers. */
export interface Administrator {
  readonly actor: AuditActor;
  /** The tenant they stay in; undefined for those who see every one. */
  readonly home: string | undefined;
  /** Whether what this tenant has is there for them. */
  readonly sees: (tenantId: string) => boolean;
  /** Whether they may give this scope to a client, and act on a client that has it. */
  readonly mayGrant: (scope: string) => boolean;
}

/** Whoever is at the command line. */
export const COMMAND_LINE: Administrator = {
  actor: { clientId: null, subjectId: null },
  home: undefined,
  sees: () => true,
  mayGrant: () => true,
};

/** A caller with management scopes. Of those it grants the ones it holds; other scopes are its tenant's to use. */
export function administratorOf({ clientId, subjectId, tenantId, scopes }: Caller): Administrator {
  const home = scopes.has(EVERY_TENANT_SCOPE) ? undefined : tenantId;
  return {
    actor: { clientId, subjectId },
    home,
    sees: (named) => home === undefined || named === home,
    mayGrant: (scope) => !isManagementScope(scope) || scopes.has(scope),
  };
}

/**
 * Lets nobody act on a client, or give a credential, that could do what they cannot: with its secret in hand, they could.
 * Throws Problem insufficient-scope.
 */
export function demandGrantable(by: Administrator, scopes: readonly string[]): void {
  const beyond = scopes.filter((scope) => !by.mayGrant(scope));
  if (beyond.length === 0) return;
  throw new Problem('insufficient-scope', `The credential itself lacks: ${beyond.join(', ')}.`);
}

/** An entry of the audit log about what they do now. */
export function entryBy({ actor }: Administrator, what: Omit<AuditEntry, 'actor' | 'at'>): AuditEntry {
  return { at: new Date(), actor, ...what };
}

/** What differs between two records, before and after. */
export function difference<T extends object>(before: T, after: T): Readonly<Record<string, unknown>> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([n]) => n === name)?.[1]),
  );
  const names = new Set(changed.map(([name]) => name));
  const part = (row: T) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
  return { before: part(before), after: part(after) };
}
