// The heads of tables of drivers, and what stands under each of them.
import { foldText } from '../../../kernel/text.ts';
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { readDate } from '../../values/date.ts';

/** What heads the names of drivers, folded. */
export const NAME_HEADER =
  /^(?:(?:full|driver|drivers|rider|riders|named|insured|name of|names of|the|permitted|additional) )*(?:names?|drivers?|riders?)(?: s)?(?: (?:names?|covered|insured))?$|^(?:persons?|people)(?: (?:who|can|may|will|drives?|driving|insured|covered|named|permitted|allowed|entitled|to|drive))+$|^who (?:can |may |will )?drives?$/;
const PLAIN_NAME_HEADER = /^(?:full )?names?(?: in full)?$/;
/** What heads their given names. */
export const GIVEN_HEADER = /^(?:first|fore|given|christian) ?names?(?: s)?$/;
/** What heads their family names. */
export const FAMILY_HEADER = /^(?:surname|last name|family name)$/;
/** What heads their dates of birth. */
export const BIRTH_HEADER =
  /^(?:(?:the|this|main|first|second|third|named|additional|other|driver|rider|drivers|riders|s|\d) )*(?:date of ?birth|dob|d o b|birth ?date|born|birth)$/;
const HELD_HEADER =
  /^(?:(?:licence|license|years?|full|uk|time|how long) )*(?:held|years held|licence years|length(?: held)?|held years|yrs held|held yrs)(?: (?:years?|for|licence|yrs))*$/;
/** What a head names that is said of drivers besides. */
export const OTHER_HEADER =
  /\b(?:licen[cs]e|occupation|relationship|sex|gender|marital|status|age|role|claims|convictions|employment|main|use|job|test|residen|points|licence type|no claims)\b/;

/** Where a table of people has what of them. */
export interface Columns {
  /** The head of names, or of given names where family names have a column of their own. */
  readonly name: Phrase;
  readonly family?: Phrase;
  readonly born?: Phrase;
  readonly held?: Phrase;
  readonly all: readonly Phrase[];
}

/** The columns that a line of a page heads, where it heads a table of people, and the line that its rows begin behind. */
export function columnsAt(page: PageLayout, at: number): (Columns & { readonly end: number }) | undefined {
  const line = page.lines[at];
  if (!line || !columnsOf(line)) return undefined;
  const [over, beneath] = [page.lines[at - 1], page.lines[at + 1]].map((one) =>
    one && isHeadOf(line, one, page.textHeightPt) ? one.phrases : [],
  );
  const wrapped = [...(over ?? []), ...line.phrases].map((phrase) => {
    const rest = (beneath ?? []).find(({ x0 }) => Math.abs(x0 - phrase.x0) <= 3);
    return rest ? { ...phrase, text: `${phrase.text} ${rest.text}`, x1: Math.max(phrase.x1, rest.x1) } : phrase;
  });
  const phrases = wrapped.sort((a, b) => a.x0 - b.x0);
  const columns = columnsOf({ ...line, phrases }) ?? columnsOf(line);
  return columns && { ...columns, end: beneath && beneath.length > 0 ? at + 1 : at };
}

/** Whether a line holds the first or the second words of heads of which a line beside it holds others. */
function isHeadOf(line: Line, beside: Line, textHeight: number): boolean {
  const isBold = line.phrases[0]?.bold;
  return (
    Math.abs(beside.y0 - line.y0) < HEAD_GAP * textHeight &&
    beside.phrases.length > 1 &&
    beside.phrases.every(({ text, bold }) => bold === isBold && /^\p{L}|^\(/u.test(text) && !readDate(text))
  );
}

/** Lines of one head stand at most this many text heights beneath each other. */
const HEAD_GAP = 1.3;

function columnsOf(line: Line): Columns | undefined {
  const of = (is: RegExp): Phrase | undefined => line.phrases.find(({ text }) => is.test(foldText(text)));
  // Beside `Persons entitled to drive`, which leads to the table.
  const [given, family] = [of(GIVEN_HEADER), of(FAMILY_HEADER)];
  const isParted = given !== undefined && family !== undefined;
  const name = isParted ? given : (of(PLAIN_NAME_HEADER) ?? of(NAME_HEADER));
  const [born, held] = [of(BIRTH_HEADER), of(HELD_HEADER)];
  const others = line.phrases.filter(({ text }) => OTHER_HEADER.test(foldText(text))).length;
  if (!name || (born ? 1 : 0) + (held ? 1 : 0) + others < 1 || line.phrases.length < 2) return undefined;
  if (line.phrases.some(({ text }) => readDate(text))) return undefined;
  return {
    name,
    ...(isParted ? { family } : {}),
    ...(born ? { born } : {}),
    ...(held ? { held } : {}),
    all: line.phrases,
  };
}

/** `Main driver | Date of birth | Named driver | Date of birth`: the heads of cards side by side, each with its own day. */
export function besideEachOther({ phrases: all }: Line): Columns[] {
  return all.flatMap((name, at) => {
    const born = all[at + 1];
    const isHead = born && BIRTH_HEADER.test(foldText(born.text)) && WHO.test(foldText(name.text));
    return isHead ? [{ name, born, all }] : [];
  });
}

const WHO = /\b(?:drivers?|names?|policy ?holder|proposer|you|spouse|partner|rider)\b/;
