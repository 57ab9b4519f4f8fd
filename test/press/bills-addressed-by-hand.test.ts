// Bills for supplies set by hand whose address of supply stands with the name of whom it is for, or under words of several lines.
import { expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const CHARGES = `
      Electricity used 300 kWh at 25.00p | 520r:£75.00
      Standing charge 31 days at 50.00p | 520r:£15.50
      VAT at 5% | 520r:£4.53
      Total charges | 520r:£95.03
      *Amount due | 520r:*£95.03
      MPAN 12 0004 5190 038
      Tariff | 200:Harrier Fixed 12`;

it('takes no name for a line of an address, and no address of the supplier for that of its customer', async () => {
  const reading = await read(`
      545r:*Northwick Fibre Ltd
      545r:Beacon House, 12 Harbour Road
      545r:Bristol BS1 4AA

      *Bill to / service address | 350:Invoice no. | 545r:INV-1120
      Oluwaseun Adeyemi | 350:Account no. | 545r:NWF0731942
      Flat 12 | 350:Invoice date | 545r:01/11/2025
      Marina Point | 350:Payment due | 545r:14/11/2025
      4 Dock Road | 350:Service period | 545r:01/11/2025 - 30/11/2025
      Cardiff
      CF10 4AA

      *Description | 350:*Net £ | 430:*VAT % | 545r:*Gross £
      500 Fibre Broadband | 350:25.00 | 430:20 | 545r:30.00
      Net total | 545r:£25.00
      VAT | 545r:£5.00
      Invoice total | 545r:£30.00
      *Amount due | 545r:*£30.00`);
  expect(values(reading, 'Person', 'name')).toEqual(['Oluwaseun Adeyemi']);
  expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 12', 'Marina Point', '4 Dock Road', 'Cardiff']]);
  expect(values(reading, 'Address', 'postcode')).toEqual(['CF10 4AA']);
});

it('leaves a holder who is named by initials over the address of the supply out of it', async () => {
  const reading = await read(`
      #Harrier Energy
      Account holder | 200:Priya Raman
      Account number | 200:4471 2290
      Bill date | 200:12 November 2025
      Bill period | 200:10 October 2025 to 9 November 2025
      *Supply address
      P Raman
      Teal Cottage
      4 Mere Lane
      Ely
      CB7 4AA
      ${CHARGES}`);
  expect(values(reading, 'Property', 'addressLines')).toEqual([['Teal Cottage', '4 Mere Lane', 'Ely']]);
});

it('reads an address beneath words that begin like a shorter label', async () => {
  const reading = await read(`
      #Harrier Energy
      Ms Chioma Eze
      9 Cobden Row
      Whitstable
      CT5 1AA

      Account number | 200:4471 2290
      Bill date | 200:12 November 2025
      Bill period | 200:10 October 2025 to 9 November 2025

      *ADDRESS WE SUPPLIED
      41 Harbour Gardens
      Canterbury
      CT2 8AA
      ${CHARGES}`);
  expect(values(reading, 'Property', 'addressLines')).toEqual([['41 Harbour Gardens', 'Canterbury']]);
});

it('says that another address may be that of the supply where words of several lines head it', async () => {
  const reading = await read(`
      #Harrier Energy
      Ms Chioma Eze
      9 Cobden Row
      Whitstable
      CT5 1AA

      Account number | 200:4471 2290
      Bill date | 200:12 November 2025
      Bill period | 200:10 October 2025 to 9 November 2025

      *The place that we have been
      *asked to send the supply
      41 Harbour Gardens
      Canterbury
      CT2 8AA
      ${CHARGES}`);
  expect(values(reading, 'Property', 'addressLines')).not.toEqual([['9 Cobden Row', 'Whitstable']]);
  expect(warnings(reading)).toContain(
    'The address of the property was taken from where the paper was sent, and another one may be printed.',
  );
});

it('takes the address of the letter before that of an installation, which names the same person', async () => {
  const reading = await read(`
      #Northwick Fibre
      *Customer | 220:*Installation address | 400:*Invoice
      Aneta Kowalska | 220:Aneta Kowalska | 400:No. NW-20188
      12 Hythe Quay | 220:Unit 4 | 400:Date 12/11/2025
      Colchester | 220:2 Sail Loft | 400:Due 26/11/2025
      CO2 8AA | 220:Colchester | 400:Account 7719052
      220:CO1 1AA | 400:Period 12/11/2025 - 11/12/2025

      Fibre 500 Broadband | 520r:25.00
      VAT at 20% | 520r:5.00
      Total | 520r:30.00`);
  expect(values(reading, 'Address', 'postcode')).toEqual(['CO2 8AA']);
  expect(values(reading, 'Property', 'addressLines')).toEqual([['Unit 4', '2 Sail Loft', 'Colchester']]);
});

it('says that a second name without a title may be no line of an address', async () => {
  const bill = (second: string): string => `
      #Harrier Energy
      Aneta Kowalska
      ${second}
      12 Hythe Quay
      Colchester
      CO2 8AA

      Account number | 200:4471 2290
      Bill date | 200:12 November 2025
      Bill period | 200:10 October 2025 to 9 November 2025
      ${CHARGES}`;
  const doubt = 'The first line of an address may name another holder.';
  expect(warnings(await read(bill('Piotr Nowak')))).toContain(doubt);
  expect(warnings(await read(bill('Marina Point')))).not.toContain(doubt);
});

it('takes the whole name that it greets for its holder, and no family name alone, where the address stands without one', async () => {
  const bill = (greeted: string): string => `
      #Northwick Energy
      Statement date | 200:3 December 2025

      ${greeted}
      Here's your energy bill for 1 Nov 2025 – 30 Nov 2025 · Account NL-4471-0926
      ${CHARGES}

      *Where we supply
      41 Lime Tree Avenue
      Beeston
      Nottingham
      NG9 2QU`;
  const [whole, other] = [await read(bill('Hello Dr Ada Whitlock,')), await read(bill('Dear Dr Whitlock'))];
  expect(values(whole, 'Person', 'name')).toEqual(['Dr Ada Whitlock']);
  expect(warnings(whole)).not.toContain('Whom it is for was not found.');
  expect(values(other, 'Person', 'name')).toEqual([]);
  expect(warnings(other)).toContain('Whom it is for was not found.');
});

it('reads a number of strokes that begins with few figures, no day, and asks for no VAT where it says that there is none', async () => {
  const bill = (number: string): string => `
      #Northwick Water
      Ms Ada Whitlock | 330:Account No. | 420:${number}
      41 Lime Tree Avenue | 330:Date of account | 420:12 Nov 2025
      Nottingham | 330:Account for | 420:7 May 2025 to 6 Nov 2025
      NG9 2QU | 330:VAT | 420:Zero rated

      *Water supply
      Volume charge 60 m³ at 150.0p per m³ | 520r:90.00
      Standing charge | 520r:20.00
      Total charges this account | 520r:110.00
      *Amount now due | 520r:£110.00
      Payment is due by 3 December 2025.`;
  const reading = await read(bill('2/40773/118'));
  expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['2/40773/118']);
  expect(warnings(reading)).toEqual([]);
  expect(values(await read(bill('12/11/2025')), 'UtilityAccount', 'accountNumber')).toEqual([undefined]);
});

