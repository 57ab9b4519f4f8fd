// Names and their address on one line, as window envelopes and the heads of some papers set them, parted at its commas or dots.
import { postcodeAtEnd } from '../values/identifiers.ts';
import { isPremises } from './address-lines.ts';
import { isTitledName } from './titles.ts';

/** Whom a line names, and the lines and the postcode of where they live. */
export interface PartedAddress {
  readonly names: readonly string[];
  readonly lines: readonly string[];
  readonly postcode: string;
}

const MOST_PARTS = 9;

/** The parts of a line that begins with names and ends in a postcode; undefined for any other line. */
export function partedAddress(text: string): PartedAddress | undefined {
  const end = postcodeAtEnd(text);
  const parts = (end?.before ?? '').split(/,\s*|\s+[·•|]\s*/u).filter((part) => part !== '');
  const titled = parts.findIndex((part) => !part.split(/\s(?:&|and)\s/iu).every(isTitledOrFirst));
  // Without a title the number of a house tells where the name ends.
  const from = titled === 0 && isBareName(parts[0]) && isPremises(parts[1] ?? '') ? 1 : titled;
  const [names, lines] = [parts.slice(0, from), parts.slice(from)];
  const isWhole = from > 0 && parts.length <= MOST_PARTS && lines.length > 1 && lines.every(isLine);
  return end && isWhole ? { names, lines, postcode: end.postcode } : undefined;
}

/** A titled name, or the title that shares the name behind it. */
const isTitledOrFirst = (part: string): boolean => isTitledName(part) || /^(?:mr|mrs|ms|miss|mx|dr)$/iu.test(part);

/** Two to four words as names of persons are printed, and nothing that companies and papers are called. */
function isBareName(part = ''): boolean {
  return (
    /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+)){0,2} \p{Lu}[\p{L}'’-]+$/u.test(part) &&
    !OF_NO_PERSON.test(part)
  );
}

const OF_NO_PERSON =
  /\b(?:ltd|limited|plc|llp|inc|bank|society|company|group|services?|insurance|credit|card|finance|house|office|department|team|centre|center|council|street|road|park|estate|written|address|registered|energy|water|box)\b/i;

/** A line of an address is short and says no more. */
const isLine = (part: string): boolean =>
  /^[\p{Lu}\d]/u.test(part) && part.split(' ').length <= 5 && !/[:;£]|\.\s/u.test(part);
