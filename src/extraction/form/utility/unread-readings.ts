// A doubt about meters: figures that look like readings stand among words of a meter, and none of them was read.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import type { FormFinding } from '../form-reading.ts';
import { withoutOtherNumbers } from './other-numbers.ts';
import { NOT_READINGS, NUMBER, withoutSerials } from './reading-tokens.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** What meters and their readings are spoken of by. */
const OF_METER =
  /\b(?:meters?|reads?|readings?|serial (?:number|no)|MSN|MPAN|MPRN|dials?|registers?)\b|\b(?:opening|previous|prev|start|last)\b.*\b(?:closing|current|latest|present|end|this)\b/iu;
/** A cell that may be a reading: a figure, and who read it. With two places it were an amount, but for what it is called. */
const CELL =
  /^(\d{1,3}(?:,\d{3})|\d{3,6})(?:\.(\d{1,3}))?(?: ?(?:m³|m3))?(?:\W{1,3}(?:by )?(?:smart|actual|act|estimated?|est|customer|remote|read|you|us|we|your own|[AECSR])\b[^\d£]{0,24})?\W*$/iu;
/** A sentence that tells what a meter showed. */
const TOLD =
  /\b(?:meters?|dials?|registers?|readings?|stood|showed|shows)\b|\((?:smart|actual|estimated?|customer)\)/iu;
/** What leads to a year that stands alone. */
const OF_A_YEAR = /\b(?:in|by|since|until|before|during|\p{Lu}\p{L}+)\s$/u;
const YEAR = /^20\d\d$/;
/** A telephone number in three groups or more, beside an offer of a meter. */
const PHONE_IN_GROUPS = /(?<![\d,.])(?=0(?: ?\d){9,10}(?! ?\d))0[1-9]\d{1,3}(?: \d{1,4}){2,3}/gu;
const TOLD_FIGURE = /^\d{3,6}(?:\.\d)?$|^\d{1,3},\d{3}(?:\.\d)?$/u;
/** Words of a meter stand at most so many lines over its figures. */
const LINES_ABOVE = 4;
const LEAST_FIGURES = 2;
const HEAD_WORDS = 5;

/** What was used, and how much is used in a year: over figures of which none is a reading. */
const USAGE = /\b(?:usage|used?|consumption|consumed|kwh|annual|yearly|half[- ]hours?)\b/iu;
const READ = /\b(?:reads?|readings?|opening|closing|previous|latest|present|dials?|registers?)\b/iu;
/** The rows of the box of a supply number: `01 801 110` over `10 0042 7188 354`. */
const SUPPLY_BOX = /^(?:S[\s|]+)?0\d[\s|]+\d{3}[\s|]+[A-Z\d]{3}$|(?<!\d)\d{2}[\s|]+\d{4}[\s|]*\d{4}[\s|]+\d{3}(?!\d)/u;

/** A warning where the paper prints what may be two readings of a meter: for bills of which none was read. */
export function unreadReadings({ pages }: DocumentLayout): FormFinding[] {
  const figures = pages.flatMap(({ lines: all }) => {
    const lines = all.filter(({ furniture }) => !furniture);
    return lines.flatMap((line, at) => {
      const above = lines.slice(Math.max(0, at - LINES_ABOVE), at);
      const near = [...above, line];
      const isOfMeter = near.some(({ text }) => OF_METER.test(text)) && !SUPPLY_BOX.test(line.text);
      const isUsage = !near.some(({ text }) => READ.test(text)) && above.some(headsUsage);
      return isOfMeter && !isUsage ? figuresOf(line, above) : [];
    });
  });
  return new Set(figures).size < LEAST_FIGURES
    ? []
    : [{ severity: 'warnings', reason: 'A meter is printed with figures, and no reading of it was read.' }];
}

/** Whether a line is a heading of what was used. */
const headsUsage = ({ phrases, text }: Line): boolean => phrases.length === 1 && USAGE.test(text) && !/\d/.test(text);

/** The figures of a line that no words left of them, or at the head of their column, say to be something else. */
function figuresOf({ phrases }: Line, above: readonly Line[]): readonly string[] {
  return phrases.flatMap((phrase, at) => {
    const label = phrases.slice(0, at).findLast(({ text }) => /\p{L}{3}/u.test(withoutDates(text)));
    if (label && isOther(label.text)) return [];
    const head = above
      .flatMap(({ phrases: all }) => all.filter((one) => overlapsAcross(one, phrase, 3) && /\p{L}{2}/u.test(one.text)))
      .at(-1);
    const isCalled = READ.test(`${label?.text ?? ''} ${head?.text ?? ''}`);
    const isUsed = head !== undefined && head.words.length <= HEAD_WORDS && USAGE.test(head.text) && !isCalled;
    return [...(isUsed ? [] : cellFigure(phrase, isCalled)), ...toldFigures(phrase)];
  });
}

const isOther = (text: string): boolean =>
  NOT_READINGS.test(text) && !/\breadings?\b/iu.test(text) && !NUMBERED.test(text);
/** A label that has its number behind it. */
const NUMBERED = /\d{6}\W*$/u;

function cellFigure({ text }: Phrase, isCalled: boolean): readonly string[] {
  const [, figure, places] = CELL.exec(withoutDates(text).trim()) ?? [];
  return figure === undefined || (places?.length === 2 && !isCalled) ? [] : [figure.replace(',', '')];
}

function toldFigures({ text }: Phrase): readonly string[] {
  if (!TOLD.test(text) || isOther(text)) return [];
  const plain = withoutOtherNumbers(withoutSerials(withoutDates(text))).replace(PHONE_IN_GROUPS, ' ');
  return [...plain.matchAll(NUMBER)]
    .filter(([figure]) => TOLD_FIGURE.test(figure))
    .filter(({ 0: figure, index }) => !YEAR.test(figure) || !OF_A_YEAR.test(plain.slice(0, index)))
    .map(([figure]) => figure.replace(',', ''));
}
