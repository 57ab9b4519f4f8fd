// Postcodes that stand a few spaces behind their town, as typewriters set them: `WILTS   SN10 2AF` is one line of an address.
import { joinedPhrase } from '../../model/joined-phrase.ts';
import type { Phrase } from '../../model/layout.ts';
import { postcodeAtEnd } from '../values/identifiers.ts';

/** A postcode stands no further from its town than this, in font sizes. */
const APART_EM = 4;

/** The phrases of a line, a postcode alone joined to the words before it. */
export function withPostcodesJoined(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.map((phrase, at) => {
    const town = phrases[at - 1];
    const isAlone = postcodeAtEnd(phrase.text)?.before === '';
    if (!town || !isAlone || !/^\p{L}[\p{L}'’. -]+,?$/u.test(town.text)) return phrase;
    if (phrase.x0 - town.x1 > APART_EM * phrase.sizePt || Math.abs(phrase.sizePt - town.sizePt) > 0.3) return phrase;
    return joinedPhrase(town, phrase);
  });
}
