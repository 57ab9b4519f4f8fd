// The meter points of a bill: MPAN and MPRN beside their names, or by their check digits alone.
import { MONTH_WITH_YEAR } from '../../../kernel/months.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { isMpanCore, isMprn, readMpan, readMprn, readNorthernMprn } from '../../values/meter-points.ts';
import type { BillRow } from './bill-rows.ts';

/** A meter point as printed, without spaces. */
export interface MeterPoint {
  readonly utility: 'Electricity' | 'Gas';
  readonly digits: string;
  readonly printed: Printed;
  /** Whether its check digits hold. */
  readonly checked: boolean;
  /** Whether it only stands somewhere in the lines beneath its label: another number may have been taken. */
  readonly isApart?: boolean;
}

const MPAN_LABEL =
  /\bMPANs?\b|\bM\.P\.A\.N\b\.?|supply (?:number|no\b)|meter point admin|electricity (?:supply|meter point) (?:no|number|ref)|(?<![’'])\bS[ -]?number|(?<![’'])\bS no\b|(?:meter|supply) point(?: (?:no|number|ref(?:erence)?))?\W{0,3}(?=(?:\d ?){13}(?!\d))/iu;
const MPRN_LABEL =
  /\bMPRN?s?\b|\bM\.P\.R\b(?:\.N\b)?\.?|meter point (?:ref|no\b|number)|(?:meter|supply) point(?=:? {1,2}(?:\d ?){6,10}(?![ \d]*\d))|(?<![’'])\bM[ -]?number|(?<![’'])\bM no\b|gas (?:supply|meter point) (?:no|number|ref)/iu;
const LONG_NUMBER = /(?<![\p{L}\d.,£-])S?\s?\d[\d\s|-]{4,34}\d(?![\d.,]\d|[\p{L}-])/gu;
/** Lines beneath a label in which its number may stand: the box of a supply number has two rows. */
const LINES_BELOW = 3;

/** Every meter point, in page order; one that stands apart from one label and beside another is that of the other. */
export function meterPoints(rows: readonly BillRow[]): MeterPoint[] {
  const columned = rows.flatMap((row, at) => pointsUnder(rows, row, at));
  const labelled = rows.flatMap((row, at) => [
    ...mpansAt(rows, row, at),
    ...mprnsAt(rows, row, at),
    ...northernAt(rows, row, at),
    ...namedBehind(row),
  ]);
  const sure = new Set(columned.map(({ utility }) => utility));
  const hasMpan = [...columned, ...labelled].some(({ utility }) => utility === 'Electricity');
  const boxed = hasMpan ? [] : rows.flatMap(boxedMpan);
  const plain = hasMpan || boxed.length > 0 ? [] : rows.flatMap(plainMpan);
  const found = [...columned, ...labelled.filter(({ utility }) => !sure.has(utility)), ...boxed, ...plain];
  const isSame = (one: MeterPoint, other: MeterPoint): boolean =>
    other.utility === one.utility && other.digits === one.digits;
  return found
    .filter((one, i) => found.findIndex((other) => isSame(one, other)) === i)
    .map((one) => found.find((other) => isSame(one, other) && other.isApart !== true) ?? one);
}

/** A column for the meter points of all supplies, a row for each: `Fuel   MPAN / MPRN   Meter`. */
function pointsUnder(rows: readonly BillRow[], { line, phrases }: BillRow, at: number): MeterPoint[] {
  const head = phrases.find(({ text }) => OF_ALL.test(text) && !/\d/.test(text));
  if (!head) return [];
  return rows.slice(at + 1, at + 1 + COLUMN_ROWS).flatMap((row): MeterPoint[] => {
    const cell = row.phrases.find((one) => overlapsAcross(one, head) && /\d{6}/.test(one.text.replace(/\s/g, '')));
    if (!cell || row.line.page !== line.page) return [];
    if (row.utility === 'Electricity') {
      const digits = readMpan(cell.text);
      return digits === undefined ? [] : [pointOf(row, 'Electricity', digits, isMpanCore(digits))];
    }
    const digits = row.utility === 'Gas' ? readMprn(cell.text) : undefined;
    return digits === undefined ? [] : [pointOf(row, 'Gas', digits, isMprn(digits))];
  });
}

const OF_ALL =
  /^(?:MPANs?\W{1,3}(?:or )?MPRNs?|MPRNs?\W{1,3}(?:or )?MPANs?|(?:meter|supply) points?(?: (?:numbers?|no\.?|ref(?:erence)?))?|supply (?:numbers?|no\.?)|MPAN or MPRN)(?: (?:number|no\.?))?$/iu;
