// A set of folded phrases, for telling what a row or a heading is by its words.
import { foldText } from '../../kernel/text.ts';
import { withoutDates } from '../values/without-dates.ts';

export interface PhraseSet {
  /** The kind whose phrases hold `text`, dates and counts aside, or undefined. */
  kindOf(text: string): string | undefined;
}

/** A heading has at most this many words. */
const HEADING_WORDS = 10;
/** Words that may follow a phrase without changing what it is. */
const TRAILING =
  /(?:\b(?:continued|cont|contd|on|as at|as of|at|from|to|for|in|gbp|eur|usd|of|your|this|the|period|year|month|quarter|statement|page|\d+)\b\s*)+$/;
/** Of a date that is a month alone: `from your January statement`. */
const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:19|20)\d{2})?\b/gi;
const LEADING = /^(?:\b(?:your|the|on|at|as)\b\s*)+/;
/** Words that make no difference wherever they stand: `balance on your last statement`. */
const OWN = /\b(?:your|the|our|my)\b\s*/g;

export function phraseSet(kinds: Readonly<Record<string, readonly string[]>>): PhraseSet {
  const byText = new Map<string, string>();
  const byRest = new Map<string, string>();
  const inside: { readonly words: string; readonly kind: string }[] = [];
  for (const [kind, phrases] of Object.entries(kinds)) {
    for (const phrase of phrases) {
      // `*pending*` means the words anywhere in a short heading.
      if (phrase.startsWith('*')) inside.push({ words: ` ${foldText(phrase)} `, kind });
      else {
        byText.set(foldText(phrase), kind);
        byRest.set(foldText(phrase).replace(OWN, ''), kind);
      }
    }
  }
  const within = (folded: string): string | undefined =>
    folded.split(' ').length > HEADING_WORDS
      ? undefined
      : inside.find(({ words }) => ` ${folded} `.includes(words))?.kind;
  return {
    kindOf(text) {
      const folded = foldText(text);
      const direct = byText.get(folded);
      if (direct || folded.length > 90) return direct;
      const aside = text.replace(/\([^)]*\)|\s[-–—]\s.*$/g, ' ');
      if (aside.trim() !== text.trim() && aside.trim() !== '') return byText.get(foldText(aside)) ?? within(folded);
      if (within(folded)) return within(folded);
      const bare = foldText(withoutDates(text).replace(MONTH, ' '));
      return (
        byText.get(bare) ??
        byText.get(bare.replace(TRAILING, '').trim()) ??
        byText.get(bare.replace(TRAILING, '').replace(LEADING, '').trim()) ??
        byRest.get(bare.replace(OWN, '').trim())
      );
    },
  };
}
