// The rows of a table of drivers: who stands in each, born when, and for how long they have held a licence.
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { textOf, type Word } from '../../../model/page.ts';
import { printedWords } from '../../../model/printed.ts';
import { isSetAlike } from '../../../model/set-alike.ts';
import { birthDate } from './births.ts';
import type { Driver } from './driver.ts';
import type { Columns } from './driver-columns.ts';
import { isHolderWord, isPersonName, nameIn } from './names.ts';

/** Rows of a table stand at most this many text heights apart. */
export const ROW_GAP = 3.2;
/** Lines of one cell stand at most this many text heights apart. */
const CELL_GAP = 0.7;

/** The drivers of the rows beneath the heads that stand in a line of a page, and of those at the head of the next page where it goes on there. */
export function rowsUnder(page: PageLayout, at: number, columns: Columns, next?: PageLayout): readonly Driver[] {
  const { drivers, isOpen } = rowsFrom(page, at, columns);
  return isOpen && next ? [...drivers, ...rowsFrom(next, -1, columns).drivers] : drivers;
}

interface Rows {
  readonly drivers: readonly Driver[];
  /** Whether nothing stands beneath them on their page. */
  readonly isOpen: boolean;
}

/** The drivers of the rows behind a line, or of those that begin a page. */
function rowsFrom(page: PageLayout, at: number, columns: Columns): Rows {
  const drivers: Driver[] = [];
  const head = page.lines[at];
  const isBold = head?.phrases.every(({ bold }) => bold) === true;
  let above = head;
  const read = new Set<Word>();
  for (const line of page.lines.slice(at + 1).filter(({ furniture }) => !furniture)) {
    if (isBesideTable(line, columns)) continue;
    const cell = nameCell(line, columns);
    if (above && line.y0 - above.y1 > ROW_GAP * page.textHeightPt) return { drivers, isOpen: false };
    // The next table begins.
    const isHeader = line.phrases.length > 1 && isBold && line.phrases.every(({ bold }) => bold);
    const isRest = cell?.words.every((word) => read.has(word)) === true;
    const row =
      cell && !isRest && !isHeader && !OF_CLAIMS.test(cell.text) ? rowOf(page, line, cell, columns) : undefined;
    if (row) {
      drivers.push(row.driver);
      for (const word of row.words) read.add(word);
    } else if (!above || isHeader || (!isRest && !goesOn(line, cell, columns))) return { drivers, isOpen: false };
    above = line;
  }
  return { drivers, isOpen: true };
}

/** The cell of a name; the family name behind the given ones, where each has a column. */
export function nameCell(line: Line, { name, family, all }: Columns): Phrase | undefined {
  const cell = under(line, name, all);
  const rest = family && under(line, family, all);
  if (!cell || !family) return cell;
  if (!rest || rest === cell) return undefined;
  const words = [...cell.words, ...rest.words];
  return { ...cell, words, text: textOf(words) };
}

/** What stands this far left of all heads, in points, is of a column beside the table. */
const BESIDE_PT = 12;

const isBesideTable = ({ phrases }: Line, { all }: Columns): boolean => {
  const left = Math.min(...all.map(({ x0 }) => x0)) - BESIDE_PT;
  return phrases.every(({ x1 }) => x1 < left);
};

const OF_CLAIMS = /^(?:claim|conviction|accident|incident|offence|loss)s?\b/i;

/** Whether a line without a name of its own is of a table yet: the rest of a cell that runs over, or a note beneath a name. */
function goesOn(line: Line, cell: Phrase | undefined, { name }: Columns): boolean {
  if (!cell) return line.phrases.every(({ x0, text }) => x0 > name.x1 || /^\d{1,2}[.)]?$/.test(text));
  return !OF_CLAIMS.test(cell.text) && (line.phrases.length > 1 || isNote(cell.text));
}

interface Row {
  readonly driver: Driver;
  /** The words of the name. */
  readonly words: readonly Word[];
}

