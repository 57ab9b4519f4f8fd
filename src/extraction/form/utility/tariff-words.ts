// What no tariff is called, wherever it stands: sentences, labels of what stands beneath, amounts, remarks in brackets.
import { MONTH } from '../../../kernel/months.ts';
import { isClause } from '../../document/clauses.ts';
import { isTitledName } from '../../document/titles.ts';

/** Words of sentences: of what is said about a tariff, or beside it. */
const SENTENCE =
  /\b(?:we|could|cannot|can[’']t|would|please|these|was|were|have|had|because|when|if|did|does|not|don[’']t|isn[’']t)\b|\b(?:are|is) (?:both |now |currently )?on\b|^(?:you|it|there|this) |^(?:gives|offers|helps|caps|provides|lets|means|protects|limits|reduces|lowers|supports) |^(?:hello|hi|dear|thanks?|welcome|here(?:[’']s)?)\b/iu;
/** What ends a label instead of a name: `Plan finishes`. */
const VERB =
  /^(?:(?:start|end|finish|expire|run|renew|change|begin|last|stop)s?|finishes|length|duration|expiry|expiring|ending|fixed)(?: (?:on|in|at|by|from|until|to|out|date|term|price))*:?$/iu;

/** What becomes of a tariff, and when: `Your tariff is changing`, `Your tariff now`. */
const NEWS =
  /^(?:(?:now|today|currently|changing|ending|expiring|coming|going|moving|due|about|up|over|soon|before|after|next)(?: (?:to (?:an )?(?:end|change)|up|soon|shortly|today|now|on|from|for|in)\b.*)?|from .*)$/u;

/** What is left of a longer label of a number: `Service | phone no.` */
const NUMBER = /^(?:\p{L}+ ){0,3}(?:no|number|ref|reference)\.?:?$/u;

/** Days and months, and the marks of times. */
const WHEN = new RegExp(
  String.raw`\b(?:${MONTH}|(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?|am|pm|at|on|from|to)\b`,
  'giu',
);

/** Whether a text has words besides those of days: `19 Feb, 18` of a call is no name of anything. */
export const saysMoreThanDays = (text: string): boolean => /\p{L}{2}/u.test(text.replace(WHEN, ' '));

/** Whether a tariff may be called so. */
export function isTariffName(text: string): boolean {
  return (
    saysMoreThanDays(text.replace(/\([^()]*\)/gu, '')) &&
    !/[£;|]/u.test(text) &&
    !SENTENCE.test(text) &&
    !isClause(text) &&
    !isTitledName(text) &&
    !VERB.test(text) &&
    !NEWS.test(text) &&
    !NUMBER.test(text)
  );
}
