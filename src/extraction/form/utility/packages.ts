// What a broadband or phone bill sells: the regular items it names, by the utility their names speak of.
import { PHONE } from '../../../kernel/phone-pattern.ts';
import type { Printed } from '../../../model/printed.ts';
import type { FormRow } from '../list-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { kindAlone } from './kind-words.ts';
import { kindBeside, productBeside } from './kind-cells.ts';
import { planWords } from './plan-words.ts';
import { bareName } from './tariff-names.ts';
import { saysMoreThanDays } from './tariff-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';

/** A package or plan. */
export interface Package {
  readonly utility: Utility;
  readonly name: string;
  readonly printed: Printed;
}

/** Items that are no package: what was used beyond one, what is charged once, what is taken off. */
const NOT_A_PACKAGE =
  /\b(?:discount|credit|refund|rebate|one[- ]off|delivery|activation|connection|installation|set ?up|late|fee|usage|used|out of|outside|not (?:(?:included |covered )?(?:in|by)|part of) (?:your|the|any|a) (?:package|plan|allowance|bundle)|excess|calls? (?:to|made|charges?)|premium (?:rate|texts?|sms|calls?|numbers?|services?)|charity texts?|texts? (?:to|sent)|day pass(?:es)?|daily pass|travel (?:pass|add[- ]?on)|data (?:outside|beyond)|directory|pay per view|rental of|charges?$|adjustment|charges? (?:for|to|in|from|until)\b|this (?:month|period|invoice)|film|movie rental|box office|paper bill|postage|offer|saving|price (?:rise|increase|change)|reduction|part month|surcharge|international calls|picture messages?|roaming|line rental|payment \d+ of \d+)\b|^(?:extra|additional|optional|other) (?:services?|features?)\b|^(?:your )?(?:monthly|regular|standard) (?:charge|rental|fee|payment|price)\b|^(?:device|handset) (?:plan|loan|payment|instalment)\b|^(?:(?:uk|eu|roaming|mobile) )?(?:texts?|minutes|data)$|^(?:(?:voip|uk|itemised|chargeable|landline|mobile|other) )*calls?(?: \(.*)?$|^\d{1,3} calls?\b|^calls?: \d+$/iu;
/** What only heads a group of items: it names none of them. */
const GROUP =
  /^(?:(?:your|my|all|other|total|monthly|regular|optional|additional|data|mobile|phone|broadband|call|tv|roaming|plan) )*(?:add[- ]?ons?|extras?|bolt[- ]?ons?|boosters?|top[- ]?ups?|(?:subscription|recurring|regular) charges?|subscriptions?|rentals?|services?|plans?|packages?|products?|allowances?|items?|others?|adjustments?|charges?|credits?|payments?|usage|spend)$|^(?:(?:your|the|monthly|regular|standard|full) )*(?:price|cost|amount|fee)s?$/iu;
/** The number of a line or of a service before its name. */
const SERVICE = new RegExp(String.raw`^(?:${PHONE}|(?=\S*\d{4})[\p{L}\d/-]{5,16})\s+(?:[-–—:]\s*)?(?=\p{L})`, 'u');
/** The kind of a plan, and the number it is for, before its name. */
const PLAN_OF = new RegExp(
  String.raw`^(?:airtime|pay monthly|mobile|sim(?: only)?|phone|data|calls?) plan (?:(?:for|on) )?${PHONE}\s*[-–—:]\s*(?=\p{L})`,
  'iu',
);
/** The line that calls come with, named first. */
const WITH_LINE = /^(?:(?:home )?(?:phone|telephone) )?line(?: rental)?(?:,| with| and| &| \+) (?=\p{L})/iu;
/** And named last: `Swift Fibre broadband and line rental`. */
const AND_LINE =
  /(?<=\p{L}{3}.*?)(?: broadband| internet)?(?:(?:,| and| &| \+| with| plus| incl?\.?| including)+ | \((?:inc\.?|incl\.?|includes|including|with) )(?:phone )?line rental\)?$/u;
/** What kind of a plan it is, behind a name that tells it already: `Anytime Calls call plan`, `Evening Chatter home phone`. */
const KIND_BEHIND =
  / (?:(?:call|calls|calling|phone|broadband|internet|tv|mobile|sim|data) (?:plan|package|bundle|service)|(?:home )?(?:tele)?phone|landline)$/u;
/** How much of the time a row charges for, behind the name: `Swift 200 – part charge`, `Swift 200 – monthly charge in advance`. */
const TIME_BEHIND =
  /(?<=\p{L}{3}.*)(?:\s[-–—]|,|:)\s(?:(?:part|pro[- ]rata|full|monthly|month[’']s|regular|one|first)[ -])+(?:month(?:ly)? )?(?:charges?|rental|subscription|fee)(?: (?:in (?:advance|arrears)|for (?:the|this|next|part of the) (?:month|period)))?$/iu;
const LINE = /^(?:\p{L}+ )?line rental$/iu;
/** What a bundle is called, before what is in it: `Big Bundle: Fibre 250 and Talk Weekends`. */
const BUNDLE_OF = /^(?:\p{L}[\p{L}\d’'+-]* ){0,3}[Bb]undle\s*[:–—-]\s+(?=[\p{Lu}\d])/u;
/** What the parts of a bundle are called together. */
const BUNDLE = /\s+bundle$/iu;
/** What a package is like, noted behind its name: no part of it. In capitals it is called so: `Lapwing 500 (FTTP)`. */
export const NOTE = /(?<=\p{L}{3}.*)\s\((?!\d{1,2}[- ]months?\))(?:\p{Ll}|\d)[^()]*\)?$/u;
/** What is in a plan, told behind its name: no part of it. */
const CONTENTS =
  /(?<=\p{L}{3}.*) with (?:unlimited|inclusive|free|up to|\d+ ?(?:[GMT]B|minutes|mins|texts))\b(?:[^\p{Lu}]|(?<=\d ?)[GMT]B)*$/u;
/** What joins the names of several plans. */
export const AND = /\s*(?:&|\+|,|\band\b|\bwith\b|\bplus\b)\s*/u;

/** Whether what is charged for may be a package. */
export const mayBePackage = (name: string): boolean =>
  !NOT_A_PACKAGE.test(name) && !GROUP.test(name) && saysMoreThanDays(name);

/** The kind of service that the name of an item tells; how much data it has, or by which network it comes, tells a mobile plan. */
export const kindOfName = (name: string, known: readonly Utility[]): Utility | undefined =>
  namedUtility(name, known) ?? (OF_MOBILE.test(name) ? known.find((one) => one === 'Telephone') : undefined);

const OF_MOBILE = /\b(?:\d{1,3} ?GB|[45]G)\b/u;

/** What is taken to a package besides, and may cost more than it. */
const BESIDES =
  /\b(?:sports?|cinema|movies?|kids|multi ?(?:room|screen)|netflix|disney|u?hd|4k|boost(?:er)?s?|add[- ]?on|bolt[- ]?on|extra channels|wi-?fi (?:max|boost|guarantee|pods?)|static ip|handset|extra (?:bundle|minutes|texts|data))\b/iu;

/** Days of a package that has since been changed for another. */
const SOME_DAYS = /\(\d{1,2} days?\)/iu;

/** The packages among the items, one for each utility: those charged for a period first, then the dearest of what is no addition. */
export function packagesOf(items: readonly ChargeRow[], known: readonly Utility[]): Package[] {
  const offered = items
    .map((item) => ({ ...item, name: plainName(item.name, known) }))
    .filter(({ name, minor }) => minor >= 0 && mayBePackage(name))
    .map((item) => soldIn(item, known));
  const regular = withoutLines(offered);
  return known.flatMap((utility) => {
    const own = regular
      .filter((one) => one.utility === utility)
      .sort(
        (a, b) =>
          Number(SOME_DAYS.test(a.item.row.text)) - Number(SOME_DAYS.test(b.item.row.text)) ||
          Number(b.item.period !== undefined) - Number(a.item.period !== undefined) ||
          Number(isNamed(b, known)) - Number(isNamed(a, known)) ||
          Number(BESIDES.test(a.name)) - Number(BESIDES.test(b.name)) ||
          b.item.minor - a.item.minor,
      );
    const [first] = own;
    // A phone without a package has its line.
    const line =
      utility === 'Telephone' ? items.find(({ name, minor }) => minor > 0 && LINE.test(planWords(name))) : undefined;
    if (!first && line) return [{ utility, name: planWords(line.name), printed: line.printed }];
    if (!first) return [];
    const noted = bareName(first.name).replace(NOTE, '');
    const plain = noted.replace(CONTENTS, '');
    const bare = kindAlone(plain, known) === undefined ? plain : noted;
    // The number of a line and its kind may be all there is.
    const name = kindAlone(first.name, known) === undefined ? withoutKind(bare, known) : first.name;
    return [{ utility, name, printed: first.item.printed }];
  });
}

/** Whether what is sold says itself of which service it is, and is not only among what else is: that would be the dearest of all kinds. */
const isNamed = ({ name, item, utility }: Sold, known: readonly Utility[]): boolean =>
  item.kind !== undefined || kindOfName(name, known) === utility;

/** What is sold: a line that comes with another service (`Swift Fibre 200 with Digital Voice line`) is no plan beside one that is charged for. */
function withoutLines(offered: readonly (readonly Sold[])[]): readonly Sold[] {
  const isCharged = (utility: Utility | undefined, { item }: Sold): boolean =>
    offered.some(([one, other]) => one !== undefined && !other && one.item !== item && one.utility === utility);
  return offered.flatMap((parts): readonly Sold[] => {
    const [first, ...others] = parts;
    const isWhole =
      others.length > 0 && others.every((one) => / line$/iu.test(one.name) && isCharged(one.utility, one));
    return first && isWhole ? [{ ...first, name: first.item.name }] : parts;
  });
}

/** A name without the line that comes with it; the kind before that is no part of the name where its other words tell it. */
function withoutLine(name: string, known: readonly Utility[]): string {
  const bare = name.replace(WITH_LINE, '').replace(AND_LINE, '');
  const [, kind = ''] = /^ (broadband|internet)\b/u.exec(name.slice(bare.length)) ?? [];
  return kind === '' || isNamedBy(bare, namedUtility(kind, known), known) ? bare : `${bare} ${kind}`;
}

/** The name of an item without the time that it is charged for, the line that comes with it, and what kind of plan it is. */
const plainName = (name: string, known: readonly Utility[]): string =>
  withoutKind(withoutLine(planWords(name.replace(TIME_BEHIND, '')), known), known);

function withoutKind(name: string, known: readonly Utility[]): string {
  const bare = name.replace(KIND_BEHIND, '');
  return bare !== name && isNamedBy(bare, namedUtility(name.slice(bare.length), known), known) ? bare : name;
}

/** Whether a name tells by itself what kind of service it is, and more than that. */
const isNamedBy = (name: string, kind: Utility | undefined, known: readonly Utility[]): boolean =>
  kind !== undefined && namedUtility(name, known) === kind && kindAlone(name, known) === undefined;

/** What an item may say of a package behind its name: `Fibre 150 broadband`, `Fibre 150 full fibre broadband`, `Fibre 150 broadband, FTTP, up to 900 GB`, `20GB Roam plan`. */
const SERVICE_BEHIND =
  /^(?: (?:(?:(?:home|full|fibre|ultrafast|superfast|gigabit|unlimited|fttp) )*(?:broadband|fibre|internet|phone|telephone|calls|mobile|tv)(?: (?:package|plan|service))?|package|plan|tariff))?(?:(?:,| [-–—(]).*)?$/iu;

/** What a package may be named by besides the item that charges for it. */
export interface NamedBesides {
  /** What the bill prints of each utility. */
  readonly terms: (utility: Utility) => FormRow;
  readonly known: readonly Utility[];
  /** Whether a name says no more than whose service it is, and of what kind. */
  readonly isKind: (name: string) => boolean;
  /** The packages among all rows that may be items. */
  readonly others: () => readonly Package[];
  /** What sentences tell of a utility. */
  readonly said: (utility: Utility) => Package | undefined;
  /** What is told of a utility with how long that is contracted for. */
  readonly termed: (utility: Utility) => Package | undefined;
  /** What stands beneath the head of the box of a utility. */
  readonly beneath: (utility: Utility) => Package | undefined;
}

/**
 * The packages, without the service behind a name that a label gives alone; one that is named by its kind alone, whose words do not
 * tell what it is, or that no item names, is what is printed beside `Plan` or `Package`, where that tells it, else what another row
 * names. What is told with its term is sold under that name, whatever the items are called.
 */
export function withLabelled(
  packages: readonly Package[],
  { terms, known, isKind, others, said, termed, beneath }: NamedBesides,
): readonly Package[] {
  const told = new Map(known.map((utility) => [utility, labelledName(terms(utility))]));
  const named = packages.map((one): Package => {
    const whole = termed(one.utility);
    if (whole && !isKind(whole.name)) return whole;
    const own = told.get(one.utility);
    const isLine = LINE.test(one.name);
    if (isKind(one.name) || isLine) {
      const plan = said(one.utility);
      // What stands beside a label may be the same sentence, with all its plans.
      const isOfSeveral = own !== undefined && plan !== undefined && ofSeveral(own.name, plan.name);
      const labelled = own && !isOfSeveral ? ofPlan(one, own) : undefined;
      if (isLine) return labelled ?? plan ?? one;
      return labelled ?? plan ?? beneath(one.utility) ?? others().find((other) => isFuller(other, one)) ?? one;
    }
    return own &&
      !isKind(own.name) &&
      one.name.startsWith(own.name) &&
      SERVICE_BEHIND.test(one.name.slice(own.name.length))
      ? { ...one, ...own }
      : one;
  });
  const [only, other] = named;
  if (other || (only && namedUtility(only.name, known) !== undefined)) return named;
  const labelled = known.flatMap((utility): Package[] => {
    const own = told.get(utility);
    return own && namedUtility(own.name, known) === utility ? [{ utility, ...own }] : [];
  });
  return labelled.length === 1 && (!only || labelled[0]?.utility === only.utility) ? labelled : named;

  /** A package by the plan that is told, where words do not say that it is another one's, and no other package is told it too. */
  function ofPlan(one: Package, own: Omit<Package, 'utility'>): Package | undefined {
    const utility = namedUtility(own.name, known);
    const isShared = packages.some((two) => two !== one && told.get(two.utility)?.printed === own.printed);
    return !isKind(own.name) && (utility === one.utility || (utility === undefined && !isShared))
      ? { ...one, ...own }
      : undefined;
  }

  function isFuller(other: Package, one: Package): boolean {
    return other.utility === one.utility && !isKind(other.name);
  }
}

/** Whether a text names a plan and others beside it. */
const ofSeveral = (text: string, plan: string): boolean => text !== plan && text.split(AND).includes(plan);

function labelledName({ tariffName }: FormRow): Omit<Package, 'utility'> | undefined {
  // Beneath the name of its kind may stand what is taken off first.
  return tariffName?.value.kind === 'text' && mayBePackage(tariffName.value.text)
    ? { name: tariffName.value.text, printed: tariffName.printed }
    : undefined;
}

interface Sold {
  readonly utility: Utility | undefined;
  readonly name: string;
  readonly item: ChargeRow;
}

/** An item by what it sells: a bundle by its parts, where each names what it is. */
function soldIn(item: ChargeRow, known: readonly Utility[]): Sold[] {
  const product = productBeside(item.row, known);
  if (product !== undefined && !GROUP.test(product) && item.kind === undefined)
    return [{ name: product, utility: kindBeside(item.row, known), item }];
  const [kind, name] = withoutKindBefore(item.name.replace(SERVICE, '').replace(PLAN_OF, ''), known);
  const parts = name
    .replace(BUNDLE_OF, '')
    .replace(BUNDLE, '')
    .split(AND)
    .map((part) => ({ name: part, utility: namedUtility(part, known), item }));
  const named = new Set(parts.map(({ utility }) => utility));
  if (item.kind === undefined && parts.length > 1 && !named.has(undefined) && named.size === parts.length) return parts;
  return [
    {
      name,
      utility: item.kind ?? kind ?? kindOfName(name, known) ?? kindOfName(item.name, known) ?? item.row.utility,
      item,
    },
  ];
}

/** The kind of a plan before a dash or behind it in brackets, and its name: `Home phone – Evening Calls`, `Swift 200 (broadband)`. */
export function withoutKindBefore(whole: string, known: readonly Utility[]): readonly [Utility | undefined, string] {
  const [, bare = '', noted = ''] = KIND_IN_BRACKETS.exec(whole) ?? [];
  const [, head = noted, name = bare] = KIND_BEFORE.exec(whole) ?? [];
  const kind = kindAlone(head, known);
  const isPlan = kind !== undefined && mayBePackage(name) && kindAlone(name, known) === undefined;
  return isPlan && !KIND_OF_PLAN.test(name) ? [kind, name] : [undefined, whole];
}

const KIND_BEFORE = /^(\p{L}[\p{L} ]{1,24}?)\s[–—-]\s((?=[\p{Lu}\d])(?=.*\p{L}{3}).+)$/u;
const KIND_IN_BRACKETS = /^([\p{Lu}\d][^()]{2,40}) \((\p{L}[\p{L} ]{1,24})\)$/u;
/** What is said of a plan rather than what it is called. */
const KIND_OF_PLAN =
  /^(?:\d{1,2}[- ](?:months?|days?)\b|sim[- ]only$|standard$|basic$|unlimited$|contract\b|monthly\b|rolling\b)/iu;
