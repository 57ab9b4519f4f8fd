// Papers of insurance that say by words of their own who insures, what the policy is called and who holds it, and those that do not.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

/** A form of proposal under a brand's name. */
const proposal = ({ head = '', car = '', foot = '' }): string => `
  #larkwing
  *Statement of Fact
  ${head}

  *About the policyholder
  Name | 200:Miss Imogen Farraday
  Date of birth | 200:14/02/2001
  Home address | 200:9 Tithe Close, Oakham, LE15 7QQ

  *About the cover
  Start date | 200:02/03/2026
  End date | 200:01/03/2027
  Level of cover | 200:Comprehensive

  *About the vehicle
  Registration | 200:LK65 TBD
  ${car}
  Engine size | 200:1242cc
  Fuel | 200:Petrol

  Annual premium | 200:£500.00
  Insurance Premium Tax (12%) | 200:£60.00
  Total premium | 200:£560.00

  ${foot}`;

const CAR = 'Make and model | 200:Kia Rio 2';
const NUMBER = 'Policy number | 200:LWG 4410 7723';
const INSURED = 'Tarn & Fell Insurance Limited, who provide this insurance, relied on it when agreeing to cover you.';
const TRADES = 'Larkwing is a trading style of Quillon Insurance Services Limited, 4 Mill Street, Derby DE1 1AA.';

describe('a statement of fact under a brand', () => {
  it('is insured by the company that provides the insurance', async () => {
    const reading = await read(proposal({ head: NUMBER, car: CAR, foot: INSURED }));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Tarn & Fell Insurance Limited']);
  });

  it('says where it names none but a brand that trades for one that arranges', async () => {
    const reading = await read(proposal({ head: NUMBER, car: CAR, foot: TRADES }));
    expect(reasons(reading)).toContain('The paper bears the name of a broker, and no insurer was found.');
  });

  it.each(['Larkwing Insurance Services Limited', 'The Larkwing Insurance Company Limited'])(
    'is insured by the brand that sells through %s, its own, where no other company is named',
    async (company) => {
      const foot = `Larkwing is a trading style of ${company}, 4 Mill Street, Derby DE1 1AA.`;
      const reading = await read(proposal({ head: NUMBER, car: CAR, foot }));
      expect(reasons(reading)).toEqual([]);
      expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['larkwing']);
    },
  );

  it.each(['larkwingDIRECT', 'larkwingDI RECT'])('bears the name that its small print spells: %s', async (logo) => {
    const foot = TRADES.replace('Quillon', 'Larkwing').replace('Larkwing is', 'Larkwing Direct is');
    const reading = await read(proposal({ head: NUMBER, car: CAR, foot }).replace('#larkwing', `#${logo}`));
    expect(reasons(reading)).toEqual([]);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Larkwing Direct']);
  });

  it('doubts one that trades for its own brokers', async () => {
    const foot = TRADES.replace('Quillon Insurance Services', 'Larkwing Insurance Brokers Services');
    const reading = await read(proposal({ head: NUMBER, car: CAR, foot }));
    expect(reasons(reading)).toContain('The paper bears the name of a broker, and no insurer was found.');
  });

  it('says where another insurance company stands in its small print', async () => {
    const foot = 'Larkwing, 4 Mill Street, Derby DE1 1AA. Tarn & Fell Insurance Limited, 8 Quay Row, London EC3M 1AA.';
    const reading = await read(proposal({ head: NUMBER, car: CAR, foot }));
    expect(reasons(reading)).toContain(
      'The paper is from one company and names another that underwrites it: either may be the insurer.',
    );
  });

  it('takes the reference between strokes for its number, and says where there is none', async () => {
    const head = 'Young drivers | Your reference LWG-4410-7723 | Printed 1 March 2026'.replaceAll(' | ', ' · ');
    const reading = await read(proposal({ head, car: CAR, foot: INSURED }));
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['LWG-4410-7723']);
    expect(reasons(await read(proposal({ car: CAR, foot: INSURED })))).toContain('No number of the policy was found.');
  });

  it('joins a make to its model and body, and says where it has the make alone', async () => {
    const parted = await read(
      proposal({ head: NUMBER, car: 'Make | 200:Kia\n  Model and body | 200:Rio 2 hatchback', foot: INSURED }),
    );
    expect(values(parted, 'Vehicle', 'makeModel')).toEqual(['Kia Rio 2 hatchback']);
    const alone = await read(proposal({ head: NUMBER, car: 'Make | 200:Kia', foot: INSURED }));
    expect(reasons(alone)).toContain('Of a vehicle only the make was read.');
  });
});

