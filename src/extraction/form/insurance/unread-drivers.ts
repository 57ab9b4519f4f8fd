// Whether a list or a table of drivers goes on with somebody who was read as nobody: a name with a slip looks like no name.
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import { birthDate } from './births.ts';
import { columnsAt } from './driver-columns.ts';
import { bornIn, nameCell, ROW_GAP } from './driver-rows.ts';
import { isHolderWord, isPersonName, nameIn } from './names.ts';

/** Entries of a list stand at most so many lines beneath each other, and begin within this, in points. */
const ENTRY_LINES = 4;
const SAME_EDGE_PT = 3;
const NUMBERED = /^\(?(\d)[.)] (.+)$/u;

/** Whether somebody is listed behind one who was read, or has a row of a table, and was not read; `isRead` says whether all whom a text names were. */
export function isListedUnread({ pages }: DocumentLayout, isRead: (text: string) => boolean): boolean {
  return pages.some((page) =>
    page.lines.some((line, at) => isBehindUnread(page, line, at, isRead) || isRowUnread(page, at, isRead)),
  );
}

/** Whether the next number of a list stands beneath somebody who was read, before what may be a name and was not read. */
function isBehindUnread({ lines }: PageLayout, line: Line, at: number, isRead: (text: string) => boolean): boolean {
  return line.phrases.some(({ text, x0 }) => {
    const [, number, said = ''] = NUMBERED.exec(text) ?? [];
    const name = nameIn(said);
    if (number === undefined || name === undefined || !isPersonName(name) || !isRead(name)) return false;
    return lines.slice(at + 1, at + 1 + ENTRY_LINES).some(({ phrases }) =>
      phrases.some((next) => {
        const [, following, other = ''] = NUMBERED.exec(next.text) ?? [];
        const isNext = Number(following) === Number(number) + 1 && Math.abs(next.x0 - x0) <= SAME_EDGE_PT;
        return isNext && isNearlyName(nameIn(other) ?? '') && !isRead(nameIn(other) ?? '');
      }),
    );
  });
}

/** Whether a row beneath the heads of a table of drivers tells when somebody was born who was not read. */
function isRowUnread(page: PageLayout, at: number, isRead: (text: string) => boolean): boolean {
  const columns = columnsAt(page, at);
  if (!columns?.born) return false;
  let above = page.lines[columns.end];
  for (const line of page.lines.slice(columns.end + 1).filter(({ furniture }) => !furniture)) {
    if (above && line.y0 - above.y1 > ROW_GAP * page.textHeightPt) return false;
    const name = nameIn(nameCell(line, columns)?.text ?? '');
    const born = birthDate(bornIn(line, columns)?.text ?? '');
    if (name !== undefined && born !== undefined && isNearlyName(name) && !isHolderWord(name) && !isRead(name))
      return true;
    above = line;
  }
  return false;
}

/** Whether a text is a name but for a letter or a figure in a word, or for the capital of one: `lestyn Rhys Pugh`, `Marc1a Pugh`. */
function isNearlyName(text: string): boolean {
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const whole = words.map((word) => word.replace(/[^\p{L}'’.-]/gu, '').replace(/^\p{Ll}/u, (one) => one.toUpperCase()));
  return words.length > 1 && capitals >= words.length - 1 && isPersonName(whole.join(' '));
}

/** Whether a name stands alone that was not read, and ends as that of somebody who was. */
export function isKinUnread(
  { pages }: DocumentLayout,
  everyone: readonly string[],
  isRead: (text: string) => boolean,
): boolean {
  const surnames = new Set(everyone.map(lastWord));
  return pages.some(({ lines }) =>
    lines.some(
      ({ phrases, furniture }) =>
        !furniture &&
        phrases.some(
          ({ text }) => text.includes(' ') && isPersonName(text) && surnames.has(lastWord(text)) && !isRead(text),
        ),
    ),
  );
}

const lastWord = (name: string): string => name.split(' ').at(-1)?.toLowerCase() ?? '';
