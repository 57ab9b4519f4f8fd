// Values that run over: what stands alone on the next line under the value's own edge is the rest of it.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** Lines of one value stand at most this many of its heights apart. */
const GAP = 0.75;
/** What nothing can end in: `Fire &`, `Commuting to`. */
const OPEN_END = /(?:&|,|\b(?:and|or|to|of|for|with|by|the)|-)$/i;
/** What a name may follow as well as a small word: `the business of the` over `Policyholders.` */
const SMALL_END = /\b(?:of|for|with|by|the) the$|\p{Ll} (?:of|by|the)$/u;
/** Lines of a value that ends so stand at most this many of its heights apart. */
const OPEN_GAP = 1.3;
const SAME_EDGE_PT = 3;
/** A value runs over at most so many lines. */
const MOST_LINES = 3;
/** A column leaves this much room, in points, to the next one. */
const COLUMN_PT = 12;
/** Left of this, in points, stand labels. */
const LABELS_PT = 120;

/** A candidate with the rest of its text, where its line is not all of it: where it ends in what `open` holds. */
export function withRest(
  layout: DocumentLayout,
  candidate: FieldCandidate | undefined,
  open = /[^.:?]$/,
): FieldCandidate | undefined {
  if (candidate?.value.kind !== 'text') return candidate;
  const { printed } = candidate;
  // Its own text lacks what the line ends in.
  const isOpen = OPEN_END.test(printed.text);
  let text = isOpen && printed.text.startsWith(candidate.value.text) ? printed.text : candidate.value.text;
  let above: Above = { ...printed.box, text: printed.text };
  for (let count = 0; count < MOST_LINES && open.test(above.text); count++) {
    const rest = restOf(layout.pages[printed.page - 1]?.lines ?? [], above);
    // The second line of a value that was read as two is in it already.
    if (!rest || rest.y1 <= printed.box.y1 + 0.5) break;
    text = `${text}${/\w-$/.test(text) ? '' : ' '}${rest.text}`;
    above = rest;
  }
  return { ...candidate, value: { kind: 'text', text } };
}

/** A candidate with what stands beneath it in small letters alone: no label begins so. */
export function withSmallRest(
  { pages }: DocumentLayout,
  candidate: FieldCandidate | undefined,
): FieldCandidate | undefined {
  if (candidate?.value.kind !== 'text') return candidate;
  const { printed, value } = candidate;
  const rest = restOf(pages[printed.page - 1]?.lines ?? [], { ...printed.box, text: printed.text });
  return rest && /^\p{Ll}/u.test(rest.text) && printed.text.endsWith(value.text)
    ? { ...candidate, value: { kind: 'text', text: `${value.text} ${rest.text}` } }
    : candidate;
}

/** Whether the other cells of its row stand half a line lower: it is the first of two lines in the middle of which they are set. */
export function isFirstOfTwo({ pages }: DocumentLayout, { printed: { page, box } }: FieldCandidate): boolean {
  const height = box.y1 - box.y0;
  return (pages[page - 1]?.lines ?? []).some(
    ({ y0, phrases }) =>
      y0 > box.y0 + 0.25 * height &&
      y0 < box.y0 + 0.8 * height &&
      phrases.every(({ x0, x1 }) => x1 < box.x0 || x0 > box.x1),
  );
}

/** Whether what stands alone beneath ends at a value's right edge and begins elsewhere: lines set to the right, as values are and labels not. */
export function isSetRight({ pages }: DocumentLayout, { printed: { page, box, text } }: FieldCandidate): boolean {
  const rest = restOf(pages[page - 1]?.lines ?? [], { ...box, text });
  return rest !== undefined && Math.abs(rest.x1 - box.x1) <= 1 && rest.x0 - box.x0 > SAME_EDGE_PT;
}

type Above = Pick<Phrase, 'x0' | 'x1' | 'y0' | 'y1' | 'text'>;

/** What stands under the edge of a value: alone on its line, since a new row has its label to the left; cells beside it may be set in their middle. */
function restOf(lines: readonly Line[], above: Above): Phrase | undefined {
  const height = above.y1 - above.y0;
  const isOpen = OPEN_END.test(above.text);
  const isOwn = ({ x0, x1, y0 }: Phrase): boolean =>
    Math.abs(y0 - above.y0) < 1 && x0 <= above.x0 + 1 && x1 >= above.x1 - 1;
  const row = lines.find(({ phrases }) => phrases.some(isOwn))?.phrases ?? [];
  const at = row.findIndex(isOwn);
  const own = row[at];
  // Left of its label, if it has one, another column may stand; right of it the value of the next label may run over too.
  const label = row[at - 1];
  const left = label?.x0 ?? -Infinity;
  const isOther = (one: Phrase): boolean =>
    one.x1 < left - COLUMN_PT ||
    // `Make and` over `model`.
    (label !== undefined && Math.abs(one.x0 - left) <= 1 && /^\p{Lu}/u.test(label.text) && /^\p{Ll}/u.test(one.text)) ||
    (at > 0 && row.some(({ x0 }, i) => i > at && (i - at) % 2 === 0 && Math.abs(x0 - one.x0) <= SAME_EDGE_PT));
  const near = lines.filter(
    ({ y0 }) => y0 > above.y1 - 0.4 * height && y0 - above.y1 < (isOpen ? OPEN_GAP : GAP) * height,
  );
  for (const { phrases } of near) {
    // What stands inside a passage goes on where the passage begins.
    const inPassage = isOpen && own !== undefined && own.x1 <= above.x1 + 1 ? own.x0 : above.x0;
    const rest = phrases.find(
      ({ x0, x1, text }) =>
        Math.abs(x0 - above.x0) <= SAME_EDGE_PT ||
        Math.abs(x1 - above.x1) <= SAME_EDGE_PT ||
        (Math.abs(x0 - inPassage) <= SAME_EDGE_PT && /^\p{Ll}/u.test(text)),
    );
    if (!rest) continue;
    // The next label, beneath a value in bold type.
    if (own && own.bold !== rest.bold) return undefined;
    const isAlone = phrases.every((one) => one === rest || isOther(one)) || (isOpen && !rest.text.includes(':'));
    // Beneath its label a value stands where labels do: what joins words, and ends its line, tells that it goes on.
    const goesOn = isOpen && phrases.length === 1 && (/^\p{Ll}/u.test(rest.text) || SMALL_END.test(above.text));
    return isAlone && (rest.x0 >= LABELS_PT || goesOn) ? rest : undefined;
  }
  return undefined;
}
