// The clauses of a text that name one rate of interest each: where the words for the next one begin, and else between two rates of one
// clause, of which the first ends or is set otherwise.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { determinationOf, rateFigures, untilIn } from './rate-clause.ts';

/** A clause, and whether its rate comes after another one. */
export interface RateClause {
  readonly text: string;
  readonly isLater: boolean;
}

/** Where one rate ends and the next begins. */
const CLAUSE =
  /[,;]?\s+(?=(?:(?:and )?so (?:that )?you (?:now |currently )?(?:pay|are charged)\b|(?:and )?so (?:that )?(?:your|the) (?:own |pay |interest |mortgage )?rate (?:has |was |is |then |now )?(?:\w+ed|fell|rose|went|gone|fallen|risen|is|becomes?|became|comes|came)\b|(?:your|the) (?:interest |mortgage )?rate will (?:then )?(?:change|move|switch|revert|become|be)|followed by|and then|and (?:would|will) then|then|after (?:which|that)|reverting to|revert(?:s|ing)? to|changing to|moving to|you(?:’ll|'ll| will) (?:move|switch|change|go|revert)|(?:it|that (?:part|loan|account|sub.account)|(?:each|both|all|every) (?:parts?|loans?|accounts?|sub.accounts?)|(?:the|your) (?:loan|mortgage|account|part|sub.account)) (?:will )?(?:move|switch|change|revert)s?|when (?:you(?:’ll|'ll| will)?|it(?: will)?|we(?:’ll|'ll| will)?) (?:move|switch|change|revert)s?|reversion(?:ary)? rate|subsequent rate|thereafter|afterwards|after that)\b)|(?<=[^\d\s])(?!(?<=\bp\.? ?a)\.\s+(?:until|up to|to|from|and|for)\b)\.\s+(?=\p{Lu})|(?<=[\d%])\.\s+(?=\p{Lu})|(?<=\d{4})\.\s+(?=\d{1,2}\.\d+ ?%)|(?<=%)\s+(?=(?:Other|The|Costs?|This|That|Your|You|If|Please|It|We|APRC|Product|Fees?|Interest)\b)|;\s+|\s+and (?=\d{1,2}\.\d+ ?% ?\()|\s+(?=(?:Other components|Costs to be paid)\b)|(?<=\d)\s+(?=\d{1,3} (?:monthly )?(?:payments|instalments)\b)/giu;
/** Words with which the next rate is told. */
const FOLLOWS =
  /^(?:(?:it )?(?:moves|changes|goes|switches) (?:on )?to|(?:the |your |our )?(?:next (?:interest )?rate|(?:interest )?rate (?:that|which) (?:comes|follows))\b|(?:each|both|all|every) (?:parts?|loans?|accounts?|sub.accounts?) (?:will )?(?:move|switch|change|revert|go)|(?:your|the) (?:interest |mortgage )?rate will|(?:that|the|your) (?:part|loan|mortgage|account|sub.account) (?:will )?(?:move|switch|change|revert)s?|followed by|and then|and (?:would|will) then|then|after (?:which|that)|revert\w* to|changing to|moving to|you\b(?! (?:(?:now|currently|presently) pay|have an?)\b)|it\b(?! (?:was|stood|is made up|consists|comprises|includes|contains)\b))|\b(?:remainder|rest|remaining(?: (?:term|years|time|period))?) (?:of )?(?:the |your |its )?(?:mortgage |loan )?(?:term|loan|mortgage|agreement)\b|\b(?:until|to|till) the end of (?:the |your |its )?(?:mortgage |loan )?(?:term|loan|mortgage|agreement)\b|\bcurrently\b.*\bafter\b|\bfrom then (?:on|to|until|for)\b|^when\b|^(?:the |our |your )?(?:reversion|reversionary|follow.on|subsequent|later) rate\b|^thereafter\b|^after(?:wards| that)\b|\brate after(?:wards\b| (?:that|this|the)\b)|^revert|^(?:after|once|when) (?:the|your|this|our) [\w -]{3,30}? (?:ends|expires|finishes|is over)\b/i;

/** The clauses of a text, each with one rate at most where words part them. */
export function clausesOf(text: string): RateClause[] {
  return text.split(CLAUSE).flatMap((clause) => {
    const parts = betweenRates(clause);
    return parts.flatMap((part, at): RateClause[] => {
      const before = parts[at - 1];
      const isNext =
        before !== undefined && untilIn(before) !== undefined && untilIn(part) === undefined && !NOW.test(part);
      if (isOfEnded(part)) return sinceThen(part);
      return isPast(part, parts[at + 1]) ? [] : [{ text: part, isLater: FOLLOWS.test(part) || isNext }];
    });
  });
}

/** What is paid since the day before it: `4.00% until 31 May and is now 3.75%`, `… and 3.75% from 1 June`. */
const NOW =
  /^(?:and|but) (?:(?:it|the rate|your rate) )?(?:(?:is|has been|stands at) )?(?:now|currently|presently|since then)\b|^(?:and|but) (?:at )?\d{1,2}(?:\.\d+)? ?%(?: p\.? ?a\.?)? (?:from|since)\b/i;
const WAS = /\b(?:was|were|stood|paid|charged)\b/i;

/** `Your fixed rate product came to an end on 31 March`: what is over, of which no figure is told. */
const IS_OVER =
  /^(?!.*\d ?%)(?:(?!\b(?:if|when|once|until|unless|before)\b)[^.;])*\b(?:rate|product|deal|discount|tracker|fix|period|term)\b[^.;]{0,30}\b(?:ended|expired|finished|came to (?:an|its) end|has come to (?:an|its) end|ran out|lapsed)\b/i;

/** Whether a text tells of a rate that ended, and none of its figures. */
export const isOfEnded = (text: string): boolean => IS_OVER.test(text);

/** What a clause goes on with behind the day on which something ended: `… and you are now on a fixed deal until 30 June 2029`. */
const SINCE = /\b\d{1,2}\D{1,14}(?:\d{1,2}\D)?\d{4},? (?:and|but|so|since when|since then|when|after which) (.+)$/i;
const sinceThen = (clause: string): RateClause[] => {
  const [, rest] = SINCE.exec(clause) ?? [];
  return rest === undefined ? [] : [{ text: rest, isLater: false }];
};

/** Whether a clause tells what was paid before the rate of the next one, or what ended. */
const isPast = (clause: string, next = ''): boolean => (NOW.test(next) && WAS.test(clause)) || isOfEnded(clause);

/** The days on which rates ended that a text tells of the past. */
export const pastEnds = (text: string): readonly CalendarDate[] =>
  text.split(CLAUSE).flatMap((clause) => {
    const parts = betweenRates(clause);
    return parts.flatMap((part, at) => (isPast(part, parts[at + 1]) ? (untilIn(part) ?? []) : []));
  });

/** Words that may stand between two rates of one clause. */
const JOINT = /\s+\/\s+|;\s*|,?\s+(?=(?:and|then|but|with|before)\s)|\s+[–-]\s+/g;
/** Without such words, the next rate begins behind the day on which the first ends. */
const AFTER_DAY = /(?<=\d{4}),\s+/g;

/** A clause in which one rate ends before another is named, parted there: `4.00% until 31 May 2027 and 7.00% after that`. */
function betweenRates(clause: string): string[] {
  const figures = rateFigures(clause);
  for (const [at, { end }] of figures.entries()) {
    const next = figures[at + 1];
    if (!next) break;
    const between = clause.slice(end, next.index);
    const joint = [...between.matchAll(JOINT)].at(-1) ?? [...between.matchAll(AFTER_DAY)].at(-1);
    if (!joint) continue;
    const cut = end + joint.index;
    const parts = [clause.slice(0, cut), clause.slice(cut + joint[0].length)] as const;
    const [kind, other] = parts.map(determinationOf);
    const isEnded = untilIn(parts[0]) !== undefined || (kind !== undefined && other !== undefined && kind !== other);
    if (isEnded) return [parts[0], ...betweenRates(parts[1])];
  }
  return [clause];
}
