// What the holder bears of each claim: the compulsory and the voluntary part, and their total.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { passagesOf } from '../../fields/sentences.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { driverExcessFindings } from './excess-by-driver.ts';
import { excessInCell, excessInRow } from './excess-rows.ts';
import type { Excess, Figure } from './figures.ts';

const COMPULSORY =
  /\b(?:compulsory|standard|mandatory|policy|we (?:set|apply|require|ask)|set by us|must pay)\b(?!.*\b(?:total|voluntary)\b)/;
const VOLUNTARY =
  /\b(?:voluntary|chosen|chose|selected|agreed to|opted for|additional voluntary)\b(?!.*\b(?:total|compulsory)\b)/;
const TOTAL =
  /\btotal\b|\bcombined\b|\boverall\b|\b(?:al)?together\b|\bin all\b|\b(?:all|any|every) other\b(?! (?:named |insured )?(?:drivers?|persons?))|\b(?:every|any)thing else\b|\bcompulsory (?:and|plus) voluntary\b/;
/** Excesses that only some drivers or some claims bear. */
const SPECIAL =
  /\b(?:young|inexperienced|windscreen|glass|fire|theft|subsidence|escape|water|flood|storm|repair(?:s|ers?)?|garage not|not approved|non approved|contents only|driver under|additional driver|under 25|replacement|misfuel|key)\b/;

/** What a driver bears besides, on every claim: a total may hold it too. */
const OF_DRIVERS = /\b(?:young|inexperienced|drivers?|under 25|age|additional|telematics)\b/;

const FIRE_AND_THEFT = /\bfire (?:and |or )?theft\b/;

const OF_CLAIMS =
  /^(?:(?:your|the|plus) )*(?:compulsory|voluntary)(?: (?:amount|part|element|chosen|selected|by you))*$|^(?:total )?(?:amount )?(?:you|you ll|you will) pay (?:on|for|of|towards) (?:each|every|any|a) claim$/;

/** What is paid for a policy, and what may be paid for one: under a heading of excesses it is paid of claims. */
const OF_PRICE = /\b(?:premium|ipt|tax|due|fee|payable|price|cost|paid|instalments?)\b/;
const PAID = /\b(?:you|to) pay(?: us| in (?:total|all))?$/;

/** The figures that are excesses at large. */
function isExcess({ label, header, section }: Figure): boolean {
  const words = foldText(label);
  if (OF_PRICE.test(words) || (section !== 'excess' && PAID.test(words))) return false;
  // What is compulsory or voluntary is an excess, whatever it stands under; so is what is paid on every claim.
  return section === 'excess' || OF_CLAIMS.test(words) || /\bexcess|\bdeductible/.test(`${words} ${header}`);
}

/** `Comp XS`, as brokers' systems write it, in full; some insurers call it a deductible. */
const inFull = (figure: Figure): Figure => ({
  ...figure,
  label: figure.label
    .replace(/\bx\/?s\b|\bdeductibles?\b/i, 'excess')
    .replace(/^comp\b\.?(?= excess)/i, 'compulsory')
    .replace(/^vol\b\.?(?= excess)/i, 'voluntary'),
});

const BY_ACCIDENT = /^accidental damage\b/i;

interface Paper {
  readonly layout: DocumentLayout;
  readonly isOfHome: boolean;
  readonly currency: string;
  /** Names of holders and drivers. */
  readonly everyone: readonly string[];
}

/** What every claim bears may hold what was chosen, too, or leave it out. */
const CHOSEN_BESIDE: FormFinding = {
  severity: 'warnings',
  reason: 'The paper prints a voluntary excess, and only the compulsory one was read.',
};

/** Excesses of a vehicle stand among the figures, and none of them is that of the usual claim. */
const NONE_USUAL: FormFinding = {
  severity: 'warnings',
  reason: 'Excesses are printed, and the one of the usual claim was not found.',
};

