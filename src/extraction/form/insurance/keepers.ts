// Who keeps and who owns a vehicle: a person of the paper, or what they are to the holder of the policy.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormCell } from '../list-rows.ts';
import { candidateOf } from '../found-value.ts';
import type { People } from './holders.ts';

const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['Finance Company', /\b(?:finance|leas(?:e|ing|ed)|hire|credit|bank|motability|hp|pcp|loan)\b|autolease/],
  ['Employer', /\b(?:employer|company|business|work)\b/],
  ['Partner', /\b(?:spouse|partner|wife|husband|civil partner)\b/],
  ['Parent', /\b(?:parents?|mother|father|mum|dad)\b/],
  ['Child', /\b(?:child|son|daughter)\b/],
  ['Other', /\b(?:other|someone else|friend|relative|sibling|brother|sister)\b/],
];

/** Labels of who keeps a vehicle. */
export const KEEPER = /\bkeeper\b/i;
/** Labels of who owns it. */
export const OWNER = /\bowner\b|\bowns\b/i;

/** `Policyholder` beside or beneath such a label: alone it is a label too, so that rules take it for none of its value. */
export function holderBeside(layout: DocumentLayout, label: RegExp): FieldCandidate | undefined {
  for (const page of layout.pages) {
    for (const [lineIndex, line] of page.lines.entries()) {
      for (const [at, phrase] of line.phrases.entries()) {
        if (!label.test(phrase.text) || phrase.words.length > 8) continue;
        // Lines of a column beside it may stand between.
        const below = page.lines
          .slice(lineIndex + 1, lineIndex + 4)
          .filter(({ y0 }) => y0 - phrase.y1 < phrase.y1 - phrase.y0)
          .flatMap(({ phrases }) => phrases)
          .find(({ x0 }) => Math.abs(x0 - phrase.x0) <= 4);
        const holder = [line.phrases[at + 1], below].find(
          (one) => one && /^(?:the )?(?:policy ?holder|proposer|insured)$/i.test(one.text),
        );
        if (!holder) continue;
        const printed = printedWords(holder.words, page.number);
        return candidateOf({ kind: 'text', text: holder.text }, printed, 0.9, lineIndex);
      }
    }
  }
  return undefined;
}

/** A keeper or an owner: a person of the paper, or what stands to the holder in this way. */
export function whoKeeps(
  role: 'keeper' | 'owner',
  candidate: FieldCandidate | undefined,
  people: People,
): Record<string, FormCell> {
  const text = candidate?.value.kind === 'text' ? candidate.value.text : undefined;
  if (!candidate || text === undefined) return {};
  const words = foldText(text);
  const [holder] = people.holders;
  const isHolder =
    /^(?:the )?(?:policy ?holder|proposer|insured|you|yes|y|self|myself|me|applicant|owner is policyholder|registered keeper|main driver)\b(?!.*\b(?:spouse|partner|parent|and)\b)/.test(
      words,
    );
  const person = isHolder ? holder : people.indexOf(text);
  if (person !== undefined) return { [role]: { ...candidate, value: { kind: 'number', number: person } } };
  const kind = KINDS.find(([, is]) => is.test(words))?.[0];
  return kind === undefined ? {} : { [`${role}Kind`]: { ...candidate, value: { kind: 'text', text: kind } } };
}
