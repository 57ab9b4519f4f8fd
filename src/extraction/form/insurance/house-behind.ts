// The name of a house that stands on a line of its own beneath its holder's, and no comma between: `Mr Ian Boyd The Old Toll, Kirkton, PH11 8PH`.
import { isTitledName } from '../../document/titles.ts';

/** The lines of an address with what stands between the name of its holder, at the beginning of the printed text, and the first of them. */
export function withHouseBehind(
  lines: readonly string[],
  printed: string,
  holders: readonly { readonly name: string }[],
): readonly string[] {
  const holder = holders.find(({ name }) => printed.startsWith(`${name} `));
  const [first] = lines;
  if (!holder || first === undefined) return lines;
  const rest = printed.slice(holder.name.length);
  const house = rest.slice(0, Math.max(0, rest.indexOf(first))).replace(/^\s+|[\s,]+$/g, '');
  return HOUSE.test(house) && !isTitledName(house) ? [house, ...lines] : lines;
}

const HOUSE = /^[\p{Lu}\d][\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,4}$/u;
