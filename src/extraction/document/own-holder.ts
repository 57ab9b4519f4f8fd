// Who issued a paper does not hold what it is about: a holder by that name was misread, and is left out.
import { foldText } from '../../kernel/text.ts';
import { areOfOne } from './issuers-own.ts';
import { isCompanyName } from './party-names.ts';
import { TITLE } from './titles.ts';

/**
 * Whether the name of a holder is that of the issuer. A person with a title issues nothing: there the issuer was misread, and the name is
 * kept.
 */
export function isNamedAsIssuer(name: string, issuer: string | undefined): boolean {
  if (issuer === undefined || TITLE.test(name)) return false;
  return foldText(name) === foldText(issuer) || (isCompanyName(name) && areOfOne(name, issuer));
}
