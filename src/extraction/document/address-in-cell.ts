// The holder's address in a table of particulars: labelled, on one line, and beneath a name that has a label of its own.
import type { Line, Phrase } from '../../model/layout.ts';
import { postcodeAtEnd } from '../values/identifiers.ts';
import type { PartedAddress } from './address-in-line.ts';

/** The name beside the label that stands over that of the address: `Name | Ada Lark`, `Address | 4 Mill Lane, Wells, BA5 1AA`. */
function nameOver(lines: readonly Line[], index: number, value: Phrase): Phrase | undefined {
  const own = lines[index]?.phrases ?? [];
  const label = own[own.indexOf(value) - 1];
  if (!label || !/^(?:(?:your|home|postal|billing|correspondence) ){0,2}address:?$/i.test(label.text)) return undefined;
  const above = lines.slice(Math.max(0, index - ROWS_ABOVE), index).reverse();
  for (const { phrases } of above) {
    const at = phrases.findIndex(({ text, x0 }) => Math.abs(x0 - label.x0) < label.sizePt && OF_NAME.test(text));
    if (at >= 0) return phrases[at + 1];
  }
  return undefined;
}

/** Rows of other particulars may lie between. */
const ROWS_ABOVE = 4;
const OF_NAME =
  /^(?:(?:your|full|account|card|main|primary) ?)*(?:names?|(?:card|account) ?holder(?:'s|’s)?(?: name)?|holders?|members?(?: name)?|customer(?: name)?|investor|saver):?$/i;

/** The address that stands in one cell, parted at its commas, where a label is beside it and a name above; undefined for any other text. */
export function addressInCell(lines: readonly Line[], index: number, phrase: Phrase): PartedAddress | undefined {
  const name = nameOver(lines, index, phrase);
  if (!name) return undefined;
  const end = postcodeAtEnd(phrase.text);
  const parts = (end?.before ?? '').split(/,\s*/u).filter((part) => part !== '');
  return end && parts.length > 1 ? { names: [name.text], lines: parts, postcode: end.postcode } : undefined;
}
