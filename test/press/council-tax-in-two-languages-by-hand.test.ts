// Council tax bills set by hand whose labels are in Welsh and, behind a stroke, in English, over their values.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a council tax bill with both languages in each label', () => {
  it('reads what stands beneath where the label begins, and no label for a line of the home', async () => {
    const reading = await read(`
      *Cyngor Carreg | 400:Neuadd y Dref / Town Hall
      *Carreg Council | 400:Carreg CF15 8BA

      MR ALUN PROSSER | 310:*Bil Treth y Cyngor
      6 HEOL ISAF | 310:*Council Tax Bill 2026/2027
      CARREG | 310:Rhif Cyfeirnod Treth y Cyngor / Council Tax Reference Number
      CF15 8AJ | 310:*71005582 9
      310:Dyddiad Anfon / Date of Issue
      310:*12 Mar 2026
      310:Band Treth y Cyngor / Council Tax Band
      310:*D

      Eiddo y mae'r bil yn berthnasol iddo / Property to which this bill relates
      *6 HEOL ISAF, CARREG, CF15 8AJ

      *Cyfrifo'r tâl / How your charge is calculated
      Carreg Council | 500r:£1,500.00
      Police and Crime Commissioner for South Wales | 500r:£300.00
      Tâl blynyddol / Annual charge 1 Apr 2026 - 31 Mar 2027 | 500r:£1,800.00
      *Cyfanswm i'w dalu / Total amount payable | 500r:*£1,800.00

      *Eich rhandaliadau / Your instalments
      15 Apr 2026 | 150r:£900.00 | 300:15 May 2026 | 500r:£900.00`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['6 HEOL ISAF', 'CARREG']]);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['D']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-03-12']);
    expect(values(reading, 'Bill', 'reference')).toEqual(['71005582 9']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads instalments whose months are named in both between their days and amounts', async () => {
    const reading = await read(`
      *Cyngor Carreg | 400:Neuadd y Dref / Town Hall
      *Carreg Council | 400:Carreg CF15 8BA

      MR ALUN PROSSER | 310:*Council Tax Bill 2026/2027
      6 HEOL ISAF | 310:Rhif Cyfeirnod Treth y Cyngor / Council Tax Reference Number
      CARREG | 310:*71005582 9
      CF15 8AJ

      Tâl blynyddol / Annual charge 1 Apr 2026 - 31 Mar 2027 | 500r:£1,800.00
      *Cyfanswm i'w dalu / Total amount payable | 500r:*£1,800.00

      *Dyddiad / Due date | 150:*Mis / Month | 300:*Swm / Amount
      15/04/2026 | 150:Ebrill / April | 300:£900.00
      15/05/2026 | 150:Mai / May | 300:£900.00`);
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-04-15', '2026-05-15']);
  });

  it('names the county whose Welsh name stands before it, and goes on with a share that breaks off', async () => {
    const reading = await read(`
      330:Print bras / Large print copy
      330:*llanfelyn sir felyn

      #Bil Treth Gyngor 2026/27
      #Council Tax Bill 2026/27
      Ms Eluned Pryce
      4 Heol Isaf
      Llanfelyn
      CF15 8AJ

      Cyfeirnod y cyfrif / Account reference
      *2207 4419 630
      Dyddiad cyhoeddi / Issue date
      *11 Mawrth 2026 / 11 March 2026
      Band prisio / Valuation band
      *D
      Cyfnod y bil / Period of the bill
      *01/04/2026 – 31/03/2027
      Cyngor Sir Felyn, Melinshire County Council, Revenues, PO Box 9, Llanfelyn CF15 9AN.

      *Eich tâl / Your charge
      Cyngor Sir Felyn / Melinshire County Council | 500r:£1,500.00
      Heddlu Felyn / Police and Crime Commissioner for | 500r:£300.00
      ^Melin
      Cyngor Tref Llanfelyn / Llanfelyn Town Council | 500r:£100.00
      *Tâl llawn band D / Full charge, band D | 500r:*£1,900.00
      *Cyfanswm i'w dalu / Total to pay | 500r:*£1,900.00

      *Eich rhandaliadau / Your instalments
      15 Ebrill / April 2026 | 500r:£950.00
      15 Mai / May 2026 | 500r:£950.00`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Melinshire County Council']);
    expect(values(reading, 'Charge', 'name')).toContain('Heddlu Felyn / Police and Crime Commissioner for Melin');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a council tax bill with each value at the right, between both languages of its label', () => {
  it('reads a band of one letter, whatever stands left of the labels', async () => {
    const reading = await read(`
      *Cyngor Carreg
      *Carreg Council

      MR ALUN PROSSER | 330:Rhif y Cyfrif
      ^^550r:7100 5582
      ^330:Account Number
      6 HEOL ISAF | 330:Dyddiad Cyhoeddi
      ^^550r:12/03/2026
      ^330:Date of Issue
      CARREG | 330:Band Prisio
      ^^550r:D
      ^330:Valuation Band
      CF15 8BA

      *Council Tax Bill 2026/2027
      Carreg Council | 500r:£1,500.00
      Police and Crime Commissioner for South Wales | 500r:£300.00
      Cyfanswm i'w dalu / Total amount payable | 500r:£1,800.00
      15 Apr 2026 | 150r:£900.00 | 300:15 May 2026 | 500r:£900.00`);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['D']);
    expect(values(reading, 'Bill', 'reference')).toEqual(['7100 5582']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-03-12']);
  });
});
