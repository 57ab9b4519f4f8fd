// Figures of the last statement beside those of this one, each in a column of its own under `Last month | This month`: what stands in the
// earlier column is of another paper, but for the balance, which is the one that this statement goes on from.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { mapPages, withPhrases, withWords } from '../../model/parts-of-lines.ts';

const TIME = String.raw`(?:statement|month|period|quarter|week|time|bill)`;
const EARLIER = new RegExp(
  String.raw`^(?:(?:on |from )?(?:your |the )?(?:last|previous|prior) ${TIME}|last|previous|previously)$`,
  'i',
);
const NOW = new RegExp(
  String.raw`^(?:(?:on |from )?(?:your |the )?(?:this|current|new|latest) ${TIME}|now|current|this one)$`,
  'i',
);
const BALANCE = /^(?:(?:your|the|statement|closing|account|total|new)\s)*balance:?$/i;
/** Rows stand at most so many of their heights apart. */
const APART_HEIGHTS = 2.5;

/** The layout without such columns; the same where there is none. */
export function withoutEarlierColumn(layout: DocumentLayout): DocumentLayout {
  return mapPages(layout, pageWithout);
}

function pageWithout(page: PageLayout): PageLayout {
  const at = page.lines.findIndex(({ phrases }) => headsIn(phrases) !== undefined);
  const heads = headsIn(page.lines[at]?.phrases ?? []);
  if (!heads) return page;
  const lines = page.lines.slice(0, at);
  let last = page.lines[at];
  for (const [i, line] of page.lines.slice(at + 1).entries()) {
    const [earlier, now] = [underOf(line, heads.earlier), underOf(line, heads.now)];
    const isNear = last !== undefined && line.y0 - last.y1 < APART_HEIGHTS * (line.y1 - line.y0);
    if (!isNear || !earlier || !now)
      return i === 0 ? page : { ...page, lines: [...lines, ...page.lines.slice(at + 1 + i)] };
    const [label] = line.phrases;
    if (label && BALANCE.test(label.text)) lines.push(withPhrases(line, [asPrevious(label), earlier]));
    lines.push(
      withPhrases(
        line,
        line.phrases.filter((one) => one !== earlier),
      ),
    );
    last = line;
  }
  return { ...page, lines };
}

/** The heads of both columns, where a line holds them and nothing else that stands right of its first. */
function headsIn(phrases: readonly Phrase[]): { readonly earlier: Phrase; readonly now: Phrase } | undefined {
  const earlier = phrases.find(({ text }) => EARLIER.test(text));
  const now = phrases.find(({ text }) => NOW.test(text));
  return earlier && now ? { earlier, now } : undefined;
}

/** What stands under a head: it begins, ends or has its middle where that does. */
function underOf({ phrases }: Line, { x0, x1 }: Phrase): Phrase | undefined {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= EDGE_PT;
  return phrases
    .slice(1)
    .find((one) => isNear(one.x0, x0) || isNear(one.x1, x1) || isNear((one.x0 + one.x1) / 2, (x0 + x1) / 2));
}

const EDGE_PT = 4;

/** The label of the balance that the statement goes on from. */
function asPrevious(label: Phrase): Phrase {
  const [first, last = first] = [label.words[0], label.words.at(-1)];
  return first && last
    ? withWords(label, [
        { ...first, text: 'Previous' },
        { ...last, text: 'balance' },
      ])
    : label;
}
