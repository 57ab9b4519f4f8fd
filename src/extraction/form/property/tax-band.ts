// The valuation band of a dwelling, kept apart from lists of all bands and from what is said of others.
import { madeOnce } from '../../../kernel/made-once.ts';
import type { DocumentLayout, PageLayout } from '../../../model/layout.ts';
import type { Box } from '../../../model/page.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import type { FormFinding } from '../form-reading.ts';
import type { CouncilTaxSums } from './charge.ts';
import { warning } from './findings.ts';

/** Candidates that a sentence gave are this sure at most. */
const IN_SENTENCE = 0.86;

/** The band: of the line that names it with the charge, else of a label or a sentence that stands in no table of all bands. */
export function bandOf(
  layout: DocumentLayout,
  all: readonly FieldCandidate[],
  { gross, net }: CouncilTaxSums,
): { readonly candidates: readonly FieldCandidate[]; readonly findings: readonly FormFinding[] } {
  const charged = [gross, net].flatMap((line): FieldCandidate[] => {
    const letter = line && /\bband ([A-I])\b/i.exec(line.name)?.[1]?.toUpperCase();
    return line && letter ? [candidateOf({ kind: 'text', text: letter }, line.printed, 0.95)] : [];
  });
  const apart = all.filter((one) => !isOneOfAll(layout, one));
  const untold = apart.filter((one) => !isInToldList(layout, one));
  const alone = untold.length > 0 ? untold : apart;
  const labelled = alone.filter((one) => one.confidence > IN_SENTENCE && !beginsWithinSentence(layout, one));
  // What a line or a label says counts; sentences speak of other bands too.
  const sure = [...charged, ...labelled];
  const own = lettersOfYours(layout);
  const named = (sure.length > 0 ? sure : alone).map(upper);
  const yours = named.filter(({ value }) => value.kind === 'text' && own.size === 1 && own.has(value.text));
  const candidates = yours.length > 0 ? yours : named;
  const letters = new Set(candidates.map(({ value }) => (value.kind === 'text' ? value.text : '')));
  return {
    candidates,
    findings: letters.size > 1 ? [warning('The bill names more than one valuation band.')] : [],
  };
}

/** A line that goes on with a sentence or with an aside: `band D. Water is …`, `band D)`. */
const RUNS_ON = /^band [A-I]\b(?:\)|\S* \S)/u;

/** Whether a letter stands in a line that a sentence was broken before. */
function beginsWithinSentence({ pages }: DocumentLayout, { printed: { page, box } }: FieldCandidate): boolean {
  const phrases = pages[page - 1]?.lines.flatMap((line) => line.phrases) ?? [];
  return phrases.some((phrase) => contains(phrase, box) && RUNS_ON.test(phrase.text));
}

/** The letters that cells call the reader's own: `Your band F`, in the head beside a column of another band. */
function lettersOfYours({ pages }: DocumentLayout): ReadonlySet<string> {
  const phrases = pages.flatMap(({ lines }) => lines.flatMap((line) => line.phrases));
  return new Set(phrases.flatMap(({ text }) => YOURS.exec(text)?.[1]?.toUpperCase() ?? []));
}

const YOURS = /(?:^|\/ ?)(?:your|eich)(?: council tax| valuation| property)? band(?: chi)?:? ([A-I])$/iu;

const upper = (one: FieldCandidate): FieldCandidate =>
  one.value.kind === 'text' ? { ...one, value: { kind: 'text', text: one.value.text.toUpperCase() } } : one;

/** Whether a letter stands in a list of all bands: others stand above or beneath it, or beside it. */
function isOneOfAll(layout: DocumentLayout, { printed }: FieldCandidate): boolean {
  const page = layout.pages[printed.page - 1];
  const letters = page ? bandLetters(page) : [];
  // The letter may be the end of its cell: `Band C`.
  const own = letters.find((cell) => contains(cell, printed.box)) ?? printed.box;
  const column = letters.filter(({ x0 }) => Math.abs(x0 - own.x0) <= 4);
  const row = letters.filter(({ y0 }) => Math.abs(y0 - own.y0) <= 4);
  return Math.max(column.length, row.length) > 2;
}

/** Bands of which so many are named in a sentence, or on the lines around it, are told of as a list: `Band A 240/360, Band B 280/360`. */
const FEWEST_OF_LIST = 4;

/** A band, by its name or by what homes in it are worth: `Band A up to £27,000; B to £35,000`. */
const TOLD_BAND = /\b[Bb](?:ands?|ANDS?) ([A-Ia-i])\b|\b([A-I]) (?=(?:up )?to £|over £|above £|[–-] £)/gu;

/** Whether a letter stands where a passage tells all bands. */
function isInToldList({ pages }: DocumentLayout, { printed: { page, box, text } }: FieldCandidate): boolean {
  const lines = pages[page - 1]?.lines ?? [];
  const at = lines.findIndex(({ phrases }) => phrases.some((phrase) => contains(phrase, box)));
  const around = at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 2).map((line) => line.text);
  const named = [text, ...around].join(' ').matchAll(TOLD_BAND);
  return new Set([...named].map(([, letter, other = '']) => (letter ?? other).toUpperCase())).size >= FEWEST_OF_LIST;
}

const contains = (cell: Box, box: Box): boolean =>
  cell.x0 <= box.x0 + 1 && cell.x1 >= box.x1 - 1 && cell.y0 <= box.y0 + 1 && cell.y1 >= box.y1 - 1;

const bandLetters = madeOnce((page: PageLayout) =>
  page.lines.flatMap((line) => line.phrases).filter(({ text }) => /^(?:band )?[A-I]:?$/i.test(text)),
);
