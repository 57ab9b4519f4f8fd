// What stands before or behind a label and makes it another: `Remaining credit`, `Start date`, `Average balance`, an example of a sentence.
import { textOf } from '../../model/page.ts';
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import type { LabelPlace } from './labels.ts';
import { isPastPayment } from './past-payments.ts';
import { runningOn } from './run-on.ts';

/** What only explains a label, and is no value of it: `New charges (including VAT)`, `Total to repay including the loan`, `Tariff, both fuels`. */
const REMARK =
  /^(?:\([^()]*\)|(?:,? ?(?:including|incl\.?|inclusive of|which includes)) [^\d£]*|,? ?(?:(?:for|on) )?(?:both (?:your )?(?:fuels|supplies)|(?:electricity|gas) (?:and|&) (?:gas|electricity))):?$/i;

/** Whether only a remark on the label follows it. */
export function isRemark({ before, after }: LabelPlace): boolean {
  return before.every(({ text }) => HARMLESS.test(text)) && REMARK.test(textOf(after));
}

/** Whether what follows a label says when its amount is due, and no more: `Minimum payment to reach us by 4 May`. */
export function saysWhen({ before, after }: LabelPlace): boolean {
  return (
    before.every(({ text }) => HARMLESS.test(text)) &&
    /^(?:is )?(?:due|payable|to (?:reach|be|pay)\b|by|on) [^£]*\d[\d ./-]*(?:\p{L}+ \d{2,4})?:?$/iu.test(textOf(after))
  );
}

/** What makes a figure another than its label says: an average balance is no balance of the account. */
const QUALIFIER =
  /^(?:average|avg|mean|minimum|maximum|lowest|highest|daily|projected|estimated|available|pending|uncleared|remaining|unused|overall|qualifying|points?|rewards?|joint|combined|promotional|overdue|interest|bonus)$/i;

/** What may stand before a label without making it another: `Your total payments`, `= New balance`. */
const HARMLESS =
  /^(?:your|my|our|the|total|less|plus|equals|minus|new|account|statement|card|and|&|[-–—+=:•*]|\(?[a-z\d]\)?[.)]?)$/i;

/** Whether a label is the end of a longer name: `Remaining credit`. */
export function isPartOfName({ before }: LabelPlace): boolean {
  return before.some((word) => !HARMLESS.test(word.text));
}

/** What a sentence says before figures that are nobody's. */
const EXAMPLE =
  /\b(?:representative|examples?|estimate[sd]?|assum(?:ed|es|ing)|illustrati(?:on|ve)|illustrated|if you)\b[^.;]*$/i;

/** `Arrears included in the minimum payment`. */
const PART_OF = /\b(?:included|part|share) (?:in|of)(?: (?:the|your|this))?$/i;

/** `(excluding pot transfers)`: what a figure was made without, or with. */
const COUNTED = /\b(?:excluding|excl\.?|including|incl\.?|except|without)\b[^.;]*$/i;

/** What a sentence says behind them: `An arranged overdraft of £800 would cost`. */
const SUPPOSED = /^[^.;]{0,80}\b(?:would|could|might)\b/i;

/** Of what may be owed a part may be taken in cash: `Cash limit`. */
const isOfCash = ({ before, words }: Pick<LabelPlace, 'before' | 'words'>): boolean =>
  /^cash$/i.test(before.at(-1)?.text ?? '') && /\blimit\b/i.test(textOf(words));

/** Whether the words around a label make its figure another, or an example. */
function isQualified({ before, words, after }: LabelPlace): boolean {
  return (
    isOfCash({ before, words }) ||
    QUALIFIER.test(before.at(-1)?.text ?? '') ||
    EXAMPLE.test(textOf(before)) ||
    PART_OF.test(textOf(before)) ||
    COUNTED.test(textOf(before)) ||
    SUPPOSED.test(textOf(after))
  );
}

