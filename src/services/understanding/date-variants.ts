// Other readings of a recognised date, for the order of a statement's rows to choose from.
import { readDate } from '../../extraction/values/date.ts';
import { similarFigures } from '../../kernel/look-alikes.ts';
import type { Printed } from '../../model/printed.ts';
import type { DateVariant } from '../../reconciliation/repair-dates.ts';

/** The date with one figure as another that looks like it, or as an engine proposed; each as printed. */
export function dateVariants(printed: Printed): readonly DateVariant[] {
  if (printed.confidence === 1) return [];
  const { text } = printed;
  const texts = new Set(printed.proposed);
  for (let at = 0; at < text.length; at++) {
    for (const other of similarFigures(text.charAt(at))) {
      texts.add(text.slice(0, at) + other.text + text.slice(at + 1));
    }
  }
  return [...texts].flatMap((other): DateVariant[] => {
    const match = readDate(other);
    if (!match) return [];
    return [{ readings: match.readings, printed: { ...printed, text: other, asRead: printed.asRead ?? text } }];
  });
}
