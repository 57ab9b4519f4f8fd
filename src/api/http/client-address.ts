// Where a request comes from: the peer of its connection, or what a proxy that is trusted says of it in X-Forwarded-For.
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { all, compile } from '@fastify/proxy-addr';

/** Gives the address that a request is counted under. */
export type ClientAddress = (request: IncomingMessage) => string;

/** `proxies`: addresses, or networks in CIDR notation, whose word on the address of others is taken. */
export function clientAddress(proxies: readonly string[]): ClientAddress {
  if (proxies.length === 0) return (request) => network(request.socket.remoteAddress ?? '');
  const trusted = compile([...proxies]);
  return (request) => network(all(request, trusted).at(-1) ?? '');
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

/** An IPv4 address as it is; of an IPv6 address its /64, which is what one subscriber has (RFC 6177 §2). What is none, `unknown`. */
export function network(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups; it never reaches the first four.
  const zeros = Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
