// Keeps what the identity provider has handed out: codes, tokens, sessions in browsers, consents. It sees hashes and ciphertext
// only: whoever reads it can use none of it.
import type { Population } from './user-store.ts';

/** Which table-like part of the store: of one population, of one kind of thing. */
export interface IssuedPlace {
  readonly population: Population;
  /** `AccessToken`, `Session` and so on, by the names of whoever keeps them. */
  readonly kind: string;
}

/** Something handed out. */
export interface IssuedThing {
  /** SHA-256 of the value that was handed out. */
  readonly idHash: Uint8Array;
  readonly sealed: Uint8Array;
  readonly expiresAt: Date;
  /** When it was used, for what works once. */
  readonly consumedAt: Date | null;
  /** By which it is found without its value, and its value, sealed. */
  readonly alias: { readonly hash: Uint8Array; readonly sealedId: Uint8Array } | null;
  /** Of the consent that it belongs to. */
  readonly grantHash: Uint8Array | null;
  /** Of whom it is; null for what a client got for itself. */
  readonly subjectHash: Uint8Array | null;
}

/** What was handed out and can still be used. */
export interface IssuedStore {
  find(place: IssuedPlace, idHash: Uint8Array): Promise<IssuedThing | undefined>;
  findByAlias(place: IssuedPlace, aliasHash: Uint8Array): Promise<IssuedThing | undefined>;
  /** Durable when it resolves; takes the place of one with the same id. */
  put(place: IssuedPlace, thing: IssuedThing): Promise<void>;
  /** Whether it was there and had not been consumed before: of several who try at once, one is told so. */
  consume(place: IssuedPlace, idHash: Uint8Array, at: Date): Promise<boolean>;
  remove(place: IssuedPlace, idHash: Uint8Array): Promise<void>;
  /** Removes what belongs to a consent, of this kind. */
  removeOfGrant(place: IssuedPlace, grantHash: Uint8Array): Promise<void>;
  /** Removes everything of somebody, of every kind. */
  removeOfSubject(population: Population, subjectHash: Uint8Array): Promise<void>;
  /** Removes what has expired; how much it was. */
  purge(at: Date): Promise<number>;
}