/** The driver whose name begins in a cell of a line; undefined where none does. */
function rowOf(page: PageLayout, line: Line, cell: Phrase, columns: Columns): Row | undefined {
  const next = nextOf(page, line);
  const isOver =
    columns.born !== undefined &&
    bornIn(line, columns) === undefined &&
    next !== undefined &&
    bornIn(next, columns) !== undefined &&
    !under(next, columns.name, columns.all);
  // A name of two lines has the rest of its row beside it, or between both.
  const own = isOver ? next : line;
  if (own.phrases.length < 2 && !isOver) return undefined;
  const rest = restOf(own, cell, columns, nextOf(page, own));
  const first = nameIn(cell.text);
  const name = first !== undefined && rest ? `${first} ${textOf(rest)}` : first;
  if (name === undefined || !(isPersonName(name) || isHolderWord(name))) return undefined;
  const words = [...cell.words, ...(rest ?? [])];
  const printed = printedWords(words, page.number);
  const whole = columns.family ? { isWhole: true } : {};
  return { driver: { name, printed, ...birthOf(own, columns, page), ...heldOf(own, columns), ...whole }, words };
}

/** The line that stands close beneath a line. */
function nextOf(page: PageLayout, line: Line): Line | undefined {
  const next = page.lines[page.lines.indexOf(line) + 1];
  return next && next.y0 - line.y1 <= CELL_GAP * page.textHeightPt ? next : undefined;
}

/** The rest of a name that runs over: alone in its column, where the next line tells of nobody else. */
function restOf(own: Line, cell: Phrase, columns: Columns, next: Line | undefined): readonly Word[] | undefined {
  const only = next?.phrases.find(({ x0 }) => Math.abs(x0 - cell.x0) <= 3);
  if (!next || !only || only.x1 >= columns.name.x0 + 160 || isNote(only.text)) return undefined;
  if (!only.text.split(' ').every((word) => ONE_NAME.test(word)) || only.bold !== cell.bold) return undefined;
  // The names of cards side by side may both run over; beneath a day of birth stands no other one.
  const isCards = next.phrases.every(({ text }) => ONE_NAME.test(text)) && cell.text.split(' ').length >= 2;
  const isRow = bornIn(own, columns) !== undefined && bornIn(next, columns) === undefined;
  return isCards || (isRow && isSetAlike(only, cell)) ? only.words : undefined;
}

const ONE_NAME = /^\p{Lu}[\p{L}'’-]*$/u;

/** What is said of somebody beneath the name: `Policyholder, main driver`, `Husband`, `Full UK licence`. */
const isNote = (text: string): boolean =>
  /^\(?(?:main|policy ?holder|named|additional|proposer|insured|spouse|partner|civil|common|husband|wife|son|daughter|child|parent|mother|father|brother|sister|relative|friend|employee|employer|colleague|self|you|learner|full|provisional|driver|other|none)\b/i.test(
    text,
  );

/** The phrase of a line in the column of a header. */
function under(line: Line, header: Phrase, all: readonly Phrase[]): Phrase | undefined {
  const next = all.filter(({ x0 }) => x0 > header.x0 + 1).sort((a, b) => a.x0 - b.x0)[0];
  const before = all.filter(({ x1 }) => x1 < header.x0).sort((a, b) => b.x1 - a.x1)[0];
  return line.phrases
    .filter(
      ({ x0, x1 }) =>
        x0 >= (before ? (before.x1 + header.x0) / 2 - 30 : header.x0 - 12) &&
        x0 < (next?.x0 ?? Infinity) - 2 &&
        x1 > header.x0 - 12,
    )
    .sort((a, b) => Math.abs(a.x0 - header.x0) - Math.abs(b.x0 - header.x0))[0];
}

/** The cell of a line that tells a day of birth. */
export function bornIn(line: Line, { born, all }: Columns): Phrase | undefined {
  const cell = born && under(line, born, all);
  return cell && birthDate(cell.text) ? cell : undefined;
}

function birthOf(line: Line, columns: Columns, page: PageLayout): Pick<Driver, 'born'> {
  const cell = bornIn(line, columns);
  return cell ? { born: { text: cell.text, printed: printedWords(cell.words, page.number) } } : {};
}

function heldOf(line: Line, { held, all }: Columns): Pick<Driver, 'heldYears'> {
  const cell = held && under(line, held, all);
  const years = cell && /^(\d{1,2})(?:\+| years?| yrs?)?$/i.exec(cell.text)?.[1];
  return years === undefined ? {} : { heldYears: Number(years) };
}
