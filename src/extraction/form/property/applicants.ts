// For whom an illustration was made: a label or a sentence names them, else its envelope does. The blocks of names and addresses inside
// it are of the lender and of who arranges the loan: they are no applicants.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { findAddressBlock } from '../../document/parties.ts';
import { areNames, isCompanyName } from '../../document/party-names.ts';
import { findTitledNames } from '../../document/titled-names.ts';
import type { FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { cell } from '../row-cells.ts';
import { warning } from './findings.ts';
import { furtherPersons } from './further-persons.ts';
import { LENDER } from './letterhead.ts';
import { namedPersons, personRows } from './person-rows.ts';

/** Rows of those who apply, where the paper names them itself; what to say where nobody does. */
export interface Applicants {
  readonly lists: Readonly<Record<string, readonly FormRow[]>>;
  readonly findings: readonly FormFinding[];
}

/** Words in the names of those who arrange loans. */
const ARRANGER =
  /\b(?:mortgages?|financial|finance|advis[eo]rs?|advice|brokers?|brokerage|intermediar(?:y|ies)|introducers?|wealth|independent|ifa)\b/i;
/** A name is no longer than so many letters. */
const NAME_LENGTH = 60;

/** Those who apply. */
export function findApplicants(layout: DocumentLayout, { fields }: FormReading): Applicants {
  const [first, ...others] = namedPersons(layout, fields['applicants']);
  const further = first ? furtherPersons(layout).flatMap((one) => personRows(one.text, one)) : [];
  const named = eachOnce([...(first ? [first] : []), ...others, ...further]);
  const persons = named.length > 0 ? named : addressees(layout);
  if (persons.length > 0) return { lists: { persons, organisations: [] }, findings: [] };
  const [company] = (fields['applicants'] ?? []).filter(
    ({ value }) => value.kind === 'text' && value.text.length <= NAME_LENGTH && isApplicant(value.text),
  );
  if (company) return { lists: { organisations: [{ name: cell(company.value, company.printed) }] }, findings: [] };
  const names = findAddressBlock(layout, { skip: () => false })?.names ?? [];
  const isOfOthers = names.some(({ text }) => isCompanyName(text) && !isApplicant(text));
  if (!isOfOthers && (names.length > 0 || findTitledNames(layout).length > 0)) return { lists: {}, findings: [] };
  const alone = namesAlone(layout);
  if (alone.length > 0) return { lists: { persons: alone, organisations: [] }, findings: [] };
  return { lists: { organisations: [] }, findings: [warning('For whom it was made was not found.')] };
}

/** Persons after a bare word in the head of the paper: `For: Mr A Smith & Mrs B Smith`. */
const FOR = /^(?:for|to|and for|hello|hi|welcome):?,?\s+(?=(?:mr|mrs|miss|ms|mx|dr|prof|sir|rev)\b)/i;

/** What comes after their names: `– the purchase of 1 High Street`, `, issued on 1 May 2025`. */
const PURPOSE =
  / [–—-] |, (?=\p{Ll}|\d)|\.(?: (?=\p{Lu}\p{L}+ )|$)| (?=(?:to buy|for the|towards|on \d|dated|issued|prepared|produced)\b)/u;

const TITLED = /^(?:mr|mrs|miss|ms|mx|dr|prof|sir|rev)\.? /i;
/** How far down the first page its head reaches. */
const HEAD_PART = 0.35;

function addressees({ pages: [page] }: DocumentLayout): readonly FormRow[] {
  for (const phrase of (page?.lines ?? []).flatMap(({ phrases }) => phrases)) {
    if (!FOR.test(phrase.text)) continue;
    const [names = ''] = phrase.text.replace(FOR, '').split(PURPOSE);
    if (areNames(names)) return personRows(names, printedPhrase(phrase, 1));
  }
  return [];
}

/** Nothing but names, on a line of the head. */
function namesAlone({ pages: [page] }: DocumentLayout): readonly FormRow[] {
  const head = (page?.lines ?? []).filter(({ y0 }) => y0 < HEAD_PART * (page?.heightPt ?? 0));
  const [alone, other] = head.flatMap(({ phrases: [one, beside] }) =>
    one && !beside && TITLED.test(one.text) && areNames(one.text) ? one : [],
  );
  return alone && !other ? personRows(alone.text, printedPhrase(alone, 1)) : [];
}

const isApplicant = (name: string): boolean => isCompanyName(name) && !LENDER.test(name) && !ARRANGER.test(name);

const eachOnce = (rows: readonly FormRow[]): readonly FormRow[] => {
  const nameOf = ({ name }: FormRow): string => (name?.value.kind === 'text' ? foldText(name.value.text) : '');
  return [...new Map(rows.map((row) => [nameOf(row), row] as const)).values()];
};
