// Who insures and who arranged it. A broker's letterhead stands over the insurer that its paper names.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { IssuerName } from '../../document/issuer.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { issuerInLetterhead } from '../property/letterhead.ts';
import type { Named } from './holders.ts';

const BEARS =
  /\b(?:insurance|insurers?|assurance|mutual|underwriting|underwriters?|indemnity|lloyds?|brokers?|broking|risk|cover)\b/i;
const TITLE =
  /\b(?:schedules?|statement|proposal|policy|certificate|your|details|insured|document|premium|date|number|renewal|new|page|tax|record|confirmation|period|of|cover (?:type|level|starts|ends|details|limits?)|level|type|this|important|address|postcode|bedrooms|thanks?|welcome|dear|choosing|told|hello|hi|information|mr|mrs|miss|ms)\b|^(?:private )?(?:car|motor|home|van|household|house|contents|buildings|motorcycle|bike|landlord)(?: (?:and|&) contents)? (?:insurance|cover)$|^(?:insurance|cover)$|[:£@?]|\d/i;
const BROKER =
  /\b(?:brokers?|broking|intermediar(?:y|ies)|advisers?|associates|compare|services|partners|financial|consultants?|agency|solutions)\b/i;

/** Insurer and broker, where they can be told. */
export function findInsurer(
  layout: DocumentLayout,
  fields: FieldCandidates,
  issuer: IssuerName | undefined,
): { readonly insurer?: Named; readonly broker?: Named } {
  const first = letterhead(layout, issuer);
  const named = nameOf((fields['insurer'] ?? []).find(({ confidence }) => confidence >= 0.9));
  const small = nameOf((fields['insurer'] ?? []).find(({ confidence }) => confidence < 0.9));
  const arranged = nameOf(fields['broker']?.[0]);
  // A broker's name with its address in the middle of the page is no letterhead.
  const head = first && arranged && areRelated(first.name, arranged.name) ? (largestAtTop(layout) ?? first) : first;
  const insurer = named ?? (head && !BROKER.test(head.name) && !bears(small) ? head : (small ?? head));
  if (!insurer) return {};
  const other = (one: Named | undefined): Named | undefined =>
    one && !areRelated(one.name, insurer.name) ? one : undefined;
  const broker = other(arranged) ?? ((named ?? small) ? other(head) : undefined);
  return { insurer, ...(broker ? { broker } : {}) };
}

/** Whether the sentence that names a company says that it, and not the brand over the paper, bears the risk. */
function bears(small: Named | undefined): boolean {
  return (
    small !== undefined &&
    /\b(?:limited|ltd|plc|se|company|society|mutual)$/i.test(small.name) &&
    /\b(?:cover|policy|policies|insurance)\b.{0,24}\b(?:provided|underwritten|insured) by\b/i.test(
      small.printed.text,
    ) &&
    !/\btrading (?:as|name|style)\b/i.test(small.printed.text)
  );
}

function letterhead(layout: DocumentLayout, issuer: IssuerName | undefined): Named | undefined {
  const [found] = [issuerInLetterhead(layout, BEARS, TITLE)];
  if (found?.value.kind === 'text') return { name: found.value.text, printed: found.printed };
  if (issuer && !TITLE.test(issuer.name)) return { name: issuer.name, printed: issuer.printed };
  return largestAtTop(layout);
}

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.16;

/** The largest words at the top that are no title, no label and no value. */
function largestAtTop(layout: DocumentLayout): Named | undefined {
  const [page] = layout.pages;
  const [largest] = (page?.lines ?? [])
    .filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0))
    .flatMap((line) => line.phrases)
    .filter(({ sizePt }) => sizePt > 1.15 * (page?.textHeightPt ?? 0))
    .map((phrase) => ({ phrase, name: withoutTitle(phrase) }))
    .filter(
      ({ name }) => /^\p{Lu}/u.test(name) && !KIND_ALONE.test(name) && name.split(' ').length <= 6 && !TITLE.test(name),
    )
    .sort((a, b) => b.phrase.sizePt - a.phrase.sizePt);
  return largest && { name: largest.name, printed: printedPhrase(largest.phrase, 1) };
}

/** Kinds of insurance are no company. */
const KIND_ALONE = /^(?:(?:private|car|motor|home|van|household|insurance|policy|your|new|landlords?) ?)+$/i;

/** A brand that the title of the paper follows on its line: `Brand Proposal confirmation`. */
function withoutTitle({ text }: Phrase): string {
  const at = text.search(
    /\s(?:(?:car|motor|home|van|private|household|policy|insurance|proposal|statement|your|schedule|confirmation) ?)+(?:of (?:fact|insurance|cover))?$/i,
  );
  return at > 0 && /\b(?:proposal|statement|schedule|confirmation)\b/i.test(text.slice(at)) ? text.slice(0, at) : text;
}

function nameOf(candidate: FieldCandidate | undefined): Named | undefined {
  if (candidate?.value.kind !== 'text') return undefined;
  const name = candidate.value.text.replace(/\s*[(,].*$|[.,;:]+$/g, '').trim();
  return /\p{L}{2}/u.test(name) && name.split(' ').length <= 8 ? { name, printed: candidate.printed } : undefined;
}

/** One name begins with the first word of the other. */
function areRelated(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => foldText(name).replace(/^the /, '').split(' ')[0] ?? '');
  return one === other;
}
