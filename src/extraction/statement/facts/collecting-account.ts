// Accounts that are not the holder's: where money for the holder is to be sent (`To pay in use sort code …, and your account number as
// reference`). They are told by the sentence they stand in.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { LABELLED } from '../../fields/labelled.ts';

/** A sentence that tells how to pay in. */
const HOW_TO_PAY =
  /\b(?:to (?:pay|send|add|deposit|transfer|top up)|pay(?:ing|ments?)? (?:in|into|to|by)|by (?:bank )?transfer|make (?:a )?(?:payment|deposit)s?)\b/i;
/** What it says of numbers that are not the holder's own. */
const OF_OTHERS =
  /\b(?:us(?:e|ing)|quot(?:e|ing)|our|to|pay(?:ee)?):? (?:the )?(?:our )?(?:following )?(?:bank )?(?:account|sort ?code)/i;

const NAMES = ['accountNumber', 'accountReference', 'passbookNumber'] as const;
const OF_BANKS = ['sortCode', 'sortCodeAndAccount'] as const;

/** The fields without numbers that say where to pay, where a label names the account by another. */
export function ownNumbers(fields: FieldCandidates, layout: DocumentLayout): FieldCandidates {
  const isOwn = (candidate: FieldCandidate): boolean => !isWhereToPay(candidate, layout);
  const isNamed = NAMES.some((name) =>
    (fields[name] ?? []).some((candidate) => candidate.confidence >= LABELLED && isOwn(candidate)),
  );
  if (!isNamed) return fields;
  const own = [...NAMES, ...OF_BANKS].map((name) => [name, (fields[name] ?? []).filter(isOwn)] as const);
  return { ...fields, ...Object.fromEntries(own) };
}

/** Whether the sentence around a number tells where to pay, and not whose number it is. */
function isWhereToPay({ page, lineIndex, printed }: FieldCandidate, { pages }: DocumentLayout): boolean {
  const lines = pages[page - 1]?.lines ?? [];
  const around = lines
    .slice(Math.max(0, lineIndex - 1), lineIndex + 1)
    .flatMap(({ phrases }) => phrases.filter(({ x0, x1 }) => x0 < printed.box.x1 && x1 > printed.box.x0))
    .map(({ text }) => text)
    .join(' ');
  return HOW_TO_PAY.test(around) && OF_OTHERS.test(around);
}
