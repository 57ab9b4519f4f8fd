// The ledger of uploads in a folder, a file for each entry: written under another name first, so that an entry is there whole or not at all.
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadLedger } from '../../ports/upload-ledger.ts';

/** What an entry is called while it is being written. */
const DRAFT = '.draft';

/** Opens the ledger in `folder`, made when missing: readable by the owner alone. */
export async function openUploadLedger(folder: string): Promise<UploadLedger> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (name.endsWith(DRAFT)) await rm(join(folder, name), { force: true });
  const sync = async () => {
    const handle = await open(folder, 'r');
    await handle.sync();
    await handle.close();
  };

  return {
    async put(uploadId, entry) {
      const draft = join(folder, `${uploadId}${DRAFT}`);
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(entry);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, join(folder, uploadId));
      await sync();
    },

    async remove(uploadId) {
      await rm(join(folder, uploadId), { force: true });
    },

    async all() {
      const names = (await readdir(folder)).filter((name) => !name.endsWith(DRAFT));
      return Promise.all(names.map(async (uploadId) => ({ uploadId, entry: await readFile(join(folder, uploadId)) })));
    },
  };
}
