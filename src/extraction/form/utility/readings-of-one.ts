// Bills that print what one meter showed, and of another supply nothing that was read: a doubt. What is paid before it is used, and what
// a paper says has no readings, may be counted without: that is doubted only where figures look like some.
import type { FormFinding } from '../form-reading.ts';
import type { BillRow } from './bill-rows.ts';
import type { Supply } from './bill-lists.ts';
import { quantitiesIn } from './row-figures.ts';
import { withoutDates } from '../../values/without-dates.ts';

const PREPAID = /\b(?:top[- ]?ups?|pay(?:ing)? as you go|payg|pre-?pay(?:ment)?)\b/iu;
/** What is said of a meter that sends what was used. */
const NO_READINGS = /\b(?:are|have|with) no (?:meter )?readings?\b/iu;
const READ = /\b(?:reads?|readings?|opening|closing|previous|present|current|latest|start|end|dials?|registers?)\b/iu;
/** A cell that may be a reading. */
const FIGURE = /^(?:\d{1,3},\d{3}|\d{3,6})(?:\.\d)?(?: ?[A-Z])?(?: \(?\p{L}+\)?)?$/u;

/** What is missing of one supply that the same bill prints of another: sewerage alone is charged by another's meter. */
export function readingsOfOne(supplies: readonly Supply[], rows: readonly BillRow[]): FormFinding[] {
  const isRead = supplies.some(({ pairs }) => pairs.length > 0);
  const isPrepaid = rows.some(({ text }) => PREPAID.test(text));
  return supplies
    .filter(({ utility, pairs }) => isRead && pairs.length === 0 && utility !== 'Sewerage')
    .filter(({ utility }) => {
      const own = rows.filter((row) => row.utility === utility);
      return !((isPrepaid || own.some(({ text }) => NO_READINGS.test(text))) && isCountedAlone(own));
    })
    .map(({ utility }) => ({
      severity: 'warnings',
      reason: `The readings of one meter were found, and none of another: ${utility.toLowerCase()}.`,
    }));
}

/** Whether rows say how many units were used, and have no figure that words or a second one beside it tell to be a reading. */
function isCountedAlone(own: readonly BillRow[]): boolean {
  const isCounted = own.some(({ text }) => quantitiesIn(withoutDates(text)).some(({ unit }) => unit === 'kWh'));
  return isCounted && !own.some(mayShowReading);
}

function mayShowReading({ text, phrases }: BillRow): boolean {
  const figures = phrases.filter((one) => FIGURE.test(withoutDates(one.text).trim())).length;
  return figures > 1 || (READ.test(text) && /(?<![\d.,£])\d{3,6}(?![\d,]|\.\d\d)/u.test(withoutDates(text)));
}
