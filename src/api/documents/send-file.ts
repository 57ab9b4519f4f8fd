// Answers with a retained file, byte for byte. It came from outside: browsers are told to save it, never to show it.
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionSources } from '../../services/session-sources.ts';
import { sessionOf } from '../session/require-session.ts';

/** The file of one document of the session. Throws Problem not-found. */
export async function sendFile(
  sources: SessionSources,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly requestId: string },
): Promise<FastifyReply> {
  const { request, reply, requestId } = exchange;
  const { sessionId } = sessionOf(request);
  const { input } = await sources.read(sessionId, requestId);
  const file = await sources.readFile(sessionId, requestId);
  return reply
    .type(input.mimeType)
    .header('content-disposition', contentDisposition(input.filename))
    .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
}
