// Names in a list of those who may drive that begins with `The policyholder`: that is no label of the names beneath it.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { withNamesBelow } from '../names-below.ts';
import type { Driver } from './driver.ts';
import { isPersonName, nameIn } from './names.ts';

/** Over or beside a list of those whom a certificate lets drive, the holder among them. */
const PERMITTED = /\b(?:entitled|permitted|allowed|authorised|covered|may|can) (?:to )?drive\b|\bpermitted drivers?\b/i;
const HOLDER_ALONE = /^(?:\(?[a-z\d][.)] )?(?:the )?(?:policy ?holder|insured)(?: only)?[,;.]?$/i;
/** A question and its rest. */
const LINES_OVER = 2;
const SAME_EDGE_PT = 4;

/** Whether a value that was taken to be of `The policyholder` is one of those who may drive. */
export function isPermitted({ pages }: DocumentLayout, { page, printed: { box } }: FieldCandidate): boolean {
  const lines = pages[page - 1]?.lines ?? [];
  const isHead = ({ text, x0, y1 }: Phrase): boolean =>
    y1 <= box.y0 + 2 && Math.abs(x0 - box.x0) <= SAME_EDGE_PT && HOLDER_ALONE.test(text);
  const at = lines.findLastIndex(({ phrases }) => phrases.some(isHead));
  const head = lines[at]?.phrases.find(isHead);
  if (!head) return false;
  const isOver = lines.slice(Math.max(0, at - LINES_OVER), at).some(({ text }) => PERMITTED.test(text));
  return (
    isOver ||
    PERMITTED.test(
      lines
        .slice(at, at + 2)
        .map((line) => leftOf(line, head))
        .join(' '),
    )
  );
}

/** What stands left of a phrase on a line: a label may run over two of them. */
const leftOf = ({ phrases }: Line, { x0 }: Phrase): string =>
  phrases
    .filter(({ x1 }) => x1 <= x0)
    .map(({ text }) => text)
    .join(' ');

/** Those of a list of drivers whose names passed for the holder's. */
export function permittedDrivers(layout: DocumentLayout, holders: readonly FieldCandidate[]): Driver[] {
  const own = holders.filter((one) => isPermitted(layout, one));
  return withNamesBelow(layout, own).flatMap(({ value, printed }): Driver[] => {
    const name = value.kind === 'text' ? nameIn(value.text.replace(/[.;,]$/, '')) : undefined;
    return name !== undefined && isPersonName(name) ? [{ name, printed }] : [];
  });
}
