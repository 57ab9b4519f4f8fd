// The label of an amount without what only sets it off.
import { datesIn } from '../../values/date.ts';

/** A label without bullets, a colon, and the period it is for. */
export function tidyLabel(label: string): string {
  const [first, second, more] = datesIn(label);
  const end = second ? second.index + second.match.length : 0;
  const isPeriod = first !== undefined && second !== undefined && more === undefined;
  const isApart = isPeriod && (first.index === 0 || label.slice(end).trim() === '');
  const rest = isApart ? label.slice(0, first.index).replace(LEADS_TO_PERIOD, '') + label.slice(end) : label;
  return (/\p{L}/u.test(rest) ? rest : label).replace(/[\s:.£*†‡]+$/, '').replace(/^[\s•*·:-]+/, '');
}

/** The small word between a label and its period. */
const LEADS_TO_PERIOD = /(?<=\p{L})[,;]? (?:from|for|between|during)\s*$/iu;
