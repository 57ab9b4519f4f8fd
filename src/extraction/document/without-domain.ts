// The name of an issuer whose logo is the address of its site: `alder.com`, where the small print says `Alder Insurance Limited`.
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';

const SITE = /^([\p{L}\d-]{3,})\.(?:com|co\.uk|org\.uk|org|net|uk)$/iu;

/** `name` without the ending of a site where the paper prints the rest of it as a word of its own; otherwise as it is. */
export function withoutDomain(name: string, { pages }: DocumentLayout): string {
  const stem = SITE.exec(name)?.[1];
  if (stem === undefined) return name;
  const folded = foldText(stem);
  const words = pages.flatMap((page) => page.lines.flatMap(({ text }) => text.split(' ')));
  return words.find((word) => foldText(word) === folded) ?? name;
}
