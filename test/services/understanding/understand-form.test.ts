// What is said of a form that was recognised names what its users are given, and nothing that only its reading needs.
import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { understandForm } from '../../../src/services/understanding/understand-form.ts';
import { pageOf } from './page-of.ts';

const { profiles } = readProfileFiles();

/** What is said of a page of which little is sure. */
function warningsOf(classIdentifier: string, lines: readonly string[]): readonly string[] {
  const profile = profiles.find((one) => one.classIdentifier === classIdentifier);
  if (!profile) throw new Error(`no profile reads ${classIdentifier}`);
  let count = 0;
  const engines = { issuers: [], newNodeId: () => `node-${String(++count)}` };
  const { expectations } = understandForm(pageOf(lines, 0.4), profile, engines);
  return expectations.warnings.map(({ reason }) => reason);
}

const doubt = (field: string): string => `Recognised with little confidence, and nothing proves it: ${field}.`;

describe('doubts about a form', () => {
  it('name no label of a deposit certificate whose value is not asked for', () => {
    const warnings = warningsOf('property-tenancy-deposit-certificate', [
      'Deposit amount: £1,250.00',
      'Monthly rent: £1,080.00',
      'Tenancy start date: 1 June 2025',
    ]);
    expect(warnings).toContain(doubt('depositAmount'));
    expect(warnings).not.toContain(doubt('otherLabel'));
  });

  it('name the reference of a bill once, as the number of its account or not at all', () => {
    const lines = ['Our reference: 4471 20385', 'Total due: £86.20'];
    const warnings = warningsOf('utility-water-bill', lines);
    expect(warnings).toContain(doubt('accountNumber'));
    expect(warnings).not.toContain(doubt('otherReference'));
    const numbered = warningsOf('utility-water-bill', ['Account number: 9920 41173', ...lines]);
    expect(numbered).toContain(doubt('accountNumber'));
    expect(numbered).not.toContain(doubt('otherReference'));
  });

  it('take the point behind whole pounds for the end of a sentence, and a lone one for lost pence', () => {
    const broken = (line: string): boolean =>
      warningsOf('insurance-home-schedule', [line]).some((reason) => reason.includes('no amount as recognised'));
    expect(broken('Your excess is £250. Escape of water: £450.')).toBe(false);
    expect(broken('£1,250.')).toBe(true);
    expect(broken('Your excess is £250.5 for each claim.')).toBe(true);
  });
});

describe('amounts of a form that was recognised', () => {
  it('stay as they are in groups of thousands, though another reading would fit a doubt', () => {
    const profile = profiles.find((one) => one.classIdentifier === 'insurance-motor-schedule');
    if (!profile) throw new Error('no profile reads motor schedules');
    let count = 0;
    const engines = { issuers: [], newNodeId: () => `node-${String(++count)}` };
    const lines = ['Insurance Premium Tax: £17.41', 'Total premium: £16,250'];
    const { nodes } = understandForm(pageOf(lines, 0.9), profile, engines);
    const policy = nodes.find(({ type }) => type === 'ark:InsurancePolicy');
    expect(policy?.['premium']).toMatchObject({ amount: '16250.00' });
  });
});
