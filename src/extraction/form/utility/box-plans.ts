// The plan of a service that stands right beneath the head of its box, without a label and without a price: `Mobile   £24.75` over
// `Unlimited Max SIM`.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { kindAlone } from './kind-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { mayBePackage, type Package } from './packages.ts';
import type { ServiceBox } from './service-boxes.ts';
import { bareName } from './tariff-names.ts';
import { saysMoreThanDays } from './tariff-words.ts';

/** A name begins with a capital or a figure and is no sentence, label, address or day. */
const NAME = /^(?=[\p{Lu}\d])(?=.*\p{L}{2})(?!Your |The |This |We |You)[^.:;£,]{3,50}$/u;
const MOST_WORDS = 7;
/** What bills say of a service right beneath its name. */
const NO_NAME =
  /\b(?:charges?|price|cost|monthly|contract|ends?|until|from|period|number|account|bill|total|details?|summary|address|usage)\b|(?<!\d)\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

/** Whether a text may be the name of a plan, and says more than its kind. */
export const isPlanName = (text: string, known: readonly Utility[]): boolean =>
  mayBeName(text) && text.split(' ').length <= MOST_WORDS && kindAlone(text, known) === undefined;

const mayBeName = (text: string): boolean => NAME.test(text) && !NO_NAME.test(text) && mayBePackage(text);

/** The plan that the head of a box names behind its kind. */
function headedPlan({ utility, plan, named, head: [first], page }: ServiceBox): Package | undefined {
  const phrase = named ?? first;
  const name = plan === undefined ? '' : bareName(plan);
  return phrase && mayBeName(name) ? { utility, name, printed: printedPhrase(phrase, page) } : undefined;
}

/** The packages, with those that only the heads of boxes name. */
export function withHeaded(packages: readonly Package[], boxes: readonly ServiceBox[]): readonly Package[] {
  const dearestFirst = [...boxes].sort((a, b) => b.minor - a.minor);
  const headed = dearestFirst.flatMap((box) => headedPlan(box) ?? []);
  const isNew = (one: Package, at: number): boolean =>
    !packages.some(({ utility }) => utility === one.utility) &&
    headed.findIndex(({ utility }) => utility === one.utility) === at;
  return [...packages, ...headed.filter(isNew)];
}

/** The plan of the dearest box of a utility, where it is set strongly or its words tell what it is. */
export function boxPlan(
  utility: Utility,
  boxes: readonly ServiceBox[],
  plans: ReadonlyMap<ServiceBox, Package>,
): Package | undefined {
  const [box] = boxes.filter((one) => one.utility === utility).sort((a, b) => b.minor - a.minor);
  return box && plans.get(box);
}

/** The plans that boxes name, each in its own. */
export function boxPlans(
  boxes: readonly ServiceBox[],
  { layout, known }: { readonly layout: DocumentLayout; readonly known: readonly Utility[] },
): ReadonlyMap<ServiceBox, Package> {
  return new Map(
    boxes.flatMap((box) => {
      const plan = headedPlan(box) ?? firstPlan(box, layout, known);
      return plan ? [[box, plan] as const] : [];
    }),
  );
}

/** The plan on the first line of a box: alone, before the days it is charged for, or behind whose it is. */
function firstPlan(box: ServiceBox, layout: DocumentLayout, known: readonly Utility[]): Package | undefined {
  const { utility, page } = box;
  const [top] = box.lines;
  const line = top === undefined ? undefined : layout.pages[page - 1]?.lines[top];
  const [first, second, third] = line?.phrases.filter(({ x0, x1 }) => x1 > box.x0 && x0 < box.x1) ?? [];
  if (!first || third) return undefined;
  const isOf = ({ text }: Phrase): boolean => namedUtility(text, known) === utility;
  const isSaid = second !== undefined && saysMoreThanDays(second.text);
  const phrase = isSaid ? second : first;
  const isTold = isSaid ? OWNER.test(first.text) && isOf(phrase) : phrase.bold || isOf(phrase);
  return isTold && isPlanName(phrase.text, known)
    ? { utility, name: bareName(phrase.text), printed: printedPhrase(phrase, page) }
    : undefined;
}

/** Whose a phone is. */
const OWNER = /^\p{Lu}[\p{L}-]+[’']s?\b(?: (?:phone|mobile|sim|number|line|plan))?$/u;
