// `npm run generate` writes src/model/generated from ontology/ and shapes/, and src/client/generated from the interface description and the
// GraphQL schema that follow from them; with `--check` it writes nothing and fails when a file is not what it would write.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './generate/client-files.ts';
import { generatedFiles } from './generate/generated-files.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const model = generatedFiles({ ontology: join(root, 'ontology'), shapes: join(root, 'shapes') });
bringUpToDate('src/model/generated', model);
bringUpToDate('src/client/generated', await clientFiles({ schema: model['schema.graphql'] ?? '' }));

function bringUpToDate(place: string, files: Readonly<Record<string, string>>): void {
  const folder = join(root, place);
  mkdirSync(folder, { recursive: true });
  const there = readdirSync(folder);
  const textOf = (name: string) => (there.includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined);
  const stale = Object.entries(files).filter(([name, text]) => textOf(name) !== text);
  const surplus = there.filter((name) => !(name in files));
  if (!isCheck) {
    for (const [name, text] of stale) writeFileSync(join(folder, name), text);
    for (const name of surplus) rmSync(join(folder, name));
    console.log(`${place}: ${stale.length} written, ${surplus.length} removed, ${Object.keys(files).length} in all`);
    return;
  }
  for (const [name] of stale) console.error(`stale: ${place}/${name}`);
  for (const name of surplus) console.error(`not generated: ${place}/${name}`);
  if (stale.length + surplus.length === 0) return;
  console.error('Run `npm run generate`.');
  process.exitCode = 1;
}
