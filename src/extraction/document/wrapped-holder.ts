// A holder's name that the narrow cell beside its label breaks: `FRIENDS OF ALDER` over `PARK`; or names that a line parts behind
// `&`. And one that runs up to the letter's address beside it, whose first line it seems to go on with.
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import type { Printed } from '../../model/printed.ts';

/** Lines of one cell stand this close, as a part of their height; the next row stands further off, in points. */
const GAP = 0.35;
const ROW_GAP_PT = 2;
const EDGE_PT = 2;
const BLOCK_EDGE_PT = 0.5;
const NEXT_GAP = 0.8;
/** A name of two words or more. */
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}&'’.()-]+){1,5}$/u;
const WORDS = /^[\p{L}&'’.()-]+(?: [\p{L}&'’.()-]+){0,2}$/u;

/** The text of a name with what its cell goes on with right beneath it; as it is where nothing does. */
export function wholeName({ pages }: DocumentLayout, { text, page, box }: Printed): string {
  const phrases = pages[page - 1]?.lines.flatMap((line) => line.phrases) ?? [];
  if (mustGoOn(text)) return withNext(phrases, text, box);
  const label = phrases.filter((one) => one.x1 < box.x0 && isBeside(one, box)).at(-1);
  const own = phrases.find((one) => one.x0 === box.x0 && isBeside(one, box));
  const below = phrases.find((one) => isBeneath(one, box) && one.y0 - box.y1 <= GAP * (box.y1 - box.y0));
  if (!label || !own || !below || !WORDS.test(below.text) || own.bold !== below.bold) return text;
  if (isCapitals(text) !== isCapitals(below.text) || phrases.some((one) => isLabelOf(one, label, below))) return text;
  const next = phrases.find((one) => one !== below && isBeneath(one, below));
  const isEnd = next !== undefined && next.y0 - below.y1 > below.y0 - box.y1 + ROW_GAP_PT;
  return isEnd ? `${text} ${below.text}` : text;
}

/** A name as far as the column beside it, where one of its words begins the first line of a block there: `ALDER LTD THE DIRECTORS` over `Unit 4`. */
export function nameInColumn({ pages }: DocumentLayout, { text, page, box }: Printed): string {
  const phrases = pages[page - 1]?.lines.flatMap((line) => line.phrases) ?? [];
  const words = phrases.find((one) => isBeside(one, box) && one.x0 <= box.x0 + 1 && one.x1 >= box.x1 - 1)?.words ?? [];
  const own = words.filter(({ x0, x1 }) => x0 >= box.x0 - 1 && x1 <= box.x1 + 1);
  const next = own.findIndex(({ x0 }, i) => i > 1 && beginsBlock(phrases, { ...box, x0 }));
  return next < 0
    ? text
    : own
        .slice(0, next)
        .map((word) => word.text)
        .join(' ');
}

/** Whether at least two lines follow beneath a word, close together and at its left edge. */
function beginsBlock(phrases: readonly Phrase[], first: Place): boolean {
  let above = first;
  for (let count = 0; count < 2; count++) {
    const { x0, y0, y1 } = above;
    const next = phrases.find(
      (one) => one.y0 > y0 + 1 && Math.abs(one.x0 - x0) <= BLOCK_EDGE_PT && one.y0 - y1 <= NEXT_GAP * (y1 - y0),
    );
    if (!next) return false;
    above = next;
  }
  return true;
}

/** Whether a name ends where another must follow: `Mrs A Rook &`. */
export const mustGoOn = (text: string): boolean => /(?:&|\band)$/i.test(text);

/** The name with the one on the next line, beneath it or beneath its label. */
function withNext(phrases: readonly Phrase[], text: string, box: Place): string {
  const own = phrases.find((one) => one.x0 <= box.x0 + 1 && one.x1 >= box.x1 - 1 && isBeside(one, box));
  const below = phrases.find(
    (one) =>
      (isBeneath(one, box) || (own !== undefined && isBeneath(one, { ...box, x0: own.x0 }))) &&
      one.y0 - box.y1 <= NEXT_GAP * (box.y1 - box.y0),
  );
  return below && NAME.test(below.text) ? `${text} ${below.text}` : text;
}

type Place = Printed['box'];

const isBeside = ({ y0, y1 }: Phrase, box: Place): boolean => y0 < box.y1 - 1 && y1 > box.y0 + 1;

const isBeneath = ({ x0, y0 }: Phrase, box: Place): boolean => Math.abs(x0 - box.x0) <= EDGE_PT && y0 >= box.y1 - 2;

const isLabelOf = (one: Phrase, { x0 }: Phrase, below: Place): boolean =>
  Math.abs(one.x0 - x0) <= EDGE_PT && isBeside(one, below);

const isCapitals = (text: string): boolean => text === text.toUpperCase();
