// Whom a paper is from: what its letterhead says by the rules of its class, and what the register of institutions knows.
import { isPhrasing, isUncapitalised } from '../../extraction/document/phrasing.ts';
import { namedOnce, spacedName } from '../../extraction/document/issuer-names.ts';
import type { IssuerName } from '../../extraction/document/issuer.ts';
import { siteNamesIn } from '../../extraction/document/site-names.ts';
import { isStopped, withoutStop } from '../../extraction/document/stopped-name.ts';
import { tradesAs, underTradeName } from '../../extraction/document/trade-names.ts';
import { isDepartment, withoutDepartment } from '../../extraction/document/without-department.ts';
import { withoutDomain } from '../../extraction/document/without-domain.ts';
import { hasLoneLetter, withoutMark } from '../../extraction/document/without-mark.ts';
import { withoutProduct } from '../../extraction/document/without-product.ts';
import { registeredIssuer, type RegisteredName } from '../../extraction/document/registered-issuer.ts';
import { slipsBetween } from '../../kernel/slips-between.ts';
import { foldText, lettersOf } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { IssuerKind, IssuerRegister } from '../../model/institutions.ts';

/** The issuer, and whether the other one named might be it as well. */
export interface SettledIssuer {
  readonly issuer: IssuerName | undefined;
  readonly doubt?: string;
}

/** What the issuer is settled by. */
interface Grounds {
  readonly register: IssuerRegister;
  readonly kinds?: readonly IssuerKind[] | undefined;
  /** Whether a label names whom was read, and the paper says so twice: then it goes by no other name. */
  readonly isProven?: boolean;
}

/** `read` by the rules of the class, confirmed or replaced by what is known of the institutions that issue such papers. */
export function settleIssuer(
  layout: DocumentLayout,
  read: IssuerName | undefined,
  { register, kinds = [], isProven = false }: Grounds,
): SettledIssuer {
  const known = registeredIssuer(layout, register, kinds);
  const trades = read && kinds.length > 0 ? { ...read, name: tradingName(read.name) } : read;
  const named = withoutStop(trades && kinds.length > 0 && !isProven ? underTradeName(layout, trades) : trades, layout);
  const isSpelled = known?.names.some((name) => foldText(name) === foldText(named?.name ?? ''));
  const spelled = named && !isSpelled ? { ...named, name: spacedName(named.name, layout) } : named;
  const own = spelled && { ...spelled, name: bareName(spelled.name, { layout, kinds, known: known?.names ?? [] }) };
  const isLine = own !== undefined && isSlogan(own.name, layout);
  const meant =
    own && (meantName(own, known?.names ?? namesOfSites(layout, { register, kinds })) ?? cutName(own, known));
  if (own && meant !== undefined) return { issuer: { ...own, name: meant } };
  const owned = own && brandOwnedBy(own, { layout, register, kinds });
  if (own && owned !== undefined) return { issuer: { ...own, name: owned } };
  if (!known) return { issuer: own, ...doubtOf(own, isLine, layout) };
  const brand = own && brandOf(own, known, { layout, kinds });
  if (brand) return { issuer: brand };
  if (own && known.names.some((name) => holds(own.name, name)))
    return { issuer: inFull(own, known), ...nameDoubt(inFull(own, known), layout) };
  if (!own || isLine || known.isLetterhead || holds(known.name, own.name.replace(ARTICLE, '')))
    return { issuer: inFull(known, known) };
  return { issuer: own, doubt: `The paper may be from ${own.name} or from ${known.name}.` };
}

/** A name without the mark of its logo, and the domain, the product or the department that stands behind it. */
const bareName = (
  name: string,
  {
    layout,
    kinds,
    known,
  }: { readonly layout: DocumentLayout; readonly kinds: readonly IssuerKind[]; readonly known: readonly string[] },
): string =>
  withoutDepartment(
    withoutProduct(withoutDomain(withoutMark(namedOnce(name), layout), layout), known, kinds),
    known,
    layout,
  );

/**
 * The brand that its customers know a supplier, a bank or the issuer of a card by, where the small print names its company: set at the head of
 * the paper, or said to be what the company trades as. A lender or an insurer is the company that signs.
 */
function brandOf(
  own: IssuerName,
  known: RegisteredName,
  { layout, kinds }: { readonly layout: DocumentLayout; readonly kinds: readonly IssuerKind[] },
): IssuerName | undefined {
  const [brand = ''] = known.names;
  const isOf = (some: ReadonlySet<IssuerKind>): boolean => kinds.length > 0 && kinds.every((kind) => some.has(kind));
  if (!(isOf(SUPPLIERS) || isOf(OF_ACCOUNTS)) || !isInSmallPrint(own, layout)) return undefined;
  const isCompany = isCompanyOf(own, known) || (isOf(OF_ACCOUNTS) && isLonger(own.name, brand));
  if (known.ownName?.isInHead === true && isCompany) return { ...own, name: brand, printed: known.ownName.printed };
  return tradesAs(layout, own.name, brand)
    ? { ...own, name: brand, printed: known.ownName?.printed ?? own.printed }
    : undefined;
}

