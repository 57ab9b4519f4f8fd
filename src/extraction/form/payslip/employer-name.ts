// The name of an employer as its paper prints it: on one line or two, in one language or two, with or without what a heading adds.
import { foldText } from '../../../kernel/text.ts';
import { overlapsAcross, textOf } from '../../../model/page.ts';
import { TITLE } from '../../document/titles.ts';
import { withWords } from '../../../model/parts-of-lines.ts';
import { isLabel, offset, type Cell, type Row } from './cells.ts';

/** Words that only organisations bear. */
export const ORGANISATION =
  /\b(?:ltd|limited|plc|llp|cic|cio|council|nhs|health board|trust|school|schools|academy|academies|university|college|hospital|hospitals|borough|authority|constabulary|police|charity|society|group|holdings|association|partnership|foundation|diocese|services|solutions|federation|company|consulting|sons|daughters|brothers|bros|practice|surgery|partners|cafe|hotel|nursery|church|studios?|garage|pharmacy|clinic|stores|& co|institute|healthcare|logistics|engineering|bakery|restaurants?|ministry|hospice|(?:care|nursing|residential) home|embassy|agency|inspectorate|fire (?:and|&) rescue|department for|department of (?:health|justice|finance|agriculture)|(?:fire|rescue|prison|probation|tribunals|prosecution|ambulance) service)\b\.?/i;

/** The form of a company or body by law, at the end of its name. */
export const COMPANY_FORM = /\b(?:ltd|limited|plc|llp|cic|cio|council|nhs|nhs trust|foundation trust)\b\.?$/i;

/** Text that cannot end a name, on one line or in one cell: `Ramsbottom-`, `Department for`, `Adults and`. */
export const GOES_ON = /\p{L}-$|\b(?:and|of|for|the|de|van|von|der)$|&$/iu;

/** A line of a logo with the one beneath, where its words cannot end a name: `Department for` over `Tides & Harbours`. */
export function withNextLine(cell: Cell, rows: readonly Row[], at: number): Cell {
  if (!isLabel(cell) || !GOES_ON.test(cell.text)) return cell;
  const under = rows
    .slice(at + 1, at + 1 + MOST_BETWEEN)
    .filter(({ page }) => page === cell.page)
    .flatMap(({ cells }) => cells)
    .find(
      (one) =>
        isLabel(one) &&
        offset(one, cell) < 1 &&
        Math.abs(one.sizePt - cell.sizePt) < 1 &&
        one.bold === cell.bold &&
        one.y0 - cell.y1 < NAME_LINES * (cell.y1 - cell.y0),
    );
  return under ? withWords(cell, [...cell.words, ...under.words]) : cell;
}

/** Rows of what stands beside a logo may lie between its lines. */
const MOST_BETWEEN = 3;

/**
 * A line of a logo with all that stand beneath it in its type, tight and from its edge: `Otter` over `Harbour` over `Council`. They are one name
 * where they end in what bodies are called, or where it is known that they are those of a logo.
 */
export function withStackedLines(cell: Cell, rows: readonly Row[], at: number, isLogo = false): Cell {
  const lines = [cell];
  if (NO_PART_OF_NAME.test(cell.text)) return cell;
  for (const row of rows.slice(at + 1, at + 1 + MOST_LINES * MOST_BETWEEN)) {
    const last = lines.at(-1) ?? cell;
    const under = row.page === cell.page ? row.cells.find((one) => isStackedUnder(one, last)) : undefined;
    const isWhole =
      COMPANY_FORM.test(last.text) || (ORGANISATION.test(last.text) && !KIND_ALONE.test(under?.text ?? ''));
    if (row.y0 - last.y1 > last.y1 - last.y0 || (under && (isWhole || lines.length >= MOST_LINES))) break;
    if (under) lines.push(under);
  }
  const isName = lines.length > 1 && (isLogo || endsInBody((lines.at(-1) ?? cell).text));
  return isName
    ? withWords(
        cell,
        lines.flatMap(({ words }) => words),
      )
    : cell;
}

