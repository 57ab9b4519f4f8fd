// The headings of a bill, each with the supply that it names.
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { usualSizeOf } from '../../../model/usual-size.ts';
import { isAmountInFull } from '../../values/amount.ts';
import { withoutDates } from '../../values/without-dates.ts';
import { namedUtility, plainUtility, type Utility } from './named-utility.ts';

/** A phrase that is set like a heading; of no supply where it names none. */
export interface Heading {
  readonly phrase: Phrase;
  readonly utility: Utility | undefined;
}

/** Type this much larger than the text of its page makes a heading. */
const LARGER = 1.08;
const HEADING_WORDS = 8;
/** A number of a meter, a supply or an account. */
const IDENTIFIER = /(?<![£\d.,])\b(?=[\dA-Z/-]*\d)[\dA-Z][\dA-Z/-]{5,}\b(?![.,]\d)/gu;
/** For how long it is, behind its days: `Electricity 3 Feb - 2 Mar (28 days)`. */
const COUNTED_DAYS = /\(\d{1,3} days\)$/u;
/** Headings in this upper part of the first page name the supplier and the bill, unless they are of supplies side by side. */
const HEAD_PART = 0.16;

/** What is set like a heading: alone on its line or set strongly, few words, and no figures. */
export function headingsOf(line: Line, page: PageLayout, known: readonly Utility[]): Heading[] {
  if (line.page === 1 && line.y0 < HEAD_PART * page.heightPt && !areSupplies(line, known)) return [];
  const isLarge = ({ sizePt }: Phrase): boolean => sizePt > LARGER * usualSizeOf(page);
  const isStrong = (phrase: Phrase): boolean => phrase.bold || isLarge(phrase);
  const strong = line.phrases.filter(isStrong);
  const badged = badgedSupply(line, known, isLarge);
  if (badged) return [badged];
  return line.phrases.flatMap((phrase): Heading[] => {
    // Beneath it stands its value, and nothing of the service.
    if (OF_NUMBER.test(phrase.text)) return [];
    const amounts = line.phrases.some((one) => isAmountInFull(one.text) && !isTileBefore(one, phrase));
    const ofCard = amounts ? headedCard(line, page, { known, isLarge }) : undefined;
    if (ofCard !== undefined && phrase === line.phrases[0] && isStrong(phrase)) return [{ phrase, utility: ofCard }];
    const [, ofTerms] = line.phrases.length === 1 && !amounts ? (WITH_TERMS.exec(phrase.text) ?? []) : [];
    if (ofTerms !== undefined) return [{ phrase, utility: plainUtility(ofTerms, known) }];
    const ofMeter = amounts ? undefined : plainUtility(headedMeter(line, page), known);
    if (ofMeter !== undefined) return [{ phrase, utility: ofMeter }];
    const isSet = strong.includes(phrase) || isPairedWith(strong, phrase, known) || areSupplies(line, known);
    // The heading of a supply may say which meter it is about, and which days.
    const before = isSet ? headedBefore(phrase.text, known, isLarge(phrase)) : undefined;
    if (before !== undefined && !amounts) return [{ phrase, utility: before }];
    const bare = isSet ? withoutDates(phrase.text).replace(IDENTIFIER, ' ').replace(COUNTED_DAYS, ' ').trim() : '';
    // Larger type heads what follows, whatever days it says that is of.
    const isHead = isLarge(phrase) && line.phrases.length === 1;
    const text = isHead || namedUtility(bare, known) !== undefined ? bare : phrase.text;
    const isShort = text.split(/\s+/).length <= HEADING_WORDS && !/[\d£]{2}|\d\s*$|[.,;]$|:\s\S/u.test(text);
    if (
      !isShort ||
      amounts ||
      !/\p{L}{2}/u.test(text) ||
      (!isSet && line.phrases.filter((one) => !CURRENCY.test(one.text)).length > 1)
    )
      return [];
    const utility = headedUtility(phrase.text, known);
    return utility !== undefined || isSet ? [{ phrase, utility }] : [];
  });
}

/** The supply that a badge names before a title in large type: its tariff. What is sold together stands in boxes. */
function badgedSupply(
  { phrases: [badge, title, other] }: Line,
  known: readonly Utility[],
  isLarge: (phrase: Phrase) => boolean,
): Heading | undefined {
  const isTitled =
    !known.includes('Internet') && title && !other && isLarge(title) && !/£|\d\.\d\d(?!\d)/u.test(title.text);
  const utility = badge && isTitled ? plainUtility(badge.text, known) : undefined;
  return badge && utility !== undefined && plainUtility(title?.text ?? '', known) === undefined
    ? { phrase: badge, utility }
    : undefined;
}

/** Whether an amount is set larger in a column left of a phrase: that of a tile, and none of what the phrase names. */
const isTileBefore = (amount: Phrase, { x0, sizePt }: Phrase): boolean =>
  amount.x1 < x0 && amount.sizePt > LARGER * sizePt;

