// The name of a known institution without what its letterhead sets beside it: the kind of customer or product of a bank
// (`Alder UK Premier`), the group that it is part of (`Alder Water Tern Group`).
import { foldText } from '../../kernel/text.ts';
import type { IssuerKind } from '../../model/institutions.ts';

/** Whose letterheads do so. */
const KINDS: ReadonlySet<IssuerKind> = new Set(['bank', 'buildingSociety', 'card']);

const PRODUCT =
  /^(?: (?:premier|premium|business|commercial|corporate|personal|private|select|advance|platinum|gold|silver|black|classic|student|graduate|rewards?|everyday|current|savings?|isas?|cards?|credit|debit|banking|accounts?|statements?|online|plus|wealth|mortgages?|illustrations?))+$/;

const GROUP = /^(?: \S+){1,3} group$/;

/** `name` without such words, where the rest of it is one of the `known` names; otherwise as it is. */
export function withoutProduct(name: string, known: readonly string[], kinds: readonly IssuerKind[]): string {
  const words = name.split(' ');
  if (known.some((one) => foldText(one) === foldText(name))) return name;
  const mayHaveProduct = kinds.some((kind) => KINDS.has(kind));
  const count = words.findIndex((_, i) => {
    const own = foldText(words.slice(0, i + 1).join(' '));
    const rest = ` ${foldText(words.slice(i + 1).join(' '))}`;
    return known.some((one) => foldText(one) === own) && (GROUP.test(rest) || (mayHaveProduct && PRODUCT.test(rest)));
  });
  return count < 0 ? name : words.slice(0, count + 1).join(' ');
}
