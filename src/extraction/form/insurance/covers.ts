// What a policy covers: sections with their sums insured and excesses, and options that are taken.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { isCoverName, namesCover } from './cover-names.ts';
import type { Figure } from './figures.ts';
import { isWithoutSum } from './figure-words.ts';
import type { Sections } from './sections.ts';
import { labelRunsOn } from './straddled-label.ts';

/** One part of the cover. */
export interface Cover {
  readonly name: string;
  readonly printed: Printed;
  /** Minor units. */
  readonly amount?: number;
  readonly excess?: number;
}

const SUM_HEADER =
  /\b(?:sums? insured|limits?|amount insured|maximum|(?:most )?well pay|most you can claim|up to|insured|cover|indemnity|amount|we(?: will)? pay|value)\b/;
const EXCESS_HEADER = /\bexcess|\bdeductible|\byou pay\b/;
const PRICE =
  /\b(?:premium|price|ipt|tax|fee|cost|payable|pay|instalment|credit(?! cards?)|deposit|(?<!\bin )total|discount)\b/;
/** Words of sections and benefits of home and motor policies. */
const PERIL =
  /^(?:accidental damage|fire|theft|escape of water|subsidence|storm|flood|windscreen|glass|malicious|impact|young|own damage)\b/;
const NOT_COVER =
  /\b(?:rebuild(?:ing)? cost|value of (?:the |your )?(?:car|vehicle|home|property)|estimated value|vehicle value|market value|claim|paid|settled|income|purchase price|rent(?:al)? income|mileage)\b/;

/** The covers with an amount: `Contents £75,000`, in reading order, each once, with the excess of its row. */
export function amountCovers(figures: readonly Figure[]): Cover[] {
  const covers = new Map<string, Cover>();
  // Under a header of sums insured that stands over known covers, every row is one.
  const tables = new Set(figures.filter(({ label }) => isCoverName(label)).map(({ header }) => header));
  const amounts: Amount[] = [];
  for (const figure of figures) {
    // In boxes side by side the excess of a cover stands under its sum, without the cover's name.
    const box = /^(?:(?:your|compulsory|standard|policy) )*excess$/.test(foldText(figure.label))
      ? boxOver(figure, amounts, covers)
      : undefined;
    const known = box && covers.get(foldText(box.name));
    if (box && known) {
      if (known.excess === undefined) covers.set(foldText(box.name), { ...known, excess: figure.minor });
      continue;
    }
    if (figure.isOfDay || figure.isDeclined) continue;
    const isRow = SUMS.test(figure.header) && tables.has(figure.header);
    const what = meaningOf(figure) ?? (isRow && isPlainRow(figure) ? 'amount' : undefined);
    // So little with its pence is what an option costs.
    if (!what || (what === 'amount' && isPriceOfOption(figure))) continue;
    const name = isBare(figure.label) ? coverName(figure.heading ?? '') : nameOf(figure.label);
    if (!/\p{L}{3}/u.test(name) || CODE.test(name)) continue;
    const key = foldText(name);
    const before = covers.get(key);
    if (before?.[what] !== undefined) continue;
    const beside = what === 'amount' ? excessBeside(figure) : undefined;
    covers.set(key, {
      ...(beside === undefined ? {} : { excess: beside }),
      ...(before ?? { name, printed: figure.printed }),
      [what]: figure.minor,
    });
    if (what === 'amount') amounts.push({ name, figure });
  }
  for (const [key, excess] of excessesInParts(figures)) {
    const known = covers.get(key);
    if (known && known.excess === undefined) covers.set(key, { ...known, excess });
  }
  return [...covers.values()];
}

/** A number of something, as of a column beside the covers: `7741-2290-ABC`. */
const CODE = /^(?=\S*\d{3})[\p{Lu}\d/-]+$/u;

/** Nothing is insured for less, in minor units. */
const LEAST_SUM = 20_000;

const isPriceOfOption = ({ minor, printed: { text }, section, header }: Figure): boolean =>
  section === 'options' && minor < LEAST_SUM && /\.\d{2}\)?$/.test(text) && !SUMS.test(header);

