// Labelled values: a label, and the value beside it or beneath it. Every candidate is kept with its evidence, best first.
import type { Line, DocumentLayout, PageLayout, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import type { DateReading } from '../../model/statement.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { besideLarger } from './beside-larger.ts';
import { boxedBelow } from './boxed-values.ts';
import { cellUnder } from './cell-under.ts';
import { rowTop, wholeCell } from './centred-cells.ts';
import { firstOfBlock, indentedBelow } from './indented.ts';
import { withoutInner } from './inner-labels.ts';
import { cutValue, withoutUnit } from './label-ends.ts';
import { findLabels, labelIndex, type LabelPlace } from './labels.ts';
import { isNotOwn, isOtherLabel, isPartOfName, isRemark, saysWhen, withRestOfLabel } from './label-surroundings.ts';
import { likelyLabels } from './likely-labels.ts';
import { findQuestions } from './questions.ts';
import { addressWords, linesText } from './run-on.ts';
import { repairedValue } from './repaired-value.ts';
import { isRowNumber } from './row-number.ts';
import { areHeadings, isRowOfHeads } from './rows-of-heads.ts';
import { sentencesOf } from './sentences.ts';
import { goesOnBelow, runsOver, wrappedBelow } from './runs-over.ts';
import { ownPart } from './shared-labels.ts';
import { straddled } from './straddled.ts';
import { stackedLabels } from './stacked-labels.ts';
import { inTwo, onTwoLines, wholeNumber } from './two-lines.ts';
import { underLabels } from './under-labels.ts';
import { isDayOfAmount } from './day-of-amount.ts';
import { isNotApplicable } from '../values/not-applicable.ts';
import { readValue, type FieldValue } from './values.ts';
import { addressOver, aligned, columnWords, underSecondLine, valueOver, wrappedWords } from './value-places.ts';
import { withWrappedLabels } from './wrapped-labels.ts';

/** One reading of a field. */
export interface FieldCandidate {
  readonly value: FieldValue;
  readonly printed: Printed;
  /** 0..1: how well the place of the value fits its label. */
  readonly confidence: number;
  readonly page: number;
  readonly lineIndex: number;
  /** Stands in a header or footer that repeats from page to page. */
  readonly furniture: boolean;
  /** The date in the label itself (`Balance on 1 May`). */
  readonly labelDate?: DateReading;
  /** The words that were taken for its label, where no label of the profile names it. */
  readonly likely?: string;
}

/** Readings by the name of their field, best first; a field without any is absent. */
export type FieldCandidates = Readonly<Record<string, readonly FieldCandidate[]>>;

/** How well each place fits. */
const FIT = { same: 0.95, right: 0.95, below: 0.9, above: 0.85, inside: 0.8, sentence: 0.85, likely: 0.6 } as const;
/** A value may stand this many text heights beneath its label. */
const BELOW_HEIGHTS = 2.6;
/** A value may stand this part of the page's width to the right of its label. */
const RIGHT_PART = 0.55;

interface SearchOptions {
  /** ISO 4217 code that amounts without a symbol are in. */
  readonly currency: string;
  /** Hides lines that belong to a table of entries. */
  readonly skip: (page: number, lineIndex: number) => boolean;
  /** Whether a field's label, or the beginning of its sentence, may stand in this phrase. Default: anywhere. */
  readonly admit?: (rule: FieldRule, phrase: Phrase, line: Line) => boolean;
  /**
   * Reads as forms are set: sentences run over lines, a value ends at the next label or a separator, and an amount may
   * stand at the far end of its label's line.
   */
  readonly form?: boolean;
  /** Phrases that are likely to mean what a field's labels do are taken for labels too. */
  readonly likely?: boolean;
}

/** All candidates of all fields. */
export function findFields(
  layout: DocumentLayout,
  fields: Readonly<Record<string, FieldRule>>,
  options: SearchOptions,
): FieldCandidates {
  const found: Record<string, FieldCandidate[]> = {};
  const add = (field: string, candidate: FieldCandidate): void => {
    (found[field] ??= []).push(candidate);
  };
  const index = labelIndex(fields);
  const plain = findLabels(layout, index);
  const placed = withWrappedLabels(layout, index, plain);
  const asked = findQuestions(layout, fields);
  const labels = [...withoutInner(placed, asked), ...asked].filter(
    ({ line, lineIndex }) => !options.skip(line.page, lineIndex),
  );
  const labelled = new Set(
    labels
      .filter((label) => label.before.length === 0)
      .flatMap(({ phrase, pieces = [] }) => [phrase, ...pieces])
      .filter(({ text }) => !AMOUNT_FIRST.test(text)),
  );
  const starts = startsOf(labels);
  const stacked = options.form === true ? stackedLabels(layout, labels, labelled) : new Set<Phrase>();
  const under = options.form === true ? underLabels(layout, labels, labelled) : new Set<Phrase>();
  const contextOf = (label: LabelPlace, rule: FieldRule): Context | undefined => {
    const page = layout.pages[label.line.page - 1];
    if (!page || options.admit?.(rule, label.phrase, label.line) === false) return undefined;
    return { rule, page, labelled, stacked, under, ...options };
  };
  for (const label of labels) {
    const rule = fields[label.field];
    const context = rule && contextOf(label, rule);
    if (!context) continue;
    if (options.form === true ? isOtherLabel(label, context.page) : isNotOwn(label, rule, context.page)) continue;
    const heads = options.form === true && isHead(label, starts);
    const bare = heads ? { ...label, after: [] } : label;
    const cut = options.form === true ? cutValue(bare, starts, rule) : withoutUnit(label, rule);
    const own =
      heads || (stacked.has(label.phrase) && !under.has(label.phrase))
        ? { ...rule, places: rule.places.filter((one) => one === 'below') }
        : rule;
    for (const candidate of candidatesOf(cut, { ...context, rule: own })) add(label.field, candidate);
  }
  for (const [field, rule] of Object.entries(fields)) {
    for (const found of sentencesOf(layout, rule, options)) add(field, { ...found, confidence: FIT.sentence });
  }
  for (const label of options.likely === true ? likelyLabels(layout, fields, labels) : []) {
    const rule = fields[label.field];
    const context = rule && !options.skip(label.line.page, label.lineIndex) ? contextOf(label, rule) : undefined;
    if (!context || (options.form !== true && isNotOwn(label, context.rule, context.page))) continue;
    const how = (one: FieldCandidate) => ({ confidence: FIT.likely * one.confidence, likely: textOf(label.words) });
    for (const one of candidatesOf(label, context)) add(label.field, { ...one, ...how(one) });
  }
  for (const candidates of Object.values(found)) candidates.sort((a, b) => b.confidence - a.confidence);
  return found;
}

/** `£43.18 by 4 March`: whatever day it may tell, it is the value of the label over it. */
const AMOUNT_FIRST = /^[-+]?[£€$] ?\d/;

interface Context {
  readonly rule: FieldRule;
  readonly page: PageLayout;
  /** Phrases that start with a label: they are no values. */
  readonly labelled: ReadonlySet<Phrase>;
  /** Labels that stand in columns with each value beneath its label. */
  readonly stacked: ReadonlySet<Phrase>;
  /** Labels that stand beneath their values. */
  readonly under: ReadonlySet<Phrase>;
  readonly currency: string;
  readonly form?: boolean;
}

/** The values a label may be of: what follows it in its phrase, else the first of the rule's places that holds one. */
function* candidatesOf(found: LabelPlace, context: Context): Generator<FieldCandidate> {
  const { rule, currency } = context;
  const label = context.form === true && rule.value === 'address' ? withRestOfLabel(found) : found;
  const make = (first: readonly Word[], page: number, confidence: number): FieldCandidate | undefined => {
    if (first.length === 0) return undefined;
    const words = rule.value === 'address' ? addressWords(first, label, context.page) : first;
    const piece = printedWords(words, page);
    // The next question is no answer.
    if (context.form === true && piece.text.endsWith('?')) return undefined;
    // Inside a sentence the end of a line is none of a line of an address.
    const isLines = rule.value === 'address' && (label.before.length === 0 || label.after.length === 0);
    const value = readValue(isLines ? linesText(words) : piece.text, rule, currency);
    const read = value ? { value, printed: piece } : repairedValue(words, page, { rule, currency });
    const base = { confidence, page: label.line.page, lineIndex: label.lineIndex, furniture: label.line.furniture };
    return read && { ...base, ...read, ...(label.date ? { labelDate: label.date } : {}) };
  };
  const page = label.line.page;
  const inPhrase = label.before.length === 0 ? FIT.same : FIT.inside;
  const same = make(wholeNumber(label, context), page, inPhrase) ?? make(label.after, page, inPhrase);
  if (same) yield same;
  if (label.after.length > 0 && !(context.form === true && isRemark(label))) {
    // A value set in two pieces (`43-86-52   91748560`).
    const next = same ? undefined : rightOf(label, context);
    const both = next && make([...label.after, ...next.words], page, inPhrase);
    const rest = rule.value === 'money' && saysWhen(label) ? next : undefined;
    const goesOn = { ...label.phrase, words: label.after, text: textOf(label.after) };
    const wraps = same || both || context.form !== true ? [] : [...wrappedWords(goesOn, rule.value, context)];
    const read =
      both ??
      (rest && make(rest.words, page, FIT.right)) ??
      wraps.map((words) => make(words, page, FIT.same)).find((one) => one !== undefined);
    if (read) yield read;
    return;
  }
  const over =
    context.form === true || GRAMMARS.has(rule.value) || rule.value === 'reference'
      ? valueOver(label, context)
      : undefined;
  const above =
    over &&
    (make(rule.value === 'address' ? addressOver(over, label, context) : over.words, page, FIT.above) ??
      make(inTwo(over, context), page, FIT.above));
  if (above) {
    yield above;
    return;
  }
  // The value of two lines is tried where its grammar can tell it from text that stands there by chance.
  const both = make(straddled(label, context), page, FIT.right);
  if (both) {
    yield both;
    return;
  }
  // Where it says that there is none, what stands beneath is something else.
  if (context.form === true && isNotApplicable(rightOf(label, context)?.text ?? '')) return;
  for (const place of rule.places) {
    if (place === 'right' && context.form === true && goesOnBelow(label, context.page)) continue;
    const phrase = place === 'right' ? rightOf(label, context) : belowOf(label, context);
    const fit = isPartOfName(label) ? FIT.inside : FIT[place];
    const candidate =
      phrase &&
      (make(wholeCell(phrase, label, context), page, fit) ??
        make(phrase.words, page, fit) ??
        make(ownPart(label, phrase), page, fit) ??
        (rule.value === 'period' && place === 'below' ? make(columnWords(phrase, context), page, fit) : undefined) ??
        make(inTwo(phrase, context), page, fit) ??
        (context.form === true ? undefined : make(onTwoLines(phrase, context), page, fit)));
    if (candidate) {
      yield candidate;
      return;
    }
    if (!phrase || context.form !== true) continue;
    const isTold = GRAMMARS.has(rule.value);
    for (const words of [
      ...wrappedWords(phrase, rule.value, { ...context, place }),
      ...(isTold ? [underSecondLine(phrase, label, context)] : []),
    ]) {
      const wrapped = make(words, page, fit);
      if (!wrapped) continue;
      yield wrapped;
      return;
    }
  }
}

/** Kinds of value that no other text is taken for. */
const GRAMMARS: ReadonlySet<FieldRule['value']> = new Set([
  'money',
  'date',
  'period',
  'sort-code',
  'account-number',
  'iban',
  'bic',
  'card-number',
  'pattern',
]);

/** Kinds of value that any words may be taken for. */
const WORDS_ALONE: ReadonlySet<FieldRule['value']> = new Set(['text', 'name', 'pattern']);

/** The words that labels begin with. */
const startsOf = (labels: readonly LabelPlace[]): ReadonlySet<Word> =>
  new Set(labels.flatMap(({ words }) => words.slice(0, 1)));
/** Labels side by side in one phrase head columns that stand close together: their values are beneath. */
const isHead = ({ after }: LabelPlace, starts: ReadonlySet<Word>): boolean =>
  after[0] !== undefined && starts.has(after[0]);

/** The next phrase on the label's line, unless that is a label itself: then the values stand beneath. */
function rightOf(label: LabelPlace, { rule, page, labelled, form }: Context): Phrase | undefined {
  const [beside, behind] = label.line.phrases.filter(({ x0, text }) => x0 >= label.phrase.x1 && text !== ':');
  // The day of an amount stands before it in a column of its own.
  const isDated = form === true && rule.value === 'money' && beside !== undefined && isDayOfAmount(beside.text);
  const next = (isDated ? behind : beside) ?? besideLarger(label, page);
  // A label and its value at the far end, alone on their line, belong together however far apart.
  const reach = form === true || label.line.phrases.length === 2 ? 1 : RIGHT_PART;
  if (!next || labelled.has(next) || next.x0 - label.phrase.x1 > reach * page.widthPt) return undefined;
  if (form === true && WORDS_ALONE.has(rule.value)) {
    if (isRowOfHeads(label.line, page) || areHeadings([label.phrase, next], page)) return undefined;
  }
  return rule.value === 'reference' && isRowNumber(next, label.line) ? undefined : next;
}

/** The nearest phrase beneath the label that shares its left edge, its right edge or its middle, or lies within it. */
function belowOf(label: LabelPlace, { rule, page, labelled, form }: Context): Phrase | undefined {
  const over = form === true ? undefined : runsOver(label, page, labelled);
  if (over) return over;
  // Of a label in two languages either may be the known one, and letters may count labels: the value stands where all begins.
  const isSecond = form === true && /(?:^| )\/$|^\(?(?:\d\d?|[a-z])[.)]$/i.test(textOf(label.before));
  const isWhole = isSecond || label.pieces !== undefined || (form === true && !isPartOfName(label));
  const left = (isWhole ? undefined : label.words[0]?.x0) ?? label.phrase.x0;
  // The last word of a label that runs over lines in the middle of its column is not where that ends, nor is it before a unit.
  const isToEnd = label.pieces !== undefined || (form !== true && label.after.length === 0);
  const right = (isToEnd ? undefined : label.words.at(-1)?.x1) ?? label.phrase.x1;
  const { y0, y1 } = label.pieces?.at(-1) ?? label.line;
  const limit = label.line.y1 + BELOW_HEIGHTS * (y1 - y0);
  for (const line of page.lines.slice(label.lineIndex + 1)) {
    if ((form === true ? rowTop(page, line) : line.y0) > limit) break;
    // The unit of a value may stand over it alone, where its label had no room for it.
    const phrase = line.phrases.find((one) => aligned(one, left, right) && !/^\(?[£€$]\)?$/.test(one.text));
    if (phrase) return labelled.has(phrase) ? undefined : firstOfBlock(phrase, label, { page, rule });
  }
  return form === true
    ? (boxedBelow(label, page, labelled) ??
        wrappedBelow(label, page, labelled) ??
        cellUnder(label, page, labelled) ??
        (rule.value === 'address' || GRAMMARS.has(rule.value) ? indentedBelow(label, page, labelled) : undefined))
    : undefined;
}
