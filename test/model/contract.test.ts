// The node contract, written out by hand: what every face says about a node, whoever changes ontology and shapes. `!` is required,
// `[]` an array, `{}` a closed node.
import { describe, expect, it } from 'vitest';
import { PROPERTY_TERMS, TYPE_TERMS } from '../../src/model/generated/terms.ts';
import { model } from './arbitrary-nodes.ts';

const CONTRACT: Readonly<Record<string, string>> = {
  BankAccount: 'accountType productName issuedBy! currency creditLimit overdraftLimit',
  BankAccountIdentifier: 'relatedTo! identifierType! identifier!',
  AccountHolder: 'appliesTo! relatedTo! relationship',
  Statement: 'relatedTo! issuedBy reference date startDate endDate minimumPayment paymentDueOn',
  Balance: 'onAccount! date! totalAmount! position!',
  Transaction:
    '{} sequence! date! relatedTo! fullDescriptor! methodCategory! description notes method reference amount! conversion balance ' +
    'balanceType balanceAt counterparty categories[] merchant processor',
  TransactionPattern: '{} relatedTo! period! commonality! transactions[]! startDate! endDate! nextExpected[]!',
  Transfer: 'relatedTo! appliesTo! transactions[]! date totalAmount',
  Organisation: 'name! companyRegistrationNumber fcaRegisterNumber companyDomains[] website logo tags[] sameAs[]',
  Person:
    'name! title givenName middleNames familyName dateOfBirth placeOfBirth sex nationality nationalInsuranceNumber emailAddress telephone',
  Address: 'addressLines[]! postcode! country',
  Residency: 'relatedTo! appliesTo! startedOn endedOn',
  UserProfile: '{} firstName lastName avatar',
  Verification: '{} verificationType relatedTo[]',
  Employment: 'employee employer jobTitle department reference payFrequency startedOn endedOn',
  PayPeriod:
    'relatedTo! startDate endDate paymentDate period grossPay taxablePay pensionablePay nonTaxablePay totalDeductions netPay transactions[]',
  PayItem: 'relatedTo! description! workAmount rateAmount totalAmount!',
  PayDeduction: 'relatedTo! description! totalAmount!',
  TaxBasis: 'relatedTo appliesTo! scheme! parameters effectiveAt',
  TaxCumulation:
    'relatedTo! effectiveAt grossPay grossPayOfWhichTaxPayable grossPayOfWhichNatInsPayable grossPayOfWhichPensionable taxPaid niPaid ' +
    'pensionPaid studentLoanPaid',
  UtilityTariff: '{} utility! providedBy! name fixExpiresOn fixExitFee standingCharge unitRate',
  UtilityProvider: '{} utility! providedBy! providesTo hasAccount',
  UtilityAccount: '{} accountProvider! accountNumber accountClosedOn',
  Bill: 'relatedTo! issuedBy! issuedOn reference startDate endDate previousBalance totalCharges tax amountDue dueOn',
  Charge: 'relatedTo! name date periodStart periodEnd totalAmount!',
  MeterReading: 'relatedTo! utility meterPoint meterSerialNumber date reading readingType',
  CouncilTaxCharge: 'relatedTo! appliesTo! band taxYear grossAmount netAmount',
  Instalment: 'relatedTo! date! totalAmount!',
  Property: 'addressLines[] postcode label propertyType tenure numberOfBedrooms built',
  MortgageAccount:
    'accountNumber! accountProvider! appliesTo loanAmount numberOfPayments startedOn endedOn illustration',
  MortgagePaymentPlan: 'relatedTo! loanAmount repaymentMethod! monthlyPayment termMonths',
  InterestRate: 'relatedTo! determination! rate! effectiveFrom effectiveUntil',
  MortgageIllustration:
    'providedBy! relatedTo[] reference issuedOn validUntil loanAmount propertyValue termMonths aprc totalPayable earlyRepaymentCharge',
  TenancyDeposit: '{} relatedTo! identifier! totalAmount! collectedOn protectedOn! returnedOn',
  Tenancy: 'appliesTo! providedBy! startedOn endedOn',
  InsurancePolicy:
    'issuedBy! arrangedBy policyNumber policyType! status startDate endDate premium tax excess insures[]',
  Policyholder: 'relatedTo! appliesTo! priority numberOfYearsWithoutClaims',
  InsuranceCoverage:
    'relatedTo! coverage! coversBuildings coversContents coversAccidents coversEmergency coversLegal coversPossessions ' +
    'coversVehicleDamage coversVehicleThirdParty coversVehicleFireTheft coversWindscreen insuredAmount excess classOfUse',
  Vehicle:
    '{} owner registeredKeeper vin registrationNumber imported mileage makeModel registrationYear manufactureYear bodyType fuelType ' +
    'numberOfSeats transmission engineSize colour modifications purchaseDate driveSide usedBy[]',
  VehicleValuation: '{} value! relatedTo date',
  VehicleSecuritySummary: '{} relatedTo securityDevices alarm immobiliser tracker location overnightLocation',
  Passport:
    'relatedTo! documentNumber! issuingState! nationality issuedAt expiresAt issuingAuthority machineReadableZone',
  Licence: 'relatedTo! licenceNumber! licenceType! issuingAuthority issuedAt expiresAt issueNumber',
  DrivingEntitlement: 'providedBy! vehicleClassCodes[] isProvisional',
};

