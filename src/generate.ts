// `npm run generate` writes src/model/generated from ontology/ and shapes/; with `--check` it writes nothing and fails when a file
// is not what it would write.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generate/generated-files.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/model/generated');

function textOf(name: string): string | undefined {
  return readdirSync(folder).includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined;
}

mkdirSync(folder, { recursive: true });
const files = generatedFiles({ ontology: join(root, 'ontology'), shapes: join(root, 'shapes') });
const stale = Object.entries(files).filter(([name, text]) => textOf(name) !== text);
const surplus = readdirSync(folder).filter((name) => !(name in files));

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`stale: src/model/generated/${name}`);
  for (const name of surplus) console.error(`not generated: src/model/generated/${name}`);
  if (stale.length + surplus.length > 0) {
    console.error('Run `npm run generate`.');
    process.exitCode = 1;
  }
} else {
  for (const [name, text] of stale) writeFileSync(join(folder, name), text);
  for (const name of surplus) rmSync(join(folder, name));
  console.log(`${stale.length} written, ${surplus.length} removed, ${Object.keys(files).length} in all`);
}
