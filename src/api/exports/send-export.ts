// Answers with the transactions of a fused graph as a file, streamed.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FusedGraph } from '../../model/source-document.ts';
import { EXPORT_FORMATS } from '../graph/formats.ts';
import type { ExportFormat } from '../graph/formats.ts';
import { inPieces } from '../graph/in-pieces.ts';
import { writeCsv } from './write-csv.ts';
import { writeOfx } from './write-ofx.ts';

/** With their parameters: the charset, and that there is a header row (RFC 4180 §3). */
const CONTENT_TYPES = {
  csv: `${EXPORT_FORMATS.csv}; charset=utf-8; header=present`,
  ofx: `${EXPORT_FORMATS.ofx}; charset=utf-8`,
} as const;

/** Sends the file. Its name says of nobody whose it is. */
export function sendExport(reply: FastifyReply, format: ExportFormat, { nodes, fusedAt }: FusedGraph): FastifyReply {
  const texts = format === 'csv' ? writeCsv(nodes) : writeOfx(nodes, fusedAt);
  return reply
    .type(CONTENT_TYPES[format])
    .header('content-disposition', `attachment; filename="transactions-${fusedAt.slice(0, 10)}.${format}"`)
    .send(Readable.from(inPieces(texts)));
}
