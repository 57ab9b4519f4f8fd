// `0ct` and `N0v` are no words: between figures and letters a month's O is taken for a nought, and the space before it is lost.
import type { RecognisedWord } from '../model/recognised.ts';

/** A day, a month with a nought or two for O, perhaps with a stray letter before it, and perhaps a year. */
const DAY_MONTH = /^(\d{0,2}?)([O0]ct(?:[o0]ber)?|N[O0]v(?:ember)?)(\d{2}|\d{4})?([.,]?)$/iu;

/** The word with its month as it is spelt, and parted from its day where that is how the page has it; most words are left alone. */
export function spellMonth(word: RecognisedWord): readonly RecognisedWord[] {
  const found = DAY_MONTH.exec(word.text);
  if (!found) return [word];
  const [, day = '', month = '', year = '', stop = ''] = found;
  if (day !== '' && (Number(day) < 1 || Number(day) > 31)) return [word];
  const spelt = letterO(month);
  if (spelt === month && day === '') return [word];
  const alternatives = [word.text, ...(word.alternatives ?? [])];
  // Capitals stand without a space (27OCT25); a month in small letters has one before it (27 Oct).
  if (day === '' || month === month.toUpperCase()) {
    return [{ ...word, text: day + spelt + year + stop, alternatives }];
  }
  const share = (word.x1 - word.x0) / word.text.length;
  const at = word.x0 + share * day.length;
  return [
    { ...word, x1: at - 0.2 * share, text: day, characters: word.characters.slice(0, day.length), alternatives },
    {
      ...word,
      x0: at + 0.2 * share,
      text: spelt + year + stop,
      characters: word.characters.slice(day.length),
      alternatives,
    },
  ];
}

function letterO(month: string): string {
  return month.replace(/0/gu, (_, at: number) => (at === 0 || month === month.toUpperCase() ? 'O' : 'o'));
}
