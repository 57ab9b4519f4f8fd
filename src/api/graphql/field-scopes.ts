// Demands the scopes of fields: each field with a row in the table of scopes first looks at the credential.
import { isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { Problem } from '../../kernel/problem.ts';
import { FIELD_SCOPES } from '../../kernel/scopes.ts';
import type { ScopeNeeds } from '../../kernel/scopes.ts';
import { callerOf } from './context.ts';
import type { GraphqlContext } from './context.ts';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Wraps the resolvers of all fields of the table. Throws when the schema has no such field. */
export function demandFieldScopes(schema: GraphQLSchema): void {
  for (const [name, { always }] of Object.entries<ScopeNeeds>(FIELD_SCOPES)) {
    const [typeName = '', fieldName = ''] = name.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (field?.resolve === undefined) throw new Error(`${name} is in the table of scopes and has no resolver`);
    const wrapped = (inner: Resolve): Resolve => {
      return (source, args, context, info) => {
        demand(context, always);
        return inner(source, args, context, info);
      };
    };
    // Of a subscription, what counts is who may begin it; every change is looked at again (see subscriptions.ts).
    if (field.subscribe === undefined) field.resolve = wrapped(field.resolve);
    else field.subscribe = wrapped(field.subscribe);
  }
}

/** Throws Problem unauthenticated, insufficient-scope. */
export function demand(context: GraphqlContext, scopes: readonly string[]): void {
  const held = callerOf(context).scopes;
  const missing = scopes.filter((name) => !held.has(name));
  if (missing.length > 0) throw new Problem('insufficient-scope', `The credential lacks: ${missing.join(', ')}.`);
}
