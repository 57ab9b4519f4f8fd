// Generated from ontology/ and shapes/ by `npm run generate`: do not edit.
// The types of nodes and value objects, as JSON.

/** The id of a node: an absolute IRI. */
export type NodeId = string;

/** What kind of account it is. */
export type AccountType = 'Current' | 'Savings' | 'CreditCard' | 'Loan';

/** Text that is not empty. */
export type Text = string;

/** A currency by its three capital letters (ISO 4217). */
export type CurrencyCode = string;

/** In which scheme the identifier names the account. */
export type AccountIdentifierType = 'SORT_CODE_ACCOUNT_NUMBER' | 'IBAN' | 'BIC' | 'CARD_NUMBER' | 'LABEL';

/** Whether someone is named first or beside. */
export type HolderRank = 'Primary' | 'Secondary';

/** A calendar date without a time, written YYYY-MM-DD (ISO 8601). */
export type CalendarDate = string;

/** Whether a balance opens or closes the period. */
export type BalancePosition = 'Opening' | 'Closing';

/** How money was moved, from the general to the particular. */
export type MethodCategory = 'PAYMENT' | 'PAYMENT:ONLINE' | 'PAYMENT:DIRECT_DEBIT' | 'PAYMENT:STANDING_ORDER' | 'PAYMENT:CARD' | 'PAYMENT:CARD:CONTACTLESS' | 'TRANSFER' | 'TRANSFER:OUT' | 'TRANSFER:FASTER' | 'TRANSFER:SAVINGS:OUT' | 'TRANSFER:SAVINGS:IN' | 'TRANSFER:P2P' | 'TRANSFER:CHAPS' | 'CREDIT' | 'UNKNOWN';

/** Whether a balance counts booked entries alone, or those on their way too. */
export type BalanceType = 'Booked' | 'Interim';

/** Where in the period a balance stands. */
export type BalanceMoment = 'Opening' | 'Closing' | 'Interim';

/** What money was spent on or received for: a primary category or a subsidiary of one. */
export type TransactionCategory = PrimaryCategory | SubsidiaryCategory;

/** What money was spent on or received for, in one of 23 fields of life. */
export type PrimaryCategory = 'travel' | 'banking' | 'dependent_costs' | 'entertainment' | 'shopping' | 'food_and_drink' | 'income' | 'transport' | 'media_and_telecoms' | 'expenses' | 'insurance' | 'borrowing_and_loans' | 'charity' | 'health_and_personal_care' | 'home' | 'taxes' | 'pensions_savings_and_investments' | 'education' | 'gambling_and_lotteries' | 'mortgage_and_rent' | 'transfers' | 'utilities' | 'general';

/** What money was spent on or received for, more closely than its primary category says. */
export type SubsidiaryCategory = 'holiday_and_travel_expenses' | 'flights_and_airport_expenses' | 'other_travel' | 'bank_fees_and_currency_exchange' | 'other_banking' | 'cash_withdrawals' | 'interest' | 'refunds_and_reversals' | 'overdraft_fees' | 'unpaid_transactions' | 'other_dependent_costs' | 'child_support' | 'childcare' | 'childrens_expenses' | 'childrens_school_fees' | 'leisure_and_amusement_activities' | 'books_and_reading' | 'cinema' | 'theatre_concerts_and_tickets' | 'other_events' | 'gaming' | 'sport_events' | 'other_entertainment' | 'hobbies' | 'flowers_and_gifts' | 'clothing_and_accessories' | 'department_stores' | 'electronics_appliances_and_technology' | 'general_online_shopping' | 'other_shopping' | 'smoking_and_vaping' | 'bars_and_pubs' | 'coffee' | 'groceries' | 'eating_out_and_takeaways' | 'speciality_food_and_drink' | 'other_eating_out' | 'other_food_and_drink' | 'benefits' | 'deposits' | 'other_income' | 'child_support_income' | 'crypto_platform_incoming' | 'rental_income' | 'investment_income' | 'employment_income' | 'pension_income' | 'public_transport' | 'petrol_and_vehicle_charging' | 'parking_and_tolls' | 'service_stations' | 'taxi' | 'vehicle' | 'vehicle_rental' | 'other_transport' | 'broadband' | 'digital_media_and_software' | 'mobile' | 'tv_streaming_services' | 'tv_licence' | 'tv_broadband_and_mobile' | 'other_media_and_telecoms' | 'business_expenses' | 'financial_and_legal_expenses' | 'other_memberships_and_services' | 'postage_and_office_supplies' | 'other_expenses' | 'business_insurance' | 'home_insurance' | 'other_insurance' | 'health_and_life_insurance' | 'pet_insurance' | 'travel_insurance' | 'vehicle_insurance' | 'buy_now_pay_later' | 'credit_cards' | 'debt_management' | 'loan_incoming' | 'loan_repayment' | 'student_loan' | 'vehicle_loan' | 'other_borrowing_and_loans' | 'charity' | 'other_charity' | 'healthcare' | 'beauty' | 'sport_accessories_and_equipment' | 'dental' | 'gym_and_fitness' | 'pharmacies_and_health_products' | 'optical' | 'other_health_and_personal_care' | 'home_maintenance' | 'furniture' | 'gardening' | 'laundry' | 'other_home' | 'household_goods' | 'pets' | 'council_tax' | 'other_taxes' | 'crypto_platform_outgoing' | 'investments' | 'pensions' | 'savings' | 'other_pensions_savings_and_investments' | 'driving_lessons' | 'other_education' | 'university_and_tuition' | 'gambling_and_betting' | 'lotteries_and_sweepstakes' | 'other_gambling_and_lotteries' | 'housing_deposits' | 'mortgage' | 'rent' | 'other_mortgage_and_rent' | 'internal_transfers' | 'shared_bills_and_expenses' | 'transfers_in' | 'transfers_out' | 'other_transfers' | 'utilities_energy' | 'other_utilities' | 'utilities_water_and_sewage' | 'waste_and_recycling' | 'other_general';

