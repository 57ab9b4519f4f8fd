// Where the paper tells of each of several vehicles: by their marks, beneath each other or side by side.
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import { findFields, type FieldCandidate, type FieldCandidates } from '../../fields/find-fields.ts';

interface Source {
  readonly layout: DocumentLayout;
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly currency: string;
}

/** A mark without its space. */
export const bareMark = (text: string): string => text.replace(/\s/g, '');

/** How many marks begin rows beneath each other, a number before them at most, or stand beside each other: of a table that could not be told. */
export function listedMarks({ pages }: DocumentLayout): number {
  const all = pages.flatMap(({ lines }) => lines);
  const first = all.flatMap(({ text }) => BEGINS_IN_MARK.exec(text)?.[1] ?? []);
  const beside = all
    .map(({ phrases }) => new Set(phrases.flatMap(({ text }) => MARK_ALONE.exec(text)?.[0] ?? []).map(bareMark)).size)
    .filter((count) => count > 1);
  return Math.max(new Set(first.map(bareMark)).size, ...beside);
}

const BEGINS_IN_MARK = /^(?:\d{1,2}[.)]? )?([A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]\d{1,3} ?[A-Z]{3})\b(?= .)/;
const MARK_ALONE = /^(?:[A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]\d{1,3} ?[A-Z]{3})$/;

/** Vehicles beneath each other, or side by side: what stands from one mark's part of the paper to the next. */
export function regionsOf(
  marks: readonly FieldCandidate[],
  { layout, rules, currency }: Source,
): FieldCandidates[] | undefined {
  const startOf = (one: FieldCandidate): number => {
    const lines = layout.pages[one.page - 1]?.lines ?? [];
    const head = lines
      .slice(0, one.lineIndex + 1)
      .findLastIndex(({ phrases }) => /^(?:vehicle|car|van)\s*(?:\d|one|two|three)\b/i.test(phrases[0]?.text ?? ''));
    return one.page * 10_000 + (head >= 0 && one.lineIndex - head < 12 ? head : one.lineIndex);
  };
  const starts = marks.map(startOf);
  const edges = edgesOf(marks, layout);
  // Side by side they would be mixed up, unless each has labels of its own.
  if (new Set(starts).size < starts.length && !edges) return undefined;
  const at = (line: Line): number => line.page * 10_000 + (layout.pages[line.page - 1]?.lines.indexOf(line) ?? 0);
  return starts.map((start, i) => {
    const end = edges ? start + MOST_ROWS : (starts[i + 1] ?? Infinity);
    const [from, to] = edges ? [edges[i] ?? 0, edges[i + 1] ?? Infinity] : [-Infinity, Infinity];
    return findFields(layout, rules, {
      currency,
      skip: () => false,
      form: true,
      admit: (_rule, { x0 }, line) => at(line) >= start && at(line) < end && x0 >= from && x0 < to,
    });
  });
}

/** Rows about a vehicle stand on at most so many lines beneath the head of their column. */
const MOST_ROWS = 24;
/** Labels of one column begin within this of each other, in points. */
const LABEL_PT = 3;

/** Where the labels of marks begin that all stand on one line, each behind its own; undefined where they do not. */
function edgesOf(marks: readonly FieldCandidate[], { pages }: DocumentLayout): readonly number[] | undefined {
  const [first] = marks;
  const phrases = pages[(first?.page ?? 1) - 1]?.lines[first?.lineIndex ?? -1]?.phrases ?? [];
  const labels = marks.map(({ page, lineIndex, printed: { box } }) =>
    page === first?.page && lineIndex === first.lineIndex ? phrases.findLast(({ x1 }) => x1 < box.x0) : undefined,
  );
  const edges = labels.flatMap((label) => (label && !MARK_ALONE.test(label.text) ? [label.x0 - LABEL_PT] : []));
  const isRising = edges.every((edge, i) => i === 0 || edge > (edges[i - 1] ?? 0));
  return edges.length === marks.length && isRising ? edges : undefined;
}
