// Labels that are only words of a longer one: `Charges since your last bill` is no last bill.
import { foldText } from '../../kernel/text.ts';
import type { Phrase } from '../../model/layout.ts';
import type { LabelPlace } from './labels.ts';

/**
 * Labels without those that stand inside a question of another field.
 *
 * @param labels - Listed labels, where they stand.
 * @param asked - What questions ask for, where they stand.
 * @returns The labels whose words are no mere part of a question's words, and whose values are none of them, in order.
 */
export function withoutInner(labels: readonly LabelPlace[], asked: readonly LabelPlace[]): readonly LabelPlace[] {
  const byPhrase = new Map<Phrase, LabelPlace[]>();
  for (const one of asked) byPhrase.set(one.phrase, [...(byPhrase.get(one.phrase) ?? []), one]);
  return labels.filter((label) => {
    const around = byPhrase.get(label.phrase) ?? [];
    if (around.some((one) => goesOnInside(label, one))) return false;
    return around.some(({ field }) => field === label.field) || !around.some((one) => isInside(label, one));
  });
}

/** Whether the value of a label would begin with words of a question: `Address | we supplied`. */
const goesOnInside = ({ after: [next] }: LabelPlace, { words }: LabelPlace): boolean =>
  next !== undefined && words.includes(next) && foldText(next.text) !== '';

/** Whether a question has all words of a label and others: a dash or a colon is none. */
const isInside = ({ words }: LabelPlace, question: LabelPlace): boolean =>
  words.every((word) => question.words.includes(word)) &&
  question.words.some((word) => !words.includes(word) && foldText(word.text) !== '');
