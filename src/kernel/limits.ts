// Every limit of the service, in one place: one table, which is why it may be long.
/* eslint-disable max-lines -- one table */

const MB = 1024 * 1024;

/** Limits on one document; exceeding one is a problem of the table in problem.ts. */
export const DOCUMENT_LIMITS = {
  /** 4.5 MB: the contract's limit for a file sent with the request. */
  fileBytes: Math.floor(4.5 * MB),
  /** 25 MB: the contract's limit for a file that was uploaded before. */
  uploadedFileBytes: 25 * MB,
  pages: 200,
  /** Longest edge of a page in points (a roll of paper is no page); 14,400 is PDF's own limit. */
  pageEdgePt: 5_000,
  glyphsPerPage: 60_000,
  glyphs: 1_000_000,
  /** Pixels of a JPEG or PNG file: more than any telephone's ordinary picture, less than what fills the memory. */
  picturePixels: 50_000_000,
  /** Wall time of reading and understanding one document. */
  readingMs: 20_000,
  /** Memory that the PDF engine may grow to for one document. */
  engineBytes: 512 * MB,
} as const;

/** Limits on recognising text in pictures. */
export const OCR_LIMITS = {
  /** Wall time of one page; an ordinary one takes 3 s on a core of its own, many times that on a machine with too much to do. */
  pageMs: 60_000,
  /** Pages of one document. */
  pages: 40,
  /** Wall time that recognition may add to the reading of one document. */
  documentMs: 240_000,
  /** Memory of the process that recognises. */
  processBytes: 1_536 * MB,
} as const;

/** Limits on uploads. */
export const UPLOAD_LIMITS = {
  /** Least size of every part but the last: what S3 demands. Files of 25 MB have five parts of it. */
  partBytes: 5 * MB,
  /** From its beginning on an upload lives so long, or as long as its session, if that ends earlier. */
  lifetimeMs: 3_600_000,
  /** Uploads that are there, of one client and of all; the next one is told to come back. */
  ofClient: 20,
  all: 100,
  /** Parts that arrive at a time, of one client and of all. */
  partsOfClient: 16,
  parts: 64,
  /** Uploads whose files are in memory, being read or waiting for it. */
  inUse: 8,
  /** How long after a vain attempt to remove what is left of an upload the next one is made. */
  removalRetryMs: 15_000,
  filenameCharacters: 255,
  /** Encrypted at a time, and held in memory of a part that arrives. */
  chunkBytes: 64 * 1024,
} as const;

/** Limits on the threads that read documents. */
export const WORKER_LIMITS = {
  /** JavaScript heap of one thread, beside the engine's own memory. */
  heapBytes: 512 * MB,
  /** Documents that may wait for a thread; the next one is told to come back. */
  waitingDocuments: 64,
  /** A thread without work ends after this time, and gives its memory back. */
  idleMs: 30_000,
} as const;

/** Limits of credentials and of asking for them. */
export const CREDENTIAL_LIMITS = {
  /** Lifetime of an access token, fixed by the contract. */
  accessTokenSeconds: 3_600,
  /** Body of a token request; a real one has some 300 bytes. */
  tokenRequestBytes: 16 * 1024,
  /** Longest value of an Authorization header that is looked at; our own tokens have under 1,000 characters. */
  authorizationCharacters: 8 * 1024,
  /** Longest name of a client, in characters. */
  clientNameCharacters: 200,
  /** Origins of one client, and redirect addresses; and characters of one. */
  clientAddresses: 50,
  clientAddressCharacters: 500,
  /** How long a secret may hold beside the one that follows it: 30 days. */
  secretOverlapSeconds: 30 * 86_400,
} as const;

/** Limits of the keys that sign tokens. */
export const KEY_LIMITS = {
  /** How long a key signs before another one takes its place by itself: 90 days. */
  signingMs: 90 * 86_400_000,
  /** How long it verifies after that: the life of a token, and an hour for servers that have not heard of it and clocks that differ. */
  overlapMs: 2 * 3_600_000,
  /** How often a running server looks for keys that the command line has made. */
  checkMs: 10_000,
} as const;

/** Limits on asking issuers elsewhere for their keys. */
export const ISSUER_LIMITS = {
  fetchMs: 3_000,
  /** A token that names an unknown key makes the keys be fetched again, and no more often than this. */
  fetchAgainMs: 30_000,
  /** Fetched keys are good for so long: a key that the issuer takes back is gone after it. */
  keysMs: 600_000,
  /** What a set of keys may have. */
  keysBytes: 256 * 1024,
  /** By how much clocks may differ. */
  clockSeconds: 30,
} as const;

