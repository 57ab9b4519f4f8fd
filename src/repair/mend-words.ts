// Recognised words whose own shape says what they must be: an amount with a letter among its figures, a date that lost a stroke.
// Words that may be several things are left alone: sums decide about those (services/understanding).
import { mendedAmount } from '../kernel/amount-variants.ts';
import type { ReadPage, Word, WordPage } from '../model/page.ts';
import { asElsewhere, wordsPrinted } from './as-elsewhere.ts';
import { withBrackets } from './braces.ts';
import { withoutColumnRules } from './column-rules.ts';
import { mendedCompanyForm } from './company-forms.ts';
import { dashBetween, isTwoDashes, minusBefore } from './dashes.ts';
import {
  dateShapes,
  dayOfWeekApart,
  isMonth,
  mendedDate,
  mendedDay,
  mendedMonth,
  mendedMonthWithin,
  mendedShortMonth,
} from './mend-dates.ts';
import { flatBefore } from './flats.ts';
import { withInsuranceNumbersWhole } from './insurance-numbers.ts';
import { withLostInitials } from './lost-initials.ts';
import { mendedNames } from './mend-names.ts';
import { mendedModel } from './models.ts';
import { mendedPostcodes } from './mend-postcodes.ts';
import { mendedYears } from './mend-years.ts';
import { withoutNought, wordWithNought } from './noughts.ts';
import { hasPointsForCommas, printsPence, withComma, withPoint } from './pounds-in-full.ts';
import { withOutwardCodesWhole, withWidePostcodesWhole } from './outward-codes.ts';
import { withOverlapsJoined } from './overlapping-words.ts';
import { overdrawnBehind } from './overdrawn-marks.ts';
import { withPence, withPoints } from './pence-apart.ts';
import { withPoundSigns } from './pound-signs.ts';
import { isRightBehind, withNextBehind } from './right-behind.ts';
import { withMasksWhole } from './masked-cards.ts';
import { withSetPhrases } from './set-phrases.ts';
import { mendedShortDates } from './short-dates.ts';
import { isStars, withStars } from './stars.ts';
import { withText } from './with-text.ts';
import { codesAmong, withTornWords } from './torn-words.ts';

/** The pages with such words set right; each keeps what was read (Word.asRead). Pages of embedded text are left as they are. */
export function mendWords(pages: readonly (ReadPage | WordPage)[]): readonly (ReadPage | WordPage)[] {
  const words = pages.flatMap((page) => ('words' in page ? page.words : []));
  const paper = { codes: new Set(codesAmong(words)), printed: wordsPrinted(words) };
  return pages.map((page) => ('words' in page ? mendPage(page, paper) : page));
}

/** What the pages of a paper print: its numbers, and how often they say each word. */
interface Paper {
  readonly codes: ReadonlySet<string>;
  readonly printed: ReadonlyMap<string, number>;
}

