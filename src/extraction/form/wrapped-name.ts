// Names that a narrow column breaks before their last word: `Ms Ada Wren` over `Tansley`. The paper prints the whole name elsewhere, or
// nothing more stands in the cell.
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import type { Box } from '../../model/page.ts';
import type { Printed } from '../../model/printed.ts';
import { TITLE } from '../document/titles.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';

/** Lines of one name stand closer than those of several, in text heights; those of one that is printed whole elsewhere within the other. */
const GAP = 0.7;
const WIDE_GAP = 1.2;
const SAME_EDGE_PT = 3;
/** Or have one middle within this. */
const CENTRED_PT = 1;
/** They are set alike, within this in points. */
const SIZE_PT = 0.5;
/** The lines of one cell stand as far apart as each other, within this, in points. */
const SAME_GAP_PT = 1.2;
/** A title and one to four names, and nothing else. */
const TITLED = /^\p{L}+\.?(?: \p{Lu}[\p{L}'’-]*\.?){1,4}$/u;
const ONE_NAME = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;

/** Each candidate that is a name with a title, with the last word that stands alone beneath it. */
export function withLastName(layout: DocumentLayout, candidates: readonly FieldCandidate[]): FieldCandidate[] {
  return candidates.map((one) => {
    const { value, printed } = one;
    if (value.kind !== 'text' || !TITLE.test(value.text) || !TITLED.test(value.text)) return one;
    const lines = layout.pages[printed.page - 1]?.lines ?? [];
    const below = wordBeneath(lines, printed.box, WIDE_GAP);
    // Another rule may have joined it already.
    if (!below || value.text.endsWith(` ${below.text}`)) return one;
    const whole = `${value.text}${value.text.endsWith('-') ? '' : ' '}${below.text}`;
    const isTold = isPrinted(layout, whole) || isPrinted(layout, `${value.text.split(' ')[0] ?? ''} ${below.text}`);
    const gap = below.y0 - printed.box.y1;
    const next = phraseBeneath(lines, below, WIDE_GAP);
    const isLast =
      !next ||
      next.y0 - below.y1 > gap + SAME_GAP_PT ||
      isSetApart(next, below) ||
      hasLabelOf(lines, next, printed.box);
    const isEnd = gap <= GAP * (below.y1 - below.y0) && isLast;
    return isTold || isEnd ? { ...one, value: { kind: 'text', text: whole } } : one;
  });
}

/** What may be named by one word over a number and a street. */
const HOUSE =
  /(?:house|cottage|lodge|farm|villa|dene|croft|holme?|lea|lands?|wood|view|brook|bank|mount|acres?|gables?|leigh|hurst|side|end)$/i;

/** Whether the word beneath a name stands over the number of a house: it may be the rest of the name, or what the house is called. */
export function mayGoOn(layout: DocumentLayout, name: string, { page, box }: Printed): boolean {
  const lines = layout.pages[page - 1]?.lines ?? [];
  const below = wordBeneath(lines, box);
  const next = below && phraseBeneath(lines, below, GAP);
  return (
    below !== undefined &&
    next !== undefined &&
    TITLE.test(name) &&
    !name.endsWith(` ${below.text}`) &&
    !HOUSE.test(below.text) &&
    /^\d{1,4}[a-z]? \p{Lu}/u.test(next.text)
  );
}

/** A name with no title, and the last word of its family that stands alone beneath it: another of the persons named is called so. */
export function withFamilyBeneath(
  layout: DocumentLayout,
  name: string,
  { page, box }: Printed,
  names: readonly string[],
): string {
  const below = wordBeneath(layout.pages[page - 1]?.lines ?? [], box);
  const isFamily = below && names.some((other) => other !== name && other.endsWith(` ${below.text}`));
  return isFamily && !name.endsWith(` ${below.text}`) ? `${name} ${below.text}` : name;
}

/** Whether a phrase has a label on its line where a name has one: it is the value of the next row. */
function hasLabelOf(lines: readonly Line[], phrase: Phrase, name: Box): boolean {
  const own = phraseOf(lines, name);
  const [label, nextLabel] = [own, phrase].map((one) => {
    const phrases = lines.find((line) => one && line.phrases.includes(one))?.phrases ?? [];
    return phrases.findLast(({ x1 }) => one && x1 <= one.x0);
  });
  return label !== undefined && nextLabel !== undefined && Math.abs(label.x0 - nextLabel.x0) < SAME_EDGE_PT;
}

/** Whether two phrases are set otherwise: in bold, or larger. */
const isSetApart = (one: Phrase, other: Phrase): boolean =>
  one.bold !== other.bold || Math.abs(one.sizePt - other.sizePt) > SIZE_PT;

/** What labels beneath a name say of it. */
const LABEL =
  /^(?:policy ?holder|insured|proposer|applicant|borrower|tenant|landlord|agent|customer|employee|member|driver|payee|holder|names?|title|address|occupation|spouse|partner|husband|wife|self|date|director|manager)$/i;

/** The one word that stands right beneath a name, under its edge and set alike, with no label beside it. */
export function wordBeneath(lines: readonly Line[], box: Box, gap = GAP): Phrase | undefined {
  const own = phraseOf(lines, box);
  const below = phraseBeneath(lines, box, gap);
  if (!below || !ONE_NAME.test(below.text) || LABEL.test(below.text)) return undefined;
  if (own && isSetApart(own, below)) return undefined;
  // What stands before the label of the name is of another column.
  const edge = lines
    .find(({ phrases }) => own && phrases.includes(own))
    ?.phrases.findLast(({ x1 }) => own && x1 <= own.x0)?.x0;
  const beside = lines.flatMap(({ phrases }) =>
    phrases.filter(
      ({ x0, x1, y0, y1 }) =>
        x1 <= below.x0 && y0 < below.y1 - 1 && y1 > below.y0 + 1 && x0 > (edge ?? 0) - SAME_EDGE_PT,
    ),
  );
  // A label of its own stands at its height; that of the line over it does not reach so far down. The rest of another name, which the cell
  // beside breaks as well, is none.
  const isLabel = (one: Phrase): boolean => one.y0 > box.y1 - 1 && !isRestOfName(lines, one, box);
  return beside.some(isLabel) ? undefined : below;
}

/** Whether a phrase is the one word that stands beneath a name of several in the row of a box. */
function isRestOfName(lines: readonly Line[], rest: Phrase, { y0: top }: Box): boolean {
  const over = lines
    .flatMap(({ phrases }) => phrases)
    .find(({ x0, y0 }) => Math.abs(y0 - top) < 2 && Math.abs(x0 - rest.x0) < SAME_EDGE_PT);
  return ONE_NAME.test(rest.text) && !LABEL.test(rest.text) && over?.bold === rest.bold && NAMES.test(over.text);
}

const NAMES = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** The phrase that a name stands in. What joins it to the one over it may stand before it there: `and Mr Alan`. */
const phraseOf = (lines: readonly Line[], box: Box): Phrase | undefined =>
  lines
    .flatMap(({ phrases }) => phrases)
    .find(({ x0, x1, y0 }) => Math.abs(y0 - box.y0) < 2 && x0 <= box.x0 && x1 > box.x0);

function phraseBeneath(lines: readonly Line[], box: Box, gap: number): Phrase | undefined {
  const own = phraseOf(lines, box) ?? box;
  const isAligned = ({ x0, x1 }: Phrase): boolean =>
    Math.abs(x0 - own.x0) < SAME_EDGE_PT || Math.abs(x0 + x1 - own.x0 - own.x1) < 2 * CENTRED_PT;
  return lines
    .filter(({ y1 }) => y1 > box.y1 + 1)
    .flatMap(({ phrases }) => phrases)
    .find((one) => isAligned(one) && one.y0 >= box.y1 - 1 && one.y0 - box.y1 <= gap * (box.y1 - box.y0));
}

/** Whether the paper prints a name in one phrase, with its title or without. */
function isPrinted({ pages }: DocumentLayout, name: string): boolean {
  const folded = [name, name.replace(TITLE, '').trim()]
    .filter((text) => text.includes(' '))
    .map((text) => ` ${foldText(text)} `);
  return pages.some(({ lines }) =>
    lines.some(({ phrases }) =>
      phrases.some(({ text }) => {
        const words = ` ${foldText(text)} `;
        return folded.some((one) => words.includes(one));
      }),
    ),
  );
}
