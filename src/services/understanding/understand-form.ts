// The road of a form (payslip, bill, schedule, certificate …) through extract, reconcile and map: a layout in, nodes and
// findings out. What a class of form says is data: its profile's fields, lists, groups, checks and nodes.
import { findIssuer, type IssuerName } from '../../extraction/document/issuer.ts';
import { pageGap } from '../../extraction/document/page-numbers.ts';
import { isOfOthers } from '../../extraction/document/holder-facts.ts';
import { findAddressBlock, type AddressBlock } from '../../extraction/document/parties.ts';
import { formFacts } from '../../extraction/form/form-facts.ts';
import type { FormFinding, FormReading } from '../../extraction/form/form-reading.ts';
import type { FormCell } from '../../extraction/form/list-rows.ts';
import { mapNodes } from '../../mapping/map-nodes.ts';
import { mergeEqualNodes } from '../../mapping/merge-equal-nodes.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { ExpectationIssue, Expectations } from '../../model/reading.ts';
import type { IssuerRegister } from '../../model/institutions.ts';
import type { Profile } from '../../profiles/profile.ts';
import { summandName } from '../../reconciliation/settle-fields.ts';
import { clauseNames } from './clause-names.ts';
import { cutNames } from './cut-names.ts';
import { gluedLabels } from './glued-labels.ts';
import { joinedInitials } from './joined-initials.ts';
import { lookAlikes } from './look-alikes.ts';
import { addressDoubts, formDoubts } from './doubts.ts';
import { isLabelOf, labelNames } from './label-names.ts';
import { cutAddress, emptyLabels, lostAddress, secondHolder, unreadAddress } from './lost-values.ts';
import { holderFindings } from './missing-holder.ts';
import { missingValues } from './missing-values.ts';
import { paymentFit } from './payment-fit.ts';
import { brokenAmounts, readRepaired } from './repair-form.ts';
import { settleIssuer } from './settle-issuer.ts';
import { unreadMentions } from './unread-mentions.ts';
import type { Understanding } from './understanding.ts';

/** What forms are understood with. */
export interface FormEngines {
  readonly issuers: IssuerRegister;
  /** A fresh id for a draft node. */
  readonly newNodeId: () => string;
  /** Whether what is missing is looked for under labels by their likely meaning (extraction/form/read-form.ts). */
  readonly likely?: boolean;
}

/** Nodes, evidence and issues of a form. `profile` is the most specific that matched. */
export function understandForm(found: DocumentLayout, profile: Profile, engines: FormEngines): Understanding {
  const { layout, settled } = readRepaired(found, profile, engines.likely);
  const { reading, results, findings } = settled;
  const { issuer, doubt } = tellsIssuer(profile)
    ? settleIssuer(layout, issuerOf(settled.fields) ?? unlabelledIssuer(layout, profile), {
        register: engines.issuers,
        kinds: profile.issuedBy,
        isProven: reading.proven?.includes('issuerName') === true,
      })
    : {};
  const fields = issuer ? { ...settled.fields, issuerName: issuerCell(issuer) } : settled.fields;
  const context = {
    layout,
    profileId: profile.id,
    currency: reading.currency,
    issuer,
    address: ownAddress(
      findAddressBlock(layout, { skip: () => false, ...(issuer ? { issuer: issuer.name } : {}) }),
      reading.lists,
    ),
  };
  const facts = formFacts(context, { fields, lists: reading.lists });
  const mapped = mergeEqualNodes([mapNodes(facts, profile.nodes, engines.newNodeId)]);
  const proven = results.flatMap(({ sum, holds }) => (holds ? [sum.total, ...sum.of] : []));
  const sure = new Set([...proven.map(summandName), ...(reading.proven ?? [])]);
  const doubts = formDoubts({ fields, lists: reading.lists }, sure);
  const said = expectationsOf(
    [
      ...findings,
      ...doubts,
      ...(doubt === undefined ? [] : [{ severity: 'warnings', reason: doubt } as const]),
      ...(mapped.nodes.some((node) => node['addressLines'] !== undefined) ? addressDoubts(context.address) : []),
      ...emptyLabels(layout, profile, reading),
      ...lostAddress(layout, mapped.nodes),
      ...unreadAddress(layout, mapped.nodes),
      ...cutAddress(mapped.nodes),
      ...secondHolder(mapped.nodes),
      ...holderFindings(mapped.nodes, issuer?.name),
      ...labelNames(layout, profile, mapped.nodes),
      ...cutNames(layout, mapped.nodes),
      ...joinedInitials(layout, mapped.nodes),
      ...clauseNames(mapped.nodes),
      ...gluedLabels(mapped.nodes),
      ...lookAlikes(fields, reading.lists),
      ...paymentFit(mapped.nodes),
      ...unreadAmounts(layout),
      ...missingPages(layout),
    ],
    profile,
  );
  const unread = [
    ...unreadMentions(layout, profile.mentions, mapped.nodes),
    ...missingValues(layout, profile, mapped.nodes),
  ];
  return { ...mapped, expectations: { ...said, warnings: [...said.warnings, ...unread] } };
}

