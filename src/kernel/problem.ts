// Every problem the service can answer with (RFC 9457), one row each. None is invented at a call site.

/** One row of the table. */
export interface ProblemRow {
  readonly status: number;
  readonly title: string;
  /** What the caller can do about it. */
  readonly remedy: string;
  /** Seconds for the Retry-After field (RFC 9110 §10.2.3), where trying again can help. */
  readonly retryAfterS?: number;
}

const table = {
  'unsupported-media-type': {
    status: 400,
    title: 'The file type is not supported',
    remedy: 'Send a PDF, JPEG or PNG file.',
  },
  'missing-document': {
    status: 400,
    title: 'The document is missing',
    remedy: 'Send one file in the multipart field `document`, or `uploadId` in place of it.',
  },
  'invalid-request': {
    status: 400,
    title: 'The request is not valid',
    remedy: 'See the detail and the interface description.',
  },
  'invalid-event': {
    status: 400,
    title: 'The event is not valid',
    remedy: 'See the detail, and CloudEvents 1.0 (https://cloudevents.io).',
  },
  'session-required': {
    status: 400,
    title: 'The session is not named',
    remedy: 'Send the id of a live session in the header `Session-Id`.',
  },
  'session-not-live': {
    status: 400,
    title: 'There is no such live session',
    remedy: 'Start a session: this one is unknown, has expired or was ended.',
  },
  'document-too-large': {
    status: 400,
    title: 'The file is too large',
    remedy: 'Send at most 4.5 MB with a request, and at most 25 MB by `POST /uploads`.',
  },
  'document-empty': { status: 400, title: 'The file is empty', remedy: 'Send the whole file.' },
  'document-damaged': {
    status: 422,
    title: 'The file is damaged or truncated',
    remedy: 'Send the file as it was issued.',
  },
  'document-not-in-sandbox': {
    status: 422,
    title: 'The sandbox does not read this kind of document',
    remedy: 'Send one of the kinds in `GET /settings`, or have the client work in another environment.',
  },
  'document-encrypted': {
    status: 422,
    title: 'The file is protected by a password',
    remedy: 'Remove the password and send the file again.',
  },
  'too-many-pages': { status: 422, title: 'The document has too many pages', remedy: 'Split the document.' },
  'picture-too-large': {
    status: 422,
    title: 'A picture has too many pixels',
    remedy: 'Send it at 300 dots to an inch of paper.',
  },
  'page-too-large': { status: 422, title: 'A page is too large', remedy: 'Send pages of ordinary paper size.' },
  'too-many-words': {
    status: 422,
    title: 'A page or the document holds too much text',
    remedy: 'Send the document as it was issued.',
  },
  'reading-timeout': {
    status: 422,
    title: 'Reading the document took too long',
    remedy: 'Print the document to a new PDF and send that.',
  },
  'reading-memory': {
    status: 422,
    title: 'Reading the document needed too much memory',
    remedy: 'Print the document to a new PDF and send that.',
  },
  'graph-timeout': {
    status: 422,
    title: 'Working on the graph took too long',
    remedy: 'Ask for less, or put fewer documents into one session.',
  },
  'graph-memory': {
    status: 422,
    title: 'Working on the graph needed too much memory',
    remedy: 'Ask for less, or put fewer documents into one session.',
  },
  'query-invalid': {
    status: 400,
    title: 'The query is not valid',
    remedy: 'See the detail, and SPARQL 1.1 (https://www.w3.org/TR/sparql11-query/).',
  },
  'query-too-complex': {
    status: 422,
    title: 'The query is too complex',
    remedy: 'Nest less deeply, or split the query.',
  },
  'result-too-large': {
    status: 422,
    title: 'The result is too large',
    remedy: 'Ask for less, or for a part at a time with LIMIT and OFFSET.',
  },
  'service-not-allowed': {
    status: 403,
    title: 'The query names a service that is not allowed',
    remedy: 'Leave SERVICE out, or have the endpoint put on the list in `ARKIVE_SPARQL_SERVICES`.',
  },
  'service-failed': {
    status: 502,
    title: 'A service that the query names did not answer',
    remedy: 'Try again later, or leave SERVICE out.',
  },
  'webhook-address-refused': {
    status: 422,
    title: 'Webhooks may not go to this address',
    remedy: 'Name a host on the public Internet, or have its network put on the list in `ARKIVE_WEBHOOK_NETWORKS`.',
  },
  'too-many-webhooks': {
    status: 422,
    title: 'The client has as many webhooks as it may',
    remedy: 'Change or remove one of them.',
  },
  'event-log-full': {
    status: 422,
    title: 'The session takes no more events',
    remedy: 'Start another session for what follows.',
  },
  unauthenticated: {
    status: 401,
    title: 'No valid credential was given',
    remedy: 'Send a bearer token or an API key.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The credential lacks a scope',
    remedy: 'Ask for a token with the scope named in the detail.',
  },
  'origin-not-allowed': {
    status: 403,
    title: 'The page may not call from its origin',
    remedy: 'Call from an origin that is registered for the public client.',
  },
  'page-not-allowed': {
    status: 403,
    title: 'Pages of public clients may call operations of sessions only',
    remedy: 'Send a bearer token or an API key.',
  },
  'session-key-mismatch': {
    status: 403,
    title: 'The session key is wrong',
    remedy: 'Send the cookie that came with the session.',
  },
  'not-found': { status: 404, title: 'There is nothing here', remedy: 'Check the address.' },
  'file-not-kept': {
    status: 404,
    title: 'The file was not kept',
    remedy: "Use the graph, or have the client's settings keep files and append the document again.",
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not allowed here',
    remedy: 'See the interface description.',
  },
  'not-acceptable': {
    status: 406,
    title: 'The answer cannot be had in an accepted format',
    remedy: 'Name one of the formats in the detail in Accept, or leave Accept out.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    remedy: 'Send the request again, faster.',
  },
  'upload-not-found': {
    status: 404,
    title: 'There is no such upload',
    remedy: 'Begin another with `POST /uploads`: this one is unknown, was used or aborted, or has expired.',
  },
  'upload-address-refused': {
    status: 403,
    title: 'The address is not signed, or no longer valid',
    remedy: 'Use the addresses that `POST /uploads` gave, as they are, before they expire.',
  },
  'upload-part-refused': {
    status: 400,
    title: 'The part is not what it was to be',
    remedy: 'Send the bytes of this part again, as many as `partSize` says and with the checksum that they have.',
  },
  'upload-parts-refused': {
    status: 400,
    title: 'The parts do not make up the file',
    remedy: 'List every part once, in ascending order, with the ETag of its last PUT.',
  },
  'upload-incomplete': {
    status: 409,
    title: 'The upload is not complete',
    remedy: 'Send all parts, and then their list to `completeUri`.',
  },
  'upload-differs': {
    status: 422,
    title: 'The file is not what was declared',
    remedy: 'Begin another upload, with the type and the size that the file has.',
  },
  'event-conflict': {
    status: 409,
    title: 'Another event has this id and source',
    remedy: 'Give every event of a source an id of its own, and send the same event again unchanged.',
  },
  conflict: {
    status: 409,
    title: 'There is one already',
    remedy: 'Use the one that is there, or choose another id.',
  },
  'preference-failed': {
    status: 412,
    title: 'The document is not what the strict preference names',
    remedy: 'Drop `handling=strict`, or send another document.',
  },
  'request-too-large': {
    status: 413,
    title: 'The request body is too large',
    remedy: 'Send what the interface description names, and no more.',
  },
  'expectation-failed': {
    status: 417,
    title: 'The Expect header field cannot be met',
    remedy: 'Send no Expect other than 100-continue.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    remedy: 'Try again after the time in Retry-After.',
    retryAfterS: 5,
  },
  'headers-too-large': {
    status: 431,
    title: 'The header fields are too large',
    remedy: 'Send fewer or shorter header fields.',
  },
  'internal-error': { status: 500, title: 'The service failed', remedy: 'Report the requestId.' },
  overloaded: {
    status: 503,
    title: 'The service is busy',
    remedy: 'Try again after the time in Retry-After.',
    retryAfterS: 5,
  },
} as const satisfies Record<string, ProblemRow>;

/** The stable code of a problem, as clients see it in `code`. */
export type ProblemCode = keyof typeof table;

/** Whether `code` is a row of the table. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(table, code);
}

/** All rows, for documentation and tests. */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemRow>> = table;

/** An expected failure, thrown where a value cannot be returned and answered as RFC 9457 `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  /** When to try again: what is known of this request, else what the table says. */
  readonly retryAfterS: number | undefined;

  /** `detail` says what is wrong with this request; it never holds secrets or document text. */
  constructor(code: ProblemCode, detail?: string, { retryAfterS }: { readonly retryAfterS?: number } = {}) {
    super(detail ?? PROBLEMS[code].title);
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
    this.retryAfterS = retryAfterS ?? PROBLEMS[code].retryAfterS;
  }
}
