// How a named person is reached: an e-mail address in the row of a table that the name begins, or e-mail address and telephone number
// beneath the name in its box. What stands beneath another label of a party is that party's.
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import type { FormRow } from './list-rows.ts';
import { textCell } from './row-cells.ts';

const EMAIL = /^[\p{L}\d.+_'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;
const TELEPHONE = /^(?:\+44 ?(?:\(0\) ?)?|\(?0)\d(?:[ ()-]{0,2}\d){7,10}$/;

const LABELS: readonly (readonly [key: string, label: RegExp, value: RegExp])[] = [
  ['emailAddress', /^(?:(?:the|your|tenants?|contact|lead|main) )*e ?mail(?: address)?$/, EMAIL],
  [
    'telephone',
    /^(?:(?:the|your|tenants?|contact|lead|main|home|day ?time) )*(?:tele)?phone(?: (?:number|no))?$|^tel(?: no)?$|^(?:contact |your )?mobile(?: (?:number|no|phone|telephone))?$/,
    TELEPHONE,
  ],
];
/** The label of a party, or of what is no part of one: what stands beneath it is not the person's above. */
const OF_ANOTHER =
  /\b(?:name|landlord|agents?|tenants?|proposer|policy ?holder|broker|insurer|scheme|person|care of|c o)\b/;

/** A box has at most so many rows beneath a name, each at most this many of its heights under the one before. */
const MOST_ROWS = 6;
const GAP_HEIGHTS = 3;
/** Cells of a column begin within this of each other, in points. */
const SAME_EDGE_PT = 3;

/** Persons with how they are reached; where names are printed together it is left open whose address it is. */
export function withContacts(layout: DocumentLayout, rows: readonly FormRow[]): FormRow[] {
  return rows.map((row) => {
    const printed = row['name']?.printed;
    const isAlone = rows.every((one) => one === row || one['name']?.printed !== printed);
    return printed && isAlone ? { ...row, ...contactsOf(layout, printed) } : row;
  });
}

/** The e-mail address and telephone number of the person whose name is printed here, as cells of their row. */
function contactsOf({ pages }: DocumentLayout, name: Printed): FormRow {
  const lines = pages[name.page - 1]?.lines ?? [];
  const at = lines.findIndex(({ phrases }) => phrases.some((one) => isAt(one, name)));
  const own = lines[at];
  if (!own) return {};
  const label = own.phrases.findLast(({ x1 }) => x1 < name.box.x0);
  return label ? beneath(lines.slice(at), label, name) : inRow(own, name);
}

const isAt = ({ x0, y0 }: Phrase, { box }: Printed): boolean =>
  Math.abs(x0 - box.x0) <= SAME_EDGE_PT && Math.abs(y0 - box.y0) <= 1;

/** The one e-mail address of a row that a name begins. */
function inRow({ phrases }: Line, name: Printed): FormRow {
  const [email, other] = phrases.filter(({ text }) => EMAIL.test(text));
  return email && !other ? { emailAddress: textCell(email.text, printedPhrase(email, name.page)) } : {};
}

/** What rows of label and value under those of the name tell, up to the label of another party. */
function beneath([own, ...lines]: readonly Line[], label: Phrase, name: Printed): FormRow {
  const cells: Record<string, FormRow[string]> = {};
  let above = own?.y1 ?? 0;
  for (const { phrases, y0, y1 } of lines.slice(0, MOST_ROWS)) {
    const height = y1 - y0;
    const at = phrases.findIndex(({ x0 }) => Math.abs(x0 - label.x0) <= SAME_EDGE_PT);
    const [asked, value] = [phrases[at], phrases[at + 1]];
    if (at < 0 || !asked) continue;
    const words = foldText(asked.text);
    const isRow = value !== undefined && Math.abs(value.x0 - name.box.x0) <= SAME_EDGE_PT;
    const found = LABELS.find(([, is]) => is.test(words));
    if (!isRow || y0 - above > GAP_HEIGHTS * height || (!found && OF_ANOTHER.test(words))) break;
    above = y1;
    const [key, , form] = found ?? [];
    if (key !== undefined && form?.test(value.text) === true)
      cells[key] ??= textCell(value.text, printedPhrase(value, name.page));
  }
  return cells;
}