/** Whether any node of a profile says who issued the paper: those of a card that proves who somebody is do not. */
const tellsIssuer = ({ nodes }: Profile): boolean =>
  nodes.some(({ set }) => Object.values(set).includes('$issuerName'));

/** The address of those whom the form is about; none where it stands under the name of another. */
function ownAddress(
  block: AddressBlock | undefined,
  { persons = [], organisations = [] }: FormReading['lists'],
): AddressBlock | undefined {
  const names = [...persons, ...organisations].flatMap(({ name }) =>
    name?.value.kind === 'text' ? [name.value.text] : [],
  );
  return block && isOfOthers(block, names) ? undefined : block;
}

/** What part of a body issued the paper, and not which body: `issued by HR and Payroll`. */
const DEPARTMENT = /^(?:hr|human resources|payroll|pay office|accounts|finance|billing|customer (?:services?|care))\b/i;

/** The issuer by its place and type alone; none where that is a label (`Tax`) or a department. */
function unlabelledIssuer(layout: DocumentLayout, profile: Profile): IssuerName | undefined {
  const issuer = findIssuer(layout);
  return issuer && !isLabelOf(profile, issuer.name) && !DEPARTMENT.test(issuer.name) ? issuer : undefined;
}

/** The issuer that the rules of the class found. */
function issuerOf({ issuerName }: Readonly<Record<string, FormCell>>): IssuerName | undefined {
  return issuerName?.value.kind === 'text' ? { ...issuerName, name: issuerName.value.text } : undefined;
}

function issuerCell({ name, printed, confidence }: IssuerName): FormCell {
  return { value: { kind: 'text', text: name }, printed, confidence };
}

function unreadAmounts(layout: DocumentLayout): FormFinding[] {
  const count = brokenAmounts(layout).length;
  if (count === 0) return [];
  const reason = `${String(count)} ${count === 1 ? 'figure is' : 'figures are'} no amount as recognised, and no sum tells which.`;
  return [{ severity: 'warnings', reason }];
}

function missingPages(layout: DocumentLayout): FormFinding[] {
  const gap = pageGap(layout);
  return gap ? [{ severity: 'errors', reason: `A page is missing: ${gap}.` }] : [];
}

/** What documents of every kind have: what is said of a form is about the node that makes its kind. */
const SHARED_TYPES: ReadonlySet<string> = new Set([
  'Organisation',
  'Person',
  'Address',
  'Residency',
  'Property',
  'Vehicle',
]);

function expectationsOf(findings: readonly FormFinding[], { nodes }: Profile): Expectations {
  const own = nodes.find(({ type }) => !SHARED_TYPES.has(type)) ?? nodes[0];
  const nodeType = `ark:${own?.type ?? 'Document'}`;
  const of = (severity: FormFinding['severity']): ExpectationIssue[] =>
    findings.filter((finding) => finding.severity === severity).map(({ reason }) => ({ nodeType, reason }));
  return { errors: of('errors'), warnings: of('warnings'), info: of('info') };
}
