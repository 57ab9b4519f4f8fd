// What the pages themselves show: text drawn over covered text, amounts set in another type or on another line than those
// around them. Programs that print a document set its rows alike; somebody who changes one figure rarely hits everything.
import type { Line, DocumentLayout } from '../model/layout.ts';
import type { Box, ReadPage, Word, WordPage } from '../model/page.ts';
import { median } from '../kernel/median.ts';
import type { Signal } from './signal.ts';

const AMOUNT = /^[-−+(]?[£€$]?\d{1,3}(?:,?\d{3})*\.\d{2}\)?(?:CR|DR)?$/;
/** So many amounts make a habit, and this part of them shows what it is. */
const HABIT = { amounts: 8, part: 0.85 } as const;
/** More than this part of the amounts in another type is a design. */
const DESIGN_PART = 0.1;
/** Sizes may differ by rounding, in points; baselines by this part of the size. */
const SAME_SIZE_PT = 0.15;
const SAME_BASELINE_EM = 0.06;
/** The baseline of a glyph's box stands this part of its size above the box's foot (adapters place glyphs so). */
const BELOW_BASELINE_EM = 0.2;
/** So many amounts above and below make a column. */
const COLUMN = 3;

/** Signals of pages whose text is embedded. */
export function pageSignals(pages: readonly (ReadPage | WordPage)[], layout: DocumentLayout): readonly Signal[] {
  const embedded = new Set(pages.filter((page) => 'glyphs' in page).map(({ number }) => number));
  const lines = layout.pages.filter(({ number }) => embedded.has(number)).flatMap((page) => page.lines);
  return [...coverSignals(pages, layout), ...overprintSignals(lines), ...typeSignals(lines), ...baselineSignals(lines)];
}

/** Two words stand on one another from this part of the smaller height, and of the smaller size across, on; text of much another size is a mark behind it. */
const OVERPRINT = { height: 0.6, em: 0.5, size: 2 } as const;

/** Lines that were printed over one another, a foot over rows that had no room: neither is sure to be read as it was meant. */
function overprintSignals(lines: readonly Line[]): Signal[] {
  const printedOver = lines.filter((line, at) =>
    lines
      .slice(at + 1, at + 4)
      .filter(({ page }) => page === line.page)
      .some((below) => wordsOf([line]).some((word) => wordsOf([below]).some((other) => isPrintedOver(word, other)))),
  );
  return [...new Set(printedOver.map(({ page }) => page))].map((page) => ({
    severity: 'warnings',
    reason: `Page ${page}: lines of text were printed over one another.`,
  }));
}

function isPrintedOver(word: Word, other: Word): boolean {
  const across = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0);
  const down = Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0);
  const [small, large] = [word.sizePt, other.sizePt].sort((a, b) => a - b);
  return (
    word.text !== other.text &&
    across > OVERPRINT.em * (small ?? 0) &&
    down > OVERPRINT.height * Math.min(word.y1 - word.y0, other.y1 - other.y0) &&
    (large ?? 0) < OVERPRINT.size * (small ?? 0)
  );
}

function coverSignals(pages: readonly (ReadPage | WordPage)[], layout: DocumentLayout): Signal[] {
  return pages.flatMap((page): Signal[] => {
    const covered = 'covered' in page ? (page.covered ?? []) : [];
    if (covered.length === 0) return [];
    const words = wordsOf(layout.pages[page.number - 1]?.lines ?? []);
    const isOver = words.some((word) => covered.some((box) => overlaps(box, word)));
    return [
      isOver
        ? { severity: 'warnings', reason: `Page ${page.number}: text was drawn over other text that had been covered.` }
        : { severity: 'info', reason: `Page ${page.number}: text is covered and was not read.` },
    ];
  });
}

function overlaps(box: Box, word: Word): boolean {
  return box.x0 < word.x1 && box.x1 > word.x0 && box.y0 < word.y1 && box.y1 > word.y0;
}

function wordsOf(lines: readonly Line[]): Word[] {
  return lines.flatMap((line) => line.phrases.flatMap((phrase) => phrase.words));
}

interface Amount {
  readonly word: Word;
  readonly line: Line;
}

function amountsIn(lines: readonly Line[]): Amount[] {
  return lines.flatMap((line) => wordsOf([line]).flatMap((word) => (AMOUNT.test(word.text) ? [{ word, line }] : [])));
}