/** What is supplied. */
export type Utility = 'Gas' | 'Electricity' | 'Internet' | 'Telephone' | 'Water' | 'Sewerage' | 'TV';

/** A number, whole or with decimals, that is no amount of money. */
export type Figure = number;

/** Who read the meter, or that nobody did. */
export type ReadingType = 'Actual' | 'Estimated' | 'Customer';

/** The valuation band of a dwelling; I exists in Wales only. */
export type CouncilTaxBand = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

/** A year of taxation by the two calendar years it touches: 2025/26. */
export type TaxYear = string;

/** How often pay is paid. */
export type PayFrequency = 'Weekly' | 'Fortnightly' | 'Four-weekly' | 'Monthly' | 'Quarterly' | 'Semi-annual' | 'Annual';

/** The scheme under which something is deducted. */
export type TaxScheme = 'GB_PAY_AS_YOU_EARN' | 'GB_NATIONAL_INSURANCE';

/** Whether something is so. */
export type Flag = boolean;

/** A whole number, zero or more. */
export type Count = number;

/** Whether there is such a thing, or words that describe it. */
export type BooleanOrText = Flag | Text;

/** An amount in major units with two decimals or none, as printed, never negative. Text, so that 12.30 stays 12.30. */
export type Amount = string;

/** A decimal number as text, never negative, with as many decimals as were printed or worked out. */
export type DecimalAmount = string;

/** A rate of exchange as text, with at most ten decimals. */
export type ExchangeRate = string;

/** A percentage as text with its sign: 4.75%. */
export type Percentage = string;

/** A currency by its three capital letters (ISO 4217), or ??? where the document prints an amount and no currency. */
export type ForeignCurrencyCode = string;

/** A sort code of six digits in pairs: 12-34-56. */
export type SortCode = string;

/** An account number of seven or eight digits. */
export type AccountNumber = string;

/** A year of four digits. */
export type Year = string;

/** A state by three capital letters (ISO 3166-1 alpha-3, with the additions of ICAO 9303-3 §5). */
export type CountryCode = string;

/** A vehicle identification number of seventeen characters (ISO 3779), without I, O and Q. */
export type VehicleIdentificationNumber = string;

/** How many intervals: one or more. */
export type PatternFrequency = number;

/** A day of the month, 1 to 31; 31 is the last day of any month. */
export type DayOfMonth = number;

/** A day of the week, 0 to 6, from Sunday. */
export type DayOfWeek = number;

/** A week of the month, counted from its start; -1 is the last week. */
export type WeekOfMonth = number;

/** Which way money goes, seen from the holder: Credit adds to what is held, Debit takes from it. */
export type Direction = 'Credit' | 'Debit';

/** It says Debit when the amount is negative, and nothing otherwise. */
export type DebitDirection = 'Debit';

/** The unit in which a series repeats. */
export type PatternInterval = 'MONTH' | 'WEEK' | 'QUARTER' | 'SEMI_ANNUAL' | 'ANNUAL';

/** What happens when the day is no working day. */
export type DayFlexibility = 'EXACT' | 'WORKING_DAY_BEFORE' | 'WORKING_DAY_AFTER' | 'NEAREST_WORKING_DAY';

/** Sex as identity documents print it: F, M, or X for not stated. */
export type Sex = 'F' | 'M' | 'X';

/** How the capital of a mortgage is paid back. */
export type RepaymentMethod = 'Repayment' | 'Interest only' | 'Part and part';

/** How a rate of interest is set. */
export type RateDetermination = 'Fixed' | 'Standard Variable' | 'Variable Tracker' | 'Discount';

/** What kind of risk is insured. */
export type PolicyType = 'Motor' | 'Home' | 'Buildings' | 'Contents' | 'Life' | 'Travel' | 'Pet' | 'Other';

/** Whether the document proposes a policy or sets one out. */
export type PolicyStatus = 'Proposal' | 'Schedule';

/** What drives the vehicle. */
export type FuelType = 'Petrol' | 'Diesel' | 'Electric' | 'Hybrid' | 'LPG';

/** How gears are changed. */
export type Transmission = 'Manual' | 'Automatic';

/** On which side the driver sits. */
export type DriveSide = 'Left' | 'Right';

/** Where the vehicle stands at night. */
export type OvernightLocation = 'Garage' | 'Driveway' | 'Street' | 'Compound' | 'Car park' | 'Property';

/** What kind of licence it is. */
export type LicenceType = 'Driving';

/** An account with a bank, building society or card issuer. */
export type BankAccount = {
  readonly id: NodeId;
  readonly type: 'ark:BankAccount';
  /** The organisation that keeps the account. Leads to ark:Organisation. */
  readonly issuedBy: NodeId;
  /** Current, savings, card or loan. */
  readonly accountType?: AccountType;
  /** What the issuer calls this kind of account. */
  readonly productName?: Text;
  /** The currency of the account. */
  readonly currency?: CurrencyCode;
  /** How much a card may be drawn. */
  readonly creditLimit?: CurrencyValue;
  /** How far an account may be overdrawn by arrangement. */
  readonly overdraftLimit?: CurrencyValue;
};

/** An amount of money, with a direction where its row says so. */
export type CurrencyValue = {
  readonly type: 'ark:CurrencyValue';
  /** The digits, as printed. */
  readonly amount: Amount;
  /** The currency of the amount or of the account. */
  readonly currency: CurrencyCode;
  /** Which way the money goes. */
  readonly direction?: Direction;
};

/** One of the names of an account. */
export type BankAccountIdentifier = {
  readonly id: NodeId;
  readonly type: 'ark:BankAccountIdentifier';
  /** The account it names. Leads to ark:BankAccount. */
  readonly relatedTo: NodeId;
  /** The scheme of the identifier. */
  readonly identifierType: AccountIdentifierType;
  /** The identifier as printed: 12-34-56 12345678; card numbers masked. */
  readonly identifier: Text;
};

