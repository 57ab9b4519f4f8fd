// Makes and renames tenants. Clients are theirs for good: none moves from one tenant to another.
import { Problem } from '../kernel/problem.ts';
import type { ClientStore, Tenant } from '../ports/client-store.ts';
import { entryBy } from './administrators.ts';
import type { Administrator } from './administrators.ts';
import { checkedName } from './names.ts';

/** The tenant of clients that name none. */
export const DEFAULT_TENANT = 'default';

/**
 * Makes a tenant. Its id: 1 to 64 letters, digits, `.`, `_`, `-`; its name, for people, is the id unless told.
 * Throws Problem invalid-request, conflict when there is one of this id.
 */
export async function createTenant(
  store: ClientStore,
  { tenantId, name = tenantId }: { readonly tenantId: string; readonly name?: string | undefined },
  by: Administrator,
): Promise<Tenant> {
  const made = await insert(store, { tenantId: checkedTenantId(tenantId), name: checkedName(name, 'tenant') }, by);
  if (made === undefined) throw new Problem('conflict', 'There is a tenant of this id.');
  return made;
}

/** Makes the tenant when it is not there. Throws Problem invalid-request. */
export async function ensureTenant(store: ClientStore, tenantId: string, by: Administrator): Promise<void> {
  await insert(store, { tenantId: checkedTenantId(tenantId), name: tenantId }, by);
}

async function insert(
  store: ClientStore,
  { tenantId, name }: Pick<Tenant, 'tenantId' | 'name'>,
  by: Administrator,
): Promise<Tenant | undefined> {
  const entry = entryBy(by, { action: 'tenant.created', tenantId, subject: tenantId, change: { after: { name } } });
  const tenant = { tenantId, name, createdAt: entry.at };
  return (await store.insertTenant(tenant, entry)) ? tenant : undefined;
}

/** Gives a tenant another name. Throws Problem invalid-request, not-found. */
export async function renameTenant(
  store: ClientStore,
  { tenantId, name }: Pick<Tenant, 'tenantId' | 'name'>,
  by: Administrator,
): Promise<Tenant> {
  const before = await requireTenant(store, tenantId, by);
  const after = { ...before, name: checkedName(name, 'tenant') };
  const change = { before: { name: before.name }, after: { name: after.name } };
  await store.renameTenant(
    tenantId,
    after.name,
    entryBy(by, { action: 'tenant.changed', tenantId, subject: tenantId, change }),
  );
  return after;
}

/** The tenant of this id, as far as it is there for them. Throws Problem not-found. */
export async function requireTenant(store: ClientStore, tenantId: string, by: Administrator): Promise<Tenant> {
  const tenant = by.sees(tenantId) ? await store.tenant(tenantId) : undefined;
  if (tenant === undefined) throw new Problem('not-found', 'There is no such tenant.');
  return tenant;
}

function checkedTenantId(tenantId: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(tenantId)) return tenantId;
  throw new Problem('invalid-request', "A tenant's id has 1 to 64 letters, digits, '.', '_' or '-'.");
}
