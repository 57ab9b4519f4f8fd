// Operations that read and answer JSON, described as rows of a table.
import type { ProblemCode } from '../../kernel/problem.ts';
import type { ProtectedOperation } from '../../kernel/scopes.ts';
import { problemAnswers, scopeSentence, securityOf } from './describe.ts';
import type { Description, DescribedOperation } from './describe.ts';

/** An operation of a table. */
export interface DescribedRow {
  readonly name: ProtectedOperation;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** As `jsonBody` gives it. */
  readonly body?: Description;
  /** Beside those of the path. */
  readonly parameters?: readonly Description[];
  /** By status. */
  readonly answer: Readonly<Record<string, Description>>;
  /** Beside those that every row can be refused with. */
  readonly problems?: readonly ProblemCode[];
}

/** What the rows of a table have in common. */
export interface DescribedTable {
  readonly baseUrl: string;
  readonly tag: string;
  /** Each by its name in a path. */
  readonly pathParameters: Readonly<Record<string, Description>>;
  /** When scopes are needed that an operation does not always need. */
  readonly scopesWhen?: string;
}

const ALWAYS: readonly ProblemCode[] = ['unauthenticated', 'insufficient-scope', 'too-many-requests'];
const WITH_BODY: readonly ProblemCode[] = ['unsupported-media-type', 'request-too-large'];
const WITH_PATH: readonly ProblemCode[] = ['not-found'];

/** The operation of a row. */
export function describedRow(row: DescribedRow, table: DescribedTable): DescribedOperation {
  const { name, operationId, summary, description, body, answer, problems = [] } = row;
  const [method = '', path = ''] = name.split(' ');
  const ofPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => ({
    name: each,
    in: 'path',
    required: true,
    ...table.pathParameters[each],
  }));
  const parameters = [...ofPath, ...(row.parameters ?? [])];
  const codes = [...ALWAYS, ...(body ? WITH_BODY : []), ...(ofPath.length > 0 ? WITH_PATH : []), ...problems];
  return {
    method: method.toLowerCase() as DescribedOperation['method'], // of the table of scopes
    path,
    operation: {
      operationId,
      tags: [table.tag],
      summary,
      description: `${description}\n\n${scopeSentence(name, table.scopesWhen ?? '')}`,
      security: securityOf(name),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: body }),
      responses: { ...answer, ...problemAnswers(table.baseUrl, codes) },
    },
  };
}
