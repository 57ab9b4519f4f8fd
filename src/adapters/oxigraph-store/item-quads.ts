// The graphs that an item of the vault stands for, as N-Quads.
import { graphIri } from '../../model/graph-names.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import { QuadWriter } from '../../model/quads.ts';
import { writeNQuads } from '../../model/rdf-text/n-quads.ts';
import { plainQuads } from '../../model/rdf-text/plain-quads.ts';
import type { SourceDocument } from '../../model/source-document.ts';

/** The statements of the item, in the graph of its name. `json` is what the vault keeps: a document or a fusion, with its nodes. */
export function itemNQuads(itemId: string, json: Uint8Array, naming: GraphNaming): string {
  const make = plainQuads();
  const { nodes } = JSON.parse(Buffer.from(json).toString('utf8')) as Pick<SourceDocument, 'nodes'>;
  return writeNQuads(new QuadWriter(make).write(nodes, make.namedNode(graphIri(naming, itemId))));
}
