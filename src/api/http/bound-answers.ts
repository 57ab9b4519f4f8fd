// Large answers that wait to be taken are held in memory: only so much at a time, and not all of it for one client. Whoever asks
// for many and reads none of them is told to come back, and everybody else is answered.
import type { FastifyInstance } from 'fastify';
import { HTTP_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** Bytes of large answers that may wait, of everybody and of one client. */
export type AnswerLimits = Readonly<Record<'waitingAnswerBytes' | 'waitingAnswerBytesOfClient', number>>;

/** Holds answers to `limits`; small ones, which buffers of the system take, are not counted. */
export function boundAnswers(app: FastifyInstance, limits: AnswerLimits): void {
  const ofClient = new Map<string, number>();
  let ofAll = 0;
  const add = (holder: string, bytes: number): void => {
    ofAll += bytes;
    const own = (ofClient.get(holder) ?? 0) + bytes;
    if (own === 0) ofClient.delete(holder);
    else ofClient.set(holder, own);
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = Buffer.isBuffer(payload) || typeof payload === 'string' ? payload.length : 0;
    if (bytes < HTTP_LIMITS.largeAnswerBytes) {
      done(null, payload);
      return;
    }
    const holder = request.caller?.clientId ?? '';
    const own = ofClient.get(holder) ?? 0;
    const { waitingAnswerBytes, waitingAnswerBytesOfClient } = limits;
    if (ofAll + bytes > waitingAnswerBytes || own + bytes > waitingAnswerBytesOfClient) {
      done(new Problem('overloaded', 'Too much that was answered has not been taken yet.'));
      return;
    }
    add(holder, bytes);
    reply.raw.once('close', () => {
      add(holder, -bytes);
    });
    done(null, payload);
  });
}
