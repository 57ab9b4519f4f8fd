// Operations with large answers are compiled before they are executed (graphql-jit): some milliseconds that a page of a thousand
// nodes gives back several times. Small ones would not, and are left to graphql-js.
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import type { GraphqlContext } from './context.ts';

/** An operation that has been validated. */
interface Operation {
  readonly text: string;
  readonly document: DocumentNode;
  readonly name: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The compiled operations of one schema, those used last. */
export class CompiledOperations {
  readonly #schema: GraphQLSchema;
  readonly #known = new Map<string, CompiledQuery>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Executes the operation; undefined when it cannot be compiled. */
  async execute(operation: Operation, context: GraphqlContext): Promise<ExecutionResult | undefined> {
    const compiled = this.#compiled(operation);
    return compiled && (await compiled.query(undefined, context, operation.variables));
  }

  #compiled({ text, document, name }: Operation): CompiledQuery | undefined {
    const key = JSON.stringify([name, text]);
    const known = this.#known.get(key) ?? compileQuery(this.#schema, document, name);
    if (!isCompiledQuery(known)) return undefined;
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > GRAPHQL_LIMITS.compiledOperations && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
