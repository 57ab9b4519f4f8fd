// Bills with a part for each phone, headed by its number alone (`07700 900118`): each has a plan among its own charges, and the end of
// its own contract, and none of them is that of all.
import { tidySpaces } from '../../../kernel/text.ts';
import { PHONE } from '../../../kernel/phone-pattern.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { cell, dayCell, textCell } from '../row-cells.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { signedMinor } from '../../values/amount.ts';
import { onlyDayIn } from '../../values/days.ts';
import type { FormFinding } from '../form-reading.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { isOfContract, isOfferOrCredit } from './contract-words.ts';
import { withoutDevices } from './device-items.ts';
import { kindAlone } from './kind-words.ts';
import type { Utility } from './named-utility.ts';
import { packagesOf, type Package } from './packages.ts';
import { amountOf, textBefore } from './row-figures.ts';
import type { ServiceLine } from './service-lines.ts';
import { bareName } from './tariff-names.ts';
import { toldSentences } from './told-rows.ts';

/** Who uses a number. */
const OWNER = String.raw`\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20})?`;
const KIND = String.raw`(?:[Mm]obile|[Pp]hone|[Nn]umber|[Ll]ine|[Ss](?:im|IM))`;
const HEAD = new RegExp(
  String.raw`^(?:(?:[Yy]our |[Mm]y )?${KIND}(?: (?:[Nn]umber|[Nn]o\.?))?:? |${OWNER}(?:[’']s ${KIND})?[:,]? (?:[–—-] )?)?${PHONE}(?: \([^()]*\)|,? (?:[–—-] )?${OWNER})?$`,
  'u',
);
const TOTAL = /^(?:sub-?)?total\b/iu;
/** What parts the notes beneath a head. */
const APART = /\s[·•|]\s|,\s/u;
/** What a charge adds to the name of its plan. */
const KIND_BEHIND = /^ (?:sim[- ]only|sim|plan)$/iu;

/** The plans of such parts in printed order; none where fewer than two are sold one. */
export function numberedLines(rows: readonly BillRow[], items: readonly ChargeRow[]): readonly ServiceLine[] {
  const lines = partsOf(rows).flatMap((own): ServiceLine[] => {
    const charged = items
      .filter(({ row }) => own.some(({ line, text }) => line === row.line && text === row.text))
      .map((item): ChargeRow => ({ ...item, kind: 'Telephone' }));
    const [sold] = packagesOf(withoutDevices(charged, rows), ['Telephone']);
    return sold ? [{ ...sold, name: saidName(sold.name, own), end: endOf(own) }] : [];
  });
  return lines.length > 1 ? lines : [];
}

/** The items, those that are the plan of a number of that kind, whatever their words tell. */
export const withNumbered = (items: readonly ChargeRow[], lines: readonly ServiceLine[]): readonly ChargeRow[] =>
  items.map((item) => {
    const own = lines.find(({ printed }) => printed === item.printed);
    return own ? { ...item, kind: item.kind ?? own.utility } : item;
  });

/** The plans with the ends that sentences tell of each by its name: `that of the 6GB plan ends on 11 June 2027`. */
export function withToldEnds(
  lines: readonly ServiceLine[],
  rows: readonly BillRow[],
  layout: DocumentLayout,
): readonly ServiceLine[] {
  if (lines.every(({ end }) => end !== undefined)) return lines;
  const sentences = [...toldSentences(rows, layout), ...rows];
  return lines.map((line) => (line.end ? line : { ...line, end: toldEnd(line.name, sentences) }));
}

function toldEnd(name: string, sentences: readonly Pick<BillRow, 'text' | 'phrases' | 'line'>[]): FormCell | undefined {
  for (const { text, phrases, line } of sentences) {
    const at = text.indexOf(name);
    const own = at < 0 ? '' : (/^[^.;]*/u.exec(text.slice(at + name.length))?.[0] ?? '');
    const clause = ENDS.test(own) ? own : (OF_ALL.exec(text)?.[0] ?? '');
    const day = clause === '' ? undefined : onlyDayIn(clause);
    const [phrase] = phrases;
    if (day && phrase) return dayCell(day.date, printedPhrase(phrase, line.page));
  }
  return undefined;
}

/** What is told of every plan at once: `Both contracts end on 11 June 2027`. */
const OF_ALL =
  /\b(?:both|all)(?: of)?(?: your| the| these)? (?:contracts|plans|agreements|sims|minimum terms|lines)(?: \p{L}+)? (?:end|expire|run|finish|last)\b[^.;]*/iu;
const ENDS = /^\W*(?:(?:plan|contract|sim)\W+)?(?:ends?|ending|expires?|runs|lasts|until)\b/iu;

