// Plans that a sentence tells: `You have Swift Fibre with Anytime Calls at 4 Mill Lane.` Each part names what kind of service it is.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { BillRow } from './bill-rows.ts';
import { kindAlone } from './kind-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { AND, mayBePackage, NOTE, type Package } from './packages.ts';
import { bareName } from './tariff-names.ts';
import { toldSentences } from './told-rows.ts';

const TOLD =
  /\b(?:[Yy]ou (?:have|take|get|are on|currently have)|[Yy]ou(?:’|')re (?:currently )?on|[Yy]our (?:plan|package|bundle|deal|services?)(?: is| are|:)|[Ww]e (?:provide|supply) you with)\s+(?:our |the )?(?=[\p{Lu}\d])([^.;:£]{3,90}?)(?=(?:,? (?:at|for|on|from|which|until|in|under|since)\b|[.;,]|$))/u;
/** A name begins with a capital or a figure and has letters. */
const NAME = /^(?=[\p{Lu}\d])(?=.*\p{L}{2}).{3,50}$/u;
/** What is over, or might be had, is no plan of the customer. */
const OTHERS = /\b(?:could|would|can|may|might|used to|no longer|if|until now|previously|upgrade|switch)\b/iu;

/** The plans that sentences tell, the first of each kind. */
export function toldPlans(rows: readonly BillRow[], layout: DocumentLayout, known: readonly Utility[]): Package[] {
  const sentences = toldSentences(rows, layout);
  const single = rows.filter(({ phrases }) => phrases.length === 1);
  const plans = [...sentences, ...single].flatMap(({ text, phrases: [phrase], line }): Package[] => {
    const said = TOLD.exec(text);
    if (!phrase || !said || OTHERS.test(text.slice(0, said.index + said[0].length))) return [];
    const names = (said[1] ?? '').split(AND).map((part) => bareName(part.trim()));
    return names.flatMap((name): Package[] => {
      const utility = namedUtility(name, known);
      const isName = NAME.test(name) && mayBePackage(name) && kindAlone(name, known) === undefined;
      return utility !== undefined && isName ? [{ utility, name, printed: printedPhrase(phrase, line.page) }] : [];
    });
  });
  return plans.filter(({ utility }, at) => plans.findIndex((one) => one.utility === utility) === at);
}

/** A kind of service, its plan, and how long that is contracted for: `Broadband: Tarn::2, line tarn@b.1. Minimum term ends 2027-08-19.` */
const WITH_TERM =
  /^(\p{L}[\p{L} ]{1,24}): (?=[\p{Lu}\d])([^.;£,]{3,50}?(?: \([^()]*\))?)[,.;] (?=.*\b(?:minimum (?:term|period)|contract(?:ed)?|commitment)\b)/iu;

/** The plans that are told with their terms, of each kind of which there is one. */
export function termedPlans(rows: readonly BillRow[], known: readonly Utility[]): Package[] {
  const plans = rows.flatMap(({ phrases: [phrase, other], line }): Package[] => {
    const [, kind = '', plan = ''] = (phrase && !other ? WITH_TERM.exec(phrase.text) : undefined) ?? [];
    const utility = kindAlone(kind, known);
    const name = bareName(plan.trim()).replace(NOTE, '');
    return phrase && utility !== undefined && NAME.test(name) && mayBePackage(name)
      ? [{ utility, name, printed: printedPhrase(phrase, line.page) }]
      : [];
  });
  return plans.filter(({ utility }) => plans.filter((one) => one.utility === utility).length === 1);
}
