// What exports of a fused graph cost in time and memory, against writing it as one JSON text.
import { randomUUID } from 'node:crypto';
import { writeCsv } from '../../src/api/exports/write-csv.ts';
import { writeOfx } from '../../src/api/exports/write-ofx.ts';
import { inPieces } from '../../src/api/graph/in-pieces.ts';
import { writeJsonLd } from '../../src/api/graph/json-ld.ts';
import { writeRdf } from '../../src/api/graph/write-rdf.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import { median } from './bench.ts';
import type { Bench } from './bench.ts';

const TRANSACTIONS = 20_000;
const ACCOUNTS = 10;
const ROUNDS = 5;
const FUSED_AT = '2026-01-01T00:00:00.000Z';

function graphOf(count: number): readonly GraphNode[] {
  const id = (): string => `https://bench.example/nodes/${randomUUID()}`;
  const accounts = Array.from({ length: ACCOUNTS }, () => ({ id: id(), type: 'ark:BankAccount', currency: 'GBP' }));
  const amount = (pounds: number, direction: string) => ({
    type: 'ark:CurrencyValue',
    amount: `${pounds}.42`,
    currency: 'GBP',
    direction,
  });
  const transactions = Array.from({ length: count }, (_, index) => ({
    id: id(),
    type: 'ark:Transaction',
    sequence: `2025-01-01.${String(index).padStart(6, '0')}`,
    date: '2025-01-01',
    relatedTo: accounts[index % ACCOUNTS]?.id ?? '',
    fullDescriptor: `CARD PAYMENT TO EXAMPLE SHOP ${index} ON 01 JAN`,
    description: `EXAMPLE SHOP ${index}`,
    methodCategory: 'PAYMENT:CARD',
    amount: amount(index, 'Debit'),
    balance: amount(index + 1, 'Credit'),
    categories: ['shopping'],
  }));
  return [...accounts, ...transactions];
}

function* oneText(nodes: readonly GraphNode[]): Generator<string, undefined> {
  yield JSON.stringify({ nodes });
}

/** Writes a large graph in every format. */
export const exportsOfGraph: Bench = {
  name: 'exports',
  async run() {
    const nodes = graphOf(TRANSACTIONS);
    const answer = { graph: 'https://bench.example/graphs/1', nodes, about: {} };
    const formats: Readonly<Record<string, () => AsyncIterable<string>>> = {
      'JSON, one text': () => inPieces(oneText(nodes)),
      CSV: () => inPieces(writeCsv(nodes)),
      OFX: () => inPieces(writeOfx(nodes, FUSED_AT)),
      'JSON-LD': () => writeJsonLd(answer),
      Turtle: () => writeRdf(answer, 'turtle'),
    };
    const rows: (string | number)[][] = [];
    let baseline: number | undefined;
    for (const [name, make] of Object.entries(formats)) {
      const timesMs: number[] = [];
      let measured = await written(make());
      for (let round = 0; round < ROUNDS; round++) {
        measured = await written(make());
        timesMs.push(measured.ms);
      }
      const ms = median(timesMs);
      baseline ??= ms;
      const { characters, largest } = measured;
      rows.push([name, (characters / 1e6).toFixed(1), Math.ceil(largest / 1024), ms, ms / baseline]);
    }
    return {
      title: `Exports of ${TRANSACTIONS.toLocaleString('en')} transactions (median of ${ROUNDS})`,
      columns: ['format', 'million characters', 'largest piece, K', 'ms', 'of JSON'],
      rows,
      summary:
        'No piece is larger than one row after 64 K, whatever the size of the graph; JSON is the baseline of the same run.',
    };
  },
};

async function written(pieces: AsyncIterable<string>) {
  const started = performance.now();
  let characters = 0;
  let largest = 0;
  for await (const piece of pieces) {
    characters += piece.length;
    largest = Math.max(largest, piece.length);
  }
  return { ms: performance.now() - started, characters, largest };
}
