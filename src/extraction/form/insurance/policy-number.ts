// The number of the policy: by its own label, as `Number` under a heading of the policy, or that of the quotation it began as.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { datesIn } from '../../values/date.ts';
import type { FormFinding, RuledForm } from '../form-reading.ts';
import { foundText } from '../found-value.ts';

/** The number of the policy, and what is doubtful about it. */
export interface PolicyNumber {
  readonly fields: Pick<FieldCandidates, string>;
  readonly findings: readonly FormFinding[];
}

/** The number of the policy; a proposal may have that of its quotation only, and a schedule one that no label names. */
export function readPolicyNumber({ layout, profile, reading: { fields } }: RuledForm): PolicyNumber {
  const bare = (fields['policyNumberBare'] ?? []).filter((one) => isUnderPolicy(layout, one));
  const own = numbersOfPolicy(fields) ?? (bare.length > 0 ? bare : undefined);
  if (own) return { fields: { policyNo: own.map(upright) }, findings: goesOn(own[0]) };
  const reference = fields['certificateNumber'] ?? fields['quoteReference'];
  const isProposal = profile.classIdentifier === 'insurance-proposal';
  const [code] = reference || isProposal ? [] : codesInHead(layout);
  const last = reference?.map(upright) ?? (code && foundText(code.text, printedPhrase(code, 1)));
  if (!last) return { fields: {}, findings: [{ severity: 'warnings', reason: NO_NUMBER }] };
  const isNamed =
    isProposal || fields['certificateNumber'] !== undefined || (code !== undefined && isLabelled(layout, code));
  return { fields: { policyNo: last }, findings: isNamed ? [] : [{ severity: 'warnings', reason: UNNAMED }] };
}

/** What labels call the number of the policy; that of the schedule or the certificate only where they call nothing else so. */
export function numbersOfPolicy(fields: FieldCandidates): readonly FieldCandidate[] | undefined {
  const all = fields['policyNumber'];
  const others = fields['certificateNumber'] ?? [];
  const own = all?.filter(
    ({ page, lineIndex, value }) =>
      !others.some((one) => one.page === page && one.lineIndex === lineIndex && textOf(one) === textOf({ value })),
  );
  return own && own.length > 0 ? own : all;
}

const textOf = ({ value }: Pick<FieldCandidate, 'value'>): string | undefined =>
  value.kind === 'text' ? value.text : undefined;

const NO_NUMBER = 'No number of the policy was found.';
const UNNAMED = 'What is given as the number of the policy is a reference that the paper does not call so.';
/** A last group of figures with what sets it off: `: 02`, `_01`; or a short word of capitals before one. */
const FURTHER_GROUP = /^[ ([\\/:._–—|-]*(?:\p{Lu}{1,8}[ /-])?(?=[\p{Lu}/-]*\d)[\p{Lu}\d/-]{1,8}\b(?![,.]?\d)/u;

/** Says so where what follows the number in its cell reads like one more group of it. */
function goesOn(candidate: FieldCandidate | undefined): FormFinding[] {
  const number = candidate?.value.kind === 'text' ? candidate.value.text : undefined;
  const text = candidate?.printed.text ?? '';
  const at = number === undefined || number === '' ? -1 : text.indexOf(number);
  const rest = at < 0 ? '' : text.slice(at + (number ?? '').length);
  const isGroup = at >= 0 && at <= LABEL_LENGTH && FURTHER_GROUP.test(rest) && datesIn(rest).length === 0;
  return isGroup && !/\bpage\b/i.test(rest)
    ? [{ severity: 'warnings', reason: 'The number of the policy may go on where it was not read.' }]
    : [];
}

/** Before a number in its cell may stand the end of its label; further in it is part of a sentence. */
const LABEL_LENGTH = 8;

/** The head of the first page, where a number stands beneath the title. */
const HEAD_PART = 0.25;
/** Letters and figures as of a policy: no postcode, no mark of a vehicle, no date. */
const CODE = /^(?=.*\p{Lu})(?=(?:[^\d]*\d){5})[\p{Lu}\d]{1,6}(?:[-/ ]?[\p{Lu}\d]+){1,4}$/u;

const codesInHead = ({ pages: [page] }: DocumentLayout): Phrase[] =>
  (page?.lines ?? [])
    .filter(({ y0 }) => y0 < HEAD_PART * (page?.heightPt ?? 0))
    .flatMap(({ phrases }) => phrases)
    .filter(
      ({ text, words }) => words.length <= 4 && text.length <= 20 && CODE.test(text) && datesIn(text).length === 0,
    );

const LABEL = /^(?:(?:your|the|our) )?policy (?:number|no\.?|ref(?:erence)?(?: (?:number|no\.?))?):?$/i;

/** Whether a code stands beside words for the number of the policy: what it begins with may be a label elsewhere. */
const isLabelled = ({ pages: [page] }: DocumentLayout, code: Phrase): boolean =>
  page?.lines.some(({ phrases }) => LABEL.test(phrases[phrases.indexOf(code) - 1]?.text ?? '')) === true;

const HEADING =
  /^(?:(?:about|your|the|this|insurance|motor|car|van|home) )*policy(?: (?:details|summary|information|schedule))?$/i;
/** A heading stands at most so many lines over the label, and begins left of it by at most so much, in points. */
const REACH_LINES = 4;
const EDGE_PT = 14;

/** Whether the first heading over a label's column says that it is about the policy. */
function isUnderPolicy({ pages }: DocumentLayout, { page, lineIndex, printed }: FieldCandidate): boolean {
  const lines = pages[page - 1]?.lines ?? [];
  const own = lines[lineIndex]?.phrases.filter(({ x0 }) => x0 <= printed.box.x0 + 1) ?? [];
  const label =
    own.findLast(({ x0, y0 }) => x0 < printed.box.x0 - 1 || Math.abs(y0 - printed.box.y0) > 1) ?? own.at(-1);
  return lines
    .slice(Math.max(0, lineIndex - REACH_LINES), lineIndex)
    .flatMap(({ phrases }) => phrases)
    .some(
      ({ text, x0 }) =>
        label !== undefined && Math.abs(label.x0 - x0) <= EDGE_PT && HEADING.test(text.replace(/:$/, '')),
    );
}

/** Without what closes a sentence, and whole where it is broken at its hyphen. */
function upright(candidate: FieldCandidate): FieldCandidate {
  const { value } = candidate;
  return value.kind === 'text'
    ? { ...candidate, value: { kind: 'text', text: value.text.replace(/[.,;:]$/, '').replace(/(?<=\S)- (?=\S)/, '-') } }
    : candidate;
}