function mendPage(page: WordPage, { codes, printed }: Paper): WordPage {
  const shapes = dateShapes(page.words);
  const inPence = printsPence(page.words);
  const inPounds = page.words.some(({ text }) => text === IN_POUNDS);
  const inThousands = hasPointsForCommas(page.words);
  const inCubic = page.words.some(({ text }) => CUBIC.test(text));
  const whole = withSetPhrases(
    withInsuranceNumbersWhole(
      withMasksWhole(
        withWidePostcodesWhole(
          withOutwardCodesWhole(
            withTornWords(
              withPoundSigns(withBrackets(withoutColumnRules(withNextBehind(withOverlapsJoined(page.words))))),
              codes,
            ),
          ),
        ),
      ),
    ),
  );
  // A day in figures that lost its points looks like an amount that did.
  const days = mendedShortDates(whole);
  const dated = whole.map((word) => {
    const day = days.get(word);
    return day === undefined ? word : withText(word, day);
  });
  const kept = withPoints(withPence(dated.filter((word, at, words) => !isRule(word, words) && !isStars(words, at))));
  const postcodes = mendedPostcodes(kept);
  const names = new Map([...mendedNames(kept), ...withLostInitials(kept)]);
  const years = mendedYears(kept);
  const words = kept.map((word, at) => {
    if (word.confidence === 1 || word.asRead !== undefined) return word;
    const next = kept[at + 1];
    if (!/\d/.test(word.text)) {
      const letters =
        minusBefore(word, next) ??
        dashBetween(word, kept[at - 1], next) ??
        postcodes.get(word) ??
        names.get(word) ??
        mendedModel(word.text, kept[at - 1], kept) ??
        mendedCompanyForm(word, kept[at - 1]) ??
        beforeRate(word.text, next) ??
        bulletBefore(word.text, next) ??
        flatBefore(word.text, next) ??
        tickBefore(word, next) ??
        readTwice(word.text) ??
        mendedMonth(word.text, kept[at - 1], next) ??
        overdrawnBehind(word, kept[at - 1], next) ??
        dayBefore(word.text, next) ??
        (inCubic ? withCube(word.text) : undefined) ??
        mendedLetters(word.text, inPounds) ??
        asElsewhere(word.text, printed);
      return letters === undefined ? word : withText(word, letters);
    }
    const text =
      postcodes.get(word) ??
      years.get(word) ??
      readTwice(word.text) ??
      headOfColumn(word.text) ??
      withStars(word.text) ??
      beforeBracket(word.text, next) ??
      tickBefore(word, next) ??
      taxCodeIn(word.text) ??
      initialsIn(word.text) ??
      names.get(word) ??
      mendedModel(word.text, kept[at - 1], kept) ??
      withoutNought(word.text, next) ??
      wordWithNought(word.text) ??
      overdrawnBehind(word, kept[at - 1], next) ??
      overtimeIn(word.text) ??
      amountIn(word.text) ??
      withPointForColon(word.text) ??
      withCapitalI(word.text) ??
      withoutCorner(word, kept) ??
      (inCubic ? withCube(word.text) : undefined) ??
      (inThousands ? withComma(word.text) : undefined) ??
      (inPence ? withPoint(word.text) : undefined) ??
      mendedDate(word.text, shapes) ??
      dayOfWeekApart(word.text, next) ??
      mendedShortMonth(word.text, kept[at - 1]) ??
      mendedMonthWithin(word.text) ??
      dayBefore(word.text, next);
    return text === undefined || text === word.text ? word : withText(word, text);
  });
  const same = words.length === page.words.length && words.every((word, at) => word === page.words[at]);
  return same ? page : { ...page, words };
}

const dayBefore = (text: string, next: Word | undefined): string | undefined =>
  isMonth(next?.text ?? '') ? mendedDay(text) : undefined;

/** `599.54599.54`, `TaxTax`: an amount or a word that an engine read twice, its frame once for each line that it is near. */
const readTwice = (text: string): string | undefined => /^(\d[\d,]*\.\d{2}|\p{Lu}\p{Ll}{2,})\1$/u.exec(text)?.[1];

/** `0/T`: overtime, cut short. */
const overtimeIn = (text: string): string | undefined => (/^0\/T(?!\w)/iu.test(text) ? `O${text.slice(1)}` : undefined);

/** No comma stands before the end of brackets: `2026,` and `)`. */
const beforeBracket = (text: string, next: Word | undefined): string | undefined =>
  (next?.text ?? '').startsWith(')') ? /^(.*\d),$/u.exec(text)?.[1] : undefined;

/** The sign between hours and what is paid for each is a word: `Overtime@` and `1.5`. */
const beforeRate = (text: string, next: Word | undefined): string | undefined =>
  /^[£\d]/u.test(next?.text ?? '') ? /^(\p{L}{2,})@$/u.exec(text)?.[1]?.concat(' @') : undefined;

/** No word begins with a capital and an I before small letters: `EIm` is Elm, and `Iise` Ilse. Nor is there an ordinal in l: `lst`. */
const II = /^Ii(\p{Ll}{2,}[.,]?)$/u;
const CAPITAL_I = /^(\p{Lu})I(\p{Ll}+[.,]?)$/u;
const ORDINAL = /^[lI]((?:st|\d(?:st|nd|rd|th))[.,]?)$/u;

/** Short words of labels that were run into one, names (`NIAMH`) are not; longer ones are known by their letters where labels are looked for. */
const RUN_TOGETHER =
  /^(Emp|Dept|Acct|Tax|Pay|Net|Sort|NI(?!\p{Lu}{2})|\p{L}+['’]s|\p{Lu}+['’]S(?=N\.?I))((?:No|Code|Date|Pay|Ref|Rate)[.:]?|\p{Lu}{2,4}[.:]?|N\.I\.?C?\.?)$/u;
