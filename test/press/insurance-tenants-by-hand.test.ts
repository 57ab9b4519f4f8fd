// Schedules for those who rent their home, in the words of companies that write as people speak.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { nodesOf, readPaper as read } from './paper-by-hand.ts';

const schedule = (home: string): string => `
  *corner shelf

  #Contents insurance for renters
  Hello Petra, this is your policy schedule. It lists what we insure and up to how much. Store it with
  your policy wording.

  Policy number | 320:Cover begins
  CS-R-5520817 | 320:4 Mar 2027
  Policyholder | 320:Cover ends
  Ms Petra Lindqvist | 320:3 Mar 2028
  Where you live | 320:Type of cover
  Flat 3, Alder House | 320:Contents only
  19 Mill Road | 320:Your home
  Wickbourne | 320:${home}
  WB4 7QD | 320:Number of bedrooms
  Insurer | 320:1
  Alderbrook Insurance Limited

  *What we cover, up to
  Contents | 540r:£16,000
  Tenant's liability | 540r:£10,000
  Things away from home | 540r:£1,500

  *Your excess
  Escape of water | 540r:£300
  Any other claim | 540r:£150

  *What it costs
  Insurance Premium Tax (12%) | 540r:£8.40
  Total for 12 months | 540r:£78.40

  *What you told us
  Your windows have locks. You have made no claims in the last three years. You do not run a
  business from your home.

  Alderbrook Insurance Limited is authorised by the Prudential Regulation Authority.`;

describe('a schedule of contents in a rented home', () => {
  it('is a schedule, though it has a part for what it was based on, and says what kind of home it is', async () => {
    const reading = await read(schedule('Flat'));
    expect(reading.document.classIdentifier).toBe('insurance-home-schedule');
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Flat']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([
      ['Flat 3', 'Alder House', '19 Mill Road', 'Wickbourne'],
    ]);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Contents',
      "Tenant's liability",
      'Things away from home',
      'Escape of water',
    ]);
    expect(reasons(reading)).toEqual([]);
  });

  it.each(['Ground-floor flat', 'Terraced house', 'Studio'])('says so in other words: %s', async (home) => {
    expect(values(await read(schedule(home)), 'Property', 'propertyType')).toEqual([home]);
  });
});

describe('a paper that was taken for a proposal', () => {
  it('is doubted where it calls itself a schedule', async () => {
    const reading = await read(`
      #Alderbrook
      #Statement of fact
      This is your car schedule.
      Proposer | 200:Ms Petra Lindqvist
      Address | 200:19 Mill Road, Wickbourne, WB4 7QD
      Policy number | 200:CS-R-5520817
      Cover starts | 200:4 March 2027
      Registration number | 200:WB24 KTE
      Make and model | 200:Skoda Fabia
      Occupation | 200:Joiner
      Is the car modified? | 200:No
      Please check the information you gave us. Tell us if anything is wrong.`);
    expect(nodesOf(reading, 'InsurancePolicy').map(({ status }) => status)).toEqual(['Proposal']);
    expect(reasons(reading)).toContain('Spoken of on the paper, and not read: that it is a schedule.');
  });
});
