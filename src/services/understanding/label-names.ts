// Names that are labels: a word such as `Store`, which stands in a column of labels with its own value beside it, or in a row of nothing but
// labels, was read as the name of a person or an organisation. No rule of a class can list all such words; where they stand tells them.
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import { isRowOfHeads } from '../../extraction/fields/rows-of-heads.ts';
import { passagesOf } from '../../extraction/fields/sentences.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { Profile } from '../../profiles/profile.ts';

type Vocabulary = Pick<Profile, 'fields' | 'blocks'>;

/** Labels of one column begin within this of each other, in points, their values within the double. */
const SAME_EDGE_PT = 2;
/** Lines above and below in which the others of a column are looked for, and how many of them make one. */
const LINES_AROUND = 4;
const FEWEST = 2;
/** What is set larger than the text by so much heads the paper, whatever stands beneath it. */
const LARGER = 1.3;

/** A warning for each name that is a label of the profile, or that stands where labels stand. */
export function labelNames(layout: DocumentLayout, profile: Vocabulary, nodes: readonly GraphNode[]): FormFinding[] {
  const known = labelsOf(profile);
  // A title tells that it is a name, wherever it stands.
  const named = (own: string): readonly string[] => [
    ...new Set(
      nodes.flatMap(({ type, name, title }) =>
        type === own && typeof name === 'string' && title === undefined ? [name] : [],
      ),
    ),
  ];
  const isLabel = (name: string): boolean => known.has(foldText(name)) || standsAmongLabels(name, layout, known);
  return [
    ...named('ark:Person')
      .filter(isLabel)
      .map((name) => [name, 'a person'] as const),
    ...named('ark:Organisation')
      .filter((name) => isLabel(name) && !isSpokenOf(name, layout) && !headsPaper(name, layout))
      .map((name) => [name, 'an organisation'] as const),
    // A tariff may be charged for in a row among sums.
    ...named('ark:UtilityTariff')
      .filter((name) => known.has(foldText(name)) || standsAmongHeads(name, layout))
      .map((name) => [name, 'a tariff'] as const),
  ].map(([name, kind]) => ({
    severity: 'warnings',
    reason: `What was read as the name of ${kind} is printed as a label: ${name}.`,
  }));
}

/** Whether a name of several words stands larger than the text over the first page. */
function headsPaper(name: string, { pages: [page] }: DocumentLayout): boolean {
  if (!page || !name.includes(' ')) return false;
  const { lines, heightPt, textHeightPt } = page;
  const head = lines.filter(({ y0 }) => y0 < HEAD_PART * heightPt).flatMap(({ phrases }) => phrases);
  return head.some(({ text, sizePt }) => text === name && sizePt >= LARGER * textHeightPt);
}

/** How far down the first page its head reaches. */
const HEAD_PART = 0.2;

/** Whether a sentence speaks of a name of several words with its capitals: `protected by the Larch Deposit Scheme`. */
const isSpokenOf = (name: string, { pages }: DocumentLayout): boolean =>
  name.includes(' ') && pages.some((page) => passagesOf(page).some((text) => text.split(name).some(endsSmall)));

/** Whether words end in a small word that a name may follow. */
const endsSmall = (before: string, at: number, parts: readonly string[]): boolean =>
  at < parts.length - 1 && /(?:^|\s)(?:the|by|with|of|in|from|to|and) $/u.test(before);

/** Whether each place where a name is printed alone is in a row of heads. */
function standsAmongHeads(name: string, { pages }: DocumentLayout): boolean {
  const places = pages.flatMap((page) =>
    page.lines.flatMap((line) => (line.phrases.some(({ text }) => text === name) ? [isRowOfHeads(line, page)] : [])),
  );
  return places.length > 0 && places.every(Boolean);
}

/** Whether a name is nothing but a label or a heading of the profile. */
export function isLabelOf(profile: Vocabulary, name: string): boolean {
  return labelsOf(profile).has(foldText(name));
}

const labelsOf = madeOnce(
  ({ fields, blocks }: Vocabulary): ReadonlySet<string> =>
    new Set(
      [
        ...Object.values(fields).flatMap(({ labels }) => labels),
        ...Object.values(blocks).flatMap(({ headings }) => headings),
      ].map(foldText),
    ),
);

/** Whether each place where a name is printed alone is one of a column of labels. */
function standsAmongLabels(name: string, { pages }: DocumentLayout, known: ReadonlySet<string>): boolean {
  const places = pages.flatMap(({ lines, textHeightPt }) =>
    lines.flatMap((line, at) =>
      line.phrases.flatMap((phrase, i) =>
        phrase.text === name
          ? [
              phrase.sizePt < LARGER * textHeightPt &&
                (isInStrip(phrase, line, known) ||
                  isAmongLabels(phrase, line.phrases[i + 1], linesAround(lines, at), known)),
            ]
          : [],
      ),
    ),
  );
  return places.length > 0 && places.every(Boolean);
}

/** Whether nothing but known labels stands beside it. */
function isInStrip(own: Phrase, { phrases }: Line, known: ReadonlySet<string>): boolean {
  const others = phrases.filter((one) => one !== own);
  return others.length >= FEWEST_IN_STRIP && others.every(({ text }) => known.has(foldText(text)));
}

const FEWEST_IN_STRIP = 3;

function linesAround(lines: readonly Line[], at: number): readonly Line[] {
  return [...lines.slice(Math.max(0, at - LINES_AROUND), at), ...lines.slice(at + 1, at + 1 + LINES_AROUND)];
}

/** A value stands beside it, and above and below stand known labels with values beside them, under the same edges. */
function isAmongLabels(
  own: Phrase,
  value: Phrase | undefined,
  around: readonly Line[],
  known: ReadonlySet<string>,
): boolean {
  if (!value) return false;
  const alike = around.filter(({ phrases }) =>
    phrases.some((label, i) => {
      const next = phrases[i + 1];
      return (
        next !== undefined &&
        Math.abs(label.x0 - own.x0) < SAME_EDGE_PT &&
        Math.abs(next.x0 - value.x0) < 2 * SAME_EDGE_PT &&
        known.has(foldText(label.text)) &&
        !known.has(foldText(next.text))
      );
    }),
  );
  return alike.length >= FEWEST;
}
