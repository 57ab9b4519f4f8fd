// Apollo Server set up: nothing is reported to anybody, nothing is suggested, and what an operation may cost is settled before it is
// begun.
import { ApolloServer, HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin, GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { OperationTypeNode } from 'graphql';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem, isProblemCode } from '../../kernel/problem.ts';
import { challenges } from '../authentication/challenge.ts';
import { CompiledOperations } from './compiled-operations.ts';
import type { GraphqlContext } from './context.ts';
import { causeOf, isBug, refusal, shownError } from './errors.ts';
import { isIntrospection } from './introspection.ts';
import { Introspections } from './introspections.ts';
import { operationErrorStatus } from './media-types.ts';
import { costOf, fragmentsOf } from './query-cost.ts';

/** What the server tells of its operations. */
export interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
}

/** Header fields of which one has to be there where a browser sends a request without asking first (CSRF). */
export const PREFLIGHT_HEADERS: readonly string[] = ['x-apollo-operation-name', 'apollo-require-preflight'];

/** The server, started. */
export async function startApollo({ schema, log }: ApolloOptions): Promise<ApolloServer<GraphqlContext>> {
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    csrfPrevention: { requestHeaders: [...PREFLIGHT_HEADERS] },
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: GRAPHQL_LIMITS.tokens },
    // What Apollo has to say, it says in the error too.
    logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    formatError: (_formatted, error) => shownError(error),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationRules(schema, log),
    ],
  });
  await apollo.start();
  return apollo;
}

function nothing(): void {
  // Nothing is logged by a library: its messages may quote a request.
}

function operationRules(schema: GraphQLSchema, log: Logger): ApolloServerPlugin<GraphqlContext> {
  const compiled = new CompiledOperations(schema);
  const introspections = new Introspections(schema);
  const note = (errors: readonly GraphQLError[]): void => {
    for (const error of errors) if (isBug(error)) log.error({ err: causeOf(error) }, 'an operation failed');
  };
  return {
    requestDidStart: () => {
      let cost = 0;
      return Promise.resolve({
        didResolveOperation: (context) => {
          demandCredential(context);
          cost = costWithinLimit(schema, context);
          return Promise.resolve();
        },
        responseForOperation: async ({ request, source, document, operation, operationName, contextValue }) => {
          if (cost < GRAPHQL_LIMITS.compileFromCost || operation.operation !== OperationTypeNode.QUERY) return null;
          const asked = {
            text: source,
            document,
            name: operationName ?? undefined,
            variables: request.variables ?? {},
          };
          const result = isIntrospection(operation, document)
            ? await introspections.answer(asked, contextValue.turn)
            : await compiled.execute(asked, contextValue);
          if (result === undefined) return null;
          const { errors, data } = result;
          note(errors ?? []);
          const singleResult = {
            ...(errors && { errors: errors.map(shownError) }),
            ...(data !== undefined && { data }),
          };
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
        },
        didEncounterErrors: ({ errors }) => {
          note(errors);
          return Promise.resolve();
        },
        willSendResponse: ({ request, source, response, contextValue }) => {
          if (response.body.kind !== 'single') return Promise.resolve();
          const { errors, data } = response.body.singleResult;
          const code: unknown = errors?.[0]?.extensions?.['code'];
          if (typeof code !== 'string' || !isProblemCode(code)) return Promise.resolve();
          contextValue.exchange.failed(code);
          // Without data the operation was not executed; without its text the request is none.
          if (data === undefined && source) {
            response.http.status = operationErrorStatus(request.http?.headers.get('accept'), code);
          }
          return Promise.resolve();
        },
      });
    },
  };
}

/** Without a credential, the schema is all that there is. */
function demandCredential({ operation, document, contextValue }: Resolved): void {
  if (contextValue.caller !== undefined || operation === undefined || isIntrospection(operation, document)) return;
  throw refusal(new Problem('unauthenticated', 'The request carries no credential.'), {
    'www-authenticate': challenges([]).join(', '),
  });
}

/** The cost of the operation. Throws when it is over the limit. */
function costWithinLimit(schema: GraphQLSchema, { operation, document, request }: Resolved): number {
  if (operation === undefined) return 0;
  const cost = costOf(schema, { operation, fragments: fragmentsOf(document), variables: request.variables ?? {} });
  const limit = isIntrospection(operation, document) ? GRAPHQL_LIMITS.introspectionCost : GRAPHQL_LIMITS.cost;
  if (cost <= limit) return cost;
  throw refusal(tooCostly());
}

type Resolved = GraphQLRequestContextDidResolveOperation<GraphqlContext>;

/** What is said of an operation whose answer could be too large. */
export function tooCostly(): Problem {
  return new Problem(
    'query-too-complex',
    `The answer could have more than ${GRAPHQL_LIMITS.cost} fields: ask for smaller pages (\`first\`), or for less of each node.`,
  );
}
