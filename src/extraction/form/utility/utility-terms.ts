// The terms of each supply as a bill prints them: name of the tariff, end of its fixed prices, exit fee. What stands in the
// section of a supply is its own; what stands outside every section is of all that print none.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { GroupRule } from '../../../profiles/profile.ts';
import { findFields, type FieldCandidate, type FieldCandidates } from '../../fields/find-fields.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import type { BillRow } from './bill-rows.ts';
import { lineOf } from '../candidate-line.ts';
import { dearest, withBoxEnds } from './box-ends.ts';
import { contractEnds } from './contract-ends.ts';
import { endlessContracts } from './endless-contracts.ts';
import { isOffer } from './contract-words.ts';
import { itemEnds } from './item-ends.ts';
import { tabledEnds } from './tabled-ends.ts';
import type { Utility } from './named-utility.ts';
import { isOffering, rowsNotOffered, withoutNext, withoutOffered } from './offered-tariffs.ts';
import { panelEnds } from './panel-ends.ts';
import { withoutPanelHeads } from './panel-heads.ts';
import { withShared } from './shared-terms.ts';
import { bareName, prefixedTariff, unlabelledTariff } from './tariff-names.ts';
import { isTariffName } from './tariff-words.ts';
import { withNamesBeneath } from './tariffs-beneath.ts';
import { boxOf, withoutHeads, type ServiceBox } from './service-boxes.ts';
import { tablesOf } from './utility-columns.ts';
import { wholeCell } from './wrapped-cell.ts';

/** The terms of a utility, by the names of the rule's fields. */
export type TermsOf = (utility: Utility) => FormRow;

/** What a bill says of the tariffs of all supplies. */
export interface UtilityTerms {
  readonly termsOf: TermsOf;
  /** Every name that a label gives to what may be the tariff of a utility. */
  readonly tariffsOf: (utility: Utility) => readonly string[];
}

/** Reads the terms of all supplies at once. */
export function utilityTerms(
  printed: DocumentLayout,
  rule: GroupRule | undefined,
  { rows, known, oneContract, boxes }: TermsContext,
): UtilityTerms {
  if (!rule) return { termsOf: () => ({}), tariffsOf: () => [] };
  // The head of a box is no value of the labels beneath it.
  const layout = withoutNext(withoutHeads(printed, boxes));
  const termsIn = (one: DocumentLayout): FieldCandidates => {
    const { tariffName: names, ...others } = findFields(one, rule.fields, OPTIONS);
    const terms = names ? { ...others, tariffName: withoutPanelHeads(names, layout) } : others;
    const name = rule.fields['tariffName'];
    const named = name && !oneContract ? withNamesBeneath(terms, name, layout) : terms;
    return namesOnly(withoutOffered(named, layout), layout);
  };
  const all = termsIn(layout);
  const contracts = oneContract ? contractsFirst(all, layout) : all;
  const panels = oneContract && !contracts.fixExpiresOn?.length ? { fixExpiresOn: panelEnds(layout) } : {};
  const found = { ...all, ...contracts, ...panels };
  const offeredNone = rowsNotOffered(rows, printed);
  const utilityOf = utilityIndex(rows, boxes);
  const tabled = oneContract ? tabledEnds(rows, known) : new Map<Utility, FormCell | undefined>();
  const told = oneContract
    ? new Map([...contractEnds(rows, layout, known), ...itemEnds(rows, known), ...tabled])
    : new Map<Utility, FormCell | undefined>();
  const endless = oneContract ? endlessContracts(rows, layout, known) : new Set<Utility>();
  const ends = withBoxEnds(told, found, boxes);
  const ownersOf = (all: readonly FieldCandidate[]): number => new Set(all.flatMap((one) => utilityOf(one) ?? [])).size;
  // The one date that is printed is of all packages; where several have their own, the rest have none.
  const isOfAll = (one: FieldCandidate | undefined): boolean => !one || !OF_KIND.test(lineOf(one, layout));
  const shared = (name: string, all: readonly FieldCandidate[]): FieldCandidate | undefined =>
    oneContract &&
    name !== 'tariffName' &&
    ownersOf(all) < 2 &&
    (name !== 'fixExpiresOn' || (ends.size === 0 && isOfAll(all[0])))
      ? all[0]
      : undefined;
  const termsOf = (utility: Utility): FormRow => {
    const tables = termsIn(tablesOf(layout, known, utility));
    const own = Object.fromEntries(
      Object.entries({ ...tables, ...found }).flatMap(([name, candidates]): [string, FormCell][] => {
        const [tabled] = tables[name] ?? [];
        if (tabled) return [[name, name === 'tariffName' ? wholeCell(tabled, layout, true) : tabled]];
        const own = dearest(
          candidates.filter((one) => utilityOf(one) === utility),
          boxes,
        );
        // Where things that are sold end on days of their own, no other day is of all.
        const isOfOne = name === 'fixExpiresOn' && ends.size > 0;
        const general = isOfOne ? undefined : candidates.find((one) => utilityOf(one) === undefined);
        const best = own && general && goesOn(own, general) ? general : (own ?? general ?? shared(name, candidates));
        return best ? [[name, name === 'tariffName' ? wholeCell(best, layout) : best]] : [];
      }),
    );
    const prefixed = oneContract ? undefined : prefixedTariff(rows, utility, rule.fields['tariffName']);
    // What a table makes of the same words says no more.
    const isTabled = tables['tariffName']?.some(({ printed: { text } }) => text !== prefixed?.printed.text) === true;
    if (prefixed && !isTabled) return { ...own, tariffName: prefixed };
    // Packages are what a bill charges for; of other supplies the name may stand without a label.
    const unlabelled =
      oneContract || own['tariffName'] ? undefined : unlabelledTariff(offeredNone, utility, rule.fields['tariffName']);
    return unlabelled ? { ...own, tariffName: unlabelled } : own;
  };
  const terms = new Map<Utility, FormRow>();
  const bareTerms = (utility: Utility): FormRow => {
    const end = ends.get(utility);
    const row = terms.get(utility) ?? { ...termsOf(utility), ...(end ? { fixExpiresOn: end } : {}) };
    const { tariffName, fixExpiresOn, ...others } = row;
    // Where its row of a table, or a sentence, says that it has no end, no other day is its.
    const isEndless = (tabled.has(utility) && !tabled.get(utility)) || (endless.has(utility) && !end);
    const isEnded = fixExpiresOn && !isEndless;
    const bare = {
      ...others,
      ...(isEnded ? { fixExpiresOn } : {}),
      ...(tariffName ? { tariffName: withBareName(tariffName, oneContract) } : {}),
    };
    terms.set(utility, bare);
    return bare;
  };
  const tariffsOf = (utility: Utility): readonly string[] =>
    (all['tariffName'] ?? [])
      .filter((one) => (utilityOf(one) ?? utility) === utility && !isOfKind(one, layout))
      .flatMap(({ value }) => (value.kind === 'text' ? [bareName(value.text)] : []));
  // Packages are sold together, under names and ends of their own.
  const withAll = (utility: Utility): FormRow => withShared(bareTerms(utility), known.map(bareTerms));
  return { termsOf: oneContract ? bareTerms : withAll, tariffsOf };
}