const MEMBERS = `
  #Hillmoor Mutual
  *Motor policy schedule

  Members: Mr Piers Lanyon and Mrs Ruth
  ^Elspeth Lanyon
  Address | 200:2 Kiln Row, Helston, TR13 8ZZ
  Certificate No. | 200:HMM 0077145 / 26
  Covered from | 200:5 May 2026, 10:15
  Covered until | 200:4 May 2027, 23:59
  Cover | 200:Comprehensive
  No claims bonus | 200:Nil (0 years)

  *Your car
  Registration | 200:HX17 LMN
  Make and model | 200:Fiat Panda Pop
  Worth about | 200:£4,300

  *Excesses
  Compulsory excess | 200:£200.00
  Young driver excess | 200:£300.00
  Voluntary excess | 200:£50.00
  Total excess | 200:£550.00

  Premium | 200:£300.00
  Insurance Premium Tax | 200:£36.00
  Total premium | 200:£336.00`;

describe('an excess in the middle of the two lines of its label', () => {
  it('is read', async () => {
    const table = 'Accidental damage, fire\n  ^^300:£175.00\n  ^^and theft excess\n  Premium | 200:£300.00';
    const reading = await read(MEMBERS.replace(/\*Excesses[\s\S]*Premium \| 200:£300\.00/, table));
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['175.00']);
  });
});

describe('an excess that the insured bears', () => {
  it('is read from its sentence', async () => {
    const said = 'The Insured bears the first £325 of each and every loss.\n  Premium | 200:£300.00';
    const reading = await read(MEMBERS.replace(/\*Excesses[\s\S]*Premium \| 200:£300\.00/, said));
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['325.00']);
  });
});

describe('a schedule of a mutual', () => {
  it('is held by its members, under the number of its certificate, for the time that they are covered', async () => {
    const reading = await read(MEMBERS);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Piers Lanyon', 'Mrs Ruth Elspeth Lanyon']);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['HMM 0077145 / 26']);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-05-05']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-05-04']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['4300.00']);
  });

  it('sums what a young driver bears into the total', async () => {
    const reading = await read(MEMBERS);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['550.00']);
    expect(reasons(reading).filter((reason) => reason.includes('sum'))).toEqual([]);
  });

  it('says where the second of its holders has no surname', async () => {
    const reading = await read(MEMBERS.replace('\n  ^Elspeth Lanyon', ''));
    expect(reasons(reading)).toContain('The name of a policyholder may go on where it was not read.');
  });
});

describe('somebody named among the drivers', () => {
  const paper = (label: string): string =>
    proposal({
      head: NUMBER,
      car: CAR,
      foot: `
  *Other driver
  ${label} | 280:Mr Silas Farraday
  Born on | 280:27 Nov 1963
  Relationship to you | 280:Parent`,
    });

  it('drives, where the label asks for all parts of a name', async () => {
    const reading = await read(paper('Title, first name(s), surname'));
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Miss Imogen Farraday', 'Mr Silas Farraday']]);
  });

  it('is missed aloud, where the label says nothing that is known', async () => {
    const reading = await read(paper('To be put on the certificate'));
    expect(reasons(reading)).toContain('Somebody is named among the drivers who was not read as one.');
  });
});

describe('the numbered questions of a proposal', () => {
  it('may ask from what day it is wanted, and for years on this car', async () => {
    const paper = proposal({ head: NUMBER, car: CAR, foot: INSURED })
      .replace('Start date | 200:', '7. From what date do you want cover? | 260:')
      .replace('Level of cover', '8. No claims bonus earned on this car | 260:6 years\n  Level of cover');
    const reading = await read(paper);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-03-02']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([6]);
  });
});
