// What is printed but was not understood: nobody would miss it, so it is said.
import { areNames, splitNames } from '../../extraction/document/party-names.ts';
import { isTitledName } from '../../extraction/document/titles.ts';
import { findLabels, labelIndex } from '../../extraction/fields/labels.ts';
import { passagesOf } from '../../extraction/fields/sentences.ts';
import { aligned, firstBelow } from '../../extraction/fields/value-places.ts';
import type { FormFinding, FormReading } from '../../extraction/form/form-reading.ts';
import { readDay } from '../../extraction/values/days.ts';
import { postcodeAtEnd } from '../../extraction/values/identifiers.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import { SHORT_STREET_WORD, STREET_WORD } from '../../kernel/street-words.ts';
import { capitalised, foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { FieldRule, Profile } from '../../profiles/profile.ts';
import { headsPart } from './part-headings.ts';

/** Kinds of value that stand wherever their label does; names and choices may be left out, or be read by other rules. */
const ALWAYS: ReadonlySet<FieldRule['value']> = new Set([
  'account-number',
  'date',
  'iban',
  'money',
  'national-insurance-number',
  'period',
  'registration',
  'sort-code',
  'tax-code',
]);

/** How long something lasts or how often it comes, where its days are not printed: `Fixed term` beside `12 months`. */
const LENGTH =
  /^(?:(?:\d{1,3}|\p{L}{3,9}) (?:calendar )?(?:days?|weeks?|months?|years?)|(?:calendar )?(?:annual|annually|yearly|quarterly|monthly|weekly|fortnightly|daily|(?:4|four|2|two)[- ]weekly))\b/iu;

/** A period that is named, where its days are not printed: `Pay period` beside `Month 12, ending 5 April 2026`. */
const NAMED = /^(?:tax )?(?:month|mth|week|wk|quarter|period) ?(?:no\.? ?)?\d{1,2}\b/iu;

/** What says that there is none: `Early repayment charge | None`, `VAT | Zero rated`. */
const NONE =
  /^:? ?(?:none|nil|n\/a|zero[- ]rated|exempt|outside the scope|no(?! ?[.:\d])|not (?:applicable|applied|payable|due)|periodic|there (?:is|are|was|were|would be|will be) (?:(?:currently|now|presently) )?(?:no|none)|you (?:can|may|could) (?:repay|pay off|redeem|leave)\b.*\b(?:without|no|free of|any) (?:(?:an?|any|early|repayment) )*charges?|(?:we|you) (?:do|will|would|did)(?: not|n[’']t) (?:charge|make|have|pay|apply))\b/iu;

/** Labels that stand alone, whose value was found nowhere: on a recognised page any, else those of values that nodes are made of as they are. */
export function emptyLabels(layout: DocumentLayout, { fields, nodes }: Profile, reading: FormReading): FormFinding[] {
  const given = fieldsGiven(nodes);
  const known = new Set([
    ...Object.keys(reading.fields),
    ...Object.values(reading.lists).flatMap((rows) => rows.flatMap((row) => Object.keys(row))),
  ]);
  const labels = findLabels(layout, labelIndex(fields));
  const lost = labels.flatMap(({ field, before, after, phrase, line }) => {
    const rule = fields[field];
    const isAlone = before.length === 0 && after.every(({ text }) => text === ':');
    const page = layout.pages[line.page - 1];
    const beside = line.phrases[line.phrases.indexOf(phrase) + 1]?.text ?? '';
    const beneath = page ? textBeneath(phrase, page) : '';
    const isLength =
      rule?.value === 'period' && [beside, beneath].some((text) => LENGTH.test(text) || NAMED.test(text));
    const raised = page ? textRaised(phrase, page) : '';
    const apart = page ? textBeneath(phrase, page, HEADED_GAP) : '';
    const isTold =
      isLength ||
      [beside, beneath, raised].some((text) => NONE.test(text)) ||
      (apart.endsWith('.') && NONE.test(apart));
    // `NI` and `Paid` are labels of several things.
    const isOwn = (): boolean => !labels.some((one) => one.phrase === phrase && one.field !== field);
    const isAsked = (): boolean =>
      rule !== undefined &&
      (isRecognisedPhrase(phrase) ? ALWAYS.has(rule.value) : given.has(field) && rule.value !== 'text' && isOwn());
    const isLost = isAlone && !isTold && !known.has(field) && isAsked() && !endsSentence(phrase, page);
    const isHead =
      page &&
      (isEmptyCell(phrase, line, page) ||
        (rule?.value === 'date' && headsDays(phrase, line, page)) ||
        headsPart(phrase, page, (one) => labels.some((other) => other.phrase === one)));
    return isLost && isHead !== true ? [field] : [];
  });
  // Where the figure of the year has the same name, one label is that one's.
  const ofYear = (field: string): number => Number(known.has(`year${capitalised(field)}`));
  const fieldsLost = [...new Set(lost)].filter((field) => lost.filter((one) => one === field).length > ofYear(field));
  return fieldsLost.map((name) => ({
    severity: 'warnings',
    reason: `Its label is printed, but no value of it was recognised: ${name}.`,
  }));
}

/** So many labels side by side, each but one over its value, are the heads of a strip. */
const FEWEST_HEADS = 4;

/** Whether a label heads the one empty cell of a strip: all others of its line stand over a value, and nothing stands under it. */
function isEmptyCell(label: Phrase, line: Line, { lines }: PageLayout): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (!next || isRecognisedPhrase(label) || next.y0 - line.y1 > line.y1 - line.y0) return false;
  const isOver = (head: Phrase): boolean => next.phrases.some((one) => aligned(one, head.x0, head.x1));
  return line.phrases.length >= FEWEST_HEADS && line.phrases.every((head) => isOver(head) === (head !== label));
}

/** Entries of a list stand at most so many lines beneath its head. */
const LIST_LINES = 4;
/** Entries begin within this of their head, in points. */
const SAME_EDGE_PT = 3;

/** Whether a label heads the days of a list: several stand beneath it, and other heads beside. */
function headsDays(label: Phrase, { phrases }: Line, { lines }: PageLayout): boolean {
  const at = lines.findIndex((line) => line.phrases.includes(label));
  const days = lines
    .slice(at + 1, at + 1 + LIST_LINES)
    .flatMap((line) => line.phrases.filter((one) => Math.abs(one.x0 - label.x0) <= SAME_EDGE_PT && readDay(one.text)));
  return phrases.length > 2 && days.length > 1;
}

/** What stands right beneath a label; nothing where that is further off than the next line. */
function textBeneath(label: Phrase, page: PageLayout, gap = 1.5): string {
  const below = firstBelow(page, label);
  return below !== undefined && below.y0 - label.y1 < gap * (label.y1 - label.y0) ? below.text : '';
}

/** A sentence stands at most so many heights beneath its heading. */
const HEADED_GAP = 3;

/** What begins beside a label on the line above, as a text of two lines does about whose middle the label stands. */
function textRaised(label: Phrase, { lines }: PageLayout): string {
  const above = lines[lines.findIndex(({ phrases }) => phrases.includes(label)) - 1];
  return above?.phrases.find(({ x0, y1 }) => x0 >= label.x1 && y1 > label.y0)?.text ?? '';
}

/** The fields whose values nodes are made of as they are. */
const fieldsGiven = madeOnce(
  (nodes: Profile['nodes']): ReadonlySet<string> => new Set(JSON.stringify(nodes).match(/(?<="\$)\w+/g)),
);

/** Whether a phrase is what the last line of a sentence says: `… There is no` over `VAT on this bill.` */
function endsSentence({ text }: Phrase, page: PageLayout | undefined): boolean {
  return page !== undefined && text.endsWith('.') && passagesOf(page).some((one) => one.endsWith(` ${text}`));
}

/** A line that begins with the number of a house, or ends in what may be a postcode with a slip. */
const STREET = new RegExp(
  `^(?:(?:flat|unit|apartment) \\w{1,4},? )?\\d{1,4}[a-z]?,? (?:[\\p{L}'’.-]+ ){0,3}(?:${STREET_WORD})\\b[.,]?$`,
  'iu',
);
const POSTCODE_WITH_SLIP = /(?:^|[\s,])(?=\S* ?\S*\d)[A-Z]{1,2}[\dIlOS]{1,2}[A-Z]? [\dIlOSZBT][A-Z\d]{2}$/u;

/** Whether a recognised document prints an address that was not understood, and none that was. */
export function lostAddress(layout: DocumentLayout, nodes: readonly GraphNode[]): FormFinding[] {
  if (!isRecognised(layout) || nodes.some((node) => node['addressLines'] !== undefined)) return [];
  const [page] = layout.pages;
  const phrases = (page?.lines ?? []).filter(({ furniture }) => !furniture).flatMap((line) => line.phrases);
  const recognised = phrases.filter(isRecognisedPhrase);
  const isBroken = ({ text }: Phrase): boolean => POSTCODE_WITH_SLIP.test(text) && postcodeAtEnd(text) === undefined;
  // With a postcode that can be read an address is another one's, or one that papers of this kind are not asked for.
  const isUnread =
    !recognised.some(({ text }) => postcodeAtEnd(text)) && recognised.some(({ text }) => STREET.test(text));
  if (!isUnread && !recognised.some(isBroken) && !(page && isNamedOverHouse(page))) return [];
  return [{ severity: 'warnings', reason: 'An address is printed, but it was not recognised well enough to be read.' }];
}

/** How far down the first page the address of its reader stands. */
const WINDOW_PART = 0.4;
/** What the first line of an address begins with: the number of a house, or of a flat, and a word that no amount or day has behind it. */
const FIRST_LINE =
  /^(?:(?:flat|unit|apartment|apt|room) \w{1,4}\b|\d{1,4}[a-z]?,? (?!(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\b|(?:days?|weeks?|months?|years?)\b)\p{Lu}\p{L}{2,}(?: \p{L}[\p{L}'’.-]*){0,4},?$)/iu;

/** Whether a name with a title stands, recognised, right over a line that begins as an address does: whatever became of the rest. */
function isNamedOverHouse(page: PageLayout): boolean {
  const lines = page.lines.filter(({ furniture, y0 }) => !furniture && y0 < WINDOW_PART * page.heightPt);
  return lines.some(({ phrases }) =>
    phrases.some((name) => {
      if (!isRecognisedPhrase(name) || !splitNames(name.text).every(isTitledName)) return false;
      const below = firstBelow(page, name);
      return (
        below !== undefined &&
        Math.abs(below.x0 - name.x0) <= SAME_EDGE_PT &&
        below.y0 - name.y1 <= BLOCK_GAP * (name.y1 - name.y0) &&
        FIRST_LINE.test(below.text)
      );
    }),
  );
}

/** Whether a postcode stands alone on a line, as the end of an address does, and no address was understood; not beneath an employer's name. */
export function unreadAddress({ pages: [page] }: DocumentLayout, nodes: readonly GraphNode[]): FormFinding[] {
  if (nodes.some((node) => node['addressLines'] !== undefined)) return [];
  const lines = (page?.lines ?? []).filter(({ y0 }) => y0 < WINDOW_PART * (page?.heightPt ?? 0));
  const employers = new Set(nodes.flatMap(({ employer }) => (typeof employer === 'string' ? [employer] : [])));
  const companies = nodes.flatMap(({ id, name }) =>
    employers.has(id) && typeof name === 'string' ? [foldText(name)] : [],
  );
  const isPrinted = lines.some(({ phrases: [first, ...others] }, at) =>
    [first, ...others].some(
      (phrase) =>
        phrase !== undefined &&
        postcodeAtEnd(phrase.text)?.before === '' &&
        ![phrase, first].some((one) => one && isUnderCompany(one, lines.slice(0, at).reverse(), companies)),
    ),
  );
  return isPrinted ? [{ severity: 'warnings', reason: 'An address is printed, and it was not read.' }] : [];
}

/** Lines of a block stand at most so many of their heights apart. */
const BLOCK_GAP = 1.2;

/** Whether the lines over a phrase, nearest first, lead without a gap to the name of a company: the address is its own. */
function isUnderCompany(phrase: Phrase, above: readonly Line[], companies: readonly string[]): boolean {
  let below = phrase;
  for (const { phrases } of above) {
    const line = phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT);
    if (!line) continue;
    if (below.y0 - line.y1 > BLOCK_GAP * (below.y1 - below.y0)) return false;
    if (companies.some((name) => foldText(line.text).endsWith(name))) return true;
    below = line;
  }
  return false;
}

/** What a house or a street is called by, beside numbers, in English, Welsh and Scots. */
const HOUSE = new RegExp(
  `\\d|\\b(?:${STREET_WORD}|${SHORT_STREET_WORD}|house|cottages?|farm(?:house)?|barn|lodge|hall|mill|croft|manse|rectory|vicarage|grange|manor|villa|tower|flat|apartment|wharf|yard|bank|brae|wynd|loan|quay|path|heights|mount|bungalow|steading|forge|stables?|school(?:house)?|chapel|station|works|unit|castle|fields?|woods?|fold|garth|oaks?|cedars?|willows?|elms?|laurels|beeches|tyddyn|t[yŷ]|bwthyn|fferm(?:dy)?|plas|heol|ffordd|stryd|maes|bryn|cae|l[oô]n|clos|pen|cwrt|rhes|taigh|tigh)\\b|(?:house|cottage|lodge|croft|side|gate|field|wood|bank|view|mead|lea)s?\\b`,
  'iu',
);
/** An address that names its house by a name alone has more lines than this, beside its postcode. */
const FEWEST_LINES = 2;

/** Whether an address names no house and no street: its first line may stand where it was not read. */
export function cutAddress(nodes: readonly GraphNode[]): FormFinding[] {
  const isCut = nodes.some(
    ({ addressLines: lines }) =>
      Array.isArray(lines) && lines.join().split(',').length <= FEWEST_LINES && !HOUSE.test(lines.join()),
  );
  const isLed = nodes.some(({ addressLines: lines }) => Array.isArray(lines) && isLedIn(String(lines[0])));
  return [
    ...(isCut ? ['An address was read that names no house and no street.'] : []),
    ...(isLed ? ['An address begins with what may be a label or a number of something else.'] : []),
  ].map((reason) => ({ severity: 'warnings', reason }));
}

/** Whether a line of an address begins with a long number, or holds small words behind a capital as only labels do. */
function isLedIn(line: string): boolean {
  const [first = ''] = line.split(' ');
  return (first.match(/\d/gu) ?? []).length >= LONG_NUMBER || LED.test(line);
}

const LONG_NUMBER = 6;
/** A capital, words in small letters that no name of a house or a street has, and the number of a house. */
const LED =
  /^\p{Lu}\p{L}*(?: \p{Ll}+){0,3} (?!(?:floor|flat|left|right|rear|front|level|storey|apartment|house|cottage|farm|and|the|of|on|at|near|by)\b)\p{Ll}{4,}(?: \p{Ll}+){0,3}(?:,? (?:\p{Lu}|\d)|$)/u;

/** What buildings and homes are called besides. */
const BUILDING =
  /\b(?:point|towers?|heights|mansions|buildings?|quays?|lofts?|plaza|exchange|central|north|south|east|west|village|end|corner|bridge|well|tree|stone|acres?|lawns?|meadows?|rest|haven|nook|dell|glen|retreat|dene|harbour|marina|islands?|towns?|old|new|little|great|saint|the)\b/iu;

/** Whether the line over the street of a home may name another holder: `Ana Silva` over `Joao Costa` over `4 Mill Lane`, without titles. */
export function secondHolder(nodes: readonly GraphNode[]): FormFinding[] {
  const [person, other] = nodes.filter(({ type }) => type === 'ark:Person');
  const isNamed = nodes.some(({ type, addressLines: lines }) => {
    if (type !== 'ark:Address' || !Array.isArray(lines)) return false;
    const [first = '', second = ''] = lines.map(String);
    return areNames(first) && !HOUSE.test(first) && !BUILDING.test(first) && /^\d/.test(second);
  });
  return isNamed && person && !other && person['title'] === undefined
    ? [{ severity: 'warnings', reason: 'The first line of an address may name another holder.' }]
    : [];
}

/** Whether the text was recognised, on any page. */
function isRecognised({ pages }: DocumentLayout): boolean {
  return pages.some(({ lines }) => lines.some(({ phrases }) => phrases.some(isRecognisedPhrase)));
}

function isRecognisedPhrase({ words }: Phrase): boolean {
  return words.some(({ confidence }) => confidence < 1);
}
