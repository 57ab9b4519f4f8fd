// Every figure of a payslip with what stands around it: the label of its row, the heading of its column, that of its part.
import { isLabel, type Cell, type Row } from './cells.ts';
import { ofYear, timeOfAll } from './row-times.ts';
import { periodStrips, standsIn } from './period-strips.ts';
import { withOwnFigure } from './name-figures.ts';
import type { Heads } from './heads.ts';
import type { PartHead } from './part-places.ts';
import { columnAt, partAt } from './heads-over.ts';
import { segments, withStraddled, WORD_GAP_EM, type Segment } from './row-segments.ts';
import { labelsUnder } from './figures-over-labels.ts';
import { sideTime } from './side-times.ts';
import { timesUnderNames } from './times-under-names.ts';
import { isOverNetPay, labelAbove } from './labels-above.ts';
import type { HeadKind } from './head-kinds.ts';
import { ALL_PAY, type Concept, type LabelMeaning, type PayWords } from './pay-words.ts';

/** A figure and its surroundings. */
export interface PayFigure {
  readonly cell: Cell;
  readonly label?: Cell;
  readonly part?: PartHead;
  readonly column?: HeadKind;
}

/** The figures of one label in one row of one part. */
export interface PayRow {
  readonly page: number;
  /** Index among the rows of the document. */
  readonly row: number;
  readonly label: Cell | undefined;
  /** Labels that stand behind the first one: a code, a note. */
  readonly others: readonly Cell[];
  /** Those of them that no column's heading stands over. */
  readonly unheaded: readonly Cell[];
  readonly part: PartHead | undefined;
  readonly figures: readonly PayFigure[];
}

/** The rows of every part, top to bottom; cells that are headings are left out. */
export function payRows(rows: readonly Row[], heads: Heads, words: PayWords): PayRow[] {
  return rows.flatMap((row, index) =>
    segments(row, { rows, index, heads, words })
      .flatMap((segment) => withStraddled(segment, rows, index))
      .map((segment) => payRow(segment, row, { index, heads, words })),
  );
}

function payRow(
  { labels, figures, part }: Segment,
  row: Row,
  { index, heads, words }: { readonly index: number; readonly heads: Heads; readonly words: PayWords },
): PayRow {
  // A description stands under its heading; else it is the first label, unless that is only a code.
  const described = labels.find((cell) => {
    const over = columnAt(heads, cell, part);
    return over?.kind === 'description' && Math.abs(over.x0 - cell.x0) < 12;
  });
  // Of boxes beside each other the last one is that of the figure.
  const last = labels.at(-1);
  const known = last && words.meaningOf(last.text).concept !== undefined ? last : undefined;
  const named = described ?? known ?? labels.find(({ text }) => /\p{L}{2}/u.test(text)) ?? labels[0];
  const placed = figures.map((cell) => ({ cell, column: columnAt(heads, cell, part)?.kind }));
  const { label, own } = withOwnFigure(named, placed);
  return {
    page: row.page,
    row: index,
    label,
    others: labels.filter((cell) => cell !== named),
    unheaded: labels.filter((cell) => cell !== named && columnAt(heads, cell, part) === undefined),
    part,
    figures: placed
      .filter(({ cell }) => cell !== own)
      .map(({ cell, column }) => ({
        cell,
        ...(label ? { label } : {}),
        ...(part ? { part } : {}),
        ...(column ? { column } : {}),
      })),
  };
}

/** What a figure is, by its row, its column and its part together. */
export interface PlacedFigure extends PayFigure {
  readonly concept: Concept;
  readonly when: 'period' | 'year';
  /** How directly it is said: by a row of its own, or by a label above. */
  readonly direct: boolean;
  /** The total of one part: there may be more of them. */
  readonly isOfPart?: true;
}

/** `Employer contributions this period: NI 651.02 · Meridian GPP 412.50`: all of them are the employer's. */
function isOfEmployers(row: Row | undefined, { label }: PayFigure): boolean {
  const [first] = row?.cells ?? [];
  return EMPLOYERS_ROW.test(first?.text ?? '') && !(label !== first && /^(?:employees?|ee)\b/i.test(label?.text ?? ''));
}

const EMPLOYERS_ROW = /^(?:employer['’]?s?['’]?|company) (?:contributions?|costs?|payments?|paid|pays)\b/i;

const TAKEN_IN_ALL: LabelMeaning = { concept: 'totalDeductions', employer: false };

/** Labels stand at most this many rows above their figure, with only figures in between. */
const ROWS_ABOVE = 4;

