// Names as rows of persons: the name as printed, and its parts.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import { areNames, personParts, splitNames } from '../../document/party-names.ts';
import { TITLE } from '../../document/titles.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormRow } from '../list-rows.ts';
import { textCell } from '../row-cells.ts';
import { LENDER } from './letterhead.ts';

/** One name as a row. */
export function personRow(name: string, printed: Printed): FormRow {
  const parts = Object.entries({ name, ...personParts(name) }).filter(
    (part): part is [string, string] => part[1] !== undefined,
  );
  return Object.fromEntries(parts.map(([key, text]) => [key, textCell(text, printed)]));
}

/** Names printed together (`Mr A Smith & Mrs B Smith`), a row each. */
export function personRows(names: string, printed: Printed): FormRow[] {
  return splitNames(names).map((name) => personRow(name, printed));
}

/** The names of the first candidate that is nothing else, each a row; what comes after the end of a sentence does not count. */
export function namedPersons(layout: DocumentLayout, candidates: readonly FieldCandidate[] = []): FormRow[] {
  for (const candidate of candidates) {
    const printed = wholeNames(layout, candidate);
    const [text = ''] = printed?.text.split(/(?<=\p{Ll}{2})\.(?: |$)/u) ?? [];
    const names = inFull(text.replace(ENDS_SMALL, ''), candidates);
    if (printed && areNames(names) && !LENDER.test(names)) return personRows(names, printed);
  }
  return [];
}

/** Where the line of a sentence ends behind a name, what it goes on with stands beneath: `for Mr Alan Reed on` over `1 May 2025`. */
const ENDS_SMALL = / (?:on|dated|issued|in|at|for|by|as|with|from|to)$/u;

/** A name that the end of its line cut, as a sentence that runs on over it says it whole. */
function inFull(names: string, candidates: readonly FieldCandidate[]): string {
  const told = candidates.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
  return told.find((one) => TITLE.test(names) && one.startsWith(`${names} `) && areAllNames(one)) ?? names;
}

/** Whether a text is names, and none of them ends in a small word of its sentence. */
const areAllNames = (text: string): boolean => areNames(text) && /(?<!\p{L})\p{Lu}[\p{L}'’-]*$/u.test(text);

/** Names that go on in the next line. */
const UNFINISHED = /(?:&|,|\band|\b(?:mr|mrs|miss|ms|mx|dr))\.?$/i;
/** Lines of names stand at most this many text heights apart. */
const GAP_HEIGHTS = 1.1;

/** The names of a candidate with the lines that go on with them: where a name is not finished, and names beneath each other. */
export function wholeNames(layout: DocumentLayout, { value, printed }: FieldCandidate): Printed | undefined {
  if (value.kind !== 'text') return undefined;
  const page = layout.pages[printed.page - 1];
  let { text } = value;
  let { box } = printed;
  const lines = page?.lines.filter(({ y0 }) => y0 > printed.box.y0 + 2) ?? [];
  // A value in its label's phrase goes on beneath the label.
  const [own] = (page?.lines ?? []).flatMap(({ phrases }) => phrases.filter((phrase) => holds(phrase, printed.box)));
  for (const line of lines) {
    if (line.y0 - box.y1 > GAP_HEIGHTS * (box.y1 - box.y0)) break;
    const next = line.phrases.find(({ x0 }) => [box.x0, own?.x0 ?? box.x0].some((edge) => Math.abs(x0 - edge) < 4));
    if (!next) continue;
    const isUnfinished = UNFINISHED.test(text) || isFamilyName(next, box, text);
    if (!(isUnfinished || (TITLE.test(next.text) && TITLE.test(text))) || /\d/.test(next.text)) break;
    // A name may be broken at its hyphen.
    text += isUnfinished ? `${/\p{L}-$/u.test(text) ? '' : ' '}${next.text}` : ` & ${next.text}`;
    box = next;
  }
  return { ...printed, text, box: { ...printed.box, y1: box.y1 } };
}

/** Words that are labels and no family name. */
const LABEL =
  /^(?:applicants?|borrowers?|customers?|clients?|names?|property|address|date|reference|ref|term|property|product|loan|lender|over|rate|status|email|telephone|phone|valid)$/i;

/** Whether a line is the family name that a narrow column has set beneath. */
function isFamilyName(next: Phrase, box: Printed['box'], text: string): boolean {
  const isNear = next.y0 - box.y1 <= 0.6 * (box.y1 - box.y0);
  return isNear && TITLE.test(text) && /^\p{Lu}[\p{L}'’-]+$/u.test(next.text) && !LABEL.test(next.text);
}

const holds = ({ x0, x1, y0, y1 }: Phrase, box: Printed['box']): boolean =>
  x0 <= box.x0 + 1 && x1 >= box.x1 - 1 && y0 <= box.y0 + 1 && y1 >= box.y1 - 1;
