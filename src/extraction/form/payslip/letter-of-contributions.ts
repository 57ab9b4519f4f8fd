// The category letter of National Insurance where only the line of its deduction names it: `NI A`, `National Insurance Cat A`.
import { printedWords } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import type { PayLine } from './pay-lines.ts';

const WITH_LETTER =
  /^(?:ees? |employees?['’]? )?(?:n\.?i\.?c?|national insurance|nat\.? ins\.?)(?: contributions?| conts?)?(?: \(?(?:cat(?:egory)?|table|letter|tbl)\.?:?)?[ (-]+([ABCDEFHIJKLMNSVXZ])\)?$/iu;

/** The letter of the one deduction that bears one. */
export function letterOfContributions(deductions: readonly PayLine[]): FieldCandidate[] {
  const found = deductions.flatMap(({ text, description }) => {
    const letter = WITH_LETTER.exec(text)?.[1]?.toUpperCase();
    const printed = printedWords(description.words, description.page);
    return letter === undefined ? [] : [candidateOf({ kind: 'text', text: letter }, printed, 0.85)];
  });
  return found.length === 1 ? found : [];
}