/** The figures that payslips print once: totals, taxable pay, the year to date. */
export function placedFigures(
  rows: readonly Row[],
  payrows: readonly PayRow[],
  words: PayWords,
  heads: Heads,
): PlacedFigure[] {
  const strips = periodStrips(rows, words, heads);
  const under = labelsUnder(rows, words);
  const times = timesUnderNames(rows, words);
  return payrows.flatMap(({ figures, row, page }) =>
    figures.flatMap((figure, _at, all): PlacedFigure[] => {
      if (figure.cell.amount === undefined || isOfEmployers(rows[row], figure)) return [];
      const tile = under.get(figure.cell);
      if (tile) return tileFigure(figure, words.meaningOf(tile.text));
      const timed = figure.label && times.get(figure.label);
      if (timed) return [{ ...figure, ...timed, direct: true }];
      const isLent = isBesideOwn(all[0]) && isHeadedApart(figure, all, { rows, row, heads, words });
      const said = figure.label && !isLent ? sayingOf(figure.label, figure.part, words) : timeOfAll(rows[row], words);
      const own =
        said && said.concept !== 'netPay' && ofYear(rows[row], words) ? { ...said, when: 'year' as const } : said;
      // A label that says its time is no row of a table, whatever column its figure stands under.
      // Nor is net pay, whose label nothing else bears, nor a sum that has no other figure: it stands beneath the table.
      const isSum = SUMS.has(own?.concept ?? '') && all.length === 1;
      const isWorked =
        (figure.column === 'units' || figure.column === 'rate') &&
        own?.when === undefined &&
        own?.concept !== 'netPay' &&
        !isSum;
      const above =
        (own?.concept && !isWorked) || isTold(figure, rows[row])
          ? undefined
          : labelAbove(figure.cell, { rows, row, heads, words, within: isWorked ? 3 : ROWS_ABOVE });
      const base =
        figure.column === 'units' && own?.concept && own.when === undefined ? BASES.get(own.concept) : undefined;
      if (base) return [{ ...figure, concept: base, when: 'period', direct: false }];
      if (isWorked && !above) return [];
      const isUnsaid = !above || words.meaningOf(above.text).concept === undefined;
      if (!own?.concept && isUnsaid && isOverNetPay(figure.cell, rows.slice(row, row + 3), words))
        return [{ ...figure, concept: 'netPay', when: 'period', direct: true }];
      const named = above ? (heads.totals.has(above) ? TAKEN_IN_ALL : words.meaningOf(above.text)) : undefined;
      const beside = named && named.when === undefined ? sideTime(rows, row, words) : undefined;
      const over =
        above && named && standsIn(strips, above)
          ? { ...named, when: 'period' as const }
          : named && beside
            ? { ...named, when: beside }
            : named;
      // What stands under its label stands in the part of its place, whatever its row begins with.
      const part = own?.concept === undefined && over ? partAt(heads, figure.cell, page) : figure.part;
      const alone = all.filter(({ cell }) => cell.amount).length === 1;
      // Heads over the label that a figure stands under head another table.
      const column = own?.concept === undefined && above ? headUnder(heads, figure, above) : figure.column;
      const around = { cell: figure.cell, ...(part ? { part } : {}), ...(column ? { column } : {}) };
      const meaning = joined(own, over, { ...around, alone });
      if (!meaning) return [];
      const concept = meaning.concept === 'total' ? totalOf(figure) : meaning.concept;
      const when = meaning.when;
      const isOfPart = meaning.concept === 'total' ? ({ isOfPart: true } as const) : {};
      const isTaxable = concept === 'grossPay' && (own?.concept === undefined ? over : own)?.isTaxable === true;
      const concepts = concept && when ? [concept, ...(isTaxable ? TAXABLE : [])] : [];
      return concepts.flatMap((one) =>
        when ? [{ ...figure, concept: one, when, direct: own?.concept !== undefined, ...isOfPart }] : [],
      );
    }),
  );
}

const SUMS: ReadonlySet<string> = new Set([
  'grossPay',
  'taxablePay',
  'niablePay',
  'pensionablePay',
  'nonTaxablePay',
  'totalDeductions',
]);
const TAXABLE: readonly Concept[] = ['taxablePay'];
/** What tax and contributions are worked out on, in a column for that: `Income tax | 2,945.00 | 379.40`. */
const BASES: ReadonlyMap<string, Concept> = new Map([
  ['incomeTax', 'taxablePay'],
  ['nationalInsurance', 'niablePay'],
]);

