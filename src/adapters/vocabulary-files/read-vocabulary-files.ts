// Reads the published vocabulary that ships with the service: files under src/model/generated, once, at start.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VocabularyFileName, VocabularyFiles } from '../../ports/vocabulary-files.ts';

/** The files. Throws when one cannot be read. */
export function readVocabularyFiles(): VocabularyFiles {
  const folder = join(packageRoot(dirname(fileURLToPath(import.meta.url))), 'src', 'model', 'generated');
  const text = (name: VocabularyFileName): string => readFileSync(join(folder, name), 'utf8');
  return {
    'ontology.html': text('ontology.html'),
    'ontology.ttl': text('ontology.ttl'),
    'ontology.jsonld': text('ontology.jsonld'),
    'ontology.nt': text('ontology.nt'),
    'shapes.ttl': text('shapes.ttl'),
    'shapes.jsonld': text('shapes.jsonld'),
    'shapes.nt': text('shapes.nt'),
    'context.jsonld': text('context.jsonld'),
    'json-schema.json': text('json-schema.json'),
  };
}

/** They stay where they are when the code is compiled: they are found from the folder that holds package.json. */
function packageRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json not found above the vocabulary reader');
  return packageRoot(parent);
}
