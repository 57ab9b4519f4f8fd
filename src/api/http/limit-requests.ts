// How many requests an address and a client may make, and how both are told (draft-ietf-httpapi-ratelimit-headers-10). The
// limits stand far above what programs need that work with documents: they are there for those which run wild.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RATE_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { Quotas } from '../../kernel/quota.ts';
import type { Standing } from '../../kernel/quota.ts';
import { clientAddress } from './client-address.ts';
import type { ClientAddress } from './client-address.ts';

/** What can be set of it. */
export interface RequestLimits {
  /** Requests of one client in a minute; 0: any number. */
  readonly clientRequests: number;
  /** Requests from one address in a minute; 0: any number. */
  readonly addressRequests: number;
  /** Proxies that are believed what address a request comes from. */
  readonly proxies: readonly string[];
}

/** Whom a request is counted for. */
export type QuotaHolder = 'address' | 'client' | 'starts';

/** How one quota stands after a request. */
export interface ChargedQuota extends Standing {
  readonly holder: QuotaHolder;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly requestQuotas: RequestQuotas;
  }
}

/** The quotas of one server. */
export class RequestQuotas {
  readonly addressOf: ClientAddress;
  readonly #quotas: Readonly<Record<QuotaHolder, Quotas | undefined>>;
  readonly #nowMs: () => number;

  constructor(limits: Partial<RequestLimits> = {}, nowMs = () => performance.now()) {
    const { clientRequests, addressRequests, proxies } = { ...RATE_LIMITS.requests, proxies: [], ...limits };
    this.addressOf = clientAddress(proxies);
    this.#quotas = {
      address: perMinute(addressRequests),
      client: perMinute(clientRequests),
      starts: addressRequests === 0 ? undefined : new Quotas(RATE_LIMITS.startsWithoutCredential, RATE_LIMITS.keys),
    };
    this.#nowMs = nowMs;
  }

  /** Charges one request; undefined where there is no limit. */
  charge(holder: QuotaHolder, key: string): ChargedQuota | undefined {
    const standing = this.#quotas[holder]?.take(key, this.#nowMs());
    return standing && { holder, ...standing };
  }

  /** The same for a request that is answered by `reply`, which says how the quota stands. Throws Problem too-many-requests. */
  demand(reply: FastifyReply, holder: QuotaHolder, key: string): void {
    const charged = this.charge(holder, key);
    if (charged === undefined) return;
    append(reply, 'ratelimit-policy', this.#policy(holder));
    append(reply, 'ratelimit', `"${holder}";r=${charged.remaining};t=${Math.ceil(charged.resetMs / 1000)}`);
    if (!charged.allowed) throw tooManyRequests(charged);
  }

  #policy(holder: QuotaHolder): string {
    const { requests = 0, windowMs = 0 } = this.#quotas[holder]?.quota ?? {};
    return `"${holder}";q=${requests};w=${windowMs / 1000}`;
  }
}

/** Counts every request for its address, before anything else is done for it. */
export function limitAddresses(app: FastifyInstance, quotas: RequestQuotas): void {
  app.decorate('requestQuotas', quotas);
  app.addHook('onRequest', (request, reply, done) => {
    quotas.demand(reply, 'address', quotas.addressOf(request.raw));
    done();
  });
}

/** Whether a request that has no reply yet, such as an upgrade, is within the quota of its address. */
export function withinAddressQuota(quotas: RequestQuotas, request: IncomingMessage): boolean {
  return quotas.charge('address', quotas.addressOf(request))?.allowed ?? true;
}

const WHOSE: Readonly<Record<QuotaHolder, string>> = {
  address: 'requests from this address',
  client: 'requests of this client',
  starts: 'sessions started from this address without a credential',
};

function tooManyRequests({ holder, waitMs }: ChargedQuota): Problem {
  return new Problem('too-many-requests', `There were too many ${WHOSE[holder]}.`, {
    retryAfterS: Math.max(Math.ceil(waitMs / 1000), 1),
  });
}

function perMinute(requests: number): Quotas | undefined {
  return requests === 0 ? undefined : new Quotas({ requests, windowMs: 60_000 }, RATE_LIMITS.keys);
}

/** Adds a member to a list (RFC 9651 §3.1). */
function append(reply: FastifyReply, name: string, member: string): void {
  const before = reply.getHeader(name);
  reply.header(name, typeof before === 'string' ? `${before}, ${member}` : member);
}
