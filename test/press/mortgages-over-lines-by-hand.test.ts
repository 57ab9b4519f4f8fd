// Mortgage papers whose sentences, cells and tables the width of the page breaks where nobody set them to.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

interface Set {
  readonly whom?: string;
  readonly fees?: string;
  readonly end?: string;
}

const paper = ({
  whom = 'This document was produced for Mr Owen Pritchard on 6 October 2025.',
  fees = 'Completion fee | 480r:£999.00',
  end = '',
}: Set): string => `
  #Larch Building Society
  *Your mortgage illustration
  Illustration ref. | 250:Issued on
  LBS/ILL/25-7731 | 250:6 October 2025

  ${whom}

  *1. Lender
  Larch Building Society, 26 Sovereign Street, Leeds, LS1 4BJ
  *3. Main features of the loan
  Amount and currency of the loan to be granted: £142,000 in GBP
  Duration of the loan: 25 years
  Type of loan: Capital and interest (repayment)
  Total amount to be reimbursed: £314,621.44
  Value of the property assumed to prepare this information sheet: £170,000
  *4. Interest rate and other costs
  The APRC applicable to your loan is 7.5%. It comprises:
  Interest rate of 4.59% fixed until 30 April 2028, followed by 7.99% variable.
  Costs to be paid on a one-off basis:
  ${fees}
  *6. Amount of each instalment
  29 payments at 4.59% | 480r:£796.55
  271 payments at 7.99% | 480r:£1,071.19
  ${end}`;

const names = async (whom: string): Promise<unknown[]> => values(await read(paper({ whom })), 'Person', 'name');

describe('the names of applicants in a sentence', () => {
  it('end before the small word that its line ends in', async () => {
    expect(
      await names(`This document was produced for Ms Adaeze Brightwater-Lunt and Mr Idwal Lunt on
  ^6 October 2025.`),
    ).toEqual(['Ms Adaeze Brightwater-Lunt', 'Mr Idwal Lunt']);
  });

  it('go on behind a hyphen', async () => {
    const whom = `*Customers | 250:*Valid to
  Mr Tobias Marchbanks- | 250:5 November 2025
  ^Lee`;
    expect(await names(whom)).toEqual(['Mr Tobias Marchbanks-Lee']);
  });

  it('go on with the surname on the next line', async () => {
    expect(
      await names(`This document was produced for Mr Callum Rede Tolquhon and Miss Ottoline Petra
  ^Sandvik on 6 October 2025.`),
    ).toEqual(['Mr Callum Rede Tolquhon', 'Miss Ottoline Petra Sandvik']);
  });
});

describe('the number of an illustration', () => {
  it('is none that a company has in a register, where that runs over lines', async () => {
    const end = `Larch Building Society is supervised by the Financial Conduct Authority and is on its list, firm
  ^reference number 204417.`;
    expect(values(await read(paper({ end })), 'MortgageIllustration', 'reference')).toEqual(['LBS/ILL/25-7731']);
  });
});

describe('fees', () => {
  const feesOf = async (fees: string): Promise<unknown[]> => {
    const reading = await read(paper({ fees }));
    return values(reading, 'Charge', 'name');
  };

  it('are read by their names where these fill their column', async () => {
    expect(
      await feesOf(`*Fee | 96:*When payable | 480r:*Amount
  Closing fee On application, to us. Not refundable once the loan has completed | 480r:£450.00
  CHAPS fee On completion, when we send the funds | 480r:£17.00`),
    ).toEqual(['Closing fee', 'CHAPS fee']);
  });

  it('are read beneath a remark that goes on in the column of amounts', async () => {
    expect(
      await feesOf(`Closing fee | 238:£450.00 (payable on completion, not added to
  ^238:the loan)
  CHAPS fee | 238:£35.00`),
    ).toEqual(['Closing fee', 'CHAPS fee']);
  });

  it('are read where their table goes on over the page', async () => {
    const fees = `*Cost | 200:*Amount | 300:*When it is paid
  Closing fee | 200:£1,295.00 | 300:On completion, to us
  =====
  Final closing charge | 200:£75.00 | 300:When the mortgage ends`;
    expect(await feesOf(fees)).toEqual(['Closing fee', 'Final closing charge']);
  });
});

it('knows the value of the home by the first line of a label whose lines stand loosely', async () => {
  const text = paper({}).replace(
    'Value of the property assumed to prepare this information sheet: £170,000',
    'Value of the property assumed to prepare | 240:£170,000\n\n  this information sheet\n',
  );
  const reading = await read(text);
  expect(values(reading, 'MortgageIllustration', 'propertyValue').concat(warnings(reading))).toEqual(['170000.00']);
});

it('leaves no doubt where all of it is read', async () => {
  expect(warnings(await read(paper({})))).toEqual([]);
});
