import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vaultContract } from '../../ports/vault-contract.ts';
import { openVault } from './open-vault.ts';

let folder: string;
const prepare = () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-vault-'));
};
const remove = () => rmSync(folder, { recursive: true });

vaultContract({ prepare, open: (now) => openVault(join(folder, 'data'), now), remove });
