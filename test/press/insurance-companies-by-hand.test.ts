// Papers of insurance over which one name stands and in which another insures: who issued the policy, and who arranged it.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

/** A schedule under a letterhead, with a sentence of its own; `label` is a row more. */
const paper = (letterhead: string, said: string, label = ''): string => `
  #${letterhead}
  *Motor Insurance Schedule
  ${label}
  Policy number | 200:TR 5501 882
  Policyholder | 200:Mrs Ines Calloway
  Address | 200:4 Pear Tree Walk, Selby, YO8 4QT
  Period of insurance | 200:12 March 2026 to 11 March 2027
  Registration number | 200:BD19 KLM
  Make and model | 200:Skoda Fabia SE
  Type of cover | 200:Comprehensive
  Use | 200:Social, domestic and pleasure

  *Drivers
  *Name | 230:*Date of birth
  Ines Calloway | 230:04/05/1979

  *Premium
  Premium before tax | 400r:£300.00
  Insurance Premium Tax | 400r:£36.00
  Total premium | 400r:£336.00
  Total excess | 400r:£250.00

  ${said}`;

const TWO_NAMES = 'The paper is from one company and names another that underwrites it: either may be the insurer.';

describe('what a logo is glossed by', () => {
  it.each(['car insurance for the over', 'motor cover and a little more'])('is no company: %s', async (gloss) => {
    const reading = await read(
      paper(
        'Larkspur',
        'Larkspur is a trading style of Tamar Retail Limited.',
        'Insurer | 200:Tamar Insurance Limited',
      ).replace('*Motor Insurance Schedule', `*${gloss}\n  *50s\n\n  *Motor Insurance Schedule`),
    );
    expect(values(reading, 'Organisation', 'name')).toEqual(['Tamar Insurance Limited', 'Larkspur']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the company that a policy is from', () => {
  it('is doubted where a brand has its own company arrange its policies and another one underwrite them', async () => {
    const said =
      'Larkspur Bank Motor Insurance is arranged by Larkspur Bank General Services and underwritten by Tamar General Insurance plc.';
    const reading = await read(paper('LARKSPUR BANK', said));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['LARKSPUR BANK']);
    expect(reasons(reading)).toEqual([TWO_NAMES]);
  });

  it('is named without what it sells behind a stroke', async () => {
    const reading = await read(paper('Larkspur Insurance / Motor', 'Larkspur Insurance is a trading name.'));
    expect(values(reading, 'Organisation', 'name')).toEqual(['Larkspur Insurance']);
  });

  it.each([
    [
      'Larkspur',
      'Larkspur car insurance policies are underwritten by Tamar General Limited, 1 Quay Street.',
      'Larkspur',
    ],
    ['Larkspur', 'Larkspur Insurance is a trading name of Larkspur Underwriting plc.', 'Larkspur'],
    ['Dunmore Insurance Brokers', 'Your insurer is Tamar General.', 'Tamar General'],
    ['Dunmore Insurance Brokers', 'Placed with: Tamar General Limited', 'Tamar General Limited'],
    ['Dunmore Insurance Brokers', 'This policy is underwritten by Tamar General Limited.', 'Tamar General Limited'],
    [
      'Larkspur Direct',
      'Your cover is underwritten by Tamar General Limited. Larkspur Direct is a trading name of Larkspur Services Limited.',
      'Tamar General Limited',
    ],
    [
      'Dunmore Insurance Brokers',
      'This records the information on which Tamar General Limited has agreed to insure you.',
      'Tamar General Limited',
    ],
  ])('over %s, with "%s", is %s', async (letterhead, said, insurer) => {
    const reading = await read(paper(letterhead, said));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual([insurer]);
    expect(reasons(reading)).not.toContain(TWO_NAMES);
  });

  it('is named whole where its label names it on two lines', async () => {
    const row = `Insurer | 200:Tamar General Insurance\n  200:Company Limited`;
    expect(values(await read(paper('Larkspur Direct', '', row)), 'InsurancePolicy', 'issuedBy')).toEqual([
      'Tamar General Insurance Company Limited',
    ]);
  });

  it('is doubted where the paper is from one and says only that another underwrites it', async () => {
    const reading = await read(paper('Larkspur', 'Your policy is underwritten by Tamar General Limited.'));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Tamar General Limited']);
    expect(reasons(reading)).toContain(TWO_NAMES);
  });

  it('is the brand of its head, with a doubt, where the small print says no more than by whom it is underwritten', async () => {
    const reading = await read(
      paper('Larkspur', 'Claims may change your price. Underwritten by Tamar General Limited.'),
    );
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Larkspur']);
    expect(reasons(reading)).toContain(TWO_NAMES);
  });

  it('is an insurer’s own brand, whatever company of its group bears the risk', async () => {
    const reading = await read(paper('Privilege', 'Your policy is underwritten by Tamar General Limited.'));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Privilege']);
    expect(reasons(reading)).not.toContain(TWO_NAMES);
  });

  it.each(['Insurer', 'Underwritten by'])(
    'is named by the label %s, and not by the brand of its head',
    async (label) => {
      const row = `${label} | 200:Privilege Insurance Company\n  200:Limited`;
      const reading = await read(paper('Privilege', '', row));
      expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Privilege Insurance Company Limited']);
      expect(reasons(reading)).not.toContain(TWO_NAMES);
    },
  );

  it('is the brand where a sentence says that the company of its name underwrites it', async () => {
    const reading = await read(paper('Privilege', 'Your insurer is Privilege Insurance Company Limited.'));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Privilege']);
  });

  it.each(['LV=', 'LV', 'LV-'])('is spelled as its brand is where %s stands for it', async (name) => {
    expect(values(await read(paper(name, '')), 'InsurancePolicy', 'issuedBy')).toEqual(['LV=']);
    const row = `Insurer | 200:${name}`;
    expect(values(await read(paper('Dunmore Insurance Brokers', '', row)), 'InsurancePolicy', 'issuedBy')).toEqual([
      'LV=',
    ]);
  });

  it('is doubted where only a broker is named', async () => {
    const reading = await read(paper('Dunmore Insurance Brokers', ''));
    expect(reasons(reading)).toContain('The paper bears the name of a broker, and no insurer was found.');
  });

  it('goes by the name that it trades under, and may begin with a figure', async () => {
    const insurers = async (row: string): Promise<unknown[]> =>
      values(await read(paper('Dunmore Insurance Brokers', '', row)), 'InsurancePolicy', 'issuedBy');
    expect(await insurers('Insurer | 200:Tamar General Limited trading as TGM')).toEqual(['TGM']);
    expect(await insurers('Insurer | 200:2nd Harbour Insurance')).toEqual(['2nd Harbour Insurance']);
  });

  it('is doubted where the brand that sells the policy is named in small print alone', async () => {
    const said = 'Policy Quay is a trading name of Quay Group Limited. Underwritten by Tamar General Limited.';
    expect(reasons(await read(paper('Policy Quay', said)))).toContain(TWO_NAMES);
  });
});

describe('a sentence about a brand whose own company only sells', () => {
  const said = `Tarnlight Insurance is provided by Tarnlight Services Limited, registered in England number 732602, and
  underwritten by Quillfeather Insurance Company Limited, 5 Line Road, Derby.`;

  it('leaves in doubt which of the two insures, and takes no end of a name for one', async () => {
    const reading = await read(paper('Tarnlight', said));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Tarnlight']);
    expect(reasons(reading)).toContain(
      'The paper is from one company and names another that underwrites it: either may be the insurer.',
    );
    const cut = said
      .replace('Insurance Company Limited', '\n  Insurance Company Limited')
      .replace('\n  underwritten', ' underwritten');
    expect(values(await read(paper('Tarnlight', cut)), 'InsurancePolicy', 'issuedBy')).toEqual(['Tarnlight']);
  });
});