it.each([
  ['ellbrook', 'Wellbrook Energy Ltd. Registered in England no. 07711932.', 'Wellbrook Energy', false],
  ['ellbrook', 'Write to us at any time.', 'ellbrook', true],
  ['ellbrook', 'Read more on ellbrook.co.uk.', 'ellbrook', false],
  ['ellbrook', 'ellbrook is a trading name of Harbour Works Ltd, ellbrook.co.uk.', 'ellbrook', false],
  ['power for all', 'Wellbrook Energy Ltd. Registered in England no. 07711932.', 'Wellbrook Energy', false],
])(
  'takes a supplier whose first letter may be drawn for what the paper says it is: %s, %s',
  async (logo, foot, name, isDoubted) => {
    const reading = await read(`
      #${logo}
      Ms Ada Whitlock | 330:Account number | 440:NE 5532 1180
      41 Lime Tree Avenue | 330:Bill date | 440:3 December 2025
      Nottingham | 330:Billing period | 440:1 November 2025 to 1 December 2025
      NG9 2QU
      ${CHARGES}
      ${foot}`);
    expect(values(reading, 'Organisation', 'name')).toEqual([name]);
    const doubt = 'Who supplies is told by the head of the bill alone.';
    expect(warnings(reading).includes(doubt)).toBe(isDoubted);
  },
);

it('reads a bare name in one phrase with its label at the head of the paper', async () => {
  const reading = await read(`
      #Harrier Fibre
      Name Oluwaseun Adeyemi | 330:Account no. 1072449385
      Bill date 10/11/2025 | 330:Bill period 10/11/2025 to 09/12/2025
      Service address
      4 Dock Road, Cardiff, CF10 4AA

      Full Fibre 150 | 520r:£34.00
      *Total for this bill | 520r:*£34.00
      You’ll pay £34.00 by Direct Debit on 24 November 2025`);
  expect(values(reading, 'Person', 'name')).toEqual(['Oluwaseun Adeyemi']);
});
