// What lies on the disk, for tests of what must not.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of each file of a folder, one character each. A file that goes while they are read (a database's that is closed) holds nothing. */
export async function fileTexts(folder: string): Promise<readonly string[]> {
  const read = async (name: string): Promise<string> => {
    try {
      return await readFile(join(folder, name), 'latin1');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
      throw error;
    }
  };
  return Promise.all((await readdir(folder)).map(read));
}
