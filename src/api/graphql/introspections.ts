// Answers about the schema. All of it is a megabyte that takes a while to put together, and every tool asks for it: the answer is
// kept, and made in turn. (What graphql-jit makes of such operations is slower than graphql-js.)
import { execute } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';

/** An operation that asks for the schema alone. */
interface Introspection {
  readonly text: string;
  readonly document: DocumentNode;
  readonly name: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The answers kept, those used last. */
export class Introspections {
  readonly #schema: GraphQLSchema;
  readonly #kept = new Map<string, ExecutionResult>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The answer; `turn` resolves when it may be made. */
  async answer(
    { text, document, name, variables }: Introspection,
    turn: () => Promise<void>,
  ): Promise<ExecutionResult> {
    const key = JSON.stringify([text, name, variables]);
    const known = this.#kept.get(key);
    if (known === undefined) await turn();
    const args = { schema: this.#schema, document, variableValues: variables, operationName: name ?? null };
    const result = known ?? (await execute(args));
    this.#kept.delete(key);
    this.#kept.set(key, result);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > GRAPHQL_LIMITS.introspections && oldest !== undefined) this.#kept.delete(oldest);
    return result;
  }
}
