// The name of a known bank without the kind of customer or product that its letterhead sets beside it: `Alder UK Premier`.
import { foldText } from '../../kernel/text.ts';
import type { IssuerKind } from '../../model/institutions.ts';

/** Whose letterheads do so. */
const KINDS: ReadonlySet<IssuerKind> = new Set(['bank', 'buildingSociety', 'card']);

const PRODUCT =
  /^(?: (?:premier|premium|business|commercial|corporate|personal|private|select|advance|platinum|gold|silver|black|classic|student|graduate|rewards?|everyday|current|savings?|isas?|cards?|credit|debit|banking|accounts?|statements?|online|plus|wealth))+$/;

/** `name` without such words, where the rest of it is one of the `known` names; otherwise as it is. */
export function withoutProduct(name: string, known: readonly string[], kinds: readonly IssuerKind[]): string {
  const words = name.split(' ');
  if (!kinds.some((kind) => KINDS.has(kind)) || known.some((one) => foldText(one) === foldText(name))) return name;
  const count = words.findIndex((_, i) => {
    const own = foldText(words.slice(0, i + 1).join(' '));
    const rest = foldText(words.slice(i + 1).join(' '));
    return known.some((one) => foldText(one) === own) && PRODUCT.test(` ${rest}`);
  });
  return count < 0 ? name : words.slice(0, count + 1).join(' ');
}
