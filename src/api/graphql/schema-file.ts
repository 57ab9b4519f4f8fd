// The generated schema as a GraphQL schema. It stays under src when the code is compiled: it is found from the folder that holds
// package.json.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';

function packageRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json not found above the reader of the GraphQL schema');
  return packageRoot(parent);
}

/** The schema, without resolvers. A test holds that it is valid, so that no start has to look. */
export function readSchemaFile(): GraphQLSchema {
  const root = packageRoot(dirname(fileURLToPath(import.meta.url)));
  const text = readFileSync(join(root, 'src', 'model', 'generated', 'schema.graphql'), 'utf8');
  return buildSchema(text, { assumeValidSDL: true, assumeValid: true, noLocation: true });
}
