// Who insures and who arranged it. A broker's letterhead stands over the insurer that its paper names; a brand's own sentence about who
// underwrites it leaves the brand what the paper is from.
import { isClause } from '../../document/clauses.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { textOf } from '../../../model/page.ts';
import type { IssuerName } from '../../document/issuer.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { passagesOf } from '../../fields/sentences.ts';
import type { FormFinding } from '../form-reading.ts';
import { wholeCompany } from '../whole-company.ts';
import type { Named } from './holders.ts';
import { brandSpelled, isInsurerBrand } from './insurer-brands.ts';
import { isAtTop, isBroker, largestAtTop, letterheadOf } from './insurer-letterhead.ts';

/** Insurer and broker, where they can be told, and what is doubtful about them. */
export interface Insurer {
  readonly insurer?: Named;
  readonly broker?: Named;
  readonly findings: readonly FormFinding[];
}

/** A company that a sentence or a label names, and what stands before it in its sentence. */
interface Said extends Named {
  readonly before: string;
  readonly labelled: boolean;
}

/** Insurer and broker by labels, sentences and the letterhead. */
export function findInsurer(layout: DocumentLayout, fields: FieldCandidates, issuer: IssuerName | undefined): Insurer {
  const said = (fields['insurer'] ?? [])
    .flatMap((one) => saidOf(layout, one))
    .filter(({ before, labelled }) => labelled || !OF_EXTRA.test(before));
  const told = said.find(
    (one) =>
      TOLD.test(one.before) ||
      PROVIDES.test(one.printed.text.split(one.name)[1] ?? '') ||
      (one.labelled && !said.some((other) => tells(other, one))),
  );
  const small = said.find((one) => !one.labelled && one !== told);
  const [arranged] = (fields['broker'] ?? []).flatMap((one) => saidOf(layout, one));
  const first = letterheadOf(layout, issuer);
  // A broker's name with its address in the middle of the page is no letterhead; beside it the insurer's logo may stand.
  const isArranger = first !== undefined && arranged !== undefined && areRelated(first.name, arranged.name);
  const isBrokers = first !== undefined && isBroker(first.name);
  const largest = largestAtTop(layout);
  // What a label near the top says is the insurer is not what the paper bears over it.
  const isToldOne = told?.labelled === true && isSamePlace(first, told) && !isInsurerBrand(largest?.name ?? '');
  const head = isToldOne || isArranger || (isBrokers && !told && !small) ? (largest ?? first) : first;
  const { insurer: chosen, doubt } = choose({ told, small, head, arranged, layout });
  if (!chosen) return { findings: [] };
  const insurer = { ...chosen, name: brandSpelled(chosen.name) };
  const other = (one: Named | undefined): Named | undefined =>
    one && !areRelated(one.name, insurer.name) ? one : undefined;
  const broker = other(arranged) ?? ((told ?? small) && chosen !== head ? other(head) : undefined);
  return {
    insurer,
    ...(broker ? { broker } : {}),
    findings: doubt === undefined ? [] : [{ severity: 'warnings', reason: doubt }],
  };
}

/** What another company may insure besides: `Breakdown cover is underwritten by`. */
const OF_EXTRA =
  /^[^.;]{0,12}\b(?:breakdown|legal|home emergency|recovery|roadside|key|gap|excess protection|personal accident)\b[^.;]{0,40}\b(?:underwritten|insured|provided) by\s*$/i;

const isSamePlace = (a: Named | undefined, b: Named): boolean =>
  a?.name === b.name && a.printed.page === b.printed.page && Math.abs(a.printed.box.y0 - b.printed.box.y0) < 2;

/** Whether what passes for a label of `one` is the beginning of a sentence: `Your policy is underwritten by`. */
const tells = (sentence: Said, one: Said): boolean =>
  !sentence.labelled &&
  sentence.name === one.name &&
  sentence.printed.page === one.printed.page &&
  Math.abs(sentence.printed.box.y0 - one.printed.box.y0) < 2;

/** `Your insurer is`, `Underwriter:`. */
const TOLD =
  /\b(?:insurers?|underwriters?|insurance (?:company|provider))\b(?: (?:for|of|on|under) (?:this|your|the) (?:policy|insurance|cover|car|home))?(?: is|,|:| are)?:?\s*$/i;

