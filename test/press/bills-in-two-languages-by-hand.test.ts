// Bills set by hand in Welsh and English: each label in Welsh over the same in English, the value beside the first.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

describe('a bill that sets Welsh over English', () => {
  it('reads the values by their English labels', async () => {
    const reading = await read(`
      #Dŵr Elwy
      Ms Nia Bowen | 314:Rhif cyfrif | 414:0217 5530 66
      4 Rhes Bedw | 314:Account number
      Dinbych
      LL16 9QQ | 314:Dyddiad y bil | 414:12/02/2026
      314:Date of bill

      314:Cyfnod codi tâl | 414:01/04/2026 – 31/03/2027
      314:Charging period

      *Tâl | 241:*Sut y’i cyfrifir | 540r:*£
      *Charge | 241:*How it is worked out

      Cyflenwad dŵr | 241:£150 RV × £1.8000 | 540r:270.00
      Water supply

      Tâl sefydlog dŵr | 241:£50.00 y flwyddyn / a year | 540r:50.00
      Water standing charge

      Carthffosiaeth | 241:£150 RV × £2.2000 | 540r:330.00
      Sewerage

      Tâl sefydlog carthffosiaeth | 241:£70.00 y flwyddyn / a year | 540r:70.00
      Sewerage standing charge

      Balans a ddygwyd ymlaen | 540r:0.00
      Balance brought forward

      *Cyfanswm y taliadau am y flwyddyn | 540r:*720.00
      *Total charges for the year

      *Swm i’w dalu | 241:*Erbyn 20 Ebrill 2026 | 540r:*£720.00
      *Amount to pay | 241:*By 20 April 2026`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-02-12']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-04-20']);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['0.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['720.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['720.00']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£50.00', '£70.00']);
    expect(warnings(reading)).toEqual([]);
  });

  it('reads the values that stand between both', async () => {
    const reading = await read(`
      #Dŵr Elwy
      Ms Nia Bowen
      4 Rhes Bedw
      Dinbych
      LL16 9QQ

      Rhif cyfrif
      ^^150:0217 5530 66
      ^^Account number

      Dyddiad y bil
      ^^150:12/02/2026
      ^^Date of bill

      Eich bil dŵr 01/04/2026 – 31/03/2027
      Your water bill 01/04/2026 – 31/03/2027

      Cyflenwad dŵr
      ^^241:£150 RV × £1.8000 | 540r:270.00
      ^^Water supply

      Tâl sefydlog dŵr
      ^^241:£50.00 per year | 540r:50.00
      ^^Water standing charge

      *Cyfanswm y taliadau am y flwyddyn
      ^^540r:*320.00
      ^^*Total charges for the year

      *Swm i’w dalu
      ^^540r:*£320.00
      ^^*Amount to pay`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['0217 5530 66']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-02-12']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['320.00']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£50.00/year']);
  });
});
