// Labels that share a phrase, and whose values share one alike: `NI category / Tax code` over `A / 1257L`.
import type { Phrase } from '../../model/layout.ts';
import type { Word } from '../../model/page.ts';
import type { LabelPlace } from './labels.ts';

const BETWEEN = /^[/|]$/;

/** The words of a value that stand where the label stands in its own phrase; none where the two are not parted alike. */
export function ownPart({ phrase, words: [first] }: LabelPlace, value: Phrase): readonly Word[] {
  const labels = partsOf(phrase.words);
  const values = partsOf(value.words);
  const at = labels.findIndex((part) => first !== undefined && part.includes(first));
  return labels.length > 1 && labels.length === values.length ? (values[at] ?? []) : [];
}

function partsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (BETWEEN.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
