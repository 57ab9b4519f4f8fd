// How a credit agreement for a device stands, told beside a phone bill (`Cash price`, `Paid so far`, `Left to pay`): no payment of
// the bill, and nothing that it charges.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** What only such agreements print: Consumer Credit (Agreements) Regulations 2010, sch. 1. */
const OF_CREDIT =
  /^(?:your )?(?:(?:total )?cash price|(?:total )?amount of credit|apr|fixed apr|advance payment|total cost of credit|price of (?:the |your )?device|device price)\b/iu;
const SAME_EDGE_PT = 3;
/** Its labels stand at most so far apart, in the height of one. */
const APART = 2.6;

/** Whether an amount stands in a list of labels one of which is of a credit agreement. */
export function isOfDeviceCredit(
  { page, lineIndex, printed: { box } }: FieldCandidate,
  layout: DocumentLayout,
): boolean {
  const lines = layout.pages[page - 1]?.lines ?? [];
  const labels = lines.flatMap(({ phrases }) => phrases);
  const label = lines[lineIndex]?.phrases.findLast(({ x0, text }) => x0 < box.x0 + 1 && /\p{L}{2}/u.test(text));
  if (!label) return false;
  const column = labels.filter(({ x0 }) => Math.abs(x0 - label.x0) <= SAME_EDGE_PT);
  return listAround(label, column).some(({ text }) => OF_CREDIT.test(text));
}

/** The labels over and under one, as far as they stand close to each other. */
function listAround(label: Phrase, column: readonly Phrase[]): readonly Phrase[] {
  const isNext = (upper: Phrase, lower: Phrase): boolean =>
    lower.y0 > upper.y0 && lower.y0 - upper.y1 <= APART * (upper.y1 - upper.y0);
  const list = [label];
  for (const one of column) if (isNext(list.at(-1) ?? label, one)) list.push(one);
  for (const one of column.toReversed()) if (isNext(one, list[0] ?? label)) list.unshift(one);
  return list;
}
