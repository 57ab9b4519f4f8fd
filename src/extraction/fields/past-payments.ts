// The least that had to be paid on another statement, as sentences tell of it where less was paid: it is not what must be paid now.
import { textOf } from '../../model/page.ts';
import type { PageLayout } from '../../model/layout.ts';
import type { LabelPlace } from './labels.ts';
import { runningOn } from './run-on.ts';

const LEAST = /\b(?:min(?:imum)?|least|lowest|smallest)\b/i;
/** `Last month's minimum payment`, `You missed your minimum payment`. */
const OF_PAST =
  /\b(?:last|previous|earlier|missed)(?: (?:month|statement|time)(?:[’']?s)?)?(?: (?:your|the|a))? (?:min(?:imum)?|least|lowest|smallest)\b/i;
/** `of £40.00 was due on 4 May`, `of £40.00 should have reached us`. */
const WAS_DUE =
  /^(?:of |which |that |\(|[-–:] ?)*-?£ ?[\d,]+(?:\.\d{2})?\)?,? (?:which |that )?(?:(?:was|were|had been) (?:due|missed|late|unpaid|overdue|payable|not (?:paid|received|met))|should have (?:been paid|reached us)|(?:was|had) to (?:be paid|reach us)|did(?:n[’']t| not) (?:reach|get to) us)\b/i;
/** `We didn't receive your minimum payment of £40.00`. */
const NOT_PAID = /(?<!\bif\b[^.;]{0,80})\b(?:did|have|had)(?:n[’']t| not) \p{L}+(?: (?:your|the|a|us))?$/iu;

/** Whether the words around a label say that its amount was to be paid before: `Your minimum payment of £40.00 was due on 4 May`. */
export function isPastPayment({ words, before, phrase, lineIndex }: LabelPlace, page: PageLayout): boolean {
  const last = words.at(-1);
  if (!last || !LEAST.test(textOf(words))) return false;
  const sentence = runningOn(page, phrase, lineIndex);
  return (
    OF_PAST.test(textOf([...before, ...words])) ||
    NOT_PAID.test(textOf(before)) ||
    WAS_DUE.test(textOf(sentence.slice(sentence.indexOf(last) + 1)))
  );
}
