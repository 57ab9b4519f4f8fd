// What one clause says of rates of interest: how much, how set, until when. A margin over or under another rate is none by itself,
// and where one rate is told as another less or plus a margin, arithmetic tells which is which.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { leadingDay } from '../../values/days.ts';

/** How a rate is set, in the words of the model. */
export type Determination = 'Fixed' | 'Standard Variable' | 'Variable Tracker' | 'Discount';

const KINDS: readonly (readonly [Determination, RegExp])[] = [
  [
    'Discount',
    /\bdiscount(?:ed)?\b|(?<!\b(?:base|bank) )\b(?:rate|svr|mvr)(?:,? (?:currently |now )?[\d.]+ ?%,?)? (?:less|minus) \d/i,
  ],
  [
    'Variable Tracker',
    /\btrack(?:er|ers|ing|s)\b|\bbbr\b|\bbase(?: rate)? (?:plus|\+|less|minus|[–-]) ?\d|\b(?:bank|bank of england) base rate\b|\bbank rate\b|\bbank of england(?:’s|'s)? (?:official )?rate\b|\d ?%\)? (?:points? )?(?:above|over|below|under) (?:the )?base\b(?! mortgage)/i,
  ],
  ['Fixed', /\bfixed\b|\b(?:years?|yrs?|y) fix\b/i],
  // A margin under the lender's own rate is a discount, whether or not it is called so.
  [
    'Discount',
    /\d ?%\)? (?:points? )?(?:below|under|off|less than|lower than) (?:(?:our|the|your|its|lender(?:’s|'s)?|society(?:’s|'s)?|bank(?:’s|'s)?) )*(?:[a-z-]+ ){0,3}?(?:[a-z]?[sm]?vr|variable(?: [a-z]+)? rate|managed(?: [a-z]+)? rate|mortgage rate)\b/i,
  ],
  [
    'Standard Variable',
    /\bstandard variable\b|\b[a-z]?svr\b|\b[a-z]vr\b|\b(?:s|b|h)mr\b|\bmanaged rate\b|\bfollow.on rate\b|\bmortgage rate\b|\bbasic rate\b|\bvariable\b|\breversion(?:ary)?\b|\brevert(?:s|ing)? to\b/i,
  ],
];

/** Words that speak of a kind of rate which is not, or no longer, the one at hand, or that it is only held against. */
const PAST =
  /(?<!\d ?%,? )\b(?:below|above|(?:lower|less|higher|more|better) than) (?:our|the) (?:[\w-]+ ){0,3}?rate\b|\b(?:no|without(?: any| the| a)?|not(?: a| an)?) (?:discount(?:ed)?|fixed|tracker)\b|\b(?:when|once|after|from the end of|at the end of|until the end of) (?:your|the|this|our) (?:[\w-]+ ){0,3}?(?:fixed|tracker|discount(?:ed)?)\b(?: (?:rate|period|term|product|deal))*(?: (?:ends?|expires?|finish(?:es)?))?|\bfrom (?:[\w-]+ ){0,4}?[\d.]+ ?%(?: [\w-]+){0,4}? to\b/gi;

/** How a text says that a rate is set; what stands in brackets counts where nothing else says so. */
export function determinationOf(text: string): Determination | undefined {
  const plain = text.replace(/\([^)]*\)/g, '');
  const [kind, whole] = [kindOf(plain), plain === text ? undefined : kindOf(text)];
  // What is only `variable` is told by the brackets behind it: `4.70% variable (lifetime tracker)`.
  const isBare = kind === 'Standard Variable' && !OWN_RATE.test(plain);
  return isBare && (whole === 'Variable Tracker' || whole === 'Discount') ? whole : (kind ?? whole);
}

/** Words for the lender's own rate, beyond that it varies. */
const OWN_RATE =
  /\bstandard\b|\b[a-z]?[sm]?vr\b|\b[sbh]mr\b|\bmanaged\b|\bmortgage rate\b|\bfollow.on\b|\brevert|\brevers|\bbasic rate\b/i;

/** Whether a text names the lender's own rate, and not only that a rate varies. */
export const isOwnRate = (text: string): boolean => OWN_RATE.test(text);

function kindOf(text: string): Determination | undefined {
  return kindsIn(text)[0];
}

/** Every kind of rate that a text names; the first of them is the one that it tells of. */
export function kindsIn(text: string): readonly Determination[] {
  const present = text.replace(PAST, ' ');
  return [...new Set(KINDS.filter(([, pattern]) => pattern.test(present)).map(([kind]) => kind))];
}

/** Percentages that are no rate of the loan. */
const OTHER =
  /annual percentage|comparison|early repayment|repaid|(?<!\binterest )\b(?:charge|fee|penalty) (?:of|is|will be|equal to) (?:up to )?[\d.]+ ?%|\b(?:exit|redemption|settlement|leaving) (?:charge|fee|penalty)|relative to|loan to value|\bltv\b|\brose\b|\bris(?:e|es|en|ing)\b|increase|reserve|overpay|maximum|minimum|\bfloor\b|\bfall below\b|commission|\bexample|(?<!\b(?:rest|remainder|remaining (?:term|years|time|part|period)|end|life(?:time)?|start|term|length|whole|(?:first|initial|opening|early|next|second|later|last|final) (?:part|period|stage|phase|years?|months?)) )of the (?:loan|amount|balance|property)|deposit|highest|\bhigh of\b|\bto reach\b|(?<!\brate )would\b(?! (?:then|charge(?! you (?:£|an?\b))|pay (?:interest|our|the|\d)|be charged|start|begin|move|go|change|switch|revert)\b)|\bsavings\b|\bper month\b|\bfull term\b|\bstress(?:ed)?\b|\bif (?:the )?(?:base rate|bank rate|rates?|interest rates?)\b/i;
/** The rate of charge; `30 APR 27` is a day. */
const APRC = /\bAPRC\b|(?<!\d[ -])\bAPR\b(?![ -]\d{2,4}\b(?!\.?\d* ?%))/;
/** Whether a text is about a percentage that is no rate of the loan. */
export const isOther = (text: string): boolean => OTHER.test(text) || APRC.test(text);

const NUMBER = /(?<![\d.]|(?<![\d,.£])\d{1,2}\.\d{1,2} )(\d{1,2}(?:\.\d{1,4})?)\s?%/g;
/** What stands before a margin, after one, before what a rate was, and before a rate that the loan's only follows. */
const TO_MARGIN =
  /(?:\+|\b(?:plus|less|minus|(?:discount|margin|reduction) of|adding|deducting|discounted by)|\b(?:base rate|bank rate|svr|mvr|variable rate|managed rate|mortgage rate|%|rate \([^)]*\)) ?[–-])\s*$/i;
const AFTER_MARGIN =
  /^ (?:points? )?(?:above|below|over|under|off|discount(?! (?:variable |tracker )?(?:interest )?rates?\b)|less than|more than)\b/i;
/** Margins that are taken off. */
const TAKEN_BEFORE = /(?:\b(?:less|minus|(?:discount|reduction) of|deducting|discounted by)|[–-])\s*$/i;
const TAKEN_AFTER = /^ (?:points? )?(?:below|under|off|discount|less than)\b/i;
const WAS =
  /\b(?:from|(?<!followed )by|(?:svr|mvr|variable rate|managed rate|mortgage rate|base rate|bank rate)\)?(?: then)? (?:was|stood at|had been))\s*$/i;
