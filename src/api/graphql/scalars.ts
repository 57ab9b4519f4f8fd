// The scalars of the schema: what goes out must be what they say, and so must what comes in.
import { GraphQLError, Kind, isEnumType, isScalarType } from 'graphql';
import type { GraphQLSchema, ValueNode, GraphQLScalarType } from 'graphql';
import { parseDecimal } from '../../kernel/decimal.ts';
import { Problem } from '../../kernel/problem.ts';

/** What a scalar takes for its own, of what JSON holds. */
const ACCEPTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  CalendarDate: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  Decimal: (value) => typeof value === 'string' && parseDecimal(value) !== undefined,
  BooleanOrText: (value) => typeof value === 'string' || typeof value === 'boolean',
  JSON: () => true,
};

/** Gives the scalars and enums of the schema their ways in and out. Enums stand for the words of the JSON (directive `@json`). */
export function setScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const accepts = ACCEPTS[type.name];
    if (isScalarType(type) && accepts !== undefined) setScalar(type, accepts);
    else if (isEnumType(type) && !type.name.startsWith('__')) setWords(schema, type.name);
  }
}

function setScalar(type: GraphQLScalarType, accepts: (value: unknown) => boolean): void {
  const refuse = (): never => {
    throw new GraphQLError(`The value is no ${type.name}.`);
  };
  type.serialize = (value) => (accepts(value) ? value : unfit());
  type.parseValue = (value) => (accepts(value) ? value : refuse());
  type.parseLiteral = (node) => {
    const value = literal(node);
    return accepts(value) ? value : refuse();
  };
}

function literal(node: ValueNode): unknown {
  return node.kind === Kind.STRING || node.kind === Kind.BOOLEAN ? node.value : undefined;
}

/** Internally a value of an enum is its word, so that nodes, filters and variables all speak the same. */
function setWords(schema: GraphQLSchema, name: string): void {
  const type = schema.getType(name);
  if (!isEnumType(type)) return;
  const words = new Map<unknown, string>();
  for (const value of type.getValues()) {
    const directive = value.astNode?.directives?.find((each) => each.name.value === 'json');
    const word = directive?.arguments?.[0]?.value;
    if (word?.kind === Kind.STRING) value.value = word.value;
    words.set(value.value, value.name);
  }
  type.serialize = (value) => words.get(value) ?? unfit();
}

/** The text of the document is not repeated: the error may be logged by whoever gets it. */
function unfit(): never {
  throw new Problem('internal-error', 'The value is not of the form that the schema promises. REST gives it as it is.');
}
