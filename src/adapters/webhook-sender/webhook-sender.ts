// Sends messages over HTTPS. The name is looked up here, every address of it is checked, and the connection goes to what was checked: a name
// that means something else a moment later does not matter (DNS rebinding). Redirects are not followed.
import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import type { OutgoingMessage, SendFault, SendResult, WebhookSender } from '../../ports/webhook-sender.ts';
import { Networks } from './networks.ts';

/** How a name is looked up: every address of it. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

/** What sending takes. */
export interface WebhookSenderOptions {
  /** Addresses or networks (CIDR) beside the public ones. */
  readonly networks: readonly string[];
  /** For tests; the system's own when absent. */
  readonly resolve?: Resolve;
  readonly attemptMs?: number;
}

/** Thrown where a name leads to an address that is not allowed. */
class RefusedAddress extends Error {}

/** Opens a sender; it keeps no connection. */
export function openWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { resolve = systemLookup, attemptMs = WEBHOOK_LIMITS.attemptMs } = options;
  const networks = new Networks(options.networks);

  /** All addresses of the host, each of them allowed. */
  async function addressesOf(host: string, toThisMachine: boolean): Promise<readonly LookupAddress[]> {
    const literal = host.replace(/^\[|\]$/gu, '');
    const family = isIP(literal);
    const found = family === 0 ? await resolve(host) : [{ address: literal, family }];
    if (found.length === 0 || !found.every(({ address }) => networks.allows(address, toThisMachine))) {
      throw new RefusedAddress();
    }
    return found;
  }

  function post(message: OutgoingMessage, addresses: readonly LookupAddress[], signal: AbortSignal) {
    const { url, headers, body } = message;
    const { protocol } = new URL(url);
    const request = protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise<SendResult>((settle, reject) => {
      const outgoing = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: pinned(addresses),
        signal,
        maxHeaderSize: WEBHOOK_LIMITS.answerHeaderBytes,
      });
      outgoing.once('error', reject);
      outgoing.once('response', (response) => {
        settle({
          kind: 'answered',
          status: response.statusCode ?? 0,
          retryAfterS: secondsIn(response.headers['retry-after']),
        });
        // What it says beside its status is of no interest, however long it is.
        response.destroy();
      });
      outgoing.end(body);
    });
  }

  return {
    async send(message) {
      const signal = AbortSignal.timeout(attemptMs);
      try {
        const { hostname } = new URL(message.url);
        const addresses = await inTime(addressesOf(hostname, message.toThisMachine), signal);
        return await post(message, addresses, signal);
      } catch (error) {
        return { kind: 'failed', fault: signal.aborted ? 'timeout' : faultOf(error) };
      }
    },

    async check({ url, toThisMachine }) {
      const signal = AbortSignal.timeout(attemptMs);
      try {
        await inTime(addressesOf(new URL(url).hostname, toThisMachine), signal);
        return undefined;
      } catch (error) {
        return signal.aborted ? 'timeout' : faultOf(error);
      }
    },
  };
}

/** Gives Node the addresses that were checked, whatever it asks for. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else if (first === undefined) callback(new Error('no address'), '', 0);
    else callback(null, first.address, first.family);
  };
}

function systemLookup(name: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(name, { all: true, verbatim: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses);
    });
  });
}

function inTime<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    result,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too late')), { once: true });
    }),
  ]);
}

/** Node's codes: `ENOTFOUND` of a name, `ERR_TLS_…`, `CERT_…` and words of OpenSSL for certificates. */
function faultOf(error: unknown): SendFault {
  if (error instanceof RefusedAddress) return 'address-refused';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(?:ENOTFOUND|EAI_)/u.test(code)) return 'name-unknown';
  if (/^(?:ERR_TLS|CERT_|DEPTH_|UNABLE_TO_|SELF_SIGNED|ERR_SSL)/u.test(code)) return 'certificate';
  return 'no-connection';
}

/** Delay-seconds of RFC 9110 §10.2.3; a date is left aside. */
function secondsIn(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/u.test(header) ? Number(header) : undefined;
}
