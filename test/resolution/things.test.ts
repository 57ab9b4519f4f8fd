import { describe, expect, it } from 'vitest';
import { Paper, Resolved, pounds, sum } from './papers.ts';

/** Two papers with one node each, by what adds it. */
function pair(add: (page: Paper) => string, addOther: (page: Paper) => string = add) {
  const [a, b] = [new Paper('a'), new Paper('b')];
  const [first, second] = [add(a), addOther(b)];
  const resolved = new Resolved([a, b]);
  return { areOne: resolved.areOne(first, second), doubt: resolved.doubt(first, second) };
}

describe('organisations', () => {
  it.each([
    ['Harbour Trust plc', 'Harbour Trust'],
    ['Mill & Sons Ltd', 'MILL AND SONS LIMITED'],
    ['Severn Vale Water', 'Severn Vale'],
    ['J D Underwood', 'JD Underwood'],
    ['Underwood Stores 4417', 'Underwood Stores'],
    ['M&S', 'Marks & Spencer plc'],
    ['Northgate Building Society', 'N0rthgate Building Society'],
    ['Aire Dale Warehousing Ltd', 'Aire Dale Warehousng Ltd'],
  ])('are one: %s, %s', (a, b) => {
    expect(
      pair(
        (page) => page.organisation(a),
        (page) => page.organisation(b),
      ).areOne,
    ).toBe(true);
  });

  it.each([
    ['Harbour Water', 'Harbour Energy'],
    ['Northgate Bank', 'Northgate Building Society'],
    ['Northgate', 'Northcard'],
    ['Otley City Council', 'Otley Water'],
    ['Virgo Money', 'Virgo Media'],
  ])('are two: %s, %s', (a, b) => {
    expect(
      pair(
        (page) => page.organisation(a),
        (page) => page.organisation(b),
      ).areOne,
    ).toBe(false);
  });

  it('are one bank with and without its kind when both keep accounts', () => {
    const keeper =
      (name: string, number: string) =>
      (page: Paper): string => {
        const bank = page.organisation(name);
        page.account(bank, number);
        return bank;
      };
    expect(
      pair(keeper('Northgate Bank plc', '11-22-33 12345678'), keeper('Northgate', '11-22-33 87654321')).areOne,
    ).toBe(true);
  });

  it('are two when a shop bears the name of a bank', () => {
    const [a, b] = [new Paper('a'), new Paper('b')];
    const bank = a.organisation('Grocer Bank');
    a.account(bank, '11-22-33 12345678');
    const shop = b.organisation('Grocer');
    b.row(b.account(b.organisation('Northgate'), '44-55-66 12345678'), '2025-01-02', -3, {
      fullDescriptor: 'GROCER',
      merchant: shop,
    });
    expect(new Resolved([a, b]).areOne(bank, shop)).toBe(false);
  });

  it('are listed when registered numbers differ under one name', () => {
    const found = pair(
      (page) => page.organisation('Harbour Trust', { companyRegistrationNumber: '01234567' }),
      (page) => page.organisation('Harbour Trust', { companyRegistrationNumber: '07654321' }),
    );
    expect(found.areOne).toBe(false);
  });
});

describe('addresses', () => {
  it.each([
    ['14 Mill Lane, Otley', 'LS21 2AB', '14 Mill Ln, Otley, West Yorkshire', 'LS21 2AB'],
    ['Apartment 317, Weir House, 22 Quay Street, Leeds', 'LS1 4TP', 'Flat 317 Weir House, 22 Quay St, LEEDS', 'LS14TP'],
    ['Tigh Mor, Culbeg, Fortrose', 'IV9 8RA', 'Tigh Mor, Culbeg, Fortrose, Ross-shire', 'IV9 8RA'],
    ['14 Mill Lane, Otley', 'LS21 2AB', '14 MILL LANE, OTLEY', 'LS2I 2AB'],
  ])('are one place: %s %s, %s %s', (a, codeA, b, codeB) => {
    expect(
      pair(
        (page) => page.address(a, codeA),
        (page) => page.address(b, codeB),
      ).areOne,
    ).toBe(true);
  });

  it.each([
    ['14 Mill Lane, Otley', 'LS21 2AB', '16 Mill Lane, Otley', 'LS21 2AB'],
    ['14 Mill Lane, Otley', 'LS21 2AB', '14a Mill Lane, Otley', 'LS21 2AB'],
    ['Flat 1, 14 Mill Lane, Otley', 'LS21 2AB', 'Flat 2, 14 Mill Lane, Otley', 'LS21 2AB'],
    ['14 Mill Lane, Otley', 'LS21 2AB', '14 Mill Lane, York', 'YO1 7HH'],
    ['Rose Cottage, Culbeg', 'IV9 8RA', 'Mill Cottage, Culbeg', 'IV9 8RA'],
  ])('are two places: %s %s, %s %s', (a, codeA, b, codeB) => {
    expect(
      pair(
        (page) => page.address(a, codeA),
        (page) => page.address(b, codeB),
      ).areOne,
    ).toBe(false);
  });

  it('stay apart and are listed when only one names a flat', () => {
    const found = pair(
      (page) => page.address('Flat 1, 14 Mill Lane, Otley', 'LS21 2AB'),
      (page) => page.address('14 Mill Lane, Otley', 'LS21 2AB'),
    );
    expect(found).toEqual({ areOne: false, doubt: 'only one names a flat' });
  });

  it('are never one with a property at the same place', () => {
    const found = pair(
      (page) => page.address('14 Mill Lane, Otley', 'LS21 2AB'),
      (page) => page.add('Property', { addressLines: ['14 Mill Lane', 'Otley'], postcode: 'LS21 2AB' }),
    );
    expect(found.areOne).toBe(false);
  });
});

