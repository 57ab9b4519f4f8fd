// An address that is asked for in parts: house, street, town, county and postcode each with a label of its own, beneath each other; or its
// lines in one cell of a form, and the postcode in the next.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase, printedWords } from '../../../model/printed.ts';
import { isSetAlike } from '../../../model/set-alike.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { fieldsAsked } from '../../fields/questions.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import { candidateOf } from '../found-value.ts';

const PARTS = [
  /^(?:house|building|property|flat)(?: (?:number|name|no|or|and))*$/,
  /^(?:street|road)(?: name)?$|^street address$|^address line (?:1|one)$|^address 1$/,
  /^address (?:line )?(?:2|two)$|^(?:locality|district|village)$/,
  /^(?:town|city|post ?town)(?: (?:or )?(?:town|city))?$|^address (?:line )?(?:3|three)$/,
  /^county$|^address (?:line )?(?:4|four)$/,
] as const;
const POSTCODE = /^(?:home |your )?post ?code$/;
/** The parts stand on at most so many lines. */
const MOST_LINES = 10;
const SAME_EDGE_PT = 4;

/** The address whose parts follow each other, as one; undefined where no street or no postcode is among them. */
export function addressInParts({ pages }: DocumentLayout): FieldCandidate | undefined {
  for (const page of pages) {
    for (const [at, line] of page.lines.entries()) {
      for (const label of line.phrases) {
        const value = POSTCODE.test(foldText(label.text)) ? beside(line, label) : undefined;
        const postcode = value && postcodeAtEnd(value.text)?.postcode;
        if (!value || postcode === undefined) continue;
        const above = page.lines.slice(Math.max(0, at - MOST_LINES), at);
        const [house, street, ...rest] = PARTS.map((part) => valueOf(above, part, label));
        if (street === undefined) continue;
        // A number stands on the line of its street, a name over it.
        const first =
          house !== undefined && /^\p{L}?\d+\p{L}?$/u.test(house) ? [`${house} ${street}`] : [house, street];
        const lines = [...first, ...rest].filter((one) => one !== undefined);
        return candidateOf({ kind: 'address', lines, postcode }, printedPhrase(value, page.number), 0.9, at);
      }
    }
  }
  return undefined;
}

const beside = ({ phrases }: Line, label: Phrase): Phrase | undefined =>
  phrases.find(({ x0, text }) => x0 >= label.x1 && text !== ':');

function valueOf(lines: readonly Line[], part: RegExp, { x0 }: Phrase): string | undefined {
  for (const line of lines) {
    const label = line.phrases.find((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT && part.test(foldText(one.text)));
    const value = label && beside(line, label);
    if (value) return value.text;
  }
  return undefined;
}

/** Lines of one cell stand at most this many text heights apart. */
const LINE_GAP = 0.8;
const MOST_CELL_LINES = 6;

/** When an address is to be given, behind its label: `(if different)`. */
const IF_OTHER = /,? \(?(?:if|where|when) [^()]*\)?$/i;

/** The postcodes that have cells of their own, under their labels. */
export const postcodesApart = ({ pages }: DocumentLayout): readonly string[] =>
  pages.flatMap((page) =>
    page.lines.flatMap(({ phrases }, at) =>
      phrases.flatMap((label) => {
        const [cell] = POSTCODE.test(foldText(label.text)) ? cellUnder(page, at, label) : [];
        return postcodeAtEnd(cell?.text ?? '')?.postcode ?? [];
      }),
    ),
  );

/** The fields with the addresses whose postcode has a cell of its own, where they have none yet. */
export function withPostcodesApart(
  layout: DocumentLayout,
  fields: FieldCandidates,
  rules: Readonly<Record<string, FieldRule>>,
): FieldCandidates {
  const found = layout.pages.flatMap((page) => page.lines.flatMap((_, at) => inTwoCells(page, at, rules)));
  const lacking = found.filter(({ field }) => fields[field] === undefined);
  return lacking.length > 0
    ? { ...Object.fromEntries(lacking.toReversed().map(({ field, address }) => [field, [address]])), ...fields }
    : fields;
}

interface Asked {
  readonly field: string;
  readonly address: FieldCandidate;
}

/** The address under its label, of which the postcode stands under a label beside that. */
function inTwoCells(page: PageLayout, at: number, rules: Readonly<Record<string, FieldRule>>): Asked[] {
  const { phrases = [] } = page.lines[at] ?? {};
  return phrases.flatMap((label, place) => {
    const [field] = fieldsAsked(foldText(label.text.replace(IF_OTHER, '')), rules).filter(
      (name) => rules[name]?.value === 'address',
    );
    const next = phrases[place + 1];
    if (field === undefined || !next || !POSTCODE.test(foldText(next.text))) return [];
    const [first] = cellUnder(page, at, next);
    const end = postcodeAtEnd(first?.text ?? '');
    const lines = cellUnder(page, at, label);
    // Where labels are set as values are, the next label would pass for a line.
    const isTold = lines.every((one) => !isSetAlike(one, label)) && !lines.some(({ text }) => postcodeAtEnd(text));
    if (!first || end?.before !== '' || lines.length === 0 || !isTold) return [];
    const printed = printedWords(
      [...lines, first].flatMap(({ words }) => words),
      page.number,
    );
    const value = { kind: 'address', lines: lines.map(({ text }) => text), postcode: end.postcode } as const;
    return [{ field, address: candidateOf(value, printed, 0.9, at) }];
  });
}

/** The lines right beneath a label at its edge, set like the first of them. */
function cellUnder({ lines }: PageLayout, at: number, label: Phrase): readonly Phrase[] {
  const found: Phrase[] = [];
  for (const { phrases } of lines.slice(at + 1)) {
    const above = found.at(-1) ?? label;
    const next = phrases.find(({ x0, y0 }) => Math.abs(x0 - label.x0) <= SAME_EDGE_PT && y0 > above.y0 + 1);
    if (!next) continue;
    const isNear = next.y0 - above.y1 <= LINE_GAP * (next.y1 - next.y0);
    if (!isNear || !isSetAlike(next, found[0] ?? next) || found.length === MOST_CELL_LINES) break;
    found.push(next);
  }
  return found;
}
