// What a session holds, as services see it: documents with their files, and the summaries that lists and comparisons need.
// Summaries are kept in memory for the sessions in use, so that a long session is not decrypted anew for each document.
import { SOURCE_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import type { PropertyEvidence } from '../model/evidence.ts';
import type { SourceDocument } from '../model/source-document.ts';
import type { TracedDocument } from '../model/source-provenance.ts';
import type { Vault, VaultItemKind } from '../ports/vault.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A document without its graph. */
export interface SourceSummary extends Omit<SourceDocument, 'nodes'> {
  /** How many nodes of each type there are, by compact name. */
  readonly nodeCounts: Readonly<Record<string, number>>;
}

/** What is kept beside a document. */
export interface DocumentParts {
  /** Undefined when it is not to be kept. */
  readonly file: Uint8Array | undefined;
  readonly evidence: readonly PropertyEvidence[];
}

/** The documents of all sessions. */
export interface SessionSources {
  /** In the order of appending. */
  list(sessionId: string): Promise<readonly SourceSummary[]>;
  /** The document. Throws Problem not-found, session-not-live. */
  read(sessionId: string, requestId: string): Promise<SourceDocument>;
  /** The document with the places where its values were read. Throws Problem not-found, session-not-live. */
  readTraced(sessionId: string, requestId: string): Promise<TracedDocument>;
  /** The file of the document. Throws Problem file-not-kept, not-found, session-not-live. */
  readFile(sessionId: string, requestId: string): Promise<Uint8Array>;
  /**
   * Keeps a document with its file and its evidence, durably and all or none. `describe` is given the documents that the session holds, and
   * no other is kept in the meantime. Throws Problem session-not-live.
   */
  keep(
    sessionId: string,
    parts: DocumentParts,
    describe: (earlier: readonly SourceSummary[]) => SourceDocument,
  ): Promise<SourceDocument>;
  /** Lets go of what is in memory. */
  forget(sessionIds: readonly string[]): void;
}

/** The documents in the vault. */
export function sessionSources(vault: Vault): SessionSources {
  const caches = new Map<string, Map<string, SourceSummary>>();
  const inTurn = oneAtATime();

  /** The cache of the session, which is now the one used last. */
  function cacheOf(sessionId: string): Map<string, SourceSummary> {
    const cache = caches.get(sessionId) ?? new Map<string, SourceSummary>();
    caches.delete(sessionId);
    caches.set(sessionId, cache);
    const [oldest] = caches.keys();
    if (caches.size > SOURCE_LIMITS.summarisedSessions && oldest !== undefined) caches.delete(oldest);
    return cache;
  }

  async function readItem(sessionId: string, kind: VaultItemKind, itemId: string): Promise<Uint8Array> {
    const bytes = await vault.read(sessionId, { kind, itemId });
    if (bytes !== undefined) return bytes;
    // It may have ended since it was asked for.
    if ((await vault.find(sessionId)) === undefined) throw new Problem('session-not-live');
    const isFileOfDocument = kind === 'file' && (await vault.read(sessionId, { kind: 'source', itemId })) !== undefined;
    if (isFileOfDocument) throw new Problem('file-not-kept');
    throw new Problem('not-found', 'The session holds no document of this requestId.');
  }

  // What stands in the vault, this service wrote.
  const read = async (sessionId: string, requestId: string) =>
    parsed(await readItem(sessionId, 'source', requestId)) as SourceDocument;

  async function list(sessionId: string): Promise<readonly SourceSummary[]> {
    const cache = cacheOf(sessionId);
    const summaries: SourceSummary[] = [];
    for (const { itemId } of await vault.items(sessionId, 'source')) {
      const summary = cache.get(itemId) ?? summaryOf(await read(sessionId, itemId));
      cache.set(itemId, summary);
      summaries.push(summary);
    }
    return summaries;
  }

  async function keepNow(...[sessionId, parts, describe]: Parameters<SessionSources['keep']>): Promise<SourceDocument> {
    const source = describe(await list(sessionId));
    const { requestId: itemId } = source;
    const kept = await vault.append(sessionId, [
      { kind: 'source', itemId, bytes: jsonBytes(source) },
      { kind: 'evidence', itemId, bytes: jsonBytes(traced(source, parts.evidence)) },
      ...(parts.file === undefined ? [] : [{ kind: 'file', itemId, bytes: parts.file } as const]),
    ]);
    if (!kept) throw new Problem('session-not-live');
    return source;
  }

  return {
    list,
    read,

    readTraced: async (sessionId, requestId) =>
      parsed(await readItem(sessionId, 'evidence', requestId)) as TracedDocument,

    readFile: (sessionId, requestId) => readItem(sessionId, 'file', requestId),

    keep: (sessionId, parts, describe) => inTurn(sessionId, () => keepNow(sessionId, parts, describe)),

    forget(sessionIds) {
      for (const id of sessionIds) caches.delete(id);
    },
  };
}

function summaryOf({ nodes, ...summary }: SourceDocument): SourceSummary {
  const nodeCounts: Record<string, number> = {};
  for (const { type } of nodes) nodeCounts[type] = (nodeCounts[type] ?? 0) + 1;
  return { ...summary, nodeCounts };
}

function traced({ requestId, receivedAt, input }: SourceDocument, evidence: DocumentParts['evidence']): TracedDocument {
  return { requestId, receivedAt, input, evidence };
}

function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value), 'utf8');
}

function parsed(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}