/** A logo has at most so many lines. */
const MOST_LINES = 4;

const endsInBody = (text: string): boolean =>
  KIND_ALONE.test(text) || COMPANY_FORM.test(text) || ORGANISATION.test(text);

const isStackedUnder = (one: Cell, over: Cell): boolean =>
  isLabel(one) &&
  offset(one, over) < 1 &&
  Math.abs(one.sizePt - over.sizePt) < SAME_SIZE_PT &&
  one.bold === over.bold &&
  one.y0 > over.y0 + 1 &&
  one.y0 - over.y1 < TIGHT * (over.y1 - over.y0) &&
  !TITLE.test(one.text) &&
  !NO_PART_OF_NAME.test(one.text);

const SAME_SIZE_PT = 0.2;

/** What a kind of body is called: its own name stands over it. */
const KIND_ALONE =
  /^(?:(?:nhs|foundation|trust|university|health|board|council|county|city|borough|district|metropolitan|academy|multi|school|college|hospitals?|group|holdings|limited|ltd|plc|llp|services|partnership|and|of)\b ?)+$/i;
/** Lines of one name stand at most this many text heights apart. */
const NAME_LINES = 0.8;

const COMPANY = /\b(?:ltd|limited|plc|llp|cic|cio)\b\.?$/i;
/** Lines that wrap stand at most so many of their heights apart. */
const TIGHT = 0.3;
/** Titles of the paper and marks on it, which may stand over a name in its type. */
const NO_PART_OF_NAME =
  /\b(?:pay ?slips?|pay|advice|payroll|salary|wages?|statement|private|confidential|personal|copy|page|month|week|period|date|employee|employer|company|name|net|gross|total|number|no)\b|[:\d]/i;

/**
 * A name that is set on two lines: the second only says what kind of body it is, or both are set larger than the text of the page
 * and the first is no name of a company by itself.
 */
