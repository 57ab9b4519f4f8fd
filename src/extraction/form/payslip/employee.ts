// Who is paid. Payslips print it small: by a label, over an address, or in a line of its own.
import { printedWords, type Printed } from '../../../model/printed.ts';
import { TITLE } from '../../document/titles.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { readNationalInsuranceNumber } from '../../values/identifiers.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { ORGANISATION } from './employer-name.ts';
import type { HomeAddress } from './home-address.ts';
import { isKnownLabel } from './known-labels.ts';
import { labelledTexts } from './labelled.ts';
import { namesInSentences } from './names-in-sentences.ts';
import {
  employeeParts,
  greetedName,
  isPersonName,
  isSamePerson,
  nameAndReference,
  withFuller,
  type NameParts,
} from './person-names.ts';

/** Who is paid. */
export interface Employee {
  readonly name: string;
  readonly printed: Printed;
  /** A number printed with the name: `PENROSE, Martin (K4410)`. */
  readonly reference?: string;
  readonly parts: NameParts;
}

/** Who is paid: by a label, else over the address, else by a name with its number or title. */
export function findEmployee(
  rows: readonly Row[],
  profile: Profile,
  address: HomeAddress | undefined,
): Employee | undefined {
  const isLine = (text: string): boolean => address?.lines.some((line) => line.text === text) === true;
  const labelled = labelledTexts(rows, 'employee', profile);
  // Banks shorten names: who is named there counts behind whom the paper is sent to.
  const paidInto = labelledTexts(rows, 'accountName', profile);
  const over = address?.name ? [{ text: address.name.text, printed: address.name }] : [];
  const alone = rows.flatMap(({ cells, page }) =>
    cells
      // What an amount stands beside is what that is paid for.
      .filter(
        (cell, i) =>
          cells[i + 1]?.amount === undefined &&
          isLabel(cell) &&
          isAlone(cell) &&
          cell.y0 < ALONE_ABOVE_PT &&
          !isLine(cell.text),
      )
      .map((cell) => ({ text: cell.text, printed: printedWords(cell.words, page) })),
  );
  const [addressed] = over;
  // Whom the paper is sent to has the number, where it is a name that has one.
  const isAnothers = (text: string): boolean =>
    addressed !== undefined && TITLE.test(addressed.text) && !isSamePerson(nameAndReference(text).name, addressed.text);
  const numbered = alone.filter(({ text }) => isNumbered(text) && !isAnothers(text));
  const [bare, another] = alone.length > 0 || over.length > 0 ? [] : bareNames(rows, profile);
  const last = [...confidedTo(rows, profile), ...greetedNames(rows), ...(bare && !another ? [bare] : [])];
  for (const found of [...labelled, ...namesInSentences(rows), ...numbered, ...over, ...paidInto, ...alone, ...last]) {
    const { name, reference } = nameAndReference(found.text);
    if (!isPersonName(name) || isKnownLabel(found.text, profile)) continue;
    // Who is greeted by the first name alone has another one.
    if (greetedName(found.text) !== undefined && !name.includes(' ')) continue;
    // A narrow cell may have cut the name that stands whole over the address.
    const whole = over.find(({ text }) => text.startsWith(`${name} `) && isPersonName(text));
    if (whole)
      return {
        name: whole.text,
        printed: whole.printed,
        ...(reference === undefined ? {} : { reference }),
        parts: employeeParts(whole.text),
      };
    const fuller = over.map(({ text }) => text).find((text) => isSamePerson(text, name));
    return {
      name,
      printed: found.printed,
      ...(reference === undefined ? {} : { reference }),
      parts: withFuller(employeeParts(name), fuller === undefined ? undefined : employeeParts(fuller)),
    };
  }
  return undefined;
}

/** `PRIVATE AND CONFIDENTIAL`: what stands right beneath is whom it is for. */
const CONFIDENTIAL = /^(?:strictly )?(?:private|personal)(?: (?:and|&) (?:strictly )?confidential)?:?$/iu;

/** The name beneath such words, where none other is told to be that of who is paid. */
function confidedTo(rows: readonly Row[], profile: Profile): { readonly text: string; readonly printed: Printed }[] {
  return rows.flatMap(({ cells, page }, at) =>
    cells
      .filter(({ text }) => CONFIDENTIAL.test(text))
      .flatMap((words) => {
        const beneath = rows
          .slice(at + 1, at + 1 + ROWS_BENEATH)
          .flatMap((row) => (row.page === page ? row.cells : []))
          .find((one) => Math.abs(one.x0 - words.x0) <= SAME_EDGE_PT);
        const isName =
          beneath !== undefined &&
          WORDS_OF_NAME.test(beneath.text) &&
          isPersonName(beneath.text) &&
          !ORGANISATION.test(beneath.text) &&
          !isKnownLabel(beneath.text, profile);
        return isName ? [{ text: beneath.text, printed: printedWords(beneath.words, page) }] : [];
      }),
  );
}

/** It begins within this of the words, in points, in one of so many rows: what stands at the left may stand between. */
const SAME_EDGE_PT = 3;
const ROWS_BENEATH = 2;

