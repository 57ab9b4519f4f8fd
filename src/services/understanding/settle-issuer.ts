// Whom a paper is from: what its letterhead says by the rules of its class, and what the register of institutions knows.
import { spacedName } from '../../extraction/document/issuer-names.ts';
import type { IssuerName } from '../../extraction/document/issuer.ts';
import { registeredIssuer, type RegisteredName } from '../../extraction/document/registered-issuer.ts';
import { foldText, lettersOf } from '../../kernel/text.ts';
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
  const isSpelled = known?.names.some((name) => foldText(name) === foldText(read?.name ?? ''));
  const own = read && !isSpelled ? { ...read, name: spacedName(read.name, layout) } : read;
  if (!known) return { issuer: own };
  if (own && known.names.some((name) => holds(own.name, name))) return { issuer: inFull(own, known) };
  if (!own || known.isLetterhead || holds(known.name, own.name)) return { issuer: inFull(known, known) };
  return { issuer: own, doubt: `The paper may be from ${own.name} or from ${known.name}.` };
}

/** Whether a name holds another: short ones as words, since the letters of `EE` are in many. */
function holds(name: string, other: string): boolean {
  const letters = lettersOf(other);
  return letters.length > 3
    ? lettersOf(name).includes(letters)
    : ` ${foldText(name)} `.includes(` ${foldText(other)} `);
}

/**
 * A short form (`RB` or `Rowan` for `Rowan Broadband`) as the name that it is short for, where the paper prints that too; another
 * of its names as the one that it goes by, where the head of the paper sets both (`Dŵr Elwy Elwy Water`); a name that a logo sets
 * without its spaces or capitals as it is spelled.
 */
function inFull(read: IssuerName, { names, ownName }: RegisteredName): IssuerName {
  const [name = ''] = names;
  const own = lettersOf(read.name);
  const initials = foldText(name)
    .split(' ')
    .map(([initial = '']) => initial)
    .join('');
  const isShort = own !== lettersOf(name) && [lettersOf(name), initials].some((one) => one.startsWith(own));
  const sameWords = names.find((one) => foldText(one) === foldText(read.name));
  const isOther = sameWords !== undefined && sameWords !== name;
  if (ownName && (isShort || (isOther && ownName.isInHead))) return { ...read, name, printed: ownName.printed };
  if (sameWords !== undefined && /\p{Lu}/u.test(read.name)) return read;
  return { ...read, name: sameWords ?? names.find((one) => lettersOf(one) === own) ?? read.name };
}
