// Writes the GraphQL schema: an interface for each abstract class, an object type for each node and value class, an enum for each
// closed list; links in both directions, filters, orders and connections; and the operations. Directives say to the server how a
// field is had. Only `id` and `type` are sure to be there: a document may lack what its shape requires.
import type { Form } from './forms.ts';
import { formType, graphqlClasses, linkTarget } from './graphql-classes.ts';
import type { ClassField, GraphqlClass } from './graphql-classes.ts';
import { enumFilterInput, filterInput, orderInput } from './graphql-inputs.ts';
import { enumValue, pluralField, quote, typeName } from './graphql-names.ts';
import { graphqlOperations } from './graphql-operations.ts';
import { connectionField, reverseFields } from './graphql-reverse.ts';
import type { Model } from './model.ts';

/** What every node has. */
const NODE_FIELDS = [
  '  """The node itself."""',
  '  id: ID!',
  '  """The compact name of its class."""',
  '  type: String!',
  '  """Where its values stand: page, box, text, rule, confidence. Of these properties, or of all."""',
  '  evidence(properties: [String!]): [Evidence!]!',
];

function enumLines(form: Form): readonly string[] {
  return [
    quote(form.comment),
    `enum ${form.name} {`,
    ...(form.words ?? []).flatMap((word) => enumValue(word)),
    '}',
    '',
    ...enumFilterInput(form.name),
  ];
}

function fieldLines(each: ClassField): readonly string[] {
  const { key, comment, unit, many, value } = each.field;
  const about =
    comment +
    (unit === undefined ? '' : ` Unit: ${unit} (QUDT).`) +
    (value.kind === 'linkOrWord'
      ? ` The id of a ${typeName(value.class)}, or one of: ${Object.keys(value.words).join(', ')}.`
      : '');
  const target = linkTarget(each);
  const type = many ? `[${each.single}!]` : each.single;
  return [`  ${quote(about)}`, `  ${key}: ${type}${target === undefined ? '' : ' @link'}`];
}

function connectionLines(type: string): readonly string[] {
  return [
    quote(`A page of nodes of ${type} (https://relay.dev/graphql/connections.htm).`),
    `type ${type}Connection {`,
    `  edges: [${type}Edge!]!`,
    '  """The nodes of the page, without cursors."""',
    `  nodes: [${type}!]!`,
    '  pageInfo: PageInfo!',
    '  """How many there are on all pages together."""',
    '  totalCount: Int!',
    '}',
    '',
    quote(`A node of ${type} in a page.`),
    `type ${type}Edge {`,
    '  cursor: String!',
    `  node: ${type}!`,
    '}',
    '',
  ];
}

function graphLines(nodes: readonly GraphqlClass[]): readonly string[] {
  return [
    'enum NodeType {',
    ...nodes.flatMap(({ name }) => enumValue(name)),
    '}',
    '',
    '"""The nodes of one document, or of a fusion."""',
    'type Graph {',
    '  """All nodes, or those of some classes, in the order of the document."""',
    '  nodes(types: [NodeType!], first: Int, after: String, last: Int, before: String): NodeConnection!',
    '  """The node of this id; null when the graph has none."""',
    '  node(id: ID!): Node',
    ...nodes.flatMap(({ name, comment }) =>
      connectionField(pluralField(name), name, comment, `@nodes(class: "${name}")`),
    ),
    '}',
    '',
  ];
}

/** The text of schema.graphql, without the mark. */
export function emitGraphql(model: Model): string {
  const classes = graphqlClasses(model);
  const names = classes.map(({ name }) => name);
  const nodes = classes.filter(({ isNode }) => isNode);
  const abstract = [...model.ontology.classes.values()].filter(
    ({ name, supers }) => name === 'ark:Node' || (supers.includes('ark:Node') && !names.includes(name)),
  );
  const used = new Set(classes.flatMap(({ fields }) => fields.map(({ single }) => single)));
  const enums = [...model.forms.values()].filter((form) => form.words !== undefined && used.has(formType(form)));
  const implement = (supers: readonly string[]): string => {
    const interfaces = supers.filter((each) => abstract.some(({ name }) => name === each)).map(typeName);
    return interfaces.length === 0 ? '' : ` implements ${interfaces.join(' & ')}`;
  };
  return [
    ...enums.flatMap(enumLines),
    ...abstract.flatMap(({ name, comment, supers }) => [
      quote(comment),
      `interface ${typeName(name)}${implement(supers)} {`,
      ...NODE_FIELDS,
      ...reverseFields(name, supers, classes),
      '}',
      '',
    ]),
    ...classes.flatMap(({ name, comment, supers, isNode, fields }) => [
      quote(comment),
      `type ${typeName(name)}${implement(supers)} {`,
      ...(isNode ? NODE_FIELDS : []),
      ...fields.flatMap(fieldLines),
      ...(isNode ? reverseFields(name, supers, classes) : []),
      '}',
      '',
    ]),
    ...classes.flatMap(filterInput),
    ...nodes.flatMap((each) => [...orderInput(each, classes), ...connectionLines(typeName(each.name))]),
    ...connectionLines('Node'),
    ...graphLines(nodes),
    graphqlOperations(),
  ].join('\n');
}