/** Labels that also tell of what kind the paper is. */
const NUMBERED = /^(Invoice|Account|Bill|Policy|Customer|Meter|Payroll|Employee)(No|Number|Date|Ref)(?=[.:]?$)/u;

/** What a fee is for, run into that it is one: `Bookingfee`. */
const CALLED_FEE = /^(\p{L}\p{Ll}{3,}|\p{Lu}{3,6})(fees?)(?=[.:,]?$)/u;

const KINDS_OF_PAY = /^(taxable|pensionable|gross|net)(pay)(to|for|this)?$/iu;
/** The head of a column of the year. */
const TO_DATE = /^(year)(to)(date)?$/iu;

/** `ln` and `0ut`, with or without the pound that heads their column, or `£1In`, whose letter was read twice. */
const IN_OR_OUT = /^(£ ?)?(?:(l|(?<=£ ?)[1l|]I)n|(0)ut)$/u;

function headOfColumn(text: string): string | undefined {
  const [, unit = '', isIn, isOut] = IN_OR_OUT.exec(text) ?? [];
  return isIn === undefined && isOut === undefined ? undefined : `${unit}${isIn ? 'In' : 'Out'}`;
}

/** A tax code of Scotland whose letter was taken for a dollar: `$1257L`. */
const taxCodeIn = (text: string): string | undefined => (TAX_CODE.test(text) ? `S${text.slice(1)}` : undefined);
const TAX_CODE = /^\$(?:\d{3,4}[LNT]|\d{4}M)$/u;

/** Capitals with points have no figure among them: `A.0.E.` is A.O.E. */
const INITIALS = /^(?=(?:.*\p{Lu}){2})(?:[\p{Lu}0]\.){2,}[\p{Lu}0]?$/u;
const initialsIn = (text: string): string | undefined => (INITIALS.test(text) ? text.replaceAll('0', 'O') : undefined);

/** A dot before an item of a list, taken for a quotation mark of another language. */
const bulletBefore = (text: string, next: Word | undefined): string | undefined =>
  text === '«' && /^[\p{Lu}\d£]/u.test(next?.text ?? '') ? '•' : undefined;

/** A tick before what it says, taken for a figure or a letter that looks like it: `7 Yes`; and so a cross, `K No`. */
const TICK = /^[7v/1lJYV√¥]$/u;
const CROSS = /^[xXK]$/u;

function tickBefore(word: Word, next: Word | undefined): string | undefined {
  if (!isRightBehind(next ?? word, word, 1)) return undefined;
  if (TICK.test(word.text) && /^(?:yes|included|covered)$/iu.test(next?.text ?? '')) return '✓';
  return CROSS.test(word.text) && /^(?:no|not)$/iu.test(next?.text ?? '') ? '✗' : undefined;
}