/** The excess of the policy as a whole, and what contradicts it. */
export function readExcess(
  figures: readonly Figure[],
  said: FieldCandidates,
  { layout, isOfHome, currency, everyone }: Paper,
): { readonly excess?: Excess; readonly findings: readonly FormFinding[] } {
  const row = excessInRow(layout, currency) ?? excessInCell(layout, currency);
  if (row) return { excess: { minor: row.minor, figure: row }, findings: [] };
  // Damage by accident is the usual claim of a car; of a home it is one cover among others.
  const read = readFigures(isOfHome ? figures.filter(({ label }) => !BY_ACCIDENT.test(label)) : figures);
  if (read.excess) {
    const { figure, minor } = read.excess;
    const words = `${foldText(figure.label)} ${figure.header}`;
    const isPart = minor === figure.minor && COMPULSORY.test(words) && !TOTAL.test(words);
    const byDriver = driverExcessFindings(figures, read.excess, everyone);
    return {
      ...read,
      findings: [...read.findings, ...byDriver, ...(isPart ? partly(layout, otherExcess(figures, figure)) : [])],
    };
  }
  // What sentences say: `The compulsory excess is £200 …, making a total excess of £550`.
  const [total, compulsory, voluntary, general] = ['excessSaid', 'compulsorySaid', 'voluntarySaid', 'generalSaid'].map(
    (name) => figureOf(said[name]?.[0]),
  );
  const parts = compulsory && voluntary ? { ...compulsory, minor: compulsory.minor + voluntary.minor } : undefined;
  if (total && parts && total.minor !== parts.minor)
    return { excess: { minor: total.minor, figure: total }, findings: [UNSUMMED] };
  const one = total ?? parts ?? general ?? compulsory;
  if (!one) {
    const isPrinted = figures.some((figure) => figure.minor > 0 && isExcess(figure));
    return isOfHome || !isPrinted ? read : { findings: [...read.findings, NONE_USUAL] };
  }
  return { excess: { minor: one.minor, figure: one }, findings: one === compulsory ? partly(layout, undefined) : [] };
}

/** What is read as the excess is the compulsory part alone, and the paper prints a voluntary one. */
function partly({ pages }: DocumentLayout, other: Figure | undefined): FormFinding[] {
  const isPrinted = pages.some((page) =>
    [...passagesOf(page), ...page.lines.map(({ text }) => text)].some((text) => VOLUNTARY_SUM.test(text)),
  );
  if (!isPrinted && other)
    return [{ severity: 'warnings', reason: 'Of several excesses only the compulsory one was read.' }];
  return isPrinted ? [CHOSEN_BESIDE] : [];
}

/** An excess at large beside the compulsory one, in words that say neither that it is chosen nor that it is the total. */
function otherExcess(figures: readonly Figure[], read: Figure): Figure | undefined {
  if (!/\b(?:compulsory|mandatory)\b/.test(foldText(read.label))) return undefined;
  return figures.find(({ label, header, section, minor, printed }) => {
    const words = `${foldText(label)} ${header}`;
    const isOther = minor > 0 && minor !== read.minor && section === read.section && printed.page === read.printed.page;
    return isOther && /\bexcess/.test(words) && ![SPECIAL, OF_DRIVERS, COMPULSORY].some((is) => is.test(words));
  });
}

/** A voluntary excess of more than nothing. */
const VOLUNTARY_SUM = /\bvoluntary\b[^.;£]{0,40}£ ?[1-9]/i;

const UNSUMMED: FormFinding = {
  severity: 'errors',
  reason: 'A sum that the document prints does not hold: compulsory and voluntary excess are the total excess.',
};

function figureOf(candidate: FieldCandidate | undefined): Figure | undefined {
  if (candidate?.value.kind !== 'money') return undefined;
  const { value, printed } = candidate;
  return { label: 'Excess', header: '', section: 'excess', minor: value.amount.minor, printed, row: '' };
}

