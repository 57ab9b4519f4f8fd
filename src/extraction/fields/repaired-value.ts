// Labelled values whose grammar recognition broke: a letter for a figure in a National Insurance number, a figure too many in an
// amount. The one reading with the fewest slips that the grammar allows is a candidate; where there are two there is none.
import { amountVariants, isGroupedCount } from '../../kernel/amount-variants.ts';
import { figureFor, lettersFor, type LookAlike } from '../../kernel/look-alikes.ts';
import type { Word } from '../../model/page.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { readAmount } from '../values/amount.ts';
import { readValue, type FieldValue } from './values.ts';

/** A value that was repaired, and what it was read from. */
export interface RepairedValue {
  readonly value: FieldValue;
  readonly printed: Printed;
}

/** Kinds of value with a grammar, or check digits, that tell a slip. */
const GRAMMARS: ReadonlySet<FieldRule['value']> = new Set([
  'account-number',
  'date',
  'iban',
  'national-insurance-number',
  'registration',
  'sort-code',
  'tax-code',
]);

/** Kinds without letters: a figure of theirs that was read as one is one. */
const FIGURES_ALONE: ReadonlySet<FieldRule['value']> = new Set(['account-number', 'sort-code']);

/** So many words of a piece may be a value, and so many characters of it are tried. */
const MOST_WORDS = 3;
const MOST_CHARACTERS = 34;
const MOST_SLIPS = 2;
/** Fewer figures than this may be any word; a tax code has no more than one, or none as it is read (`DO`, `OT`). */
const LEAST_FIGURES = 2;
const MOST_OF_TAX_CODE = 5;
/** An amount that no sum proves is little more than a guess. */
const GUESSED = 0.4;

/** The value in recognised words that cannot be read as they stand; undefined for embedded text. */
export function repairedValue(
  words: readonly Word[],
  page: number,
  { rule, currency }: { readonly rule: FieldRule; readonly currency: string },
): RepairedValue | undefined {
  const [first] = words;
  if (!first || first.confidence === 1) return undefined;
  if (rule.value === 'money') return repairedMoney(first, page, { rule, currency });
  if (!GRAMMARS.has(rule.value)) return undefined;
  const printed = printedWords(words.slice(0, MOST_WORDS), page);
  // The corner of a cell behind it.
  const text = printed.text.replace(/[:;|'’]$/u, '');
  const isTaxCode = rule.value === 'tax-code' && text.length <= MOST_OF_TAX_CODE;
  if (text.length > MOST_CHARACTERS) return undefined;
  if (!isTaxCode && text.replace(/\D/g, '').length < LEAST_FIGURES) return undefined;
  for (let slips = 1; slips <= MOST_SLIPS; slips++) {
    const found = new Map<string, Variant>();
    for (const variant of substitutions(text, slips, { withLetters: !FIGURES_ALONE.has(rule.value) })) {
      const value = readValue(variant.text, rule, currency);
      const key = JSON.stringify(value);
      if (value && variant.cost < (found.get(key)?.cost ?? Infinity)) found.set(key, { value, cost: variant.cost });
    }
    const all = [...found.values()];
    const value = all.length > 1 && rule.value === 'registration' ? likeliestMark(all) : all[0]?.value;
    if (all.length > 1 && !value) return undefined;
    if (value) return { value, printed: { ...printed, asRead: printed.asRead ?? printed.text } };
  }
  return undefined;
}

/** A value that a slip explains, and how seldom that is made. */
interface Variant {
  readonly value: FieldValue;
  readonly cost: number;
}

/** Marks have no check digits: the one of all words whose slip is made most often, as an O is read for a nought more often than a D. */
function likeliestMark(all: readonly Variant[]): FieldValue | undefined {
  const lengthOf = ({ value }: Variant): number =>
    value.kind === 'text' && !NO_MARK.test(value.text) ? value.text.length : 0;
  const longest = Math.max(...all.map(lengthOf));
  const [best, other] = all.filter((one) => lengthOf(one) === longest).sort((a, b) => a.cost - b.cost);
  return best && best.cost < (other?.cost ?? Infinity) ? best.value : undefined;
}

/** No mark since 2001 has an I or a Q among its last letters (DVLA, INF104). */
const NO_MARK = /^[A-Z]{2}\d{2} ?[A-Z]*[IQ]/u;

interface Substitution {
  /** Whether a figure may have been a letter, too. */
  readonly withLetters: boolean;
  readonly from?: number;
  readonly cost?: number;
}

/** The text with exactly so many characters as figures or letters that look like them, and what they cost. */
function* substitutions(
  text: string,
  slips: number,
  { withLetters, from = 0, cost = 0 }: Substitution,
): Generator<LookAlike> {
  if (slips === 0) {
    yield { text, cost };
    return;
  }
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    const letters = withLetters ? lettersFor(character) : [];
    const others = /\d/.test(character) ? letters : [figureFor(character) ?? []].flat();
    for (const other of others) {
      yield* substitutions(text.slice(0, at) + other.text + text.slice(at + 1), slips - 1, {
        withLetters,
        from: at + 1,
        cost: cost + other.cost,
      });
    }
  }
}

function repairedMoney(
  word: Word,
  page: number,
  { rule, currency }: { readonly rule: FieldRule; readonly currency: string },
): RepairedValue | undefined {
  // Beside a label a whole number is a count or a day: a currency or a point must have been read.
  if (!/[£€$.,]/.test(word.text) || isGroupedCount(word.text)) return undefined;
  if (readAmount(word.text, currency)?.hasFraction) return undefined;
  const [best] = amountVariants(word.text, word.alternatives);
  const value = best && readValue(best.text, rule, currency);
  const printed = printedWords([word], page);
  return (
    value && { value, printed: { ...printed, confidence: GUESSED * word.confidence, asRead: word.asRead ?? word.text } }
  );
}