/** A word without the corner of a frame before it. */
const unframed = (text: string): string => (text.includes(']') ? text : text.replace(/^\[(?=\p{L}{2})/u, ''));

/** What a page counts in cubic metres says so, and the small figure of their sign may be taken for another. */
const CUBIC = /^\(?(?:m[³3]|cubic)(?!\p{L})/iu;
const withCube = (text: string): string | undefined =>
  /^(\(?(?:£\/|\d{1,4}(?:\.\d{1,2})?)?)m[?°*®2](\)?[.,]?)$/u.exec(text)?.slice(1).join('m³');

/** The unit of a column: pounds, as of `Paid in (f)`. */
const POUNDS = /(?<=^|\p{L})\([ftE]\)$/u;
/** Where it heads one column whole, a ringed letter is the same over another. */
const IN_POUNDS = '(£)';

function mendedLetters(text: string, inPounds: boolean): string | undefined {
  if (isTwoDashes(text)) return '–';
  if (inPounds && /^[®©]$/u.test(text)) return IN_POUNDS;
  if (POUNDS.test(text)) return text.replace(POUNDS, IN_POUNDS);
  const [, capital, rest] = CAPITAL_I.exec(text) ?? [];
  if (capital !== undefined && rest !== undefined) return `${capital}l${rest}`;
  const behindI = II.exec(text)?.[1];
  if (behindI !== undefined) return `Il${behindI}`;
  const ordinal = ORDINAL.exec(text)?.[1];
  if (ordinal !== undefined) return `1${ordinal}`;
  const head = headOfColumn(text);
  if (head !== undefined) return head;
  const label = [KINDS_OF_PAY, TO_DATE]
    .reduce(
      (mended, words) => mended.replace(words, '$1 $2 $3'),
      unframed(text).replace(RUN_TOGETHER, '$1 $2').replace(NUMBERED, '$1 $2').replace(CALLED_FEE, '$1 $2'),
    )
    .trimEnd();
  return label === text ? undefined : label;
}

const NO_TIME = /^(?<before>[-−–—=+(]*[£€$]?(?:\d{1,3}[,;])*\d{1,3}):(?<pence>\d{2}[-+)]*)$/u;
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/u;

/** `17:75` is no time of the day. */
function withPointForColon(text: string): string | undefined {
  const { before, pence } = NO_TIME.exec(text)?.groups ?? {};
  return before === undefined || pence === undefined || TIME.test(text)
    ? undefined
    : `${before.replace(/^[—=]/u, '-').replaceAll(';', ',')}.${pence}`;
}

/** The tax on premiums, whose first letter is no 1, and National Insurance, whose second is none. */
function withCapitalI(text: string): string | undefined {
  if (/^[1l]\.? ?P\.?T\b/u.test(text)) return text.replace(/^[1l]/u, 'I');
  const [, whose = '', name] = /^(E[er]['’]?s)?(N\.)[1l|]\.$/iu.exec(text) ?? [];
  return name === undefined ? undefined : `${whose}${whose && ' '}${name}I.`;
}

/** A date without the corner of its cell, which looks like a bracket that nothing closes. */
function withoutCorner({ text, y0, y1 }: Word, words: readonly Word[]): string | undefined {
  const [, date] = /^\((\d{2}[/.-]\d{2}[/.-]\d{2,4})$/u.exec(text) ?? [];
  const isClosed = words.some((word) => word.text.includes(')') && word.y0 < y1 && word.y1 > y0);
  return isClosed ? undefined : date;
}

/** A stroke with words on both sides, no further off than this many of its heights, parts them; any other is part of a frame. */
const BESIDE = 1.2;

/** Whether an upright stroke, or the round corner of a frame, is part of a frame or a rule between columns: no word. */
function isRule(stroke: Word, words: readonly Word[]): boolean {
  if (!/^(?:[|¦]+|[([{])$/u.test(stroke.text) || stroke.confidence === 1) return false;
  const reach = BESIDE * (stroke.y1 - stroke.y0);
  const beside = words.filter((word) => word !== stroke && word.y0 < stroke.y1 && word.y1 > stroke.y0);
  if (beside.some(({ text, x0 }) => x0 > stroke.x0 && /[)\]}]/u.test(text))) return false;
  const isLeft = beside.some((word) => stroke.x0 >= word.x1 && stroke.x0 - word.x1 <= reach);
  const isRight = beside.some((word) => word.x0 >= stroke.x1 && word.x0 - stroke.x1 <= reach);
  return !isLeft || !isRight;
}

/** An amount that says itself what it is: figures, with or without marks as they are printed. */
const CLEAN = /^[-−–+(]*[£€$]?(?:\d+|\d{1,3}(?:[,'’]\d{3})+|\d{1,3}(?:\.\d{3})+(?!\.))(?:[.,·]\d{2})?[-+)]*$/u;
/** Most of the figures of what is taken for an amount are figures; a lone letter before them is a sign for pounds. */
const MOSTLY_FIGURES = /\d.*[.,·]|[.,·].*\d/u;

/** A number of something, and an amount behind the comma that ends it: two words. */
const TWO_IN_ONE = /\d{5,},\d{1,3}[.,]\d{2}$/u;

function amountIn(text: string): string | undefined {
  if (CLEAN.test(text) || TWO_IN_ONE.test(text) || !MOSTLY_FIGURES.test(text)) return undefined;
  const figures = text.replace(/[^\d]/g, '').length;
  const others = text.replace(/[^\p{L}|!?\]]/gu, '').length;
  return figures > others ? mendedAmount(text) : undefined;
}
