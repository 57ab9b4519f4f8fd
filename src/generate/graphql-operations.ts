// The operations, which are written by hand (src/api/graphql/operations.graphql), with what the table of scopes says of each field.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import type { ConstDirectiveNode, FieldDefinitionNode } from 'graphql';
import { FIELD_SCOPES } from '../kernel/scopes.ts';
import type { ScopeNeeds } from '../kernel/scopes.ts';

const FILE = join(import.meta.dirname, '../api/graphql/operations.graphql');

function scopesDirective(scopes: readonly string[]): ConstDirectiveNode {
  const values = scopes.map((value) => ({ kind: Kind.STRING, value }) as const);
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: 'scopes' },
    arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'all' }, value: { kind: Kind.LIST, values } }],
  };
}

function withScopes(field: FieldDefinitionNode, { always, sometimes }: ScopeNeeds): FieldDefinitionNode {
  const needs = `Scopes: ${always.join(', ')}${sometimes.map((scope) => `; for some documents ${scope}`).join('')}.`;
  return {
    ...field,
    description: {
      kind: Kind.STRING,
      value: [field.description?.value, needs].filter(Boolean).join('\n'),
      block: true,
    },
    directives: [...(field.directives ?? []), scopesDirective(always)],
  };
}

/** The text of the operations. Throws when the table of scopes names a field that there is not. */
export function graphqlOperations(): string {
  const left = new Map(Object.entries<ScopeNeeds>(FIELD_SCOPES));
  const document = visit(parse(readFileSync(FILE, 'utf8')), {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: type.fields?.map((field) => {
        const name = `${type.name.value}.${field.name.value}`;
        const needs = left.get(name);
        left.delete(name);
        return needs === undefined ? field : withScopes(field, needs);
      }),
    }),
  });
  if (left.size > 0) throw new Error(`${[...left.keys()].join(', ')}: in the table of scopes, and no operation`);
  return `${print(document)}\n`;
}
