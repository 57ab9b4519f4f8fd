// Whom a paper is from: what its letterhead says by the rules of its class, and what the register of institutions knows.
import type { IssuerName } from '../../extraction/document/issuer.ts';
import { registeredIssuer } from '../../extraction/document/registered-issuer.ts';
import { lettersOf } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { IssuerKind, IssuerRegister } from '../../model/institutions.ts';

/** The issuer, and whether the other one named might be it as well. */
export interface SettledIssuer {
  readonly issuer: IssuerName | undefined;
  readonly doubt?: string;
}

/** `read` by the rules of the class, confirmed or replaced by what is known of the institutions that issue such papers. */
export function settleIssuer(
  layout: DocumentLayout,
  read: IssuerName | undefined,
  { register, kinds = [] }: { readonly register: IssuerRegister; readonly kinds?: readonly IssuerKind[] | undefined },
): SettledIssuer {
  const known = registeredIssuer(layout, register, kinds);
  if (!known || !read) return { issuer: read ?? known };
  const own = lettersOf(read.name);
  const isSame = known.names.some((name) => own.includes(lettersOf(name)));
  if (isSame) return { issuer: read };
  if (known.isLetterhead || lettersOf(known.name).includes(own)) return { issuer: known };
  return { issuer: read, doubt: `The paper may be from ${read.name} or from ${known.name}.` };
}
