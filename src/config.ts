// The one schema of all configuration: environment variables, each with its default, its rule and a sentence. A bad value
// is a reason not to start.
import { availableParallelism } from 'node:os';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { TrustedIssuer } from './ports/token-issuer.ts';
import { trustedIssuersFrom } from './services/trusted-issuers.ts';
import { RATE_LIMITS } from './kernel/limits.ts';

/** What the server runs by. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder. */
  readonly dataFolder: string;
  /** The address of the server as clients see it, without a slash at its end. */
  readonly baseUrl: string;
  /** The address of the identity provider as clients see it, without a slash at its end: the issuer for internal users. */
  readonly authUrl: string;
  /** Where the identity provider listens alone; 0: beside everything else. */
  readonly authPort: number;
  /** Servers elsewhere whose access tokens are taken. */
  readonly trustedIssuers: readonly TrustedIssuer[];
  /** IRI under which all nodes are named, without a slash at its end. */
  readonly graphBase: string;
  /** Worker threads that read documents. */
  readonly threads: number;
  readonly logLevel: string;
  /** Endpoints that SERVICE may name in a query. */
  readonly sparqlServices: readonly string[];
  /** Networks that webhooks may go to beside the public ones. */
  readonly webhookNetworks: readonly string[];
  /** Requests of one client in a minute; 0: any number. */
  readonly clientRequests: number;
  /** Requests from one address in a minute; 0: any number. */
  readonly addressRequests: number;
  /** Proxies that are believed what address a request comes from. */
  readonly proxies: readonly string[];
  /** The bucket that uploads go to; empty: the data folder. */
  readonly s3Bucket: string;
  /** The address of the server that has the bucket; empty: Amazon. */
  readonly s3Endpoint: string;
  readonly s3Region: string;
  readonly s3PathStyle: boolean;
  /** Before the names of all uploads in the bucket. */
  readonly s3Prefix: string;
}

/** One environment variable. */
export interface Setting<T> {
  readonly variable: string;
  readonly description: string;
  /** As text, or a sentence when it depends on something else. */
  readonly defaultText: string;
  /** The value of the text, or undefined when it breaks the rule in `description`. */
  readonly parse: (text: string) => T | undefined;
}

/** Every variable that is read, by the name of the value it sets. */
export const SETTINGS: { readonly [Name in keyof Config]: Setting<Config[Name]> } = {
  port: {
    variable: 'ARKIVE_PORT',
    description: 'TCP port to listen on: 1 to 65535.',
    defaultText: '8081',
    parse: (text) => integer(text, 1, 65_535),
  },
  host: {
    variable: 'ARKIVE_HOST',
    description: 'Address to listen on; 0.0.0.0 lets other machines in.',
    defaultText: '127.0.0.1',
    parse: (text) => (/^[\w.:-]{1,255}$/.test(text) ? text : undefined),
  },
  dataFolder: {
    variable: 'ARKIVE_DATA',
    description: 'Folder for what is kept: clients, keys and sessions. Made when missing.',
    defaultText: './data',
    parse: (text) => (text.includes('\0') ? undefined : resolve(text)),
  },
  baseUrl: {
    variable: 'ARKIVE_BASE_URL',
    description: 'The address of the server as clients see it: an http or https URL without query and fragment.',
    defaultText: 'http://localhost and the port',
    parse: httpUrl,
  },
  authUrl: {
    variable: 'ARKIVE_AUTH_URL',
    description:
      'The address of the identity provider as clients see it: an http or https URL without query and fragment.',
    defaultText: 'the base URL and /auth; with a port of its own, http://localhost and that port',
    parse: httpUrl,
  },
  authPort: {
    variable: 'ARKIVE_AUTH_PORT',
    description: 'TCP port on which the identity provider listens alone: 1 to 65535; 0: on the port of the server.',
    defaultText: '0',
    parse: (text) => integer(text, 0, 65_535),
  },
  trustedIssuers: {
    variable: 'ARKIVE_TRUSTED_ISSUERS',
    description: 'Servers whose access tokens are taken too: a JSON array as docs/identity-provider.md says.',
    defaultText: 'none',
    parse: trustedIssuersFrom,
  },
  graphBase: {
    variable: 'ARKIVE_GRAPH_BASE',
    description: 'Under which address nodes are named: an http or https URL without query and fragment.',
    defaultText: 'the base URL and /graph',
    parse: httpUrl,
  },
  threads: {
    variable: 'ARKIVE_THREADS',
    description: 'Threads that read documents: 1 to 64.',
    defaultText: 'one less than there are cores, at least 1: the last one answers requests',
    parse: (text) => integer(text, 1, 64),
  },
  logLevel: {
    variable: 'ARKIVE_LOG_LEVEL',
    description: 'What is logged: fatal, error, warn, info, debug, trace or silent.',
    defaultText: 'info',
    parse: (text) => (/^(?:fatal|error|warn|info|debug|trace|silent)$/.test(text) ? text : undefined),
  },
  sparqlServices: {
    variable: 'ARKIVE_SPARQL_SERVICES',
    description:
      'SPARQL endpoints that a query may name in SERVICE, separated by spaces: http or https URLs. Parts of queries and of graphs are sent there.',
    defaultText: 'none',
    parse: urlList,
  },
  webhookNetworks: {
    variable: 'ARKIVE_WEBHOOK_NETWORKS',
    description:
      'Addresses or networks (CIDR) that are not public and that webhooks may go to all the same, separated by spaces.',
    defaultText: 'none; while the base URL is one of this machine, clients that develop may be told at this machine',
    parse: addressList,
  },
  clientRequests: {
    variable: 'ARKIVE_CLIENT_REQUESTS',
    description: 'Requests that one client may make in a minute: 0 to 999999, where 0 is any number.',
    defaultText: String(RATE_LIMITS.requests.clientRequests),
    parse: (text) => integer(text, 0, 999_999),
  },
  addressRequests: {
    variable: 'ARKIVE_ADDRESS_REQUESTS',
    description: 'Requests that may come from one address in a minute: 0 to 999999, where 0 is any number.',
    defaultText: String(RATE_LIMITS.requests.addressRequests),
    parse: (text) => integer(text, 0, 999_999),
  },
  proxies: {
    variable: 'ARKIVE_PROXIES',
    description:
      'Addresses or networks (CIDR) of proxies in front, separated by spaces: what they say in X-Forwarded-For of where a request comes from is believed.',
    defaultText: 'none',
    parse: addressList,
  },
  s3Bucket: {
    variable: 'ARKIVE_S3_BUCKET',
    description:
      'Bucket of Amazon S3, or of a server that speaks its API, for uploads; credentials come as the AWS SDK looks for them.',
    defaultText: 'none: uploads go to the data folder',
    parse: (text) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
  },
  s3Endpoint: {
    variable: 'ARKIVE_S3_ENDPOINT',
    description: 'The address of the server that has the bucket, as clients see it: an http or https URL.',
    defaultText: 'that of Amazon in the region',
    parse: httpUrl,
  },
  s3Region: {
    variable: 'ARKIVE_S3_REGION',
    description: 'The region of the bucket.',
    defaultText: 'us-east-1',
    parse: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
  },
  s3PathStyle: {
    variable: 'ARKIVE_S3_PATH_STYLE',
    description: 'Whether the bucket stands in the path and not in the name of the host: yes or no.',
    defaultText: 'no',
    parse: (text) => ({ yes: true, no: false })[text],
  },
  s3Prefix: {
    variable: 'ARKIVE_S3_PREFIX',
    description: 'Before the names of all uploads in the bucket: up to 200 letters, digits and `/._-`.',
    defaultText: 'arkive-uploads/',
    parse: (text) => (/^[\w/.-]{1,200}$/.test(text) ? text : undefined),
  },
};