/** The supply that heads a card with what it comes to (`Electricity   £75.67`), over a row of labels that has no amount, or in larger type. */
function headedCard(
  line: Line,
  page: PageLayout,
  { known, isLarge }: { readonly known: readonly Utility[]; readonly isLarge: (phrase: Phrase) => boolean },
): Utility | undefined {
  const [name, amount, other] = line.phrases;
  const next = page.lines[page.lines.indexOf(line) + 1];
  const isOverLabels =
    next !== undefined && next.phrases.length > 1 && next.phrases.every(({ text }) => !/\d/.test(text));
  const endsInAmount = isAmountInFull(next?.phrases.at(-1)?.text ?? '');
  const isTitle = line.phrases.every(isLarge) && !known.includes('Internet') && !endsInAmount;
  return name && amount && !other && isAmountInFull(amount.text) && (isOverLabels || isTitle)
    ? plainUtility(name.text, known)
    : undefined;
}

/** The label of the number of a line. */
const OF_NUMBER =
  /^(?:your |the )?(?:landline|(?:home )?(?:tele)?phone|mobile)(?: line)? (?:numbers?|no\.?)(?: (?:on|for|of|in) (?:this|your|the) (?:account|bill|line|service|invoice))?:?$|^(?:number|phone) (?:on|for) (?:this|your) (?:account|bill)$/iu;

/** Whether a phrase names a supply beside the heading of another: in a picture few letters do not tell that they are bold. */
function isPairedWith(set: readonly Phrase[], { text }: Phrase, known: readonly Utility[]): boolean {
  const own = plainUtility(text, known);
  const others = set.map((other) => plainUtility(other.text, known)).filter((utility) => utility !== undefined);
  return own !== undefined && others.length > 0 && !others.includes(own);
}

/** Whether a line names supplies side by side and nothing else, each another one: not every font tells that it is bold. */
function areSupplies({ phrases }: Line, known: readonly Utility[]): boolean {
  const named = phrases.map(({ text }) => plainUtility(text, known));
  return named.length > 1 && !named.includes(undefined) && new Set(named).size === named.length;
}

/** A supply, its tariff and the terms of that, on a line of their own: `Gas Bright Fix 3, ends 4 May 2026, exit fee £30`. */
const WITH_TERMS =
  /^(?:Your )?([Ee]lectricity|[Gg]as)(?::| [–—-])? \p{Lu}[^.;:]{3,50}, ?(?:fixed|ends|ending|until|variable|no (?:end|exit)|exit)\b[^.;]{0,60}$/u;

/** The supply that a line of its own names before its meter, where it is set as no label is, or heads a table. */
function headedMeter(line: Line, page: PageLayout): string {
  const [phrase, ...others] = line.phrases;
  const [, name = ''] = WITH_METER.exec(others.length === 0 ? (phrase?.text ?? '') : '') ?? [];
  if (name === '') return '';
  const next = page.lines[page.lines.indexOf(line) + 1];
  const isMarked = /^\p{Lu}{3,}/u.test(name) || phrase?.words[0]?.bold === true;
  return isMarked || (next && headsTable(next)) ? name : '';
}

/** A supply, its meter point and its meter, on a line of their own: `ELECTRICITY   MPAN 12 0035 …   Meter Z17N 402281`. */
const WITH_METER =
  /^((?:your )?(?:electricity|gas|water)(?: supply)?)(?::| [–—·|-])? \(?(?:mpan|mprn|mpr|spid|supply (?:number|no|point)|meter(?: point| serial)?(?: reference)?(?: number| no| id)?)\b[.:)]*(?: [^\s£;]*\d[^\s£;]*| \(?(?:and )?(?:meter|serial|mpan|mprn)(?: (?:serial )?(?:number|no|id))?[.:)]*| [A-Z]{1,3}| [·|,–-])+$/iu;

/** The head of a column of amounts. */
const CURRENCY = /^\(?(?:£|GBP)\)?$/u;

/** What a heading is about: before a dash, where it names a supply and nothing else; behind it, what a company named before it supplies (`Northern Water – sewerage`). */
function headedUtility(text: string, known: readonly Utility[]): Utility | undefined {
  const parts = text.split(/\s[–—-]\s/u);
  const first = plainUtility(parts[0] ?? '', known);
  if (first !== undefined) return first;
  return namedUtility(parts.length > 1 ? (parts.at(-1) ?? '') : '', known) ?? namedUtility(text, known);
}

/** A supply that begins a heading, where its meter, tariff or cost follows (`Gas: meter no. …`, `Electricity – Fixed 12`). */
function headedBefore(text: string, known: readonly Utility[], isLarge: boolean): Utility | undefined {
  const [, head = '', rest = ''] =
    /^(\p{L}[\p{L} ]*?)\s*(?:[:,(·|]|\s[–—-]\s|\son\s(?=\p{Lu}))\s*(.+)$/u.exec(text) ?? [];
  // In larger type it heads what it costs, else that is a row of its own.
  return rest !== '' && (isLarge || !/£|\d\.\d\d(?!\d)/.test(rest)) ? plainUtility(head, known) : undefined;
}

/** Whether the phrases of a line head the columns of a table: they end no section, however large they are set. */
export const headsTable = ({ phrases }: Line): boolean =>
  phrases.length >= LEAST_HEADS && phrases.every(({ words }) => words.length <= 3);

const LEAST_HEADS = 4;