/** Limits of the identity provider. */
export const SIGN_IN_LIMITS = {
  /** From the page that asks for consent to the exchange of the code that it gave. */
  codeSeconds: 60,
  /** How long the pages wait for a person. */
  interactionSeconds: 1_800,
  /** How long a person stays signed in: 12 hours from the last request of a client. */
  sessionSeconds: 43_200,
  /** How long a client may go on refreshing tokens, from the consent on: 14 days. Also that of what was consented to. */
  grantSeconds: 1_209_600,
  /** Body of a form or a token request. */
  requestBytes: 16 * 1024,
  /** Length of a user's name and of a password, in characters. */
  userNameCharacters: 200,
  passwordMinimum: 12,
  passwordCharacters: 1_000,
  /** Passwords that are compared at a time, each 32 MB and a good part of a second, and that may wait for it. */
  comparisons: 2,
  waitingComparisons: 32,
  /** How often somebody at one address may begin to sign in: each time leaves something on the disk for half an hour. */
  begins: { requests: 300, windowMs: 300_000 },
  /** Wrong passwords that are borne, as in ATTEMPT_LIMITS: far fewer, for what people choose can be guessed. */
  attempts: {
    ofAddress: { requests: 100, windowMs: 600_000 },
    ofPair: { requests: 10, windowMs: 600_000 },
    ofId: { requests: 100, windowMs: 3_600_000 },
    ofPairUnderAttack: { requests: 2, windowMs: 3_600_000 },
  },
  /** How often what has expired is removed. */
  purgeMs: 60_000,
} as const;

/** How many wrong secrets, keys and passwords are borne; see services/attempts.ts. */
export const ATTEMPT_LIMITS = {
  quotas: {
    /** From one address, whatever it guesses at. */
    ofAddress: { requests: 500, windowMs: 600_000 },
    /** From one address for one id. A secret of 256 bits needs no low number; it has to bear a program with an old secret. */
    ofPair: { requests: 60, windowMs: 600_000 },
    /** For one id, from everywhere; beyond it each address has only `ofPairUnderAttack`. */
    ofId: { requests: 1_000, windowMs: 600_000 },
    ofPairUnderAttack: { requests: 5, windowMs: 600_000 },
  },
  /** Addresses, ids and pairs that are remembered, each; and how much of an id, which may be anything. */
  keys: 20_000,
  idCharacters: 100,
} as const;

/** Limits of clients without a secret. */
export const PUBLIC_CLIENT_LIMITS = {
  /** How old what is known of all clients' origins may be: it decides what browsers show, never who may. */
  originsMs: 1_000,
} as const;

/** Limits on how often the service is called. */
export const RATE_LIMITS = {
  /** Sessions that may be started from one address without a credential: any program can say that it is a page. */
  startsWithoutCredential: { requests: 1_000, windowMs: 3_600_000 },
  /** In a minute, when nothing else is set. What a request costs has limits of its own: this stops programs that run wild. */
  requests: { clientRequests: 60_000, addressRequests: 60_000 },
  /** Clients and addresses that are remembered, each. */
  keys: 20_000,
} as const;

/** Limits of sessions. */
export const SESSION_LIMITS = {
  /** Shortest lifetime that can be asked for, fixed by the contract. */
  minimumSeconds: 60,
  /** Longest lifetime; what is asked for beyond it is cut. Fixed by the contract. */
  maximumSeconds: 604_800,
  defaultSeconds: 3_600,
  /** Longest partition key, in characters. */
  partitionKeyCharacters: 200,
  /** How often due sessions are looked for; until then nobody can read them any more, but they are there. */
  expiryCheckMs: 1_000,
} as const;

/** Limits on what is kept in memory of sessions' documents. */
export const SOURCE_LIMITS = {
  /** Sessions whose documents are held as summaries (some 2 KB each), those used last. */
  summarisedSessions: 100,
} as const;

