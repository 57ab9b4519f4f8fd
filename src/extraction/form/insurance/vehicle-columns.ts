// Vehicles side by side, a column for each: the labels of rows are what labels of fields are elsewhere, and the row of the marks tells where
// the columns stand.
import { foldText } from '../../../kernel/text.ts';
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { fieldsAsked } from '../../fields/questions.ts';
import { readValue } from '../../fields/values.ts';
import { candidateOf } from '../found-value.ts';
import { VEHICLE_FIELDS } from './vehicle-table.ts';

interface Rules {
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly currency: string;
}

/** Cells begin, or have their middle, within this of the mark of their column, in points. */
const EDGE_PT = 12;
/** Rows of one table stand at most this many text heights apart. */
const ROW_GAP = 3.2;

/** The fields of each vehicle of a table that has a column for each; none where a page has no such table. */
export function columnsOfVehicles(page: PageLayout, { rules, currency }: Rules): FieldCandidates[] {
  const rule = rules['registration'];
  const isMark = ({ text }: Phrase): boolean =>
    rule !== undefined && text.length <= MARK_LENGTH && readValue(text, rule, currency) !== undefined;
  const at = page.lines.findIndex(
    ({ phrases: [label, ...cells] }) =>
      label !== undefined && cells.length > 1 && cells.every(isMark) && isAsked(label, 'registration', rules),
  );
  const [label, ...marks] = page.lines[at]?.phrases ?? [];
  if (!label) return [];
  const lines = tableAround(page, at);
  return marks.map((mark) => {
    const cells = lines.flatMap((line, i) => {
      const [head] = line.phrases;
      const field = head && head.x1 < (marks[0]?.x0 ?? 0) ? fieldOf(head, rules) : undefined;
      const own = field && rules[field];
      const words = own ? wordsOf(line, lines[i + 1], mark) : [];
      if (!own || words.length === 0) return [];
      const printed = printedWords(words, page.number);
      const value = readValue(printed.text, own, currency);
      return value ? [[field, [candidateOf(value, printed, 0.9, page.lines.indexOf(line))]] as const] : [];
    });
    return Object.fromEntries(cells);
  });
}

/** No mark is longer. */
const MARK_LENGTH = 9;

const isAsked = ({ text }: Phrase, field: string, rules: Rules['rules']): boolean =>
  fieldsAsked(foldText(text), rules).includes(field);

const fieldOf = ({ text }: Phrase, rules: Rules['rules']): string | undefined => {
  const asked = fieldsAsked(foldText(text), rules);
  return VEHICLE_FIELDS.find((field) => asked.includes(field));
};

const isUnder = (cell: Phrase, mark: Phrase): boolean =>
  Math.min(Math.abs(cell.x0 - mark.x0), Math.abs(cell.x0 + cell.x1 - mark.x0 - mark.x1) / 2) <= EDGE_PT;

/** The words of a row in the column of a mark, with those of a second line that has no label of its own. */
function wordsOf({ phrases, y1, y0 }: Line, next: Line | undefined, mark: Phrase): Phrase['words'] {
  const cell = phrases.slice(1).find((one) => isUnder(one, mark));
  const [first] = phrases;
  const isRest =
    next?.phrases.every((one) => first !== undefined && one.x0 > first.x1) === true && next.y0 - y1 < y1 - y0;
  const rest = cell && isRest ? next.phrases.find((one) => isUnder(one, mark)) : undefined;
  return [...(cell?.words ?? []), ...(rest?.words ?? [])];
}

/** The lines around the row of the marks, up to a gap on either side. */
function tableAround({ lines, textHeightPt }: PageLayout, at: number): readonly Line[] {
  const isNear = (one: Line | undefined, other: Line | undefined): boolean =>
    one !== undefined && other !== undefined && other.y0 - one.y1 <= ROW_GAP * textHeightPt;
  let [from, to] = [at, at];
  while (isNear(lines[from - 1], lines[from])) from--;
  while (isNear(lines[to], lines[to + 1])) to++;
  return lines.slice(from, to + 1);
}
