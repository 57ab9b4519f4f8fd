// Every generated file of the TypeScript client with its text: the types of requests and answers, as the interface description has them,
// and the GraphQL schema as types, for gql.tada to type documents by.
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { openApiDocument } from '../api/openapi/openapi-document.ts';

/** Types do not depend on where a server is. */
const ANYWHERE = { baseUrl: 'http://localhost:8081', graphBase: 'http://localhost:8081/graph' };

/** The texts of the files, by name. `schema` is that of GraphQL, in its own language. */
export async function clientFiles({ schema }: { readonly schema: string }): Promise<Readonly<Record<string, string>>> {
  return { 'openapi.ts': await openApiTypes(), 'graphql-schema.ts': graphqlTypes(schema) };
}

async function openApiTypes(): Promise<string> {
  const types = await openapiTS(JSON.stringify(openApiDocument(ANYWHERE)), {
    // Else openapi-fetch takes lists for objects.
    immutable: false,
    alphabetize: true,
    // A value that may be left out is optional, whatever the server takes in its place.
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return `// Generated from the interface description by \`npm run generate\`: do not edit.\n${astToString(types)}`;
}

function graphqlTypes(schema: string): string {
  const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(schema)));
  const text = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
  // After the types the package is told that this is the only schema there is, which is for programs to say.
  const types = text.slice(text.indexOf('export type introspection_types'), text.indexOf('import * as gqlTada'));
  return `// Generated from the GraphQL schema by \`npm run generate\`: do not edit.\n${types.trimEnd()}\n`;
}
