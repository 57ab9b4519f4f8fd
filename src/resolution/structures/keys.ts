// Nodes that are known by what they link to and a few values: when those are the same things, they are the same node. One row for each
// way in which a type can be known; a row counts for nodes that have all of its properties.

/** A way in which nodes of a type are known. */
export interface NodeKey {
  readonly type: string;
  /** Links compare by what they lead to, text without regard to case and spacing, amounts with their direction. */
  readonly properties: readonly string[];
  /** Properties in which nodes that have both must agree as well. */
  readonly unless?: readonly string[];
  /** One document may list several that are alike: the first is the first of the other document, and so on. */
  readonly repeats?: true;
}

/** In the order in which they are applied: what others link to comes first. */
export const NODE_KEYS: readonly NodeKey[] = [
  { type: 'BankAccountIdentifier', properties: ['relatedTo', 'identifier'] },
  { type: 'AccountHolder', properties: ['appliesTo', 'relatedTo'] },
  { type: 'Policyholder', properties: ['appliesTo', 'relatedTo'] },
  { type: 'Residency', properties: ['relatedTo', 'appliesTo'], unless: ['startedOn', 'endedOn'] },
  { type: 'Passport', properties: ['documentNumber', 'issuingState'] },
  { type: 'Licence', properties: ['licenceNumber'] },
  { type: 'DrivingEntitlement', properties: ['providedBy', 'vehicleClassCodes', 'isProvisional'] },
  { type: 'DrivingEntitlement', properties: ['providedBy', 'vehicleClassCodes'], unless: ['isProvisional'] },
  { type: 'Employment', properties: ['employee', 'employer'], unless: ['reference', 'startedOn'] },
  { type: 'Employment', properties: ['employee', 'reference'], unless: ['employer', 'startedOn'] },
  { type: 'TaxBasis', properties: ['appliesTo', 'scheme', 'effectiveAt'], unless: ['relatedTo', 'parameters'] },
  { type: 'TaxBasis', properties: ['appliesTo', 'scheme', 'parameters'], unless: ['relatedTo', 'effectiveAt'] },
  { type: 'PayPeriod', properties: ['relatedTo', 'paymentDate', 'netPay'], unless: ['startDate', 'endDate'] },
  { type: 'PayPeriod', properties: ['relatedTo', 'startDate', 'endDate'], unless: ['netPay', 'paymentDate'] },
  {
    type: 'PayItem',
    properties: ['relatedTo', 'description', 'totalAmount'],
    unless: ['workAmount', 'rateAmount'],
    repeats: true,
  },
  { type: 'PayDeduction', properties: ['relatedTo', 'description', 'totalAmount'], repeats: true },
  { type: 'TaxCumulation', properties: ['relatedTo', 'effectiveAt'], unless: ['grossPay', 'taxPaid', 'niPaid'] },
  { type: 'UtilityProvider', properties: ['utility', 'providedBy', 'hasAccount'], unless: ['providesTo'] },
  { type: 'UtilityProvider', properties: ['utility', 'providedBy', 'providesTo'], unless: ['hasAccount'] },
  { type: 'UtilityTariff', properties: ['utility', 'providedBy', 'name', 'unitRate'], unless: ['standingCharge'] },
  { type: 'Statement', properties: ['relatedTo', 'startDate', 'endDate'] },
  { type: 'Statement', properties: ['relatedTo', 'date'], unless: ['startDate', 'endDate', 'reference'] },
  { type: 'Statement', properties: ['relatedTo', 'reference', 'endDate'], unless: ['startDate', 'date'] },
  { type: 'Balance', properties: ['onAccount', 'date', 'position', 'totalAmount'] },
  { type: 'MortgageIllustration', properties: ['providedBy', 'reference'], unless: ['issuedOn'] },
  {
    type: 'MortgagePaymentPlan',
    properties: ['relatedTo', 'repaymentMethod'],
    unless: ['loanAmount', 'monthlyPayment', 'termMonths'],
    repeats: true,
  },
  {
    type: 'InterestRate',
    properties: ['relatedTo', 'determination', 'rate'],
    unless: ['effectiveFrom', 'effectiveUntil'],
    repeats: true,
  },
  {
    type: 'Bill',
    properties: ['relatedTo', 'issuedBy', 'issuedOn'],
    unless: ['reference', 'startDate', 'endDate', 'amountDue'],
  },
  {
    type: 'Bill',
    properties: ['relatedTo', 'issuedBy', 'startDate', 'endDate'],
    unless: ['reference', 'issuedOn', 'amountDue'],
  },
  {
    type: 'Charge',
    properties: ['relatedTo', 'name', 'totalAmount'],
    unless: ['date', 'periodStart', 'periodEnd'],
    repeats: true,
  },
  {
    type: 'MeterReading',
    properties: ['relatedTo', 'date', 'reading'],
    unless: ['utility', 'meterPoint', 'meterSerialNumber'],
    repeats: true,
  },
  { type: 'CouncilTaxCharge', properties: ['appliesTo', 'taxYear'], unless: ['relatedTo', 'band', 'netAmount'] },
  { type: 'Instalment', properties: ['relatedTo', 'date', 'totalAmount'], repeats: true },
  { type: 'TenancyDeposit', properties: ['identifier'] },
  { type: 'Tenancy', properties: ['appliesTo', 'providedBy'], unless: ['startedOn', 'endedOn'] },
  {
    type: 'InsuranceCoverage',
    properties: ['relatedTo', 'coverage'],
    unless: ['insuredAmount', 'excess'],
    repeats: true,
  },
  { type: 'VehicleValuation', properties: ['relatedTo', 'value'], unless: ['date'] },
  {
    type: 'VehicleSecuritySummary',
    properties: ['relatedTo'],
    unless: ['securityDevices', 'overnightLocation', 'location'],
  },
  { type: 'TransactionPattern', properties: ['relatedTo', 'period', 'transactions'] },
  { type: 'UserProfile', properties: ['firstName', 'lastName', 'avatar'] },
];