/** The ends of contracts without those of offers and discounts. */
function contractsFirst({ fixExpiresOn: all = [] }: FieldCandidates, layout: DocumentLayout): FieldCandidates {
  const contracts = all.filter((one) => {
    const line = lineOf(one, layout).replace(DISCOUNT, ' ');
    return !isOffer(lineOf(one, layout)) || CONTRACT.test(line);
  });
  // A discount that is taken off in a row of its own says nothing of the contract.
  const others = all.filter((one) => !TAKEN_OFF.test(lineOf(one, layout)));
  return { fixExpiresOn: contracts.length > 0 ? contracts : others };
}

/** A contract that a sentence says is of one kind of service is none of another's. */
const OF_KIND =
  /\byour (?:full fibre |fibre )?(?:broadband|internet|(?:home )?phone|landline|mobile|tv) (?:contract|agreement|minimum (?:term|period)|commitment|deal)\b|\b(?:contract|agreement|minimum (?:term|period)|commitment|deal) (?:for|on) (?:your |the )?(?:broadband|internet|(?:home )?phone|landline|mobile|tv)(?:,? (?:ends?|runs?|is|lasts?|expires?|finish(?:es)?|until)\b|:)/iu;

/** What is taken off while a contract runs: `Contract discount, ends 8 May 2026`. */
const DISCOUNT = /\bcontract (?=(?:discount|saving|offer|credit)\b)/giu;
const TAKEN_OFF =
  /\b(?:discount|offer|saving|credit)\b.*-\s?£?\d+\.\d\d|\b(?:discount|offer|saving|credit)\b.*\d\.\d\d ?(?:CR|-)$/iu;
const CONTRACT = /\b(?:minimum (?:term|period|contract)|contract|commitment|agreement)\b/iu;

function withBareName(cell: FormCell, isPackage: boolean): FormCell {
  if (cell.value.kind !== 'text') return cell;
  const name = bareName(cell.value.text);
  return { ...cell, value: { kind: 'text', text: isPackage ? name : name.replace(PLAN_BEHIND, '') } };
}

/** A sentence says in small letters what it names: `You’re on our Harbour Light plan.` */
const PLAN_BEHIND = /(?<=^\p{Lu}.*\p{L}{2}) (?:plan|deal)$/u;

const OPTIONS = { currency: 'GBP', skip: () => false, form: true };

interface TermsContext {
  readonly rows: readonly BillRow[];
  readonly known: readonly Utility[];
  /** Packages are sold together. */
  readonly oneContract: boolean;
  /** The boxes that services stand in. */
  readonly boxes: readonly ServiceBox[];
}

