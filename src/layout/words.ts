// Glyphs to words, from geometry alone: the order in which a file draws its glyphs means nothing.
import { boundsOf, type Glyph, type Word } from '../model/page.ts';
import { withSmallCapitals } from './small-capitals.ts';

/** A real space counts only where the drawn gap is at least this part of the font size: kerned-away spaces do not. */
const SPACE_MIN_EM = 0.08;
/** The same where the letter after the space begins where the space ends: only the letter before leans over it, as an f does. */
export const HUNG_OVER_MIN_EM = 0.04;
/** How near to the end of a space a letter begins there. */
const SAME_PLACE_EM = 0.02;
/** A gap this wide, beyond the run's own letter-spacing, ends a word where the file draws no spaces. */
const GAP_EM = 0.12;
/** A gap this wide ends a run whatever its letter-spacing. */
const RUN_GAP_EM = 1.2;
/** Letter-spacing is estimated only on runs of at least this many glyphs. */
const SPACED_RUN_GLYPHS = 4;
/** The part of a run's gaps that is surely between letters. */
const LOW_PART = 0.2;

/** Words of a page: glyphs of one size that share a baseline and stand without a gap, a larger capital before them. In no particular order. */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const words = stripsOf(glyphs).flatMap((strip) => {
    const runs = runsOf(strip);
    return runs.flatMap((run) => wordsOfRun(run, runs));
  });
  return withSmallCapitals(words);
}

function isSpace({ text }: Glyph): boolean {
  return text.trim() === '';
}

/** Groups glyphs by size and height on the page; each strip is sorted left to right. */
function stripsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const sorted = [...glyphs].sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1) || a.x0 - b.x0);
  const open = new Map<number, { middle: number; glyphs: Glyph[] }>();
  const strips: Glyph[][] = [];
  for (const glyph of sorted) {
    const size = Math.round(glyph.sizePt * 4);
    const middle = (glyph.y0 + glyph.y1) / 2;
    const strip = open.get(size);
    if (strip && middle - strip.middle <= 0.15 * glyph.sizePt) {
      strip.glyphs.push(glyph);
    } else {
      const fresh = { middle, glyphs: [glyph] };
      open.set(size, fresh);
      strips.push(fresh.glyphs);
    }
  }
  for (const strip of strips) strip.sort((a, b) => a.x0 - b.x0);
  return strips;
}

/** Cuts a strip where a gap is wider than any letter-spacing. */
function runsOf(strip: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  let run: Glyph[] = [];
  let end = -Infinity;
  for (const glyph of strip) {
    if (isSpace(glyph)) {
      if (run.length > 0) run.push(glyph);
      continue;
    }
    if (run.length > 0 && glyph.x0 - end > RUN_GAP_EM * glyph.sizePt) {
      runs.push(run);
      run = [];
    }
    run.push(glyph);
    end = Math.max(end, glyph.x1);
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function wordsOfRun(run: readonly Glyph[], strip: readonly (readonly Glyph[])[]): Word[] {
  const drawn = run.filter((glyph) => !isSpace(glyph));
  const isShort = drawn.length < SPACED_RUN_GLYPHS && drawn.length > 1;
  const threshold = (isShort ? spacingBeside(drawn, strip) : letterSpacing(drawn)) + GAP_EM * (drawn[0]?.sizePt ?? 1);
  const words: Word[] = [];
  let current: Glyph[] = [];
  let space: Glyph | undefined;
  for (const glyph of run) {
    if (isSpace(glyph)) {
      space = glyph;
      continue;
    }
    const last = current.at(-1);
    if (last) {
      const gap = glyph.x0 - last.x1;
      if (gap > threshold || (space && gap > leastGap(space, glyph))) {
        words.push(...wordsIn(current));
        current = [];
      }
    }
    current.push(glyph);
    space = undefined;
  }
  if (current.length > 0) words.push(...wordsIn(current));
  return words;
}

/** A word and an amount with its pence. */
const FULL_CELL = /^(.*\p{Ll}{2}[:.)]?)[£€]\d[\d,]*\.\d{2}(?!\d)/u;

/** Whether a text is a word that fills its cell and the amount that begins where it ends, in the next column: `granted£150.00`. */
export function isFullCell(text: string, word: string): boolean {
  return FULL_CELL.exec(text)?.[1] === word;
}

/** The word of these glyphs, or the two of such cells. */
function wordsIn(glyphs: readonly Glyph[]): Word[] {
  const textOf = (some: readonly Glyph[]): string => some.map(({ text }) => text).join('');
  const whole = textOf(glyphs);
  if (!FULL_CELL.test(whole)) return [wordOf(glyphs)];
  const end = glyphs.findIndex((_, at) => at > 0 && isFullCell(whole, textOf(glyphs.slice(0, at))));
  return end > 0 ? [wordOf(glyphs.slice(0, end)), wordOf(glyphs.slice(end))] : [wordOf(glyphs)];
}

/** How wide the gap must be that a drawn space before `glyph` makes. */
function leastGap(space: Glyph, glyph: Glyph): number {
  const whole = Math.abs(glyph.x0 - space.x1) <= SAME_PLACE_EM * glyph.sizePt;
  return (whole ? HUNG_OVER_MIN_EM : SPACE_MIN_EM) * glyph.sizePt;
}

/** A low gap of a run: 0 for ordinary text, more where letters are set apart on purpose; word gaps do not count. */
function letterSpacing(run: readonly Glyph[]): number {
  if (run.length < SPACED_RUN_GLYPHS) return 0;
  const gaps: number[] = [];
  for (let i = 1; i < run.length; i++) gaps.push((run[i]?.x0 ?? 0) - (run[i - 1]?.x1 ?? 0));
  gaps.sort((a, b) => a - b);
  return Math.max(0, gaps[Math.floor(gaps.length * LOW_PART)] ?? 0);
}

/** Letters of one line are set alike: how far apart those of a short run are is told by the longest that is set in its type. */
function spacingBeside([first]: readonly Glyph[], strip: readonly (readonly Glyph[])[]): number {
  const longest = strip
    .map((run) => run.filter((glyph) => !isSpace(glyph)))
    .filter(([glyph]) => glyph?.font === first?.font)
    .reduce<readonly Glyph[]>((long, run) => (run.length > long.length ? run : long), []);
  return letterSpacing(longest);
}

function wordOf(glyphs: readonly Glyph[]): Word {
  const [first] = glyphs;
  if (!first) throw new RangeError('a word has glyphs');
  const text = glyphs.map((glyph) => glyph.text).join('');
  const spacing = letterSpacing(glyphs);
  return {
    ...(spacing > SPACE_MIN_EM * first.sizePt ? { letterSpacingPt: spacing } : {}),
    text: text.normalize('NFC'),
    ...boundsOf(glyphs),
    sizePt: first.sizePt,
    font: first.font,
    bold: first.bold,
    confidence: 1,
  };
}
