// Blocks: the parts of a page under a heading of their own (Payments, Your gas charges), side by side or beneath each other.
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import type { Box } from '../../model/page.ts';
import { usualSizeOf } from '../../model/usual-size.ts';
import type { BlockRule } from '../../profiles/profile.ts';
import { phraseSet } from '../document/phrase-set.ts';
import { readAmount } from '../values/amount.ts';

/** A block where it stands: its area begins with its heading. */
export interface Block extends Box {
  readonly name: string;
  readonly page: PageLayout;
  readonly heading: Phrase;
  readonly headingLine: Line;
}

/** Room left of a heading that still belongs to its block, in points. */
const INDENT_PT = 6;
/** A heading that begins within this part of the page's width stands at its left margin. */
const MARGIN_PART = 0.15;
/** Type this much larger than the text of its page makes a heading. */
const LARGER = 1.08;

interface Heading {
  readonly name: string | undefined;
  readonly phrase: Phrase;
  readonly line: Line;
}

const headingSet = madeOnce((rules: Readonly<Record<string, BlockRule>>) =>
  phraseSet(Object.fromEntries(Object.entries(rules).map(([name, { headings }]) => [name, headings]))),
);

/** Every block of the document, in page order. */
export function findBlocks(layout: DocumentLayout, rules: Readonly<Record<string, BlockRule>>): Block[] {
  return layout.pages.flatMap((page) => blocksOn(page, rules));
}

function blocksOn(page: PageLayout, rules: Readonly<Record<string, BlockRule>>): Block[] {
  const headings = page.lines.flatMap((line) => headingsOf(line, page, rules));
  return headings.flatMap(({ name, phrase, line }): Block[] => {
    if (name === undefined) return [];
    const [x0, x1] = widthOf({ phrase, line }, headings, page);
    const next = headings.find(
      (other) =>
        other.line.y0 > line.y0 &&
        other.phrase.x1 > x0 &&
        other.phrase.x0 < x1 &&
        (other.name !== undefined || endsBlock(other.phrase, phrase)),
    );
    return [
      { name, page, heading: phrase, headingLine: line, x0, x1, y0: line.y0, y1: next?.line.y0 ?? page.heightPt },
    ];
  });
}

/** The headings on a line: those of the rules, and what else is set like one. */
function headingsOf(line: Line, page: PageLayout, rules: Readonly<Record<string, BlockRule>>): Heading[] {
  if (line.furniture) return [];
  return line.phrases.flatMap((phrase, at): Heading[] => {
    const next = line.phrases[at + 1];
    const name = headingSet(rules).kindOf(phrase.text.replace(/:$/, ''));
    // Beside an amount the same words are the label of a row.
    if (name !== undefined && !(next && readAmount(next.text))) return [{ name, phrase, line }];
    const alone = line.phrases.length === 1 && !/\d/.test(phrase.text);
    const isSet = phrase.bold || phrase.sizePt > LARGER * usualSizeOf(page);
    return alone && isSet ? [{ name: undefined, phrase, line }] : [];
  });
}

/** A heading that no rule knows ends a block when it is set at least as strongly as the block's own. */
function endsBlock(other: Phrase, own: Phrase): boolean {
  return other.sizePt > own.sizePt - 0.3 && (other.bold || !own.bold);
}

/** From a heading to the next one beside it; the whole page where it stands alone at the margin or in the middle. */
function widthOf(
  { phrase, line }: Pick<Heading, 'phrase' | 'line'>,
  headings: readonly Heading[],
  page: PageLayout,
): readonly [number, number] {
  const beside = headings.filter((one) => one.name !== undefined && one.line === line);
  const next = beside.find((one) => one.phrase.x0 > phrase.x0);
  const right = next ? next.phrase.x0 - INDENT_PT : page.widthPt;
  const middle = Math.abs(phrase.x0 + phrase.x1 - page.widthPt) / 2 < MARGIN_PART * page.widthPt;
  const first = beside[0]?.phrase === phrase;
  const atMargin = phrase.x0 < MARGIN_PART * page.widthPt;
  return [first && (atMargin || (middle && beside.length === 1)) ? 0 : phrase.x0 - INDENT_PT, right];
}

/** Whether a phrase stands in a block, its heading included. */
export function isInside(block: Block, phrase: Phrase, line: Line): boolean {
  return (
    line.page === block.page.number &&
    line.y0 >= block.y0 &&
    line.y0 < block.y1 &&
    phrase.x0 >= block.x0 &&
    phrase.x0 < block.x1
  );
}

/** A line of a block, with the phrases that stand in it. */
interface BlockLine {
  readonly line: Line;
  readonly phrases: readonly Phrase[];
}

/** The lines of a block beneath its heading's, each with the phrases that stand in it. */
export const linesIn = madeOnce((block: Block): readonly BlockLine[] =>
  block.page.lines
    .filter((line) => line.y0 >= block.y0 && line.y0 < block.y1 && line !== block.headingLine && !line.furniture)
    .map((line) => ({ line, phrases: line.phrases.filter((phrase) => isInside(block, phrase, line)) }))
    .filter(({ phrases }) => phrases.length > 0),
);
