// Amounts that end a phrase behind an equals sign or leaders (`31 days at 48.20p = £14.94`, `Gas … £61.08`), as phrases of their own, and
// readings apart from the label behind them.
import type { Phrase } from '../../../model/layout.ts';
import { textOf } from '../../../model/page.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { rowWith } from './with-phrases.ts';
import { withWords } from '../../../model/parts-of-lines.ts';

/** What leads to an amount. */
const POUNDS = /^[-–−]?£\d[\d,]*\.\d\d$/u;
/** What such a row is called: no figure but its amount. */
const CHARGED =
  /^[^\d.:;£]*(?:\b(?:charges?|sewerage|drainage|wastewater|(?:clean|fresh|used|waste|surface) water)|\((?:[^)]* )?(?:water|drainage|sewerage|period|year)\))\s£[\d,.]+$/iu;
const WITH_RATE = /^[-–−]?£?\d[\d,]*\.\d\d \(?\d{1,2}(?:\.\d{1,2})?%\)?$/u;
const MULTIPLIED = /(?:@|×|\bx|\bat)\s?£?\d[\d.]*\s?p?(?:\s?(?:\/|per |an? )\p{L}+)?\s£[\d,.]+$/iu;
const VAT = /^VAT\b[^£]{0,16}\s£[\d,.]+$/u;
const MOST_WORDS = 12;
const LEADER = /^(?:=|[.…·_‥]{2,}|…)$/u;

/** The rows with such amounts apart from their words. */
export function amountsApart(rows: readonly BillRow[]): BillRow[] {
  return rows.map((row) => {
    const phrases = row.phrases.flatMap(parted);
    return phrases.every((phrase, i) => phrase === row.phrases[i]) ? row : rowWith(row, phrases);
  });
}

/** A reading with how it was taken, and the label of the next one right behind it: `41280 (smart) Meter reading 4 Mar 2026`. */
const TWO_READINGS =
  /^(\d[\d,.]{2,8} \((?:\p{L}+ ?)+\)) (?:(?:meter|previous|latest|current|opening|closing|start|end) )*readings?\b/iu;

function parted(phrase: Phrase): readonly Phrase[] {
  const [, first] = TWO_READINGS.exec(phrase.text) ?? [];
  if (first !== undefined) {
    const count = first.split(' ').length;
    return [withWords(phrase, phrase.words.slice(0, count)), withWords(phrase, phrase.words.slice(count))];
  }
  // `45.10 20%`: the rate of its VAT is no part of an amount.
  if (phrase.words.length === 2 && WITH_RATE.test(phrase.text)) return [withWords(phrase, phrase.words.slice(0, 1))];
  const at = phrase.words.findLastIndex(({ text }) => LEADER.test(text));
  const last = phrase.words.at(-1);
  const said = phrase.words.at(-2)?.text ?? '';
  // `Gas before VAT, £61.08`: a row of a table in words.
  if (
    last &&
    at < 0 &&
    phrase.words.length <= MOST_WORDS &&
    said.length > 1 &&
    /[,:]$/.test(said) &&
    POUNDS.test(last.text)
  )
    return [withWords(phrase, phrase.words.slice(0, -1)), withWords(phrase, [last])];
  // `Fixed charge £61.08`: so does a narrow column set its rows.
  const isCharge = CHARGED.test(phrase.text) || MULTIPLIED.test(phrase.text) || VAT.test(phrase.text);
  if (last && phrase.words.length <= MOST_WORDS && POUNDS.test(last.text) && !LEADER.test(said) && isCharge)
    return [withWords(phrase, phrase.words.slice(0, -1)), withWords(phrase, [last])];
  const [before, after] = [phrase.words.slice(0, at), phrase.words.slice(at + 1)];
  if (at < 1 || after.length === 0 || !isAmountInFull(textOf(after))) return [phrase];
  return [withWords(phrase, before), withWords(phrase, after)];
}
