// Names of tariffs where no label stands beside them: under the header of a small table, or in words that only tariffs are called by.
import { PHONE } from '../../../kernel/phone-pattern.ts';
import { PLAIN_STREET_WORD } from '../../../kernel/street-words.ts';
import { withDates } from '../../../kernel/date-pattern.ts';
import type { Phrase } from '../../../model/layout.ts';
import { joinedPrinted, printedPhrase } from '../../../model/printed.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import { readValue } from '../../fields/values.ts';
import type { FormCell } from '../list-rows.ts';
import type { BillRow } from './bill-rows.ts';
import { headedCells, type HeadedCell } from './headed-cells.ts';
import { plainUtility, type Utility } from './named-utility.ts';
import { isTariffName } from './tariff-words.ts';

const TARIFF = /^(?:your )?(?:current )?(?:tariffs?|plans?|products?|price plan)(?: names?)?:?$/iu;
const NAME = /^(?:tariff )?name$/iu;
/** What stands beside the name of a tariff in a table of its terms. */
const TERM = /^(?:tariff )?(?:type|ends?(?: on| date)?|end date|exit fees?|fixed until)$/iu;
/** Words of tariffs' names: of energy alone, or they say little. */
const CALLED =
  /\b(?:Economy ?(?:7|10)|Variable|Fixed|Fix|Tracker|Flex(?:ible)?|PAYG|Prepayment|Saver|Agile|Loyal|Standard|Single Rate)\b/u;
const CAPITALS =
  /^(?:\p{Lu}[\p{L}\d’'+&-]*|\d{1,2}|v\d{1,2}|\d{1,2}[mM])(?: (?:\p{Lu}[\p{L}\d’'+&-]*|\d{1,4}|v\d{1,2}(?:\.\d{1,2})?|\d{1,2}[mM])){1,5}$/u;
const NO_NAME =
  /\b(?:Charges?|Bill|Statement|Meter|Debit|Rate VAT|Payment|Energy Ltd|Limited|Ltd|Credit|Number|Fees?|Price|Prices|Rates?|Units?|Standing|Supply|Address)\b/u;
const OTHERS =
  /\b(?:cheap\w*|alternative|compare\w*|comparable|similar|save|saving|switch\w*|could|would|instead|news|new)\b/iu;
const HEADED = 0.85;
const SPOKEN = 0.78;

/** Whether a text is called by words that only tariffs are called by. */
export const isCalledTariff = (text: string): boolean => CALLED.test(text) && !NO_NAME.test(text);

/** A name without what stands around it: what it is the name of, remarks in brackets, and the label that follows. */
export function bareName(text: string): string {
  return (
    text
      .replace(/^[–—-]\s+/u, '')
      .replace(NAMED_AS, '')
      .replace(LABEL_BEHIND, '')
      .replace(KIND_BEHIND, '')
      .replace(LINE_BEHIND, '')
      .replace(REMARK, '')
      .replace(TERM_BEHIND, '')
      .replace(SIGN_BEHIND, '')
      .trim() || text
  );
}

const NAMED_AS =
  /^(?:(?:your |monthly )*(?:plan|package|service|subscription|airtime|rental|sim) charges?(?:\s*:|\s[–—-])\s+(?=\p{L})|(?:(?:(?:your|current|price|rate|monthly|mobile|data|airtime|sim|phone|calls?|broadband|internet|tv|pay monthly|energy) )*(?:plan|package|tariff|product|deal)(?: name)?|digital voice|(?:home )?phone|telephone|landline|broadband|internet|fibre|tv|mobile|calls|electricity|gas|name)\s*:\s+(?=\S))/iu;
const LABEL_BEHIND =
  /\s+(?:supply (?:number|no\.?)(?: \((?:mpan|mprn)\))?|mpan|mprn|meter(?: \w+)?|ends?(?: on)?|exit fees?|account(?: \w+)?|tariff type|payment method)\s*:.*$/iu;
/** What kind of a plan it is, behind its name. */
const KIND_BEHIND =
  /(?<=\p{L}.{2,})\s[–—-]\s(?:\d{1,2}[- ]months? )?(?:sim[- ]only|(?:airtime|pay monthly|mobile|phone|home phone|broadband|internet|tv|data|call|calls|calling|monthly)(?=\s(?:plan|package|contract|tariff|deal)s?$))(?: (?:plan|package|contract|tariff|deal)s?)?$/iu;
