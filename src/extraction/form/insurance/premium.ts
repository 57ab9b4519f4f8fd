// What a policy costs: the premium before tax, the insurance premium tax, fees, and the total. Words tell which is which where
// they can; where `Premium` alone is printed, the sums decide.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { FormFinding } from '../form-reading.ts';
import { apartFromFees } from './fees-apart.ts';
import type { Figure } from './figures.ts';

/** What was found of the price; figures stand as printed. */
export interface Premium {
  readonly total?: Figure;
  readonly net?: Figure;
  readonly tax?: Figure;
  readonly findings: readonly FormFinding[];
}

const TAX =
  /^(?:of which |which includes |plus |add |including |includes |incl |inc )?(?:uk )?(?:tax )?(?:insurance premium tax|ipt|premium tax)\b|^(?:of which )?tax(?: (?:at )?\d+| included)?$/;
const WITH_TAX =
  /\b(?:including|includes|include|incl|inc|inclusive of|with) (?:of )?(?:all )?(?:\d+ )*(?:ipt|insurance premium tax|tax|taxes)\b|\b(?:tax(?:es)?|ipt)(?: is| are)? included\b/;
const WITHOUT_TAX =
  /\b(?:before|excluding|excl|ex|exc|exclusive of|without|less|net of) (?:any )?(?:\d+ )?(?:ipt|insurance premium tax|tax|taxes)\b|^net (?:annual )?premium\b|^(?:base|basic) premium\b|^sub ?total\b/;
const PART =
  /\b(?:monthly|instalments?|deposit|per month|credit|apr|interest|weekly|refund|return premium|last (?:year|time)|previous(?:ly)?|expiring|old|renewal last|you paid|paid last|discount|saving|excess|additional premium|if you pay|daily|direct debit)\b/;
const TOTAL =
  /^(?:(?:the|your|grand|overall|gross|annual|full|yearly|policy) )*(?:total|all together|altogether|all in|gross premium|amount (?:payable|due|to pay)|premium payable|price you pay|you pay|to pay|price to pay|full price|annual price|premium due)\b/;
const PLAIN =
  /^(?:(?:the|your|annual|yearly|policy|motor|home|household|car|insurance|12 month|full|cost of|price of|van|main|new|renewal|this years?|this time|renewed|current|quoted) )*(?:premium|price|policy cost|insurance|cost of (?:this|the|your) (?:policy|insurance|cover))(?: (?:for (?:this|the|your|a|one|next) (?:period|year|policy|term|12 months|vehicle|car|van|motorcycle|bike|home|property)|for (?:12|twelve) months|this year|this time|for the year ahead|from renewal|amount))?$|^this year(?: you pay| your premium is| your price is)?$/;
/** What stands under the heading of the price: `For the year`. */
const PERIOD =
  /^(?:(?:cost|price|total|amount) )?(?:for|over) (?:the|this|your|one|a|12|twelve|full|whole| )+(?:year|months?|period)(?: ahead| of cover)?$|^(?:12|twelve) months(?: cover)?$|^(?:per|a) year$|^annual(?:ly)?$/;
const FEE = /\b(?:fees?|admin(?:istration)?(?: charges?)?|arrangement charge|set ?up charge|service charge)\b/;
const EXTRA =
  /\b(?:legal|breakdown|emergency|protection|key cover|optional extras?|add ?ons?|windscreen|courtesy|guaranteed|excess cover)\b/;

/** What is paid at once, beside what instalments come to with their interest. */
const IN_FULL =
  /^(?!.*\b(?:last|previous|saving|discount|excess)\b).*\b(?:(?:if |when )?(?:you )?(?:pay|paid|paying|payment) (?:in full|annually|yearly|in one (?:go|payment|sum)|all at once|up ?front)\b|(?:premium|price|cost|pay) in full$)/;
const WITH_CREDIT = /^total (?:amount )?(?:re)?payable\b|\bcredit\b|\binstal?ments\b/;

/** What heads a column of what each section costs. */
const PRICES = /\b(?:price|premium|cost)s?\b/;

type Kind = 'tax' | 'gross' | 'net' | 'total' | 'plain' | 'fee' | 'extra';

