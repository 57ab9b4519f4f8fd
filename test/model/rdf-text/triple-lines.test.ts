import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QuadWriter } from '../../../src/model/quads.ts';
import { writeNQuads } from '../../../src/model/rdf-text/n-quads.ts';
import { plainQuads } from '../../../src/model/rdf-text/plain-quads.ts';
import { tripleLines } from '../../../src/model/rdf-text/triple-lines.ts';
import { graphs } from '../arbitrary-nodes.ts';

describe('nodes as lines of N-Triples', () => {
  it('are the N-Quads of the default graph, to the letter', () => {
    fc.assert(
      fc.property(graphs, (nodes) => {
        const lines = new QuadWriter(tripleLines()).write(nodes);
        expect(lines.join('')).toBe(writeNQuads(new QuadWriter(plainQuads()).write(nodes)));
      }),
    );
  });
});