/** Thrown for values that cannot be used; the message names each variable and its rule, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The configuration that `environment` asks for; an empty variable counts as absent. Throws ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const read = <Name extends keyof Config>(name: Name, fallback: Config[Name]): Config[Name] => {
    const { variable, description, parse }: Setting<Config[Name]> = SETTINGS[name];
    const text = environment[variable]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value === undefined) faults.push(`${variable}=${JSON.stringify(text)}: ${description}`);
    return value ?? fallback;
  };
  const port = read('port', 8081);
  const baseUrl = read('baseUrl', `http://localhost:${port}`);
  const authPort = read('authPort', 0);
  const config = {
    port,
    host: read('host', '127.0.0.1'),
    dataFolder: read('dataFolder', resolve('data')),
    baseUrl,
    authPort,
    authUrl: read('authUrl', authPort === 0 ? `${baseUrl}/auth` : `http://localhost:${authPort}`),
    trustedIssuers: read('trustedIssuers', []),
    graphBase: read('graphBase', `${baseUrl}/graph`),
    // With a thread on every core, /healthz took three times as long during a batch (p99 55 ms against 17 on two cores).
    threads: read('threads', Math.min(Math.max(availableParallelism() - 1, 1), 64)),
    logLevel: read('logLevel', 'info'),
    sparqlServices: read('sparqlServices', []),
    webhookNetworks: read('webhookNetworks', []),
    clientRequests: read('clientRequests', RATE_LIMITS.requests.clientRequests),
    addressRequests: read('addressRequests', RATE_LIMITS.requests.addressRequests),
    proxies: read('proxies', []),
    s3Bucket: read('s3Bucket', ''),
    s3Endpoint: read('s3Endpoint', ''),
    s3Region: read('s3Region', 'us-east-1'),
    s3PathStyle: read('s3PathStyle', false),
    s3Prefix: read('s3Prefix', 'arkive-uploads/'),
  };
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}

/** The variables with their rules and defaults, for people. */
export function describeSettings(): string {
  const settings: readonly Setting<unknown>[] = Object.values(SETTINGS);
  const rows = settings.map((s) => `${s.variable.padEnd(24)} ${s.description} Default: ${s.defaultText}.`);
  return `Arkive is configured by environment variables:\n\n${rows.join('\n')}`;
}

function integer(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
}

function httpUrl(text: string): string | undefined {
  if (!/^https?:\/\/[^?#\s]+$/.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href.replace(/\/+$/, '');
}

/** Endpoints as they will stand in queries: not normalised. */
function urlList(text: string): readonly string[] | undefined {
  const urls = text.split(/\s+/u).filter((url) => url !== '');
  return urls.every((url) => httpUrl(url) !== undefined) ? urls : undefined;
}

function addressList(text: string): readonly string[] | undefined {
  const addresses = text.split(/\s+/u).filter((address) => address !== '');
  return addresses.every(isNetwork) ? addresses : undefined;
}

/** An address, with the length of a prefix after it or without. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || more.length > 0) return false;
  return prefix === undefined || integer(prefix, 1, bits) !== undefined;
}