/** That a person or organisation holds an account. */
export type AccountHolder = {
  readonly id: NodeId;
  readonly type: 'ark:AccountHolder';
  /** The account that is held. Leads to ark:Account. */
  readonly appliesTo: NodeId;
  /** Who holds it. Leads to ark:Party. */
  readonly relatedTo: NodeId;
  /** Whether the holder is named first. */
  readonly relationship?: HolderRank;
};

/** A statement of an account for a period. */
export type Statement = {
  readonly id: NodeId;
  readonly type: 'ark:Statement';
  /** The account it is of. Leads to ark:Account. */
  readonly relatedTo: NodeId;
  /** The organisation that issued it. Leads to ark:Organisation. */
  readonly issuedBy?: NodeId;
  /** The number of the statement. */
  readonly reference?: Text;
  /** The day of issue. */
  readonly date?: CalendarDate;
  /** The first day of the period. */
  readonly startDate?: CalendarDate;
  /** The last day of the period. */
  readonly endDate?: CalendarDate;
  /** The least that must be paid on a card by the due date. */
  readonly minimumPayment?: CurrencyValue;
  /** The day by which a payment must arrive. */
  readonly paymentDueOn?: CalendarDate;
};

/** What an account held when a day opened or closed. */
export type Balance = {
  readonly id: NodeId;
  readonly type: 'ark:Balance';
  /** The account that holds the balance. Leads to ark:Account. */
  readonly onAccount: NodeId;
  /** The day on which it was opened or closed with. */
  readonly date: CalendarDate;
  /** What the account held; Debit when overdrawn or owed. */
  readonly totalAmount: DirectedCurrencyValue;
  /** Whether it opens or closes the period. */
  readonly position: BalancePosition;
};

/** An amount of money that goes one way or the other. */
export type DirectedCurrencyValue = {
  readonly type: 'ark:CurrencyValue';
  /** The digits, as printed. */
  readonly amount: Amount;
  /** The currency of the amount or of the account. */
  readonly currency: CurrencyCode;
  /** Which way the money goes. */
  readonly direction: Direction;
};

/** A movement on an account, as a statement lists it. */
export type Transaction = {
  readonly id: NodeId;
  readonly type: 'ark:Transaction';
  /** Sorts by plain string comparison into the order of the source. */
  readonly sequence: Text;
  /** The day it was booked. */
  readonly date: CalendarDate;
  /** The account it is on. Leads to ark:Account. */
  readonly relatedTo: NodeId;
  /** Everything printed about the transaction, joined by spaces; - when nothing is printed. */
  readonly fullDescriptor: Text;
  /** The type of the transaction in common terms. */
  readonly methodCategory: MethodCategory;
  /** How much moved, and which way. */
  readonly amount: DirectedCurrencyValue;
  /** What it was for, without method, card marks, dates and conversion. */
  readonly description?: Text;
  /** Words the holder added. */
  readonly notes?: Text;
  /** The type of the transaction as printed: a code or words. */
  readonly method?: Text;
  /** The reference that was given with it, as printed. */
  readonly reference?: Text;
  /** The foreign amount and the rate, where both or one are printed. */
  readonly conversion?: CurrencyConversion;
  /** What the account held after the transaction, where printed on its row. */
  readonly balance?: DirectedCurrencyValue;
  /** What the balance counts. */
  readonly balanceType?: BalanceType;
  /** Where in the period the balance stands. */
  readonly balanceAt?: BalanceMoment;
  /** The other party. */
  readonly counterparty?: Counterparty;
  /** The primary category first, a subsidiary of it second. */
  readonly categories?: readonly TransactionCategory[];
  /** The organisation that sold. Leads to ark:Organisation. */
  readonly merchant?: NodeId;
  /** The organisation that carried the payment for the merchant. Leads to ark:Organisation. */
  readonly processor?: NodeId;
};

/** The amount in the currency that was spent, and the rate at which it was converted. */
export type CurrencyConversion = {
  readonly type: 'ark:CurrencyConversion';
  /** The amount in the currency that was spent. */
  readonly amount?: ForeignCurrencyValue;
  /** How much of the foreign currency was had for one of the account's, or as the document gives it. */
  readonly rate?: ExchangeRate;
};

/** The other party of a transaction, as printed. */
export type Counterparty = {
  /** The name of the other party. */
  readonly name?: Text;
  /** The sort code of the other party. */
  readonly sortCode?: SortCode;
  /** The account number of the other party. */
  readonly accountNumber?: AccountNumber;
};

/** That money went from one account to another: the two movements that are its sides. Concluded by fusion; no document gives it. */
export type Transfer = {
  readonly id: NodeId;
  readonly type: 'ark:Transfer';
  /** The account it left. Leads to ark:Account. */
  readonly relatedTo: NodeId;
  /** The account it reached. Leads to ark:Account. */
  readonly appliesTo: NodeId;
  /** Its two sides: the debit of the one account and the credit of the other. Leads to ark:Transaction. */
  readonly transactions: readonly NodeId[];
  /** The day it left. */
  readonly date?: CalendarDate;
  /** How much was moved. */
  readonly totalAmount?: CurrencyValue;
};

/** A series of transactions that repeats. */
export type TransactionPattern = {
  readonly id: NodeId;
  readonly type: 'ark:TransactionPattern';
  /** The account the series is on. Leads to ark:Account. */
  readonly relatedTo: NodeId;
  /** How often it repeats. */
  readonly period: PatternPeriod;
  /** What the members share. */
  readonly commonality: PatternCommonality;
  /** Its members. Leads to ark:Transaction. */
  readonly transactions: readonly NodeId[];
  /** The day of its first member. */
  readonly startDate: CalendarDate;
  /** The day of its last member. */
  readonly endDate: CalendarDate;
  /** The days on which the next members are expected. */
  readonly nextExpected: readonly CalendarDate[];
};

/** How often a series repeats. */
export type PatternPeriod = {
  /** The unit of the repetition. */
  readonly interval: PatternInterval;
  /** How many intervals lie between two members. */
  readonly frequency: PatternFrequency;
  /** The day within the interval. */
  readonly specifier: PatternSpecifier;
};