/** The whole name that the paper greets, or names that begin with the first one that it does: `Hello Nerys Vaughan`, `Hi Nerys,`. */
function greetedNames(rows: readonly Row[]): { readonly text: string; readonly printed: Printed }[] {
  const cells = rows.filter(({ page }) => page === 1).flatMap((row) => row.cells);
  const greeted = cells.flatMap((cell) => {
    const name = greetedName(cell.text);
    return name !== undefined && /^\p{Lu}[\p{L}'’-]+/u.test(name) ? [{ cell, name }] : [];
  });
  const whole = greeted.find(({ name }) => BARE.test(name));
  if (whole) return [{ text: whole.name, printed: printedWords(whole.cell.words, whole.cell.page) }];
  const [first] = greeted.map(({ name }) => /^[\p{L}'’-]+/u.exec(name)?.[0] ?? name);
  if (first === undefined) return [];
  return cells
    .filter(({ text }) => BARE.test(text) && text.startsWith(`${first} `))
    .map(({ text, words, page }) => ({ text, printed: printedWords(words, page) }));
}

const BARE_ABOVE_PT = 140;
const BARE = /^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*|\s(?:de|da|van|von|der|la|bin|al)){1,3}$/u;
/** `J P PENROSE`. */
const INITIALLED = /^(?:\p{Lu}\.? ){1,3}\p{Lu}[\p{L}'’-]{2,}$/u;
/** Names without a label stand above this, in points. */
const ALONE_ABOVE_PT = 330;

/** Two to four capitalised words at the top, alone or beside an organisation or labels, of which nothing else can be made. */
function bareNames(
  rows: readonly Row[],
  profile: Profile,
): readonly { readonly text: string; readonly printed: Printed }[] {
  const isOfRow = (one: Cell): boolean =>
    ORGANISATION.test(one.text) ||
    OF_THE_PAID.test(one.text) ||
    isKnownLabel(one.text, profile) ||
    (/\d/.test(one.text) && one.amount === undefined);
  const head = rows.filter(({ y0, page }) => page === 1 && y0 < BARE_ABOVE_PT);
  // Companies bear initials, too: only beside numbers of theirs they are a person's.
  const initialled = head.flatMap(({ cells, page }) =>
    cells
      .filter((cell) => INITIALLED.test(cell.text) && isPersonName(cell.text))
      .filter((cell) => cells.length > 2 && cells.every((one) => one === cell || /\d/.test(one.text)))
      .map((cell) => ({ text: cell.text, printed: printedWords(cell.words, page) })),
  );
  const named = head
    .flatMap(({ cells, page }) =>
      cells
        .filter((cell) => cells.every((one) => one === cell || isOfRow(one)))
        .map((cell) => ({ text: cell.text, printed: printedWords(cell.words, page) })),
    )
    .filter(({ text }) => BARE.test(text) && !/^table /i.test(text) && isPersonName(text) && !ORGANISATION.test(text));
  const besideNumber = head.flatMap((row) => nameBesideNumber(row, profile));
  return besideNumber.length > 0 ? besideNumber : named.length > 0 ? headline(named) : initialled;
}

/** The name right beside a National Insurance number that no label names: nobody else's stands there. */
function nameBesideNumber(
  { cells, page }: Row,
  profile: Profile,
): readonly { readonly text: string; readonly printed: Printed }[] {
  const at = cells.findIndex(({ text }) => readNationalInsuranceNumber(text) !== undefined);
  const found = [cells[at - 1], cells[at + 1]].find(
    (one) =>
      at >= 0 && one && WORDS_OF_NAME.test(one.text) && isPersonName(one.text) && !isKnownLabel(one.text, profile),
  );
  return found ? [{ text: found.text, printed: printedWords(found.words, page) }] : [];
}

/** `LUKE A. PENROSE`: two to four words, the last of them whole. */
const WORDS_OF_NAME = /^(?:\p{Lu}[\p{L}'’-]*\.?\s){1,3}\p{Lu}[\p{L}'’-]{2,}$/u;

/** A headline is set so many times larger than what else may be a name. */
const HEADLINE = 1.25;

/** The one among several that is set as a headline, else all. */
function headline<T extends { readonly printed: Printed }>(names: readonly T[]): readonly T[] {
  const heightOf = ({ printed: { box } }: T): number => box.y1 - box.y0;
  const [first, second] = [...names].sort((a, b) => heightOf(b) - heightOf(a));
  return first && second && heightOf(first) >= HEADLINE * heightOf(second) ? [first] : names;
}

/** What stands beside a name at the head: `NINO AB 12 34 56 C`, `Tax code 1257L`. */
const OF_THE_PAID =
  /^(?:nino|n\.?i\.? (?:no|number)|national insurance (?:no|number)|tax code|employee (?:no|number|id)|payroll (?:no|number|id))\b.*\d/i;

/** A number in brackets, or set apart by a dash: `PENROSE, Martin (K4410)`, not `14 Mill Street`. */
function isNumbered(text: string): boolean {
  return nameAndReference(text).reference !== undefined && /[()[\]]|\s[-–/:]\s/.test(text);
}

/** Without a label a name must show that it is one: a title, a comma behind the family's, a number beside it. */
function isAlone({ text }: Cell): boolean {
  const { name, reference } = nameAndReference(text);
  const shows =
    TITLE.test(name) || /^\p{Lu}[\p{L}'’-]+,\s\p{Lu}/u.test(name) || (reference !== undefined && isNumbered(text));
  return shows && name.includes(' ') && isPersonName(name);
}