/** The excess that a sum insured has in brackets: `£75,000 (excess £250)`. */
function excessBeside({ printed: { text } }: Figure): number | undefined {
  const [, pounds, pence = '00'] = /\(?\bexcess:? £ ?(\d[\d,]*)(?:\.(\d{2}))?\)?$/i.exec(text) ?? [];
  return pounds === undefined ? undefined : Number(`${pounds.replaceAll(',', '')}${pence}`);
}

/** The excesses of covers whose compulsory and voluntary parts stand in columns of their own: their sums by the cover's folded name. */
function excessesInParts(figures: readonly Figure[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { row, label, header, minor } of figures) {
    if (!/\bcompulsory\b/.test(header) || /\bvoluntary\b/.test(header)) continue;
    const other = figures.find((one) => one.row === row && /\bvoluntary\b/.test(one.header));
    if (other && !/\bcompulsory\b/.test(other.header)) sums.set(foldText(nameOf(label)), minor + other.minor);
  }
  return sums;
}

/** Whether a label is of what the vehicle is worth, and not of another one that is lent. */
export const isVehicleValue = (name: string): boolean =>
  /\b(?:value|vehicle|car|van)\b(?<!courtesy car|replacement car|in car)/i.test(name) &&
  !/\b(?:courtesy|replacement|hire|in.car)\b/i.test(name);

/** An amount and the cover it is of. */
interface Amount {
  readonly name: string;
  readonly figure: Figure;
}

/** The sum that an excess stands under in one box; under a list of several sums it is of none of them. */
function boxOver(excess: Figure, amounts: readonly Amount[], covers: ReadonlyMap<string, Cover>): Amount | undefined {
  const at = amounts.findLastIndex((one) => isUnder(excess, one.figure));
  const [before, over] = [amounts[at - 1], amounts[at]];
  if (!before || !over || !isUnder(over.figure, before.figure)) return over;
  // Between two boxes the excess of the first one stands.
  return covers.get(foldText(before.name))?.excess === undefined ? undefined : over;
}

/** Lines of a box begin within this of each other, and stand so near, in points. */
const SAME_EDGE_PT = 3;
const BOX_PT = 30;

/** Whether one amount stands right under another, in one box: their labels begin at the same place. */
function isUnder({ x0, printed }: Figure, over: Figure): boolean {
  const gap = printed.box.y0 - over.printed.box.y1;
  const isNear = printed.page === over.printed.page && gap >= 0 && gap < BOX_PT;
  return isNear && x0 !== undefined && over.x0 !== undefined && Math.abs(x0 - over.x0) <= SAME_EDGE_PT;
}

