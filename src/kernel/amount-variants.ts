// What else a recognised amount may be: characters that look alike, a point that was lost or doubled, a figure too many or too few
// at an edge, a minus that was lost or dirt. Texts in, texts out; which of them is right is for sums to say.
import { figureFor, similarFigures } from './look-alikes.ts';

/** Another reading of a text, and what it takes to believe it: the sum of its slips (look-alikes.ts). */
export interface Variant {
  readonly text: string;
  readonly cost: number;
}

const COST = {
  proposed: 1,
  point: 2,
  minus: 2,
  doubled: 2,
  currency: 2,
  extraAtEdge: 3,
  extraInside: 4,
  lostAtEdge: 4,
  lostInside: 5,
} as const;

/** No amount is longer than this, in characters: what is longer has no variants. */
const LONGEST = 20;
/** Signs and brackets, and a currency or what is read in its place; figures and marks among them; what may follow. */
const SHAPE = /^([-−–—+(“”"'‘’~_=]*)([£€$]|[EefFt&](?=[\dOolISsZzB]))?([\dOoQDIl|i!\]ZzSsBGbgqAT?.,·]+)([-+)]*)$/u;

/** A point that was seen twice: `64..20`. */
const TWO_POINTS = /(?<=\d)[.,·]{2}(?=\d{2}(?!\d))/u;
/** And a comma with a fleck beside it: `18.,550.00`. */
const TWO_COMMAS = /(?<=\d)(?:,\.|\.,|,,)(?=\d{3}(?!\d))/u;

interface Pieces {
  readonly sign: '-' | '+' | '';
  readonly currency: string;
  /** Figures only. */
  readonly figures: string;
  /** How many of them stand after the point; -1 where there is none. */
  readonly decimals: number;
  /** What it took to see figures only. */
  readonly cost: number;
}

/** Other readings of one printed amount, cheapest first, without those that read as the same; none for what is no amount. */
export function amountVariants(text: string, proposed: readonly string[] = []): readonly Variant[] {
  const bare = text.replaceAll(' ', '');
  const pieces = piecesOf(bare);
  const found = new Map<string, number>();
  const add = (variant: string | undefined, cost: number): void => {
    if (variant !== undefined && variant !== bare && cost < (found.get(variant) ?? Infinity)) found.set(variant, cost);
  };
  for (const one of proposed) {
    const read = piecesOf(one.replaceAll(' ', ''));
    if (read?.decimals === 2) add(printedAs(read), COST.proposed + read.cost);
  }
  if (pieces) for (const { text: variant, cost } of slipsOf(pieces)) add(variant, cost);
  return [...found].map(([variant, cost]) => ({ text: variant, cost })).sort((a, b) => a.cost - b.cost);
}

/** The amount that `text` is for certain once letters are taken for the figures they stand for, or undefined. */
export function mendedAmount(text: string): string | undefined {
  const pieces = piecesOf(text);
  // `36,35966`: a comma between thousands, and a point that was lost.
  const isWhole = pieces?.decimals === 2 || (pieces?.decimals === 5 && /,\S{5}$/.test(text));
  return isWhole ? printedAs({ ...pieces, decimals: 2 }) : undefined;
}

/**
 * Whether a text has the shape of an amount with a figure too many or too few after its point. Prices of a unit have more than two
 * as well, but no thousands and no hundreds.
 */
export function isBrokenAmount(text: string): boolean {
  return /^[-−–+(]*(?:[£€$]?\d{1,3}(?:,\d{3})+\.(?:\d|\d{3,4})?|[£€$]\d+\.\d?|[£€$]?\d{3,}\.\d{3})[-+)]*$/u.test(text);
}

/** Whether a text is a whole number with its thousands grouped: points and miles are counted so, and it has lost no pence. */
export function isGroupedCount(text: string): boolean {
  return /^\d{1,3}(?:,\d{3})+$/u.test(text);
}

function piecesOf(text: string): Pieces | undefined {
  if (text.length > LONGEST) return undefined;
  const [, lead = '', currency = '', body = '', tail = ''] =
    SHAPE.exec(text.replace(TWO_COMMAS, ',').replace(TWO_POINTS, '.')) ?? [];
  if (!/\d/.test(body)) return undefined;
  const read = [...body].map((character) => (/[.,·]/u.test(character) ? undefined : figureFor(character)));
  const figures = read.map((one) => one?.text ?? '').join('');
  const marks = [...body.matchAll(/[.,·]/gu)].map(({ index }) => index);
  // `28.10.25` is a date: figures between two marks come in threes.
  if (
    body
      .split(/[.,·]/u)
      .slice(1, -1)
      .some((group) => group.length !== 3)
  )
    return undefined;
  const last = marks.at(-1);
  const decimals = last === undefined ? -1 : body.length - last - 1;
  const mark = /[-−–—“”"~_=(]/u.test(lead) || /[-)]/.test(tail);
  return {
    sign: mark ? '-' : (lead + tail).includes('+') ? '+' : '',
    currency: currency === '' || /[£€$]/u.test(currency) ? currency : '£',
    figures,
    decimals: decimals === 3 && body[last ?? 0] === ',' ? -1 : decimals,
    cost: read.reduce((sum, one) => sum + (one?.cost ?? 0), /[“”"'‘’~_=]/u.test(lead) ? 1 : 0),
  };
}

/** With a point, groups of three and a plain minus. */
function printedAs({ sign, currency, figures, decimals }: Pieces): string | undefined {
  if (decimals !== 2 || figures.length < 3) return undefined;
  const whole = figures.slice(0, -2).replace(/^0+(?=\d)/, '');
  return `${sign}${currency}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${figures.slice(-2)}`;
}

function* slipsOf(pieces: Pieces): Generator<Variant> {
  const variant = function* (changed: Partial<Pieces>, cost: number): Generator<Variant> {
    const text = printedAs({ ...pieces, decimals: 2, ...changed });
    if (text !== undefined) yield { text, cost: pieces.cost + cost };
  };
  const { figures, decimals, sign } = pieces;
  const without = (at: number): string => figures.slice(0, at) + figures.slice(at + 1);
  // Two figures stand after the point, wherever it was read: what is printed otherwise has lost or won something.
  if (decimals === -1) yield* variant({}, COST.point);
  // `36,35966`: a comma between thousands, and no point.
  if (decimals === 5) yield* variant({}, COST.point);
  if (decimals > 2) {
    for (let at = figures.length - decimals; at < figures.length; at++) {
      yield* variant({ figures: without(at) }, at === figures.length - 1 ? COST.doubled : COST.extraInside);
    }
    return;
  }
  if (decimals === 1) {
    for (const figure of '0123456789') yield* variant({ figures: figures + figure }, COST.lostAtEdge);
    return;
  }
  if (decimals === 0 || decimals === 2) yield* variant({}, COST.point);
  yield* variant({ sign: sign === '' ? '-' : '' }, COST.minus);
  for (let at = 0; at < figures.length; at++) {
    for (const other of similarFigures(figures[at] ?? '')) {
      const changed = figures.slice(0, at) + other.text + figures.slice(at + 1);
      yield* variant({ figures: changed }, other.cost + (decimals === 2 ? 0 : COST.point));
    }
  }
  yield* variant({ figures: without(0) }, figures.startsWith('6') ? COST.currency : COST.extraAtEdge);
  for (let at = 1; at < figures.length - 2; at++) {
    yield* variant({ figures: without(at) }, figures[at] === figures[at - 1] ? COST.doubled + 1 : COST.extraInside);
  }
  for (const figure of '123456789') yield* variant({ figures: figure + figures }, COST.lostAtEdge);
  for (let at = 1; at < figures.length - 1; at++) {
    for (const figure of '0123456789') {
      yield* variant({ figures: figures.slice(0, at) + figure + figures.slice(at) }, COST.lostInside);
    }
  }
}
