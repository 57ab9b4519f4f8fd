// By whom is paid: by a label, in a sentence, or by what companies and public bodies are called, where that stands and how it is set.
import { DATE } from '../../../kernel/date-pattern.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { textOf } from '../../../model/page.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { TITLE } from '../../document/titles.ts';
import type { Profile } from '../../../profiles/profile.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { POSTCODE_INSIDE } from '../../values/identifiers.ts';
import { candidateOf } from '../found-value.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { employerBeforeAddress, PAYE_REFERENCE } from './employer-before-address.ts';
import {
  COMPANY_FORM,
  employerName,
  isCompanyCode,
  ORGANISATION,
  wholeName,
  withNextLine,
  withStackedLines,
} from './employer-name.ts';
import { firstOfTwo } from './first-of-two.ts';
import { headedEmployer } from './headed-employer.ts';
import type { HomeAddress } from './home-address.ts';
import { labelledTexts } from './labelled.ts';
import { legalEmployer } from './legal-employer.ts';
import { isOfPost } from './places-of-work.ts';
import { isPersonName, isSamePerson, NO_NAME } from './person-names.ts';
import { LARGE, medianSize } from './type-sizes.ts';

const NIC = /^(?:employers?|ers?)\b.*\b(?:nic?|national|pension)\b/i;
const NO_EMPLOYER =
  /\b(?:pension|ni|nic|nics|paye|ref|contributions?|costs?|only|loan|tax|insurance|union|bank|statutory|registered|page|printed|payroll software|sage|xero|brightpay|pension scheme|department(?! (?:for|of)\b)|payslip for|information|details|your?|so far)\b/i;
/** A logo of the text's own size stands above this, in points. */
const LOGO_ABOVE_PT = 110;
/** What has more words is a sentence. */
const MOST_WORDS = 9;

/** What else was read of the payslip. */
interface Context {
  readonly layout: DocumentLayout;
  readonly address: HomeAddress | undefined;
  /** The words beside what is paid or taken off. */
  readonly taken: ReadonlySet<string>;
  /** The name of who is paid. */
  readonly employee: string | undefined;
}