describe('accounts', () => {
  const bank = (page: Paper): string => page.organisation('Northgate Bank');

  it('are one when the IBAN of the one ends in the sort code and number of the other', () => {
    const iban = (page: Paper): string => {
      const account = page.account(bank(page), '');
      page.add('BankAccountIdentifier', {
        relatedTo: account,
        identifierType: 'IBAN',
        identifier: 'GB33 BUKB 2020 1555 5555 55',
      });
      return account;
    };
    expect(pair(iban, (page) => page.account(bank(page), '20-20-15 55555555')).areOne).toBe(true);
  });

  it('are two by two numbers, whoever holds them', () => {
    const add =
      (number: string) =>
      (page: Paper): string => {
        const account = page.account(bank(page), number);
        page.holds(page.person('Ms Ana Prior'), account);
        return account;
      };
    expect(pair(add('11-22-33 12345678'), add('11-22-33 12345679')).areOne).toBe(false);
  });

  it('are one card by its last four digits and issuer, and two by issuer alone or digits alone', () => {
    const card =
      (issuer: string, number: string) =>
      (page: Paper): string =>
        page.account(page.organisation(issuer), number, { accountType: 'CreditCard' });
    expect(pair(card('Vale Card', '**** **** **** 0286'), card('Vale Card', '5355 2210 8847 0286')).areOne).toBe(true);
    expect(pair(card('Vale Card', '**** **** **** 0286'), card('Vale Card', '**** **** **** 7714')).areOne).toBe(false);
    expect(pair(card('Vale Card', '**** **** **** 0286'), card('Hill Card', '**** **** **** 0286')).areOne).toBe(false);
    expect(pair(card('Vale Card', '5355 22** **** 0286'), card('Vale Card', '4929 2051 0683 0286')).areOne).toBe(false);
  });

  it('without numbers are one when a statement opens with what another closed with', () => {
    const add =
      (opening: number, closing: number) =>
      (page: Paper): string => {
        const account = page.account(bank(page), '');
        page.holds(page.person('Ms Ana Prior'), account);
        page.add('Balance', {
          onAccount: account,
          date: '2025-01-01',
          position: 'Opening',
          totalAmount: pounds(opening),
        });
        page.add('Balance', {
          onAccount: account,
          date: '2025-01-31',
          position: 'Closing',
          totalAmount: pounds(closing),
        });
        return account;
      };
    expect(pair(add(10, 71.23), add(71.23, 5)).areOne).toBe(true);
    expect(pair(add(10, 71.23), add(70, 5))).toMatchObject({ areOne: false, doubt: 'no number tells' });
  });
});

describe('vehicles', () => {
  it('are one by registration, however it is spaced or scanned', () => {
    expect(
      pair(
        (page) => page.add('Vehicle', { registrationNumber: 'AB51 OVE' }),
        (page) => page.add('Vehicle', { registrationNumber: 'A8510VE'.replace('8', 'B') }),
      ).areOne,
    ).toBe(true);
  });

  it('are two by registration, though of one model', () => {
    const add =
      (registrationNumber: string) =>
      (page: Paper): string =>
        page.add('Vehicle', { registrationNumber, makeModel: 'Ford Fiesta' });
    expect(pair(add('AB51 OVE'), add('AB51 OVF')).areOne).toBe(false);
  });
});