/**
 * The brand that the small print's company is known by, where it supplies homes under that alone and the logo cannot be read: `Rowan 7G UK
 * Limited` is Rowan to all who know it.
 */
function brandOwnedBy(
  own: IssuerName,
  { layout, register, kinds }: { readonly layout: DocumentLayout } & Pick<Grounds, 'register' | 'kinds'>,
): string | undefined {
  const name = foldText(own.name);
  if (!isInSmallPrint(own, layout)) return undefined;
  return register.find(
    ({ kind, names: [, ...others] }) =>
      SUPPLIERS.has(kind) &&
      kinds?.includes(kind) === true &&
      others.some((other) => foldText(other) === name.replace(COMPANY, '')),
  )?.names[0];
}

/** The first names of the institutions whose sites the paper prints. */
function namesOfSites(layout: DocumentLayout, { register, kinds = [] }: Grounds): readonly string[] {
  const sites = new Set(layout.pages.flatMap(({ lines }) => lines.flatMap(({ text }) => siteNamesIn(text))));
  return register.flatMap(({ kind, names: [name] }) =>
    name !== undefined && kinds.includes(kind) && sites.has(lettersOf(name)) ? [name] : [],
  );
}

/** Whether a name says another and more. */
const isLonger = (name: string, other: string): boolean =>
  foldText(name) !== foldText(other) && ` ${foldText(name)} `.includes(` ${foldText(other)} `);

/** `A Alder Bank`, `Alder & Bank` and `Alderr Bank`, recognised: the known name, where a mark of the logo or a letter was read too many or too few. */
function meantName({ name, printed }: IssuerName, known: readonly string[]): string | undefined {
  if (printed.confidence === 1) return undefined;
  const folded = foldText(name);
  const same = known.find((one) => foldText(one) === folded);
  if (same !== undefined) return LONE_MARK.test(name) && !LONE_MARK.test(same) ? same : undefined;
  const torn = known.find((one) => [isTorn, isTornWithSlip, isCut].some((isSo) => isSo(folded, foldText(one))));
  if (torn !== undefined) return torn;
  const bare = folded.replace(/^\S{1,2} /, '');
  return known.find((one) => {
    const other = foldText(one);
    return other === bare || (other.length >= LEAST_MISREAD && slipsBetween(other, folded, 1) === 1);
  });
}

/** `rowan wa ter ever clear`: letters that begin with those of a name, and words that do not. */
const isTorn = (read: string, name: string): boolean =>
  name.length >= LEAST_TORN &&
  lettersOf(read).startsWith(lettersOf(name)) &&
  !` ${read} `.startsWith(` ${name} `) &&
  lettersOf(read) !== lettersOf(name);

/** `pl lusnet` of `plusnet`: letters of a logo that were torn apart, with one of them too many or too few. */
const isTornWithSlip = (read: string, name: string): boolean =>
  read.split(' ').length > name.split(' ').length &&
  lettersOf(name).length >= LEAST_TORN &&
  slipsBetween(lettersOf(name), lettersOf(read), 1) === 1;

/** `talk` of `talktalk`, `sever` of `severn trent`: the letters of a logo up to where recognition lost it, in the midst of a word. */
const isCut = (read: string, name: string): boolean =>
  read.length >= LEAST_CUT && name.startsWith(read) && name.charAt(read.length) !== ' ' && name !== read;

const LEAST_CUT = 4;

/** A short logo that lost a letter at its edge (`ED` of `EDF`), where small print and site say whose it is. */
function cutName({ name, printed }: IssuerName, known: RegisteredName | undefined): string | undefined {
  if (printed.confidence === 1) return undefined;
  const read = lettersOf(name);
  return known?.names.find((one) => [lettersOf(one).slice(0, -1), lettersOf(one).slice(1)].includes(read));
}

const LONE_MARK = / [^\p{L}\p{N}\s]+ /u;

/** Names of fewer letters are too near to others, or begin them by chance. */
const LEAST_MISREAD = 8;
const LEAST_TORN = 6;

/** A name that reads like a heading or that of a department, where nothing confirms it. */
const doubtOf = (own: IssuerName | undefined, isLine: boolean, layout: DocumentLayout): Pick<SettledIssuer, 'doubt'> =>
  own && (isLine || isStopped(own.name) || isPhrasing(own.name))
    ? { doubt: 'What was read as the name of the issuer reads like a heading or a slogan.' }
    : nameDoubt(own, layout);

