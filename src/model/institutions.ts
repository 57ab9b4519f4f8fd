// Institutions that issue papers, by what they do.

/** Every kind of institution. */
export const ISSUER_KINDS = [
  'bank',
  'buildingSociety',
  'card',
  'lender',
  'energy',
  'water',
  'broadband',
  'depositScheme',
] as const;

/** What an institution does. */
export type IssuerKind = (typeof ISSUER_KINDS)[number];

/** One institution. */
export interface RegisteredIssuer {
  readonly kind: IssuerKind;
  /** As it prints itself; the first is its name. */
  readonly names: readonly string[];
}

/** All that are known. */
export type IssuerRegister = readonly RegisteredIssuer[];
