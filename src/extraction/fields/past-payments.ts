// The least that had to be paid on another statement, as sentences tell of it where less was paid, what paying no more would cost, and the least of a
// fee: none of them is what must be paid now.
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

/**
 * `Estimated interest if you pay only the minimum: £9.41`: what follows is what comes of it, unless it says `of`, or how much it is. The line may
 * begin with `only`.
 */
const ONLY_PAID =
  /(?:\b(?:pay|paid|paying|make|made|making) (?:only|just|no more than)|\b(?:only|just) (?:ever )?(?:pay|paid|paying|make|made|making)|^(?:only|just))(?: (?:the|your|this))?$/i;
/** `Cash fee 3%, at least £3`: no less is charged than that. */
const FLOOR = /\d ?%[,;(]* ?(?:(?:or|with|subject to)(?: an?)? )?$/i;
const HOW_MUCH = /^(?:(?:monthly|payment|repayment|amount) ?)*(?:of\b|is\b|\()/i;

/** A table of what comes of paying so much has such a head over its rows. */
const IF_PAID = /^if (?:you|i) (?:only |just )?(?:pay|paid|make|made)(?: only| just)?\b[^£]{0,20}$/i;
const EDGE_PT = 4;
const LINES_ABOVE = 3;

const isUnderIf = ({ phrase, lineIndex }: LabelPlace, { lines }: PageLayout): boolean =>
  lines
    .slice(Math.max(0, lineIndex - LINES_ABOVE), lineIndex)
    .some(({ phrases }) =>
      phrases.some(
        ({ text, x0 }, at) => at < phrases.length - 1 && Math.abs(x0 - phrase.x0) <= EDGE_PT && IF_PAID.test(text),
      ),
    );

/**
 * Whether the words around a label say that its amount was to be paid before (`Your minimum payment of £40.00 was due on 4 May`), is what
 * would come of paying no more, or the least of a fee.
 */
export function isPastPayment(place: LabelPlace, page: PageLayout): boolean {
  const { words, before, after, phrase, lineIndex } = place;
  const last = words.at(-1);
  if (!last || !LEAST.test(textOf(words))) return false;
  const sentence = runningOn(page, phrase, lineIndex);
  return (
    isUnderIf(place, page) ||
    OF_PAST.test(textOf([...before, ...words])) ||
    NOT_PAID.test(textOf(before)) ||
    FLOOR.test(textOf(before)) ||
    (ONLY_PAID.test(textOf(before)) && !HOW_MUCH.test(textOf(after))) ||
    WAS_DUE.test(textOf(sentence.slice(sentence.indexOf(last) + 1)))
  );
}
