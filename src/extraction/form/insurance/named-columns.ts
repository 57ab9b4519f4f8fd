// Drivers whose names head columns, with what is said of each beneath: `Ann Lee   Tom Lee` over rows of births and licences.
import { foldText } from '../../../kernel/text.ts';
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { birthDate } from './births.ts';
import type { Driver } from './driver.ts';
import { isPersonName, nameIn } from './names.ts';

/** Labels of rows that say something of a driver. */
const OF_DRIVER =
  /^(?:date of birth|dob|d o b|born|age|licen[cs]e.*|occupation|employment|relationship.*|marital status|sex|gender|residen.*|(?:driving )?experience|years held|claims.*|convictions?.*|no claims.*|(?:compulsory|voluntary|total|young driver) excess|test passed.*)$/;
const BIRTH = /^(?:date of birth|dob|d o b|born)$/;
/** Rows about drivers stand on at most so many lines beneath their names. */
const MOST_ROWS = 14;
const SAME_EDGE_PT = 8;

/** Drivers by the names that head columns; empty where no such table begins on this line. */
export function namedColumns(page: PageLayout, at: number): Driver[] {
  const line = page.lines[at];
  const [first, ...others] = line?.phrases ?? [];
  if (!line || !first) return [];
  const heads = isName(first) ? [first, ...others] : /^(?:drivers?|names?|full name)$/i.test(first.text) ? others : [];
  const rows = page.lines.slice(at + 1, at + MOST_ROWS);
  const told = rows.filter(({ phrases: [label] }) => label && OF_DRIVER.test(foldText(label.text)));
  const isTable =
    // One name beside `Name` is the answer to a question, not the head of a column.
    heads.length > (/^(?:names?|full name)$/i.test(first.text) ? 1 : 0) &&
    heads.every(isName) &&
    told.length >= 2 &&
    told.every(({ phrases: [label] }) => label !== undefined && label.x1 < (heads[0]?.x0 ?? 0)) &&
    rows.indexOf(told[0] ?? line) <= 1 &&
    told.filter((row) => heads.some((head) => cellUnder(row, head))).length >= 2;
  if (!isTable) return [];
  const births = told.find(({ phrases: [label] }) => label && BIRTH.test(foldText(label.text)));
  return heads.map((head): Driver => {
    const born = births && cellUnder(births, head);
    return {
      name: nameIn(head.text) ?? head.text,
      printed: printedPhrase(head, page.number),
      ...(born && birthDate(born.text) ? { born: { text: born.text, printed: printedPhrase(born, page.number) } } : {}),
    };
  });
}

const isName = ({ text }: Phrase): boolean => isPersonName(nameIn(text) ?? '');

const cellUnder = ({ phrases }: Line, head: Phrase): Phrase | undefined =>
  phrases
    .slice(1)
    .find(
      (one) => Math.min(Math.abs(one.x0 - head.x0), Math.abs(one.x0 + one.x1 - head.x0 - head.x1) / 2) <= SAME_EDGE_PT,
    );