/** The employer: by a label, else by what companies and public bodies are called, where it stands and how it is set. */
export function findEmployer(rows: readonly Row[], profile: Profile, context: Context): FieldCandidate | undefined {
  for (const { text, printed, row } of labelledTexts(rows, 'employer', profile)) {
    const name = employerName(text);
    if (
      /\p{L}{2}/u.test(name) &&
      name.split(' ').length <= MOST_WORDS &&
      !/\d{4}|£|\d\.\d\d/.test(name) &&
      !NO_EMPLOYER.test(name) &&
      !isCompanyCode(name) &&
      !NIC.test(text)
    )
      return (
        wholeBody(name, rows) ??
        candidateOf({ kind: 'text', text: stackedName(printed, rows) ?? name }, printed, 0.95, row)
      );
  }
  const told = employerTold(rows);
  const isPersons = (text: string): boolean =>
    TITLE.test(text) || (context.employee !== undefined && isSamePerson(text, context.employee));
  const bodySizePt = medianSize(rows);
  const isSetLarge = ({ sizePt }: Cell): boolean => sizePt > LARGE * bodySizePt;
  const mayBeLogo = (cell: Cell): boolean =>
    !isPersons(cell.text) && (isSetLarge(cell) || (cell.bold && cell.page === 1 && cell.y0 < LOGO_ABOVE_PT));
  const ranked = rows
    .flatMap((row, at) => row.cells.map((cell, i) => ({ cell, row, at, next: row.cells[i + 1] })))
    .filter(({ cell, row, at }) => !isOfPost(cell, row, { over: rows[at - 1], profile }))
    .map((place) => ({ ...place, cell: withNextLine(place.cell, rows, place.at) }))
    .map((place) => ({
      ...place,
      cell: mayBeLogo(place.cell) ? withStackedLines(place.cell, rows, place.at) : place.cell,
    }))
    // What a body is called alone is a label: `School`, beside the name of a part of the university.
    .filter(({ cell: { text } }) => ![text, employerName(text)].includes(ORGANISATION.exec(text)?.[0] ?? ''))
    .map((place) => ({ ...place, score: employerScore(place, rows, { ...context, bodySizePt }) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score);
  const [first] = ranked;
  const best = ranked.find(({ cell }) => first && isLegalNameOf(cell.text, first.cell.text)) ?? first;
  if (!best) {
    const headed =
      told ?? employerBeforeAddress(rows, isPersons) ?? headedEmployer(rows, profile, { bodySizePt, isPersons });
    return legalEmployer(rows, headed, bodySizePt);
  }
  const confidence = Math.min(0.95, 0.6 + 0.08 * best.score);
  const { text, words } =
    firstOfTwo(best.cell, context.layout, isPersons) ??
    boldHead(wholeName(best.cell, rows, { at: best.at, isLarge: isSetLarge(best.cell), isPersons }));
  const named = candidateOf(
    { kind: 'text', text: employerName(text) },
    printedWords(words, best.row.page),
    confidence,
    best.at,
  );
  return legalEmployer(rows, named, bodySizePt);
}

/** `Otter Stores Retail Ltd` beside a logo that says `Otter Stores`: the company is who pays. */
function isLegalNameOf(text: string, brand: string): boolean {
  return COMPANY_FORM.test(text) && !COMPANY_FORM.test(brand) && foldText(text).startsWith(`${foldText(brand)} `);
}

/** The name behind a label with all lines that its cell has broken it into; undefined where it has one. */
function stackedName({ text, page, box }: Printed, rows: readonly Row[]): string | undefined {
  for (const [at, row] of rows.entries()) {
    const cell = row.cells.find((one) => one.text === text && one.page === page && Math.abs(one.y0 - box.y0) < 1);
    const whole = cell && Math.abs(cell.x0 - box.x0) < 1 ? withStackedLines(cell, rows, at) : undefined;
    if (whole) return whole === cell ? undefined : employerName(whole.text);
  }
  return undefined;
}

/** The body at the head of the payslip of which a label names a part: `Department for Tides and Harbours` of `DTH Fleet South`. */
function wholeBody(part: string, rows: readonly Row[]): FieldCandidate | undefined {
  const [mark = ''] = part.split(' ');
  if (!/^\p{Lu}{3,5}$/u.test(mark) || ORGANISATION.test(part)) return undefined;
  for (const [at, { cells, page }] of rows.slice(0, HEAD_ROWS).entries()) {
    const head = cells.find(({ text }) => ORGANISATION.test(text) && initialsOf(text).startsWith(mark));
    if (head)
      return candidateOf({ kind: 'text', text: employerName(head.text) }, printedWords(head.words, page), 0.9, at);
  }
  return undefined;
}

const HEAD_ROWS = 5;
const initialsOf = (name: string): string => name.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';

/** A name in bold without what it does, in plain type behind a comma: `R Carver & Sons, Haulage Contractors`. */
function boldHead(name: Pick<Cell, 'text' | 'words'>): Pick<Cell, 'text' | 'words'> {
  const end = name.words.findIndex(({ bold }, i) => !bold && name.words[i - 1]?.text.endsWith(',') === true);
  const words = name.words.slice(0, Math.max(0, end));
  const isHead = words.length > 1 && words.slice(0, -1).every(({ bold }) => bold);
  return isHead && name.words.slice(end).every(({ bold }) => !bold)
    ? { text: textOf(words).replace(/,$/, ''), words }
    : name;
}

/** `you've been paid £1,200.00 on 27 March by Otter Housing Association`, on as many lines as a sentence takes. */
const BY =
  /\bby ((?:\p{Lu}[\p{L}\d'’&.-]*|&)(?: (?:\p{Lu}[\p{L}\d'’&().-]*|&|and|of|the|for|in|on)){0,8})(?=$|[.,;]| (?:on|for|in|of|and|the)$)/gu;
const PAID = /\b(?:paid(?: to you)?|employed|issued) $/u;
const ON_DAY = new RegExp(`\\bon ${DATE} $`, 'iu');

/** `Issued for Otter Learning Trust by Fenwick Payroll Ltd`, `prepared on behalf of Otter Learning Trust`: a bureau names its client. */
const ISSUED_FOR =
  /\b(?:(?:[Ii]ssued|[Pp]repared|[Pp]roduced|[Pp]rocessed) for|[Oo]n behalf of) ((?:\p{Lu}[\p{L}\d'’&.-]*)(?: (?:\p{Lu}[\p{L}\d'’&().-]*|&|and|of|the)){0,8})/u;

