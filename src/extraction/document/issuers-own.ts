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
  if (!first || issuer === undefined) return false;
  const [own, other] = [coreOf(issuer), coreOf(first.text)];
  return own !== '' && own === other;
}

const coreOf = (name: string): string =>
  foldText(name)
    .split(' ')
    .filter((word) => !ADDED.has(word))
    .join(' ');