/** The excess among labelled amounts. */
function readFigures(figures: readonly Figure[]): {
  readonly excess?: Excess;
  readonly findings: readonly FormFinding[];
} {
  const own = figures
    .map(inFull)
    .filter(isExcess)
    .map((figure) => ({ figure, words: `${foldText(withoutException(figure.label))} ${figure.header}`.trim() }));
  const general = own.filter(({ words }) => !SPECIAL.test(words));
  // In a table of several claims, what an accident costs stands for all. Cover without accidents has the excess of fire and theft alone, and
  // what is chosen besides.
  const isChosen = general.length > 0 && general.every(({ words }) => VOLUNTARY.test(words));
  const ofLosses = own.filter(({ words }) => (isChosen ? FIRE_AND_THEFT : /\bfire|theft\b/).test(words));
  const rows = general.length > 0 && !isChosen ? general : [...general, ...ofLosses];
  const pick = (is: RegExp, not?: RegExp): Figure | undefined =>
    rows.find(({ words }) => is.test(words) && !(not?.test(words) === true))?.figure;
  const total = pick(TOTAL);
  const [compulsory, voluntary] = [pick(COMPULSORY, TOTAL), pick(VOLUNTARY, TOTAL)];
  const parts = compulsory && voluntary ? compulsory.minor + voluntary.minor : undefined;
  if (
    total &&
    parts !== undefined &&
    parts !== total.minor &&
    total.row !== compulsory?.row &&
    !isOtherRow(total, rows) &&
    !own.some(({ figure, words }) => OF_DRIVERS.test(words) && parts + figure.minor === total.minor)
  )
    return {
      excess: { minor: total.minor, figure: total },
      findings: [UNSUMMED],
    };
  if (total) return { excess: { minor: total.minor, figure: total }, findings: [] };
  if (parts !== undefined && compulsory) return { excess: { minor: parts, figure: compulsory }, findings: [] };
  const only =
    pick(
      /^(?:(?:the|your|policy|standard|base|basic|total|own|damage|accidental|contents|buildings|home|general|amount) )*excess(?:es)?(?: (?:amount|applicable|payable|per claim|each claim|you pay|(?:(?:for|on|of) )?(?:any|each|every|all) (?:claims?|loss(?:es)?)))?$|^(?:loss or )?damage to (?:your|the) (?:car|vehicle|van|motorcycle)$|^own damage\b|^(?:accidental damage|accidents?|all|other|any|every|each)\b|\ball (?:other )?(?:claims|losses) not (?:mentioned|listed|shown|named)\b/,
    ) ?? compulsory;
  const whole = only && (totalOfRow(figures, only) ?? sumBeneath(own, only));
  if (whole) return { excess: { minor: whole.minor, figure: whole }, findings: [] };
  if (!only) return { findings: [] };
  const chosen = voluntary && voluntary.minor > 0 && voluntary !== only ? [CHOSEN_BESIDE] : [];
  return { excess: { minor: only.minor, figure: only }, findings: [...besides(figures, only), ...chosen] };
}

/** `All claims except glass`: what is left out is not what the amount is of. */
const withoutException = (label: string): string =>
  label.replace(/\s*\(?\b(?:except(?:ing)?|excluding|other than|apart from|save for)\b.*$/i, '');

/** A sum is of so many parts at least. */
const FEWEST_PARTS = 2;

/** The last amount of a figure's row, where those before it come to that: their heads need not say which is the total. */
function totalOfRow(figures: readonly Figure[], { row, section }: Figure): Figure | undefined {
  const cells = section === 'excess' && row !== '' ? figures.filter((one) => one.row === row) : [];
  const [total, parts] = [cells.at(-1), cells.slice(0, -1)];
  const sum = parts.reduce((all, { minor }) => all + minor, 0);
  return parts.length >= FEWEST_PARTS && total?.minor === sum && sum > 0 ? total : undefined;
}

/** The excess that is the sum of the one before it and that of another row between them, whatever these are called. */
function sumBeneath(own: readonly { readonly figure: Figure }[], only: Figure): Figure | undefined {
  const at = own.findIndex(({ figure }) => figure === only);
  const [other, sum] = own.slice(at + 1, at + 3).map(({ figure }) => figure);
  return at >= 0 && other && other.minor > 0 && sum?.minor === only.minor + other.minor ? sum : undefined;
}

/** Says so where the row of an excess holds others whose heads do not say what they are. */
function besides(figures: readonly Figure[], { row, section, minor, header }: Figure): FormFinding[] {
  const isUntold = (one: Figure): boolean =>
    one.row === row && one.header === header && one.minor !== minor && one.minor > 0;
  return section === 'excess' && row !== '' && figures.some(isUntold)
    ? [{ severity: 'warnings', reason: 'Of several excesses in one row it is not told which is borne in all.' }]
    : [];
}

/** `All other claims` is no sum of parts. */
function isOtherRow(total: Figure, rows: readonly { readonly figure: Figure; readonly words: string }[]): boolean {
  return rows.some(
    ({ figure, words }) => figure === total && /\b(?:all|any|every) other\b|\b(?:every|any)thing else\b/.test(words),
  );
}