/** Says which utility a candidate is about: by the box that it is in, else by its row. */
function utilityIndex(
  rows: readonly BillRow[],
  boxes: readonly ServiceBox[],
): (candidate: FieldCandidate) => Utility | undefined {
  const byLine = new Map<string, BillRow[]>();
  for (const row of rows) {
    const key = `${String(row.line.page)}/${String(row.lineIndex)}`;
    byLine.set(key, [...(byLine.get(key) ?? []), row]);
  }
  return (candidate) => {
    const { page, lineIndex, printed } = candidate;
    const box = boxOf(boxes, candidate);
    if (box) return box.utility;
    const own = byLine.get(`${String(page)}/${String(lineIndex)}`) ?? [];
    const middle = (printed.box.x0 + printed.box.x1) / 2;
    const row = own.find(({ phrases }) => phrases.some(({ x0, x1 }) => middle >= x0 && middle <= x1)) ?? own[0];
    return row?.utility;
  };
}

/** Candidates without the header beside `Tariff`, and without names that are the middle of a sentence: names begin with a capital or a figure. */
function namesOnly(found: FieldCandidates, layout: DocumentLayout): FieldCandidates {
  const names = found['tariffName']?.filter(
    (one) =>
      one.value.kind !== 'text' ||
      (!HEADER.test(one.value.text) &&
        isTariffName(one.value.text) &&
        !isOffering(textBefore(one, layout)) &&
        (!/^\p{Ll}/u.test(one.value.text) || wordsAround(one, layout) < SENTENCE_WORDS)),
  );
  if (!names) return found;
  // What kind of a tariff it is names it where nothing else does.
  const [kinds, own] = [true, false].map((is) => names.filter((one) => isOfKind(one, layout) === is));
  return { ...found, tariffName: [...(own ?? []), ...(kinds ?? [])] };
}

/** Whether the label of a candidate, before it or over it, asks what kind of a tariff it is: `Tariff type: Variable`. */
function isOfKind(one: FieldCandidate, layout: DocumentLayout): boolean {
  const { page, printed } = one;
  const beside = (layout.pages[page - 1]?.lines ?? [])
    .flatMap((line) => line.phrases)
    .filter(({ x1, y0, y1 }) => x1 <= printed.box.x0 && y0 < printed.box.y1 && y1 > printed.box.y0);
  return [textBefore(one, layout), beside.at(-1)?.text ?? ''].some((text) => /\btype:?\s*$/iu.test(text));
}

const SENTENCE_WORDS = 8;

/** In how many words a candidate stands: those of its phrase, and of the line above that its phrase goes on. */
function wordsAround(one: FieldCandidate, layout: DocumentLayout): number {
  const { own, above } = phrasesAround(one, layout);
  return own ? own.words.length + (above?.words.length ?? 0) : one.printed.text.split(' ').length;
}

/** The words of its sentence that stand before a candidate. */
function textBefore(one: FieldCandidate, layout: DocumentLayout): string {
  const { own, above } = phrasesAround(one, layout);
  const name = one.value.kind === 'text' ? one.value.text : '';
  const at = own?.text.indexOf(name) ?? -1;
  return own && at >= 0 ? `${above?.text ?? ''} ${own.text.slice(0, at)}` : '';
}

/** The phrase that a candidate stands in, and that of the line above which it goes on. */
function phrasesAround(
  { page, printed: { box } }: FieldCandidate,
  { pages }: DocumentLayout,
): { readonly own?: Phrase | undefined; readonly above?: Phrase | undefined } {
  const phrases = (pages[page - 1]?.lines ?? []).flatMap((line) => line.phrases);
  const own = phrases.find(
    ({ x0, x1, y0, y1 }) => x0 <= box.x0 + 1 && x1 >= box.x1 - 1 && y0 <= box.y0 + 1 && y1 >= box.y1 - 1,
  );
  if (!own) return {};
  const height = own.y1 - own.y0;
  const above = phrases.find(
    (one) =>
      Math.abs(one.x0 - own.x0) <= SAME_EDGE_PT &&
      one.y1 <= own.y0 + 1 &&
      own.y0 - one.y1 < height &&
      !/[.:!?]$/u.test(one.text),
  );
  return { own, above };
}

const SAME_EDGE_PT = 3;
/** What stands beside `Tariff` where it heads a column; what was used of a plan is no name of it either. */
const HEADER =
  /^(?:\d+ (?:calls?|minutes|mins|texts?|days?|months?)|previous|present|latest|current|opening|closing|start|end|from|to|facts|number|total|(?:(?:tariff|plan|product) )?(?:name|type)|(?:meter )?readings?|rates?|unit rate|units?|kwh|usage|used|amount|cost|charges?|price|standing charge|volume|quantity|days|payment (?:method|type)|how you pay|(?:meter )?serial (?:number|no\.?)|(?:what|which) (?:kind|type|sort)(?: (?:it is|of tariff|of plan))?|kind|(?:kind|type) of (?:tariff|plan|product)|(?:your |the )?(?:electricity |gas )?(?:supply|meter point|account|customer|reference) (?:number|reference|no\.?)(?: \((?:mpan|mprn)\))?)$/iu;

/** Whether one text is the other with its end cut off, where its line ends. */
function goesOn(short: FieldCandidate, long: FieldCandidate): boolean {
  const [a, b] = [short.value, long.value];
  return a.kind === 'text' && b.kind === 'text' && b.text.startsWith(`${a.text} `);
}
