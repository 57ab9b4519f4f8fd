// The employee's address: the lines over a postcode, with the name above them where one stands there.
import { STREET_WORD } from '../../../kernel/street-words.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { isCompanyName } from '../../document/party-names.ts';
import { TITLE } from '../../document/titles.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import { isLabel, type Cell, type Row } from './cells.ts';

/** An address, and who is named over it. */
export interface HomeAddress {
  readonly name?: Printed;
  readonly lines: readonly Printed[];
  readonly postcode: string;
  readonly postcodePrinted: Printed;
}

/** Lines of an address stand at most this many text heights apart; the name may stand further off. */
const LINE_GAP = 1.5;
const NAME_GAP = 2.2;
/** They begin within this of each other, in points. */
const SAME_EDGE_PT = 3;
const MOST_LINES = 8;
const PLACE = new RegExp(
  `\\d|\\b(?:${STREET_WORD}|house|cottages?|farm|flat|end|lodge|hall|manor|barn|villas?|bungalow|croft|fold|heath|common|meadows?|orchard|quay|apartment|mill|wharf|county|shire)\\b`,
  'i',
);
const ORGANISATION =
  /\b(?:payroll|hr|department|council|nhs|trust|school|academy|university|college|hospital|office|centre|registered)\b/i;
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*,?\s|(?:de|da|di|la|le|van|von|der|den|bin|al)\s){1,6}\p{Lu}[\p{L}'’.-]*$/u;
const NO_NAME = /\b(?:pay|payslip|private|confidential|employee|employer|address|tax|date|month|week)\b|:/i;

const isTitled = (text: string): boolean => TITLE.test(text) && NAME.test(text);
/** A name, not a place: a title tells `Mr J Hall` from one. */
const isNameOver = (text: string): boolean => NAME.test(text) && (TITLE.test(text) || !PLACE.test(text));

/** The first address under a person's name; else the first that a label names: without either it is the employer's, or of who pays for them. */
export function homeAddress(rows: readonly Row[]): HomeAddress | undefined {
  const found: (HomeAddress & { readonly isLabelled: boolean })[] = [];
  rows.forEach((row, at) => {
    for (const cell of row.cells) {
      const end = isLabel(cell) ? postcodeAtEnd(cell.text) : undefined;
      const address = end && cell.words.length <= 9 ? addressOver(rows, { at, cell, end }) : undefined;
      if (address) found.push(address);
    }
  });
  return found.find(({ name }) => name !== undefined) ?? found.find(({ isLabelled }) => isLabelled);
}

interface Postcode {
  readonly at: number;
  readonly cell: Cell;
  readonly end: { readonly postcode: string; readonly before: string };
}

function addressOver(
  rows: readonly Row[],
  { at, cell, end }: Postcode,
): (HomeAddress & { readonly isLabelled: boolean }) | undefined {
  const stack: Cell[] = [];
  let below = cell;
  for (let i = at - 1; i >= 0 && stack.length < MOST_LINES; i--) {
    const row = rows[i];
    if (row?.page !== cell.page) break;
    // A block at the right of the page may be set flush with it.
    const above =
      row.cells.find((one) => Math.abs(one.x0 - below.x0) <= SAME_EDGE_PT) ??
      row.cells.find((one) => Math.abs(one.x1 - below.x1) <= SAME_EDGE_PT);
    const height = below.y1 - below.y0;
    if (below.y0 - row.y1 > NAME_GAP * height) break;
    // What stands over the first line beside the label of an address is the value of another.
    if (isLabelled(below, rows)) break;
    if (!above) continue;
    const gap = below.y0 - above.y1;
    const isName = isNameOver(above.text);
    // The employer over the name of who is paid is no line of theirs.
    const lines = stack.length + (end.before === '' ? 0 : 1);
    if (isCompanyName(above.text) && lines > 2 && isNameOver(stack[0]?.text ?? '')) break;
    if (!isLabel(above) || gap > (isName ? NAME_GAP : LINE_GAP) * height || NO_NAME.test(above.text)) break;
    stack.unshift(above);
    below = above;
    // `Orchard End` looks like a name, and is none where a titled name stands right over it.
    const isUnderTitle = rows
      .slice(Math.max(0, i - ROWS_BETWEEN), i)
      .some(({ cells, page }) => page === above.page && cells.some((one) => isTitled(one.text) && isOver(one, above)));
    if (isName && !isUnderTitle && i < at - 1 && stack.length > 2 && PLACE.test(stack[1]?.text ?? '')) break;
  }
  const address = named(stack, { at, cell, end });
  const first = stack[0] ?? cell;
  return address && { ...address, isLabelled: isLabelled(first, rows) || isUnderLabel(first, rows) };
}

/** Rows of what stands beside an address may stand between two of its lines. */
const ROWS_BETWEEN = 3;

const isOver = (one: Cell, { x0, y0, y1 }: Cell): boolean =>
  Math.abs(one.x0 - x0) <= SAME_EDGE_PT && y0 - one.y1 <= NAME_GAP * (y1 - y0);

/** Whether the label of an address stands before a cell. */
function isLabelled(cell: Cell, rows: readonly Row[]): boolean {
  const cells = rows.find((row) => row.cells.includes(cell))?.cells ?? [];
  return LABEL.test(cells[cells.indexOf(cell) - 1]?.text ?? '');
}

const LABEL = /^(?:(?:home|employee|your|private|postal) )*address:?$/i;

/** Whether it stands right over a cell. */
function isUnderLabel(cell: Cell, rows: readonly Row[]): boolean {
  return rows.some(({ cells, page }) =>
    cells.some(
      (one) =>
        LABEL.test(one.text) &&
        page === cell.page &&
        Math.abs(one.x0 - cell.x0) <= SAME_EDGE_PT &&
        one.y0 < cell.y0 &&
        cell.y0 - one.y1 < NAME_GAP * (cell.y1 - cell.y0),
    ),
  );
}

/** A family name that a narrow column has set beneath the given names: bold as they are, over lines that are not. */
function withWholeName([first, second, ...rest]: readonly Cell[]): readonly Cell[] {
  const isWrapped =
    first?.bold === true &&
    second?.bold === true &&
    rest.length > 0 &&
    rest.every(({ bold }) => !bold) &&
    isNameOver(first.text) &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(second.text) &&
    !PLACE.test(second.text);
  if (!isWrapped) return [first, second, ...rest].flatMap((one) => one ?? []);
  const words = [...first.words, ...second.words];
  return [{ ...first, words, text: `${first.text} ${second.text}` }, ...rest];
}

function named(stack: readonly Cell[], { cell, end }: Postcode): HomeAddress | undefined {
  const printed = (one: Cell): Printed => printedWords(one.words, one.page);
  const last = printed(cell);
  const tail = end.before ? [{ ...last, text: end.before }] : [];
  if (stack.some(({ text }) => isCompanyName(text) || ORGANISATION.test(text)) || /,.*,/.test(end.before))
    return undefined;
  const [first, ...rest] = withWholeName(stack);
  const isName = first !== undefined && isNameOver(first.text) && rest.length + tail.length > 0;
  const lines = [...(isName ? rest : stack).map(printed), ...tail];
  if (lines.length === 0) return undefined;
  return {
    ...(isName ? { name: printed(first) } : {}),
    lines,
    postcode: end.postcode,
    postcodePrinted: last,
  };
}
