// The issuer's own name over its own address: letterheads set it where others set the holder's.
import { foldText } from '../../kernel/text.ts';
import type { Printed } from '../../model/printed.ts';

/** What names of institutions add to the name they go by. */
const ADDED = new Set(
  'the and of plc p l c ltd limited llp uk bank banking building society group payments payment financial services finance europe international technologies holdings money card cards credit savings consumer company co mutual'.split(
    ' ',
  ),
);

/** Whether the first of these names is the issuer's, whatever either adds to it. */
export function isIssuers([first]: readonly Printed[], issuer: string | undefined): boolean {
  return first !== undefined && issuer !== undefined && areOfOne(issuer, first.text);
}

/** Whether two names are of one institution, whatever either adds to what it goes by. */
export function areOfOne(one: string, other: string): boolean {
  const own = coreOf(one);
  return own !== '' && own === coreOf(other);
}

const coreOf = (name: string): string =>
  foldText(name)
    .split(' ')
    .filter((word) => !ADDED.has(word))
    .join(' ');