/** What the transactions of a series have in common. */
export type PatternCommonality = {
  /** The number or words by which the issuer or the payer refers to it. */
  readonly reference?: Text;
  /** The other party. */
  readonly counterparty?: Counterparty;
  /** The organisation that sold. Leads to ark:Organisation. */
  readonly merchant?: NodeId;
  /** What it was for, without what other properties say already. */
  readonly description?: Text;
  /** The category that the series shares. */
  readonly category?: TransactionCategory;
  /** The type of the transaction in common terms. */
  readonly methodCategory?: MethodCategory;
  /** The average amount of the members. */
  readonly amount?: DecimalAmount;
  /** The currency of the amount or of the account. */
  readonly currency?: CurrencyCode;
  /** Which way the money goes. */
  readonly direction?: Direction;
};

/** At which prices a utility is supplied. */
export type UtilityTariff = {
  readonly id: NodeId;
  readonly type: 'ark:UtilityTariff';
  /** What is supplied. */
  readonly utility: Utility;
  /** Who supplies at it. Leads to ark:Node. */
  readonly providedBy: NodeId;
  /** The name of the tariff. */
  readonly name?: Text;
  /** The day until which prices are fixed. */
  readonly fixExpiresOn?: CalendarDate;
  /** What leaving before that day costs, as printed. */
  readonly fixExitFee?: Text;
  /** The price of a day of supply, with its unit, as printed. */
  readonly standingCharge?: Text;
  /** The price of a unit of supply, with its unit, as printed. */
  readonly unitRate?: Text;
};

/** That an organisation supplies a utility. */
export type UtilityProvider = {
  readonly id: NodeId;
  readonly type: 'ark:UtilityProvider';
  /** What is supplied. */
  readonly utility: Utility;
  /** The organisation that supplies. Leads to ark:Party. */
  readonly providedBy: NodeId;
  /** The place that is supplied. Leads to ark:Place. */
  readonly providesTo?: NodeId;
  /** The account under which it is supplied. Leads to ark:UtilityAccount. */
  readonly hasAccount?: NodeId;
};

/** An account with a supplier. */
export type UtilityAccount = {
  readonly id: NodeId;
  readonly type: 'ark:UtilityAccount';
  /** The organisation that keeps the account. Leads to ark:Party. */
  readonly accountProvider: NodeId;
  /** The number of the account, as printed. */
  readonly accountNumber?: Text;
  /** The day the account was closed. */
  readonly accountClosedOn?: CalendarDate;
};

/** A demand for payment for a period. */
export type Bill = {
  readonly id: NodeId;
  readonly type: 'ark:Bill';
  /** The account or property it is for. Leads to ark:Billable. */
  readonly relatedTo: NodeId;
  /** The organisation that wants to be paid. Leads to ark:Organisation. */
  readonly issuedBy: NodeId;
  /** The day of issue. */
  readonly issuedOn?: CalendarDate;
  /** The number of the bill, or of what it is for. */
  readonly reference?: Text;
  /** The first day of the period. */
  readonly startDate?: CalendarDate;
  /** The last day of the period. */
  readonly endDate?: CalendarDate;
  /** What was owed or in credit before the bill. */
  readonly previousBalance?: DirectedCurrencyValue;
  /** All charges of the period. */
  readonly totalCharges?: CurrencyValue;
  /** The VAT in it. */
  readonly tax?: CurrencyValue;
  /** What is to be paid, or is in credit, after the bill. */
  readonly amountDue?: DirectedCurrencyValue;
  /** The day by which to pay, or on which it is collected. */
  readonly dueOn?: CalendarDate;
};

/** One item of a bill or of other terms. */
export type Charge = {
  readonly id: NodeId;
  readonly type: 'ark:Charge';
  /** The bill, illustration or statement that lists it. Leads to ark:Node. */
  readonly relatedTo: NodeId;
  /** What is charged for. */
  readonly name?: Text;
  /** The day it was charged. */
  readonly date?: CalendarDate;
  /** The first day that is charged for. */
  readonly periodStart?: CalendarDate;
  /** The last day that is charged for. */
  readonly periodEnd?: CalendarDate;
  /** How much; Credit for a discount. */
  readonly totalAmount: CurrencyValue;
};

/** What a meter showed. */
export type MeterReading = {
  readonly id: NodeId;
  readonly type: 'ark:MeterReading';
  /** The bill that gives it. Leads to ark:Bill. */
  readonly relatedTo: NodeId;
  /** What is supplied. */
  readonly utility?: Utility;
  /** The number of the supply point: MPAN or MPRN. */
  readonly meterPoint?: Text;
  /** The number on the meter. */
  readonly meterSerialNumber?: Text;
  /** The day it was read. */
  readonly date?: CalendarDate;
  /** The figure on the meter, in the units the meter counts. */
  readonly reading?: Figure;
  /** Actual, estimated, or given by the customer. */
  readonly readingType?: ReadingType;
};

/** The council tax of one dwelling for one year. */
export type CouncilTaxCharge = {
  readonly id: NodeId;
  readonly type: 'ark:CouncilTaxCharge';
  /** The bill that charges it. Leads to ark:Bill. */
  readonly relatedTo: NodeId;
  /** The dwelling. Leads to ark:Property. */
  readonly appliesTo: NodeId;
  /** The valuation band. */
  readonly band?: CouncilTaxBand;
  /** The year that is charged for. */
  readonly taxYear?: TaxYear;
  /** The charge before discounts and reliefs. */
  readonly grossAmount?: CurrencyValue;
  /** The charge after discounts and reliefs. */
  readonly netAmount?: CurrencyValue;
};

/** One of the payments into which a bill is divided. */
export type Instalment = {
  readonly id: NodeId;
  readonly type: 'ark:Instalment';
  /** The bill it pays. Leads to ark:Bill. */
  readonly relatedTo: NodeId;
  /** The day it falls due. */
  readonly date: CalendarDate;
  /** How much is to be paid. */
  readonly totalAmount: CurrencyValue;
};