/** The number of the line that a package is for. */
const LINE_BEHIND = new RegExp(
  String.raw`\s*(?:[,(–—|:-]|\b(?:on|for)\b|\s)\s*(?:(?:your |home )*(?:phone|telephone|landline|mobile|line|number|no\.?|tel\.?)(?: (?:line|number|no\.?))?:?\s*)?${PHONE}\s*\)?$`,
  'iu',
);
/** When the contract ends, behind the name. */
const TERM_BEHIND = new RegExp(
  [
    withDates(String.raw`\s+(?:fixed )?(?:ends?|ending|until|till|to)(?: on)? {date}\)?\.?$`),
    String.raw`\s*[,–—-]\s+(?:(?:your |minimum )?(?:contract|term|price)s?\b|in contract|out of contract|ends?\b|ending\b|until\b).*$`,
    String.raw`\s+(?:minimum|initial|contract) (?:term|period)\b.*$`,
    String.raw`,\s+\d{1,2}[- ]months? (?:contract|term|minimum term)$`,
  ].join('|'),
  'iu',
);
/** The sign that set apart what was told behind the name. */
const SIGN_BEHIND = /\s+[·•|–—-]$/u;
/** A remark in brackets; for how long a price is fixed tells its tariff from others: `Harbour Fixed (15 months)`. */
const REMARK =
  /(?<!\bfix(?:ed)?(?=\s\(\d+[- ]months?\)))\s\((?:no|both fuels|for both|electricity (?:and|&) gas|rolling|monthly|contract|ends?|ending|until|min(?:imum)?|fixed (?:until|to)|\d+[- ](?:months?(?!\))|days?)|expires?|exit|price|in contract|out of contract)\b[^()]*\)?$/iu;

/** The tariff of a utility by a table of its terms, else by its words; undefined where no one name is printed. */
export function unlabelledTariff(
  rows: readonly BillRow[],
  utility: Utility,
  rule: FieldRule | undefined,
): FormCell | undefined {
  const own = rows.filter((row) => row.utility === utility || row.utility === undefined);
  const headed = headedCells(own).find(isName);
  if (headed && rule) {
    const [first, ...others] = headed.phrases.map((phrase) => printedPhrase(phrase, headed.row.line.page));
    const value = readValue(headed.phrases.map(({ text }) => text).join(' '), rule, 'GBP');
    if (first && value) return { value, printed: joinedPrinted(first, ...others), confidence: HEADED };
  }
  return namedInList(own, rule) ?? spokenName(own);
}

/** The value of `Name` in the list beneath the heading of tariffs: `Your tariff` over `Name   Heron Two`. */
function namedInList(rows: readonly BillRow[], rule: FieldRule | undefined): FormCell | undefined {
  return rows.flatMap(({ line, phrases: [label, name, other] }, at): FormCell[] => {
    if (!rule || !label || !name || other || !NAME.test(label.text)) return [];
    const isHeaded = rows
      .slice(Math.max(0, at - 2), at)
      .some((row) => row.line.page === line.page && row.phrases.length === 1 && TARIFF.test(row.text));
    const value = isHeaded ? readValue(name.text, rule, 'GBP') : undefined;
    return value ? [{ value, printed: printedPhrase(name, line.page), confidence: HEADED }] : [];
  })[0];
}

/** The tariff that stands behind the name of its fuel (`Gas: Bright Fix 3`, `Electricity – Simple Saver`): by its words, or beneath the label of tariffs. */
export function prefixedTariff(
  rows: readonly BillRow[],
  utility: Utility,
  rule: FieldRule | undefined,
): FormCell | undefined {
  if (!rule) return undefined;
  for (const [at, row] of rows.entries()) {
    for (const phrase of row.phrases) {
      const [, fuel = '', name = ''] =
        [FUEL_ON, FUEL_BEFORE, FUEL_AMONG, FUEL_HEADS].map((form) => form.exec(phrase.text)).find(Boolean) ?? [];
      if (name === '' || plainUtility(fuel.replace(OF_TARIFF, ''), [utility]) === undefined) continue;
      const bare = name.replace(KIND_IN_BRACKETS, '');
      const isNamedSo = ENDS_IN_TARIFF.test(name);
      const isCalled =
        isNamedSo ||
        (CAPITALS.test(bare) &&
          !NO_NAME.test(bare) &&
          isTariffName(bare) &&
          (CALLED.test(bare) || isSaidAgain(name, phrase, rows)));
      const value = isNamedSo ? ({ kind: 'text', text: name } as const) : readValue(name, rule, 'GBP');
      if (!value || /£|(?<!\bv\d?)\d\.\d/.test(name) || (!isCalled && !isBeneathLabel(phrase, rows.slice(0, at), row)))
        continue;
      return { value, printed: printedPhrase(phrase, row.line.page), confidence: HEADED };
    }
  }
  return undefined;
}

const FUEL_BEFORE = /^(\p{L}[\p{L} ]{2,30}?)(?:\s*:|\s[–—-])\s+(.{3,60})$/u;
/** A name that says itself what it is of: `Sewerage – Standard tariff`. */
const ENDS_IN_TARIFF =
  /^(?!(?:Your|The|This|Our|Unit|New|Old)\b)\p{Lu}[\p{L}\d’'+&-]*(?: [\p{L}\d’'+&-]+){0,3} tariff$/u;