const IS_DATED =
  /^(?:statement|date|dated|issued?|produced|made|printed|as (?:at|of)|period end|(?:made )?up to|pay ?day|pay date|paid on)\b/i;

/** Whether a day is that of another statement, or another payslip: `Your last statement was dated`, `Next pay day`, `next interest date`. */
function isOfOther({ words, before }: LabelPlace): boolean {
  return IS_DATED.test(textOf(words)) && /\b(?:last|previous|next|earlier)\b[^.;]{0,24}$/i.test(textOf(before));
}

/** Whether a day is that of what a sentence offers, not of the paper: `Rates as at 3 May 2025`. */
function isOfOffer({ words, before }: LabelPlace): boolean {
  return (
    /^(?:correct |dated|as (?:at|of)\b)/i.test(textOf(words)) &&
    /\b(?:rates?|prices?|tariffs?|offers?|charges|fees)\b[^.;]*$/i.test(textOf(before))
  );
}

/** A sentence begins at most so many lines above its label. */
const LINES_ABOVE = 4;

/** The label with what its sentence says on the lines above, where it begins a line in the middle of one. */
function withTextAbove(label: LabelPlace, page: PageLayout): LabelPlace {
  const [first] = label.words;
  if (!first || label.before.length > 0) return label;
  if (!/^\p{Ll}/u.test(label.phrase.text) && !isAwaited(label, page)) return label;
  const from = Math.max(0, label.lineIndex - LINES_ABOVE);
  for (const [at, { phrases }] of page.lines.slice(from, label.lineIndex).entries()) {
    for (const phrase of phrases) {
      const words = runningOn(page, phrase, from + at);
      const end = words.indexOf(first);
      if (end > 0) return { ...label, before: words.slice(0, end) };
    }
  }
  return label;
}

/** Whether the line right above cannot end where it does: `if you pay only the` over `Minimum payment`. */
function isAwaited({ phrase, lineIndex }: LabelPlace, { lines }: PageLayout): boolean {
  const over = lines[lineIndex - 1]?.phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= 1);
  return over !== undefined && goesOnIn(over, phrase);
}

/** `name, address or telephone number`: the first of several things that a sentence counts. */
const beginsList = ({ words, after }: LabelPlace): boolean =>
  (words.at(-1)?.text.endsWith(',') ?? false) && /^\p{Ll}/u.test(textOf(after));

/** What makes a label everybody's: `up to £85,000 for each depositor`. */
const ANYBODY = /^(?:each|every|any|all|per|an?|other|another|no|eligible)$/i;

/** Whether a name that the label leads to is nobody's: of several things that are counted, or of whomever the words may mean. */
const isOfNobody = (label: LabelPlace): boolean =>
  beginsList(label) || (isPartOfName(label) && ANYBODY.test(label.before.at(-1)?.text ?? ''));

/** Whether the words around a label say that its value is nobody's, or of something else. */
export function isNotOwn(found: LabelPlace, { value }: FieldRule, page: PageLayout): boolean {
  if (value === 'name' && isOfNobody(found)) return true;
  const label = withTextAbove(found, page);
  return (
    (value === 'money' && (isQualified(label) || isPastPayment(label, page))) ||
    (value === 'date' && (isOfOffer(label) || isOfOther(label)))
  );
}

/** What makes the word `date` another label: `Start date`, `Expiry date`. */
const OF_OTHER_DATE =
  /^(?:start|birth|leaving|hire|joining|joined|review|expiry|end|renewal|inception|commencement|maturity|inc|incr|incremental|increment|appraisal|service)\.?$/i;

/** Whether the word `date` is the end of the label of another day. */
function isOtherDate({ words, before }: LabelPlace): boolean {
  return words.length === 1 && /^date\b/i.test(words[0]?.text ?? '') && OF_OTHER_DATE.test(before.at(-1)?.text ?? '');
}

/** A whole word with a full stop, which is no short form of one (`No.`). */
const LAST_WORD = /^\p{L}{4,}\.$/u;

