// The published vocabulary at the paths of its IRIs: ontology, shapes, context and schema, by content negotiation. It is no secret:
// anybody may have it, from any origin, and keep it until it changes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { VocabularyFiles } from '../../ports/vocabulary-files.ts';
import { negotiate } from '../http/negotiate.ts';
import { PUBLISHED_DOCUMENTS, pagePolicy, representation } from './published-documents.ts';
import type { PublishedDocument, Representation } from './published-documents.ts';

const JSON_ALONE = 'application/json';

/** Adds the routes of every document. */
export function registerVocabulary(app: FastifyInstance, files: VocabularyFiles): void {
  const policy = pagePolicy(files['ontology.html']);
  for (const { paths, formats } of PUBLISHED_DOCUMENTS) {
    const made = formats.map((format) => ({ ...format, sent: representation(format, files) }));
    const byMediaType = new Map(made.map(({ mediaType, path, sent }) => [mediaType, { path, sent }]));
    for (const path of paths) {
      app.get(path, (request, reply) => {
        reply.header('vary', 'Accept');
        const format = byMediaType.get(chosenMediaType(request, formats));
        if (format === undefined) throw new Error('a format without a representation');
        return send(request, reply.header('content-location', format.path), format.sent, policy);
      });
    }
    for (const { path, sent } of made) app.get(path, (request, reply) => send(request, reply, sent, policy));
  }
}

function chosenMediaType({ headers }: FastifyRequest, formats: PublishedDocument['formats']): string {
  const [first, ...others] = formats;
  const mediaTypes: readonly [string, ...string[]] = [first.mediaType, ...others.map(({ mediaType }) => mediaType)];
  // Whoever asks for JSON can read what is a kind of it (RFC 6839 §3.1).
  const json = mediaTypes.find((mediaType) => mediaType.endsWith('+json'));
  const chosen = negotiate(headers.accept, [...mediaTypes, ...(json === undefined ? [] : [JSON_ALONE])]);
  if (chosen !== undefined) return chosen === JSON_ALONE && json !== undefined ? json : chosen;
  throw new Problem('not-acceptable', `It can be had as ${mediaTypes.join(', ')}.`);
}

/** The representation, or 304 when the client has it (RFC 9110 §13.1.2). */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, etag }: Representation,
  policy: string,
): FastifyReply {
  reply.headers({
    etag,
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (hasIt(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (contentType.startsWith('text/html')) reply.header('content-security-policy', policy);
  return reply.type(contentType).send(bytes);
}

function hasIt(field: string | undefined, etag: string): boolean {
  return (field ?? '').split(',').some((each) => each.trim().replace(/^W\//u, '') === etag || each.trim() === '*');
}