/** Limits on the working copies of sessions' graphs. */
export const GRAPH_LIMITS = {
  /** Sessions whose graphs are worked on at a time; each has a thread of some 15 MB, and what its graphs take. */
  copies: 4,
  /** Threads that stand ready without a session, 0 or 1: starting one takes longer than loading a session. */
  ready: 1,
  /** Who may wait for a place; the next one is told to come back. */
  waiting: 64,
  /** A copy that nobody asks goes away after this time: it is back in the time of a request. */
  idleMs: 15_000,
  /** One task: loading a document, or answering a query. */
  taskMs: 20_000,
  /** Memory that the engine may grow to for one session; a million statements take 450 MB. */
  engineBytes: 512 * MB,
  /** JavaScript heap of one thread, beside the engine's own memory. */
  heapBytes: 256 * MB,
  /** Names of rules or of types that a request to fuse may list, and the length of a name. */
  names: 100,
  nameCharacters: 100,
} as const;

/** Limits on questions in SPARQL. */
export const QUERY_LIMITS = {
  /** Brackets inside brackets; engines work through them by recursion. */
  nesting: 64,
  /** Sessions that one query may see. */
  sessions: 8,
  /** Default and named graphs that a request may list. */
  graphs: 1_000,
  /** Time of one answer, from when its turn comes. */
  answerMs: 10_000,
  resultBytes: 64 * MB,
  /** Of one client, at a time. */
  atATime: 2,
  /** Of one client, on top of those; the next one is told to come back. */
  waiting: 16,
} as const;

/** Limits on queries over several sessions or services, each in a thread of its own. */
export const FEDERATION_LIMITS = {
  /** At a time; each takes some 150 MB. */
  threads: 2,
  /** Who may wait for a thread; the next one is told to come back. */
  waiting: 8,
  /** A thread that stands ready after a first query goes away when none comes for so long. */
  idleMs: 60_000,
  /** Time of one answer, from when its thread has started. */
  answerMs: 20_000,
  /** Until a thread has loaded its engine. */
  startMs: 20_000,
  heapBytes: 384 * MB,
  /** What one service may send for one request. */
  responseBytes: 16 * MB,
} as const;

/** Limits on GraphQL. */
export const GRAPHQL_LIMITS = {
  /** Characters and tokens of an operation's text. */
  characters: 32_000,
  tokens: 4_000,
  /** Longer texts are parsed when it is their client's turn. */
  charactersAtOnce: 4_000,
  /** Fields, spreads and inline fragments of a document, as written. */
  selections: 500,
  /** Fields inside fields, fragments followed. Introspection has 15. */
  depth: 16,
  /** Fields under another name than their own. */
  aliases: 50,
  /** Fields directly under query or mutation. */
  rootFields: 10,
  /** Fields that an answer could have by what the operation says of its pages: some 50 ms of work. */
  cost: 60_000,
  /** The same, of what is asked about the schema alone: all of it once, as tools do, and no more. */
  introspectionCost: 100_000,
  /** Answers to questions about the schema that are kept, since all clients ask the same: each some 5 MB. */
  introspections: 4,
  /** From this cost on an operation is compiled before it is executed; so many are kept. */
  compileFromCost: 3_000,
  compiledOperations: 50,
  /** How many members a list is taken to have that has no page. */
  assumedList: 10,
  /** What one operation may do beside: nodes compared, nodes given. */
  work: 300_000,
  /** Nodes of a page, and of one whose size is not said. */
  page: 1_000,
  defaultPage: 20,
  /** Rows of a part of the fusion report. */
  reportRows: 1_000,
  /** Comparisons of one filter, and values in a list of one. */
  filterConditions: 50,
  filterValues: 1_000,
  orderFields: 5,
  /** Operations of one client that may wait for their turn; the next one is told to come back. */
  waiting: 32,
  /** An operation, from its arrival to its answer; it begins anew after reading a document and fusing, which have limits of their own. */
  operationMs: 10_000,
} as const;

/** Limits on websockets. */
export const WEBSOCKET_LIMITS = {
  /** Until a client has said who it is. */
  initialisationMs: 3_000,
  messageBytes: 64 * 1024,
  /** Connections of the whole server, and of one client. */
  connections: 1_000,
  connectionsOfClient: 20,
  /** Subscriptions of one connection. */
  subscriptions: 20,
  /** How often a client is asked whether it is still there. */
  keepAliveMs: 12_000,
  /** Changes that wait for a client which does not take them; then it is cut off. */
  waitingChanges: 100,
} as const;

