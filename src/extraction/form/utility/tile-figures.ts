// Tiles: amounts in a row with what they are for beneath each, and beneath that a note (`£31.00`, `Your last bill`, `Paid 3 May`);
// and what a note beneath an amount says of it.
import { madeOnce } from '../../../kernel/made-once.ts';
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';

/** What stands beneath an amount, from above. */
export interface Tile {
  readonly label: Phrase;
  readonly note: Phrase | undefined;
}

const SAME_EDGE_PT = 4;
/** A label stands at most so many heights of its own beneath what it labels. */
const GAP = 1.6;

/** The amounts of a page that have their labels beneath. */
export const tilesOf = madeOnce(
  (page: PageLayout): ReadonlyMap<Phrase, Tile> =>
    new Map(
      page.lines.flatMap((line, at) => {
        const [under, further] = page.lines.slice(at + 1, at + 3);
        if (!under || line.phrases.length < 2 || !line.phrases.every(isAmount)) return [];
        if (
          !isNearer(page.lines[at - 1], line, under) ||
          isLabelled(page.lines.slice(Math.max(0, at - MOST_LINES), at), line)
        )
          return [];
        const pairs = line.phrases.flatMap((amount) => {
          const label = beneath(amount, under);
          return label ? [[amount, { label, note: further && beneath(label, further) }] as const] : [];
        });
        return pairs.length === line.phrases.length ? pairs : [];
      }),
    ),
);

/** The label that a note beneath an amount is worth: that it was paid, or is to be. */
export function noteOn(page: PageLayout, amount: Phrase): string | undefined {
  const height = amount.y1 - amount.y0;
  const under = page.lines.filter(({ y0 }) => y0 >= amount.y1 - 1 && y0 - amount.y1 <= NOTE_HEIGHTS * height);
  const note = tilesOf(page).get(amount)?.note ?? under.flatMap((line) => beneath(amount, line, height) ?? [])[0];
  if (!note) return undefined;
  return PAID.test(note.text) ? 'paid' : TO_BE_TAKEN.test(note.text) ? 'to pay' : undefined;
}

const NOTE_HEIGHTS = 1.5;
const PAID = /^(?:fully |now )?paid\b(?! (?:by|late))|^thank(?:s| you) for (?:paying|your payment)/iu;
const TO_BE_TAKEN =
  /^(?:we(?:[’']ll| will)|this will be|it will be|will be|to be|please) (?:collect|take|request|debit|pay|settle)/iu;

const isAmount = ({ text }: Phrase): boolean => isAmountInFull(text);

/** Whether the amounts are nearer to what is beneath than to what is over them: in a table they are not. */
const isNearer = (above: Line | undefined, line: Line, under: Line): boolean =>
  !above || line.y0 - above.y1 > 1.2 * (under.y0 - line.y1);

/** Whether what stands over the amounts are words for each, of one line or more: beneath them are notes. */
function isLabelled(above: readonly Line[], { phrases, y0, y1 }: Line): boolean {
  const over = above.filter((one) => y0 - one.y1 < MOST_ABOVE * (y1 - y0)).flatMap((one) => one.phrases);
  return phrases.every((amount) =>
    over.some(({ x0, x1, text }) => x0 < amount.x1 && x1 > amount.x0 && /\p{L}{2}/u.test(text)),
  );
}

const MOST_LINES = 3;
const MOST_ABOVE = 3;

function beneath(one: Phrase, under: Line, height?: number): Phrase | undefined {
  return under.phrases.find(
    (label) =>
      label.y0 - one.y1 < GAP * (height ?? label.y1 - label.y0) &&
      /^\p{L}.*\p{L}{2}/u.test(label.text) &&
      [label.x0 - one.x0, label.x1 - one.x1, (label.x0 + label.x1 - one.x0 - one.x1) / 2].some(
        (off) => Math.abs(off) <= SAME_EDGE_PT,
      ),
  );
}