/** What an amount of the price is; undefined where it is none of it. */
function kindOf({ label, header, section }: Figure): Kind | undefined {
  const words = foldText(label)
    .replace(/\bi p t\b/g, 'ipt')
    .replace(/ (?:gbp|at \d.*)$/, '')
    .replace(/^(?:how much|what)(?: of (?:that|this|it|(?:the|your) (?:price|premium|total)))? (?:is|will|was) /, '');
  if (IN_FULL.test(words)) return 'gross';
  if (PART.test(words)) return undefined;
  if (TAX.test(words)) return 'tax';
  if (WITHOUT_TAX.test(words)) return 'net';
  if (/\b(?:premium|price|cost|total|payable|pay)\b/.test(words) && WITH_TAX.test(words)) return 'gross';
  if (FEE.test(words) && words.split(' ').length <= 6) return 'fee';
  if (/\bexcess\b/.test(header)) return undefined;
  if (TOTAL.test(words) && !/\bexcess|sum insured|claims?\b/.test(words))
    return ((section === 'excess' || section === 'covers') &&
      !/premium|pay|price|cost|due/.test(`${words} ${header}`)) ||
      // What is paid of each claim.
      (section === 'excess' && /\byou ?(?:d|ll|would|will)? ?pay$|\bpayable by you$/.test(words))
      ? undefined
      : 'total';
  if (PLAIN.test(words) || (section === 'premium' && PERIOD.test(words))) return 'plain';
  if (
    (section === 'premium' || PRICES.test(header)) &&
    (EXTRA.test(words) || /\bpremium$|\bcover$/.test(words)) &&
    !/excess|limit/.test(header)
  )
    return 'extra';
  return undefined;
}

/** The standard rate, as a part of the premium before tax (Finance Act 1994 s. 51, 12 % since 1 June 2017). */
const STANDARD_RATE = 0.12;
/** Rounding of parts moves a tax by pennies. */
const ROUNDING = 3;

const isTaxOf = (tax: number, net: number): boolean => Math.abs(tax - STANDARD_RATE * net) <= ROUNDING;

/**
 * The price of the policy: among labelled `figures` and what sentences have `said`, else among all amounts of `layout`, the parts that make
 * up a printed total. Where none do, what the words call a total, with a finding if the parts contradict it.
 */
export function readPremium(figures: readonly Figure[], said: FieldCandidates, layout: DocumentLayout): Premium {
  const read = wholePremium(figures, said, layout);
  const of = (kind: Kind): Figure[] => figures.filter((figure) => kindOf(figure) === kind);
  const prices = [...of('gross'), ...saidIn(said['premiumSaid']), ...of('total'), ...of('plain')];
  const { total, findings } = apartFromFees(
    layout,
    { total: read.total, tax: read.tax, net: read.net, fees: of('fee'), prices },
    isTaxOf,
  );
  return { ...read, ...(total ? { total } : {}), findings: [...read.findings, ...findings] };
}

function wholePremium(figures: readonly Figure[], said: FieldCandidates, layout: DocumentLayout): Premium {
  const of = (kind: Kind): Figure[] => figures.filter((figure) => kindOf(figure) === kind);
  const [fees, extras] = [of('fee'), of('extra')];
  const [taxes, nets, plains] = [[...of('tax'), ...saidIn(said['taxSaid'])], of('net'), of('plain')];
  const atOnce = figures.find((figure) => kindOf(figure) === 'gross' && IN_FULL.test(foldText(figure.label)));
  const isLoan = ({ label, minor }: Figure): boolean =>
    atOnce !== undefined && minor > atOnce.minor && WITH_CREDIT.test(foldText(label));
  const totals = [...of('gross'), ...of('total'), ...saidIn(said['premiumSaid'])].filter((one) => !isLoan(one));
  const rest = [0, sum(fees), sum(extras), sum(fees) + sum(extras)];
  // The reading under which the printed parts make up the printed total.
  for (const more of rest) {
    for (const net of [...nets, ...plains]) {
      for (const tax of taxes) {
        const total = [...totals, ...plains].find((one) => one !== net && one.minor === net.minor + tax.minor + more);
        if (total && tax.minor > 0) return { total, net, tax, findings: [] };
      }
    }
  }
  return provenTriple(layout, totals) ?? withItsTax(layout, unproven({ taxes, nets, plains, totals, rest }));
}

/** Parts and total stand among at most so many amounts that follow each other. */
const NEAR = 6;

/**
 * Three amounts that follow each other, of which the second is the tax on the first and the third their sum: wherever they stand, in
 * sentences or tables without words that tell. The one whose total is labelled so, else the largest.
 */
function provenTriple(layout: DocumentLayout, totals: readonly Figure[]): Premium | undefined {
  const found = taxedPages(layout).flatMap((amounts) => {
    return amounts.flatMap((_first, at) => {
      const near = amounts.slice(at, at + NEAR);
      return near.flatMap((net) =>
        near.flatMap((tax) => {
          const total = near.find(({ minor }) => minor === net.minor + tax.minor);
          return total && net.minor >= LEAST_NET && isTaxOf(tax.minor, net.minor) ? [{ total, net, tax }] : [];
        }),
      );
    });
  });
  const labelled = found.find(({ total }) => totals.some(({ minor }) => minor === total.minor));
  const best = labelled ?? [...found].sort((a, b) => b.total.minor - a.total.minor)[0];
  return best && { ...best, findings: [] };
}

