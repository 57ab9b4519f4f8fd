// Which addresses are on the public Internet (IANA special-purpose registries, RFC 6890), and which of the others are allowed all the same.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What a client may not make this server call, as the numbers that it begins with: private and shared networks, this machine, multicast, documentation, and the like. */
const NOT_PUBLIC_IPV4: readonly (readonly [string, number])[] = [
  ['0', 8],
  ['10', 8],
  ['100.64', 10],
  ['127', 8],
  ['169.254', 16],
  ['172.16', 12],
  ['192.0.0', 24],
  ['192.0.2', 24],
  ['192.88.99', 24],
  ['192.168', 16],
  ['198.18', 15],
  ['198.51.100', 24],
  ['203.0.113', 24],
  ['224', 3],
];
/** Global unicast, and in it what carries IPv4 addresses or is for documents: tunnels lead where the address does not say. */
const GLOBAL_IPV6 = ['2000::', 3] as const;
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
const THIS_MACHINE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
];

/** Says to which addresses messages may go. */
export class Networks {
  readonly #allowed = new BlockList();
  readonly #thisMachine = new BlockList();
  readonly #notPublic = new BlockList();
  readonly #global = new BlockList();

  /** `allowed` are addresses or networks (CIDR) that count as if they were public. Throws for what is neither. */
  constructor(allowed: readonly string[]) {
    for (const network of allowed) {
      const [address = '', prefix] = network.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      this.#allowed.addSubnet(address, prefix === undefined ? { ipv4: 32, ipv6: 128 }[family] : Number(prefix), family);
    }
    for (const [start, prefix] of NOT_PUBLIC_IPV4) this.#notPublic.addSubnet(whole(start), prefix, 'ipv4');
    for (const [address, prefix] of NOT_PUBLIC_IPV6) this.#notPublic.addSubnet(address, prefix, 'ipv6');
    for (const [address, prefix, family] of THIS_MACHINE) this.#thisMachine.addSubnet(address, prefix, family);
    this.#global.addSubnet(...GLOBAL_IPV6, 'ipv6');
  }

  /** Whether a message may go to the address, an IPv4 or IPv6 address as text. */
  allows(address: string, toThisMachine: boolean): boolean {
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (this.#allowed.check(address, family)) return true;
    if (this.#thisMachine.check(address, family)) return toThisMachine;
    if (this.#notPublic.check(address, family)) return false;
    return family === 'ipv4' || this.#global.check(address, 'ipv6');
  }
}

/** The first address that begins so. */
function whole(start: string): string {
  return `${start}.0.0.0`.split('.').slice(0, 4).join('.');
}