/** `X Limited, who provide this insurance`, `X Limited will insure you`: what follows the name says it. */
const PROVIDES =
  /^\)?,? (?:will insure|insures|agrees to insure|has agreed to insure|(?:who|which) (?:provides?|underwrites?|insures?|will insure|carr(?:y|ies)|bears?|suppl(?:y|ies))) (?:this|your|the|you)\b(?! (?:legal|breakdown|optional|home emergency|windscreen))/i;

interface Choice {
  readonly told: Said | undefined;
  readonly small: Said | undefined;
  readonly head: Named | undefined;
  readonly arranged: Named | undefined;
  readonly layout: DocumentLayout;
}

/** A brand in letters, and not in signs of its logo. */
const IS_SPELLED = /^[\p{L}&=.’' -]+$/u;
const BY_ALONE = /^(?:policy )?(?:underwritten|insured|provided) by\s*$/i;
/** `… is provided by Brand Services Limited and underwritten by`: a brand whose own company only sells. */
const BY_ANOTHER =
  /\b(?:provided|arranged|sold|offered|distributed|administered) by \p{Lu}.*\band (?:is )?underwritten by\s*$/iu;
const ONLY_BROKER = 'The paper bears the name of a broker, and no insurer was found.';
const TWO_NAMES = 'The paper is from one company and names another that underwrites it: either may be the insurer.';

function choose({ told, small, head, arranged, layout }: Choice): { insurer: Named | undefined; doubt?: string } {
  // What a label names is the insurer; of a brand that a sentence says to be `underwritten by` the company of its own name, the brand is.
  // So it is where the label's value adds it in brackets: `Northfield Farmers Society Limited (Northfield)`.
  if (told)
    return { insurer: head && (told.labelled ? isAddedBrand(head, told) : isBrandOf(head, told)) ? head : told };
  if (!small) {
    const doubt = head && doubtOfHead(layout, head);
    return { insurer: head, ...(doubt === undefined ? {} : { doubt }) };
  }
  if (!head) return { insurer: small, ...(sells(layout, small) ? { doubt: TWO_NAMES } : {}) };
  if (areRelated(head.name, small.name) && !isBroker(head.name)) {
    // `Brand Insurance is provided by Brand Services Limited`: its own company sells what another may insure.
    const doubt = isBroker(small.name) ? doubtOfHead(layout, head) : undefined;
    return { insurer: head, ...(doubt === undefined ? {} : { doubt }) };
  }
  const isArranged = arranged !== undefined && areRelated(arranged.name, head.name);
  const arranges = isBroker(head.name) || isArranged || (acts(layout, head) && !isInsurerBrand(head.name));
  // `Brand Home Insurance is arranged by Brand Services and underwritten by …`: it is sold as the brand's own.
  const isSoldAsOwn = isArranged && !isBroker(head.name) && isOf(small.before, head) && BY_ANOTHER.test(small.before);
  if (isSoldAsOwn) return { insurer: head, doubt: TWO_NAMES };
  if (arranges) return { insurer: small };
  // What a letterhead says itself.
  if (isAtTop(layout, small)) return { insurer: small };
  // `Brand policies are underwritten by …`, and what sentences say of another section of the policy.
  if (isInsurerBrand(head.name)) return { insurer: head };
  if (isOf(small.before, head) || !bears(small))
    return { insurer: head, ...(BY_ANOTHER.test(small.before) ? { doubt: TWO_NAMES } : {}) };
  // `Underwritten by …` alone, in the small print of a brand, does not say that `your cover` is that company's.
  return { insurer: small.before.trim() === '' || BY_ALONE.test(small.before) ? head : small, doubt: TWO_NAMES };
}

/** Whether a name is the brand of an insurer, in letters, that goes by the name of this company of its group. */
const isBrandOf = ({ name }: Named, company: Named): boolean =>
  IS_SPELLED.test(name) && isInsurerBrand(name) && areRelated(name, company.name);

/** Whether the brand of an insurer over the paper is what the paper calls this company, in brackets behind its name. */
const isAddedBrand = ({ name }: Named, { printed: { text } }: Named): boolean =>
  isInsurerBrand(name) && foldText(/\(([^()]+)\)[.;,]?$/.exec(text)?.[1] ?? '') === foldText(name);

/** Why the name over a paper that names no insurer may not be the insurer's: it arranges, or another insurance company is named. */
function doubtOfHead(layout: DocumentLayout, head: Named): string | undefined {
  if (isInsurerBrand(head.name)) return undefined;
  if (isBroker(head.name) || (acts(layout, head) && !isItsOwn(layout, head)) || arrangesOnly(layout))
    return ONLY_BROKER;
  const isRivalled = layout.pages.some(({ lines }) =>
    lines.some(({ text }) => [...text.matchAll(INSURANCE_COMPANY)].some(([name]) => !areRelated(name, head.name))),
  );
  return isRivalled && !COMPANY_END.test(head.name) ? TWO_NAMES : undefined;
}

/** Whether the small print says that whom the paper is from arranges what another insures. */
const arrangesOnly = ({ pages }: DocumentLayout): boolean =>
  pages.some((page) => passagesOf(page).some((text) => ARRANGES_ONLY.test(text)));

const ARRANGES_ONLY =
  /\bacts? (?:only |solely )?as (?:an? )?(?:(?:insurance|independent|general) )*(?:intermediary|broker)\b|\b(?:we are|is) an? (?:(?:insurance|independent|general) )+(?:intermediary|broker)\b/i;

/** What only insurers are called: `Northfield Insurance Company Limited`. */
const INSURANCE_COMPANY =
  /(?<!\p{L})\p{Lu}[\p{L}&’'-]+(?: (?:& )?\p{Lu}[\p{L}&’'-]*){0,3} (?:Insurance|Assurance)(?: Company| \(?UK\)?)* (?:Limited|Ltd|plc|PLC|SE)\b/gu;

