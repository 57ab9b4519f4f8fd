import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../../src/extraction/form/utility/charge-rows.ts';
import { amountMeant, dateMeant } from '../../../../src/extraction/form/utility/label-words.ts';
import { namedUtility } from '../../../../src/extraction/form/utility/named-utility.ts';

const ENERGY = ['Electricity', 'Gas'] as const;
const WATER = ['Water', 'Sewerage'] as const;
const MEDIA = ['Internet', 'Telephone', 'TV'] as const;

describe('the words of a bill', () => {
  it.each([
    ['Your electricity charges', ENERGY, 'Electricity'],
    ['Total gas before VAT', ENERGY, 'Gas'],
    ['Electricity and gas statement', ENERGY, undefined],
    ['British Gas', ENERGY, undefined],
    ['Wastewater (95% of water used)', WATER, 'Sewerage'],
    ['Water standing charge', WATER, 'Water'],
    ['Water and wastewater charges', WATER, undefined],
    ['Surface water drainage', WATER, 'Sewerage'],
    ['Fibre 2 broadband', MEDIA, 'Internet'],
    ['Anytime calls', MEDIA, 'Telephone'],
    ['Big TV bundle', MEDIA, 'TV'],
  ] as const)('name the utility they speak of: %s', (text, known, utility) => {
    expect(namedUtility(text, known)).toBe(utility);
  });

  it.each([
    ['balance from your previous bill not yet paid', 'previousBalance'],
    ['balance from your last statement', 'previousBalance'],
    ['paid since last bill', 'payments'],
    ['total net of vat', 'chargesExVat'],
    ['plus vat at 5', 'vat'],
    ['total new charges', 'totalCharges'],
    ['balance outstanding', 'amountDue'],
    ['vat registration number', undefined],
    ['your next monthly payment', undefined],
  ] as const)('say what an amount is: %s', (label, field) => {
    expect(amountMeant([label])).toBe(field);
  });

  it.each([
    ['date of this bill', 'issuedOn'],
    ['tax point', 'issuedOn'],
    ['to be paid by', 'dueOn'],
    ['next bill date', undefined],
    ['tariff end date', undefined],
  ] as const)('say what a date is: %s', (label, field) => {
    expect(dateMeant([label])).toBe(field);
  });

  it.each([
    ['Fibre 2 broadband (8 Nov – 7 Dec 2025)', 'Fibre 2 broadband'],
    ['Fixed address  Included', 'Fixed address'],
    ['Anytime calls from 8 November 2025 to 7 December 2025', 'Anytime calls'],
    ['Water used  46 m³ at £2.0100', 'Water used'],
    ['Energy used 344 kWh at 26.35p per kWh', 'Energy used'],
    ['Standing charge  31 days × 53.68p', 'Standing charge'],
    ['Wastewater (95% of water used)  43.70 m³ at £2.2200', 'Wastewater (95% of water used)'],
  ])('call an item by its name alone: %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});
