// Vehicles in rows of a table: its headers are what labels of fields are elsewhere, and its cells may run over several lines around the
// line of their mark.
import { foldText } from '../../../kernel/text.ts';
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { fieldsAsked } from '../../fields/questions.ts';
import { readValue } from '../../fields/values.ts';
import { candidateOf } from '../found-value.ts';
import { isSetAlike } from '../../../model/set-alike.ts';

/** What cells of a table say of a vehicle. */
export const VEHICLE_FIELDS = [
  'registration',
  'makeModel',
  'make',
  'model',
  'vehicleValue',
  'registrationYear',
  'manufactureYear',
  'engineSize',
  'fuelType',
  'transmission',
  'numberOfSeats',
  'bodyType',
  'colour',
  'overnight',
  'mileage',
  'vehicle',
  'cover',
  'classOfUse',
  'noClaims',
] as const;

interface Rules {
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly currency: string;
}

interface Head {
  readonly phrase: Phrase;
  readonly field: string;
}

/** Cells begin or end within this of their header, in points. */
const EDGE_PT = 12;
/** Rows stand at most this many text heights apart; those of cells of several lines further. */
const ROW_GAP = 3.2;
const TALL_GAP = 7;

/** The fields of each vehicle of a table, in order; none where a page has no such table. */
export function tableRows(page: PageLayout, { rules, currency }: Rules): FieldCandidates[] {
  return page.lines.flatMap((line, at): FieldCandidates[] => {
    const heads = line.phrases.flatMap((phrase): Head[] => {
      const field = fieldOf(headOf(page, phrase), rules);
      return field === undefined ? [] : [{ phrase, field }];
    });
    const marks = heads.find(({ field }) => field === 'registration');
    if (heads.length < 2 || !marks) return [];
    const cellOf = (next: Line): Phrase | undefined => next.phrases.find((one) => isUnder(one, marks.phrase));
    const anchors = anchorsUnder(page, at, {
      isRow: (next) => {
        const cell = cellOf(next);
        const rule = rules['registration'];
        return cell !== undefined && rule !== undefined && readValue(cell.text, rule, currency) !== undefined;
      },
      // In tiles the next label stands where the next mark would: `Registration`, `AB12 CDE`, `Engine`, `1497 cc`.
      isHead: (next, first) => {
        const cell = cellOf(next);
        const mark = cellOf(first);
        return (
          cell !== undefined &&
          (fieldsAsked(foldText(cell.text), rules).length > 0 ||
            (mark !== undefined && isSetAlike(cell, marks.phrase) && !isSetAlike(mark, marks.phrase)))
        );
      },
    });
    return anchors.map((anchor, i): FieldCandidates => {
      const half = Math.min(
        ...[anchors[i - 1], anchors[i + 1]].map((one) => (one ? Math.abs(one.y0 - anchor.y0) / 2 : Infinity)),
      );
      const near = page.lines.filter(
        ({ y0 }) => Math.abs(y0 - anchor.y0) < (half === Infinity ? 2 : half) && y0 > line.y1 - 1,
      );
      const cells = heads.flatMap(({ phrase: head, field }) => {
        const rule = rules[field];
        const words = near
          .flatMap(({ phrases }) => phrases.filter((one) => isUnder(one, head)))
          .flatMap((one) => one.words);
        const own = anchor.phrases.find((one) => isUnder(one, head))?.words ?? [];
        const printed = printedWords(words, page.number);
        const value =
          words.length > 0 && rule
            ? (readValue(printed.text, rule, currency) ?? readOwn(own, page, rule, currency))
            : undefined;
        return value ? [[field, [candidateOf(value, printed, 0.9, page.lines.indexOf(anchor))]] as const] : [];
      });
      return Object.fromEntries(cells);
    });
  });
}

const readOwn = (
  words: Phrase['words'],
  page: PageLayout,
  rule: FieldRule,
  currency: string,
): ReturnType<typeof readValue> =>
  words.length > 0 ? readValue(printedWords(words, page.number).text, rule, currency) : undefined;

const isUnder = ({ x0, x1 }: Phrase, head: Phrase): boolean =>
  Math.min(Math.abs(x0 - head.x0), Math.abs(x1 - head.x1)) <= EDGE_PT;

/** The lines beneath a header that begin a row. */
function anchorsUnder(
  { lines, textHeightPt }: PageLayout,
  at: number,
  { isRow, isHead }: { readonly isRow: (line: Line) => boolean; readonly isHead: (line: Line, first: Line) => boolean },
): readonly Line[] {
  const found: Line[] = [];
  const head = lines[at];
  for (const next of lines.slice(at + 1)) {
    const above = found.at(-1) ?? head;
    const isTall = lines.some(({ y0 }) => above !== undefined && y0 > above.y0 + 1 && y0 < next.y0 - 1);
    if (!above || next.y0 - above.y1 > (isTall ? TALL_GAP : ROW_GAP) * textHeightPt) break;
    if (found[0] && isHead(next, found[0])) break;
    if (isRow(next)) found.push(next);
    // Whole rows without a mark are of another table.
    else if (next.phrases.length > 2 && found.length > 0 && !isTall) break;
  }
  return found;
}

/** The words of a header that runs over lines around the one on which most headers stand. */
function headOf({ lines }: PageLayout, head: Phrase): string {
  const column = lines
    .flatMap(({ phrases }) => phrases)
    .filter((one) => Math.abs(one.x0 - head.x0) <= 2 && isSetAlike(one, head));
  const at = column.indexOf(head);
  const parts = [head];
  for (let up = at - 1; up >= 0; up--) {
    const [over, below] = [column[up], parts[0]];
    if (!over || !below || below.y0 - over.y1 > 0.5 * (below.y1 - below.y0)) break;
    parts.unshift(over);
  }
  for (const next of column.slice(at + 1)) {
    const above = parts.at(-1);
    if (!above || next.y0 - above.y1 > 0.5 * (above.y1 - above.y0) || /\d/.test(next.text)) break;
    parts.push(next);
  }
  return parts.map(({ text }) => text).join(' ');
}

function fieldOf(text: string, rules: Readonly<Record<string, FieldRule>>): string | undefined {
  const asked = fieldsAsked(foldText(text), rules);
  return VEHICLE_FIELDS.find((field) => asked.includes(field));
}
