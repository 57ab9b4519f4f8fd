// Resolvers of sessions, documents and fusions: what a client reads.
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { fileIri } from '../../model/graph-names.ts';
import type { LiveSession } from '../../model/session.ts';
import type { SourceDocument } from '../../model/source-document.ts';
import type { SourceSummary } from '../../services/session-sources.ts';
import type { Page } from './connection.ts';
import { sessionOf } from './context.ts';
import type { GraphqlContext } from './context.ts';
import type { IndexedFusion } from './request-graphs.ts';
import type { Resolvers } from './resolvers.ts';
import { groupsOf, totalsOf } from './summary.ts';
import type { Dimension } from './summary.ts';

/** A document of a session. */
export interface SourceOf {
  readonly sessionId: string;
  /** The document, or what a list says of it. */
  readonly summary: SourceSummary | SourceDocument;
}

interface Rows {
  readonly id?: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** What a client reads. */
export const READ_RESOLVERS: Resolvers = {
  Query: {
    session: (_source: unknown, { id }: { readonly id?: string | null }, context) => sessionOf(context, id),
  },
  Session: {
    id: ({ sessionId }: LiveSession) => sessionId,
    startedAt: ({ startedAt }: LiveSession) => startedAt.toISOString(),
    expiresAt: ({ expiresAt }: LiveSession) => expiresAt.toISOString(),
    sources: async ({ sessionId }: LiveSession, _args: object, { graphs }) =>
      (await graphs.list(sessionId)).map((summary): SourceOf => ({ sessionId, summary })),
    source: async ({ sessionId }: LiveSession, { requestId }: { readonly requestId: string }, { graphs }) => {
      const found = await graphs.source(sessionId, requestId);
      return found && { sessionId, summary: found.document };
    },
    fused: ({ sessionId }: LiveSession, _args: object, { graphs }) => graphs.fused(sessionId),
  },
  Source: {
    requestId: ({ summary }: SourceOf) => summary.requestId,
    receivedAt: ({ summary }: SourceOf) => summary.receivedAt,
    document: ({ summary }: SourceOf) => summary.document,
    status: ({ summary }: SourceOf) => summary.status,
    input: ({ summary }: SourceOf) => summary.input,
    pageCount: ({ summary }: SourceOf) => summary.pageCount,
    nodeCounts: ({ summary }: SourceOf) =>
      Object.entries(nodeCountsOf(summary)).map(([type, count]) => ({ type, count })),
    duplicateOf: ({ summary }: SourceOf) => summary.duplicateOf,
    textSource: ({ summary }: SourceOf) => summary.textSource,
    file: ({ summary }: SourceOf, _args: object, { services }) => fileIri(services, summary.requestId),
    graph: async ({ sessionId, summary }: SourceOf, _args: object, { graphs }) =>
      (await graphs.source(sessionId, summary.requestId))?.index,
  },
  FusedGraph: {
    graphId: ({ fusion }: IndexedFusion) => fusion.graphId,
    fusedAt: ({ fusion }: IndexedFusion) => fusion.fusedAt,
    graph: ({ index }: IndexedFusion) => index,
    report: ({ fusion }: IndexedFusion) => fusion.report,
  },
  FusionReport: {
    nodes: (report: IndexedFusion['fusion']['report'], rows: Rows, { work }) => part(report.nodes, rows, work),
    generated: (report: IndexedFusion['fusion']['report'], rows: Rows, { work }) => part(report.generated, rows, work),
    conflicts: (report: IndexedFusion['fusion']['report'], rows: Rows, { work }) => part(report.conflicts, rows, work),
    uncertain: (report: IndexedFusion['fusion']['report'], rows: Rows, { work }) => part(report.uncertain, rows, work),
    counts: ({ nodes, generated, conflicts, uncertain }: IndexedFusion['fusion']['report']) => ({
      nodes: nodes.length,
      generated: generated.length,
      conflicts: conflicts.length,
      uncertain: uncertain.length,
    }),
  },
  TransactionConnection: {
    summary: ({ all }: Page, _args: object, { work }) => {
      work.spend(all.length * 4);
      return { ...totalsOf(all), all };
    },
  },
  TransactionSummary: {
    groups: ({ all }: Pick<Page, 'all'>, { by }: { readonly by: readonly Dimension[] }, { work }) => {
      work.spend(all.length * 8);
      return groupsOf(all, by);
    },
  },
};

function nodeCountsOf(summary: SourceOf['summary']): SourceSummary['nodeCounts'] {
  if ('nodeCounts' in summary) return summary.nodeCounts;
  const counts: Record<string, number> = {};
  for (const { type } of summary.nodes) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function part<Row extends object>(rows: readonly Row[], { id, offset, limit }: Rows, work: GraphqlContext['work']) {
  if (offset < 0 || limit < 0 || limit > GRAPHQL_LIMITS.reportRows) {
    throw new Problem('invalid-request', `A part of the report has 0 to ${GRAPHQL_LIMITS.reportRows} rows.`);
  }
  work.spend(rows.length);
  const wanted = id === undefined || id === null ? rows : rows.filter((row) => 'id' in row && row.id === id);
  return wanted.slice(offset, offset + limit);
}