/**
 * The rows beneath each head, up to their total or the next head, or as far as they come to what the head says that they do; what begins
 * right of where the head ends is of another column.
 */
function partsOf(rows: readonly BillRow[]): readonly (readonly BillRow[])[] {
  const parts: BillRow[][] = [];
  let open: { readonly own: BillRow[]; readonly edge: number; left: number | undefined } | undefined;
  for (const row of rows) {
    const [first] = row.phrases;
    const amount = amountOf(row)?.amount;
    // Who uses it may stand behind the number, set in another way: `07700 900118   (Ada)   £24.00`.
    const isHead = first && HEAD.test(tidySpaces(textBefore(row)));
    if (isHead) {
      const own: BillRow[] = [];
      open = { own, edge: first.x1, left: amount && signedMinor(amount) };
      parts.push(own);
    } else if ((first && isNext(first.text, amount !== undefined)) || (amount && open?.left === 0)) open = undefined;
    else if (first && open && first.x0 < open.edge) {
      open.own.push(row);
      if (amount && open.left !== undefined) open.left -= signedMinor(amount);
    }
  }
  return parts;
}

/** Whether a row ends a part: its total, or the head of another service (`TV   £16.00`). */
const isNext = (text: string, isPriced: boolean): boolean =>
  TOTAL.test(text) || (isPriced && kindAlone(text, SOLD) !== undefined);

const SOLD: readonly Utility[] = ['Internet', 'Telephone', 'TV'];

/** A name as the notes beneath the head say it, where the charge says its kind besides. */
function saidName(name: string, own: readonly BillRow[]): string {
  const said = own
    .flatMap(({ phrases }) => phrases.flatMap(({ text }) => text.split(APART)))
    .map((text) => bareName(text.trim()))
    .find((text) => text.length < name.length && name.startsWith(text) && KIND_BEHIND.test(name.slice(text.length)));
  return said ?? name;
}

function endOf(own: readonly BillRow[]): FormCell | undefined {
  for (const { phrases, line } of own) {
    // A label and its day may stand apart.
    const texts = [...phrases.map(({ text }) => text), phrases.map(({ text }) => text).join(' ')];
    const day = texts.flatMap((text) =>
      isOfContract(text) && !isOfferOrCredit(text) ? (onlyDayIn(text) ?? []) : [],
    )[0];
    const phrase = day && (phrases.find(({ text }) => onlyDayIn(text) !== undefined) ?? phrases[0]);
    if (phrase) return dayCell(day.date, printedPhrase(phrase, line.page));
  }
  return undefined;
}

/** The row of a package that is one of such lines, as that line calls it, with the end of its own contract and of no other. */
export function withOwnTerms(row: FormRow, sold: Package | undefined, lines: readonly ServiceLine[]): FormRow {
  const own = sold && lines.find((line) => isOf(line, sold));
  if (!own) return row;
  const named: FormRow = { ...row, tariffName: textCell(own.name, own.printed) };
  if (lines.every(({ end }) => end === undefined)) return named;
  const { fixExpiresOn: _, ...others } = named;
  return { ...others, ...(own.end ? { fixExpiresOn: own.end } : {}) };
}

/** Rows of the lines besides the one that the package of their kind is. */
export function otherNumbered(lines: readonly ServiceLine[], packages: readonly Package[]): FormRow[] {
  const given = lines.findIndex((line) => packages.some((one) => isOf(line, one)));
  return lines
    .filter((_, i) => given >= 0 && i !== given)
    .map(({ utility, name, printed, end }) => ({
      utility: textCell(utility, printed),
      tariffName: textCell(name, printed),
      ...(end ? { fixExpiresOn: end } : {}),
      hasTerms: cell({ kind: 'boolean', boolean: true }, printed),
    }));
}

/** The kind of service of which every such line is given. */
export const wholeNumbered = (lines: readonly ServiceLine[], packages: readonly Package[]): readonly Utility[] =>
  lines.length > 0 && numberedDoubts(lines, packages).length === 0 ? ['Telephone'] : [];

/** Lines of which none is what was read as the package of their kind. */
export function numberedDoubts(lines: readonly ServiceLine[], packages: readonly Package[]): FormFinding[] {
  const isGiven = lines.length === 0 || lines.some((line) => packages.some((one) => isOf(line, one)));
  return isGiven
    ? []
    : [{ severity: 'warnings', reason: 'Several contracts of one kind are billed, and one was given: telephone.' }];
}

const isOf = (line: ServiceLine, { utility, name, printed }: Package): boolean =>
  line.utility === utility && (line.printed === printed || line.name === name);
