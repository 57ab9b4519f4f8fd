// Answers for requests that never become one: bytes that are no HTTP, header fields too large, too slow to arrive.
// The framework has no reply for them, so the answer is written to the socket by hand (RFC 9112 §3).
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { ProblemCode } from '../../kernel/problem.ts';
import { problemAnswer } from '../problems/problem-answer.ts';
import { commonHeaders } from './common-headers.ts';

/** Node's codes (https://nodejs.org/api/http.html#event-clienterror); whatever else comes is malformed. */
const CODES: Readonly<Record<string, readonly [ProblemCode, string?]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout'],
};

/** The connection was reset, or closed in the middle of a request. */
const HUNG_UP: readonly string[] = ['ECONNRESET', 'HPE_INVALID_EOF_STATE'];

/** A handler for the `clientError` event of an HTTP server. */
export function connectionErrorHandler(context: { readonly baseUrl: string; readonly log: Logger }) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    // Who has hung up hears nothing, and an answer that has begun cannot be followed by another.
    if (HUNG_UP.includes(error.code ?? '') || !socket.writable || answerHasBegun(socket)) {
      socket.destroy();
      return;
    }
    const [code, detail] = CODES[error.code ?? ''] ?? ['invalid-request', 'The request is not valid HTTP/1.1.'];
    const requestId = randomUUID();
    const { baseUrl, log } = context;
    const { status, headers, body } = problemAnswer(code, { baseUrl, requestId, detail });
    const text = JSON.stringify(body);
    const fields = {
      ...commonHeaders(requestId, baseUrl),
      ...headers,
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    log.info({ requestId, status, code }, 'refused a connection');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
  };
}

/** Node keeps the answer being written on the socket; the property is not in its types. */
function answerHasBegun(
  socket: Socket & { readonly _httpMessage?: { readonly headersSent: boolean } | null },
): boolean {
  return socket._httpMessage?.headersSent === true;
}
