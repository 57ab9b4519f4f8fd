// Schedules of motor insurance set by hand whose drivers stand on cards, each value beneath its label, over the small print of the brand.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const paper = (kept: string): string => `
      #Quillfeather
      *Your motor insurance schedule
      Insurer | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      *Your car
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2
      Kept overnight at | 200:${kept}

      *Who’s driving | 315:*Also driving

      You | 315:Named driver (partner)
      *Nuala Jane Keogh | 315:*Jonas Emil Thwaite
      Date of birth | 315:Date of birth
      *21/08/1988 | 315:*05/11/1991
      Licence | 315:Licence
      *Full UK, held 6 years | 315:*Full UK, held 9 years

      Quillfeather is a trading name of Quillfeather Services Limited, authorised and regulated by the FCA.`;

describe('drivers on cards', () => {
  it('are all read, and the brand in the small print is none of them', async () => {
    const reading = await read(paper('Private drive'));
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Miss Nuala Jane Keogh', 'Jonas Emil Thwaite']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1988-08-21', '1991-11-05']);
  });
});

describe('where a vehicle is kept', () => {
  it.each([
    ['Home postcode, in a locked garage', 'Garage'],
    ['Home postcode, on the driveway', 'Driveway'],
  ])('is the place, and not whose it is: %s', async (kept, place) => {
    expect(values(await read(paper(kept)), 'VehicleSecuritySummary', 'overnightLocation')).toEqual([place]);
  });
});

describe('drivers on cards side by side under heads of their own', () => {
  it('have each their own day of birth, and names that both cells break are whole', async () => {
    const reading = await read(`
      #Quillfeather
      *Your motor insurance schedule
      Insurer | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      *Your car
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2

      *Who may drive
      Main driver | 174:Date of birth | 318:Named driver | 435:Date of birth
      *Nuala Jane | 174:*21/08/1988 | 318:*Jonas Emil | 435:*05/11/1991
      ^*Keogh | 318:*Thwaite
      Licence | 174:Held for | 318:Licence | 435:Held for
      *Full UK | 174:*6 years | 318:*Full UK | 435:*9 years`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Miss Nuala Jane Keogh', 'Jonas Emil Thwaite']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1988-08-21', '1991-11-05']);
  });
});

describe('the ends of a period on a card', () => {
  it.each(['Cover ends (midnight)', 'Policy expires at midnight on', 'Cover ends (23:59)'])(
    'are told by labels that name the hour: %s',
    async (label) => {
      const reading = await read(`
        #Quillfeather
        *Your motor insurance schedule
        Policy number | 217:Cover starts (noon) | 391:${label}
        QF602291 | 217:14 February 2026 | 391:13 February 2027
        Level of cover | 217:No claim discount | 391:Policyholder
        Comprehensive | 217:7 years | 391:Miss Nuala Jane Keogh
        Registration | 217:Make and model | 391:Seats
        KX21 OPV | 217:Kia Niro 2 | 391:5`);
      expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-02-14']);
      expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-02-13']);
      expect(reasons(reading).filter((one) => one.includes('likely'))).toEqual([]);
    },
  );
});
