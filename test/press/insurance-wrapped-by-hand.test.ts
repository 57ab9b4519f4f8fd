// Papers of insurance whose lines break, or whose tables go over to the next page, where nobody set them to.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

describe('a schedule of a home', () => {
  const paper = (...insured: string[]): string => `
    #Corrie Mutual
    *Household insurance schedule
    Policy number | 230:CM-4471-902
    ${insured.join('\n    ')}
    Period of insurance | 230:5 December 2025 to 4 December 2026
    Insurer | 230:Corrie Mutual Insurance Limited
    Description | 230:Detached bungalow
    Buildings | 230:£485,000
    Contents | 230:£62,500
    Total premium | 230:£461.72
    Insurance premium tax | 230:£49.47
    E07 Locks | 230:The doors and windows are to be locked whenever nobody is in, and
    ^230:at night.`;
  const HOME = [
    'Address of the home | 230:Ness Cottage',
    '^230:14 Ness Bank',
    '^230:Inverness',
    '^230:IV2 4SF',
    'Standard excess | 230:£250.00',
  ];

  it('is held by the clergy as its label names them, with the surname that goes on beneath', async () => {
    const reading = await read(paper('Insured | 230:The Reverend Alasdair Munro and Mrs Isla', '^230:Munro', ...HOME));
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['The Reverend Alasdair Munro', 'Mrs Isla Munro']);
    expect(reasons(reading)).toEqual([]);
  });

  it('has an address that begins where the first line of its label ends', async () => {
    const reading = await read(
      paper(
        'Insured | 230:Mrs Isla Munro',
        '87:Address of the insured and of the | 230:Ness Cottage',
        '^87:property insured | 230:14 Ness Bank',
        ...HOME.slice(2),
      ),
    );
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Ness Cottage', '14 Ness Bank', 'Inverness']]);
  });

  it('has the excess of each and every loss', async () => {
    const reading = await read(
      paper('Insured | 230:Mrs Isla Munro', ...HOME).replace(
        'Standard excess | 230:£250.00',
        '*Excess\n    *Loss | 230:*Excess\n    Each and every loss | 230:£500\n    Escape of water | 230:£1,000\n    *Cover',
      ),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['500.00']);
  });

  it('takes the end of what a value says for no label of what stands beneath', async () => {
    const reading = await read(
      paper('Insured | 230:Mrs Isla Munro', ...HOME).replace(
        '4 December 2026',
        '4 December 2026, local time at the address of\n    ^230:the insured',
      ),
    );
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mrs Isla Munro']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('a paper of a car', () => {
  it('has days whose year stands beneath their hour, and an excess whose heads the page before ends with', async () => {
    const reading = await read(`
      #Fennel Insurance
      *Your car insurance schedule
      Policy number | 178:FNL 77 20931 | 305:Date issued | 433:20 November 2025
      Insured | 178:Mr Rufus Gell | 305:Level of cover | 433:Comprehensive
      178:00:00 on 7 December | 433:23:59 on 6 December
      ^^Cover starts | 305:Cover ends
      ^^178:2025 | 433:2026
      Registration | 178:KX19 VDM | 305:Make and model | 433:Seat Ibiza SE
      Total premium | 178:£336.00

      *EXCESSES
      What the claim is for | 281:Compulsory | 372:Voluntary | 447:You pay in total
      =====
      Damage to, fire or theft of your car | 281:£200.00 | 372:£150.00 | 447:£350.00
      A windscreen is repaired without charge.`);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2025-12-07']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2026-12-06']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
  });

  it('has a use that goes on in small letters, and a broker whose name is set on two lines', async () => {
    const reading = await read(`
      #Wren & | 330:2 Exchange Row, Driffield YO99 6SQ
      ^^330:01632 960118
      ^^#Tansley

      Independent Insurance Brokers
      *Motor proposal - statement of fact
      Proposer | 230:Mr Rufus Gell
      Cover | 230:Comprehensive
      230:Social, domestic and pleasure and carriage of own
      ^^Class of use
      ^230:goods
      Start of cover | 230:02/06/2026
      Expiry of cover | 230:01/06/2027
      Registration mark | 230:KX19 VDM
      Make and model | 230:Seat Ibiza SE
      Insurer | 230:Fennel Insurance Limited
      Total premium | 230:£336.00`);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual([
      'Social, domestic and pleasure and carriage of own goods',
    ]);
    expect(values(reading, 'InsurancePolicy', 'arrangedBy')).toEqual(['Wren & Tansley']);
  });
});

describe('a schedule that tells in sentences', () => {
  it('says who owns and keeps the car, and what it is secured with', async () => {
    const reading = await read(`
      #Fennel Insurance
      *Your car insurance schedule
      Policy number | 230:FNL 77 20931
      Policyholder | 230:Mr Rufus Gell
      Cover | 230:Comprehensive
      Your car is a Seat Ibiza SE, registration KX19 VDM, first registered in 2019.
      You’re the owner and the registered keeper. The car has a maker’s immobiliser and hasn’t been modified.
      Total premium | 230:£336.00`);
    expect(values(reading, 'Vehicle', 'owner')).toEqual(['Mr Rufus Gell']);
    expect(values(reading, 'Vehicle', 'registeredKeeper')).toEqual(['Mr Rufus Gell']);
    expect(values(reading, 'VehicleSecuritySummary', 'immobiliser')).toEqual([true]);
  });

  it('takes no label beneath that of the agency for its name, and the use to its end beneath its label', async () => {
    const reading = await read(`
      #Fennel Insurance
      *Your car insurance schedule
      Policy number | 230:FNL 77 20931
      Policyholder | 230:Mr Rufus Gell
      Your agency | 230:Fennel Wickbourne, 01632 960 122
      Schedule issued | 230:18 March 2026
      Cover | 230:Comprehensive

      You can use the car for
      Social, domestic and pleasure, commuting and
      ^business use

      Total premium | 230:£336.00`);
    expect(values(reading, 'InsurancePolicy', 'arrangedBy')).toEqual([undefined]);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual([
      'Social, domestic and pleasure, commuting and business use',
    ]);
  });

  it('has a use that goes on with a capital beneath, where it cannot end, without what is not covered', async () => {
    const reading = await read(`
      #Fennel Insurance
      *Your car insurance schedule
      Policy number | 230:FNL 77 20931
      Policyholder | 230:Mr Rufus Gell
      Cover | 230:Comprehensive

      *USE
      Social, domestic and pleasure purposes, and use in connection with the business of the
      Policyholder. Use to carry goods for hire or reward is excluded.

      Total premium | 230:£336.00`);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual([
      'Social, domestic and pleasure purposes, and use in connection with the business of the Policyholder',
    ]);
    expect(reasons(reading)).not.toContain('What the vehicle may be used for may be cut.');
  });
});