function employerTold(rows: readonly Row[]): FieldCandidate | undefined {
  for (const [at, { cells, page }] of rows.entries()) {
    for (const one of cells) {
      const name = payerIn(one.text);
      if (name !== undefined && !PAID_HOW.test(name) && !BUREAU.test(name))
        return candidateOf({ kind: 'text', text: name }, printedWords(one.words, page), 0.8, at);
      const client = ISSUED_FOR.exec(one.text)?.[1]?.replace(/[.\s]+$/, '');
      if (client !== undefined && ORGANISATION.test(client))
        return candidateOf({ kind: 'text', text: client }, printedWords(one.words, page), 0.8, at);
    }
  }
  return undefined;
}

function payerIn(text: string): string | undefined {
  const found = [...text.matchAll(BY)].find(({ index }) => {
    const before = text.slice(0, index);
    return PAID.test(before) || ON_DAY.test(before);
  });
  return found?.[1]?.replace(/[.\s]+$/, '');
}

/** Who issues payslips for others. */
const BUREAU = /\b(?:payroll|hr|human resources|shared services?|pay (?:services?|office|team))\b/i;
const PAID_HOW = /^(?:bacs|bank|direct|cheque|cash|chaps|faster|credit|transfer|employer|hmrc)\b/i;

function employerScore(
  {
    cell,
    row,
    at,
    next,
  }: { readonly cell: Cell; readonly row: Row; readonly at: number; readonly next: Cell | undefined },
  rows: readonly Row[],
  { layout, address, taken, bodySizePt }: Context & { readonly bodySizePt: number },
): number {
  const text = employerName(cell.text);
  const beside = next !== undefined && !isLabel(next) && next.amount !== undefined;
  if (!isLabel(cell) || beside || taken.has(cell.text) || text.split(' ').length > MOST_WORDS) return 0;
  if (WHOLE_SERVICE.test(text) || POST.test(text)) return 0;
  if (/\d{3}|@|:/.test(text) || POSTCODE_INSIDE.test(text) || NO_EMPLOYER.test(text) || !/^\p{Lu}/u.test(text))
    return 0;
  const isHome = [...(address?.lines ?? []), ...(address?.name ? [address.name] : [])].some(
    (line) => line.text === cell.text,
  );
  if (isHome) return 0;
  const page = layout.pages[row.page - 1];
  const height = page?.heightPt ?? 842;
  const near = rows
    .slice(Math.max(0, at - 3), at + 4)
    .some((one) => one.page === row.page && one.cells.some((c) => PAYE_REFERENCE.test(c.text)));
  const large = cell.sizePt > LARGE * bodySizePt;
  const words = (COMPANY_FORM.test(text) ? 2.5 : 0) || (ORGANISATION.test(text) ? 1.8 : 0);
  const top = row.page === 1 && row.y0 < 0.2 * height;
  const looks = words > 0 || large || (near && cell.bold);
  if (!looks || (words === 0 && !isPersonName(text) && NO_NAME.test(text))) return 0;
  return words + (near ? 0.8 : 0) + (top ? 0.6 : 0) + (large ? 0.9 : 0) + (cell.bold ? 0.3 : 0);
}

/** `Leisure Services Officer`: what somebody does there, not who pays. */
const POST =
  /\b(?:officer|manager|assistant|associate|supervisor|adviser|advisor|administrator|co-?ordinator|worker|technician|engineer|analyst|clerk|nurse|teacher|lecturer|driver|operative|director|leader|cleaner|cook|chef)$/iu;

/** The mark of the whole health service, beside the name of the body that pays. */
const WHOLE_SERVICE = /^(?:nhs(?: (?:wales|scotland|england))?|gig cymru|gig cymru nhs wales|hsc)$/i;