const BASE =
  /\b(?:base|bank) rate\b(?:[\s,(:]|\b(?:is|was|of|at|currently|now|which|stands|stood|today|moved|changed|fell|rose|went|to)\b)*$/i;
const BASE_MOVED =
  /\b(?:base|bank) rate\b(?:(?!\b(?:your|plus|above|over)\b).){0,40}\b(?:moved|changed|fell|went|reduced|cut)\b/i;
/** How the lender's own rate moved in the year, which says nothing of how the loan's is set. */
const STANDARD_MOVED =
  /^(?:on [^.;%]{4,30}?,? )?(?:our|the (?:society|bank|lender)(?:’s|'s)|the) (?:[\w-]+ ){0,3}?(?:svr|mvr|variable rate|managed rate|mortgage rate|basic rate)\b[^%]{0,30}\b(?:fell|fallen|changed|moved|went|gone|came|cut|reduced|decreased|lowered)\b[^%]{0,40}\bfrom [\d.]+ ?%[^%]{0,12} to ([\d.]+ ?%)/i;
const STANDARD = /\b(?:svr|mvr|variable rate|managed rate|mortgage rate|basic rate)\b[^%]{0,40}$/i;

type Role = 'rate' | 'margin' | 'base' | 'past';

interface Figure {
  /** A margin that is taken off is negative. */
  readonly value: number;
  readonly text: string;
  readonly index: number;
  readonly end: number;
  readonly role: Role;
  /** Whether it is named as the lender's own variable rate. */
  readonly isStandard: boolean;
}

function figuresIn(text: string): Figure[] {
  const isBaseMoved = BASE_MOVED.test(text);
  return [...text.matchAll(NUMBER)].map((match): Figure => {
    const [whole, text1 = ''] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + whole.length);
    const role = TO_MARGIN.test(before) || AFTER_MARGIN.test(after) ? 'margin' : roleBefore(before, isBaseMoved);
    const isTaken = TAKEN_BEFORE.test(before) || TAKEN_AFTER.test(after);
    const value = role === 'margin' && isTaken ? -Number(text1) : Number(text1);
    const end = match.index + whole.length;
    return { value, text: `${text1}%`, index: match.index, end, role, isStandard: STANDARD.test(before) };
  });
}

/** Where the rates of a text stand that neither brackets name nor a margin between them explains. */
export function rateFigures(text: string): readonly { readonly index: number; readonly end: number }[] {
  const plain = text.replace(/\([^)]*\)/g, (words) => ' '.repeat(words.length));
  const figures = figuresIn(plain);
  const margins = figures.filter(({ role }) => role === 'margin');
  const rates = figures.filter(({ role, value }) => role === 'rate' && value > 0 && value < 25);
  const isMade = (one: Figure): boolean =>
    rates.some((other) => other.value !== one.value && margins.some(({ value }) => isSum(one, other, value)));
  return rates.filter((one) => !isMade(one)).map(({ index, end }) => ({ index, end }));
}

/** Whether a text names a percentage as what is added to another rate, or taken off it, and as nothing else. */
export function isMarginIn(text: string, rate: string): boolean {
  const own = figuresIn(text).filter((figure) => figure.text === rate);
  return own.length > 0 && own.every(({ role }) => role === 'margin');
}

const isSum = (one: Figure, other: Figure, margin: number): boolean =>
  Math.abs(Math.abs(one.value - other.value) - Math.abs(margin)) < EXACT;

function roleBefore(before: string, isBaseMoved: boolean): Role {
  if (WAS.test(before)) return 'past';
  return isBaseMoved || BASE.test(before) ? 'base' : 'rate';
}

/** What a clause says. */
export interface ClauseRate {
  /** `4.00%`: the rate of the loan that it names. */
  readonly rate?: string;
  readonly determination?: Determination;
  /** The lender's own rate that the loan's is told by: `our Standard Variable Rate, currently 7.00%, less 2.00%`. */
  readonly standard?: string;
  /** The rate that a margin and the one it is held against come to, where the clause prints no more: `2.00% below our SVR, now 7.00%`. */
  readonly made?: string;
  /** The margin that it names without any rate; one that is taken off is negative: `It is 2.00% below our SVR until …`. */
  readonly margin?: number;
  /** Whether it is about the rate that was named before it. */
  readonly goesOn?: true;
  readonly until?: CalendarDate;
}

/** A sentence that goes on about the rate just named: `It is fixed until …`. */
const GOES_ON = /^(?:this|it|that|which|the rate)\b/i;
/** Rates are printed to a hundredth: what differs by less is the same, in per cent. */
export const EXACT = 0.0051;

/** Reads a clause; `last` is the rate that was named before it. */
export function readClause(clause: string, last: string | undefined): ClauseRate {
  const determination = determinationOf(clause);
  const until = untilIn(clause);
  const said = { ...(determination ? { determination } : {}), ...(until ? { until } : {}) };
  if (isOther(clause)) return said;
  const [, moved] = STANDARD_MOVED.exec(clause) ?? [];
  if (moved !== undefined && !/\byour?\b/i.test(clause)) return { standard: moved.replace(' ', '') };
  const figures = figuresIn(clause);
  // What a rate was until some day says nothing of the one that is paid.
  if (figures.length > 0 && figures.every(({ role }) => role === 'past')) return {};
  const all = figures.filter(({ value }) => value !== 0 && value < 25);
  const margins = all.filter(({ role }) => role === 'margin');
  const others = all.filter(({ role }) => role !== 'margin' && role !== 'past');
  const goesOn = last !== undefined && GOES_ON.test(clause);
  const made = (a: number, b: number): boolean =>
    a !== b && margins.some(({ value }) => Math.abs(a - b - value) < EXACT);
  const pair = others
    .filter(({ role }) => role === 'rate')
    .flatMap((one) => others.filter(({ value }) => made(one.value, value)).map((base) => ({ one, base })))[0];
  if (pair) {
    const { one, base } = pair;
    // What is told as the lender's own rate less a margin is discounted, whether or not that is said.
    const isLess =
      base.isStandard && one.value < base.value && (determination ?? 'Standard Variable') === 'Standard Variable';
    return {
      ...said,
      rate: one.text,
      ...(isLess ? { determination: 'Discount' } : {}),
      ...(base.isStandard ? { standard: base.text } : {}),
    };
  }
  const base = goesOn ? others.find(({ value }) => made(parseFloat(last), value)) : undefined;
  if (base && last) return { ...said, rate: last, goesOn: true, ...(base.isStandard ? { standard: base.text } : {}) };
  const [held, other] = others;
  const [margin, more] = margins;
  if (held && margin && !other && !more && !goesOn && (held.isStandard ? margin.value < 0 : held.role === 'base')) {
    const standard = held.isStandard ? { standard: held.text } : {};
    const kind = determination === undefined || determination === 'Standard Variable' ? 'Discount' : determination;
    return { ...said, ...standard, determination: kind, made: `${(held.value + margin.value).toFixed(2)}%` };
  }
  if (margin && !held && !more && !goesOn) return { ...said, margin: margin.value };
  const rate = bestOf(clause) ?? (goesOn ? last : undefined);
  return { ...said, ...(rate === undefined ? {} : { rate }), ...(goesOn && rate === last ? { goesOn } : {}) };
}

/** The rate of a clause that speaks of one; of several the one they come to. */
function bestOf(clause: string): string | undefined {
  // What stands in brackets explains the rate before it: `4.00% (our Standard Variable Rate, currently 6.00%, less 2.00%)`.
  const plain = clause.replace(/\([^)]*\)/g, '');
  const figures = figuresIn(/\d ?%/.test(plain) ? plain : clause).filter(
    ({ role, value }) => role === 'rate' && value > 0 && value < 25,
  );
  return [...figures].sort((a, b) => b.value - a.value)[0]?.text;
}

