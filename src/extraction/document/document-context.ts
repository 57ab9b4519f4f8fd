// What facts are made from, whatever the kind of document: the pages, who issued it, to whom it was sent.
import type { DocumentLayout } from '../../model/layout.ts';
import type { AddressBlock } from './parties.ts';
import type { IssuerName } from './issuer.ts';

/** What holds for a whole file. */
export interface DocumentContext {
  readonly layout: DocumentLayout;
  /** The profile that evidence names. */
  readonly profileId: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly issuer: IssuerName | undefined;
  readonly address: AddressBlock | undefined;
}
