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
  const rows = page.lines.slice(Math.max(0, at - LINES), at + LINES + 1).flatMap(({ phrases: [label, ...cells] }) => {
    const own = cells.find((one) => overlapsAcross(one, cell));
    return label && own ? [{ label: label.text, text: own.text }] : [];
  });
  const kind = rows.find(({ label }) => KIND.test(label))?.text;
  const end = rows.find(({ label, text }) => END.test(label) && readDate(text));
  return [kind ?? (end && determinationOf(end.label)), cell.text, end && `until ${end.text}`].filter(Boolean).join(' ');
}