/** That a person works for an organisation. */
export type Employment = {
  readonly id: NodeId;
  readonly type: 'ark:Employment';
  /** Who is employed. Leads to ark:Person. */
  readonly employee?: NodeId;
  /** Who employs. Leads to ark:Party. */
  readonly employer?: NodeId;
  /** The title of the job. */
  readonly jobTitle?: Text;
  /** The department, as printed. */
  readonly department?: Text;
  /** The payroll number. */
  readonly reference?: Text;
  /** How often pay is paid. */
  readonly payFrequency?: PayFrequency;
  /** The day it began. */
  readonly startedOn?: CalendarDate;
  /** The day it ended. */
  readonly endedOn?: CalendarDate;
};

/** The pay of an employment for one period. */
export type PayPeriod = {
  readonly id: NodeId;
  readonly type: 'ark:PayPeriod';
  /** The employment that is paid. Leads to ark:Employment. */
  readonly relatedTo: NodeId;
  /** The first day that is paid for. */
  readonly startDate?: CalendarDate;
  /** The last day that is paid for. */
  readonly endDate?: CalendarDate;
  /** The day on which pay is paid. */
  readonly paymentDate?: CalendarDate;
  /** The period as printed: Month 7. */
  readonly period?: Text;
  /** Pay before deductions. */
  readonly grossPay?: DebitableCurrencyValue;
  /** The part of pay on which tax is payable. */
  readonly taxablePay?: DebitableCurrencyValue;
  /** The part of pay that counts for the pension. */
  readonly pensionablePay?: DebitableCurrencyValue;
  /** The part of pay on which no tax is payable. */
  readonly nonTaxablePay?: DebitableCurrencyValue;
  /** All deductions together. */
  readonly totalDeductions?: DebitableCurrencyValue;
  /** What is paid out. */
  readonly netPay?: DebitableCurrencyValue;
  /** The credits that paid it. Leads to ark:Transaction. */
  readonly transactions?: readonly NodeId[];
};

/** An amount of money that says Debit when it is negative. */
export type DebitableCurrencyValue = {
  readonly type: 'ark:CurrencyValue';
  /** The digits, as printed. */
  readonly amount: Amount;
  /** The currency of the amount or of the account. */
  readonly currency: CurrencyCode;
  /** Which way the money goes. */
  readonly direction?: DebitDirection;
};

/** One payment among the pay of a period. */
export type PayItem = {
  readonly id: NodeId;
  readonly type: 'ark:PayItem';
  /** The pay period. Leads to ark:PayPeriod. */
  readonly relatedTo: NodeId;
  /** What it is paid for, as printed. */
  readonly description: Text;
  /** How many hours, days or pieces were worked. */
  readonly workAmount?: Figure;
  /** The pay for one hour, day or piece. */
  readonly rateAmount?: Figure;
  /** What is paid for it. */
  readonly totalAmount: CurrencyValue;
};

/** One deduction from the pay of a period. */
export type PayDeduction = {
  readonly id: NodeId;
  readonly type: 'ark:PayDeduction';
  /** The pay period. Leads to ark:PayPeriod. */
  readonly relatedTo: NodeId;
  /** What it is deducted for, as printed. */
  readonly description: Text;
  /** What is deducted; Credit when it is paid back. */
  readonly totalAmount: CurrencyValue;
};

/** On what basis tax or National Insurance is deducted. */
export type TaxBasis = {
  readonly id: NodeId;
  readonly type: 'ark:TaxBasis';
  /** Whose basis it is. Leads to ark:Person. */
  readonly relatedTo?: NodeId;
  /** The employment it holds for. Leads to ark:Employment. */
  readonly appliesTo: NodeId;
  /** The scheme. */
  readonly scheme: TaxScheme;
  /** The codes, as printed. */
  readonly parameters?: TaxParameters;
  /** The day on which it held. */
  readonly effectiveAt?: CalendarDate;
};

/** The codes of a tax basis. */
export type TaxParameters = {
  /** The tax code: 1257L. */
  readonly taxCode?: Text;
  /** The category letter of National Insurance. */
  readonly niLetter?: Text;
};

/** What was paid and deducted since the tax year began. */
export type TaxCumulation = {
  readonly id: NodeId;
  readonly type: 'ark:TaxCumulation';
  /** The basis by which it was worked out. Leads to ark:TaxBasis. */
  readonly relatedTo: NodeId;
  /** The day on which it held. */
  readonly effectiveAt?: CalendarDate;
  /** Pay before deductions, since the tax year began. */
  readonly grossPay?: CurrencyValue;
  /** The part of gross pay on which tax was payable, since the tax year began. */
  readonly grossPayOfWhichTaxPayable?: CurrencyValue;
  /** The part of gross pay on which National Insurance was payable, since the tax year began. */
  readonly grossPayOfWhichNatInsPayable?: CurrencyValue;
  /** The part of gross pay that counted for the pension, since the tax year began. */
  readonly grossPayOfWhichPensionable?: CurrencyValue;
  /** Income tax deducted since the tax year began. */
  readonly taxPaid?: CurrencyValue;
  /** National Insurance deducted since the tax year began. */
  readonly niPaid?: CurrencyValue;
  /** Pension contributions deducted since the tax year began. */
  readonly pensionPaid?: CurrencyValue;
  /** Student loan repayments deducted since the tax year began. */
  readonly studentLoanPaid?: CurrencyValue;
};

/** A passport or travel document (ICAO 9303). */
export type Passport = {
  readonly id: NodeId;
  readonly type: 'ark:Passport';
  /** Whose it is. Leads to ark:Person. */
  readonly relatedTo: NodeId;
  /** The number of the document. */
  readonly documentNumber: Text;
  /** The state that issued it. */
  readonly issuingState: CountryCode;
  /** Nationality, as printed. */
  readonly nationality?: Text;
  /** The day of issue. */
  readonly issuedAt?: CalendarDate;
  /** The last day of validity. */
  readonly expiresAt?: CalendarDate;
  /** The authority that issued it, as printed. */
  readonly issuingAuthority?: Text;
  /** The machine-readable zone. */
  readonly machineReadableZone?: MachineReadableZone;
};