/** Whether the sentence that names a company says that it, and not the brand over the paper, bears the risk. */
function bears({ name, before, printed }: Said): boolean {
  return (
    /\b(?:limited|ltd|plc|se|company|society|mutual|lloyd’?'?s)$/i.test(name) &&
    /\b(?:cover|policy|policies|insurance|^)\b.{0,24}\b(?:provided|underwritten|insured) by\b/i.test(before) &&
    !/\btrading (?:as|name|style)\b/i.test(printed.text)
  );
}

/** Whether a sentence is about what bears this name. */
function isOf(before: string, { name }: Named): boolean {
  return ` ${foldText(before)} `.includes(` ${brandOf(name)} `);
}

/** A name without the words that every insurer's name has. */
function brandOf(name: string): string {
  const folded = foldText(name);
  const bare = folded.replace(
    /(?: (?:car|home|motor|van|general|insurance|direct|limited|ltd|plc|company|services|group))+$/,
    '',
  );
  return /^the$/.test(bare) ? folded : bare;
}

/** Whether a brand that nothing else has found says of itself that it trades for another company than this one. */
function sells(layout: DocumentLayout, { name }: Named): boolean {
  return layout.pages.some((page) =>
    page.lines.some(({ text }) => {
      const brand = /(?:^|[.;] )(\p{Lu}[^.;]{2,40}?),? (?:is|are) (?:a )?trading (?:name|style)s? of\b/u.exec(
        text,
      )?.[1];
      return brand !== undefined && !areRelated(brand, name);
    }),
  );
}

/** `Brand is a trading name of … Services Limited`: it arranges what others insure. */
function acts(layout: DocumentLayout, { name }: Named): boolean {
  const brand = brandOf(name);
  return layout.pages.some((page) =>
    page.lines.some(({ text }) => {
      const trading = /^(.*)\btrading (?:name|style) of (.{3,60})/i.exec(text);
      return (
        trading !== null &&
        ` ${foldText(trading[1] ?? '')} `.includes(` ${brand} `) &&
        /\b(?:services|intermediar(?:y|ies)|brokers?|broking|financial|retail|management|solutions|agency)\b/i.test(
          trading[2] ?? '',
        )
      );
    }),
  );
}

/** `Brand Direct is a trading name of Brand Insurance Services Limited`, where no other company is named: it sells what is its own. */
function isItsOwn(layout: DocumentLayout, { name }: Named): boolean {
  const own = ` ${withFirst(brandOf(name))} `;
  const companies = layout.pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }) =>
      [...text.matchAll(ANY_COMPANY)].map(([company]) => ` ${withFirst(foldText(company))} `),
    ),
  );
  return companies.length > 0 && companies.every((company) => company.includes(own) && OF_INSURANCE.test(company));
}

/** `1st` as it is spoken, which is how a company may spell the name of its brand. */
const withFirst = (folded: string): string => folded.replace(/^1st\b/, 'first');

