// Those who may drive, listed in sentences of their own: beside a narrow column of labels, and with days of birth.
import { expect, it } from 'vitest';
import { values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

it('what a narrow column beside the list of drivers holds is none of them', async () => {
  const reading = await read(`
    #Withycombe Insurance
    *Your Motor Insurance Schedule
    POLICY NUMBER | 220:*The car you’re insuring
    WM 4410 7782 | 220:REGISTRATION | 400:MAKE / MODEL
    POLICYHOLDER | 220:KX21 OPV | 400:Peugeot 308 Allure
    Mr Osian Rhys Bevan | 220:YEAR | 400:VALUE
    START OF COVER | 220:2021 | 400:£9,400
    6 October 2026
    END OF COVER

    220:*The people covered to drive

    5 October 2027 | 220:Osian Rhys Bevan — born 2 July 1989. Full UK licence held 5 years.
    LEVEL OF COVER | 220:Nurse. No claims or convictions in the past 5 years.
    Third Party, Fire & Theft | 220:Carys Ann Bevan — born 19 April 1990. Full UK licence held 7 years.
    ANNUAL PREMIUM | 220:Joiner. No claims or convictions in the past 5 years.
    £612.40`);
  expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Osian Rhys Bevan', 'Carys Ann Bevan']]);
});

it('a name right beneath another with its day of birth is of one list with it', async () => {
  const reading = await read(`
    #Withycombe Car Insurance
    *Your Policy Schedule
    Policy number | 240:WM 4410 7782
    The insured | 240:Mrs Delyth Eleanor Bevan
    Period of insurance | 240:From 1 March 2026 to 28 February 2027
    Vehicle | 240:Honda Jazz Elegance
    Registration mark | 240:GN21 OWX
    *Persons entitled to drive
    Mrs Delyth Eleanor Bevan, date of birth 17 September 1951
    Mr Gwilym Alan Bevan, date of birth 4 February 1949
    *No claim discount
    Entitlement | 240:14 years`);
  expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Delyth Eleanor Bevan', 'Mr Gwilym Alan Bevan']]);
  expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([14]);
});