export function wholeName(
  cell: Cell,
  rows: readonly Row[],
  {
    at,
    isLarge,
    isPersons,
  }: { readonly at: number; readonly isLarge: boolean; readonly isPersons: (text: string) => boolean },
): Pick<Cell, 'text' | 'words'> {
  const isKind = KIND_ALONE.test(cell.text);
  const isPart = (one: Cell): boolean =>
    (isKind && !TITLE.test(one.text) && !NO_PART_OF_NAME.test(one.text)) ||
    ((isLarge || (cell.bold && COMPANY.test(cell.text) && cell.y0 - one.y1 < TIGHT * (cell.y1 - cell.y0))) &&
      Math.abs(one.x0 - cell.x0) < 1 &&
      one.sizePt === cell.sizePt &&
      !ORGANISATION.test(one.text) &&
      !TITLE.test(one.text) &&
      !NO_PART_OF_NAME.test(one.text));
  const over = rows
    .slice(Math.max(0, at - MOST_BETWEEN), at)
    .filter(({ page }) => page === cell.page)
    .flatMap(({ cells }) => cells)
    .findLast(
      (one) =>
        isLabel(one) &&
        isPart(one) &&
        !isPersons(one.text) &&
        overlapsAcross(one, cell) &&
        ((one.bold === cell.bold && Math.abs(one.sizePt - cell.sizePt) < 1) || (isKind && isHeadOf(one, cell))) &&
        cell.y0 - one.y1 < NAME_LINES * (cell.y1 - cell.y0) &&
        /^\p{Lu}[\p{L}'’&. -]+$/u.test(one.text),
    );
  if (over) return { text: `${over.text} ${cell.text}`, words: [...over.words, ...cell.words] };
  return (isKind ? wholeElsewhere(cell, rows) : undefined) ?? cell;
}

/** The own name of a body, set larger than the line beneath that says of what kind it is, from the same edge. */
const isHeadOf = (one: Cell, cell: Cell): boolean => Math.abs(one.x0 - cell.x0) < 2 && one.sizePt > cell.sizePt - 1;

/** Where the name stands whole before the address of the body: `Alderstow Vale District Council, 3 Mill Lane`. */
function wholeElsewhere(cell: Cell, rows: readonly Row[]): Pick<Cell, 'text' | 'words'> | undefined {
  const count = cell.words.length;
  for (const { words } of rows.flatMap(({ cells }) => cells)) {
    const end = words.findIndex(
      (_, i) => i > count && foldText(textOf(words.slice(i - count, i))) === foldText(cell.text),
    );
    const name = words.slice(0, Math.max(0, end));
    const isName =
      name.length <= MOST_NAME_WORDS && name.every(({ text }) => /^(?:\p{Lu}|&$|and$|of$|the$)/u.test(text));
    if (end > 0 && isName && (name.at(-1)?.text ?? '').endsWith(','))
      return { text: textOf(name).replace(/,$/, ''), words: name };
  }
  return undefined;
}

const MOST_NAME_WORDS = 8;

/** Public bodies of Wales bear their name in two languages. */
const WELSH =
  /^(?:cyngor|prifysgol|bwrdd|ymddiriedolaeth|heddlu|comisiwn|llywodraeth|awdurdod|coleg|ysgol|gwasanaeth)\b/i;

/** `Otterdale Borough Council – Housing, Repairs Team`: the name of a whole body, and behind a dash its department. */
const DEPARTMENT =
  /^(.*\b(?:council|university|trust|health board|hospitals?|constabulary|ltd|limited|plc|llp)) [-–—] \p{Lu}.*$/iu;

/** `Ask at the desk. Otter Stores Limited`: the end of a sentence before a name. No name of an employer speaks so. */
const SENTENCE =
  /^.*(?:^| )(?:on|at|to|in|your|our|us|by|from|with|or|is|are|was|you|we|please|call|ask|see)(?: .*)?\p{L}{3}[.!?] (?=\p{Lu})/iu;

/** What a payroll calls a company, a site or a cost centre by: `MQ1`, `GB01`, `OFL-12`, `0100`, `120/AB123`. */
const CODE = /^(?=.*\d)(?!.*\p{Ll}{3})[\p{Lu}\d][\p{L}\d]*(?:[ /.-][\p{Lu}\d]+)?$/u;
/** Whether a text is such a code, and no name. */
export const isCompanyCode = (name: string): boolean => name.length <= LONGEST_CODE && CODE.test(name);
const LONGEST_CODE = 10;

/** Such a code before the name of the company or in brackets behind it: `0100 - Otter Stores Ltd`, `MQ1 Otter Stores Ltd`, `Otter Stores Ltd (MQ1)`. */
function withoutCode(name: string): string {
  const bare = name.replace(CODE_BEFORE, '').replace(CODE_BEHIND, '');
  return ORGANISATION.test(bare) ? bare : name;
}

const CODE_BEFORE = /^(?:(?:0\d{0,5}|\p{Lu}{1,4}\d{1,4})[ –:/-]+|\d{1,6} ?[–:/-] ?)/u;
const CODE_BEHIND = /\s\((?=.*\d)[\p{Lu}\d/-]{1,8}\)$/u;

/** The name without what a heading adds to it: the English one of two. */
export function employerName(printed: string): string {
  const behind = printed.replace(SENTENCE, '');
  const text = ORGANISATION.test(behind) ? behind : printed;
  const halves = text.split(/\s+[/|]\s+/);
  const english =
    halves.length === 2 && halves.some((half) => WELSH.test(half))
      ? halves.find((half) => !WELSH.test(half))
      : undefined;
  return withoutCode(english ?? text)
    .replace(/^(?:(?:employer|company|employer name|company name)\s*[:\-–]\s*|(?:employed|paid|issued) by:?\s+)/i, '')
    .replace(
      /\s*(?:[-–|:]\s*)?\b(?:employee |staff )?(?:payslip|pay slip|pay advice|salary advice|pay statement)\b.*$/i,
      '',
    )
    .replace(/^(.*\b(?:ltd|limited|plc|llp|cic)\b)\.?,.*$/i, '$1')
    .replace(DEPARTMENT, '$1')
    .replace(/[\s,:\-–]+$/, '')
    .trim();
}
