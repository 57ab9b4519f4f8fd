// Numbers of accounts that a narrow cell sets on two lines: a sort code over an account number, an IBAN in halves. The grammar of the number
// tells it from what else may stand beneath.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { Word } from '../../model/page.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { firstBelow } from './value-places.ts';

const NUMBERS: ReadonlySet<FieldRule['value']> = new Set(['pattern', 'iban', 'sort-code']);
/** Lines of one number stand no further apart than this, in their height. */
const APART = 0.8;

interface Place {
  readonly rule: FieldRule;
  readonly page: PageLayout;
  /** Phrases that are labels themselves. */
  readonly labelled: ReadonlySet<Phrase>;
}

/** The words of a phrase and of the one right beneath it, or none where they can be no number. */
export function onTwoLines(phrase: Phrase, { rule, page, labelled }: Place): readonly Word[] {
  if (!NUMBERS.has(rule.value) || !/\d/.test(phrase.text)) return [];
  const below = firstBelow(page, phrase);
  if (!below || labelled.has(below) || below.y0 - phrase.y1 > APART * (phrase.y1 - phrase.y0)) return [];
  return /^[\dA-Z][\d A-Z-]*$/.test(below.text) && /\d/.test(below.text) ? [...phrase.words, ...below.words] : [];
}