/** Limits on the events of a session. */
export const EVENT_LIMITS = {
  /** One event as JSON: what every intermediary has to forward (CloudEvents 1.0, Size Limits). */
  eventBytes: 64 * 1024,
  /** One request, and the events in it. */
  requestBytes: MB,
  eventsOfRequest: 100,
  /** What clients may add to one session. */
  eventsOfSession: 10_000,
  bytesOfSession: 32 * MB,
  /** Name and value of one attribute, and how many attributes an event has. */
  attributeNameCharacters: 40,
  attributeCharacters: 4_096,
  attributes: 40,
  /** Objects and lists inside each other, in data. */
  nesting: 32,
  /** Events of one answer. */
  page: 500,
  defaultPage: 100,
  /** Sessions whose events are known by name in memory, those written to last: some 100 bytes for each event. */
  indexedSessions: 50,
  /** Open streams of the whole server, and of one client. */
  streams: 1_000,
  streamsOfClient: 20,
  /** How often a reader to whom nothing happens is told that the connection lives, and is asked whether it may still read. */
  heartbeatMs: 12_000,
  /** The one message that a websocket of a session is sent. */
  firstMessageBytes: 1_024,
  /** How long a reader may take to take what it is sent; then it is cut off, and can go on later. */
  stalledMs: 30_000,
} as const;

/** Limits on webhooks. */
export const WEBHOOK_LIMITS = {
  /** Of one client. */
  ofClient: 10,
  urlCharacters: 2_000,
  descriptionCharacters: 200,
  /** Messages that wait for one webhook; what comes then is kept as failed, to be sent again when asked for. */
  waiting: 10_000,
  /** Requests at a time, of all and to one webhook. */
  atATime: 16,
  atATimeToOne: 2,
  /** Name, connection, TLS, request and answer together. */
  attemptMs: 15_000,
  answerHeaderBytes: 8 * 1024,
  /** The first retry; each later one waits four times as long, at most `longestWaitMs`, a fifth more or less. */
  firstWaitMs: 5_000,
  longestWaitMs: 10 * 3_600_000,
  /** Some three days. */
  attempts: 14,
  /** A webhook at which nothing arrived for so long is disabled. */
  disabledAfterMs: 5 * 86_400_000,
  /** How long a secret that was replaced signs beside the new one. */
  oldSecretMs: 86_400_000,
  /** How long what was sent, or could not be, can be sent again; less where its session ends before. */
  keptMs: 7 * 86_400_000,
  /** Deliveries of one answer. */
  page: 500,
  defaultPage: 100,
} as const;

/** Limits on the tickets for a websocket. */
export const TICKET_LIMITS = {
  lifetimeMs: 30_000,
  /** Tickets that nobody has used yet, of one client and of all. */
  ofClient: 100,
  atATime: 10_000,
} as const;

/** Limits of the administrative interface. */
export const MANAGEMENT_LIMITS = {
  /** Rows of one page, and of one whose size is not said. */
  page: 1_000,
  defaultPage: 100,
} as const;

/** Limits on one HTTP request. */
export const HTTP_LIMITS = {
  headerBytes: 16 * 1024,
  /** What multipart may add to the file: boundaries, part headers, other fields. */
  multipartOverheadBytes: 64 * 1024,
  multipartParts: 16,
  /** Bodies other than files. */
  bodyBytes: 64 * 1024,
  /** Until the header section has arrived. */
  headersMs: 10_000,
  /** Until the whole request has arrived. */
  requestMs: 60_000,
  /** How long an idle connection is kept. */
  keepAliveMs: 10_000,
  /** A connection on which nothing moves for so long is closed, whatever is under way: longer than a document can wait and be read. */
  stalledMs: 300_000,
  /** Files on their way in, of everybody and of one client: each is held in memory, up to its limit. */
  incomingFiles: 128,
  incomingFilesOfClient: 96,
  /** Answers from this size on are counted while they wait to be taken: of everybody, and of one client. */
  largeAnswerBytes: 256 * 1024,
  waitingAnswerBytes: 512 * MB,
  waitingAnswerBytesOfClient: 256 * MB,
  /** What of an answer is taken in a second, at least, over `answerMs`; else its connection is closed. */
  answerBytesPerSecond: 16 * 1024,
  answerMs: 30_000,
  /** Of everybody, and from one address. The oldest that ask for nothing make room for new ones. */
  connections: 4_000,
  connectionsOfAddress: 1_000,
  /** How long a shutdown waits for the requests under way. */
  shutdownMs: 30_000,
} as const;