const COLUMN_ROWS = 14;

function mpansAt(rows: readonly BillRow[], row: BillRow, at: number): MeterPoint[] {
  const label = MPAN_LABEL.exec(row.text);
  if (!label || (isOfGas(label, row) && MPRN_LABEL.test(row.text.slice(0, label.index)))) return [];
  const after = row.text.slice(label.index + label[0].length);
  const own = numberIn(after, readMpan) ?? brokenNumber(rows, at, { after, read: readMpan, isChecked: isMpanCore });
  if (own === undefined && row.utility === 'Gas' && numberIn(after, readMprn) !== undefined) return [];
  if (own !== undefined) return [pointOf(row, 'Electricity', own, isMpanCore(own))];
  const below = numberBelow(rows, at, { label: label[0], read: readMpan, isChecked: isMpanCore });
  return below ? [{ ...pointOf(row, 'Electricity', below.digits, isMpanCore(below.digits)), ...below }] : [];
}

/** Whether words that gas is numbered by may say so of this number: what stands in the cell of electricity is called MPAN there. */
const isOfGas = (label: RegExpExecArray, { utility }: BillRow): boolean =>
  utility !== 'Electricity' || !/^MPAN/iu.test(label[0]);

function mprnsAt(rows: readonly BillRow[], row: BillRow, at: number): MeterPoint[] {
  // In a column of its own the supply number of gas is its meter point.
  const label = MPRN_LABEL.exec(row.text) ?? (row.utility === 'Gas' ? MPAN_LABEL.exec(row.text) : null);
  if (!label) return [];
  const after = row.text.slice(label.index + label[0].length);
  const isOther = numberIn(after, readMpan) !== undefined;
  const own = numberIn(after, readMprn) ?? brokenNumber(rows, at, { after, read: readMprn, isChecked: isMprn });
  if (own !== undefined) return [pointOf(row, 'Gas', own, isMprn(own))];
  const below = isOther ? undefined : numberBelow(rows, at, { label: label[0], read: readMprn, isChecked: isMprn });
  return below ? [{ ...pointOf(row, 'Gas', below.digits, isMprn(below.digits)), ...below }] : [];
}

/** A number of a sentence that its line breaks, and that goes on at the head of the next: its check digits prove that it does. */
function brokenNumber(
  rows: readonly BillRow[],
  at: number,
  {
    after,
    read,
    isChecked,
  }: {
    readonly after: string;
    readonly read: (text: string) => string | undefined;
    readonly isChecked: (digits: string) => boolean;
  },
): string | undefined {
  const head = /(?<![\d£.,/-])\d[\d ]*$/u.exec(after.trimEnd())?.[0];
  const rest = /^\d[\d ]*(?![\d/-])/u.exec(rows[at + 1]?.text ?? '')?.[0];
  const digits = head === undefined || rest === undefined ? undefined : read(`${head} ${rest.trimEnd()}`);
  return digits !== undefined && isChecked(digits) ? digits : undefined;
}

/** In Northern Ireland the meter point of electricity is called MPRN, as that of gas is elsewhere: its number tells them apart. */
function northernAt(rows: readonly BillRow[], row: BillRow, at: number): MeterPoint[] {
  const label = MPRN_LABEL.exec(row.text);
  if (!label) return [];
  const own = numberIn(row.text.slice(label.index + label[0].length), readNorthernMprn);
  const below =
    own === undefined
      ? numberBelow(rows, at, { label: label[0], read: readNorthernMprn, isChecked: isAny })
      : undefined;
  const digits = own ?? below?.digits;
  return digits === undefined ? [] : [pointOf(row, 'Electricity', digits, true)];
}

const isAny = (): boolean => true;

/** Numbers that their names stand behind, in brackets: `4012345678 (M number)`. */
function namedBehind(row: BillRow): MeterPoint[] {
  const core = readMpan(MPAN_BEHIND.exec(row.text)?.[1] ?? '');
  const reference = readMprn(MPRN_BEHIND.exec(row.text)?.[1] ?? '');
  return [
    ...(core ? [pointOf(row, 'Electricity', core, isMpanCore(core))] : []),
    ...(reference ? [pointOf(row, 'Gas', reference, isMprn(reference))] : []),
  ];
}

