// Council tax bills set by hand: who bills among those who share the charge, and payments in two numbered columns.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf } from './paper-by-hand.ts';

describe('a bill whose charge several councils share', () => {
  it('names the council that bills, not the county among the shares, and reads numbered payments in two columns', async () => {
    const reading = await read(`
      330:Revenues, 5 Quay Street, Tarnbeck TB1 2AA
      330:www.tarnbeck.gov.uk
      Ms Orla Tansley | 330:Council tax bill for 2026 to 2027
      3 Mill Race | 330:Account number: 601 744 25
      Fellside | 330:Bill date: 4 March 2026
      TB4 2QT | 330:Property band: B

      *How your bill is made up | 530r:*Amount £
      Westmoor County Council | 530r:900.00
      Tarnbeck District Council | 530r:100.00
      Police and Crime Commissioner | 530r:200.00
      Total for band B, 1 April 2026 to 31 March 2027 | 530r:*1,200.00
      Amount to pay | 530r:*1,200.00

      Cheques are made payable to Tarnbeck District Council.
      We will collect £305.00 on 15th April 2026 and then £179.00 on the 15th of each month from May
      2026 to September 2026.

      *Payment | 142:*Due date | 290r:*£ | 294:*Payment | 389:*Due date | 530r:*£
      1 | 142:15 Apr 26 | 290r:305.00 | 294:4 | 389:15 Jul 26 | 530r:179.00
      2 | 142:15 May 26 | 290r:179.00 | 294:5 | 389:15 Aug 26 | 530r:179.00
      3 | 142:15 Jun 26 | 290r:179.00 | 294:6 | 389:15 Sep 26 | 530r:179.00`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Tarnbeck District Council']);
    expect(valuesOf(reading, 'Instalment', 'date')).toEqual(
      ['04', '05', '06', '07', '08', '09'].map((month) => `2026-${month}-15`),
    );
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes the name before a sign at the top, and reads what must be paid', async () => {
    const reading = await read(`
      *Tarnwick
      London Borough of Tarnwick · Revenue Services, PO Box 9, London SW3 2PN

      Miss Orla Tansley
      Flat 3 Mill Court
      London
      SW3 4QT

      63:Account number | 230:*Your council tax
      63:7700412 | 230:Tarnwick Borough Council | 530r:£400.00
      63:Valuation band | 230:Greater London Authority | 530r:£300.00
      63:B | 230:Full year charge for band B | 530r:£700.00
      63:Date of this bill | 230:Council tax reduction awarded | 530r:-£100.00
      63:11 March 2026 | 230:*You must pay | 530r:*£600.00

      230:First payment £300.00 by 1 May 2026, followed by 2 payments of £150.00
      230:due on 1 June 2026 and 1 July 2026.
      230:Your bill is for 1 April 2026 to 31 March 2027.`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['London Borough of Tarnwick']);
    expect(valuesOf(reading, 'Bill', 'amountDue')).toEqual(['600.00']);
    expect(nodesOf(reading, 'Instalment')).toHaveLength(3);
  });
});
