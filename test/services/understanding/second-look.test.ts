// Which class is believed where words leave two of them about as likely.
import { describe, expect, it } from 'vitest';
import type { ClassGuess } from '../../../src/classification/classify.ts';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import type { PropertyEvidence } from '../../../src/model/evidence.ts';
import type { GraphNode } from '../../../src/model/reading.ts';
import type { LaidOutPart } from '../../../src/services/understanding/document-parts.ts';
import { secondLook } from '../../../src/services/understanding/second-look.ts';
import type { Understanding } from '../../../src/services/understanding/understanding.ts';

const NOTHING = { errors: [], warnings: [], info: [] };
const guess = (classIdentifier: string): ClassGuess => {
  return { classIdentifier, className: classIdentifier, confidence: 0.6, profilesMatched: [], fallback: false };
};
const PART: LaidOutPart = {
  pages: { first: 1, last: 1 },
  layout: { pages: [] },
  classification: { ...guess('first'), rival: guess('second') },
};

const VALUE: PropertyEvidence = {
  nodeId: 'node',
  property: 'date',
  page: 1,
  text: '',
  rule: 'label',
  box: { x0: 0, y0: 0, x1: 0, y1: 0 },
  confidence: 1,
};

/** Readings with an error as each of the classes named. */
const readings =
  (broken: readonly string[], values = 12) =>
  ({ classification: { classIdentifier } }: LaidOutPart): Understanding => ({
    nodes: [],
    evidence: Array.from({ length: values }, () => VALUE),
    expectations: broken.includes(classIdentifier)
      ? { ...NOTHING, errors: [{ reason: 'A sum does not hold.', nodeId: 'node', nodeType: 'ark:Statement' }] }
      : NOTHING,
  });

async function classOf(understand: (part: LaidOutPart) => Understanding): Promise<string> {
  const { classification } = await secondLook(PART, { understand, validate: () => Promise.resolve(NOTHING) });
  return classification.classIdentifier;
}

describe('a paper of which two classes are about as likely', () => {
  it('is of the second where only the reading as the first contradicts itself', async () => {
    expect(await classOf(readings(['first']))).toBe('second');
  });

  it('is of the first where that does not, or both do', async () => {
    expect(await classOf(readings([]))).toBe('first');
    expect(await classOf(readings(['first', 'second']))).toBe('first');
  });

  it('is of the first where hardly a value is read of it as the second', async () => {
    expect(await classOf(readings(['first'], 11))).toBe('first');
  });
});

describe('a paper whose class is ahead of none by little', () => {
  const [PROFILE] = readProfileFiles().profiles.filter(
    ({ classIdentifier }) => classIdentifier === 'utility-energy-bill',
  );
  const bill = {
    id: 'bill',
    type: 'ark:Bill',
    issuedOn: '2026-01-04',
    startDate: '2025-12-01',
    amountDue: { amount: '52.10' },
  };
  const whole = [
    { ...bill, totalCharges: { amount: '52.10' } },
    { id: 'account', type: 'ark:UtilityAccount', accountNumber: '55011' },
  ];
  const looked = (nodes: readonly GraphNode[], ahead: number): Promise<LaidOutPart> => {
    const profilesMatched = PROFILE ? [PROFILE] : [];
    const part = {
      ...PART,
      classification: { ...guess('utility-energy-bill'), confidence: 0.95, ahead, profilesMatched },
    };
    const understand = (): Understanding => ({ nodes, evidence: [], expectations: NOTHING });
    return secondLook(part, { understand, validate: () => Promise.resolve(NOTHING) });
  };

  it('is of that class where it says what every paper of it says, or leaves out two values', async () => {
    for (const nodes of [whole, whole.slice(0, 1)])
      expect((await looked(nodes, 1)).classification).toMatchObject({ confidence: 0.95, fallback: false });
  });

  const dated = { id: 'bill', type: 'ark:Bill', issuedOn: '2026-01-04' };

  it('is of none where it leaves out more than its words make up for', async () => {
    const { classification } = await looked([dated], 3);
    expect(classification).toMatchObject({ classIdentifier: 'unknown', fallback: true, profilesMatched: [] });
    expect(classification.confidence).toBeGreaterThan(0.5);
  });

  it('is of that class, and less surely, where its words weigh more', async () => {
    const { classification } = await looked([dated], 11);
    expect(classification.classIdentifier).toBe('utility-energy-bill');
    expect(classification.confidence).toBeLessThan(0.8);
  });
});
