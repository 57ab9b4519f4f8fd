// The number of the account with the supplier: not the bank account that a payment slip names beside its sort code.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { LABELLED } from '../../fields/labelled.ts';
import { isBankNumber, isBySortCode, isPaidInto } from '../bank-account.ts';
import { lineOf } from '../candidate-line.ts';

const SAME_EDGE_PT = 3;
/** The account into which a payment slip pays. */
const OF_SLIP = /\b(?:giro|credit account|bank account|girobank|transcash|payee)\b/iu;

/** Candidates, best first: those of no bank account, those that are printed most often. */
export function accountNumbers(
  candidates: readonly FieldCandidate[] | undefined,
  layout: DocumentLayout,
): readonly FieldCandidate[] | undefined {
  const textOf = ({ value }: FieldCandidate): string => (value.kind === 'text' ? value.text.replace(/\s/g, '') : '');
  const score = (one: FieldCandidate): number => {
    const often = candidates?.filter((other) => textOf(other) === textOf(one)).length ?? 0;
    return (
      one.confidence + 0.04 * Math.min(often, 4) + (isNamed(one, layout) ? 0.2 : 0) - (isBank(one, layout) ? 1 : 0)
    );
  };
  return candidates
    ?.filter((one) => !isPaidInto(one, layout) && !candidates.some((other) => isBeforePage(other, one)))
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => withNextLine(candidate, layout));
}

/** Whether a number is that of another candidate, at the foot of a page with the number of that behind it: `8814 2207 36 2 | 2`. */
function isBeforePage({ value: own }: FieldCandidate, { value: long, page }: FieldCandidate): boolean {
  return own.kind === 'text' && long.kind === 'text' && long.text === `${own.text} ${String(page)}`;
}

/** Whether the words right before it call it an account: a customer may have another number besides. */
function isNamed(candidate: FieldCandidate, layout: DocumentLayout): boolean {
  const text = lineOf(candidate, layout);
  const at = candidate.value.kind === 'text' ? text.indexOf(candidate.value.text) : -1;
  return at > 0 && /\b(?:account|a\/c)(?: (?:number|no|ref(?:erence)?|code)\b)?[.:]?\s*$/iu.test(text.slice(0, at));
}

/** Whether a sort code, or the words of a payment slip, stand about it. */
export function isBank(candidate: FieldCandidate, layout: DocumentLayout): boolean {
  const { page, lineIndex } = candidate;
  const own = layout.pages[page - 1]?.lines[lineIndex]?.phrases ?? [];
  const isOfSlip = isBankNumber(candidate) && own.some(({ text }) => OF_SLIP.test(text));
  return isOfSlip || isBySortCode(candidate, layout);
}

/** Whether another number is labelled as the account's, where the first is only called so in a sentence. */
export function isRivalled([first, ...others]: readonly FieldCandidate[]): boolean {
  const digitsOf = ({ value }: FieldCandidate): string =>
    value.kind === 'text' ? value.text.replace(/[^A-Z\d]/giu, '') : '';
  if (!first || first.confidence >= LABELLED) return false;
  const own = digitsOf(first);
  return others.some((one) => {
    const other = digitsOf(one);
    return one.confidence >= LABELLED && !other.includes(own) && !own.includes(other);
  });
}

/** Groups of digits that run over their line (`8393 8712` above `4175`) belong together where the groups are of one length. */
function withNextLine(candidate: FieldCandidate, layout: DocumentLayout): FieldCandidate {
  const { page, printed, value } = candidate;
  const rest = value.kind === 'text' ? restBeneath(candidate, layout) : undefined;
  if (rest !== undefined && value.kind === 'text')
    return { ...candidate, value: { kind: 'text', text: `${value.text} ${rest}` } };
  const groups = value.kind === 'text' ? value.text.split(' ') : [];
  const [first = ''] = groups;
  if (
    value.kind !== 'text' ||
    groups.length < 2 ||
    !groups.every((one) => /^\d+$/.test(one) && one.length === first.length)
  )
    return candidate;
  const phrases = (layout.pages[page - 1]?.lines ?? []).flatMap((line) => line.phrases);
  const above = phrases.find(
    ({ x0, y0, text }) =>
      text.endsWith(value.text) && Math.abs(y0 - printed.box.y0) <= SAME_EDGE_PT && x0 <= printed.box.x0 + SAME_EDGE_PT,
  );
  const next = phrases.find(
    ({ x0, y0, text }) =>
      above &&
      y0 > above.y0 + SAME_EDGE_PT &&
      y0 - above.y1 < above.y1 - above.y0 &&
      Math.abs(x0 - above.x0) <= SAME_EDGE_PT &&
      /^\d+(?: \d+)*$/.test(text) &&
      text.split(' ').every((one) => one.length === first.length),
  );
  return next ? { ...candidate, value: { kind: 'text', text: `${value.text} ${next.text}` } } : candidate;
}

/** The digits that alone stand beneath a label whose line ends in the first of the number: `Customer account number 70315` above `22876`. */
function restBeneath({ page, printed, value }: FieldCandidate, layout: DocumentLayout): string | undefined {
  const own = value.kind === 'text' ? value.text : '';
  const phrases = (layout.pages[page - 1]?.lines ?? []).flatMap((line) => line.phrases);
  const label = phrases.find(
    ({ y0, text }) =>
      text.length > own.length + 6 && text.endsWith(` ${own}`) && Math.abs(y0 - printed.box.y0) <= SAME_EDGE_PT,
  );
  const beneath = phrases.find(
    ({ x0, y0 }) =>
      label &&
      y0 > label.y0 + SAME_EDGE_PT &&
      y0 - label.y1 < label.y1 - label.y0 &&
      Math.abs(x0 - label.x0) <= SAME_EDGE_PT,
  );
  return /^\d+(?: \d+)*$/.test(own) && /^\d{3,}(?: \d+)*$/.test(beneath?.text ?? '') ? beneath?.text : undefined;
}
