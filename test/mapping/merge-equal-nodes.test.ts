import { describe, expect, it } from 'vitest';
import { mergeEqualNodes } from '../../src/mapping/merge-equal-nodes.ts';
import type { PropertyEvidence } from '../../src/model/evidence.ts';
import type { GraphNode } from '../../src/model/reading.ts';

function evidenceOf(nodeId: string): PropertyEvidence {
  return {
    nodeId,
    property: 'name',
    page: 1,
    box: { x0: 0, y0: 0, x1: 1, y1: 1 },
    text: 'x',
    rule: 'a/b',
    confidence: 1,
  };
}

/** What one account of a document maps to, its ids beginning with `prefix`. */
function account(prefix: string, holder: string): readonly GraphNode[] {
  return [
    { id: `${prefix}-issuer`, type: 'ark:Organisation', name: 'Fenwick Bank' },
    { id: `${prefix}-account`, type: 'ark:BankAccount', currency: 'GBP', issuedBy: `${prefix}-issuer` },
    { id: `${prefix}-person`, type: 'ark:Person', name: holder },
    {
      id: `${prefix}-holder`,
      type: 'ark:AccountHolder',
      appliesTo: `${prefix}-account`,
      relatedTo: `${prefix}-person`,
    },
    { id: `${prefix}-address`, type: 'ark:Address', postcode: 'NR1 1AA' },
    { id: `${prefix}-residency`, type: 'ark:Residency', relatedTo: `${prefix}-person`, appliesTo: `${prefix}-address` },
  ];
}

function merged(...accounts: readonly (readonly GraphNode[])[]): ReturnType<typeof mergeEqualNodes> {
  return mergeEqualNodes(accounts.map((nodes) => ({ nodes, evidence: nodes.map(({ id }) => evidenceOf(id)) })));
}

describe('nodes of several accounts of one document', () => {
  it('become one where they say the same of an organisation, a person, an address or a residency', () => {
    const { nodes } = merged(account('a', 'Ann Lee'), account('b', 'Ann Lee'));
    expect(nodes.map(({ id }) => id)).toEqual([
      'a-issuer',
      'a-account',
      'a-person',
      'a-holder',
      'a-address',
      'a-residency',
      'b-account',
      'b-holder',
    ]);
  });

  it('follow with their references what became one', () => {
    const { nodes } = merged(account('a', 'Ann Lee'), account('b', 'Ann Lee'));
    expect(nodes.find(({ id }) => id === 'b-account')).toMatchObject({ issuedBy: 'a-issuer' });
    expect(nodes.find(({ id }) => id === 'b-holder')).toMatchObject({ appliesTo: 'b-account', relatedTo: 'a-person' });
  });

  it('stay apart where they say different things', () => {
    const { nodes } = merged(account('a', 'Ann Lee'), account('b', 'Bo Lee'));
    expect(nodes.filter(({ type }) => type === 'ark:Person').map(({ id }) => id)).toEqual(['a-person', 'b-person']);
    expect(nodes.filter(({ type }) => type === 'ark:Residency')).toHaveLength(2);
  });

  it('stay apart where they are accounts, holdings or transactions, however alike', () => {
    const row = (id: string): GraphNode => ({ id, type: 'ark:Transaction', fullDescriptor: 'Corner shop' });
    expect(merged([row('a')], [row('b')]).nodes).toHaveLength(2);
  });

  it('keep the evidence of what is kept, and none of what is gone', () => {
    const { nodes, evidence } = merged(account('a', 'Ann Lee'), account('b', 'Ann Lee'));
    expect(evidence.map(({ nodeId }) => nodeId)).toEqual(nodes.map(({ id }) => id));
  });

  it('of one account alone stay as they are', () => {
    const nodes = account('a', 'Ann Lee');
    expect(merged(nodes).nodes).toEqual(nodes);
  });

  it('of none are none', () => {
    expect(mergeEqualNodes([])).toEqual({ nodes: [], evidence: [] });
  });
});
