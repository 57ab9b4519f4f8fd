// Recognised amounts (OCR) that break the sums of a form, or hide one: each is read otherwise, the form is read again, and the one
// reading that leaves less to say against the document is taken. Where two readings do, neither is.
import { readAmount } from '../../extraction/values/amount.ts';
import { FINE_PRICE } from '../../extraction/values/fine-price.ts';
import { amountVariants, isBrokenAmount } from '../../kernel/amount-variants.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import type { Profile } from '../../profiles/profile.ts';
import { withText } from '../../repair/with-text.ts';
import { settleForm, type SettledForm } from './settle-form.ts';

/** A form as it is understood, and the layout with the words that it took otherwise. */
export interface RepairedForm {
  readonly settled: SettledForm;
  readonly layout: DocumentLayout;
}

/** Each reading costs as much as the first one: so many are tried, for so many slips. */
const MOST_TRIED = 40;
const MOST_REPAIRS = 3;
/** One explanation is believed only when every other one costs this much more. */
const MARGIN = 1.5;
/** What a word's confidence weighs against the costs of slips. */
const CONFIDENCE_COST = 4;

/** Reads a form, and repairs it where it was recognised and its sums do not hold. `likely`: with labels by their likely meaning. */
export function readRepaired(found: DocumentLayout, profile: Profile, likely = false): RepairedForm {
  const settle = (layout: DocumentLayout): SettledForm => settleForm(layout, profile, likely);
  let current: RepairedForm = { layout: found, settled: settle(found) };
  for (let repairs = 0; repairs < MOST_REPAIRS && isDoubtful(current); repairs++) {
    const repaired = oneExplanation(current, settle);
    if (!repaired) break;
    current = repaired;
  }
  return current;
}

/** Amounts that cannot be what was recognised: a figure too many or too few after the point. */
export function brokenAmounts(layout: DocumentLayout): readonly Word[] {
  const phrases = layout.pages.flatMap(({ lines }) => lines.flatMap((line) => line.phrases));
  return phrases.flatMap(({ words }) =>
    words.filter(({ text, confidence }) => {
      // In a sentence the point behind whole pounds ends it.
      const isStop = words.length >= SENTENCE_WORDS && /\d\.$/.test(text);
      return confidence < 1 && !isStop && isBrokenAmount(text);
    }),
  );
}

/** A phrase of so many words may be part of a sentence: an amount has fewer. */
const SENTENCE_WORDS = 3;

const isDoubtful = ({ settled, layout }: RepairedForm): boolean =>
  doubts(settled).length > 0 || brokenAmounts(layout).length > 0;

/** What speaks against a reading. */
const doubts = ({ findings }: SettledForm): readonly string[] =>
  findings.filter(({ severity }) => severity !== 'info').map(({ reason }) => reason);

/** A word read otherwise. */
interface Edit {
  readonly word: Word;
  readonly text: string;
  readonly cost: number;
}

function oneExplanation(
  { layout, settled }: RepairedForm,
  settle: (layout: DocumentLayout) => SettledForm,
): RepairedForm | undefined {
  const before = doubts(settled);
  const tried = editsOf(layout, settled)
    .slice(0, MOST_TRIED)
    .flatMap((edit) => {
      const other = withWord(layout, edit);
      const again = settle(other);
      const after = doubts(again);
      const isNoWorse = after.every((reason) => before.includes(reason)) && saysAsMuch(again, settled);
      return [{ ...edit, isNoWorse, left: after.length, gains: factCount(again), layout: other, settled: again }];
    });
  const better = tried.filter(({ isNoWorse, left }) => isNoWorse && left < before.length);
  const fewest = Math.min(...better.map(({ left }) => left));
  const [best, ...rest] = better.filter(({ left }) => left === fewest).sort((a, b) => a.cost - b.cost);
  const other = best && rest.find((one) => one.word !== best.word || minorOf(one) !== minorOf(best));
  if (best) return !other || other.cost - best.cost >= MARGIN ? best : undefined;
  return oneFitting(tried, factCount(settled));
}

/** Two readings of a word that come to the same amount, with a currency and without, are one. */
const minorOf = ({ text }: Edit): number | undefined => readAmount(text)?.minor;

