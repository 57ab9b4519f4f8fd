// The words beside amounts on papers of insurance: what is an amount, what is a label with one, and what is neither.
import type { Line, Phrase } from '../../../model/layout.ts';
import { textOf, type Word } from '../../../model/page.ts';
import { isSurelyMoney, readAmount } from '../../values/amount.ts';

/** Sums as they are spoken: `£1.5 million`, `£500k`. */
const ROUND = /^(?:[:=✓✔]\s*)?(?:up to\s+)?£ ?(\d{1,3}(?:\.\d{1,3})?) ?(million|m|k)\b\.?$/i;

/** An amount of money in minor units, with what may stand around it: `up to £500 per claim`. Undefined where a text is none. */
export function minorIn(text: string, currency: string): number | undefined {
  const round = ROUND.exec(text);
  if (round) {
    const [, figure = '', unit = ''] = round;
    return Math.round(Number(figure) * (/^k/i.test(unit) ? 1e5 : 1e8));
  }
  const amount = readAmount(
    text.replace(
      /^(?:[:=]\s*)?(?:[✓✔]\s*)?(?:up to\s+)?|\s*(?:maximum|max\.?|in total|any one claim|per claim|each claim|per incident|in all|\([^()]*\))$/gi,
      '',
    ),
    currency,
  );
  return amount && isSurelyMoney(amount) && amount.sign !== '-' ? amount.minor : undefined;
}

/** A letter or a number that begins a row. */
const LONE_NUMBER = /^\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):]?$/i;

/** `Item 1.`, `Section B`, `B`: what numbers a row, beside words that name it. */
export function isNumberOfRow(phrase: Phrase, { phrases }: Line, currency: string): boolean {
  const next = phrases[phrases.indexOf(phrase) + 1];
  return (
    (/^(?:items?|sections?|parts?|nos?\.?|number|ref\.?|cover) ?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):]?$/i.test(
      phrase.text,
    ) ||
      (phrase === phrases[0] && LONE_NUMBER.test(phrase.text))) &&
    next !== undefined &&
    /^\p{Lu}.*\p{L}{2}/u.test(next.text) &&
    splitEnd(next, currency) === undefined
  );
}

/** What stands for a sum where there is no figure: `Buildings   Unlimited`, `Loss of rent   20% of the buildings sum insured`. */
const WITHOUT_SUM =
  /^(?:(?:up to )?(?:the )?(?:full )?(?:cost of |value of )?(?:rebuild(?:ing)?|reinstatement|replacement)(?: (?:cost|value)s?)?|(?:up to )?unlimited(?: (?:sum insured|cover|amount))?|no (?:upper |maximum |monetary )?limit|(?:up to )?\d{1,3} ?% of (?:the |your )?(?:(?:buildings?|contents|home|total) ?)*(?:sums? insured|limit|cover))(?: \([^)]*\))?\.?$/i;

/** Whether words stand where a sum insured would. */
export const isWithoutSum = (text: string): boolean => WITHOUT_SUM.test(text);

/** Percentages, counts and dates beside a label say nothing about what an amount is for. */
export function isAside(text: string): boolean {
  return (
    /^(?:[\d.,]+ ?%?|\(?\d{1,2}%\)?|\(?[A-Z]?\d{1,2}[a-z]?[.)]?|n\/?a|yes|no|included|✓|✔|-|–)$/i.test(text) ||
    /^\d{1,2}[ /.-]\w+[ /.-]\d{2,4}$/.test(text)
  );
}

/** What says whether a cover is taken is no label of an amount under it. */
export const isStatus = (text: string): boolean =>
  /^(?:[✓✔✗✘☒☑]|(?:not )?(?:included|covered|selected|taken|insured|operative|applicable)|yes|no)(?: (?:not )?(?:included|covered|selected|taken))?$/i.test(
    text,
  );

/** `Yes – with accidental damage`: how a cover is taken, which names none. */
export const isAnswer = (text: string): boolean =>
  isStatus(text) || /^(?:yes|no|(?:not )?(?:included|selected|taken))(?:,| ?[–—-]| with(?:out)?\b) ?\p{L}/iu.test(text);

/** A label and its amount in one phrase: `Total premium: £418.26`, `Buildings up to £1,000,000`. */
export function splitEnd(
  { words }: Phrase,
  currency: string,
): { readonly label: string; readonly words: readonly Word[]; readonly minor: number } | undefined {
  for (const count of [1, 2]) {
    const own = words.slice(-count);
    const before = textOf(words.slice(0, -count));
    const minor = minorIn(textOf(own).replace(/\.$/, ''), currency);
    if (
      minor !== undefined &&
      words.length > count &&
      words.length <= 12 &&
      /\p{L}{3}/u.test(before) &&
      !/£|\bgbp ?\d/i.test(before)
    )
      return { label: before.replace(/^.*[.;]\s+(?=\p{Lu})|\s*(?:up to|of|is)$/giu, ''), words: own, minor };
  }
  return undefined;
}