/** The lines for machines at the foot of a travel document (ICAO 9303-3 §4.9). */
export type MachineReadableZone = {
  /** Its lines in order, with fillers. */
  readonly lines?: readonly Text[];
  /** Whether all check digits agree. */
  readonly valid?: Flag;
};

/** A permission in the name of a person. */
export type Licence = {
  readonly id: NodeId;
  readonly type: 'ark:Licence';
  /** Whose it is. Leads to ark:Person. */
  readonly relatedTo: NodeId;
  /** The number of the licence. */
  readonly licenceNumber: Text;
  /** What it permits. */
  readonly licenceType: LicenceType;
  /** The authority that issued it, as printed. */
  readonly issuingAuthority?: Text;
  /** The day of issue. */
  readonly issuedAt?: CalendarDate;
  /** The last day of validity. */
  readonly expiresAt?: CalendarDate;
  /** Which issue of the licence it is. */
  readonly issueNumber?: Text;
};

/** Which vehicles a licence allows to drive. */
export type DrivingEntitlement = {
  readonly id: NodeId;
  readonly type: 'ark:DrivingEntitlement';
  /** The licence that grants it. Leads to ark:Licence. */
  readonly providedBy: NodeId;
  /** The categories, as printed: AM, B1, B. */
  readonly vehicleClassCodes?: readonly Text[];
  /** Whether the entitlement is provisional. */
  readonly isProvisional?: Flag;
};

/** A contract of insurance, proposed or in force. */
export type InsurancePolicy = {
  readonly id: NodeId;
  readonly type: 'ark:InsurancePolicy';
  /** The insurer. Leads to ark:Organisation. */
  readonly issuedBy: NodeId;
  /** The broker. Leads to ark:Organisation. */
  readonly arrangedBy?: NodeId;
  /** The number of the policy. */
  readonly policyNumber?: Text;
  /** What kind of policy it is. */
  readonly policyType: PolicyType;
  /** Proposed, or set out in a schedule. */
  readonly status?: PolicyStatus;
  /** The first day of the period. */
  readonly startDate?: CalendarDate;
  /** The last day of the period. */
  readonly endDate?: CalendarDate;
  /** The price of the policy for its period. */
  readonly premium?: CurrencyValue;
  /** The insurance premium tax in the premium. */
  readonly tax?: CurrencyValue;
  /** What the holder bears of each claim. */
  readonly excess?: CurrencyValue;
  /** What is insured. Leads to ark:Insurable. */
  readonly insures?: readonly NodeId[];
};

/** That a person holds a policy. */
export type Policyholder = {
  readonly id: NodeId;
  readonly type: 'ark:Policyholder';
  /** Who holds it. Leads to ark:Party. */
  readonly relatedTo: NodeId;
  /** The policy. Leads to ark:InsurancePolicy. */
  readonly appliesTo: NodeId;
  /** Whether the holder is named first. */
  readonly priority?: HolderRank;
  /** For how many years nothing was claimed. Unit: YR (QUDT). */
  readonly numberOfYearsWithoutClaims?: Count;
};

/** One part of what a policy covers. */
export type InsuranceCoverage = {
  readonly id: NodeId;
  readonly type: 'ark:InsuranceCoverage';
  /** The policy. Leads to ark:InsurancePolicy. */
  readonly relatedTo: NodeId;
  /** The name of this part of the cover. */
  readonly coverage: Text;
  /** Whether it covers buildings. */
  readonly coversBuildings?: Flag;
  /** Whether it covers contents. */
  readonly coversContents?: Flag;
  /** Whether it covers accidental damage. */
  readonly coversAccidents?: Flag;
  /** Whether it covers emergencies in the home. */
  readonly coversEmergency?: Flag;
  /** Whether it covers legal costs. */
  readonly coversLegal?: Flag;
  /** Whether it covers possessions away from home. */
  readonly coversPossessions?: Flag;
  /** Whether it covers damage to the vehicle. */
  readonly coversVehicleDamage?: Flag;
  /** Whether it covers harm done to others with the vehicle. */
  readonly coversVehicleThirdParty?: Flag;
  /** Whether it covers fire and theft of the vehicle. */
  readonly coversVehicleFireTheft?: Flag;
  /** Whether it covers glass of the vehicle. */
  readonly coversWindscreen?: Flag;
  /** The most that is paid. */
  readonly insuredAmount?: CurrencyValue;
  /** What the holder bears of each claim. */
  readonly excess?: CurrencyValue;
  /** What the vehicle may be used for, as printed. */
  readonly classOfUse?: Text;
};

/** A car, van, motorcycle or other vehicle. */
export type Vehicle = {
  readonly id: NodeId;
  readonly type: 'ark:Vehicle';
  /** Who owns the vehicle. Leads to ark:Party. */
  readonly owner?: NodeId | 'Finance Company' | 'Employer' | 'Partner' | 'Parent' | 'Child' | 'Other';
  /** Who is the registered keeper. Leads to ark:Party. */
  readonly registeredKeeper?: NodeId | 'Finance Company' | 'Employer' | 'Partner' | 'Parent' | 'Child' | 'Other';
  /** The vehicle identification number. */
  readonly vin?: VehicleIdentificationNumber;
  /** The registration number on its plate. */
  readonly registrationNumber?: Text;
  /** Whether it was imported. */
  readonly imported?: Flag;
  /** How far it goes in a year, or has gone, as the document means it. Unit: MI (QUDT). */
  readonly mileage?: Count;
  /** Make and model, as printed. */
  readonly makeModel?: Text;
  /** The year of its first registration. */
  readonly registrationYear?: Year;
  /** The year it was made. */
  readonly manufactureYear?: Year;
  /** The type of its body, as printed. */
  readonly bodyType?: Text;
  /** What drives it. */
  readonly fuelType?: FuelType;
  /** How many seats it has. Unit: NUM (QUDT). */
  readonly numberOfSeats?: Count;
  /** How gears are changed. */
  readonly transmission?: Transmission;
  /** The displacement of its engine. Unit: CentiM3 (QUDT). */
  readonly engineSize?: Count;
  /** Its colour, as printed. */
  readonly colour?: Text;
  /** Whether it was changed since it was made, or how. */
  readonly modifications?: BooleanOrText;
  /** The day it was bought. */
  readonly purchaseDate?: CalendarDate;
  /** On which side the driver sits. */
  readonly driveSide?: DriveSide;
  /** Who drives it. Leads to ark:Person. */
  readonly usedBy?: readonly NodeId[];
};