const UNTIL =
  /\b(?:until|up to|ends?(?: on)?|ending(?: on)?|expir(?:es|ing)(?: on)?|to)\s+(?:and including |the end of )?/gi;

/** A day that stands before what ends on it: `On 30 April 2028 the fixed rate ends`. */
const ENDS_ON = /^on (\d{1,2}\D[^%]*?\d)\b.*\b(?:ends|expires|finishes|will (?:end|expire|finish)|comes to an end)\b/i;

/** What ends on such a day is what is offered, or the time to ask for it: no rate. */
const OFFERED =
  /\b(?:valid|available|guaranteed?|held|hold|honou?r(?:ed)?|reserved?|booked?|secured?|taken|chosen|open|accept(?:ed)?|apply|applications?|reply|on offer|launched|withdrawn|(?:can|may|must|could) (?:only |still )?be [a-z]+|(?:offer|illustration|quotation|quote|document|sheet|information|figures|terms)(?: (?:will|is|are|can|may|ends?|expires?|lasts?|runs?|stands?))*)(?: (?:for acceptance|in force|good|to you|for you|only|it|them|this|these))*,?$/i;

/** Whether a clause is about what early repayment costs: its days are steps of that, unless it says that a rate ends. */
export function isOfCharge(clause: string): boolean {
  return (
    /\b(?:early (?:repayment|redemption)|repay\w* early|erc|charges?|overpay\w*)\b/i.test(clause) &&
    !/\b(?:fixed|tracker|discount(?:ed)?)(?: rate| period| term)* (?:ends|expires|finishes)\b/i.test(clause)
  );
}

/** The day on which a clause says that something ends. */
export function untilIn(clause: string): CalendarDate | undefined {
  for (const match of clause.matchAll(UNTIL)) {
    if (OFFERED.test(clause.slice(0, match.index).trimEnd())) continue;
    const date = leadingDay(clause.slice(match.index + match[0].length));
    if (date) return date;
  }
  const [, day = ''] = ENDS_ON.exec(clause) ?? [];
  return leadingDay(day);
}