const VALUES: Readonly<Record<string, string>> = {
  CurrencyValue: '{} type amount! currency! direction',
  DirectedCurrencyValue: '{} type amount! currency! direction!',
  UndirectedCurrencyValue: '{} type amount! currency!',
  DebitableCurrencyValue: '{} type amount! currency! direction',
  ForeignCurrencyValue: '{} type amount! currency!',
  CurrencyConversion: '{} type amount rate',
  Counterparty: '{} name sortCode accountNumber',
  PatternPeriod: '{} interval! frequency! specifier!',
  PatternSpecifier: '{} dayOfMonth dayOfWeek weekOfMonth flexibility',
  PatternCommonality:
    '{} reference counterparty merchant description category methodCategory amount currency direction',
  TaxParameters: 'taxCode niLetter',
  MachineReadableZone: 'lines[] valid',
};

const WORDS: Readonly<Record<string, string>> = {
  Direction: 'Credit|Debit',
  DebitDirection: 'Debit',
  AccountType: 'Current|Savings|CreditCard|Loan',
  AccountIdentifierType: 'SORT_CODE_ACCOUNT_NUMBER|IBAN|BIC|CARD_NUMBER|LABEL',
  HolderRank: 'Primary|Secondary',
  BalancePosition: 'Opening|Closing',
  BalanceType: 'Booked|Interim',
  BalanceMoment: 'Opening|Closing|Interim',
  MethodCategory:
    'PAYMENT|PAYMENT:ONLINE|PAYMENT:DIRECT_DEBIT|PAYMENT:STANDING_ORDER|PAYMENT:CARD|PAYMENT:CARD:CONTACTLESS|TRANSFER|TRANSFER:OUT|' +
    'TRANSFER:FASTER|TRANSFER:SAVINGS:OUT|TRANSFER:SAVINGS:IN|TRANSFER:P2P|TRANSFER:CHAPS|CREDIT|UNKNOWN',
  PatternInterval: 'MONTH|WEEK|QUARTER|SEMI_ANNUAL|ANNUAL',
  DayFlexibility: 'EXACT|WORKING_DAY_BEFORE|WORKING_DAY_AFTER|NEAREST_WORKING_DAY',
  Sex: 'F|M|X',
  PayFrequency: 'Weekly|Fortnightly|Four-weekly|Monthly|Quarterly|Semi-annual|Annual',
  TaxScheme: 'GB_PAY_AS_YOU_EARN|GB_NATIONAL_INSURANCE',
  Utility: 'Gas|Electricity|Internet|Telephone|Water|Sewerage|TV',
  ReadingType: 'Actual|Estimated|Customer',
  CouncilTaxBand: 'A|B|C|D|E|F|G|H|I',
  RepaymentMethod: 'Repayment|Interest only|Part and part',
  RateDetermination: 'Fixed|Standard Variable|Variable Tracker|Discount',
  PolicyType: 'Motor|Home|Buildings|Contents|Life|Travel|Pet|Other',
  PolicyStatus: 'Proposal|Schedule',
  FuelType: 'Petrol|Diesel|Electric|Hybrid|LPG',
  Transmission: 'Manual|Automatic',
  DriveSide: 'Left|Right',
  OvernightLocation: 'Garage|Driveway|Street|Compound|Car park|Property',
  LicenceType: 'Driving',
  PrimaryCategory:
    'travel|banking|dependent_costs|entertainment|shopping|food_and_drink|income|transport|media_and_telecoms|expenses|insurance|' +
    'borrowing_and_loans|charity|health_and_personal_care|home|taxes|pensions_savings_and_investments|education|gambling_and_lotteries|' +
    'mortgage_and_rent|transfers|utilities|general',
};

const PATTERNS: Readonly<Record<string, string>> = {
  Amount: '^\\d+(\\.\\d{2})?$',
  CurrencyCode: '^[A-Z]{3}$',
  ForeignCurrencyCode: '^([A-Z]{3}|\\?\\?\\?)$',
  ExchangeRate: '^\\d+(\\.\\d{1,10})?$',
  SortCode: '^\\d\\d-\\d\\d-\\d\\d$',
  AccountNumber: '^\\d{7,8}$',
  Percentage: '^\\d{1,2}(\\.\\d{1,10})?%$',
  VehicleIdentificationNumber: '^[A-HJ-NPR-Z0-9]{17}$',
  Year: '^\\d{4}$',
};

