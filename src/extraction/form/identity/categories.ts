// The categories of a driving licence (field 9): capitals for those of directive 2006/126/EC, small letters for British ones, a stroke
// between each two. In a picture strokes look like letters, and thin letters between strokes are lost.
import type { Printed } from '../../../model/printed.ts';

/** What was read of field 9. */
export interface ReadCategories {
  readonly categories: readonly string[];
  /** Whether something between the strokes was lost or is no category. */
  readonly doubtful: boolean;
  /** Whether a thin letter is there because those beside it never stand without it. */
  readonly added: boolean;
  /** Whether each is spelled as such, and none is there without another that it never stands without: nothing else could be meant. */
  readonly certain: boolean;
}

const DIRECTIVE = ['AM', 'A1', 'A2', 'A', 'B1', 'BE', 'B', 'C1E', 'C1', 'CE', 'C', 'D1E', 'D1', 'DE', 'D'];
const NATIONAL = ['f', 'g', 'h', 'k', 'l', 'n', 'p', 'q'];
const ALL = [...DIRECTIVE, ...NATIONAL];
const STROKE = /^[/Iil|1,\s]$/;

/** Without the number of the field, which a picture may join to its value, the spaces that some print around strokes, and one before an E. */
function bareOf(text: string): string {
  return text
    .replace(/^[9gsq][.,]?\s*(?=A|B)/, '')
    .replace(/\s*([/|])\s*/g, '$1')
    .replace(/(?<=[BCD]1?) (?=E(?:[/|]|$))/g, '')
    .trim();
}

interface Step {
  readonly cost: number;
  readonly category?: string;
  readonly doubtful?: boolean;
  readonly length: number;
}

/** What a piece of the text, which does not end before it, may be: strokes are thin, and so are the 1 and the l. */
function stepsAt(text: string, at: number, isStart: boolean): readonly Step[] {
  const rest = text.slice(at);
  if (isStart) {
    const whole = ALL.flatMap((category): Step[] => {
      const piece = rest.slice(0, category.length);
      if (piece === category) return [{ cost: 0, category, length: category.length }];
      const alike = piece.replace(/[Il|]/g, '1').toUpperCase() === category.toUpperCase();
      return alike ? [{ cost: category.length > 1 ? 0.3 : 0.6, category, length: category.length }] : [];
    });
    // Two strokes with nothing between them: something thin was there.
    const lost = STROKE.test(rest.charAt(0)) ? [{ cost: 1.2, category: '', length: 0 }] : [];
    return [...whole, ...lost, { cost: 3, doubtful: true, length: 1 }];
  }
  const stroke = rest.charAt(0);
  if (STROKE.test(stroke)) return [{ cost: stroke === '/' ? 0 : 0.2, length: 1 }];
  // National ones run together where their strokes were taken for nothing.
  return [{ cost: 0.8, length: 0 }];
}

interface Path {
  readonly cost: number;
  readonly categories: readonly string[];
  readonly doubtful: boolean;
}

/** The likeliest way to read the text as categories with strokes between them. */
function likeliest(text: string): Path {
  const known = new Map<string, Path>();
  const from = (at: number, isStart: boolean): Path => {
    const key = `${String(at)}${isStart ? 's' : ''}`;
    const before = known.get(key);
    if (before) return before;
    if (at >= text.length) return { cost: isStart && at > 0 ? 0.3 : 0, categories: [], doubtful: false };
    let best: Path = { cost: Infinity, categories: [], doubtful: true };
    for (const step of stepsAt(text, at, isStart)) {
      const isSkipped = step.doubtful === true;
      const next = from(at + step.length, isStart ? isSkipped : true);
      const cost = step.cost + next.cost;
      if (cost >= best.cost) continue;
      const own = step.category === undefined ? [] : [step.category];
      best = { cost, categories: [...own, ...next.categories], doubtful: next.doubtful || isSkipped };
    }
    known.set(key, best);
    return best;
  };
  return from(0, true);
}

/** Reads field 9. `printed` may be a picture's: then what is lost is found by what never stands alone. */
export function readCategories({ text, confidence }: Pick<Printed, 'text' | 'confidence'>): ReadCategories {
  const bare = bareOf(text);
  const { categories, doubtful } = likeliest(bare);
  const found: string[] = [];
  let isOpen = doubtful;
  for (const [at, category] of categories.entries()) {
    if (category !== '') {
      if (!found.includes(category)) found.push(category);
      continue;
    }
    const thin = betweenOf(
      found.at(-1),
      categories.slice(at + 1).find((one) => one !== ''),
    );
    if (thin === undefined) isOpen = true;
    else if (!found.includes(thin)) found.push(thin);
    isOpen ||= thin !== 'l';
  }
  const added = confidence < 1 ? withCompanions(found) : found;
  const isAdded = added.length > found.length;
  return {
    categories: added,
    doubtful: isOpen || isAdded,
    added: isAdded,
    certain: !isOpen && !isAdded && isSpelledOut(bare, categories),
  };
}

/** A category with a figure or an E more than another, and what it never stands without. */
const HIGHER: Readonly<Record<string, string>> = { BE: 'B', C1E: 'C1', CE: 'C', D1E: 'D1', DE: 'D' };
const LEAST = 3;

/** Whether the text has the categories letter for letter, each once, with whatever is taken for a stroke between them. */
function isSpelledOut(text: string, categories: readonly string[]): boolean {
  const own = categories.filter((one) => one !== '');
  const national = own.filter((one) => NATIONAL.includes(one));
  // A thin stroke behind a capital may be its figure.
  const isAmbiguous = /[ABCD][Il|]/.test(text);
  const pieces = text.split(/[/|]/).join('');
  return (
    !isAmbiguous &&
    own.length >= LEAST &&
    new Set(own).size === own.length &&
    own.every((one) => HIGHER[one] === undefined || own.includes(HIGHER[one])) &&
    national.every((one, at) => at === 0 || one > (national[at - 1] ?? '')) &&
    own.every((one) => one === 'l' || pieces.includes(one))
  );
}

/** The letter that was lost between two: national categories stand in the order of the alphabet. */
function betweenOf(before: string | undefined, after: string | undefined): string | undefined {
  if (before === undefined || !NATIONAL.includes(before)) return undefined;
  const next = NATIONAL.filter((one) => one > before && (after === undefined || one < after) && !/[gh]/.test(one));
  return next[0];
}

/** No licence has n without l, or k without f: what was not read is added, and doubted. */
const COMPANIONS: Readonly<Record<string, string>> = { n: 'l', k: 'f' };

function withCompanions(found: readonly string[]): readonly string[] {
  return found.flatMap((category) => {
    const companion = COMPANIONS[category];
    return companion !== undefined && !found.includes(companion) ? [companion, category] : [category];
  });
}

/** The number of the field before its first category: strokes behind it may all look like letters (`9. AMIBIflkiq`). */
const NUMBERED = /^9[.,]\s*AM?[/|Iil1]/;

/** Whether a text is field 9: at least three categories with strokes between them, and nothing else. */
export function isCategories(text: string): boolean {
  if ((!/[/|]/.test(text) && !NUMBERED.test(text)) || /\d{2}/.test(text)) return false;
  const { categories, doubtful } = likeliest(bareOf(text));
  return !doubtful && new Set(categories.filter((one) => one !== '')).size >= 3;
}
