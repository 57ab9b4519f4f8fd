// Bills for electricity in Northern Ireland: what they call MPRN, as gas is numbered by elsewhere, is their own meter point.
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import { namedUtility, type Utility } from './named-utility.ts';

/** The utilities that a bill may be for: without gas where the one that is called MPRN has the number of electricity. */
export function suppliedBy({ pages }: DocumentLayout, known: readonly Utility[]): readonly Utility[] {
  if (!known.includes('Gas')) return known;
  const lines = pages.flatMap((page) => page.lines);
  const isNorthern = lines.some(({ text }, at) => {
    const label = NAME.exec(text);
    const beneath = lines.slice(at + 1, at + 1 + LINES_BELOW).flatMap(({ phrases }) => phrases.map((one) => one.text));
    return label !== null && [text.slice(label.index), ...beneath].some((one) => NUMBER.test(one));
  });
  return isNorthern && !lines.some(isOfGas) ? known.filter((utility) => utility !== 'Gas') : known;
}

/** Whether a line has figures of gas, whatever it is numbered by. */
const isOfGas = ({ text }: Line): boolean =>
  /\d/.test(text) && namedUtility(text.replace(NAMES, ' '), ['Electricity', 'Gas']) === 'Gas';

const NAME = /\bMPRN\b/u;
const NAMES = /\bMPRNs?\b/giu;
const NUMBER = /(?<!\d ?)81(?:[ -]?\d){9}(?! ?\d)/u;
const LINES_BELOW = 3;