describe('policies', () => {
  const policy =
    (policyNumber: string, startDate: string, policyType = 'Motor') =>
    (page: Paper): string =>
      page.add('InsurancePolicy', {
        issuedBy: page.organisation('Hill Insurance'),
        policyNumber,
        policyType,
        startDate,
      });

  it('are one by number, as proposal and as schedule', () => {
    expect(pair(policy('P30061547-1', '2025-09-12'), policy('P30061547 1', '2025-09-12')).areOne).toBe(true);
  });

  it('are two for two years, two kinds or two numbers', () => {
    expect(pair(policy('P30061547-1', '2025-09-12'), policy('P30061547-1', '2024-09-12')).areOne).toBe(false);
    expect(pair(policy('P30061547-1', '2025-09-12'), policy('P30061547-1', '2025-09-12', 'Home')).areOne).toBe(false);
    expect(pair(policy('P30061547-1', '2025-09-12'), policy('P99912093-1', '2025-09-12')).areOne).toBe(false);
  });
});

describe('what hangs on others', () => {
  /** A payslip of 24 October, or another day. */
  function payslip(name: string, employer: string, paymentDate: string): Paper {
    const page = new Paper(name);
    const person = page.person('Ms Ana Prior', { nationalInsuranceNumber: 'QQ123456C' });
    const employment = page.add('Employment', {
      employee: person,
      employer: page.organisation(employer),
      reference: '0417',
    });
    const period = page.add('PayPeriod', { relatedTo: employment, paymentDate, netPay: sum(2118.47) });
    page.add('PayItem', { relatedTo: period, description: 'Basic pay', totalAmount: sum(1000) });
    page.add('PayItem', { relatedTo: period, description: 'Basic pay', totalAmount: sum(1000) });
    page.add('PayDeduction', { relatedTo: period, description: 'PAYE', totalAmount: sum(310) });
    return page;
  }

  it('is one employment over payslips that spell the employer in two ways, with a period for each', () => {
    const resolved = new Resolved([
      payslip('a', 'Harbour Trust Ltd', '2025-10-24'),
      payslip('b', 'HARBOUR TRUST LIMITED', '2025-11-24'),
    ]);
    expect([resolved.count('Employment'), resolved.count('PayPeriod'), resolved.count('PayItem')]).toEqual([1, 2, 4]);
  });

  it('is told once by two prints of one payslip, and keeps equal items two', () => {
    const resolved = new Resolved([
      payslip('a', 'Harbour Trust', '2025-10-24'),
      payslip('b', 'Harbour Trust', '2025-10-24'),
    ]);
    expect([resolved.count('PayPeriod'), resolved.count('PayItem'), resolved.count('PayDeduction')]).toEqual([1, 2, 1]);
  });

  it('is one holder and one residency for each person over all statements', () => {
    const pages = ['a', 'b', 'c'].map((name, month) => {
      const page = new Paper(name);
      const account = page.account(page.organisation('Northgate Bank'), '11-22-33 12345678');
      const person = page.person('Ms Ana Prior');
      page.holds(person, account);
      page.livesAt(person, page.address('14 Mill Lane, Otley', 'LS21 2AB'));
      page.statement(account, `2025-0${month + 1}-01`, `2025-0${month + 1}-28`);
      return page;
    });
    const resolved = new Resolved(pages);
    expect(
      ['AccountHolder', 'Residency', 'BankAccountIdentifier', 'Statement'].map((type) => resolved.count(type)),
    ).toEqual([1, 1, 1, 3]);
  });

  it('is a bill of its own for each period, and one council tax charge for each year', () => {
    const bill = (name: string, issuedOn: string, taxYear: string): Paper => {
      const page = new Paper(name);
      const property = page.add('Property', { addressLines: ['14 Mill Lane', 'Otley'], postcode: 'LS21 2AB' });
      const id = page.add('Bill', { relatedTo: property, issuedBy: page.organisation('Otley Council'), issuedOn });
      page.add('CouncilTaxCharge', { relatedTo: id, appliesTo: property, taxYear, band: 'C' });
      return page;
    };
    const resolved = new Resolved([
      bill('a', '2025-03-10', '2025/26'),
      bill('b', '2025-03-10', '2025/26'),
      bill('c', '2024-03-10', '2024/25'),
    ]);
    expect(['Property', 'Bill', 'CouncilTaxCharge'].map((type) => resolved.count(type))).toEqual([1, 2, 2]);
  });
});
