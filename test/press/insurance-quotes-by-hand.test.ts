// Proposals set by hand that name their policy in a sentence, among the quote and the answers, and note what a year is in brackets.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const NO_NUMBER = 'No number of the policy was found.';

const paper = (said: string, registered = 'Registered in (year)'): string => `
  #Bramhope Insurance | 420:Car insurance proposal
  ${said}

  *Section A – You
  Name of proposer | 300:Years of no claims bonus
  ^Mr Corin Ashdale | 300:^4
  Date of birth | 300:Home address
  ^17.08.1996 | 300:^41 Tregenna Hill, Falmouth, TR11 3PX

  *Section B – The cover
  Cover required | 300:Cover to begin on
  ^Comprehensive | 300:^30.11.2025
  Class of use | 300:Cover to finish on
  ^Social, domestic and pleasure | 300:^29.11.2026

  *Section C – The car
  Registration number | 300:Current value
  ^WK19 OUF | 300:^£8,250
  Make | 300:Overnight parking
  ^Ford | 300:^Car park
  Model | 300:Fuel
  ^Fiesta Titanium | 300:^Petrol
  ${registered} | 300:Miles driven in a year
  ^2019 | 300:^8,000

  *Section E – Excess and price
  Compulsory excess | 200:Voluntary excess | 340:Total premium
  £300.00 | 200:£100.00 | 340:£769.79`;

describe('a proposal that names its policy in a sentence', () => {
  it.each([
    'These are the answers on which we have based your quote and policy BRM-2260947-01. If one is wrong, tell us.',
    'Please check the details that your car insurance policy BRM-2260947-01 rests on.',
    'We worked out the price of your policy BRM-2260947-01 from what you told us.',
    'Your answers below belong to your quotation / policy BRM-2260947-01.',
    'We have prepared your quote BRM-2260947-01 from the answers below.',
    'You gave us these answers for your policy and quote BRM-2260947-01.',
  ])('has that number: %s', async (said) => {
    const reading = await read(paper(said));
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['BRM-2260947-01']);
    expect(warnings(reading)).not.toContain(NO_NUMBER);
  });

  it.each([
    'Your policy 30.11.2025 to 29.11.2026 rests on the answers below.',
    'Your no claims bonus was earned on a previous policy 88120447.',
  ])('takes neither days nor the number of another for it: %s', async (said) => {
    const reading = await read(paper(said));
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual([undefined]);
    expect(warnings(reading)).toContain(NO_NUMBER);
  });
});

describe('a proposal that notes what the year of registration is', () => {
  it.each(['Registered in (year)', 'First registered (year)', 'Registered (year only)', 'Year registered'])(
    'reads it beneath %s',
    async (registered) => {
      const reading = await read(paper('Your policy BRM-2260947-01', registered));
      expect(values(reading, 'Vehicle', 'registrationYear')).toEqual(['2019']);
    },
  );
});
