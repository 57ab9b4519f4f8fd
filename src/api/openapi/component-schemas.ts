// The schemas of everything that is no node: requests, answers, problems. Objects are closed: what is not written here
// is not answered. (Schema Object of OpenAPI 3.0.0: an extended subset of JSON Schema.)
import { SESSION_LIMITS } from '../../kernel/limits.ts';
import { PROBLEMS } from '../../kernel/problem.ts';
import { SCOPES } from '../../kernel/scopes.ts';
import { closed, listOf, schemaRef } from './describe.ts';
import type { Description } from './describe.ts';

const text = { type: 'string' } as const;
const uri = { type: 'string', format: 'uri' } as const;
const dateTime = { type: 'string', format: 'date-time' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const fraction = { type: 'number', minimum: 0, maximum: 1 } as const;

/** By name, as `#/components/schemas/…`. */
export const COMPONENT_SCHEMAS: Readonly<Record<string, Description>> = {
  ExtractionResponse: closed('What a document says.', {
    requestId: { ...uuid, description: 'The same as in the header `X-Request-Id`.' },
    clientDescription: closed('Who asked.', {
      clientId: text,
      tenantId: text,
      subjectId: {
        ...text,
        nullable: true,
        description: 'The person for whom the client calls; null when it calls for itself.',
      },
    }),
    inputs: listOf(schemaRef('Input'), { minItems: 1 }),
    result: schemaRef('ExtractionResult'),
  }),
  Input: closed('A file as it was received.', {
    filename: { ...text, description: 'As the client named it.' },
    mimeType: { ...text, enum: ['application/pdf', 'image/jpeg', 'image/png'], description: 'Told from the content.' },
    sizeInBytes: { type: 'integer', minimum: 1 },
    checksum: {
      ...text,
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 (FIPS 180-4) of the file, in lower-case hexadecimal digits.',
    },
  }),
  ExtractionResult: closed(
    'The document, its text and its graph.',
    {
      status: closed('How the reading went.', {
        extraction: { ...text, enum: ['COMPLETE'] },
        review: {
          ...text,
          enum: ['REVIEW_NOT_REQUIRED', 'REVIEW_PENDING'],
          description:
            'Pending when the class is not sure, a fallback profile was used, or a required expectation is unsatisfied.',
        },
        expectations: schemaRef('Expectations'),
      }),
      document: {
        allOf: [schemaRef('DocumentSummary')],
        description: 'Of a file with several documents, the longest of them.',
      },
      parts: {
        ...listOf(schemaRef('DocumentPart'), { minItems: 2 }),
        description: 'Only where a file holds several documents: each of them, in page order.',
      },
      text: closed('The text of the document.', {
        source: { ...text, enum: ['Embedded', 'OCR', 'Mixed'] },
        content: text,
      }),
      nodes: listOf(schemaRef('Node')),
      provenance: {
        ...listOf(schemaRef('Provenance')),
        description: 'Where every value was read; only with `?include=provenance`.',
      },
    },
    ['parts', 'provenance'],
  ),
  DocumentPart: closed('One document of a file that holds several.', {
    document: schemaRef('DocumentSummary'),
    firstPage: { type: 'integer', minimum: 1 },
    lastPage: { type: 'integer', minimum: 1 },
    nodeIds: { ...listOf(uri), description: 'The nodes that were read in it.' },
  }),
  Expectations: closed('What was expected of the nodes and not found.', {
    errors: { ...listOf(schemaRef('ExpectationIssue')), description: 'What is required.' },
    warnings: { ...listOf(schemaRef('ExpectationIssue')), description: 'What is recommended.' },
    info: { ...listOf(schemaRef('ExpectationIssue')), description: 'What is optional.' },
  }),
  DocumentSummary: closed('What kind of document it is.', {
    classIdentifier: { ...text, example: 'banking-statement' },
    className: { ...text, description: '`Context: Title`.', example: 'Banking: Current account statement' },
    classConfidence: {
      ...fraction,
      description: 'Calibrated: of the answers near 0.9, nine in ten are right.',
    },
    profilesMatched: listOf(
      closed('A profile by which the document was read.', { id: text, title: text, version: text }),
    ),
  }),
  ExpectationIssue: closed(
    'An expectation that is not met.',
    {
      nodeType: { ...text, description: 'The compact name of the type.', example: 'ark:Transaction' },
      nodeId: { ...uri, description: 'The node, where it is one in particular.' },
      reason: text,
    },
    ['nodeId'],
  ),
  Provenance: closed('Where one property of one node was read, and how.', {
    nodeId: uri,
    property: { ...text, example: 'amount' },
    page: { type: 'integer', minimum: 1 },
    box: closed('Points (1/72 inch) on the page as submitted; origin top left, y grows downwards.', {
      x0: { type: 'number' },
      y0: { type: 'number' },
      x1: { type: 'number' },
      y1: { type: 'number' },
    }),
    text: { ...text, description: 'As printed.' },
    rule: { ...text, description: '`<profile or step>/<rule>`.', example: 'banking-statement/sortCode' },
    confidence: fraction,
  }),
  SessionStartRequest: closed(
    'What a session is to be; everything can be left out.',
    {
      sessionId: {
        ...text,
        maxLength: 200,
        description: 'A session to continue, if it is live; else a new one starts.',
      },
      lifetimeInSeconds: {
        type: 'integer',
        minimum: SESSION_LIMITS.minimumSeconds,
        default: SESSION_LIMITS.defaultSeconds,
        description: `What is over ${SESSION_LIMITS.maximumSeconds}, or less where the settings of the client say so, is cut to it; their default takes the place of this one, too (\`GET /settings\`).`,
      },
      partitionKey: {
        ...text,
        minLength: 1,
        maxLength: SESSION_LIMITS.partitionKeyCharacters,
        description:
          'The part of the world of the client that the session belongs to. A session is continued only under the key it was started with, when one is named.',
      },
      clientId: {
        ...text,
        minLength: 1,
        maxLength: 200,
        description:
          'The public client that a page belongs to, which shows no credential; it has to come from an origin of that client. Beside a credential it may be left out.',
      },
    },
    ['sessionId', 'lifetimeInSeconds', 'partitionKey', 'clientId'],
  ),
  SessionResumeRequest: closed('Names a session.', { sessionId: { ...text, maxLength: 200 } }),
  Session: closed(
    'A live session.',
    {
      sessionId: uuid,
      startedAt: dateTime,
      expiresAt: { ...dateTime, description: 'From this moment on there is no such session.' },
      requests: {
        ...listOf(closed('A request that appended a document to the session.', { requestId: uuid })),
        description: 'Of a session that is continued: the documents that it holds, oldest first.',
      },
    },
    ['requests'],
  ),
  Problem: closed('What went wrong (RFC 9457).', {
    type: { ...uri, description: 'Dereferences to an explanation.' },
    title: text,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { ...text, description: 'What is wrong with this request, or what to do about it.' },
    code: { ...text, enum: Object.keys(PROBLEMS), description: 'Stable: decide by this.' },
    requestId: { ...uuid, description: 'The same as in the header `X-Request-Id`.' },
  }),
  ProblemExplanation: closed('What a problem means.', {
    type: uri,
    title: text,
    status: { type: 'integer' },
    code: { ...text, enum: Object.keys(PROBLEMS) },
    remedy: { ...text, description: 'What the caller can do about it.' },
  }),
  TokenRequest: {
    type: 'object',
    description: 'A client credentials request (RFC 6749 §4.4.2). Id and secret stand here or in HTTP Basic.',
    required: ['grant_type'],
    properties: {
      grant_type: { ...text, enum: ['client_credentials'] },
      client_id: text,
      client_secret: { ...text, format: 'password' },
      scope: {
        ...text,
        description: `Scopes separated by spaces; all scopes of the client when absent. Known: ${Object.keys(SCOPES).join(', ')}.`,
      },
    },
  },
  TokenAnswer: closed('An access token (RFC 6749 §5.1).', {
    access_token: { ...text, description: 'A JWT (RFC 9068); send it as `Authorization: Bearer …`.' },
    token_type: { ...text, enum: ['Bearer'] },
    expires_in: { type: 'integer', description: 'Seconds.' },
    scope: { ...text, description: 'What the token allows, separated by spaces.' },
  }),
  OAuthError: closed('A refused token request (RFC 6749 §5.2).', {
    error: {
      ...text,
      enum: ['invalid_request', 'invalid_client', 'unsupported_grant_type', 'invalid_scope', 'server_error'],
    },
    error_description: text,
  }),
  JwkSet: closed('Public keys (RFC 7517).', {
    keys: listOf({
      type: 'object',
      required: ['kid', 'kty', 'alg', 'use'],
      properties: { kid: text, kty: text, alg: text, use: { ...text, enum: ['sig'] } },
      additionalProperties: text,
    }),
  }),
  AuthorizationServerMetadata: closed('Authorization server metadata (RFC 8414).', {
    issuer: uri,
    token_endpoint: uri,
    jwks_uri: uri,
    scopes_supported: listOf(text),
    response_types_supported: listOf(text),
    grant_types_supported: listOf(text),
    token_endpoint_auth_methods_supported: listOf(text),
  }),
  Health: closed('The state of the server.', { status: { ...text, enum: ['ok'] } }),
  InterfaceDescription: {
    type: 'object',
    description: 'An OpenAPI 3.0.0 document.',
    required: ['openapi', 'info', 'paths'],
    properties: { openapi: { ...text, enum: ['3.0.0'] }, info: { type: 'object' }, paths: { type: 'object' } },
  },
};
