// What no tariff is called, wherever it stands: sentences, labels of what stands beneath, amounts, remarks in brackets.
import { isClause } from '../../document/clauses.ts';

/** Words of sentences: of what is said about a tariff, or beside it. */
const SENTENCE =
  /\b(?:we|could|cannot|can[’']t|would|please|these|was|were|have|had|because|when|if|did|does|not|don[’']t|isn[’']t)\b|\b(?:are|is) (?:both |now |currently )?on\b|^(?:you|it|there|this) |^(?:hello|hi|dear|thanks?|welcome|here(?:[’']s)?)\b/iu;
/** What ends a label instead of a name: `Plan finishes`. */
const VERB =
  /^(?:(?:start|end|finish|expire|run|renew|change|begin|last|stop)s?|finishes|length|duration|expiry|expiring|ending|fixed)(?: (?:on|in|at|by|from|until|to|out|date|term|price))*:?$/iu;

/** What is left of a longer label of a number: `Service | phone no.` */
const NUMBER = /^(?:\p{L}+ ){0,3}(?:no|number|ref|reference)\.?:?$/u;

/** Whether a tariff may be called so. */
export function isTariffName(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text.replace(/\([^()]*\)/gu, '')) &&
    !/[£;|]/u.test(text) &&
    !SENTENCE.test(text) &&
    !isClause(text) &&
    !VERB.test(text) &&
    !NUMBER.test(text)
  );
}
