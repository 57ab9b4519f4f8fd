// The schemas of nodes: generated from ontology and shapes.
import type { Description } from './describe.ts';

/** Component schemas by name; `Node` stands for any of them. */
export function nodeSchemas(): Readonly<Record<string, Description>> {
  return {
    Node: {
      type: 'object',
      description: 'A node of the graph.',
      required: ['id', 'type'],
      properties: { id: { type: 'string', format: 'uri' }, type: { type: 'string', pattern: '^ark:[A-Z]' } },
      additionalProperties: true,
    },
  };
}