/** The amounts above and below one, in its column: what stands beside a table, on the same line by chance, is set as it likes. */
function columnOf({ word, line }: Amount, amounts: readonly Amount[]): readonly Amount[] {
  return amounts.filter(
    (one) => one.line !== line && one.line.page === line.page && one.word.x0 < word.x1 && one.word.x1 > word.x0,
  );
}

/** Amounts of columns in another family or size than nearly all others, on lines whose words are set as everywhere. */
function typeSignals(lines: readonly Line[]): Signal[] {
  const plain = amountsIn(lines).filter(({ word }) => !word.bold);
  const counts = new Map<string, number>();
  for (const { word } of plain) counts.set(typeOf(word), (counts.get(typeOf(word)) ?? 0) + 1);
  const [usual, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (plain.length < HABIT.amounts || count < HABIT.part * plain.length) return [];
  const [family = '', size = '0'] = (usual ?? '').split('|');
  const odd = plain.filter(
    (one) =>
      (familyOf(one.word) !== family || Math.abs(one.word.sizePt - Number(size)) > SAME_SIZE_PT) &&
      !isSetAsItsName(one) &&
      plain.some((other) => other.line === one.line && typeOf(other.word) === usual) &&
      columnOf(one, plain).filter(({ word }) => typeOf(word) === usual).length >= COLUMN,
  );
  return odd.length > 0 && odd.length <= Math.max(1, DESIGN_PART * plain.length) ? pagesSaid(odd, 'type') : [];
}

/** `NET PAY £463.84`: what is set like the words right before it is made large with them. */
function isSetAsItsName({ word, line }: Amount): boolean {
  const words = line.phrases.find((phrase) => phrase.words.includes(word))?.words ?? [];
  const name = words.slice(0, words.indexOf(word)).filter(({ text }) => /\p{L}{2}/u.test(text));
  return name.length > 0 && name.every((one) => typeOf(one) === typeOf(word));
}

/** Amounts that stand higher or lower than another of their line, where the two columns stand level on other lines. */
function baselineSignals(lines: readonly Line[]): Signal[] {
  const rows = lines.map((line) => amountsIn([line]).filter(({ word }) => !word.bold)).filter((row) => row.length >= 2);
  const amounts = rows.flat();
  const odd = rows.flatMap((row) => {
    const level = median(row.map(({ word }) => baselineOf(word))) ?? 0;
    const apart = row.filter(
      (one) =>
        Math.abs(baselineOf(one.word) - level) > SAME_BASELINE_EM * one.word.sizePt &&
        row.every((other) => Math.abs(other.word.sizePt - one.word.sizePt) <= SAME_SIZE_PT),
    );
    return apart.filter((one) => {
      const column = columnOf(one, amounts);
      return row.some((other) => other !== one && levelLines(column, columnOf(other, amounts)) >= COLUMN);
    });
  });
  const isHabit = rows.length >= HABIT.amounts && odd.length <= DESIGN_PART * rows.length;
  return odd.length > 0 && isHabit ? pagesSaid(odd, 'line') : [];
}

/** On how many lines two columns have amounts that stand level. */
function levelLines(column: readonly Amount[], other: readonly Amount[]): number {
  return column.filter((one) =>
    other.some(
      ({ word, line }) =>
        line === one.line &&
        word !== one.word &&
        Math.abs(baselineOf(word) - baselineOf(one.word)) <= SAME_BASELINE_EM * word.sizePt,
    ),
  ).length;
}

function pagesSaid(odd: readonly Amount[], what: 'type' | 'line'): Signal[] {
  const pages = [...new Set(odd.map(({ line }) => line.page))];
  const said = what === 'type' ? 'is set in another type than' : 'stands on another line than';
  return pages.map((page) => ({ severity: 'warnings', reason: `Page ${page}: an amount ${said} those around it.` }));
}

function typeOf(word: Word): string {
  return `${familyOf(word)}|${word.sizePt.toFixed(1)}`;
}

/** The family of a font, without the tag of its subset (`ABCDEF+`). */
function familyOf({ font }: Word): string {
  return font.replace(/^[A-Z]{6}\+/, '');
}

function baselineOf({ y1, sizePt }: Word): number {
  return y1 - BELOW_BASELINE_EM * sizePt;
}