/** Whether a label is the end of a sentence in running text: `over a payment plan. Call us`. What stands behind it is the next one. */
function endsSentence({ words, before, phrase }: LabelPlace): boolean {
  const isRunning = /^\p{Ll}/u.test(phrase.text) || before.filter(({ text }) => /^\p{Ll}/u.test(text)).length > 1;
  return isRunning && LAST_WORD.test(words.at(-1)?.text ?? '');
}

/** What a line ends in whose sentence goes on beneath, and how few words no sentence has. */
const GOES_ON = /\b(?:of|by|to|the|from|for|with|and|or|at|in|on|an?)$/i;
const SENTENCE_WORDS = 6;

/** Whether a line is of a sentence that goes on in the phrase right beneath it. */
const goesOnIn = (over: Phrase, under: Phrase): boolean =>
  under.y0 - over.y1 < 0.6 * (under.y1 - under.y0) && over.words.length >= SENTENCE_WORDS && GOES_ON.test(over.text);

/** Whether a label is the end of the value over it: `… at the address of` over `the insured`, beside a label of their own. */
function endsValue({ phrase, before, lineIndex }: LabelPlace, { lines }: PageLayout): boolean {
  // In one that ends within its line the next sentence begins.
  if (before.length > 0 || !/^\p{Ll}/u.test(phrase.text) || /\p{Ll}[.;] \p{Lu}/u.test(phrase.text)) return false;
  const phrases = lines[lineIndex - 1]?.phrases ?? [];
  const at = phrases.findIndex(({ x0 }) => Math.abs(x0 - phrase.x0) <= 1);
  const over = phrases[at];
  return at > 0 && over !== undefined && goesOnIn(over, phrase);
}

/** What stands before the words of a number that somebody else gave a company: `firm reference number`, `VAT no.` */
const OF_COMPANY = /^\W*(?:firm(?:[’']?s)?|register|company|fca|pra|frn|vat|ico)\W*$/i;
const NUMBER = /\b(?:number|no|ref|reference)\b/i;

/** Whether a label is the end of that of a company's number in a register, which may begin on the line above. */
function isOfCompany(found: LabelPlace, page: PageLayout): boolean {
  if (!NUMBER.test(textOf(found.words))) return false;
  const { before } = withTextAbove(found, page);
  return OF_COMPANY.test(before.at(-1)?.text ?? '') && before.some(({ text }) => /^\p{Ll}/u.test(text));
}

/** What makes the words of a number those of something else than the paper: `Property reference`, `Benefit claim number`. */
const OF_OTHER_NUMBER =
  /^\W*(?:property|dwelling|premises|benefits?|claim|claimant|assessors?|valuation|list|voa|uprn|originators?|mandate)\W*$/i;

/** Whether a label is the end of that of the number of a home, or of help with its costs. */
const isOfOtherNumber = ({ words, before }: LabelPlace): boolean =>
  NUMBER.test(textOf(words)) && OF_OTHER_NUMBER.test(before.at(-1)?.text ?? '');

/** Whether the words of a label are no label where they stand: the end of another one, of a sentence, or of a value. */
export const isOtherLabel = (label: LabelPlace, page: PageLayout): boolean =>
  isOtherDate(label) ||
  endsSentence(label) ||
  endsValue(label, page) ||
  isOfCompany(label, page) ||
  isOfOtherNumber(label);

/** Small words that end a longer label: `Property` … `in mortgage`. */
const REST_OF_LABEL = /^(?:\p{Ll}[\p{Ll}’'-]*(?: |$)){1,7}:?$/u;

/** The label with what it goes on with in small words: no address begins so. One inside a sentence is left as it is. */
export function withRestOfLabel(label: LabelPlace): LabelPlace {
  const isWhole = label.after.length > 0 && !isPartOfName(label) && REST_OF_LABEL.test(textOf(label.after));
  return isWhole ? { ...label, words: [...label.words, ...label.after], after: [] } : label;
}