/** What a vehicle is taken to be worth. */
export type VehicleValuation = {
  readonly id: NodeId;
  readonly type: 'ark:VehicleValuation';
  /** What it is taken to be worth. */
  readonly value: UndirectedCurrencyValue;
  /** The vehicle. Leads to ark:Vehicle. */
  readonly relatedTo?: NodeId;
  /** The day it was valued. */
  readonly date?: CalendarDate;
};

/** An amount of money that goes nowhere: what something is worth. */
export type UndirectedCurrencyValue = {
  readonly type: 'ark:CurrencyValue';
  /** The digits, as printed. */
  readonly amount: Amount;
  /** The currency of the amount or of the account. */
  readonly currency: CurrencyCode;
};

/** How a vehicle is kept safe. */
export type VehicleSecuritySummary = {
  readonly id: NodeId;
  readonly type: 'ark:VehicleSecuritySummary';
  /** The vehicle. Leads to ark:Vehicle. */
  readonly relatedTo?: NodeId;
  /** Whether it has security devices, or which. */
  readonly securityDevices?: BooleanOrText;
  /** Whether it has an alarm. */
  readonly alarm?: Flag;
  /** Whether it has an immobiliser. */
  readonly immobiliser?: Flag;
  /** Whether it has a tracker. */
  readonly tracker?: Flag;
  /** Where it is kept. Leads to ark:Address. */
  readonly location?: NodeId | 'Policyholder\'s address';
  /** On what ground it stands at night. */
  readonly overnightLocation?: OvernightLocation;
};

/** A company, council, charity or other body. */
export type Organisation = {
  readonly id: NodeId;
  readonly type: 'ark:Organisation';
  /** The name of the organisation. */
  readonly name: Text;
  /** The number in the register of companies. */
  readonly companyRegistrationNumber?: Text;
  /** The firm reference number in the Financial Services Register. */
  readonly fcaRegisterNumber?: Text;
  /** Internet domains of the organisation. */
  readonly companyDomains?: readonly Text[];
  /** The address of its web site. */
  readonly website?: Text;
  /** The address of its logo. */
  readonly logo?: Text;
  /** Words by which it is found. */
  readonly tags?: readonly Text[];
  /** The same organisation elsewhere, such as in Wikidata. */
  readonly sameAs?: readonly string[];
};

/** A natural person. */
export type Person = {
  readonly id: NodeId;
  readonly type: 'ark:Person';
  /** The full name, as printed. */
  readonly name: Text;
  /** The form of address: Mr, Dr. */
  readonly title?: Text;
  /** The first given name. */
  readonly givenName?: Text;
  /** Further given names. */
  readonly middleNames?: Text;
  /** The surname. */
  readonly familyName?: Text;
  /** The day of birth. */
  readonly dateOfBirth?: CalendarDate;
  /** The place of birth, as printed. */
  readonly placeOfBirth?: Text;
  /** Sex, as printed. */
  readonly sex?: Sex;
  /** Nationality, as printed. */
  readonly nationality?: Text;
  /** The National Insurance number. */
  readonly nationalInsuranceNumber?: Text;
  /** An e-mail address. */
  readonly emailAddress?: Text;
  /** A telephone number. */
  readonly telephone?: Text;
};

/** A postal address. */
export type Address = {
  readonly id: NodeId;
  readonly type: 'ark:Address';
  /** The lines of the address in order, without the postcode. */
  readonly addressLines: readonly Text[];
  /** The postcode. */
  readonly postcode: Text;
  /** The country, as printed. */
  readonly country?: Text;
};

/** That a person lives at a place. */
export type Residency = {
  readonly id: NodeId;
  readonly type: 'ark:Residency';
  /** Who lives there. Leads to ark:Person. */
  readonly relatedTo: NodeId;
  /** Where. Leads to ark:Place. */
  readonly appliesTo: NodeId;
  /** The day it began. */
  readonly startedOn?: CalendarDate;
  /** The day it ended. */
  readonly endedOn?: CalendarDate;
};

/** How a user of the service presents themself. */
export type UserProfile = {
  readonly id: NodeId;
  readonly type: 'ark:UserProfile';
  /** The first name. */
  readonly firstName?: Text;
  /** The last name. */
  readonly lastName?: Text;
  /** The address of a picture. */
  readonly avatar?: Text;
};

/** That a check of identity was made. */
export type Verification = {
  readonly id: NodeId;
  readonly type: 'ark:Verification';
  /** What was checked, and how. */
  readonly verificationType?: Text;
  /** What was verified. Leads to ark:Node. */
  readonly relatedTo?: readonly NodeId[];
};

/** A home or other building. */
export type Property = {
  readonly id: NodeId;
  readonly type: 'ark:Property';
  /** The lines of the address in order, without the postcode. */
  readonly addressLines?: readonly Text[];
  /** The postcode. */
  readonly postcode?: Text;
  /** What the holder calls it. */
  readonly label?: Text;
  /** House, flat and the like, as printed. */
  readonly propertyType?: Text;
  /** Freehold, leasehold and the like, as printed. */
  readonly tenure?: Text;
  /** How many bedrooms it has. Unit: NUM (QUDT). */
  readonly numberOfBedrooms?: Count;
  /** When it was built, as printed. */
  readonly built?: Text;
};

