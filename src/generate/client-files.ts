// Every generated file of the TypeScript client with its text: the types of requests and answers, as the interface description has them.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { openApiDocument } from '../api/openapi/openapi-document.ts';

const MARK = 'Generated from the interface description by `npm run generate`: do not edit.';

/** Types do not depend on where a server is. */
const ANYWHERE = { baseUrl: 'http://localhost:8081', graphBase: 'http://localhost:8081/graph' };

/** The texts of the files, by name. */
export async function clientFiles(): Promise<Readonly<Record<string, string>>> {
  const types = await openapiTS(JSON.stringify(openApiDocument(ANYWHERE)), {
    // Else openapi-fetch takes lists for objects.
    immutable: false,
    alphabetize: true,
    // A value that may be left out is optional, whatever the server takes in its place.
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return { 'openapi.ts': `// ${MARK}\n${astToString(types)}` };
}
