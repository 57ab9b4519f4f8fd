// The schema that answers: the generated text with its scalars and resolvers, and the scopes before them.
import type { GraphQLSchema } from 'graphql';
import { isScalarType } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-ts';
import { demandFieldScopes } from './field-scopes.ts';
import { setNodeResolvers } from './node-resolvers.ts';
import { READ_RESOLVERS } from './read-resolvers.ts';
import { setResolvers } from './resolvers.ts';
import { setScalars } from './scalars.ts';
import { readSchemaFile } from './schema-file.ts';
import { setSubscriptions } from './subscriptions.ts';
import { WRITE_RESOLVERS } from './write-resolvers.ts';

/** The schema with everything that it takes to execute operations. */
export function executableSchema(): GraphQLSchema {
  const schema = readSchemaFile();
  setScalars(schema);
  const upload = schema.getType('Upload');
  if (isScalarType(upload)) Object.assign(upload, pickParsers());
  setNodeResolvers(schema);
  setResolvers(schema, READ_RESOLVERS);
  setResolvers(schema, WRITE_RESOLVERS);
  setSubscriptions(schema);
  demandFieldScopes(schema);
  return schema;
}

function pickParsers() {
  const { parseValue, parseLiteral, serialize } = GraphQLUpload;
  return { parseValue, parseLiteral, serialize };
}
