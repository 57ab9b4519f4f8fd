// Organisations: which mentions are one body. Issuers, employers and merchants meet here: a payslip's employer is whom the salary
// comes from.
import type { Clusters } from '../clusters.ts';
import type { DraftGraph } from '../draft-graph.ts';
import { weigh } from '../likelihood.ts';
import type { Comparison, Weight } from '../likelihood.ts';
import { linkRecords } from '../link-records.ts';
import type { Doubt } from '../link-records.ts';
import { textAt, textsAt } from '../node-values.ts';
import { isSlip, lookAlikes } from '../similarity.ts';
import { organisationName } from './organisation-name.ts';
import type { OrganisationName } from './organisation-name.ts';

const RULE = 'organisation';

/** What shops and clubs lend their names to. */
const SIDELINES = new Set([
  'bank',
  'banking',
  'insurance',
  'mobile',
  'finance',
  'card',
  'cards',
  'energy',
  'mortgages',
]);

interface OrganisationDescription {
  readonly name: OrganisationName;
  readonly companyNumber: string | undefined;
  readonly registerNumber: string | undefined;
  readonly domains: ReadonlySet<string>;
  /** Whether it keeps money or insures, or sells and employs; unknown when nothing links to it. */
  readonly role: 'financial' | 'commercial' | undefined;
}

const WEIGHTS = {
  name: { equal: 9, spaced: 8.5, misread: 8.5, slipOfMany: 8, slip: 6, initials: 5, differs: -10 },
  kind: { equal: 1, missing: -0.5, missingElsewhere: -4, differs: -6 },
  number: { equal: 12, differs: -7 },
  domain: { equal: 5 },
} as const;

/** Joins the organisations that are one. */
export function resolveOrganisations(graph: DraftGraph, clusters: Clusters): readonly Doubt[] {
  const roles = findRoles(graph);
  const mentions = new Map<string, { drafts: string[]; description: OrganisationDescription }>();
  for (const { id, node } of graph.ofType('Organisation')) {
    const description: OrganisationDescription = {
      name: organisationName(textAt(node, 'name') ?? ''),
      companyNumber: textAt(node, 'companyRegistrationNumber')
        ?.toUpperCase()
        .replace(/[^A-Z0-9]/gu, '')
        .padStart(8, '0'),
      registerNumber: textAt(node, 'fcaRegisterNumber')?.replace(/\D/gu, ''),
      domains: new Set(
        [...textsAt(node, 'companyDomains'), ...textsAt(node, 'sameAs')].map((each) => each.toLowerCase()),
      ),
      role: roles.get(id),
    };
    const { name, companyNumber, registerNumber, domains, role } = description;
    const key = [
      name.words.join(' '),
      name.kinds.join(' '),
      companyNumber,
      registerNumber,
      [...domains].sort().join(' '),
      role,
    ].join('|');
    const known = mentions.get(key);
    if (known === undefined) mentions.set(key, { drafts: [id], description });
    else known.drafts.push(id);
  }
  return linkRecords(
    [...mentions.values()],
    { rule: RULE, blockingKeys: organisationBlocks, compare: compareOrganisations },
    clusters,
  );
}

function findRoles(graph: DraftGraph): ReadonlyMap<string, 'financial' | 'commercial'> {
  const roles = new Map<string, 'financial' | 'commercial'>();
  const note = (types: readonly string[], keys: readonly string[], role: 'financial' | 'commercial'): void => {
    for (const type of types) {
      for (const { node } of graph.ofType(type)) {
        for (const key of keys) for (const id of textsAt(node, key)) roles.set(id, role);
      }
    }
  };
  note(['Transaction'], ['merchant', 'processor'], 'commercial');
  note(['Employment'], ['employer'], 'commercial');
  note(
    ['BankAccount', 'Statement', 'MortgageAccount', 'InsurancePolicy', 'MortgageIllustration'],
    ['issuedBy', 'accountProvider', 'providedBy'],
    'financial',
  );
  return roles;
}

function organisationBlocks({
  name,
  companyNumber,
  registerNumber,
  domains,
}: OrganisationDescription): readonly string[] {
  return [
    `core:${name.core}`,
    `front:${name.core.slice(0, 4)}`,
    `like:${lookAlikes(name.core).slice(0, 5)}`,
    `initials:${name.words.length > 1 ? initialsOf(name) : name.core}`,
    ...(companyNumber === undefined ? [] : [`company:${companyNumber}`]),
    ...(registerNumber === undefined ? [] : [`register:${registerNumber}`]),
    ...[...domains].map((domain) => `domain:${domain}`),
  ];
}

const initialsOf = ({ words }: OrganisationName): string => words.map((word) => word.charAt(0)).join('');

function compareOrganisations(a: OrganisationDescription, b: OrganisationDescription): Comparison {
  const weights: Weight[] = [nameWeight(a.name, b.name), kindWeight(a, b)];
  for (const key of ['companyNumber', 'registerNumber'] as const) {
    if (a[key] === undefined || b[key] === undefined) continue;
    weights.push(
      a[key] === b[key] ? [WEIGHTS.number.equal, ''] : [WEIGHTS.number.differs, 'registered numbers differ'],
    );
  }
  if ([...a.domains].some((domain) => b.domains.has(domain))) weights.push([WEIGHTS.domain.equal, '']);
  return weigh(weights, 'names are alike');
}

function nameWeight(a: OrganisationName, b: OrganisationName): Weight {
  const { equal, spaced, misread, slipOfMany, slip, initials, differs } = WEIGHTS.name;
  if (a.core === b.core) return a.words.length === b.words.length ? [equal, ''] : [spaced, ''];
  // Digits among letters are read for letters: N0rthgate.
  const isMisread = /\d/u.test(a.core) !== /\d/u.test(b.core) && lookAlikes(a.core) === lookAlikes(b.core);
  if (isMisread) return [misread, 'names differ by a sign'];
  if (a.words.length === b.words.length && a.words.every((word, at) => isSlip(word, b.words[at] ?? ''))) {
    return a.words.length > 1 ? [slipOfMany, 'names differ by a letter'] : [slip, 'names differ by a letter'];
  }
  const [short, long] = a.words.length < b.words.length ? [a, b] : [b, a];
  if (short.core.length > 2 && short.words.length === 1 && long.words.length > 2 && initialsOf(long) === short.core) {
    return [initials, 'one name is made of initials'];
  }
  return [differs, 'names differ'];
}

function kindWeight(a: OrganisationDescription, b: OrganisationDescription): Weight {
  const { equal, missing, missingElsewhere, differs } = WEIGHTS.kind;
  const [left, right] = [a.name.kinds, b.name.kinds];
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  if (few.length === many.length && few.every((word, at) => word === many[at]))
    return few.length === 0 ? [0, ''] : [equal, ''];
  // A shop and the bank of its name are two; a bank that keeps accounts is often named without its kind.
  const isElsewhere = a.role !== undefined && b.role !== undefined && a.role !== b.role;
  const isBesideTrade = a.role !== 'financial' && b.role !== 'financial' && many.some((word) => SIDELINES.has(word));
  if (few.every((word) => many.includes(word))) {
    return [isElsewhere || isBesideTrade ? missingElsewhere : missing, 'one name says more of what it is'];
  }
  return [differs, 'names say different kinds'];
}
