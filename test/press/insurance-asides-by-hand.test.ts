// Papers of insurance whose labels say more than what their value is, and names that begin with the word of a label.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const schedule = (head: string, rows = ''): string => `
  ${head}
  *Motor Insurance Schedule
  Policy number | 200:TR 5501 882
  Policyholder | 200:Mrs Ines Calloway
  Address | 200:4 Pear Tree Walk, Selby, YO8 4QT
  Period of insurance | 200:12 March 2026 to 11 March 2027
  Registration number | 200:BD19 KLM
  Make and model | 200:Skoda Fabia SE
  Type of cover | 200:Comprehensive
  Use | 200:Social, domestic and pleasure
  ${rows}
  *Premium
  Total premium | 400r:£336.00
  Insurance Premium Tax | 400r:£36.00
  Total excess | 400r:£250.00`;

describe('a label with an aside', () => {
  it.each(['Market value, as you told us', 'Present value (as declared by you)', 'Value as stated to us'])(
    'has the value of the vehicle beside or beneath it: %s',
    async (label) => {
      const beside = await read(schedule('#Larkspur Insurance', `${label} | 250:£7,450`));
      expect(values(beside, 'VehicleValuation', 'value')).toEqual(['7450.00']);
      const beneath = await read(schedule('#Larkspur Insurance', `\n${label}\n^*£7,450\n\n*Seats\n^5`));
      expect(values(beneath, 'VehicleValuation', 'value')).toEqual(['7450.00']);
    },
  );

  it('is the last day of the policy where it says that both are included', async () => {
    const rows = 'Insurance to run from | 250:12/03/2026\nUntil (both dates included) | 250:11/03/2027';
    const reading = await read(schedule('#Larkspur Insurance', rows).replace(/Period of.*\n/, ''));
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-03-11']);
  });
});

describe('the miles of a year', () => {
  it('are read though what stands beside their label begins as that of a day does', async () => {
    const reading = await read(schedule('#Larkspur Insurance', 'Miles driven in a year | 250:Up to 9,500'));
    expect(values(reading, 'Vehicle', 'mileage')).toEqual([9500]);
  });

  it('are missed where a label nobody knows has them', async () => {
    const reading = await read(schedule('#Larkspur Insurance', 'Miles on the clock by next spring | 280:9,500'));
    expect(reasons(reading)).toContain('Spoken of on the paper, and not read: the annual mileage of the vehicle.');
  });
});

describe('who keeps and owns a vehicle', () => {
  it('is the holder where a column beside it has its lines between', async () => {
    const rows = `
      200:Owner
      Years earned | 200:*Policyholder
      *7
      200:Registered keeper
      ^^Protected?
      ^^200:*Policyholder
      *Yes`;
    const reading = await read(schedule('#Larkspur Insurance', rows));
    expect(values(reading, 'Vehicle', 'registeredKeeper')).toEqual(['Mrs Ines Calloway']);
  });
});

describe('the name of an insurer', () => {
  it('is the logo of a brand, and not what it sells beside it', async () => {
    const reading = await read(schedule('#LV= | 400:LV= General Insurance'));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['LV=']);
  });

  it('is doubted where a logo of two lines ends in a word in small letters with a full stop', async () => {
    const reading = await read(schedule('#policy\n#lantern.'));
    expect(reasons(reading)).toContain('What was read as the name of the issuer reads like a heading or a slogan.');
  });

  it('is read beneath its label in a narrow column though it begins as a label does', async () => {
    const reading = await read(`
      #lantern.
      Policy number | 216:*Your home
      *QF 8841 3309 | 216:Type of property | 540r:*Semi-detached house
      216:Number of bedrooms | 540r:*3
      Policyholder | 216:Year built | 540r:*1936
      *Miss Orla Tennick

      Insured from | 216:*How much you are covered for
      *02/02/2026 | 216:*Section | 540r:*Up to
      216:Buildings | 540r:£310,000
      Insured until
      *01/02/2027 | 216:Contents | 540r:£45,000

      Your home insurance provider | 216:Bicycles | 540r:£2,500
      *Policy Lantern
      216:*What you pay towards a claim
      216:Escape of water | 540r:£450
      216:All other claims | 540r:£150
      216:*Your premium
      216:*Total annual premium | 540r:*£224.00
      216:Insurance Premium Tax | 540r:£24.00`);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Policy Lantern']);
  });

  it.each([
    ['The answers are the basis of the contract with Tamar General Limited and that I have read them.'],
    ['Proposal form to Tamar General Limited, 1 Quay Street, Tamar TA1 1QQ'],
  ])('is the company that a broker’s proposal is made to: %s', async (said) => {
    const reading = await read(`${schedule('#Dunmore Insurance Brokers')}\n\n${said}`);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Tamar General Limited']);
  });
});

describe('years without claims', () => {
  it('are read where the discount is for them', async () => {
    const reading = await read(schedule('#Larkspur Insurance', 'LG11 | 110:Discount for no claims: 3 years.'));
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([3]);
  });
});

describe('a schedule that says what is required until when', () => {
  it('reads the use required, the last midnight, and the discount at renewal in a line of prose', async () => {
    const reading = await read(
      schedule('#Larkspur Insurance', 'You pay by the month. No Claim Discount at renewal: 4 years.')
        .replace('Use |', 'Use required |')
        .replace(
          'Period of insurance | 200:12 March 2026 to 11 March 2027',
          'Insured from | 200:12 March 2026\n  Insured until midnight on | 200:11 March 2027',
        ),
    );
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['Social, domestic and pleasure']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-03-11']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([4]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('a row of the excesses that says of what there is none', () => {
  it('is no cover, up to whatever sum', async () => {
    const reading = await read(
      schedule('#Larkspur Insurance').replace(
        'Total excess | 400r:£250.00',
        '*Excess\n  Total excess | 400r:£250.00\n  No excess applies to glass claims up to £400.',
      ),
    );
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Comprehensive']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('a logo of one word in small letters with a stop', () => {
  it('is the name that the small print says somebody trades under', async () => {
    const small =
      '\n\n  Larkspur is a trading name of Fennick Underwriting Limited, who underwrite Larkspur car insurance.';
    const reading = await read(schedule('350:Car insurance\n  #larkspur.') + small);
    expect(values(reading, 'Organisation', 'name')).toContain('Larkspur');
    expect(reasons(reading)).toEqual([]);
  });
});
