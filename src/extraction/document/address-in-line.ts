// Names and their address on one line, as window envelopes and the heads of some papers set them, parted at its commas.
import { postcodeAtEnd } from '../values/identifiers.ts';
import { isTitledName } from './titles.ts';

/** Whom a line names, and the lines and the postcode of where they live. */
export interface PartedAddress {
  readonly names: readonly string[];
  readonly lines: readonly string[];
  readonly postcode: string;
}

const MOST_PARTS = 9;

/** The parts of a line that begins with titled names and ends in a postcode; undefined for any other line. */
export function partedAddress(text: string): PartedAddress | undefined {
  const end = postcodeAtEnd(text);
  const parts = (end?.before ?? '').split(/,\s*/u).filter((part) => part !== '');
  const from = parts.findIndex((part) => !part.split(/\s(?:&|and)\s/iu).every(isTitledOrFirst));
  const [names, lines] = [parts.slice(0, from), parts.slice(from)];
  const isWhole = from > 0 && parts.length <= MOST_PARTS && lines.length > 1 && lines.every(isLine);
  return end && isWhole ? { names, lines, postcode: end.postcode } : undefined;
}

/** A titled name, or the title that shares the name behind it. */
const isTitledOrFirst = (part: string): boolean => isTitledName(part) || /^(?:mr|mrs|ms|miss|mx|dr)$/iu.test(part);

/** A line of an address is short and says no more. */
const isLine = (part: string): boolean =>
  /^[\p{Lu}\d]/u.test(part) && part.split(' ').length <= 5 && !/[:;£]|\.\s/u.test(part);
