// The vault as the program puts it together, in a folder.
import { join } from 'node:path';
import { openFileKeyRing } from '../../../src/adapters/file-key-ring/file-key-ring.ts';
import { openSealedStore } from '../../../src/adapters/libsql-vault/sealed-store.ts';
import type { Vault } from '../../../src/ports/vault.ts';
import { openSealedVault } from '../../../src/services/vault/sealed-vault.ts';

/** Opens the vault in `folder`; `now` is its clock. */
export async function openVault(folder: string, now?: () => Date): Promise<Vault> {
  const store = await openSealedStore(join(folder, 'vault.db'));
  const keyRing = await openFileKeyRing(join(folder, 'session-keys'));
  return openSealedVault({ store, keyRing, ...(now && { now }) });
}
