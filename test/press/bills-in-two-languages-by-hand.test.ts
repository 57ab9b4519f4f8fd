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

  it('reads the days of a period on two lines at the edge of the page', async () => {
    const reading = await read(`
      #Dŵr Elwy
      Mr Gethin Bowen | 314:Rhif cwsmer
      Bryn Eithin | 314:Customer number | 540r:0094 118 2203
      Lôn Capel | 314:Dyddiad y bil
      Pwllheli | 314:Bill date | 540r:20/11/2025
      LL53 7TG | 314:Cyfnod y bil | 540r:19/05/2025
      314:Bill period | 540r:– 17/11/2025
      314:Rhif y bil
      314:Bill number | 540r:7701948

      Eich bil dŵr â mesurydd
      Your metered water bill

      Balans eich bil diwethaf
      Balance from your last bill | 540r:£12.84
      Cyfanswm y taliadau newydd
      Total new charges | 540r:£100.40
      Swm i'w dalu
      Amount to pay | 540r:£113.24

      Dŵr | 241:m³ | 350:Pris y m³ | 540r:£
      Water |  350:Price per m³
      Defnydd
      Volume | 241:39 | 350:£1.9873 | 540r:77.50
      Tâl gwasanaeth
      Service charge | 540r:22.90
      Cyfanswm dŵr
      Total water | 540r:100.40`);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-05-19']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-11-17']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-11-20']);
    expect(warnings(reading)).toEqual([]);
  });
});
