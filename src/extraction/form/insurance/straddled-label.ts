// Labels that do not stand on the line of their amount: of two lines around its height, running on beneath, or at its height on a line
// that another column begins.
import type { PageLayout, Phrase } from '../../../model/layout.ts';
import { isSetAlike } from '../../../model/set-alike.ts';

/** Lines of one label begin within this of each other, in points. */
const EDGE_PT = 2;

/** Both lines as one label; undefined where the upper one has no rest in small letters right under the amount's line. */
export function labelAround(
  { lines }: PageLayout,
  at: number,
  amount: Phrase,
): { readonly text: string; readonly phrase: Phrase } | undefined {
  const height = amount.y1 - amount.y0;
  const [upper] = lines[at - 1]?.phrases ?? [];
  const [lower] = lines[at + 1]?.phrases ?? [];
  if (!upper || !lower || Math.max(upper.x1, lower.x1) > amount.x0) return undefined;
  const goesOn =
    /^\p{Ll}|^\(|^(?:IPT|Insurance Premium Tax)\b/u.test(lower.text) ||
    // The tax in a price is told in brackets: `Total (including tax of` over `£30.61)`.
    (/\([^)]*$/.test(upper.text) && /^£ ?[\d,.]+\)$/.test(lower.text));
  const isOne = Math.abs(upper.x0 - lower.x0) <= EDGE_PT && goesOn && !/[.:;]$/.test(upper.text);
  const isAround = amount.y0 - upper.y0 < height && lower.y0 - amount.y0 < height;
  return isOne && isAround ? { text: `${upper.text} ${lower.text}`, phrase: upper } : undefined;
}

/** Words and an amount of one row share so much of the height of the amount. */
const SAME_ROW_PART = 0.7;

/** Words left of an amount at its own height, which a row of another column parts from it: boxes side by side need not keep one line. */
export function labelBeside(
  { lines }: PageLayout,
  at: number,
  amount: Phrase,
): { readonly text: string; readonly phrase: Phrase } | undefined {
  const near = [lines[at - 1], lines[at + 1]].flatMap((line) => line?.phrases ?? []);
  const beside = near.filter(({ x1, y0, y1 }) => {
    const shared = Math.min(y1, amount.y1) - Math.max(y0, amount.y0);
    return x1 <= amount.x0 && shared >= SAME_ROW_PART * (amount.y1 - amount.y0);
  });
  const [phrase, other] = beside;
  return phrase && !other && /\p{L}{3}/u.test(phrase.text) && !/[£\d]/.test(phrase.text)
    ? { text: phrase.text, phrase }
    : undefined;
}

/** What no label ends in, and what only goes on with one. */
export const OPEN_END =
  /(?:[,+&/–-]|\b(?:and|or|of|the|for|to|in|with|plus|including|excluding|incl|excl|insurance premium|accidental|alternative|public|high[ -]risk|away from|outside))$/i;
/** Words that say of what kind a cover is, and name none alone: `Personal` over `possessions`. */
export const KIND_ALONE =
  /^(?:personal|accidental|legal|public|pedal|specified|unspecified|named|unnamed|high[ -](?:value|risk)|employers?['’]?|domestic|alternative|family|credit|frozen|single|any one|temporary|occupiers?['’]?|property owners?['’]?)$/i;
const GOES_ON = /^(?:tax\b|\p{Ll}|\()/iu;
/** The lines of one cell stand nearer than rows do, by at least this, in points. */
const NEARER_PT = 2;

/** The name of the tax: wherever a line breaks it, it goes on. */
const TAX = /\binsurance premium tax\b/i;

/** The words of a label, with those it goes on with beneath, where no value stands on the next line and its own words show that it goes on. */
export function labelRunsOn({ lines }: PageLayout, at: number, label: Phrase): string {
  const [line, next, after] = [lines[at], lines[at + 1], lines[at + 2]];
  const isUnder = (one: Phrase, over: Phrase): boolean => Math.abs(one.x0 - over.x0) <= EDGE_PT;
  const rest = next?.phrases.find((one) => isUnder(one, label));
  if (!line || !next || !rest) return label.text;
  // Labels side by side may both go on.
  const others = next.phrases.filter((one) => one !== rest);
  if (others.some((one) => /\d/.test(one.text) || !line.phrases.some((over) => isUnder(one, over)))) return label.text;
  const isCell = !after || after.y0 - next.y0 >= next.y0 - line.y0 + NEARER_PT;
  const whole = `${label.text} ${rest.text}`;
  const goesOn =
    ((OPEN_END.test(label.text) || KIND_ALONE.test(label.text)) && GOES_ON.test(rest.text)) ||
    [label, rest].every(({ text }) => TAX.test(whole) && !TAX.test(text));
  return isSetAlike(rest, label) && isCell && goesOn ? whole : label.text;
}