function nameDoubt(own: IssuerName | undefined, layout: DocumentLayout): Pick<SettledIssuer, 'doubt'> {
  if (own && isDepartment(own.name))
    return { doubt: 'What was read as the name of the issuer reads like that of a department.' };
  if (own && own.printed.confidence < 1 && BROKEN.test(own.name))
    return { doubt: 'The name of the issuer was recognised in pieces.' };
  // A letter of a drawn wordmark is soon taken for another: `fide`.
  if (own && own.printed.confidence < 1 && !/\p{Lu}/u.test(own.name) && !isToldElsewhere(own.name, layout))
    return { doubt: 'The name of the issuer was recognised in a logo alone, and stands nowhere else.' };
  return own && hasLoneLetter(own.name, layout)
    ? { doubt: 'The name of the issuer was read with a letter that the paper prints it without.' }
    : {};
}

/** A name of which a logo left pieces: `RB So ufl(0) n S`. */
const BROKEN = /\([^)\p{L}]*\)|(?: \p{L}){2}$/u;

/** Words in small letters that the paper prints in no others, and that no site is called by: the line beside a logo, not a name. */
const isSlogan = (name: string, layout: DocumentLayout): boolean =>
  isUncapitalised(name) && !isToldElsewhere(name, layout);

/** Whether a site is called by a name in small letters, or the paper prints it in others. */
function isToldElsewhere(name: string, { pages }: DocumentLayout): boolean {
  const letters = lettersOf(name);
  return pages
    .flatMap(({ lines }) => lines.flatMap(({ phrases }) => phrases.map(({ text }) => text)))
    .some((text) => siteNamesIn(text).includes(letters) || (holds(text, name) && !text.includes(name)));
}

/** `Wychbury Lending plc trading as Quay`: an institution goes by the name that it trades as. */
const tradingName = (name: string): string =>
  /^.{3,}?[ ,(](?:trading as|t\/a|trading under the name(?: of)?) (\p{L}[^)]+)\)?$/iu.exec(name)?.[1] ?? name;

/** Whether a name holds another: short ones as words, since the letters of `EE` are in many. */
function holds(name: string, other: string): boolean {
  const letters = lettersOf(other);
  return letters.length > 3
    ? lettersOf(name).includes(letters)
    : ` ${foldText(name)} `.includes(` ${foldText(other)} `);
}

/**
 * A short form (`RB` or `Rowan` for `Rowan Broadband`) as the name that it is short for, where the paper prints that too; another
 * of its names as the one that it goes by, where the head of the paper sets both; the two of which its mark is made in type of one
 * size (`Dŵr Elwy` over `Elwy Water`) as the name that they make, where it is known by that; a name that a logo sets
 * without its spaces or capitals as it is spelled.
 */
function inFull(read: IssuerName, { names, ownName, markName }: RegisteredName): IssuerName {
  if (markName && ` ${foldText(markName.name)} `.includes(` ${foldText(read.name)} `)) return { ...read, ...markName };
  const [name = ''] = names;
  const own = lettersOf(read.name);
  const bare = lettersOf(read.name.replace(ARTICLE, ''));
  const whole = lettersOf(name.replace(ARTICLE, ''));
  const initials = foldText(name.replace(ARTICLE, ''))
    .split(' ')
    .map(([initial = '']) => initial)
    .join('');
  const isShort = bare.length > 1 && bare !== whole && [whole, initials].some((one) => one.startsWith(bare));
  const sameWords = names.find((one) => foldText(one) === foldText(read.name));
  const isOther = sameWords !== undefined && sameWords !== name;
  if (ownName && (isShort || (isOther && ownName.isInHead)))
    return {
      ...read,
      name: ownName.printed.text.includes(`The ${name}`) ? `The ${name}` : name,
      printed: ownName.printed,
    };
  if (sameWords !== undefined && /\p{Lu}/u.test(read.name)) return read;
  return { ...read, name: sameWords ?? names.find((one) => lettersOf(one) === own) ?? read.name };
}

/** Whether a company is called by another name of an institution than the one that it goes by, or by that and more. */
const isCompanyOf = ({ name }: IssuerName, { names: [brand = '', ...others] }: RegisteredName): boolean =>
  foldText(name).startsWith(`${foldText(brand)} `) ||
  others.some((other) => foldText(other) === foldText(name).replace(COMPANY, ''));

const SUPPLIERS: ReadonlySet<IssuerKind> = new Set(['energy', 'water', 'broadband']);

const OF_ACCOUNTS: ReadonlySet<IssuerKind> = new Set(['bank', 'buildingSociety', 'card']);

/** What the law has a company add to its name. */
const COMPANY = / (?:limited|ltd|plc|llp)$/;

/** Whether a name stands below the head of the paper: a company that owns a brand is told there. */
function isInSmallPrint({ printed: { page, box } }: IssuerName, { pages }: DocumentLayout): boolean {
  return page > 1 || box.y0 > HEAD_PART * (pages[0]?.heightPt ?? 0);
}

const HEAD_PART = 0.25;

const ARTICLE = /^the /i;