/** Whether an amount is what is insured or an excess, by its header, its part of the paper and its words. */
function meaningOf({ label: printed, header, section, heading }: Figure): 'amount' | 'excess' | undefined {
  const label = printed.replace(SAYS_LIMIT, '').replace(REBUILT, '');
  const words = foldText(label).replace(/\bdeductibles?\b/, 'excess');
  // A sentence is no name, and neither a condition nor what bears no excess a cover.
  if (
    words.split(' ').length > 10 ||
    /^no excess\b/.test(words) ||
    /\b(?:above|over|exceeding|below|under|less than|more than|losses?)$/.test(words)
  )
    return undefined;
  // Under a header of sums insured the heading over it counts no more.
  const isOfPrice = section === 'premium' && !SUMS.test(header) && !EXCESS_HEADER.test(header);
  const isPrice = PRICE.test(foldText(label.replace(SUMMED, ''))) && !WE_PAY.test(words);
  if (section === 'past' || isOfPrice || isPrice || NOT_COVER.test(words)) return undefined;
  // `Sum insured` and `Excess` under the heading of a cover.
  if (isBare(label)) {
    const over = foldText(heading ?? '');
    if (!namesCover(over) || EXCESS_HEADER.test(over)) return undefined;
    return EXCESS_HEADER.test(words) ? 'excess' : 'amount';
  }
  if (
    /^(?:(?:compulsory|voluntary|standard|base|basic|policy|your|the|all|other|any|claims?|losses|everything|else|cover|perils?|young|inexperienced|driver|drivers|additional|own|damage|accidental|repair|non|approved|repairer|age|of|under|over|years?|\d+|and) )*(?:excess(?:es)?)?$/.test(
      words,
    )
  ) {
    // An excess at large is the policy's, and the drivers' are nobody's cover.
    return undefined;
  }
  const isOfExcess = section === 'excess' && (!SUM_HEADER.test(header) || JUST_AMOUNT.test(header));
  if (EXCESS_HEADER.test(header) || isOfExcess || /\bexcess\b/.test(words))
    return /compulsory|voluntary/.test(header) ? undefined : namesCover(words) ? 'excess' : undefined;
  if (/\bpremium|price|cost\b/.test(header)) return undefined;
  if (SUM_HEADER.test(header) && (namesCover(words) || section === 'covers' || section === 'options')) return 'amount';
  if (/\b(?:sum insured|cover limit|limit of cover|limit)\b/.test(words)) return 'amount';
  // What a peril costs is more often an excess than a sum insured.
  if (PERIL.test(words) && section !== 'covers' && section !== 'options') return undefined;
  // Under the heading of a cover everything is a part of it.
  const isPart = section === 'property' && isCoverName(heading ?? '') && !/\b(?:details|about)\b/i.test(heading ?? '');
  return (namesCover(words) || section === 'covers' || isPart) &&
    (section === undefined || section === 'covers' || section === 'options' || section === 'property')
    ? 'amount'
    : undefined;
}

/** `Maximum claim limit – Buildings`, `Total contents sum insured`: what the amount is, before the cover. */
const SAYS_LIMIT =
  /^(?:(?:maximum|total) )?(?:claims? |cover )?(?:sum insured|limit)\s*(?:for|[-–:])\s*|^total (?=.*\bsum insured\b)/i;
/** What the sum insured of buildings is worked out from. */
const REBUILT = /\s*\((?:full )?re(?:building|build|instatement) (?:costs?|value)\)$/i;

/** A header that says nothing of what its amounts are of. */
const JUST_AMOUNT = /^(?:the )?amount(?: gbp)?$/;

/** What the insurer pays is no price. */
const WE_PAY = /^(?:(?:the )?(?:most|maximum) )?we(?: ?ll| will)? pay$/;

const SUMS =
  /\b(?:sums? insured|amounts? insured|insured amount|limits? of cover|cover limits?|limits?|we(?: will|ll)? pay|well pay)\b|^(?:(?:you(?: are|re) )?(?:insured|covered) |cover )?up to$/;

/** What is paid to live elsewhere is no price of the policy. */
const RENTED = /^(?:(?:loss of|lost|ground) )?rent\b|^(?:alternative|temporary|other) (?:accommodation|housing)\b/;

/** A row of a table of covers by its words: none that any other table has. */
function isPlainRow({ label, section }: Figure): boolean {
  const words = foldText(label);
  return (
    section !== 'past' &&
    section !== 'premium' &&
    words.split(' ').length <= 8 &&
    !isBare(label) &&
    (RENTED.test(words) || ![PRICE, NOT_COVER, EXCESS_HEADER].some((is) => is.test(words))) &&
    !/\b(?:above|over|exceeding|below|under|less than|more than|losses?)$/.test(words)
  );
}

/** A label that does not say which cover it is of. */
function isBare(label: string): boolean {
  return /^(?:(?:total|the|your|maximum|cover|claim|compulsory|standard|policy) )*(?:sums? insured|limits?(?: of cover)?|amount insured|insured|covered|excess|(?:most |maximum )?we(?: ?ll| will)? pay|most you can claim)$/.test(
    foldText(label),
  );
}

/** The cover that a heading names. */
export const coverName = (heading: string): string =>
  nameOf(heading)
    .replace(/\s*(?:[-–:,]|\()\s*(?:insured|included|covered|operative|selected|yes)\)?$/i, '')
    .replace(/^(?:your|the)\s+|\s+(?:cover|insurance|section)$/gi, '');

