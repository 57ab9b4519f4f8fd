// Answers with a graph in the format that is asked for.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { GRAPH_FORMATS } from './formats.ts';
import type { GraphFormat } from './formats.ts';
import type { GraphAnswer } from './graph-answer.ts';
import { writeJsonLd } from './json-ld.ts';
import { writeRdf } from './write-rdf.ts';

/** Sends the graph. That the answer depends on Accept has to be said in refusals too, so `Vary` is set by the route. */
export function sendGraph(reply: FastifyReply, format: GraphFormat, answer: GraphAnswer): FastifyReply {
  const { about, nodes, provenance } = answer;
  switch (format) {
    case 'json':
      return reply.send({ ...about, nodes, ...(provenance && { provenance: provenance.json }) });
    case 'jsonLd':
      return reply.type(GRAPH_FORMATS.jsonLd).send(Readable.from(writeJsonLd(answer)));
    default:
      // Turtle alone is a text type, and text of HTTP may be taken for something else than UTF-8.
      return reply
        .type(format === 'turtle' ? `${GRAPH_FORMATS.turtle}; charset=utf-8` : GRAPH_FORMATS[format])
        .send(Readable.from(writeRdf(answer, format)));
  }
}
