// Values of two lines in a row of a table whose label stands in the middle of its height: one line begins over it, one under it.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { Word } from '../../model/page.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import type { LabelPlace } from './labels.ts';
import { aligned } from './value-places.ts';

/** Lines of one value stand no further apart than this part of their height. */
const APART = 0.4;

/** A name with a title, which tells it from text that stands there by chance. */
const TITLED = /^(?:(?:and|&) )?(?:mr|mrs|miss|ms|mx|dr|prof|rev|sir|lady)\.? \p{Lu}/iu;

/** The rest of a name that its cell had no room for. */
const FAMILY = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;

/** What nothing ends in: the value goes on. */
const OPEN_END = /(?:\b(?:and|or|of|to|the|with|for|below|above|plus|less|minus|until)|[&,/–-])$/iu;
/** A value stands beneath its label within this part of the label's height. */
const RIGHT_UNDER = 0.3;

/** Kinds of value whose grammar tells them from text that stands there by chance. */
const TOLD_BY_GRAMMAR: ReadonlySet<FieldRule['value']> = new Set([
  'period',
  'date',
  'money',
  'percentage',
  'duration',
  'choice',
  'address',
]);

/** And those of statements, where more stands by chance. */
const OF_STATEMENTS: ReadonlySet<FieldRule['value']> = new Set(['period', 'card-number', 'iban']);

/** A day whose year may stand beneath it. */
const DAY_AND_MONTH = /^\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}$/u;

interface Place {
  readonly rule: FieldRule;
  readonly page: PageLayout;
  /** Phrases that are labels themselves. */
  readonly labelled: ReadonlySet<Phrase>;
  readonly form?: boolean;
}

/** The words of both lines right of the label, or none: something stands on its own line beside it. */
export function straddled(
  { line, lineIndex, phrase }: LabelPlace,
  { rule, page, labelled, form }: Place,
): readonly Word[] {
  const isName = form === true && rule.value === 'name';
  const isPattern = form === true && (rule.value === 'pattern' || rule.value === 'text');
  const isAsked = isName || isPattern || TOLD_BY_GRAMMAR.has(rule.value);
  const isDay = rule.value === 'date';
  if (form === true ? !isAsked : !(OF_STATEMENTS.has(rule.value) || isDay)) return [];
  const next = line.phrases[line.phrases.indexOf(phrase) + 1];
  if (next && form !== true) return [];
  const besideIt = (index: number): Phrase | undefined => page.lines[index]?.phrases.find(({ x0 }) => x0 > phrase.x1);
  const [upper, lower] = [besideIt(lineIndex - 1), besideIt(lineIndex + 1)];
  if (!upper || !lower || (next && next.x0 <= Math.max(upper.x1, lower.x1))) return [];
  const reach = APART * (phrase.y1 - phrase.y0);
  // The second line may begin with the word of a label: nothing stands beside it then.
  const isFree = !labelled.has(upper) && (!labelled.has(lower) || page.lines[lineIndex + 1]?.phrases.at(-1) === lower);
  // What goes on in small letters does so at any distance of lines, and so do addresses beside a label of one line: their postcode ends them.
  // Two names with their titles are told by these, as loosely as they may be set.
  const areTitled = isName && TITLED.test(upper.text) && TITLED.test(lower.text);
  const isWide =
    /^\p{Ll}/u.test(lower.text) || areTitled || (rule.value === 'address' && isLone(phrase, page, lineIndex));
  const apart = (isWide ? 2 : 1) * reach;
  const touches = upper.y1 > phrase.y0 - reach && lower.y0 < phrase.y1 + reach && lower.y0 - upper.y1 < apart;
  // A value right beneath the label: what stands beside it is of another column.
  const under = page.lines[lineIndex + 1]?.phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= 2);
  const isOver = form === true && under !== undefined && under.y0 - phrase.y1 < RIGHT_UNDER * (phrase.y1 - phrase.y0);
  if (isOver || !isFree || !touches || !aligned(upper, lower.x0, lower.x1)) return [];
  if (form !== true && isDay && !(DAY_AND_MONTH.test(upper.text) && /^\d{4}$/.test(lower.text))) return [];
  // What goes on does so in small letters, or behind a word that nothing ends in. Of two persons the first: whoever reads names looks for further ones beneath it.
  if (isPattern && !OPEN_END.test(upper.text) && !/^\p{Ll}/u.test(lower.text)) return [];
  if (isName)
    return areTitled
      ? upper.words
      : TITLED.test(upper.text) && FAMILY.test(lower.text)
        ? [...upper.words, ...lower.words]
        : [];
  return [...upper.words, ...lower.words];
}

/** Whether nothing stands in the column of a label over it or under it: what does is more of that, or another one. */
const isLone = ({ x0, x1 }: Phrase, { lines }: PageLayout, at: number): boolean =>
  [lines[at - 1], lines[at + 1]].every((line) => line?.phrases.every((one) => one.x1 < x0 || one.x0 > x1) !== false);
