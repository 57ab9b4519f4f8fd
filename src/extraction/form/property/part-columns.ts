// The rate of one part of a loan, with what the other rows of its column say of it: how it is set, and when that ends.
import type { PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { readDate } from '../../values/date.ts';
import { partOver } from './loan-parts.ts';
import { determinationOf } from './rate-clause.ts';

/** Rows of one column stand at most so many lines above or below each other. */
const LINES = 8;
const KIND = /\b(?:rate type|type of rate|product|deal|scheme|rate basis)\b(?!.*\b(?:ends?|until|expir\w+|fee)\b)/i;
const LATER = /\b(?:after|afterwards|thereafter|reverts?|reversion(?:ary)?|follow.on|subsequent)\b/i;
const END = /\b(?:ends?|end date|until|expir\w+|fixed to)\b/i;

/** What the column of a part says of its rate in one clause, as `Fixed 4.00% until 31/03/2030`; undefined where no part heads it. */
export function rateOfPart(page: PageLayout, at: number, cell: Phrase): string | undefined {
  const line = page.lines[at];
  if (!line || partOver(page, line, cell) === undefined) return undefined;
  const own = line.phrases[0]?.text ?? '';
  // A row of what is paid once the rates of the others have ended has a label of its own.
  if (LATER.test(own)) return `${own} ${cell.text}`;
  const from = Math.max(0, at - LINES);
  const rows = page.lines.slice(from, at + LINES + 1).flatMap(({ phrases: [label, ...cells] }, index) => {
    const own = cells.find((one) => overlapsAcross(one, cell))?.text;
    const text = own ?? (label && cells.length === 0 ? cellAround(page, from + index, { label, cell }) : undefined);
    return label && text !== undefined ? [{ label: label.text, text }] : [];
  });
  const kind = rows.find(({ label }) => KIND.test(label))?.text;
  const end = rows.find(({ label, text }) => END.test(label) && readDate(text));
  return [kind ?? (end && determinationOf(end.label)), cell.text, end && `until ${end.text}`].filter(Boolean).join(' ');
}

/** The cell of two lines around the middle of which its label stands alone: `31 May`, and `2027` beneath it. */
function cellAround(
  { lines }: PageLayout,
  at: number,
  { label, cell }: Readonly<Record<'label' | 'cell', Phrase>>,
): string | undefined {
  const pieces = [lines[at - 1], lines[at + 1]].flatMap(
    (line) => line?.phrases.filter((one) => overlapsAcross(one, cell)) ?? [],
  );
  const [over, under] = pieces;
  const isWhole = over && under && pieces.length === 2 && over.y1 > label.y0 - 1 && under.y0 < label.y1 + 1;
  return isWhole ? `${over.text} ${under.text}` : undefined;
}