/** A record in the notation of the tables above, in alphabetical order. */
function written(name: string): string {
  const record = model.records.find((each) => each.name === name);
  const fields =
    record?.fields.map(({ key, many, required }) => key + (many ? '[]' : '') + (required ? '!' : '')) ?? [];
  const type = record?.kind === 'value' && record.typed ? ['type'] : [];
  return sorted([...(record?.closed === true ? ['{}'] : []), ...type, ...fields].join(' '));
}

const sorted = (words: string): string => words.split(' ').sort().join(' ');

describe('the node contract', () => {
  it.each(Object.entries(CONTRACT))('ark:%s has its properties and no others', (name, properties) => {
    expect(written(name)).toBe(sorted(properties));
  });

  it.each(Object.entries(VALUES))('the value %s has its properties and no others', (name, properties) => {
    expect(written(name)).toBe(sorted(properties));
  });

  it('names every node and value, and none besides', () => {
    const names = model.records.map(({ name }) => name).sort();
    expect(names).toEqual([...Object.keys(CONTRACT), ...Object.keys(VALUES)].sort());
  });

  it.each(Object.entries(WORDS))('%s is one of a closed list of words', (form, words) => {
    expect(model.forms.get(form)?.words?.join('|')).toBe(words);
  });

  it('leaves no closed list of words unmentioned', () => {
    const lists = [...model.forms.values()].filter(({ words, anyOf }) => words !== undefined && anyOf === undefined);
    expect(lists.map(({ name }) => name).sort()).toEqual([...Object.keys(WORDS), 'SubsidiaryCategory'].sort());
    expect(model.forms.get('SubsidiaryCategory')?.words).toHaveLength(126);
  });

  it.each(Object.entries(PATTERNS))('%s has the form agreed', (form, pattern) => {
    expect(model.forms.get(form)?.shape.pattern).toBe(pattern);
  });

  it.each([
    ['Transaction', ['amount', 'balance'], 'DirectedCurrencyValue'],
    ['Balance', ['totalAmount'], 'DirectedCurrencyValue'],
    ['Bill', ['previousBalance', 'amountDue'], 'DirectedCurrencyValue'],
    ['VehicleValuation', ['value'], 'UndirectedCurrencyValue'],
    ['PayPeriod', ['grossPay', 'netPay', 'totalDeductions'], 'DebitableCurrencyValue'],
    ['CurrencyConversion', ['amount'], 'ForeignCurrencyValue'],
  ])('ark:%s says or does not say which way its money goes', (name, keys, shape) => {
    const fields = model.records.find((record) => record.name === name)?.fields.filter(({ key }) => keys.includes(key));
    expect(fields?.map(({ value }) => value)).toEqual(keys.map(() => ({ kind: 'object', shape })));
  });

  it('gives owner, keeper and location of a vehicle as a link or in words', () => {
    const keepers = ['Finance Company', 'Employer', 'Partner', 'Parent', 'Child', 'Other'];
    expect(Object.keys(PROPERTY_TERMS['owner']?.words ?? {})).toEqual(keepers);
    expect(Object.keys(PROPERTY_TERMS['registeredKeeper']?.words ?? {})).toEqual(keepers);
    expect(Object.keys(PROPERTY_TERMS['location']?.words ?? {})).toEqual(["Policyholder's address"]);
  });
});

describe('the privacy classes', () => {
  const fields = Object.entries(TYPE_TERMS).flatMap(([type, { fields: all }]) =>
    Object.entries(all).map(([key, { privacy }]) => ({ name: `${type}.${key}`, privacy })),
  );
  const classOf = (name: string): string | undefined => fields.find((field) => field.name === name)?.privacy;

  it('cover every property of every type', () => {
    expect(
      fields.filter(({ privacy }) => !['PII', 'Linkable', 'Sensitive', 'Financial', 'Public'].includes(privacy)),
    ).toEqual([]);
    expect(new Set(fields.map(({ privacy }) => privacy)).size).toBe(5);
  });

  it.each([
    ['ark:Person.name', 'PII'],
    ['ark:Person.nationalInsuranceNumber', 'PII'],
    ['ark:Address.addressLines', 'PII'],
    ['ark:Counterparty.name', 'PII'],
    ['ark:Organisation.name', 'Public'],
    ['ark:BankAccountIdentifier.identifier', 'Linkable'],
    ['ark:Transaction.relatedTo', 'Linkable'],
    ['ark:Transaction.fullDescriptor', 'Sensitive'],
    ['ark:TaxParameters.taxCode', 'Sensitive'],
    ['ark:Transaction.amount', 'Financial'],
    ['ark:Statement.minimumPayment', 'Financial'],
    ['ark:UtilityTariff.utility', 'Public'],
  ])('say that %s is %s', (name, privacy) => {
    expect(classOf(name)).toBe(privacy);
  });
});
