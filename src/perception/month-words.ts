// `0ct`, `N0v` and `)ul` are no words: between figures and letters a month's O is taken for a nought and its J for a bracket, and the space
// before it is lost.
import type { RecognisedWord } from '../model/recognised.ts';

/** A day, in which letters may stand for figures, a month, in which a nought may stand for O and a bracket for J, and perhaps a year; behind it the mark of a payment without contact. */
const DAY_MONTH =
  /^([\dOIl©]{0,2}?)[.,]?([j)\]}]an(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|[j)\]}]une?|[j)\]}]uly?|aug(?:ust)?|sep(?:t|tember)?|[o0]ct(?:[o0]ber)?|n[o0]v(?:ember)?|dec(?:ember)?)(?:[?*'’]?(\d{2}|\d{4}))?([.,]?)(?::?\)+)?$/iu;

/** The word with its month as it is spelt, and parted from its day where that is how the page has it; most words are left alone. */
export function spellMonth(word: RecognisedWord): readonly RecognisedWord[] {
  const found = DAY_MONTH.exec(word.text);
  if (!found) return [word];
  const [, dayText = '', month = '', year = '', stop = ''] = found;
  const day = figures(dayText);
  if (day !== '' && (Number(day) < 1 || Number(day) > 31)) return [word];
  const spelt = letterJ(letterO(month));
  if (spelt === month && day === dayText && (day === '' || month === month.toUpperCase())) return [word];
  const alternatives = [word.text, ...(word.alternatives ?? [])];
  // Capitals stand without a space (27OCT25); a month in small letters has one before it (27 Oct).
  if (day === '' || month === month.toUpperCase()) {
    const text = day + spelt + year + stop;
    return [{ ...word, text, characters: spelling(word.characters, text), alternatives }];
  }
  const share = (word.x1 - word.x0) / word.text.length;
  const at = word.x0 + share * day.length;
  return [
    {
      ...word,
      x1: at - 0.2 * share,
      text: day,
      characters: spelling(word.characters.slice(0, day.length), day),
      alternatives,
    },
    {
      ...word,
      x0: at + 0.2 * share,
      text: spelt + year + stop,
      characters: spelling(word.characters.slice(day.length), spelt + year + stop),
      alternatives,
    },
  ];
}

/** The characters as the word is spelt, for it may be parted between two of them; none where they are not those of the word. */
function spelling(characters: RecognisedWord['characters'], text: string): RecognisedWord['characters'] {
  if (characters.length !== text.length) return [];
  return characters.map((character, at) => ({ ...character, text: text.charAt(at) }));
}

function letterO(month: string): string {
  return month.replace(/0/gu, (_, at: number) => (at === 0 || month === month.toUpperCase() ? 'O' : 'o'));
}

function letterJ(month: string): string {
  return month.replace(/^[)\]}]/u, 'J');
}

function figures(day: string): string {
  return day.replace(/[O©]/gu, '0').replace(/[Il]/gu, '1');
}
