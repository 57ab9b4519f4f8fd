// Who is paid, and by whom. Payslips print both small: by a label, over an address, or in a line of their own.
import { median } from '../../../kernel/median.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { isCompanyName, personParts } from '../../document/parties.ts';
import { TITLE } from '../../document/titles.ts';
import type { Profile } from '../../../profiles/profile.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { employerName, wholeName } from './employer-name.ts';
import { headedEmployer } from './headed-employer.ts';
import type { HomeAddress } from './home-address.ts';
import { isKnownLabel, labelledTexts } from './labelled.ts';

/** Who is paid. */
export interface Employee {
  readonly name: string;
  readonly printed: Printed;
  /** A number printed with the name: `PENROSE, Martin (K4410)`. */
  readonly reference?: string;
  readonly parts: NameParts;
}

/** Title, given name, middle names and family name, as far as they are printed. */
export type NameParts = ReturnType<typeof personParts>;

/** `PENROSE, Martin (K4410)`, `71934 - Mr D Penrose`, `Mr D Penrose / 71934`. */
const BEHIND =
  /^(.*?\p{L}[\p{L}.'’-]*)\s*(?:[([](?:(?:payroll|employee|emp|staff|works|personnel|pay)?\.? ?(?:id|no|number|ref|reference)\b[.:]? ?)?|[-–/]\s+|\s+(?=\S*\d))((?=[^)\]]*\d)[A-Z0-9/.-]{1,14})[)\]]?$/iu;
const BEFORE = /^[([]?((?=\S*\d)[A-Z0-9/.-]{1,14})[)\]]?\s*(?:[-–:/]\s*)?(\p{L}.*)$/iu;
const NAME = /^[\p{L}][\p{L}'’.,\- ]{2,60}$/u;
const NO_NAME =
  /\b(?:pay|payslip|tax|paye|ref|reference|office|code|number|no|date|department|dept|month|week|period|employee|employer|address|payments?|deductions?|total|net|gross|private|confidential|bacs|credit|transfer|method|location|cost|centre|ltd|limited|plc|llp|council|trust|school|academy|university|nhs|hospital|college|advice|earnings|statement|summary|hours|rate|amount|salary|national|insurance|store|shop|depot|site|grade|job|title|team)\b/i;

/** A name and the number printed with it. */
export function nameAndReference(text: string): { readonly name: string; readonly reference?: string } {
  const bare = text.trim().replace(/^[:\-–\s]+|[\s:,]+$/g, '');
  const behind = BEHIND.exec(bare);
  if (behind?.[1] && behind[2]) return { name: behind[1].trim().replace(/,$/, ''), reference: behind[2] };
  const before = BEFORE.exec(bare);
  if (before?.[1] && before[2]) return { name: before[2].trim(), reference: before[1] };
  return { name: bare };
}

/** A name in parts, whichever comes first: `Mr D P Penrose`, `PENROSE, Martin`, `PENROSE D P`, `Penrose Mr D`. */
export function employeeParts(name: string): NameParts {
  const bracket = /^(.*\S)\s*\((mr|mrs|miss|ms|mx|dr)\.?\)$/i.exec(name);
  if (bracket?.[1] && bracket[2]) return { ...employeeParts(bracket[1]), title: bracket[2] };
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma?.[1] && comma[2]) return familyFirst(comma[1], comma[2]);
  const titled = /^(\S+)\s+((?:mr|mrs|miss|ms|mx|dr|prof|rev)\b.*)$/i.exec(name);
  if (titled?.[1] && titled[2] && !TITLE.test(name)) return familyFirst(titled[1], titled[2]);
  const words = name.split(' ');
  const initials = words.slice(1);
  const isInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word);
  if (!TITLE.test(name) && initials.length > 0 && initials.every(isInitial) && !isInitial(words[0] ?? ''))
    return familyFirst(words[0] ?? '', initials.join(' '));
  return personParts(name);
}

function familyFirst(family: string, rest: string): NameParts {
  return { ...personParts(`${rest} ${family.trim().replaceAll(' ', '\u00a0')}`), familyName: family.trim() };
}

/** Whether a text may be a person's name. */
export function isPersonName(text: string): boolean {
  return (
    NAME.test(text.replace(/\s*\((?:mr|mrs|miss|ms|mx|dr)\.?\)$/i, '')) &&
    !NO_NAME.test(text) &&
    !isCompanyName(text) &&
    /\p{L}{2}/u.test(text) &&
    text.split(' ').length <= 7
  );
}

/** Who is paid: by a label, else over the address, else by a name with its number or title. */
export function findEmployee(
  rows: readonly Row[],
  profile: Profile,
  address: HomeAddress | undefined,
): Employee | undefined {
  const isLine = (text: string): boolean => address?.lines.some((line) => line.text === text) === true;
  const labelled = labelledTexts(rows, 'employee', profile);
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
  const titled = rows.flatMap(({ cells, page }) =>
    cells.flatMap((cell) => {
      const name = PAYSLIP_FOR.exec(cell.text)?.[1];
      return name === undefined ? [] : [{ text: name, printed: printedWords(cell.words, page) }];
    }),
  );
  const numbered = alone.filter(({ text }) => isNumbered(text));
  const [bare, another] = alone.length > 0 || over.length > 0 ? [] : bareNames(rows);
  const last = [...greetedNames(rows), ...(bare && !another ? [bare] : [])];
  for (const found of [...labelled, ...titled, ...numbered, ...over, ...alone, ...last]) {
    const { name, reference } = nameAndReference(found.text);
    if (!isPersonName(name) || isKnownLabel(found.text, profile)) continue;
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

/** `Hello Nerys`, `Hi Nerys,`. */
const GREETING = /^(?:hello|hi|dear),? (\p{Lu}[\p{L}'’-]+)\b/iu;

/** Names that begin with the one that the paper greets. */
function greetedNames(rows: readonly Row[]): { readonly text: string; readonly printed: Printed }[] {
  const cells = rows.filter(({ page }) => page === 1).flatMap((row) => row.cells);
  const first = cells.map(({ text }) => GREETING.exec(text)?.[1]).find((name) => name !== undefined);
  if (first === undefined) return [];
  return cells
    .filter(({ text }) => BARE.test(text) && text.startsWith(`${first} `))
    .map(({ text, words, page }) => ({ text, printed: printedWords(words, page) }));
}

const BARE_ABOVE_PT = 140;
const BARE = /^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*|\s(?:de|da|van|von|der|la|bin|al)){1,3}$/u;
/** Names without a label stand above this, in points. */
const ALONE_ABOVE_PT = 330;

/** Two to four capitalised words at the top, alone or beside an organisation, of which nothing else can be made. */
function bareNames(rows: readonly Row[]): { readonly text: string; readonly printed: Printed }[] {
  return rows
    .filter(({ y0, page }) => page === 1 && y0 < BARE_ABOVE_PT)
    .flatMap(({ cells, page }) =>
      cells
        .filter((cell) =>
          cells.every((one) => one === cell || ORGANISATION.test(one.text) || OF_THE_PAID.test(one.text)),
        )
        .map((cell) => ({ text: cell.text, printed: printedWords(cell.words, page) })),
    )
    .filter(({ text }) => BARE.test(text) && !/^table /i.test(text) && isPersonName(text) && !ORGANISATION.test(text));
}

/** What stands beside a name at the head: `NINO AB 12 34 56 C`, `Tax code 1257L`. */
const OF_THE_PAID =
  /^(?:nino|n\.?i\.? (?:no|number)|national insurance (?:no|number)|tax code|employee (?:no|number|id)|payroll (?:no|number|id))\b.*\d/i;

/** `Payslip for Priya Patel for the period …`. */
const PAYSLIP_FOR =
  /\b(?:[Pp]ay ?[Ss]lip|[Pp]ay [Aa]dvice|[Ss]alary [Aa]dvice|[Pp]ay [Ss]tatement|[Rr]emuneration [Ss]tatement|[Ee]arnings [Ss]tatement|[Pp]ay) (?:for|of) ((?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der)(?: (?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der)){1,4})(?= for\b| -| –|,|$| period\b| \()/u;

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

/** The same family name, and a first name that begins alike. */
function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [employeeParts(one), employeeParts(other)];
  const same = foldText(a.familyName ?? '') === foldText(b.familyName ?? '');
  const [first, second] = [foldText(a.givenName ?? ''), foldText(b.givenName ?? '')];
  return same && (first === '' || second === '' || first.startsWith(second.charAt(0)));
}

function withFuller(own: NameParts, fuller: NameParts | undefined): NameParts {
  if (!fuller) return own;
  const longer = (a: string | undefined, b: string | undefined): string | undefined =>
    (b?.length ?? 0) > (a?.length ?? 0) ? b : a;
  return {
    title: own.title ?? fuller.title,
    givenName: longer(own.givenName, fuller.givenName),
    middleNames: longer(own.middleNames, fuller.middleNames),
    familyName: own.familyName ?? fuller.familyName,
  };
}

/** Words that only organisations bear. */
const ORGANISATION =
  /\b(?:ltd|limited|plc|llp|cic|cio|council|nhs|trust|school|schools|academy|academies|university|college|hospital|hospitals|borough|authority|constabulary|police|charity|society|group|holdings|association|partnership|foundation|diocese|services|solutions|federation|company|consulting|sons|daughters|brothers|bros|practice|surgery|partners|cafe|hotel|nursery|church|studios?|garage|pharmacy|clinic|stores|& co|institute|healthcare|logistics|engineering|bakery|restaurants?)\b\.?/i;
const COMPANY_FORM = /\b(?:ltd|limited|plc|llp|cic|cio|council|nhs|nhs trust|foundation trust)\b\.?$/i;
const NIC = /^(?:employers?|ers?)\b.*\b(?:nic?|national|pension)\b/i;
const NO_EMPLOYER =
  /\b(?:pension|ni|nic|nics|paye|ref|contributions?|costs?|only|loan|tax|insurance|union|bank|statutory|registered|page|printed|payroll software|sage|xero|brightpay|pension scheme|department|payslip for|information|details)\b/i;
const PAYE_REFERENCE = /\b\d{3}\s?\/\s?[A-Z0-9]{1,10}\b|paye ref/i;
/** A name is at least this much larger than the page's text to count as set large. */
const LARGE = 1.15;

/** The employer: by a label, else by what companies and public bodies are called, where it stands and how it is set. */
export function findEmployer(
  rows: readonly Row[],
  profile: Profile,
  context: {
    readonly layout: DocumentLayout;
    readonly address: HomeAddress | undefined;
    readonly taken: ReadonlySet<string>;
    readonly employee: string | undefined;
  },
): FieldCandidate | undefined {
  for (const { text, printed, row } of labelledTexts(rows, 'employer', profile)) {
    const name = employerName(text);
    if (/\p{L}{2}/u.test(name) && !/\d{4}|£|\d\.\d\d/.test(name) && !NO_EMPLOYER.test(name) && !NIC.test(text))
      return candidateOf({ kind: 'text', text: name }, printed, 0.95, row);
  }
  const told = employerTold(rows);
  const isPersons = (text: string): boolean =>
    TITLE.test(text) || (context.employee !== undefined && isSamePerson(text, context.employee));
  const ranked = rows
    .flatMap((row, at) => row.cells.map((cell, i) => ({ cell, row, at, next: row.cells[i + 1] })))
    .map((place) => ({ ...place, score: employerScore(place, rows, context) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return told ?? headedEmployer(rows, profile, { bodySizePt: medianSize(rows), isPersons });
  const confidence = Math.min(0.95, 0.6 + 0.08 * best.score);
  const { text, words } = wholeName(best.cell, rows, best.at);
  return candidateOf(
    { kind: 'text', text: employerName(text) },
    printedWords(words, best.row.page),
    confidence,
    best.at,
  );
}

/** `you've been paid £1,200.00 on 27 March by Otter Housing Association`, on as many lines as a sentence takes. */
const PAID_BY =
  /(?:\bpaid (?:to you )?|\bemployed |\bissued |\bon (?:\p{L}+ )?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? \d{4} )by ((?:\p{Lu}[\p{L}\d'’&.-]*|&)(?: (?:\p{Lu}[\p{L}\d'’&().-]*|&|and|of|the|for|in|on)){0,8})(?=$|[.,;]| (?:on|for|in|of|and|the)$)/u;

function employerTold(rows: readonly Row[]): FieldCandidate | undefined {
  for (const [at, { cells, page }] of rows.entries()) {
    for (const one of cells) {
      const name = PAID_BY.exec(one.text)?.[1]?.replace(/[.\s]+$/, '');
      if (name !== undefined && !PAID_HOW.test(name))
        return candidateOf({ kind: 'text', text: name }, printedWords(one.words, page), 0.8, at);
    }
  }
  return undefined;
}

const PAID_HOW = /^(?:bacs|bank|direct|cheque|cash|chaps|faster|credit|transfer|employer|hmrc)\b/i;

function employerScore(
  {
    cell,
    row,
    at,
    next,
  }: { readonly cell: Cell; readonly row: Row; readonly at: number; readonly next: Cell | undefined },
  rows: readonly Row[],
  { layout, address, taken }: Parameters<typeof findEmployer>[2],
): number {
  const text = employerName(cell.text);
  const beside = next !== undefined && !isLabel(next) && next.amount !== undefined;
  if (!isLabel(cell) || beside || taken.has(cell.text) || text.split(' ').length > 9) return 0;
  if (/\d{3}|@|:/.test(text) || NO_EMPLOYER.test(text) || !/^\p{Lu}/u.test(text)) return 0;
  const isHome = [...(address?.lines ?? []), ...(address?.name ? [address.name] : [])].some(
    (line) => line.text === cell.text,
  );
  if (isHome) return 0;
  const page = layout.pages[row.page - 1];
  const height = page?.heightPt ?? 842;
  const near = rows
    .slice(Math.max(0, at - 3), at + 4)
    .some((one) => one.page === row.page && one.cells.some((c) => PAYE_REFERENCE.test(c.text)));
  const large = cell.sizePt > LARGE * medianSize(rows);
  const words = (COMPANY_FORM.test(text) ? 2.5 : 0) || (ORGANISATION.test(text) ? 1.8 : 0);
  const top = row.page === 1 && row.y0 < 0.2 * height;
  const looks = words > 0 || large || (near && cell.bold);
  if (!looks || (words === 0 && !isPersonName(text) && NO_NAME.test(text))) return 0;
  return words + (near ? 0.8 : 0) + (top ? 0.6 : 0) + (large ? 0.9 : 0) + (cell.bold ? 0.3 : 0);
}

function medianSize(rows: readonly Row[]): number {
  return median(rows.flatMap(({ cells }) => cells.map(({ sizePt }) => sizePt))) ?? 9;
}