const YOU_EARNED = /^you(?: have|['’]ve)? earned$/i;

/** Among the figures of a year, `Pay`, `Earnings` or `You earned` is all of it. */
function sayingOf({ text }: Cell, part: PartHead | undefined, { meaningOf }: PayWords): LabelMeaning {
  const said = meaningOf(text);
  const isAllPay =
    said.concept === undefined && part?.part === 'year' && (ALL_PAY.test(text.trim()) || YOU_EARNED.test(text.trim()));
  return isAllPay ? { ...said, concept: 'grossPay', when: 'year' } : said;
}

/** What stands in a tile, by the label beneath; nothing where that says nothing, whatever stands above. */
function tileFigure({ cell }: PayFigure, { concept, when, employer }: LabelMeaning): PlacedFigure[] {
  if (concept === undefined || concept === 'total' || employer) return [];
  return [{ cell, concept, when: when ?? 'period', direct: true }];
}

/** `Taxable pay 2,014.00`, a space apart: a box that holds its own label. */
function isBesideOwn(first: PayFigure | undefined): boolean {
  return first?.label !== undefined && first.cell.x0 - first.label.x1 < WORD_GAP_EM * first.cell.sizePt;
}

/** Whether a figure stands in a box behind such a one, under a label of its own. */
function isHeadedApart(
  { cell }: PayFigure,
  [first]: readonly PayFigure[],
  place: Omit<Parameters<typeof labelAbove>[1], 'within'>,
): boolean {
  const above = cell === first?.cell ? undefined : labelAbove(cell, { ...place, within: 1 });
  const meaning = above && place.words.meaningOf(above.text);
  return meaning !== undefined && (meaning.concept !== undefined || meaning.employer);
}

/** `REFUND OF TAX 31.40 AFTER …`: words right before a figure say what it is; no label above does. */
function isTold({ cell, label: named }: PayFigure, row: Row | undefined): boolean {
  const before = row?.cells[row.cells.indexOf(cell) - 1];
  return [named, before].some((label) => label !== undefined && isLabel(label) && isToldBy(label, cell));
}

function isToldBy(label: Cell, cell: Cell): boolean {
  const isText = label.words.length >= FEWEST_TOLD || /^\p{Ll}{3}/u.test(label.text);
  const widest = label.words.length >= FEWEST_TOLD ? TOLD_GAP_EM : WORD_GAP_EM;
  return (
    isText &&
    label.x1 <= cell.x0 &&
    cell.x0 - label.x1 < widest * cell.sizePt &&
    cell.y0 < label.y1 &&
    label.y0 < cell.y1
  );
}

/** So many words are a text; fewer, as in `accrued 91.20 taken 44.00`, where they begin small and stand no further off than words do. */
const FEWEST_TOLD = 3;
/** As wide as the space of a typewriter. */
const TOLD_GAP_EM = 0.7;

/** The column of a figure, where its head does not stand higher than the label over it. */
function headUnder(heads: Heads, { cell, part, column }: PayFigure, above: Cell): HeadKind | undefined {
  const head = column && columnAt(heads, cell, part);
  return head && head.y1 >= above.y0 ? column : undefined;
}

/** The concept of one of the labels, and the time that any of them names. */
function joined(
  own: LabelMeaning | undefined,
  over: LabelMeaning | undefined,
  { column, part, alone }: PayFigure & { readonly alone: boolean },
): { readonly concept: Concept | 'total'; readonly when: 'period' | 'year' | undefined } | undefined {
  const concept = own?.concept ?? over?.concept;
  if (!concept || own?.employer === true || over?.employer === true) return undefined;
  const saying = own?.concept === undefined ? over : own;
  if (concept === 'netPay' && alone) return { concept, when: saying?.when ?? 'period' };
  // Nobody's net pay is the employer's: their part ended above.
  const isEmployers = concept !== 'netPay' && (column === 'employer' || part?.part === 'employer');
  if (isEmployers || column === 'balance' || part?.part === 'aside') return undefined;
  // Net pay stands alone at the foot, under whatever stands above it; a year's net pay would say so.
  const isFoot = concept === 'netPay' && alone;
  const headed = isFoot ? undefined : timeOf(column);
  const named = [own?.when, over?.when, headed].find((when) => when !== undefined);
  const inPart = isFoot ? undefined : timeOf(part?.part);
  return { concept, when: named ?? inPart ?? 'period' };
}

function timeOf(kind: HeadKind | undefined): 'period' | 'year' | undefined {
  return kind === 'year' || kind === 'period' ? kind : undefined;
}

function totalOf({ part, column }: PayFigure): Concept | undefined {
  const kind = column === 'payments' || column === 'deductions' ? column : part?.part;
  if (kind === 'payments') return 'grossPay';
  return kind === 'deductions' ? 'totalDeductions' : undefined;
}