const MPAN_BEHIND =
  /(?<![\d.£-])(\d[\d |]{11,30}\d)[ |]*\((?:your |the )?(?:MPAN|S[ -]?number|(?:electricity )?supply number)/iu;
const MPRN_BEHIND = /(?<![\d.£-])(\d[\d ]{4,12}\d) ?\((?:your |the )?(?:MPRN?|M[ -]?number|(?:gas )?meter point)/iu;

/** A supply number is known by its box, whatever stands about it: profile, meter class and line loss over its thirteen digits. */
function boxedMpan(row: BillRow, at: number, rows: readonly BillRow[]): MeterPoint[] {
  const digits = BOXED.exec(row.text)?.[0].replace(/\D/g, '');
  if (digits === undefined) return [];
  const isBox = isMpanCore(digits) || rows.slice(Math.max(0, at - 3), at).some(({ text }) => BOX_TOP.test(text));
  return isBox ? [pointOf(row, 'Electricity', digits, isMpanCore(digits))] : [];
}

const BOXED = /(?<![\d£.])\d{2}[\s|]+\d{4}[\s|]*\d{4}[\s|]+\d{3}(?![\d.])/u;
const BOX_TOP = /(?:^|\s)0\d[\s|]+\d{3}[\s|]+(?:\d{3}|[A-Z\d]{3})$/u;

/** Thirteen digits that no words name: those of a supply number by the area that they begin with and by their check digit. */
function plainMpan(row: BillRow): MeterPoint[] {
  return [...row.text.matchAll(THIRTEEN)].flatMap((match) => {
    const digits = readMpan(match[0]) ?? '';
    return isMpanCore(digits) && !OTHER_NUMBER.test(row.text.slice(0, match.index))
      ? [pointOf(row, 'Electricity', digits, true)]
      : [];
  });
}

const THIRTEEN =
  /(?<![\p{L}\d£.,/-] ?)(?:0\d[ |]*(?:\d[ |]*){6})?(?:1\d|2\d|3[0-3])(?:[ |-]*\d){11}(?! ?[\p{L}\d]|[.,/-]\d)/gu;
const OTHER_NUMBER =
  /\b(?:account|customer|reference|ref|barcode|invoice|bill|payment|pay|card|vat|phone|tel|call|giro|iban|serial|msn|mprn|gas)\b/iu;

function pointOf(row: BillRow, utility: MeterPoint['utility'], digits: string, checked: boolean): MeterPoint {
  const phrase = row.phrases.find((one) => one.text.replace(/\D/g, '').includes(digits)) ?? row.phrases[0];
  const printed = phrase && printedPhrase(phrase, row.line.page);
  return {
    utility,
    digits,
    checked,
    printed: printed ?? { text: digits, page: row.line.page, box: row.line, confidence: 1 },
  };
}

type Read = (text: string) => string | undefined;

/** The first number in `text` that reads so; groups of digits belong together as far as that helps. */
function numberIn(text: string, read: Read): string | undefined {
  for (const [printed] of text.replace(DAY, ' ').matchAll(LONG_NUMBER)) {
    // What follows on the line after two spaces may be another number.
    const pieces = printed.trim().split(/\s{2,}/);
    for (const candidate of [printed, ...pieces]) {
      const digits = read(candidate.trim());
      if (digits !== undefined) return digits;
    }
  }
  return undefined;
}

/** A day, and the year of a month: what stands in the next cell is no end of that number. */
const DAY = new RegExp(String.raw`(?<!\d)\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?!\d)|${MONTH_WITH_YEAR}`, 'giu');

interface Sought {
  /** The words that name the number. */
  readonly label: string;
  readonly read: Read;
  readonly isChecked: (digits: string) => boolean;
}

/** The number beneath a label: in the cell under it, else the one in those lines whose check digits hold, else the first. */
function numberBelow(
  rows: readonly BillRow[],
  at: number,
  { label, read, isChecked }: Sought,
): Pick<MeterPoint, 'digits' | 'isApart'> | undefined {
  const below = rows.slice(at + 1, at + 1 + LINES_BELOW);
  const head = rows[at]?.phrases.find(({ text }) => text.includes(label));
  const cells = below.flatMap(({ phrases }) => phrases.filter((one) => head && overlapsAcross(one, head)));
  const under = cells.flatMap(({ text }) => (/^[\d S]/.test(text) ? (read(text) ?? []) : []));
  const numbers = below.flatMap((row) => numberIn(row.text, read) ?? []);
  const near = under.find(isChecked) ?? numbers.find(isChecked) ?? under[0];
  if (near !== undefined) return { digits: near };
  const [first] = numbers;
  return first === undefined ? undefined : { digits: first, isApart: true };
}
