// Bank accounts: which mentions are one account. Their numbers tell; without any, the issuer, the holder and statements that
// follow on each other do.
import type { Clusters } from '../clusters.ts';
import type { DraftGraph } from '../draft-graph.ts';
import { foldText } from '../../kernel/text.ts';
import type { GraphNode } from '../../model/reading.ts';
import { weigh } from '../likelihood.ts';
import type { Comparison, Weight } from '../likelihood.ts';
import { linkRecords } from '../link-records.ts';
import type { Doubt } from '../link-records.ts';
import { amountAt, textAt } from '../node-values.ts';
import { accountNumbers, mayBeOneCard } from './account-identity.ts';
import type { AccountNumbers } from './account-identity.ts';

interface AccountDescription {
  readonly numbers: AccountNumbers;
  /** A cluster of organisations. */
  readonly issuer: string | undefined;
  readonly accountType: string | undefined;
  readonly product: string | undefined;
  readonly currency: string | undefined;
  /** The surnames of the holders. */
  readonly holders: ReadonlySet<string>;
  /** Balances as `amount`: with what a statement opens and closes. */
  readonly opens: ReadonlySet<string>;
  readonly closes: ReadonlySet<string>;
}

const WEIGHTS = {
  number: { equal: 14, differs: -14 },
  card: { masked: 5, maskedFront: 7, differs: -6 },
  partial: { equal: 5 },
  issuer: { equal: 4, differs: -5 },
  type: { differs: -14 },
  currency: { differs: -14 },
  product: { equal: 1 },
  holders: { shared: 2, differs: -3 },
  chain: { closes: 4 },
} as const;

/** Joins the bank accounts that are one. Organisations must have been resolved before. */
export function resolveAccounts(graph: DraftGraph, clusters: Clusters): readonly Doubt[] {
  const identifiers = groupBy(graph, 'BankAccountIdentifier', 'relatedTo');
  const balances = groupBy(graph, 'Balance', 'onAccount');
  const holders = groupBy(graph, 'AccountHolder', 'appliesTo');
  const mentions = new Map<string, { drafts: string[]; descriptions: AccountDescription[] }>();
  for (const { id, node } of graph.ofType('BankAccount')) {
    const issuer = textAt(node, 'issuedBy');
    const amounts = (position: string): ReadonlySet<string> =>
      new Set(
        (balances.get(id) ?? [])
          .filter((each) => textAt(each, 'position') === position)
          .flatMap((each) => amountText(each)),
      );
    const description: AccountDescription = {
      numbers: accountNumbers(identifiers.get(id) ?? []),
      issuer: issuer === undefined ? undefined : clusters.find(issuer),
      accountType: textAt(node, 'accountType'),
      product: textAt(node, 'productName')?.toLowerCase(),
      currency: textAt(node, 'currency'),
      holders: new Set((holders.get(id) ?? []).flatMap((each) => familyOf(graph, textAt(each, 'relatedTo')))),
      opens: amounts('Opening'),
      closes: amounts('Closing'),
    };
    const key = signature(id, description);
    const known = mentions.get(key);
    if (known === undefined) mentions.set(key, { drafts: [id], descriptions: [description] });
    else {
      known.drafts.push(id);
      known.descriptions.push(description);
    }
  }
  const combined = [...mentions.values()].map(({ drafts, descriptions }) => ({
    drafts,
    description: union(descriptions),
  }));
  return linkRecords(
    combined,
    { rule: 'account-number', blockingKeys: accountBlocks, compare: compareAccounts },
    clusters,
  );
}

function groupBy(graph: DraftGraph, type: string, key: string): ReadonlyMap<string, readonly GraphNode[]> {
  const groups = new Map<string, GraphNode[]>();
  for (const { node } of graph.ofType(type)) {
    const id = textAt(node, key);
    if (id === undefined) continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [node]);
    else group.push(node);
  }
  return groups;
}

function amountText(balance: GraphNode): readonly string[] {
  const amount = amountAt(balance, 'totalAmount');
  return amount === undefined || amount.minor === 0 ? [] : [`${amount.minor} ${amount.currency}`];
}

function familyOf(graph: DraftGraph, party: string | undefined): readonly string[] {
  const name = textAt(graph.get(party)?.node, 'familyName') ?? textAt(graph.get(party)?.node, 'name');
  return name === undefined ? [] : [foldText(name).split(' ').at(-1) ?? ''];
}

