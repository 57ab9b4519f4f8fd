// Policies, mortgage accounts and accounts with suppliers: one number with one company is one contract.
import type { Clusters } from '../clusters.ts';
import type { DraftGraph } from '../draft-graph.ts';
import { weigh } from '../likelihood.ts';
import type { Comparison, Weight } from '../likelihood.ts';
import { linkRecords } from '../link-records.ts';
import type { Doubt } from '../link-records.ts';
import { textAt } from '../node-values.ts';

/** How a type of contract is numbered. */
interface ContractType {
  readonly type: string;
  readonly number: string;
  /** Properties that lead to the companies concerned. */
  readonly companies: readonly string[];
  /** What must not differ. */
  readonly kind?: string;
  /** The day from which this contract runs: a renewed one is another. */
  readonly start?: string;
}

const TYPES: readonly ContractType[] = [
  {
    type: 'InsurancePolicy',
    number: 'policyNumber',
    companies: ['issuedBy', 'arrangedBy'],
    kind: 'policyType',
    start: 'startDate',
  },
  { type: 'MortgageAccount', number: 'accountNumber', companies: ['accountProvider'] },
  { type: 'UtilityAccount', number: 'accountNumber', companies: ['accountProvider'] },
];

interface ContractDescription {
  readonly number: string;
  readonly companies: ReadonlySet<string>;
  readonly kind: string | undefined;
  readonly start: string | undefined;
}

const WEIGHTS = {
  number: { long: 8, short: 5, part: 4, differs: -14 },
  company: { shared: 4, differs: -3 },
  kind: { differs: -14 },
  start: { equal: 2, differs: -14 },
} as const;

/** As many signs as make a number rare. */
const LONG = 7;

/** Joins the contracts that are one. Organisations must have been resolved before. */
export function resolveContracts(graph: DraftGraph, clusters: Clusters): readonly Doubt[] {
  return TYPES.flatMap((type) => resolveType(type, graph, clusters));
}

function resolveType(type: ContractType, graph: DraftGraph, clusters: Clusters): readonly Doubt[] {
  const mentions = new Map<string, { drafts: string[]; description: ContractDescription }>();
  for (const { id, node } of graph.ofType(type.type)) {
    const companies = type.companies.flatMap((key) => textAt(node, key) ?? []).map((company) => clusters.find(company));
    const description: ContractDescription = {
      number: (textAt(node, type.number) ?? '').toUpperCase().replace(/[^A-Z0-9]/gu, ''),
      companies: new Set(companies),
      kind: type.kind === undefined ? undefined : textAt(node, type.kind),
      start: type.start === undefined ? undefined : textAt(node, type.start),
    };
    const { number, kind, start } = description;
    const key = number === '' ? id : [number, [...companies].sort().join(' '), kind, start].join('|');
    const known = mentions.get(key);
    if (known === undefined) mentions.set(key, { drafts: [id], description });
    else known.drafts.push(id);
  }
  return linkRecords(
    [...mentions.values()],
    { rule: 'contract-number', blockingKeys: contractBlocks, compare: compareContracts },
    clusters,
  );
}

function contractBlocks({ number, companies, start }: ContractDescription): readonly string[] {
  if (number !== '') return [`number:${number}`, `front:${number.slice(0, LONG)}`];
  return [...companies].map((company) => `company:${company} ${start ?? ''}`);
}

function compareContracts(a: ContractDescription, b: ContractDescription): Comparison {
  const weights: Weight[] = [...numberWeights(a.number, b.number)];
  const isShared = [...a.companies].some((company) => b.companies.has(company));
  if (a.companies.size > 0 && b.companies.size > 0) {
    weights.push(isShared ? [WEIGHTS.company.shared, ''] : [WEIGHTS.company.differs, 'companies differ']);
  }
  if (a.kind !== undefined && b.kind !== undefined && a.kind !== b.kind)
    weights.push([WEIGHTS.kind.differs, 'kinds differ']);
  if (a.start !== undefined && b.start !== undefined) {
    weights.push(a.start === b.start ? [WEIGHTS.start.equal, ''] : [WEIGHTS.start.differs, 'periods differ']);
  }
  return weigh(weights, 'no number tells');
}

function numberWeights(a: string, b: string): readonly Weight[] {
  if (a === '' || b === '') return [];
  const { long, short, part, differs } = WEIGHTS.number;
  if (a === b) return [[a.length >= LONG ? long : short, '']];
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  return few.length >= LONG && many.startsWith(few) ? [[part, 'one number goes on']] : [[differs, 'numbers differ']];
}
