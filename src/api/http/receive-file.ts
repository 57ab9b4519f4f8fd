// Files on their way in are held in memory until they are there: only so many at a time, and not all of them of one client.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HeadCount } from '../../kernel/head-count.ts';
import { HTTP_LIMITS } from '../../kernel/limits.ts';
import { callerOf } from '../authentication/authentication.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly incomingFiles: HeadCount;
  }
}

/** How many files may be on their way. */
export type IncomingLimits = Readonly<Record<'incomingFiles' | 'incomingFilesOfClient', number>>;

/** Counts the files that are on their way to this server. */
export function countIncomingFiles(app: FastifyInstance, limits: IncomingLimits = HTTP_LIMITS): void {
  app.decorate('incomingFiles', new HeadCount({ all: limits.incomingFiles, ofClient: limits.incomingFilesOfClient }));
}

/** What `read` makes of the body, which holds a file. Throws Problem too-many-requests, overloaded before it is read, and those of `read`. */
export async function receiveFile<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  try {
    return await request.server.incomingFiles.during(callerOf(request).clientId, read);
  } catch (error) {
    // What the client still sends is discarded as it comes, so that it can finish and read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
