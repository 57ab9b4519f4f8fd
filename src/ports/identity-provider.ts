// Lets people sign in and consent to what clients do for them, and hands out tokens by the protocols that clients speak
// (OAuth 2.1, OpenID Connect). What a person sees stands in api/; who a person is, services/ knows.
import type { Population } from './user-store.ts';

/** A request to an endpoint of the provider. */
export interface ProviderRequest {
  readonly method: string;
  /** Below the issuer's address, with its query: `/oauth2/authorize?client_id=…`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As sent; empty without one. */
  readonly body: string;
  /** Where it came from. */
  readonly address: string;
}

/** What it is answered with. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
}

/** Where a person stands on the way to a client: what has to be asked of them. */
export interface SignInStep {
  /** `login`: who they are; `consent`: whether the client may. */
  readonly kind: 'login' | 'consent';
  /** Names this way; in the address of the page, and of no use without the cookie that came with it. */
  readonly stepId: string;
  /** Comes back with the form, and is on no other page. */
  readonly formToken: string;
  readonly clientId: string;
  /** What the client asks for, beside knowing who they are. */
  readonly scopes: readonly string[];
  /** Whether it asks to go on when they have signed out. */
  readonly isLasting: boolean;
  /** Where the way leads to, in the end. */
  readonly redirectUri: string;
  /** Who signed in; null before. */
  readonly subjectId: string | null;
  /** What the client takes their name to be. */
  readonly loginHint: string | undefined;
}

/** What a person did on the page. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly subjectId: string }
  | { readonly kind: 'consented' }
  | { readonly kind: 'refused' };

/** The texts of pages that the provider shows by itself. */
export interface ProviderPages {
  /** Content-Security-Policy for them: what they may load. */
  readonly policy: string;
  /** `code` is one of the protocol's, such as `invalid_request`. */
  error(code: string, description: string | undefined): string;
  /** Asks whether to sign out; the fields belong into the form. */
  signOut(form: { readonly action: string; readonly token: string }): string;
  signedOut(): string;
}

/** The provider for one population: an issuer of its own. */
export interface IdentityProvider {
  readonly population: Population;
  readonly issuer: string;
  answer(request: ProviderRequest): Promise<ProviderAnswer>;
  /** Undefined when the request's cookie and address name none: it has expired, or belongs to another browser. */
  step(request: ProviderRequest): Promise<SignInStep | undefined>;
  /** The address to go on at. Undefined as with `step`. */
  finish(request: ProviderRequest, result: SignInResult): Promise<string | undefined>;
}