/** What stood for nothing is something in one of its readings, and the sums speak against every other one. */
function oneFitting<T extends Edit & { readonly isNoWorse: boolean; readonly gains: number }>(
  tried: readonly T[],
  known: number,
): T | undefined {
  for (const word of new Set(tried.filter(({ gains }) => gains > known).map((edit) => edit.word))) {
    const own = tried.filter((edit) => edit.word === word);
    const [fits, other] = own.filter(({ isNoWorse }) => isNoWorse);
    if (fits && !other && own.length > 1) return fits;
  }
  return undefined;
}

function factCount({ fields, reading }: SettledForm): number {
  const cells = Object.values(reading.lists).flatMap((rows) => rows.map((row) => Object.keys(row).length));
  return Object.keys(fields).length + cells.reduce((sum, count) => sum + count, 0);
}

/** A reading must not come to terms with the sums by finding less. */
function saysAsMuch(again: SettledForm, before: SettledForm): boolean {
  const { lists } = before.reading;
  return (
    again.results.length >= before.results.length &&
    Object.keys(before.fields).every((name) => again.fields[name] !== undefined) &&
    Object.entries(lists).every(([name, rows]) => (again.reading.lists[name]?.length ?? 0) >= rows.length)
  );
}

/** Amounts that cannot be read as they stand; and, where sums are off, other readings of those that can: likeliest first. */
function editsOf(layout: DocumentLayout, { findings }: SettledForm): readonly Edit[] {
  const broken = findings.filter(({ severity }) => severity === 'errors');
  const offs = broken.flatMap(({ offMinor }) => (offMinor === undefined ? [] : [Math.abs(offMinor)]));
  // A bare number may have lost its point; where all sums hold, it is a count or a reference.
  const shape = broken.length > 0 ? /\d.*[.,]|[£€$].*\d|^\d{3,7}$/u : /\d.*[.,]|[£€$].*\d/u;
  // What has four places is a price as it stands, and no amount that lost its point.
  const amounts = recognisedWords(layout).filter(({ text }) => shape.test(text) && !FINE_PRICE.test(text));
  return amounts
    .flatMap((word) => {
      const read = readAmount(word.text);
      const isWhole = read?.hasFraction === true;
      if (broken.length === 0 && (isWhole || IN_GROUPS.test(word.text))) return [];
      return amountVariants(word.asRead ?? word.text, word.alternatives).flatMap(({ text, cost }): Edit[] => {
        const other = readAmount(text);
        if (!other?.hasFraction || text === word.text) return [];
        const moved = [Math.abs(other.minor - (read?.minor ?? 0)), other.minor + (read?.minor ?? 0)];
        // Where it is known by how much sums are off, only what moves them by as much can help.
        const isTold = (isWhole && offs.length === broken.length) || /^\d+$/.test(word.text);
        if (isTold && !offs.some((off) => moved.includes(off) || off === other.minor)) return [];
        return [{ word, text, cost: cost + (isWhole ? CONFIDENCE_COST * word.confidence : 0) }];
      });
    })
    .sort((a, b) => a.cost - b.cost);
}

/** Pounds in groups of thousands are an amount as they stand: no sum that holds makes others of them. */
const IN_GROUPS = /^[£€$]\d{1,3}(?:,\d{3})+$/u;

function recognisedWords({ pages }: DocumentLayout): readonly Word[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words.filter(({ confidence }) => confidence < 1))),
  );
}

/** The layout with one word read otherwise; all that does not hold the word is shared. */
function withWord(layout: DocumentLayout, { word, text }: Edit): DocumentLayout {
  const phrase = (one: Phrase): Phrase => {
    if (!one.words.includes(word)) return one;
    const words = one.words.map((other) => (other === word ? withText(word, text) : other));
    return { ...one, words, text: textOf(words) };
  };
  const line = (one: Line): Line => {
    const phrases = one.phrases.map(phrase);
    if (phrases.every((other, at) => other === one.phrases[at])) return one;
    return { ...one, phrases, text: phrases.map((other) => other.text).join(' ') };
  };
  const page = (one: PageLayout): PageLayout => {
    const lines = one.lines.map(line);
    return lines.every((other, at) => other === one.lines[at]) ? one : { ...one, lines };
  };
  return { pages: layout.pages.map(page) };
}
