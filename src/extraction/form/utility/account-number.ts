// The number of the account with the supplier: not the bank account that a payment slip names beside its sort code.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { LABELLED } from '../../fields/labelled.ts';
import { lineOf } from '../candidate-line.ts';

/** Lines about a candidate in which a sort code makes it a bank account. */
const LINES_ABOUT = 2;
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
export function isBank({ page, lineIndex, value }: FieldCandidate, layout: DocumentLayout): boolean {
  if (value.kind !== 'text' || !BANK_ACCOUNT.test(value.text.replace(/\s/g, ''))) return false;
  const lines = layout.pages[page - 1]?.lines ?? [];
  if (lines[lineIndex]?.phrases.some(({ text }) => OF_SLIP.test(text)) === true) return true;
  return lines
    .slice(Math.max(0, lineIndex - LINES_ABOUT), lineIndex + LINES_ABOUT + 1)
    .some(({ text }) => /sort ?code/iu.test(text) || BANK_CODE.test(text));
}

/** Whether the words before it give a sort code: it is an account that payments go to, and never the customer's. */
function isPaidInto({ page, lineIndex, value }: FieldCandidate, layout: DocumentLayout): boolean {
  if (value.kind !== 'text' || !BANK_ACCOUNT.test(value.text.replace(/\s/g, ''))) return false;
  const lines = layout.pages[page - 1]?.lines ?? [];
  const own = lines[lineIndex]?.text ?? '';
  const at = own.indexOf(value.text);
  // A sentence may have begun on the line above.
  const before = `${lines[lineIndex - 1]?.text ?? ''} ${own.slice(0, at)}`;
  return at >= 0 && (PAID_INTO.test(before) || PAID_INTO_UNNAMED.test(before));
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

const BANK_ACCOUNT = /^\d{6,8}$/;
const PAID_INTO = /\bsort ?code:?(?: is| no\.?| number)?:? \d\d ?[- ]? ?\d\d ?[- ]? ?\d\d\b\D{0,40}$/iu;
/** A sort code that only its hyphens tell, where a bank is spoken of: `Bank transfer: 40-11-27, account 60217743`. */
const BANK_CODE = /\b(?:bank|bacs|chaps|faster payments?)\b[^£\d]{0,60}(?<!\d)\d\d[-–]\d\d[-–]\d\d(?!\d)/iu;
const PAID_INTO_UNNAMED = new RegExp(`${BANK_CODE.source}\\D{0,40}$`, 'iu');

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
