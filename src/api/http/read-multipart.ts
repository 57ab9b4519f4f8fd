// Multipart bodies (RFC 7578) with one file in them, which are never longer than the file may be, and a little for what is around it.
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_LIMITS, HTTP_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** What `read` makes of the body. Throws Problem document-too-large before it is read, invalid-request when it is malformed, and those of `read`. */
export async function readMultipart<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > DOCUMENT_LIMITS.fileBytes + HTTP_LIMITS.multipartOverheadBytes) throw new Problem('document-too-large');
  try {
    return await read();
  } catch (error) {
    // The parser's own errors tell of boundaries and parts; none of them is a bug of ours.
    throw error instanceof Problem ? error : new Problem('invalid-request', 'The multipart body is malformed.');
  }
}
