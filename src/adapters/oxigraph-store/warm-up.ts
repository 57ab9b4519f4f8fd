// What a thread does while nobody needs it yet: loads, asks and fuses made-up documents. Functions of the engine and of fusion are
// compiled when they are first called, and made fast when they are called often; whoever came first would wait twice as long for it.
import { graphIri } from '../../model/graph-names.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { SourceDocument } from '../../model/source-document.ts';
import type { Fuse } from '../../ports/fusion.ts';
import { Dataset } from './dataset.ts';
import type { Engine } from './dataset.ts';
import { itemTriples } from './item-triples.ts';

const GRAPH_BASE = 'urn:arkive';
const NAMING = { graphBase: GRAPH_BASE, baseUrl: GRAPH_BASE };
/** Loading gains from more documents than fusion does. */
const DOCUMENTS_TO_LOAD = 30;
const DOCUMENTS_TO_FUSE = 4;
const TRANSACTIONS = 50;

/** Does it all once, on scratch paper that is thrown away. */
export async function warmUp(engine: Engine, fuse: Fuse): Promise<void> {
  const scratch = new Dataset(engine);
  const documents = Array.from({ length: DOCUMENTS_TO_LOAD }, (_, at) => madeUp(at));
  for (const document of documents) {
    const item = { kind: 'source', itemId: document.requestId } as const;
    for (const { graph, nTriples } of itemTriples(item, Buffer.from(JSON.stringify(document)), NAMING)) {
      scratch.loadGraph(graph, nTriples);
    }
  }
  const graphs = documents.map(({ requestId }) => graphIri(NAMING, requestId));
  scratch.construct('CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o } LIMIT 100', graphs);
  const sources = documents.slice(0, DOCUMENTS_TO_FUSE);
  const fused = await fuse(
    {
      sources,
      previous: undefined,
      graphId: 'warm-up',
      fusedAt: '2000-01-01T00:00:00Z',
      graphBase: GRAPH_BASE,
      options: {},
    },
    new Dataset(engine),
  );
  JSON.stringify(fused);
}

/** A statement of one of two accounts; every two of an account tell the same days. */
function madeUp(at: number): SourceDocument {
  const id = (name: string): string => `${GRAPH_BASE}/${at}-${name}`;
  return {
    requestId: `warm-up-${at}`,
    receivedAt: '2000-01-01T00:00:00Z',
    input: { filename: '', mimeType: 'application/pdf', sizeInBytes: 0, checksum: String(at) },
    document: { classIdentifier: '', className: '', classConfidence: 0, profilesMatched: [] },
    status: {
      extraction: 'COMPLETE',
      review: 'REVIEW_NOT_REQUIRED',
      expectations: { errors: [], warnings: [], info: [] },
    },
    pageCount: 1,
    nodes: [
      { id: id('bank'), type: 'ark:Organisation', name: 'Warm Bank' },
      { id: id('account'), type: 'ark:BankAccount', issuedBy: id('bank'), accountType: 'Current', currency: 'GBP' },
      {
        id: id('number'),
        type: 'ark:BankAccountIdentifier',
        relatedTo: id('account'),
        identifierType: 'SORT_CODE_ACCOUNT_NUMBER',
        identifier: `00-00-00 0000000${at % 2}`,
      },
      {
        id: id('statement'),
        type: 'ark:Statement',
        relatedTo: id('account'),
        startDate: '2000-01-01',
        endDate: '2000-01-28',
      },
      ...Array.from({ length: TRANSACTIONS }, (_, row) => transaction(id, row, at % 2 === 0)),
    ],
  };
}

function transaction(id: (name: string) => string, row: number, isOut: boolean): GraphNode {
  const money = (amount: string) => ({
    type: 'ark:CurrencyValue',
    amount,
    currency: 'GBP',
    direction: isOut ? 'Debit' : 'Credit',
  });
  return {
    id: id(`transaction-${row}`),
    type: 'ark:Transaction',
    sequence: String(row).padStart(6, '0'),
    date: `2000-01-${String(1 + (row % 28)).padStart(2, '0')}`,
    relatedTo: id('account'),
    fullDescriptor: `CARD PAYMENT ${row}`,
    methodCategory: isOut ? 'TRANSFER:OUT' : 'CREDIT',
    amount: money(`${row + 1}.00`),
    balance: money(`${1000 + row}.00`),
  };
}
