import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../src/api/exports/write-csv.ts';
import { writeOfx } from '../../../src/api/exports/write-ofx.ts';
import { inPieces } from '../../../src/api/graph/in-pieces.ts';
import { writeJsonLd } from '../../../src/api/graph/json-ld.ts';
import { writeRdf } from '../../../src/api/graph/write-rdf.ts';
import { transaction } from '../exports/export-nodes.ts';

const nodes = Array.from({ length: 2_000 }, (_, index) => transaction(index, {}));
const answer = { graph: 'https://x.example/graphs/1', nodes, about: { graphId: '1' } };

const FORMATS = {
  'JSON-LD': () => writeJsonLd(answer),
  Turtle: () => writeRdf(answer, 'turtle'),
  'N-Quads': () => writeRdf(answer, 'nQuads'),
  CSV: () => inPieces(writeCsv(nodes)),
  OFX: () => inPieces(writeOfx(nodes, '2026-03-01T12:00:00.000Z')),
};

async function piecesOf(name: keyof typeof FORMATS): Promise<readonly string[]> {
  const pieces: string[] = [];
  for await (const piece of FORMATS[name]()) pieces.push(piece);
  return pieces;
}

describe('a large graph', () => {
  it.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])('is never one text, as %s', async (name) => {
    const pieces = await piecesOf(name);
    expect(pieces.length).toBeGreaterThan(3);
    // A piece ends with the first row after 64 KB.
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(70 * 1024);
  });

  it('is the same JSON-LD in pieces as in one', async () => {
    const document = JSON.parse((await piecesOf('JSON-LD')).join('')) as {
      id: string;
      graphId: string;
      nodes: unknown;
    };
    expect([document.id, document.graphId]).toEqual([answer.graph, '1']);
    expect(document.nodes).toEqual(nodes);
  });

  it('is JSON-LD without nodes, too', async () => {
    let text = '';
    for await (const piece of writeJsonLd({ ...answer, nodes: [] })) text += piece;
    expect(JSON.parse(text)).toMatchObject({ nodes: [] });
  });
});