/** A loan secured on a property. */
export type MortgageAccount = {
  readonly id: NodeId;
  readonly type: 'ark:MortgageAccount';
  /** The number of the account, as printed. */
  readonly accountNumber: Text;
  /** The organisation that keeps the account. Leads to ark:Organisation. */
  readonly accountProvider: NodeId;
  /** The mortgaged property. Leads to ark:Property. */
  readonly appliesTo?: NodeId;
  /** How much is lent. */
  readonly loanAmount?: CurrencyValue;
  /** How many payments the loan has in all. Unit: NUM (QUDT). */
  readonly numberOfPayments?: Count;
  /** The day it began. */
  readonly startedOn?: CalendarDate;
  /** The day it ended. */
  readonly endedOn?: CalendarDate;
  /** The illustration it was offered with. Leads to ark:MortgageIllustration. */
  readonly illustration?: NodeId;
};

/** How a mortgage, or a part of it, is paid back. */
export type MortgagePaymentPlan = {
  readonly id: NodeId;
  readonly type: 'ark:MortgagePaymentPlan';
  /** The account or illustration it is a plan of. Leads to ark:Node. */
  readonly relatedTo: NodeId;
  /** How much is lent. */
  readonly loanAmount?: CurrencyValue;
  /** How the capital is paid back. */
  readonly repaymentMethod: RepaymentMethod;
  /** What is paid each month. */
  readonly monthlyPayment?: CurrencyValue;
  /** How long it runs, or still runs. Unit: MO (QUDT). */
  readonly termMonths?: Count;
};

/** A rate of interest and when it holds. */
export type InterestRate = {
  readonly id: NodeId;
  readonly type: 'ark:InterestRate';
  /** What bears the interest. Leads to ark:Node. */
  readonly relatedTo: NodeId;
  /** How the rate is set. */
  readonly determination: RateDetermination;
  /** Interest for a year, in percent: 4.75%. */
  readonly rate: Percentage;
  /** The first day of the rate. */
  readonly effectiveFrom?: CalendarDate;
  /** The last day of the rate. */
  readonly effectiveUntil?: CalendarDate;
};

/** What a lender offers, on the standard form (ESIS). */
export type MortgageIllustration = {
  readonly id: NodeId;
  readonly type: 'ark:MortgageIllustration';
  /** The lender. Leads to ark:Organisation. */
  readonly providedBy: NodeId;
  /** Who applies for the loan. Leads to ark:Person. */
  readonly relatedTo?: readonly NodeId[];
  /** The number of the illustration. */
  readonly reference?: Text;
  /** The day of issue. */
  readonly issuedOn?: CalendarDate;
  /** The last day of the offer. */
  readonly validUntil?: CalendarDate;
  /** How much is lent. */
  readonly loanAmount?: CurrencyValue;
  /** What the property is taken to be worth. */
  readonly propertyValue?: CurrencyValue;
  /** How long it runs, or still runs. Unit: MO (QUDT). */
  readonly termMonths?: Count;
  /** The annual percentage rate of charge, a year. Unit: PERCENT (QUDT). */
  readonly aprc?: Percentage;
  /** All that is paid over the whole term. */
  readonly totalPayable?: CurrencyValue;
  /** What paying back early costs at most. */
  readonly earlyRepaymentCharge?: CurrencyValue;
};

/** A deposit held in a protection scheme. */
export type TenancyDeposit = {
  readonly id: NodeId;
  readonly type: 'ark:TenancyDeposit';
  /** The tenancy or property it is for. Leads to ark:Node. */
  readonly relatedTo: NodeId;
  /** The code of the certificate. */
  readonly identifier: Text;
  /** The amount that is protected. */
  readonly totalAmount: CurrencyValue;
  /** The day the deposit was received. */
  readonly collectedOn?: CalendarDate;
  /** The day the deposit was protected. */
  readonly protectedOn: CalendarDate;
  /** The day the deposit was paid back. */
  readonly returnedOn?: CalendarDate;
};

/** That a property is let. */
export type Tenancy = {
  readonly id: NodeId;
  readonly type: 'ark:Tenancy';
  /** What is let. Leads to ark:Place. */
  readonly appliesTo: NodeId;
  /** The landlord. Leads to ark:Party. */
  readonly providedBy: NodeId;
  /** The day it began. */
  readonly startedOn?: CalendarDate;
  /** The day it ended. */
  readonly endedOn?: CalendarDate;
};

/** An amount in the currency that was spent, as printed. */
export type ForeignCurrencyValue = {
  readonly type: 'ark:CurrencyValue';
  /** The digits, as printed. */
  readonly amount: DecimalAmount;
  /** The currency of the amount or of the account. */
  readonly currency: ForeignCurrencyCode;
};

/** On which day of the interval a member of the series falls. */
export type PatternSpecifier = {
  /** 1 to 31; 31 is the last day of any month. */
  readonly dayOfMonth?: DayOfMonth;
  /** 0 to 6, from Sunday. */
  readonly dayOfWeek?: DayOfWeek;
  /** Up to 4, counted from the start of the month; -1 is the last week. */
  readonly weekOfMonth?: WeekOfMonth;
  /** What happens on other than working days. */
  readonly flexibility?: DayFlexibility;
};

/** Any node. */
export type AnyNode = BankAccount | BankAccountIdentifier | AccountHolder | Statement | Balance | Transaction | Transfer | TransactionPattern | UtilityTariff | UtilityProvider | UtilityAccount | Bill | Charge | MeterReading | CouncilTaxCharge | Instalment | Employment | PayPeriod | PayItem | PayDeduction | TaxBasis | TaxCumulation | Passport | Licence | DrivingEntitlement | InsurancePolicy | Policyholder | InsuranceCoverage | Vehicle | VehicleValuation | VehicleSecuritySummary | Organisation | Person | Address | Residency | UserProfile | Verification | Property | MortgageAccount | MortgagePaymentPlan | InterestRate | MortgageIllustration | TenancyDeposit | Tenancy;

/** The compact name of a class of nodes. */
export type NodeType = AnyNode['type'];
