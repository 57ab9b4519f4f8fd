// A client that sends people to sign in, by a library that others wrote, and a person whose browser is but a jar of cookies: it
// takes a fraction of the time of a real one, which sign-in-pages.test.ts has.
import * as client from 'openid-client';
import { PASSWORD } from './sign-in-server.ts';

/** The library for one client at one issuer; without a secret for a public client. */
export function configured(issuer: string, clientId: string, secret?: string): Promise<client.Configuration> {
  return client.discovery(new URL(issuer), clientId, secret, secret === undefined ? client.None() : undefined, {
    execute: [client.allowInsecureRequests], // eslint-disable-line @typescript-eslint/no-deprecated -- marked so to stand out
  });
}

/** An authorization request, and what has to be known to use its answer. */
export interface Way {
  readonly config: client.Configuration;
  readonly address: URL;
  readonly checks: client.AuthorizationCodeGrantChecks;
}

export async function way(
  config: client.Configuration,
  parameters: Readonly<Record<string, string>> & { readonly redirect_uri: string; readonly scope: string },
): Promise<Way> {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const hasIdToken = parameters.scope.split(' ').includes('openid');
  const expectedNonce = hasIdToken ? client.randomNonce() : undefined;
  const address = client.buildAuthorizationUrl(config, {
    ...parameters,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    ...(expectedNonce !== undefined && { nonce: expectedNonce }),
  });
  const checks = { pkceCodeVerifier, expectedState, idTokenExpected: hasIdToken };
  return { config, address, checks: { ...checks, ...(expectedNonce !== undefined && { expectedNonce }) } };
}

/** Where people come back to; nothing has to listen there. */
export const REDIRECT_URI = 'http://127.0.0.1:9/back';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** Somebody with cookies, who fills in the form that is shown. */
export class Person {
  readonly #cookies = new Map<string, Cookie>();
  /** The last page. */
  page = '';
  status = 0;
  url = '';

  constructor(
    readonly name: string,
    readonly password = PASSWORD,
  ) {}

  /** What a client sends a person to, until there is a page, or the address of the client. */
  async goTo(address: string | URL, form?: URLSearchParams): Promise<void> {
    let url = new URL(address);
    let body = form;
    for (;;) {
      this.url = url.href;
      if (url.href.startsWith(REDIRECT_URI)) return;
      const answer = await fetch(url, {
        headers: { cookie: this.#cookiesFor(url) },
        redirect: 'manual',
        ...(body !== undefined && { method: 'POST', body }),
      });
      for (const text of answer.headers.getSetCookie()) this.#take(text);
      this.page = await answer.text();
      this.status = answer.status;
      const location = answer.headers.get('location');
      if (location === null) return;
      url = new URL(location, url);
      body = undefined;
    }
  }

  /** Sends the form of the page, with what it holds and what is typed. */
  send(fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const [, token = ''] = /name="form_token" value="([^"]+)"/u.exec(this.page) ?? [];
    return this.goTo(this.url, new URLSearchParams({ form_token: token, ...fields }));
  }

  /** The whole way, as far as it goes; the address that the person comes back to. */
  async walk({ address }: Pick<Way, 'address'>): Promise<URL> {
    await this.goTo(address);
    if (this.page.includes('name="password"')) await this.send({ username: this.name, password: this.password });
    if (this.page.includes('value="allow"')) await this.send({ decision: 'allow' });
    return new URL(this.url);
  }

  /** The tokens at the end of it. */
  async tokens(taken: Way) {
    return client.authorizationCodeGrant(taken.config, await this.walk(taken), taken.checks);
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  #cookiesFor({ pathname }: URL): string {
    const here = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    return here.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #take(text: string): void {
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/u);
    const path = attributes.find((each) => /^path=/iu.test(each))?.slice('path='.length) ?? '/';
    if (/expires=Thu, 01 Jan 1970/iu.test(text)) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}
