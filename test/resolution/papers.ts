// Synthetic documents for tests of resolution and fusion: nodes in the shapes of the contract, written by hand.
import { DraftGraph } from '../../src/resolution/draft-graph.ts';
import { resolve } from '../../src/resolution/resolve.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import type { FusionSource } from '../../src/services/fuse.ts';

type Properties = Readonly<Record<string, unknown>>;

/** An amount: `pounds(12.3)` is credited, `pounds(-12.3)` debited. */
export function pounds(amount: number): Properties {
  return {
    type: 'ark:CurrencyValue',
    amount: Math.abs(amount).toFixed(2),
    currency: 'GBP',
    direction: amount < 0 ? 'Debit' : 'Credit',
  };
}

/** An amount that goes nowhere. */
export function sum(amount: number): Properties {
  return { type: 'ark:CurrencyValue', amount: amount.toFixed(2), currency: 'GBP' };
}

/** One document, being written. */
export class Paper {
  readonly name: string;
  readonly nodes: GraphNode[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Adds a node and gives its id. */
  add(type: string, properties: Properties): string {
    const id = `https://example.org/.draft-nodes/${this.name}-${this.nodes.length}`;
    this.nodes.push({ id, type: `ark:${type}`, ...properties });
    return id;
  }

  organisation(name: string, more: Properties = {}): string {
    return this.add('Organisation', { name, ...more });
  }

  /** A person by printed name, in parts when the last word is the surname: `Mr James Edward Whitlock`. */
  person(name: string, more: Properties = {}): string {
    return this.add('Person', { name, ...parts(name), ...more });
  }

  address(lines: string, postcode: string): string {
    return this.add('Address', { addressLines: lines.split(', '), postcode });
  }

  livesAt(person: string, place: string): string {
    return this.add('Residency', { relatedTo: person, appliesTo: place });
  }

  account(issuer: string, number: string, more: Properties = {}): string {
    const account = this.add('BankAccount', { issuedBy: issuer, accountType: 'Current', currency: 'GBP', ...more });
    const isCard = !/^\d\d-\d\d-\d\d /u.test(number);
    const identifierType = isCard ? 'CARD_NUMBER' : 'SORT_CODE_ACCOUNT_NUMBER';
    if (number !== '') this.add('BankAccountIdentifier', { relatedTo: account, identifierType, identifier: number });
    return account;
  }

  holds(person: string, account: string, relationship = 'Primary'): string {
    return this.add('AccountHolder', { appliesTo: account, relatedTo: person, relationship });
  }

  statement(account: string, startDate: string, endDate: string): string {
    return this.add('Statement', { relatedTo: account, startDate, endDate });
  }

  /** `row(account, '2025-03-04', -12.5, 'CORNER BOOKS')`; instead of a descriptor, properties with a descriptor among them. */
  row(account: string, date: string, amount: number, said: string | Properties): string {
    const sequence = String(this.nodes.length).padStart(6, '0');
    const methodCategory = amount < 0 ? 'PAYMENT:CARD' : 'CREDIT';
    return this.add('Transaction', {
      sequence,
      date,
      relatedTo: account,
      methodCategory,
      amount: pounds(amount),
      ...(typeof said === 'string' ? { fullDescriptor: said } : said),
    });
  }

  source(): FusionSource {
    const input = { filename: `${this.name}.pdf`, mimeType: 'application/pdf', sizeInBytes: 1, checksum: this.name };
    return { requestId: this.name, input, nodes: this.nodes };
  }
}

function parts(name: string): Properties {
  const [title = '', ...rest] = name.split(' ');
  const isTitle = /^(?:Mr|Mrs|Miss|Ms|Dr)$/iu.test(title);
  const words = isTitle ? rest : name.split(' ');
  const middleNames = words.slice(1, -1).join(' ');
  return {
    ...(isTitle ? { title } : {}),
    ...(words.length > 1 ? { givenName: words[0] } : {}),
    ...(middleNames === '' ? {} : { middleNames }),
    familyName: words.at(-1),
  };
}

/** What resolution says of papers. */
export class Resolved {
  readonly #sets = new Map<string, number>();
  readonly #doubts: readonly { readonly a: string; readonly b: string; readonly reason: string }[];
  readonly #graph: DraftGraph;

  constructor(papers: readonly Paper[]) {
    const documents = papers.map(({ name, nodes }) => ({ requestId: name, checksum: name, nodes }));
    const { clusters, doubts } = resolve(documents);
    for (const [at, { members }] of clusters.entries()) for (const member of members) this.#sets.set(member, at);
    this.#doubts = doubts;
    this.#graph = new DraftGraph(documents);
  }

  areOne(...ids: readonly string[]): boolean {
    return new Set(ids.map((id) => this.#sets.get(id))).size === 1;
  }

  /** The reason for which two are neither one nor surely two. */
  doubt(a: string, b: string): string | undefined {
    const same = (x: string, y: string): boolean => this.areOne(x, y);
    return this.#doubts.find((each) => (same(each.a, a) && same(each.b, b)) || (same(each.a, b) && same(each.b, a)))
      ?.reason;
  }

  /** How many different things of a type there are. */
  count(type: string): number {
    return new Set(this.#graph.ofType(type).map(({ id }) => this.#sets.get(id))).size;
  }
}
