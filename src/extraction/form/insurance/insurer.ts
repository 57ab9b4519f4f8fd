// Who insures and who arranged it. A broker's letterhead stands over the insurer that its paper names.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { IssuerName } from '../../document/issuer.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { issuerInLetterhead } from '../property/letterhead.ts';
import type { Named } from './holders.ts';

const BEARS =
  /\b(?:insurance|insurers?|assurance|mutual|underwriting|underwriters?|indemnity|lloyds?|brokers?|broking|risk|cover)\b/i;
const TITLE =
  /\b(?:schedules?|statement|proposal|policy|certificate|your|details|insured|document|premium|date|number|renewal|new|page|tax|record|confirmation|period|of|cover (?:type|level|starts|ends|details|limits?)|level|type|this|important|information|mr|mrs|miss|ms)\b|^(?:private )?(?:car|motor|home|van|household|house|contents|buildings|motorcycle|bike|landlord)(?: (?:and|&) contents)? (?:insurance|cover)$|^(?:insurance|cover)$|[:£@?]|\d/i;
const BROKER =
  /\b(?:brokers?|broking|intermediar(?:y|ies)|advisers?|associates|compare|services|partners|financial|consultants?|agency|solutions)\b/i;

/** Insurer and broker, where they can be told. */
export function findInsurer(
  layout: DocumentLayout,
  fields: FieldCandidates,
  issuer: IssuerName | undefined,
): { readonly insurer?: Named; readonly broker?: Named } {
  const head = letterhead(layout, issuer);
  const named = nameOf((fields['insurer'] ?? []).find(({ confidence }) => confidence >= 0.9));
  const small = nameOf((fields['insurer'] ?? []).find(({ confidence }) => confidence < 0.9));
  const arranged = nameOf(fields['broker']?.[0]);
  const insurer = named ?? (head && !BROKER.test(head.name) ? head : (small ?? head));
  if (!insurer) return {};
  const other = (one: Named | undefined): Named | undefined =>
    one && !areRelated(one.name, insurer.name) ? one : undefined;
  const broker = other(arranged) ?? ((named ?? small) ? other(head) : undefined);
  return { insurer, ...(broker ? { broker } : {}) };
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
    .filter(
      ({ text, words, sizePt }) =>
        /^\p{Lu}/u.test(text) && words.length <= 6 && !TITLE.test(text) && sizePt > 1.15 * (page?.textHeightPt ?? 0),
    )
    .sort((a, b) => b.sizePt - a.sizePt);
  return largest && { name: largest.text, printed: printedPhrase(largest, 1) };
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