/** What companies are called that sell insurance under a name of their own, and no brokers. */
const OF_INSURANCE = /^(?!.*\b(?:brok\w+|intermediar\w+|agenc\w+)\b).*\b(?:insurance|assurance|mutual)\b/;

/** Any name that ends as those of companies do. */
const ANY_COMPANY =
  /(?<!\p{L})\p{Lu}[\p{L}&’'-]*(?: (?:\p{Lu}[\p{L}&’'-]*|and|of|&)){0,5} (?:Limited|Ltd|plc|PLC|SE)\b/gu;

const COMPANY_END = /\b(?:limited|ltd|plc|se|society|company|mutual|insurance|assurance)$/i;

/** Where a company is at home, in its name: `Northfield Insurance (Gibraltar) Limited`. */
const PLACE =
  /^ ?\((?:uk|gb|gibraltar|europe|ireland|malta|international|services)\)(?: (?:insurance|company|co\.?|limited|ltd|plc|se|sa|dac)\b)+/i;

function saidOf(layout: DocumentLayout, candidate: FieldCandidate): Said[] {
  const { value, printed, confidence } = candidate;
  if (value.kind !== 'text') return [];
  const at = printed.text.indexOf(value.text);
  const before = at < 0 ? '' : printed.text.slice(0, at);
  const verb = verbBefore(layout, printed);
  const labelled = confidence >= 0.9 && verb === undefined;
  const whole =
    labelled && at + value.text.length >= printed.text.length ? wholeCompany(layout, printed, COMPANY_END) : undefined;
  const rest = at < 0 ? '' : printed.text.slice(at + value.text.length);
  const name = (whole?.text ?? `${value.text}${PLACE.exec(rest)?.[0] ?? ''}`)
    .replace(/^.{3,}? (?:trading as|t\/a) (?=\p{L})/iu, '')
    .replace(/\s*(?:\((?!(?:uk|gb|gibraltar|europe|ireland|malta|international|services)\))|,).*$|[.,;:]+$/gi, '')
    .trim();
  // In sentences capitals tell names from what else may follow.
  if (
    !/\p{L}{2}/u.test(name) ||
    name.split(' ').length > 8 ||
    !/\p{Lu}/u.test(name) ||
    /^the \p{Ll}/u.test(name) ||
    isClause(name) ||
    FORM.test(name) ||
    DEPARTMENT.test(name)
  )
    return [];
  return [{ name, printed: whole ?? printed, before: (verb ?? before).replace(/^.*[.;!?]\s+(?=\S)/, ''), labelled }];
}

/** What somebody who signs underwrites: `Underwriter, Property`. */
const DEPARTMENT =
  /^(?:(?:property|motor|home|household|residential|private|car|let|casualty|liability|personal|commercial|lines?|fleet|landlords?|schemes?|claims?|and|&)(?: |$))+$/i;

/** The end of a name that began on the line above: `Insurance Company` passed for its label. */
const FORM = /^(?:limited|ltd|plc|llp|se)\b/i;

/** What stands before a value in its phrase, where that is no label but the verb of a sentence: `Policy underwritten by`. */
function verbBefore(layout: DocumentLayout, { page, box }: Named['printed']): string | undefined {
  const phrase = (layout.pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .find(({ x0, x1, y0 }) => x0 < box.x0 - 1 && x1 > box.x0 && Math.abs(y0 - box.y0) < 2);
  const before = textOf(phrase?.words.filter(({ x1 }) => x1 <= box.x0 + 0.5) ?? []);
  return /\b(?:underwritten|insured|provided|issued) by$/i.test(before) ? `${before} ` : undefined;
}

/** One name begins with the first word of the other, or with the initials of its first words, or is what the other ends with: a logo on two lines. */
function areRelated(a: string, b: string): boolean {
  const [one = [], other = []] = [a, b].map((name) => foldText(name).replace(/^the /, '').split(' '));
  const isEnd = [one, other].some(
    (words) => words.length === 1 && [one.at(-1), other.at(-1)].every((last) => last === words[0]),
  );
  return one[0] === other[0] || isEnd || isShortFor(one[0], other) || isShortFor(other[0], one);
}

/** Whether a word is the initials of as many words: fewer than three might be those of any name. */
function isShortFor(short = '', words: readonly string[]): boolean {
  const initials = words.slice(0, short.length).map(([initial = '']) => initial);
  return short.length >= 3 && initials.join('') === short;
}
