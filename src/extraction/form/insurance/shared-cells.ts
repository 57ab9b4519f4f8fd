// Several labels in one cell, and their values in the next: `Year / cc / fuel | 2021 / 1498 / Petrol`.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { fieldsAsked } from '../../fields/questions.ts';
import { readValue } from '../../fields/values.ts';
import { candidateOf } from '../found-value.ts';

type Rules = Readonly<Record<string, FieldRule>>;

/** What stands between labels, and between their values. */
const BETWEEN: readonly RegExp[] = [/ ?\/ ?/, /, /, / ?[|·] ?/, / & | and /];
const CONFIDENCE = 0.85;

/** The fields of labels that share a cell, where their values share the next one: as many, in the same order. */
export function sharedCells(layout: DocumentLayout, rules: Rules, currency: string): FieldCandidates {
  const found: Record<string, FieldCandidate[]> = {};
  for (const { number, lines } of layout.pages)
    for (const [lineIndex, line] of lines.entries())
      for (const { field, text, phrase } of pairsOf(line, rules)) {
        const value = rules[field] && readValue(text, rules[field], currency);
        if (value) (found[field] ??= []).push(candidateOf(value, printedPhrase(phrase, number), CONFIDENCE, lineIndex));
      }
  return found;
}

interface Pair {
  readonly field: string;
  readonly text: string;
  readonly phrase: Phrase;
}

function pairsOf({ phrases }: Line, rules: Rules): Pair[] {
  return phrases.flatMap((label, at) => {
    const phrase = phrases[at + 1];
    if (!phrase || !/\p{L}/u.test(label.text)) return [];
    const [labels, values] = partsOf(label.text, phrase.text) ?? [];
    return (labels ?? []).flatMap((one, i) =>
      fieldsAsked(foldText(one), rules).map((field) => ({ field, text: values?.[i] ?? '', phrase })),
    );
  });
}

/** Both cells in as many parts. */
function partsOf(label: string, value: string): readonly [readonly string[], readonly string[]] | undefined {
  for (const between of BETWEEN) {
    const labels = label.split(between);
    if (labels.length < 2) continue;
    const values = BETWEEN.map((one) => value.split(one)).find((parts) => parts.length === labels.length);
    if (values) return [labels, values];
  }
  return undefined;
}
