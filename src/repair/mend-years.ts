// Years behind a month that no paper of today can print (`1 Nov 2325`): set right by the one year of the page that differs in a figure.
import type { Word } from '../model/page.ts';
import { isMonth } from './mend-dates.ts';

const YEAR = /^(?:19|20)\d{2}(?=[.,;:)]?$)/u;
const FOUR_FIGURES = /^(\d{4})([.,;:)]?)$/u;

/** The words that are such years, each with what it must be. */
export function mendedYears(words: readonly Word[]): ReadonlyMap<Word, string> {
  const behindMonths = words.filter((_word, at) => isMonth(words[at - 1]?.text ?? ''));
  const years = new Set(behindMonths.flatMap(({ text }) => YEAR.exec(text)?.[0] ?? []));
  const mended = new Map<Word, string>();
  for (const word of behindMonths) {
    const [, figures, end = ''] = FOUR_FIGURES.exec(word.text) ?? [];
    if (figures === undefined || YEAR.test(word.text)) continue;
    const [only, other] = [...years].filter((year) => differences(year, figures) === 1);
    if (only !== undefined && other === undefined) mended.set(word, only + end);
  }
  return mended;
}

const differences = (one: string, other: string): number =>
  [...one].filter((figure, at) => figure !== other.charAt(at)).length;
