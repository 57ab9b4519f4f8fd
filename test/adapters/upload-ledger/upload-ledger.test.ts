import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openUploadLedger } from '../../../src/adapters/upload-ledger/upload-ledger.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('has the last entry of each upload, after it was opened again too, until it is removed', async () => {
  const ledger = await openUploadLedger(join(folder, 'ledger'));
  await ledger.put('a', Buffer.from('1'));
  await ledger.put('b', Buffer.from('2'));
  await ledger.put('a', Buffer.from('3'));
  const entries = async () =>
    (await (await openUploadLedger(join(folder, 'ledger'))).all()).map((each) => [
      each.uploadId,
      Buffer.from(each.entry).toString(),
    ]);
  expect((await entries()).toSorted()).toEqual([
    ['a', '3'],
    ['b', '2'],
  ]);
  await ledger.remove('a');
  await ledger.remove('a');
  expect(await entries()).toEqual([['b', '2']]);
  expect((await stat(join(folder, 'ledger', 'b'))).mode & 0o777).toBe(0o600);
});

it('forgets an entry that was being written when the server ended', async () => {
  const ledger = await openUploadLedger(folder);
  await ledger.put('a', Buffer.from('1'));
  await writeFile(join(folder, 'b.draft'), 'half');
  const again = await openUploadLedger(folder);
  expect((await again.all()).map(({ uploadId }) => uploadId)).toEqual(['a']);
  expect(await readdir(folder)).toEqual(['a']);
});