/** A row of charges that names both: `Gas on Bright Saver: 120 kWh at 6.1p`. */
const FUEL_ON =
  /^(Electricity|Gas)(?: used| supplied)? on (?:our |the |your )?(\p{Lu}[^:,;£@(]{3,50}?)(?: tariff)?(?:\s*[:,;(]|\s[–—-]\s|$)/u;
/** The first of what a heading says of a supply: `Gas · Bright Fix 3 · meter G4S20991107`. */
const FUEL_AMONG = /^(Electricity|Gas) [·•|] (\p{Lu}[^·•|]{3,50}?)(?: [·•|] |$)/u;
/** The fuel in a heading, its tariff right behind it, and how long that is fixed. */
const FUEL_HEADS =
  /^(Electricity|Gas) (\p{Lu}[^(:,]{3,50}?)(?: \((?:fixed|ends?|until|variable|no end|from|to)\b[^()]*\)?|, ?(?:fixed|ends?|ending|until|variable|no (?:end|exit)|exit|from|to)\b.*)?$/u;
/** What kind of a tariff it is, as a part of its name: `Plain Variable (Monthly)`. */
const KIND_IN_BRACKETS = /\s\(\p{Lu}[\p{L} -]{2,24}\)$/u;
/** What a heading says of a supply that is no tariff. */
const OF_SUPPLY =
  /\b(?:Your|How|What|Why|Usage|Used|Readings?|Details?|Costs?|Summary|Account|Page|Continued|Cont|In|This|For)\b/u;

/** What a home is called, which every bill prints again. */
const OF_PLACE = new RegExp(
  `^(?:flat|apartment|unit|the) \\S|\\b(?:${PLAIN_STREET_WORD}|house|cottage|farm|court|grove)$`,
  'iu',
);

/** Whether a name that words do not tell stands once more, behind the name of another fuel or in a sentence. */
function isSaidAgain(name: string, phrase: Phrase, rows: readonly BillRow[]): boolean {
  return (
    !OF_SUPPLY.test(name) &&
    !OF_PLACE.test(name) &&
    rows.some(({ phrases }) =>
      phrases.some((one) => one !== phrase && one.text !== phrase.text && one.text.includes(name)),
    )
  );
}

const OF_TARIFF = /\b(?:tariff|plan|product)(?: name)?$/iu;
const LABEL_LINES = 4;

function isBeneathLabel(phrase: Phrase, above: readonly BillRow[], { line }: BillRow): boolean {
  return above
    .filter((row) => row.line.page === line.page)
    .slice(-2 * LABEL_LINES)
    .some(({ phrases }) =>
      phrases.some(({ x0, text }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT && TARIFF.test(text)),
    );
}

const SAME_EDGE_PT = 4;

function isName({ header, headers }: HeadedCell): boolean {
  return TARIFF.test(header.text) || (NAME.test(header.text) && headers.some(({ text }) => TERM.test(text)));
}

/** What says behind itself until when it is fixed, whatever it is called: `Larch Two Year fixed until 3 May 2026`. */
function fixedName(text: string): string | undefined {
  const [, name = ''] = FIXED_BEHIND.exec(text) ?? [];
  return CAPITALS.test(name) && !NO_NAME.test(name) && !OF_TERMS.test(name) ? name : undefined;
}

const FIXED_BEHIND = new RegExp(
  withDates(String.raw`^([^·|,:]{3,50}?),? \(?(?:is )?fixed (?:until|till|to) {date}`),
  'iu',
);
/** Of every tariff, whatever it is called. */
const OF_TERMS = /\b(?:Your|Our|The|This|All|Both|It|Tariff|Plan|Contract|Term|Energy|Electricity|Gas|Supply)\b/u;

function spokenName(rows: readonly BillRow[]): FormCell | undefined {
  const found = rows.flatMap((row): FormCell[] =>
    OTHERS.test(row.text)
      ? []
      : row.phrases.flatMap((phrase): FormCell[] => {
          const parts = bareName(phrase.text)
            .split(/[,:]\s|\s[–—·•|-]\s/u)
            .map((one) => one.replace(/\.$/u, ''));
          const part =
            parts.findLast((one) => CAPITALS.test(one) && CALLED.test(one) && !NO_NAME.test(one)) ??
            fixedName(phrase.text);
          if (part === undefined) return [];
          const value = { kind: 'text', text: part } as const;
          return [{ value, printed: printedPhrase(phrase, row.line.page), confidence: SPOKEN }];
        }),
  );
  const names = new Set(found.map(({ value }) => (value.kind === 'text' ? value.text : '')));
  return names.size === 1 ? found[0] : undefined;
}