/**
 * Where no words tell the tax: the amount near the premium that the standard rate makes of it, on a page that speaks of the tax
 * (`This includes the tax that we have to charge, currently 12%, in the sum of £60.00`).
 */
function withItsTax(layout: DocumentLayout, premium: Premium): Premium {
  const { total, tax } = premium;
  if (!total || tax || total.minor < LEAST_NET) return premium;
  const isOfIt = ({ minor }: Figure): boolean =>
    Math.abs(minor - (STANDARD_RATE * total.minor) / (1 + STANDARD_RATE)) < 1;
  const own = taxedPages(layout, /\b(?:tax(?:es|ed)?|ipt|i\.p\.t|levy|hmrc|duty)\b/i)
    .flatMap((amounts) =>
      amounts.filter((_one, at) =>
        amounts.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ minor }) => minor === total.minor),
      ),
    )
    .find(isOfIt);
  return own ? { ...premium, tax: own } : premium;
}

/** The amounts of each page that speaks of the tax, in reading order. */
const taxedPages = ({ pages }: DocumentLayout, words = /\b(?:premium tax|ipt|i\.p\.t)\b/i): Figure[][] =>
  pages
    .filter(({ lines }) => lines.some(({ text }) => words.test(text)))
    .map(({ lines, number }) => lines.flatMap(({ phrases }) => phrases.flatMap((phrase) => amountsIn(phrase, number))));

/** No policy costs less; among small amounts many sums hold by chance. */
const LEAST_NET = 2000;

function amountsIn(phrase: Phrase, page: number): Figure[] {
  return [...phrase.text.matchAll(/(?<![\d.,])£? ?(\d{1,3}(?:,\d{3})*|\d+)\.(\d{2})(?!\d|\.\d|%)/g)].map(
    ([, whole = '', pence = '']): Figure => ({
      label: '',
      header: '',
      section: 'premium',
      minor: Number(`${whole.replaceAll(',', '')}${pence}`),
      printed: printedPhrase(phrase, page),
      row: '',
    }),
  );
}

interface Parts {
  readonly taxes: readonly Figure[];
  readonly nets: readonly Figure[];
  readonly plains: readonly Figure[];
  readonly totals: readonly Figure[];
  readonly rest: readonly number[];
}

/** No sum is printed whole: what is there, and what is odd about it. */
function unproven({ taxes, nets, plains, totals, rest }: Parts): Premium {
  const findings: FormFinding[] = [];
  const [tax] = taxes;
  const [net] = nets;
  // What is the tax is not the premium.
  const total =
    totals.find(({ minor }) => tax && rest.some((more) => isTaxOf(tax.minor, minor - more - tax.minor))) ??
    totals.find(({ minor }) => minor !== tax?.minor) ??
    plains.find(({ minor }) => !tax || !isTaxOf(tax.minor, minor));
  const base =
    net ?? (total && total !== plains[0] && tax ? plains.find(({ minor }) => isTaxOf(tax.minor, minor)) : undefined);
  if (base && tax && total)
    findings.push({
      severity: 'errors',
      reason: 'A sum that the document prints does not hold: premium before tax and tax are the premium.',
    });
  else if (tax && total && !rest.some((more) => isTaxOf(tax.minor, total.minor - more - tax.minor)))
    findings.push({
      severity: 'warnings',
      reason: 'The insurance premium tax is not what the standard rate makes of the premium.',
    });
  else if (!tax && new Set([...totals].map(({ minor }) => minor)).size > 1 && !sumsUp(totals, rest))
    findings.push({ severity: 'warnings', reason: 'Several amounts are printed as the premium, and no sum decides.' });
  if (tax && !total)
    findings.push({ severity: 'warnings', reason: 'The insurance premium tax was found, and no premium.' });
  return { ...(total ? { total } : {}), ...(base ? { net: base } : {}), ...(tax ? { tax } : {}), findings };
}

function sumsUp(totals: readonly Figure[], rest: readonly number[]): boolean {
  const amounts = totals.map(({ minor }) => minor);
  const least = Math.min(...amounts);
  return amounts.every((minor) => minor === least || rest.includes(minor - least));
}

/** What sentences say (`Your premium is £418.26, which includes …`), as figures; an amount of nothing says nothing. */
function saidIn(candidates: readonly FieldCandidate[] = []): Figure[] {
  return candidates.flatMap(({ value, printed }) =>
    value.kind === 'money' && value.amount.minor > 0
      ? [{ label: '', header: '', section: undefined, minor: value.amount.minor, printed, row: '' }]
      : [],
  );
}

const sum = (figures: readonly Figure[]): number => figures.reduce((all, { minor }) => all + minor, 0);
