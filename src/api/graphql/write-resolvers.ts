// Resolvers of the mutations: the operations of REST that write, by the same services and under the same rules.
import { randomUUID } from 'node:crypto';
import type { FileUpload } from 'graphql-upload-ts';
import { parsePrefer } from '../../kernel/prefer.ts';
import { Problem } from '../../kernel/problem.ts';
import type { DocumentPreference } from '../../model/reading.ts';
import { append } from '../../services/append.ts';
import { documentPreference, namesDocuments, preferenceApplied } from '../../services/document-preference.ts';
import type { Submission } from '../../services/read-submission.ts';
import { countDocument } from '../documents/count-document.ts';
import { fusionRequest } from '../graph/fusion-request.ts';
import { startRequest } from '../session/session-requests.ts';
import { callerOf, sessionOf } from './context.ts';
import type { GraphqlContext } from './context.ts';
import type { Resolvers } from './resolvers.ts';
import { uploadedBytes } from './uploads.ts';

interface InSession {
  readonly sessionId?: string | null;
}

interface AppendArguments extends InSession {
  readonly document?: Promise<FileUpload> | null;
  readonly uploadId?: string | null;
  readonly preference?: {
    readonly classes?: readonly string[] | null;
    readonly contexts?: readonly string[] | null;
    readonly handling: 'LENIENT' | 'STRICT';
  } | null;
}

interface FuseArguments extends InSession {
  readonly input?: {
    readonly rules?: readonly string[] | null;
    readonly generate?: boolean | null;
    readonly generateTypes?: readonly string[] | null;
  } | null;
}

/** What a client changes. */
export const WRITE_RESOLVERS: Resolvers = {
  Mutation: {
    startSession: async (_source: unknown, { input }: { readonly input?: object | null }, context) => {
      const { services, exchange } = context;
      const wish = startRequest(given(input ?? {}));
      const shown = exchange.sessionKey(wish.sessionId ?? '');
      const result = await services.sessions.start(callerOf(context), { ...wish, sessionKey: shown });
      exchange.giveKey(result.session, result.kind === 'started' ? result.sessionKey : shown);
      return { session: result.session, continued: result.kind === 'continued' };
    },

    resumeSession: async (_source: unknown, { sessionId }: InSession, context) => {
      const { services, exchange } = context;
      const session = await sessionOf(context, sessionId);
      const sessionKey = exchange.sessionKey(session.sessionId);
      const resumed = await services.sessions.resume(callerOf(context), { sessionId: session.sessionId, sessionKey });
      exchange.giveKey(resumed.session, sessionKey);
      return resumed.session;
    },

    endSession: async (_source: unknown, { sessionId }: InSession, context) => {
      const session = await sessionOf(context, sessionId);
      await context.services.sessions.end(session);
      context.graphs.forget(session.sessionId);
      context.exchange.takeKey(session.sessionId);
      return session.sessionId;
    },

    appendDocument,

    fuse: async (_source: unknown, { sessionId, input }: FuseArguments, context) => {
      const session = await sessionOf(context, sessionId);
      const { rules, generate, generateTypes } = input ?? {};
      const options = fusionRequest(
        given({ rules, generate: generate === false ? false : (generateTypes ?? generate) }),
      );
      const fusion = await context.work.apart(context.services.fused.fuse(session.sessionId, options));
      context.graphs.forget(session.sessionId);
      return context.graphs.indexed(session.sessionId, fusion);
    },
  },
};

async function appendDocument(_source: unknown, args: AppendArguments, context: GraphqlContext) {
  const { services, exchange, graphs } = context;
  const { sessionId } = await sessionOf(context, args.sessionId);
  const preference = preferenceOf(args, exchange.prefer);
  if (namesDocuments(preference)) exchange.answer('vary', 'Prefer');
  const read = await documentOf(args, context, sessionId);
  // The first document has the id of the request, as over REST.
  const requestId = context.appended === 0 ? exchange.requestId : randomUUID();
  context.appended += 1;
  const common = { requestId, caller: callerOf(context), preference, includeProvenance: false, sessionId };
  const appended = countDocument(services.metrics, () => read((given) => append(services, { ...common, ...given })));
  const { response } = await context.work.apart(appended);
  const applied = preferenceApplied(preference);
  if (applied !== undefined) exchange.answer('preference-applied', applied);
  graphs.forget(sessionId);
  const summary = (await graphs.list(sessionId)).find((each) => each.requestId === requestId);
  return { source: summary && { sessionId, summary }, text: response.result.text };
}

type GivenDocument = Pick<Submission, 'file' | 'filename' | 'isUpload'>;

/** Hands the one document of the arguments to whoever reads it. Throws Problem missing-document, invalid-request; those of `Uploads.use` come later. */
async function documentOf({ document, uploadId }: AppendArguments, context: GraphqlContext, sessionId: string) {
  const hasFile = document !== undefined && document !== null;
  const hasUpload = uploadId !== undefined && uploadId !== null;
  if (hasFile && hasUpload) throw new Problem('invalid-request', 'Give one document: `document`, or `uploadId`.');
  if (!hasFile && !hasUpload) throw new Problem('missing-document', 'Give `document`, or `uploadId`.');
  const sent: GivenDocument | undefined = hasFile ? await uploadedBytes(document) : undefined;
  return <T>(read: (given: GivenDocument) => Promise<T>): Promise<T> => {
    if (sent !== undefined) return read(sent);
    const shown = { caller: callerOf(context), uploadId: String(uploadId).toLowerCase(), sessionId };
    return context.services.uploads.use(shown, (uploaded) => read({ ...uploaded, isUpload: true }));
  };
}

function preferenceOf({ preference }: AppendArguments, prefer: readonly string[]): DocumentPreference {
  if (preference === undefined || preference === null) return documentPreference(parsePrefer(prefer));
  const { classes, contexts, handling } = preference;
  return { classes: [...(classes ?? [])], contexts: [...(contexts ?? [])], strict: handling === 'STRICT' };
}

/** Only what was given: null is as good as nothing. */
function given(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