/** Equal for accounts of the same numbers, kind and issuer; of accounts without numbers each is on its own. */
function signature(id: string, { numbers, issuer, accountType, product, currency }: AccountDescription): string {
  const { proper, partial, cards } = numbers;
  if (proper.size === 0 && cards.length === 0) return id;
  const all = [...proper, ...partial, ...cards.map(({ front, last }) => `${front}*${last}`)].sort();
  return [...all, issuer, accountType, product, currency].join('|');
}

function union(descriptions: readonly AccountDescription[]): AccountDescription {
  const [first, ...others] = descriptions;
  if (first === undefined) throw new RangeError('a mention has a description');
  if (others.length === 0) return first;
  const all = (key: 'holders' | 'opens' | 'closes'): ReadonlySet<string> =>
    new Set(descriptions.flatMap((each) => [...each[key]]));
  return { ...first, holders: all('holders'), opens: all('opens'), closes: all('closes') };
}

function accountBlocks({ numbers, issuer }: AccountDescription): readonly string[] {
  const { proper, partial, cards } = numbers;
  return [
    ...[...proper].flatMap((number) => [number, ...(number.startsWith('gb:') ? [`partial:${number.slice(9)}`] : [])]),
    ...[...partial].map((number) => `partial:${number}`),
    ...cards.map(({ last }) => `last:${last}`),
    // Accounts without numbers meet others of their issuer.
    `issuer:${issuer ?? ''}`,
  ];
}

function compareAccounts(a: AccountDescription, b: AccountDescription): Comparison {
  const { issuer, type, currency, product, holders, chain } = WEIGHTS;
  const weights: Weight[] = [...numberWeights(a.numbers, b.numbers)];
  if (a.issuer !== undefined && b.issuer !== undefined) {
    weights.push(a.issuer === b.issuer ? [issuer.equal, ''] : [issuer.differs, 'issuers differ']);
  }
  if (differ(a.accountType, b.accountType)) weights.push([type.differs, 'kinds of account differ']);
  if (differ(a.currency, b.currency)) weights.push([currency.differs, 'currencies differ']);
  if (a.product !== undefined && a.product === b.product) weights.push([product.equal, '']);
  if (a.holders.size > 0 && b.holders.size > 0) {
    weights.push(
      [...a.holders].some((each) => b.holders.has(each)) ? [holders.shared, ''] : [holders.differs, 'holders differ'],
    );
  }
  if (meet(a.closes, b.opens) || meet(b.closes, a.opens)) weights.push([chain.closes, '']);
  return weigh(weights, 'no number tells');
}

function numberWeights(a: AccountNumbers, b: AccountNumbers): readonly Weight[] {
  const { number, card, partial } = WEIGHTS;
  if (meet(a.proper, b.proper)) return [[number.equal, '']];
  for (const kind of ['gb:', 'iban:']) {
    if (has(a.proper, kind) && has(b.proper, kind)) return [[number.differs, 'account numbers differ']];
  }
  const tails = (each: AccountNumbers): ReadonlySet<string> =>
    new Set([...each.partial, ...[...each.proper].map((full) => full.slice(-8))]);
  if ((a.partial.size > 0 || b.partial.size > 0) && !has(a.proper, 'card:') && !has(b.proper, 'card:')) {
    if (meet(tails(a), tails(b))) return [[partial.equal, 'one sort code is missing']];
    if (tails(a).size > 0 && tails(b).size > 0) return [[number.differs, 'account numbers differ']];
  }
  if (a.cards.length === 0 || b.cards.length === 0) return [];
  const pairs = a.cards.flatMap((left) =>
    b.cards.filter((right) => mayBeOneCard(left, right)).map((right) => [left, right] as const),
  );
  // A new card may come with a new number; that alone does not tell accounts apart, nor does it make them one.
  if (pairs.length === 0) return [[card.differs, 'card numbers differ']];
  const isFronted = pairs.some(([left, right]) => left.front.length > 0 && right.front.length > 0);
  return [[isFronted ? card.maskedFront : card.masked, 'only a part of the card number is printed']];
}

const differ = (a: string | undefined, b: string | undefined): boolean => a !== undefined && b !== undefined && a !== b;

const has = (numbers: ReadonlySet<string>, kind: string): boolean =>
  [...numbers].some((number) => number.startsWith(kind));

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const each of a) if (b.has(each)) return true;
  return false;
}
