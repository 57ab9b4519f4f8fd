// Which addresses are on the public Internet (IANA special-purpose registries, RFC 6890), and which of the others are allowed all the same.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What a client may not make this server call: private and shared networks, this machine, multicast, documentation, and the like. */
const NOT_PUBLIC_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
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
    for (const [address, prefix] of NOT_PUBLIC_IPV4) this.#notPublic.addSubnet(address, prefix, 'ipv4');
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