/** What brackets say of a sum that is made up elsewhere: `Specified items (total, listed overleaf)`. */
const SUMMED = /\s*\((?:(?:in )?total\b|(?:as )?(?:listed|itemised|set out|shown) (?=\p{L})|see )[^()]*\)$/iu;

/** A cover without the words that say what its amount is. */
function nameOf(label: string): string {
  const bare = label
    .replace(/^total (?=.*\bsum insured\b)/i, '')
    .replace(
      /\s*[-–:,]?\s*\(?\b(?:total )?(?:sums? insured|amount insured|cover(?:age)? limit|limit of cover|maximum limit|claim limit|limit)\)?\s*[:–-]?\s*(?:is|of|up to)?\s*$/i,
      '',
    )
    .replace(SUMMED, '')
    .replace(/\s*[-–:]?\s*\bexcess\s*$/i, '')
    .replace(/\s*\b(?:up to|is)$/i, '')
    .replace(SAYS_LIMIT, '')
    .replace(/^(?:section )?[A-H][.):]?\s+(?=\p{Lu}\p{L})/u, '')
    .replace(/^section \w{1,2}\s*[-–:.]\s*|^(?:section )?\d{1,2}[.):]?\s+(?:[-–]\s*)?/i, '')
    .replace(/^excess\s*[-–:]\s*/i, '')
    // A form asks whether it is: `Accidental damage to contents wanted?`.
    .replace(
      /\s+(?:(?:is|are|cover) )?(?:wanted|required|needed|requested|to be (?:included|insured|covered))\s*\?$/i,
      '',
    )
    .replace(/^[✓✔☑•*·–-]+\s*/u, '')
    .trim();
  return bare === '' ? label : bare;
}

const TAKEN =
  /^(?:[✓✔☑]|(?:yes|y|included|covered|selected|insured|operative|taken|purchased|cover(?:ed)? included|included as standard|in force|standard)\b)(?!.*\bnot\b)[^£]{0,40}$/i;

/** The covers that a row says are included: `Motor legal protection   Included`. */
export function takenCovers(layout: DocumentLayout, sections: Sections): Cover[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, row): Cover[] => {
      if (line.furniture) return [];
      return line.phrases.flatMap((phrase, at): Cover[] => {
        // Both may be one phrase: `Buildings: Unlimited`.
        const [, typed, behind] = /^([^:]{3,40}): (.+)$/.exec(phrase.text) ?? [];
        const status = behind ?? line.phrases[at + 1]?.text;
        const label = typed ?? labelRunsOn(page, row, phrase);
        const words = foldText(label);
        const section = sections.at(line.page, { x0: phrase.x0, y0: line.y0 });
        const isOption =
          OPTION.test(words) &&
          words.split(' ').length <= 8 &&
          !/\b(?:have|has|how|who|what|is|are|does|do)\b/.test(words);
        const isPart = section?.kind === 'covers' || section?.kind === 'options';
        const isWithout = status !== undefined && isWithoutSum(status) && isNameAlone(words, section?.kind);
        if (!isWithout && (status === undefined || !isOption || !isPart || !TAKEN.test(status))) return [];
        return [
          {
            name: nameOf(label.replace(/[\s:]+$| sums? insured:?$/i, '').replace(/^[\s•*·–-]+/, '')),
            printed: printedPhrase(phrase, line.page),
          },
        ];
      });
    }),
  );
}

/** Whether a row names a cover and nothing else. */
const isNameAlone = (words: string, kind: string | undefined): boolean =>
  namesCover(words) &&
  words.split(' ').length <= 5 &&
  !/\b(?:excess|premium|claims?|value|cost|who|what|how)\b/.test(words) &&
  kind !== 'premium' &&
  kind !== 'past' &&
  kind !== 'excess';

const OPTION =
  /\b(?:legal|emergency|breakdown|windscreen|glass|courtesy|replacement|protection|accident|accidental damage|key|keys|possessions|belongings|cycles?|bicycles?|contents|buildings|abroad|european|foreign|driving other|misfuel|no claims|excess|effects|medical|garden|liability|rescue|recovery)\b/;
