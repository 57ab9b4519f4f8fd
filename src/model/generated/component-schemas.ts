// Generated from ontology/ and shapes/ by `npm run generate`: do not edit.
// The schemas of nodes and value objects as components of an OpenAPI 3.0 description.

/** By name, as `#/components/schemas/…`; `Node` stands for any node. */
export const NODE_SCHEMAS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "AccountType": {
    "type": "string",
    "description": "What kind of account it is.",
    "enum": [
      "Current",
      "Savings",
      "CreditCard",
      "Loan"
    ]
  },
  "Text": {
    "type": "string",
    "description": "Text that is not empty.",
    "minLength": 1
  },
  "CurrencyCode": {
    "type": "string",
    "description": "A currency by its three capital letters (ISO 4217).",
    "pattern": "^[A-Z]{3}$"
  },
  "AccountIdentifierType": {
    "type": "string",
    "description": "In which scheme the identifier names the account.",
    "enum": [
      "SORT_CODE_ACCOUNT_NUMBER",
      "IBAN",
      "BIC",
      "CARD_NUMBER",
      "LABEL"
    ]
  },
  "HolderRank": {
    "type": "string",
    "description": "Whether someone is named first or beside.",
    "enum": [
      "Primary",
      "Secondary"
    ]
  },
  "CalendarDate": {
    "type": "string",
    "format": "date",
    "description": "A calendar date without a time, written YYYY-MM-DD (ISO 8601).",
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "BalancePosition": {
    "type": "string",
    "description": "Whether a balance opens or closes the period.",
    "enum": [
      "Opening",
      "Closing"
    ]
  },
  "MethodCategory": {
    "type": "string",
    "description": "How money was moved, from the general to the particular.",
    "enum": [
      "PAYMENT",
      "PAYMENT:ONLINE",
      "PAYMENT:DIRECT_DEBIT",
      "PAYMENT:STANDING_ORDER",
      "PAYMENT:CARD",
      "PAYMENT:CARD:CONTACTLESS",
      "TRANSFER",
      "TRANSFER:OUT",
      "TRANSFER:FASTER",
      "TRANSFER:SAVINGS:OUT",
      "TRANSFER:SAVINGS:IN",
      "TRANSFER:P2P",
      "TRANSFER:CHAPS",
      "CREDIT",
      "UNKNOWN"
    ]
  },
  "BalanceType": {
    "type": "string",
    "description": "Whether a balance counts booked entries alone, or those on their way too.",
    "enum": [
      "Booked",
      "Interim"
    ]
  },
  "BalanceMoment": {
    "type": "string",
    "description": "Where in the period a balance stands.",
    "enum": [
      "Opening",
      "Closing",
      "Interim"
    ]
  },
  "TransactionCategory": {
    "description": "What money was spent on or received for: a primary category or a subsidiary of one.",
    "anyOf": [
      {
        "$ref": "#/components/schemas/PrimaryCategory"
      },
      {
        "$ref": "#/components/schemas/SubsidiaryCategory"
      }
    ]
  },
  "PrimaryCategory": {
    "type": "string",
    "description": "What money was spent on or received for, in one of 23 fields of life.",
    "enum": [
      "travel",
      "banking",
      "dependent_costs",
      "entertainment",
      "shopping",
      "food_and_drink",
      "income",
      "transport",
      "media_and_telecoms",
      "expenses",
      "insurance",
      "borrowing_and_loans",
      "charity",
      "health_and_personal_care",
      "home",
      "taxes",
      "pensions_savings_and_investments",
      "education",
      "gambling_and_lotteries",
      "mortgage_and_rent",
      "transfers",
      "utilities",
      "general"
    ]
  },
  "SubsidiaryCategory": {
    "type": "string",
    "description": "What money was spent on or received for, more closely than its primary category says.",
    "enum": [
      "holiday_and_travel_expenses",
      "flights_and_airport_expenses",
      "other_travel",
      "bank_fees_and_currency_exchange",
      "other_banking",
      "cash_withdrawals",
      "interest",
      "refunds_and_reversals",
      "overdraft_fees",
      "unpaid_transactions",
      "other_dependent_costs",
      "child_support",
      "childcare",
      "childrens_expenses",
      "childrens_school_fees",
      "leisure_and_amusement_activities",
      "books_and_reading",
      "cinema",
      "theatre_concerts_and_tickets",
      "other_events",
      "gaming",
      "sport_events",
      "other_entertainment",
      "hobbies",
      "flowers_and_gifts",
      "clothing_and_accessories",
      "department_stores",
      "electronics_appliances_and_technology",
      "general_online_shopping",
      "other_shopping",
      "smoking_and_vaping",
      "bars_and_pubs",
      "coffee",
      "groceries",
      "eating_out_and_takeaways",
      "speciality_food_and_drink",
      "other_eating_out",
      "other_food_and_drink",
      "benefits",
      "deposits",
      "other_income",
      "child_support_income",
      "crypto_platform_incoming",
      "rental_income",
      "investment_income",
      "employment_income",
      "pension_income",
      "public_transport",
      "petrol_and_vehicle_charging",
      "parking_and_tolls",
      "service_stations",
      "taxi",
      "vehicle",
      "vehicle_rental",
      "other_transport",
      "broadband",
      "digital_media_and_software",
      "mobile",
      "tv_streaming_services",
      "tv_licence",
      "tv_broadband_and_mobile",
      "other_media_and_telecoms",
      "business_expenses",
      "financial_and_legal_expenses",
      "other_memberships_and_services",
      "postage_and_office_supplies",
      "other_expenses",
      "business_insurance",
      "home_insurance",
      "other_insurance",
      "health_and_life_insurance",
      "pet_insurance",
      "travel_insurance",
      "vehicle_insurance",
      "buy_now_pay_later",
      "credit_cards",
      "debt_management",
      "loan_incoming",
      "loan_repayment",
      "student_loan",
      "vehicle_loan",
      "other_borrowing_and_loans",
      "charity",
      "other_charity",
      "healthcare",
      "beauty",
      "sport_accessories_and_equipment",
      "dental",
      "gym_and_fitness",
      "pharmacies_and_health_products",
      "optical",
      "other_health_and_personal_care",
      "home_maintenance",
      "furniture",
      "gardening",
      "laundry",
      "other_home",
      "household_goods",
      "pets",
      "council_tax",
      "other_taxes",
      "crypto_platform_outgoing",
      "investments",
      "pensions",
      "savings",
      "other_pensions_savings_and_investments",
      "driving_lessons",
      "other_education",
      "university_and_tuition",
      "gambling_and_betting",
      "lotteries_and_sweepstakes",
      "other_gambling_and_lotteries",
      "housing_deposits",
      "mortgage",
      "rent",
      "other_mortgage_and_rent",
      "internal_transfers",
      "shared_bills_and_expenses",
      "transfers_in",
      "transfers_out",
      "other_transfers",
      "utilities_energy",
      "other_utilities",
      "utilities_water_and_sewage",
      "waste_and_recycling",
      "other_general"
    ]
  },
  "Utility": {
    "type": "string",
    "description": "What is supplied.",
    "enum": [
      "Gas",
      "Electricity",
      "Internet",
      "Telephone",
      "Water",
      "Sewerage",
      "TV"
    ]
  },
  "Figure": {
    "type": "number",
    "description": "A number, whole or with decimals, that is no amount of money."
  },
  "ReadingType": {
    "type": "string",
    "description": "Who read the meter, or that nobody did.",
    "enum": [
      "Actual",
      "Estimated",
      "Customer"
    ]
  },
  "CouncilTaxBand": {
    "type": "string",
    "description": "The valuation band of a dwelling; I exists in Wales only.",
    "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G",
      "H",
      "I"
    ]
  },
  "TaxYear": {
    "type": "string",
    "description": "A year of taxation by the two calendar years it touches: 2025/26.",
    "pattern": "^\\d{4}/\\d{2}$"
  },
  "PayFrequency": {
    "type": "string",
    "description": "How often pay is paid.",
    "enum": [
      "Weekly",
      "Fortnightly",
      "Four-weekly",
      "Monthly",
      "Quarterly",
      "Semi-annual",
      "Annual"
    ]
  },
  "TaxScheme": {
    "type": "string",
    "description": "The scheme under which something is deducted.",
    "enum": [
      "GB_PAY_AS_YOU_EARN",
      "GB_NATIONAL_INSURANCE"
    ]
  },
  "Flag": {
    "type": "boolean",
    "description": "Whether something is so."
  },
  "Count": {
    "type": "integer",
    "description": "A whole number, zero or more.",
    "minimum": 0
  },
  "BooleanOrText": {
    "description": "Whether there is such a thing, or words that describe it.",
    "anyOf": [
      {
        "$ref": "#/components/schemas/Flag"
      },
      {
        "$ref": "#/components/schemas/Text"
      }
    ]
  },
  "Amount": {
    "type": "string",
    "description": "An amount in major units with two decimals or none, as printed, never negative. Text, so that 12.30 stays 12.30.",
    "pattern": "^\\d+(\\.\\d{2})?$"
  },
  "DecimalAmount": {
    "type": "string",
    "description": "A decimal number as text, never negative, with as many decimals as were printed or worked out.",
    "pattern": "^\\d+(\\.\\d+)?$"
  },
  "ExchangeRate": {
    "type": "string",
    "description": "A rate of exchange as text, with at most ten decimals.",
    "pattern": "^\\d+(\\.\\d{1,10})?$"
  },
  "Percentage": {
    "type": "string",
    "description": "A percentage as text with its sign: 4.75%.",
    "pattern": "^\\d{1,2}(\\.\\d{1,10})?%$"
  },
  "ForeignCurrencyCode": {
    "type": "string",
    "description": "A currency by its three capital letters (ISO 4217), or ??? where the document prints an amount and no currency.",
    "pattern": "^([A-Z]{3}|\\?\\?\\?)$"
  },
  "SortCode": {
    "type": "string",
    "description": "A sort code of six digits in pairs: 12-34-56.",
    "pattern": "^\\d\\d-\\d\\d-\\d\\d$"
  },
  "AccountNumber": {
    "type": "string",
    "description": "An account number of seven or eight digits.",
    "pattern": "^\\d{7,8}$"
  },
  "Year": {
    "type": "string",
    "description": "A year of four digits.",
    "pattern": "^\\d{4}$"
  },
  "CountryCode": {
    "type": "string",
    "description": "A state by three capital letters (ISO 3166-1 alpha-3, with the additions of ICAO 9303-3 §5).",
    "pattern": "^[A-Z]{3}$"
  },
  "VehicleIdentificationNumber": {
    "type": "string",
    "description": "A vehicle identification number of seventeen characters (ISO 3779), without I, O and Q.",
    "pattern": "^[A-HJ-NPR-Z0-9]{17}$"
  },
  "PatternFrequency": {
    "type": "integer",
    "description": "How many intervals: one or more.",
    "minimum": 1
  },
  "DayOfMonth": {
    "type": "integer",
    "description": "A day of the month, 1 to 31; 31 is the last day of any month.",
    "minimum": 1,
    "maximum": 31
  },
  "DayOfWeek": {
    "type": "integer",
    "description": "A day of the week, 0 to 6, from Sunday.",
    "minimum": 0,
    "maximum": 6
  },
  "WeekOfMonth": {
    "type": "integer",
    "description": "A week of the month, counted from its start; -1 is the last week.",
    "minimum": -1,
    "maximum": 4
  },
  "Direction": {
    "type": "string",
    "description": "Which way money goes, seen from the holder: Credit adds to what is held, Debit takes from it.",
    "enum": [
      "Credit",
      "Debit"
    ]
  },
  "DebitDirection": {
    "type": "string",
    "description": "It says Debit when the amount is negative, and nothing otherwise.",
    "enum": [
      "Debit"
    ]
  },
  "PatternInterval": {
    "type": "string",
    "description": "The unit in which a series repeats.",
    "enum": [
      "MONTH",
      "WEEK",
      "QUARTER",
      "SEMI_ANNUAL",
      "ANNUAL"
    ]
  },
  "DayFlexibility": {
    "type": "string",
    "description": "What happens when the day is no working day.",
    "enum": [
      "EXACT",
      "WORKING_DAY_BEFORE",
      "WORKING_DAY_AFTER",
      "NEAREST_WORKING_DAY"
    ]
  },
  "Sex": {
    "type": "string",
    "description": "Sex as identity documents print it: F, M, or X for not stated.",
    "enum": [
      "F",
      "M",
      "X"
    ]
  },
  "RepaymentMethod": {
    "type": "string",
    "description": "How the capital of a mortgage is paid back.",
    "enum": [
      "Repayment",
      "Interest only",
      "Part and part"
    ]
  },
  "RateDetermination": {
    "type": "string",
    "description": "How a rate of interest is set.",
    "enum": [
      "Fixed",
      "Standard Variable",
      "Variable Tracker",
      "Discount"
    ]
  },
  "PolicyType": {
    "type": "string",
    "description": "What kind of risk is insured.",
    "enum": [
      "Motor",
      "Home",
      "Buildings",
      "Contents",
      "Life",
      "Travel",
      "Pet",
      "Other"
    ]
  },
  "PolicyStatus": {
    "type": "string",
    "description": "Whether the document proposes a policy or sets one out.",
    "enum": [
      "Proposal",
      "Schedule"
    ]
  },
  "FuelType": {
    "type": "string",
    "description": "What drives the vehicle.",
    "enum": [
      "Petrol",
      "Diesel",
      "Electric",
      "Hybrid",
      "LPG"
    ]
  },
  "Transmission": {
    "type": "string",
    "description": "How gears are changed.",
    "enum": [
      "Manual",
      "Automatic"
    ]
  },
  "DriveSide": {
    "type": "string",
    "description": "On which side the driver sits.",
    "enum": [
      "Left",
      "Right"
    ]
  },
  "OvernightLocation": {
    "type": "string",
    "description": "Where the vehicle stands at night.",
    "enum": [
      "Garage",
      "Driveway",
      "Street",
      "Compound",
      "Car park",
      "Property"
    ]
  },
  "LicenceType": {
    "type": "string",
    "description": "What kind of licence it is.",
    "enum": [
      "Driving"
    ]
  },
  "BankAccount": {
    "type": "object",
    "description": "An account with a bank, building society or card issuer.",
    "required": [
      "id",
      "type",
      "issuedBy"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:BankAccount"
        ]
      },
      "issuedBy": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that keeps the account. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      },
      "accountType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/AccountType"
          }
        ],
        "description": "Current, savings, card or loan.",
        "x-privacy-class": "Public"
      },
      "productName": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What the issuer calls this kind of account.",
        "x-privacy-class": "Public"
      },
      "currency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyCode"
          }
        ],
        "description": "The currency of the account.",
        "x-privacy-class": "Public"
      },
      "creditLimit": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How much a card may be drawn.",
        "x-privacy-class": "Financial"
      },
      "overdraftLimit": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How far an account may be overdrawn by arrangement.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "CurrencyValue": {
    "type": "object",
    "description": "An amount of money, with a direction where its row says so.",
    "required": [
      "type",
      "amount",
      "currency"
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "ark:CurrencyValue"
        ]
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Amount"
          }
        ],
        "description": "The digits, as printed.",
        "x-privacy-class": "Financial"
      },
      "currency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyCode"
          }
        ],
        "description": "The currency of the amount or of the account.",
        "x-privacy-class": "Public"
      },
      "direction": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Direction"
          }
        ],
        "description": "Which way the money goes.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "BankAccountIdentifier": {
    "type": "object",
    "description": "One of the names of an account.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "identifierType",
      "identifier"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:BankAccountIdentifier"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The account it names. Leads to ark:BankAccount.",
        "x-privacy-class": "Linkable"
      },
      "identifierType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/AccountIdentifierType"
          }
        ],
        "description": "The scheme of the identifier.",
        "x-privacy-class": "Public"
      },
      "identifier": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The identifier as printed: 12-34-56 12345678; card numbers masked.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "AccountHolder": {
    "type": "object",
    "description": "That a person or organisation holds an account.",
    "required": [
      "id",
      "type",
      "appliesTo",
      "relatedTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:AccountHolder"
        ]
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "The account that is held. Leads to ark:Account.",
        "x-privacy-class": "Linkable"
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "Who holds it. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "relationship": {
        "allOf": [
          {
            "$ref": "#/components/schemas/HolderRank"
          }
        ],
        "description": "Whether the holder is named first.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "Statement": {
    "type": "object",
    "description": "A statement of an account for a period.",
    "required": [
      "id",
      "type",
      "relatedTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Statement"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The account it is of. Leads to ark:Account.",
        "x-privacy-class": "Linkable"
      },
      "issuedBy": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that issued it. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      },
      "reference": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the statement.",
        "x-privacy-class": "Linkable"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of issue.",
        "x-privacy-class": "Financial"
      },
      "startDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The first day of the period.",
        "x-privacy-class": "Financial"
      },
      "endDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day of the period.",
        "x-privacy-class": "Financial"
      },
      "minimumPayment": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The least that must be paid on a card by the due date.",
        "x-privacy-class": "Financial"
      },
      "paymentDueOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day by which a payment must arrive.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "Balance": {
    "type": "object",
    "description": "What an account held when a day opened or closed.",
    "required": [
      "id",
      "type",
      "onAccount",
      "date",
      "totalAmount",
      "position"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Balance"
        ]
      },
      "onAccount": {
        "type": "string",
        "format": "uri",
        "description": "The account that holds the balance. Leads to ark:Account.",
        "x-privacy-class": "Linkable"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day on which it was opened or closed with.",
        "x-privacy-class": "Financial"
      },
      "totalAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DirectedCurrencyValue"
          }
        ],
        "description": "What the account held; Debit when overdrawn or owed.",
        "x-privacy-class": "Financial"
      },
      "position": {
        "allOf": [
          {
            "$ref": "#/components/schemas/BalancePosition"
          }
        ],
        "description": "Whether it opens or closes the period.",
        "x-privacy-class": "Public"
      }
    }
  },
  "DirectedCurrencyValue": {
    "type": "object",
    "description": "An amount of money that goes one way or the other.",
    "required": [
      "type",
      "amount",
      "currency",
      "direction"
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "ark:CurrencyValue"
        ]
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Amount"
          }
        ],
        "description": "The digits, as printed.",
        "x-privacy-class": "Financial"
      },
      "currency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyCode"
          }
        ],
        "description": "The currency of the amount or of the account.",
        "x-privacy-class": "Public"
      },
      "direction": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Direction"
          }
        ],
        "description": "Which way the money goes.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "Transaction": {
    "type": "object",
    "description": "A movement on an account, as a statement lists it.",
    "required": [
      "id",
      "type",
      "sequence",
      "date",
      "relatedTo",
      "fullDescriptor",
      "methodCategory",
      "amount"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Transaction"
        ]
      },
      "sequence": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Sorts by plain string comparison into the order of the source.",
        "x-privacy-class": "Public"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it was booked.",
        "x-privacy-class": "Financial"
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The account it is on. Leads to ark:Account.",
        "x-privacy-class": "Linkable"
      },
      "fullDescriptor": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Everything printed about the transaction, joined by spaces; - when nothing is printed.",
        "x-privacy-class": "Sensitive"
      },
      "methodCategory": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MethodCategory"
          }
        ],
        "description": "The type of the transaction in common terms.",
        "x-privacy-class": "Financial"
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DirectedCurrencyValue"
          }
        ],
        "description": "How much moved, and which way.",
        "x-privacy-class": "Financial"
      },
      "description": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What it was for, without method, card marks, dates and conversion.",
        "x-privacy-class": "Sensitive"
      },
      "notes": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Words the holder added.",
        "x-privacy-class": "Sensitive"
      },
      "method": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The type of the transaction as printed: a code or words.",
        "x-privacy-class": "Financial"
      },
      "reference": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The reference that was given with it, as printed.",
        "x-privacy-class": "Linkable"
      },
      "conversion": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyConversion"
          }
        ],
        "description": "The foreign amount and the rate, where both or one are printed.",
        "x-privacy-class": "Financial"
      },
      "balance": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DirectedCurrencyValue"
          }
        ],
        "description": "What the account held after the transaction, where printed on its row.",
        "x-privacy-class": "Financial"
      },
      "balanceType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/BalanceType"
          }
        ],
        "description": "What the balance counts.",
        "x-privacy-class": "Public"
      },
      "balanceAt": {
        "allOf": [
          {
            "$ref": "#/components/schemas/BalanceMoment"
          }
        ],
        "description": "Where in the period the balance stands.",
        "x-privacy-class": "Public"
      },
      "counterparty": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Counterparty"
          }
        ],
        "description": "The other party.",
        "x-privacy-class": "Linkable"
      },
      "categories": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TransactionCategory"
        },
        "description": "The primary category first, a subsidiary of it second.",
        "x-privacy-class": "Sensitive"
      },
      "merchant": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that sold. Leads to ark:Organisation.",
        "x-privacy-class": "Sensitive"
      },
      "processor": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that carried the payment for the merchant. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      }
    },
    "additionalProperties": false
  },
  "CurrencyConversion": {
    "type": "object",
    "description": "The amount in the currency that was spent, and the rate at which it was converted.",
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "ark:CurrencyConversion"
        ]
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/ForeignCurrencyValue"
          }
        ],
        "description": "The amount in the currency that was spent.",
        "x-privacy-class": "Financial"
      },
      "rate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/ExchangeRate"
          }
        ],
        "description": "How much of the foreign currency was had for one of the account's, or as the document gives it.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "Counterparty": {
    "type": "object",
    "description": "The other party of a transaction, as printed.",
    "properties": {
      "name": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The name of the other party.",
        "x-privacy-class": "PII"
      },
      "sortCode": {
        "allOf": [
          {
            "$ref": "#/components/schemas/SortCode"
          }
        ],
        "description": "The sort code of the other party.",
        "x-privacy-class": "Linkable"
      },
      "accountNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/AccountNumber"
          }
        ],
        "description": "The account number of the other party.",
        "x-privacy-class": "Linkable"
      }
    },
    "additionalProperties": false
  },
  "Transfer": {
    "type": "object",
    "description": "That money went from one account to another: the two movements that are its sides. Concluded by fusion; no document gives it.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "appliesTo",
      "transactions"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Transfer"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The account it left. Leads to ark:Account.",
        "x-privacy-class": "Linkable"
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "The account it reached. Leads to ark:Account.",
        "x-privacy-class": "Linkable"
      },
      "transactions": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "minItems": 1,
        "description": "Its two sides: the debit of the one account and the credit of the other. Leads to ark:Transaction.",
        "x-privacy-class": "Linkable"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it left.",
        "x-privacy-class": "Financial"
      },
      "totalAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How much was moved.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "TransactionPattern": {
    "type": "object",
    "description": "A series of transactions that repeats.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "period",
      "commonality",
      "transactions",
      "startDate",
      "endDate",
      "nextExpected"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:TransactionPattern"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The account the series is on. Leads to ark:Account.",
        "x-privacy-class": "Linkable"
      },
      "period": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PatternPeriod"
          }
        ],
        "description": "How often it repeats.",
        "x-privacy-class": "Financial"
      },
      "commonality": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PatternCommonality"
          }
        ],
        "description": "What the members share.",
        "x-privacy-class": "Sensitive"
      },
      "transactions": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "minItems": 1,
        "description": "Its members. Leads to ark:Transaction.",
        "x-privacy-class": "Linkable"
      },
      "startDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of its first member.",
        "x-privacy-class": "Financial"
      },
      "endDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of its last member.",
        "x-privacy-class": "Financial"
      },
      "nextExpected": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CalendarDate"
        },
        "uniqueItems": true,
        "minItems": 1,
        "description": "The days on which the next members are expected.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "PatternPeriod": {
    "type": "object",
    "description": "How often a series repeats.",
    "required": [
      "interval",
      "frequency",
      "specifier"
    ],
    "properties": {
      "interval": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PatternInterval"
          }
        ],
        "description": "The unit of the repetition.",
        "x-privacy-class": "Public"
      },
      "frequency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PatternFrequency"
          }
        ],
        "description": "How many intervals lie between two members.",
        "x-privacy-class": "Public"
      },
      "specifier": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PatternSpecifier"
          }
        ],
        "description": "The day within the interval.",
        "x-privacy-class": "Public"
      }
    },
    "additionalProperties": false
  },
  "PatternCommonality": {
    "type": "object",
    "description": "What the transactions of a series have in common.",
    "properties": {
      "reference": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number or words by which the issuer or the payer refers to it.",
        "x-privacy-class": "Linkable"
      },
      "counterparty": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Counterparty"
          }
        ],
        "description": "The other party.",
        "x-privacy-class": "Linkable"
      },
      "merchant": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that sold. Leads to ark:Organisation.",
        "x-privacy-class": "Sensitive"
      },
      "description": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What it was for, without what other properties say already.",
        "x-privacy-class": "Sensitive"
      },
      "category": {
        "allOf": [
          {
            "$ref": "#/components/schemas/TransactionCategory"
          }
        ],
        "description": "The category that the series shares.",
        "x-privacy-class": "Sensitive"
      },
      "methodCategory": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MethodCategory"
          }
        ],
        "description": "The type of the transaction in common terms.",
        "x-privacy-class": "Financial"
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DecimalAmount"
          }
        ],
        "description": "The average amount of the members.",
        "x-privacy-class": "Financial"
      },
      "currency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyCode"
          }
        ],
        "description": "The currency of the amount or of the account.",
        "x-privacy-class": "Public"
      },
      "direction": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Direction"
          }
        ],
        "description": "Which way the money goes.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "UtilityTariff": {
    "type": "object",
    "description": "At which prices a utility is supplied.",
    "required": [
      "id",
      "type",
      "utility",
      "providedBy"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:UtilityTariff"
        ]
      },
      "utility": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Utility"
          }
        ],
        "description": "What is supplied.",
        "x-privacy-class": "Public"
      },
      "providedBy": {
        "type": "string",
        "format": "uri",
        "description": "Who supplies at it. Leads to ark:Node.",
        "x-privacy-class": "Linkable"
      },
      "name": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The name of the tariff.",
        "x-privacy-class": "Public"
      },
      "fixExpiresOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day until which prices are fixed.",
        "x-privacy-class": "Financial"
      },
      "fixExitFee": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What leaving before that day costs, as printed.",
        "x-privacy-class": "Financial"
      },
      "standingCharge": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The price of a day of supply, with its unit, as printed.",
        "x-privacy-class": "Financial"
      },
      "unitRate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The price of a unit of supply, with its unit, as printed.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "UtilityProvider": {
    "type": "object",
    "description": "That an organisation supplies a utility.",
    "required": [
      "id",
      "type",
      "utility",
      "providedBy"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:UtilityProvider"
        ]
      },
      "utility": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Utility"
          }
        ],
        "description": "What is supplied.",
        "x-privacy-class": "Public"
      },
      "providedBy": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that supplies. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "providesTo": {
        "type": "string",
        "format": "uri",
        "description": "The place that is supplied. Leads to ark:Place.",
        "x-privacy-class": "Linkable"
      },
      "hasAccount": {
        "type": "string",
        "format": "uri",
        "description": "The account under which it is supplied. Leads to ark:UtilityAccount.",
        "x-privacy-class": "Linkable"
      }
    },
    "additionalProperties": false
  },
  "UtilityAccount": {
    "type": "object",
    "description": "An account with a supplier.",
    "required": [
      "id",
      "type",
      "accountProvider"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:UtilityAccount"
        ]
      },
      "accountProvider": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that keeps the account. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "accountNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the account, as printed.",
        "x-privacy-class": "Linkable"
      },
      "accountClosedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day the account was closed.",
        "x-privacy-class": "Linkable"
      }
    },
    "additionalProperties": false
  },
  "Bill": {
    "type": "object",
    "description": "A demand for payment for a period.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "issuedBy"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Bill"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The account or property it is for. Leads to ark:Billable.",
        "x-privacy-class": "Linkable"
      },
      "issuedBy": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that wants to be paid. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      },
      "issuedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of issue.",
        "x-privacy-class": "Financial"
      },
      "reference": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the bill, or of what it is for.",
        "x-privacy-class": "Linkable"
      },
      "startDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The first day of the period.",
        "x-privacy-class": "Financial"
      },
      "endDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day of the period.",
        "x-privacy-class": "Financial"
      },
      "previousBalance": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DirectedCurrencyValue"
          }
        ],
        "description": "What was owed or in credit before the bill.",
        "x-privacy-class": "Financial"
      },
      "totalCharges": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "All charges of the period.",
        "x-privacy-class": "Financial"
      },
      "tax": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The VAT in it.",
        "x-privacy-class": "Financial"
      },
      "amountDue": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DirectedCurrencyValue"
          }
        ],
        "description": "What is to be paid, or is in credit, after the bill.",
        "x-privacy-class": "Financial"
      },
      "dueOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day by which to pay, or on which it is collected.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "Charge": {
    "type": "object",
    "description": "One item of a bill or of other terms.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "totalAmount"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Charge"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The bill, illustration or statement that lists it. Leads to ark:Node.",
        "x-privacy-class": "Linkable"
      },
      "name": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What is charged for.",
        "x-privacy-class": "Public"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it was charged.",
        "x-privacy-class": "Financial"
      },
      "periodStart": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The first day that is charged for.",
        "x-privacy-class": "Financial"
      },
      "periodEnd": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day that is charged for.",
        "x-privacy-class": "Financial"
      },
      "totalAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How much; Credit for a discount.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "MeterReading": {
    "type": "object",
    "description": "What a meter showed.",
    "required": [
      "id",
      "type",
      "relatedTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:MeterReading"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The bill that gives it. Leads to ark:Bill.",
        "x-privacy-class": "Linkable"
      },
      "utility": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Utility"
          }
        ],
        "description": "What is supplied.",
        "x-privacy-class": "Public"
      },
      "meterPoint": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the supply point: MPAN or MPRN.",
        "x-privacy-class": "Linkable"
      },
      "meterSerialNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number on the meter.",
        "x-privacy-class": "Linkable"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it was read.",
        "x-privacy-class": "Financial"
      },
      "reading": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Figure"
          }
        ],
        "description": "The figure on the meter, in the units the meter counts.",
        "x-privacy-class": "Financial"
      },
      "readingType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/ReadingType"
          }
        ],
        "description": "Actual, estimated, or given by the customer.",
        "x-privacy-class": "Public"
      }
    }
  },
  "CouncilTaxCharge": {
    "type": "object",
    "description": "The council tax of one dwelling for one year.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "appliesTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:CouncilTaxCharge"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The bill that charges it. Leads to ark:Bill.",
        "x-privacy-class": "Linkable"
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "The dwelling. Leads to ark:Property.",
        "x-privacy-class": "Linkable"
      },
      "band": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CouncilTaxBand"
          }
        ],
        "description": "The valuation band.",
        "x-privacy-class": "Linkable"
      },
      "taxYear": {
        "allOf": [
          {
            "$ref": "#/components/schemas/TaxYear"
          }
        ],
        "description": "The year that is charged for.",
        "x-privacy-class": "Public"
      },
      "grossAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The charge before discounts and reliefs.",
        "x-privacy-class": "Financial"
      },
      "netAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The charge after discounts and reliefs.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "Instalment": {
    "type": "object",
    "description": "One of the payments into which a bill is divided.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "date",
      "totalAmount"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Instalment"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The bill it pays. Leads to ark:Bill.",
        "x-privacy-class": "Linkable"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it falls due.",
        "x-privacy-class": "Financial"
      },
      "totalAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How much is to be paid.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "Employment": {
    "type": "object",
    "description": "That a person works for an organisation.",
    "required": [
      "id",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Employment"
        ]
      },
      "employee": {
        "type": "string",
        "format": "uri",
        "description": "Who is employed. Leads to ark:Person.",
        "x-privacy-class": "Linkable"
      },
      "employer": {
        "type": "string",
        "format": "uri",
        "description": "Who employs. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "jobTitle": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The title of the job.",
        "x-privacy-class": "PII"
      },
      "department": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The department, as printed.",
        "x-privacy-class": "Linkable"
      },
      "reference": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The payroll number.",
        "x-privacy-class": "Linkable"
      },
      "payFrequency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PayFrequency"
          }
        ],
        "description": "How often pay is paid.",
        "x-privacy-class": "Financial"
      },
      "startedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it began.",
        "x-privacy-class": "Linkable"
      },
      "endedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it ended.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "PayPeriod": {
    "type": "object",
    "description": "The pay of an employment for one period.",
    "required": [
      "id",
      "type",
      "relatedTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:PayPeriod"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The employment that is paid. Leads to ark:Employment.",
        "x-privacy-class": "Linkable"
      },
      "startDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The first day that is paid for.",
        "x-privacy-class": "Financial"
      },
      "endDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day that is paid for.",
        "x-privacy-class": "Financial"
      },
      "paymentDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day on which pay is paid.",
        "x-privacy-class": "Financial"
      },
      "period": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The period as printed: Month 7.",
        "x-privacy-class": "Financial"
      },
      "grossPay": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DebitableCurrencyValue"
          }
        ],
        "description": "Pay before deductions.",
        "x-privacy-class": "Financial"
      },
      "taxablePay": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DebitableCurrencyValue"
          }
        ],
        "description": "The part of pay on which tax is payable.",
        "x-privacy-class": "Financial"
      },
      "pensionablePay": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DebitableCurrencyValue"
          }
        ],
        "description": "The part of pay that counts for the pension.",
        "x-privacy-class": "Financial"
      },
      "nonTaxablePay": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DebitableCurrencyValue"
          }
        ],
        "description": "The part of pay on which no tax is payable.",
        "x-privacy-class": "Financial"
      },
      "totalDeductions": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DebitableCurrencyValue"
          }
        ],
        "description": "All deductions together.",
        "x-privacy-class": "Financial"
      },
      "netPay": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DebitableCurrencyValue"
          }
        ],
        "description": "What is paid out.",
        "x-privacy-class": "Financial"
      },
      "transactions": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "description": "The credits that paid it. Leads to ark:Transaction.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "DebitableCurrencyValue": {
    "type": "object",
    "description": "An amount of money that says Debit when it is negative.",
    "required": [
      "type",
      "amount",
      "currency"
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "ark:CurrencyValue"
        ]
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Amount"
          }
        ],
        "description": "The digits, as printed.",
        "x-privacy-class": "Financial"
      },
      "currency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyCode"
          }
        ],
        "description": "The currency of the amount or of the account.",
        "x-privacy-class": "Public"
      },
      "direction": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DebitDirection"
          }
        ],
        "description": "Which way the money goes.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "PayItem": {
    "type": "object",
    "description": "One payment among the pay of a period.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "description",
      "totalAmount"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:PayItem"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The pay period. Leads to ark:PayPeriod.",
        "x-privacy-class": "Linkable"
      },
      "description": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What it is paid for, as printed.",
        "x-privacy-class": "Sensitive"
      },
      "workAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Figure"
          }
        ],
        "description": "How many hours, days or pieces were worked.",
        "x-privacy-class": "Financial"
      },
      "rateAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Figure"
          }
        ],
        "description": "The pay for one hour, day or piece.",
        "x-privacy-class": "Financial"
      },
      "totalAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "What is paid for it.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "PayDeduction": {
    "type": "object",
    "description": "One deduction from the pay of a period.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "description",
      "totalAmount"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:PayDeduction"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The pay period. Leads to ark:PayPeriod.",
        "x-privacy-class": "Linkable"
      },
      "description": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What it is deducted for, as printed.",
        "x-privacy-class": "Sensitive"
      },
      "totalAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "What is deducted; Credit when it is paid back.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "TaxBasis": {
    "type": "object",
    "description": "On what basis tax or National Insurance is deducted.",
    "required": [
      "id",
      "type",
      "appliesTo",
      "scheme"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:TaxBasis"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "Whose basis it is. Leads to ark:Person.",
        "x-privacy-class": "Linkable"
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "The employment it holds for. Leads to ark:Employment.",
        "x-privacy-class": "Linkable"
      },
      "scheme": {
        "allOf": [
          {
            "$ref": "#/components/schemas/TaxScheme"
          }
        ],
        "description": "The scheme.",
        "x-privacy-class": "Public"
      },
      "parameters": {
        "allOf": [
          {
            "$ref": "#/components/schemas/TaxParameters"
          }
        ],
        "description": "The codes, as printed.",
        "x-privacy-class": "Sensitive"
      },
      "effectiveAt": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day on which it held.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "TaxParameters": {
    "type": "object",
    "description": "The codes of a tax basis.",
    "properties": {
      "taxCode": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The tax code: 1257L.",
        "x-privacy-class": "Sensitive"
      },
      "niLetter": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The category letter of National Insurance.",
        "x-privacy-class": "Sensitive"
      }
    }
  },
  "TaxCumulation": {
    "type": "object",
    "description": "What was paid and deducted since the tax year began.",
    "required": [
      "id",
      "type",
      "relatedTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:TaxCumulation"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The basis by which it was worked out. Leads to ark:TaxBasis.",
        "x-privacy-class": "Linkable"
      },
      "effectiveAt": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day on which it held.",
        "x-privacy-class": "Financial"
      },
      "grossPay": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "Pay before deductions, since the tax year began.",
        "x-privacy-class": "Financial"
      },
      "grossPayOfWhichTaxPayable": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The part of gross pay on which tax was payable, since the tax year began.",
        "x-privacy-class": "Financial"
      },
      "grossPayOfWhichNatInsPayable": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The part of gross pay on which National Insurance was payable, since the tax year began.",
        "x-privacy-class": "Financial"
      },
      "grossPayOfWhichPensionable": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The part of gross pay that counted for the pension, since the tax year began.",
        "x-privacy-class": "Financial"
      },
      "taxPaid": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "Income tax deducted since the tax year began.",
        "x-privacy-class": "Financial"
      },
      "niPaid": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "National Insurance deducted since the tax year began.",
        "x-privacy-class": "Financial"
      },
      "pensionPaid": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "Pension contributions deducted since the tax year began.",
        "x-privacy-class": "Financial"
      },
      "studentLoanPaid": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "Student loan repayments deducted since the tax year began.",
        "x-privacy-class": "Sensitive"
      }
    }
  },
  "Passport": {
    "type": "object",
    "description": "A passport or travel document (ICAO 9303).",
    "required": [
      "id",
      "type",
      "relatedTo",
      "documentNumber",
      "issuingState"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Passport"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "Whose it is. Leads to ark:Person.",
        "x-privacy-class": "Linkable"
      },
      "documentNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the document.",
        "x-privacy-class": "PII"
      },
      "issuingState": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CountryCode"
          }
        ],
        "description": "The state that issued it.",
        "x-privacy-class": "Sensitive"
      },
      "nationality": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Nationality, as printed.",
        "x-privacy-class": "Sensitive"
      },
      "issuedAt": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of issue.",
        "x-privacy-class": "Linkable"
      },
      "expiresAt": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day of validity.",
        "x-privacy-class": "Linkable"
      },
      "issuingAuthority": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The authority that issued it, as printed.",
        "x-privacy-class": "Linkable"
      },
      "machineReadableZone": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MachineReadableZone"
          }
        ],
        "description": "The machine-readable zone.",
        "x-privacy-class": "PII"
      }
    }
  },
  "MachineReadableZone": {
    "type": "object",
    "description": "The lines for machines at the foot of a travel document (ICAO 9303-3 §4.9).",
    "properties": {
      "lines": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Text"
        },
        "description": "Its lines in order, with fillers.",
        "x-privacy-class": "PII"
      },
      "valid": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether all check digits agree.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "Licence": {
    "type": "object",
    "description": "A permission in the name of a person.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "licenceNumber",
      "licenceType"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Licence"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "Whose it is. Leads to ark:Person.",
        "x-privacy-class": "Linkable"
      },
      "licenceNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the licence.",
        "x-privacy-class": "PII"
      },
      "licenceType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/LicenceType"
          }
        ],
        "description": "What it permits.",
        "x-privacy-class": "Public"
      },
      "issuingAuthority": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The authority that issued it, as printed.",
        "x-privacy-class": "Linkable"
      },
      "issuedAt": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of issue.",
        "x-privacy-class": "Linkable"
      },
      "expiresAt": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day of validity.",
        "x-privacy-class": "Linkable"
      },
      "issueNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Which issue of the licence it is.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "DrivingEntitlement": {
    "type": "object",
    "description": "Which vehicles a licence allows to drive.",
    "required": [
      "id",
      "type",
      "providedBy"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:DrivingEntitlement"
        ]
      },
      "providedBy": {
        "type": "string",
        "format": "uri",
        "description": "The licence that grants it. Leads to ark:Licence.",
        "x-privacy-class": "Linkable"
      },
      "vehicleClassCodes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Text"
        },
        "uniqueItems": true,
        "description": "The categories, as printed: AM, B1, B.",
        "x-privacy-class": "Linkable"
      },
      "isProvisional": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether the entitlement is provisional.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "InsurancePolicy": {
    "type": "object",
    "description": "A contract of insurance, proposed or in force.",
    "required": [
      "id",
      "type",
      "issuedBy",
      "policyType"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:InsurancePolicy"
        ]
      },
      "issuedBy": {
        "type": "string",
        "format": "uri",
        "description": "The insurer. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      },
      "arrangedBy": {
        "type": "string",
        "format": "uri",
        "description": "The broker. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      },
      "policyNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the policy.",
        "x-privacy-class": "Linkable"
      },
      "policyType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PolicyType"
          }
        ],
        "description": "What kind of policy it is.",
        "x-privacy-class": "Public"
      },
      "status": {
        "allOf": [
          {
            "$ref": "#/components/schemas/PolicyStatus"
          }
        ],
        "description": "Proposed, or set out in a schedule.",
        "x-privacy-class": "Public"
      },
      "startDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The first day of the period.",
        "x-privacy-class": "Financial"
      },
      "endDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day of the period.",
        "x-privacy-class": "Financial"
      },
      "premium": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The price of the policy for its period.",
        "x-privacy-class": "Financial"
      },
      "tax": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The insurance premium tax in the premium.",
        "x-privacy-class": "Financial"
      },
      "excess": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "What the holder bears of each claim.",
        "x-privacy-class": "Financial"
      },
      "insures": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "description": "What is insured. Leads to ark:Insurable.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "Policyholder": {
    "type": "object",
    "description": "That a person holds a policy.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "appliesTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Policyholder"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "Who holds it. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "The policy. Leads to ark:InsurancePolicy.",
        "x-privacy-class": "Linkable"
      },
      "priority": {
        "allOf": [
          {
            "$ref": "#/components/schemas/HolderRank"
          }
        ],
        "description": "Whether the holder is named first.",
        "x-privacy-class": "Linkable"
      },
      "numberOfYearsWithoutClaims": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "For how many years nothing was claimed. Unit: YR (QUDT).",
        "x-privacy-class": "Sensitive"
      }
    }
  },
  "InsuranceCoverage": {
    "type": "object",
    "description": "One part of what a policy covers.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "coverage"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:InsuranceCoverage"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The policy. Leads to ark:InsurancePolicy.",
        "x-privacy-class": "Linkable"
      },
      "coverage": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The name of this part of the cover.",
        "x-privacy-class": "Public"
      },
      "coversBuildings": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers buildings.",
        "x-privacy-class": "Financial"
      },
      "coversContents": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers contents.",
        "x-privacy-class": "Financial"
      },
      "coversAccidents": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers accidental damage.",
        "x-privacy-class": "Financial"
      },
      "coversEmergency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers emergencies in the home.",
        "x-privacy-class": "Financial"
      },
      "coversLegal": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers legal costs.",
        "x-privacy-class": "Financial"
      },
      "coversPossessions": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers possessions away from home.",
        "x-privacy-class": "Financial"
      },
      "coversVehicleDamage": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers damage to the vehicle.",
        "x-privacy-class": "Financial"
      },
      "coversVehicleThirdParty": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers harm done to others with the vehicle.",
        "x-privacy-class": "Financial"
      },
      "coversVehicleFireTheft": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers fire and theft of the vehicle.",
        "x-privacy-class": "Financial"
      },
      "coversWindscreen": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it covers glass of the vehicle.",
        "x-privacy-class": "Financial"
      },
      "insuredAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The most that is paid.",
        "x-privacy-class": "Financial"
      },
      "excess": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "What the holder bears of each claim.",
        "x-privacy-class": "Financial"
      },
      "classOfUse": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What the vehicle may be used for, as printed.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "Vehicle": {
    "type": "object",
    "description": "A car, van, motorcycle or other vehicle.",
    "required": [
      "id",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Vehicle"
        ]
      },
      "owner": {
        "anyOf": [
          {
            "type": "string",
            "format": "uri"
          },
          {
            "type": "string",
            "enum": [
              "Finance Company",
              "Employer",
              "Partner",
              "Parent",
              "Child",
              "Other"
            ]
          }
        ],
        "description": "Who owns the vehicle. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "registeredKeeper": {
        "anyOf": [
          {
            "type": "string",
            "format": "uri"
          },
          {
            "type": "string",
            "enum": [
              "Finance Company",
              "Employer",
              "Partner",
              "Parent",
              "Child",
              "Other"
            ]
          }
        ],
        "description": "Who is the registered keeper. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "vin": {
        "allOf": [
          {
            "$ref": "#/components/schemas/VehicleIdentificationNumber"
          }
        ],
        "description": "The vehicle identification number.",
        "x-privacy-class": "Linkable"
      },
      "registrationNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The registration number on its plate.",
        "x-privacy-class": "Linkable"
      },
      "imported": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it was imported.",
        "x-privacy-class": "Linkable"
      },
      "mileage": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "How far it goes in a year, or has gone, as the document means it. Unit: MI (QUDT).",
        "x-privacy-class": "Linkable"
      },
      "makeModel": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Make and model, as printed.",
        "x-privacy-class": "Linkable"
      },
      "registrationYear": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Year"
          }
        ],
        "description": "The year of its first registration.",
        "x-privacy-class": "Linkable"
      },
      "manufactureYear": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Year"
          }
        ],
        "description": "The year it was made.",
        "x-privacy-class": "Linkable"
      },
      "bodyType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The type of its body, as printed.",
        "x-privacy-class": "Linkable"
      },
      "fuelType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/FuelType"
          }
        ],
        "description": "What drives it.",
        "x-privacy-class": "Linkable"
      },
      "numberOfSeats": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "How many seats it has. Unit: NUM (QUDT).",
        "x-privacy-class": "Linkable"
      },
      "transmission": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Transmission"
          }
        ],
        "description": "How gears are changed.",
        "x-privacy-class": "Linkable"
      },
      "engineSize": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "The displacement of its engine. Unit: CentiM3 (QUDT).",
        "x-privacy-class": "Linkable"
      },
      "colour": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Its colour, as printed.",
        "x-privacy-class": "Linkable"
      },
      "modifications": {
        "allOf": [
          {
            "$ref": "#/components/schemas/BooleanOrText"
          }
        ],
        "description": "Whether it was changed since it was made, or how.",
        "x-privacy-class": "Linkable"
      },
      "purchaseDate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it was bought.",
        "x-privacy-class": "Linkable"
      },
      "driveSide": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DriveSide"
          }
        ],
        "description": "On which side the driver sits.",
        "x-privacy-class": "Linkable"
      },
      "usedBy": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "description": "Who drives it. Leads to ark:Person.",
        "x-privacy-class": "Linkable"
      }
    },
    "additionalProperties": false
  },
  "VehicleValuation": {
    "type": "object",
    "description": "What a vehicle is taken to be worth.",
    "required": [
      "id",
      "type",
      "value"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:VehicleValuation"
        ]
      },
      "value": {
        "allOf": [
          {
            "$ref": "#/components/schemas/UndirectedCurrencyValue"
          }
        ],
        "description": "What it is taken to be worth.",
        "x-privacy-class": "Financial"
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The vehicle. Leads to ark:Vehicle.",
        "x-privacy-class": "Linkable"
      },
      "date": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it was valued.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "UndirectedCurrencyValue": {
    "type": "object",
    "description": "An amount of money that goes nowhere: what something is worth.",
    "required": [
      "type",
      "amount",
      "currency"
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "ark:CurrencyValue"
        ]
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Amount"
          }
        ],
        "description": "The digits, as printed.",
        "x-privacy-class": "Financial"
      },
      "currency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyCode"
          }
        ],
        "description": "The currency of the amount or of the account.",
        "x-privacy-class": "Public"
      }
    },
    "additionalProperties": false
  },
  "VehicleSecuritySummary": {
    "type": "object",
    "description": "How a vehicle is kept safe.",
    "required": [
      "id",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:VehicleSecuritySummary"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The vehicle. Leads to ark:Vehicle.",
        "x-privacy-class": "Linkable"
      },
      "securityDevices": {
        "allOf": [
          {
            "$ref": "#/components/schemas/BooleanOrText"
          }
        ],
        "description": "Whether it has security devices, or which.",
        "x-privacy-class": "Linkable"
      },
      "alarm": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it has an alarm.",
        "x-privacy-class": "Linkable"
      },
      "immobiliser": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it has an immobiliser.",
        "x-privacy-class": "Linkable"
      },
      "tracker": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Flag"
          }
        ],
        "description": "Whether it has a tracker.",
        "x-privacy-class": "Linkable"
      },
      "location": {
        "anyOf": [
          {
            "type": "string",
            "format": "uri"
          },
          {
            "type": "string",
            "enum": [
              "Policyholder's address"
            ]
          }
        ],
        "description": "Where it is kept. Leads to ark:Address.",
        "x-privacy-class": "PII"
      },
      "overnightLocation": {
        "allOf": [
          {
            "$ref": "#/components/schemas/OvernightLocation"
          }
        ],
        "description": "On what ground it stands at night.",
        "x-privacy-class": "Linkable"
      }
    },
    "additionalProperties": false
  },
  "Organisation": {
    "type": "object",
    "description": "A company, council, charity or other body.",
    "required": [
      "id",
      "type",
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Organisation"
        ]
      },
      "name": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The name of the organisation.",
        "x-privacy-class": "Public"
      },
      "companyRegistrationNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number in the register of companies.",
        "x-privacy-class": "Public"
      },
      "fcaRegisterNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The firm reference number in the Financial Services Register.",
        "x-privacy-class": "Public"
      },
      "companyDomains": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Text"
        },
        "uniqueItems": true,
        "description": "Internet domains of the organisation.",
        "x-privacy-class": "Public"
      },
      "website": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The address of its web site.",
        "x-privacy-class": "Public"
      },
      "logo": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The address of its logo.",
        "x-privacy-class": "Public"
      },
      "tags": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Text"
        },
        "uniqueItems": true,
        "description": "Words by which it is found.",
        "x-privacy-class": "Public"
      },
      "sameAs": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "description": "The same organisation elsewhere, such as in Wikidata.",
        "x-privacy-class": "Public"
      }
    }
  },
  "Person": {
    "type": "object",
    "description": "A natural person.",
    "required": [
      "id",
      "type",
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Person"
        ]
      },
      "name": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The full name, as printed.",
        "x-privacy-class": "PII"
      },
      "title": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The form of address: Mr, Dr.",
        "x-privacy-class": "PII"
      },
      "givenName": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The first given name.",
        "x-privacy-class": "PII"
      },
      "middleNames": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Further given names.",
        "x-privacy-class": "PII"
      },
      "familyName": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The surname.",
        "x-privacy-class": "PII"
      },
      "dateOfBirth": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of birth.",
        "x-privacy-class": "PII"
      },
      "placeOfBirth": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The place of birth, as printed.",
        "x-privacy-class": "PII"
      },
      "sex": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Sex"
          }
        ],
        "description": "Sex, as printed.",
        "x-privacy-class": "Sensitive"
      },
      "nationality": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Nationality, as printed.",
        "x-privacy-class": "Sensitive"
      },
      "nationalInsuranceNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The National Insurance number.",
        "x-privacy-class": "PII"
      },
      "emailAddress": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "An e-mail address.",
        "x-privacy-class": "PII"
      },
      "telephone": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "A telephone number.",
        "x-privacy-class": "PII"
      }
    }
  },
  "Address": {
    "type": "object",
    "description": "A postal address.",
    "required": [
      "id",
      "type",
      "addressLines",
      "postcode"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Address"
        ]
      },
      "addressLines": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Text"
        },
        "minItems": 1,
        "description": "The lines of the address in order, without the postcode.",
        "x-privacy-class": "PII"
      },
      "postcode": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The postcode.",
        "x-privacy-class": "PII"
      },
      "country": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The country, as printed.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "Residency": {
    "type": "object",
    "description": "That a person lives at a place.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "appliesTo"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Residency"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "Who lives there. Leads to ark:Person.",
        "x-privacy-class": "Linkable"
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "Where. Leads to ark:Place.",
        "x-privacy-class": "Linkable"
      },
      "startedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it began.",
        "x-privacy-class": "Linkable"
      },
      "endedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it ended.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "UserProfile": {
    "type": "object",
    "description": "How a user of the service presents themself.",
    "required": [
      "id",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:UserProfile"
        ]
      },
      "firstName": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The first name.",
        "x-privacy-class": "PII"
      },
      "lastName": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The last name.",
        "x-privacy-class": "PII"
      },
      "avatar": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The address of a picture.",
        "x-privacy-class": "PII"
      }
    },
    "additionalProperties": false
  },
  "Verification": {
    "type": "object",
    "description": "That a check of identity was made.",
    "required": [
      "id",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Verification"
        ]
      },
      "verificationType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What was checked, and how.",
        "x-privacy-class": "Linkable"
      },
      "relatedTo": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "description": "What was verified. Leads to ark:Node.",
        "x-privacy-class": "Linkable"
      }
    },
    "additionalProperties": false
  },
  "Property": {
    "type": "object",
    "description": "A home or other building.",
    "required": [
      "id",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Property"
        ]
      },
      "addressLines": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Text"
        },
        "description": "The lines of the address in order, without the postcode.",
        "x-privacy-class": "PII"
      },
      "postcode": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The postcode.",
        "x-privacy-class": "PII"
      },
      "label": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "What the holder calls it.",
        "x-privacy-class": "PII"
      },
      "propertyType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "House, flat and the like, as printed.",
        "x-privacy-class": "Linkable"
      },
      "tenure": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "Freehold, leasehold and the like, as printed.",
        "x-privacy-class": "Linkable"
      },
      "numberOfBedrooms": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "How many bedrooms it has. Unit: NUM (QUDT).",
        "x-privacy-class": "Linkable"
      },
      "built": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "When it was built, as printed.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "MortgageAccount": {
    "type": "object",
    "description": "A loan secured on a property.",
    "required": [
      "id",
      "type",
      "accountNumber",
      "accountProvider"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:MortgageAccount"
        ]
      },
      "accountNumber": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the account, as printed.",
        "x-privacy-class": "Linkable"
      },
      "accountProvider": {
        "type": "string",
        "format": "uri",
        "description": "The organisation that keeps the account. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "The mortgaged property. Leads to ark:Property.",
        "x-privacy-class": "Linkable"
      },
      "loanAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How much is lent.",
        "x-privacy-class": "Financial"
      },
      "numberOfPayments": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "How many payments the loan has in all. Unit: NUM (QUDT).",
        "x-privacy-class": "Financial"
      },
      "startedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it began.",
        "x-privacy-class": "Linkable"
      },
      "endedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it ended.",
        "x-privacy-class": "Linkable"
      },
      "illustration": {
        "type": "string",
        "format": "uri",
        "description": "The illustration it was offered with. Leads to ark:MortgageIllustration.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "MortgagePaymentPlan": {
    "type": "object",
    "description": "How a mortgage, or a part of it, is paid back.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "repaymentMethod"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:MortgagePaymentPlan"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The account or illustration it is a plan of. Leads to ark:Node.",
        "x-privacy-class": "Linkable"
      },
      "loanAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How much is lent.",
        "x-privacy-class": "Financial"
      },
      "repaymentMethod": {
        "allOf": [
          {
            "$ref": "#/components/schemas/RepaymentMethod"
          }
        ],
        "description": "How the capital is paid back.",
        "x-privacy-class": "Financial"
      },
      "monthlyPayment": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "What is paid each month.",
        "x-privacy-class": "Financial"
      },
      "termMonths": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "How long it runs, or still runs. Unit: MO (QUDT).",
        "x-privacy-class": "Financial"
      }
    }
  },
  "InterestRate": {
    "type": "object",
    "description": "A rate of interest and when it holds.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "determination",
      "rate"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:InterestRate"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "What bears the interest. Leads to ark:Node.",
        "x-privacy-class": "Linkable"
      },
      "determination": {
        "allOf": [
          {
            "$ref": "#/components/schemas/RateDetermination"
          }
        ],
        "description": "How the rate is set.",
        "x-privacy-class": "Public"
      },
      "rate": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Percentage"
          }
        ],
        "description": "Interest for a year, in percent: 4.75%.",
        "x-privacy-class": "Financial"
      },
      "effectiveFrom": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The first day of the rate.",
        "x-privacy-class": "Financial"
      },
      "effectiveUntil": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day of the rate.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "MortgageIllustration": {
    "type": "object",
    "description": "What a lender offers, on the standard form (ESIS).",
    "required": [
      "id",
      "type",
      "providedBy"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:MortgageIllustration"
        ]
      },
      "providedBy": {
        "type": "string",
        "format": "uri",
        "description": "The lender. Leads to ark:Organisation.",
        "x-privacy-class": "Linkable"
      },
      "relatedTo": {
        "type": "array",
        "items": {
          "type": "string",
          "format": "uri"
        },
        "uniqueItems": true,
        "description": "Who applies for the loan. Leads to ark:Person.",
        "x-privacy-class": "Linkable"
      },
      "reference": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The number of the illustration.",
        "x-privacy-class": "Linkable"
      },
      "issuedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day of issue.",
        "x-privacy-class": "Financial"
      },
      "validUntil": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The last day of the offer.",
        "x-privacy-class": "Financial"
      },
      "loanAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "How much is lent.",
        "x-privacy-class": "Financial"
      },
      "propertyValue": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "What the property is taken to be worth.",
        "x-privacy-class": "Financial"
      },
      "termMonths": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Count"
          }
        ],
        "description": "How long it runs, or still runs. Unit: MO (QUDT).",
        "x-privacy-class": "Financial"
      },
      "aprc": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Percentage"
          }
        ],
        "description": "The annual percentage rate of charge, a year. Unit: PERCENT (QUDT).",
        "x-privacy-class": "Financial"
      },
      "totalPayable": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "All that is paid over the whole term.",
        "x-privacy-class": "Financial"
      },
      "earlyRepaymentCharge": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "What paying back early costs at most.",
        "x-privacy-class": "Financial"
      }
    }
  },
  "TenancyDeposit": {
    "type": "object",
    "description": "A deposit held in a protection scheme.",
    "required": [
      "id",
      "type",
      "relatedTo",
      "identifier",
      "totalAmount",
      "protectedOn"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:TenancyDeposit"
        ]
      },
      "relatedTo": {
        "type": "string",
        "format": "uri",
        "description": "The tenancy or property it is for. Leads to ark:Node.",
        "x-privacy-class": "Linkable"
      },
      "identifier": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Text"
          }
        ],
        "description": "The code of the certificate.",
        "x-privacy-class": "Linkable"
      },
      "totalAmount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CurrencyValue"
          }
        ],
        "description": "The amount that is protected.",
        "x-privacy-class": "Financial"
      },
      "collectedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day the deposit was received.",
        "x-privacy-class": "Financial"
      },
      "protectedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day the deposit was protected.",
        "x-privacy-class": "Financial"
      },
      "returnedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day the deposit was paid back.",
        "x-privacy-class": "Financial"
      }
    },
    "additionalProperties": false
  },
  "Tenancy": {
    "type": "object",
    "description": "That a property is let.",
    "required": [
      "id",
      "type",
      "appliesTo",
      "providedBy"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uri",
        "description": "The node itself."
      },
      "type": {
        "type": "string",
        "enum": [
          "ark:Tenancy"
        ]
      },
      "appliesTo": {
        "type": "string",
        "format": "uri",
        "description": "What is let. Leads to ark:Place.",
        "x-privacy-class": "Linkable"
      },
      "providedBy": {
        "type": "string",
        "format": "uri",
        "description": "The landlord. Leads to ark:Party.",
        "x-privacy-class": "Linkable"
      },
      "startedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it began.",
        "x-privacy-class": "Linkable"
      },
      "endedOn": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CalendarDate"
          }
        ],
        "description": "The day it ended.",
        "x-privacy-class": "Linkable"
      }
    }
  },
  "ForeignCurrencyValue": {
    "type": "object",
    "description": "An amount in the currency that was spent, as printed.",
    "required": [
      "type",
      "amount",
      "currency"
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "ark:CurrencyValue"
        ]
      },
      "amount": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DecimalAmount"
          }
        ],
        "description": "The digits, as printed.",
        "x-privacy-class": "Financial"
      },
      "currency": {
        "allOf": [
          {
            "$ref": "#/components/schemas/ForeignCurrencyCode"
          }
        ],
        "description": "The currency of the amount or of the account.",
        "x-privacy-class": "Public"
      }
    },
    "additionalProperties": false
  },
  "PatternSpecifier": {
    "type": "object",
    "description": "On which day of the interval a member of the series falls.",
    "properties": {
      "dayOfMonth": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DayOfMonth"
          }
        ],
        "description": "1 to 31; 31 is the last day of any month.",
        "x-privacy-class": "Public"
      },
      "dayOfWeek": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DayOfWeek"
          }
        ],
        "description": "0 to 6, from Sunday.",
        "x-privacy-class": "Public"
      },
      "weekOfMonth": {
        "allOf": [
          {
            "$ref": "#/components/schemas/WeekOfMonth"
          }
        ],
        "description": "Up to 4, counted from the start of the month; -1 is the last week.",
        "x-privacy-class": "Public"
      },
      "flexibility": {
        "allOf": [
          {
            "$ref": "#/components/schemas/DayFlexibility"
          }
        ],
        "description": "What happens on other than working days.",
        "x-privacy-class": "Public"
      }
    },
    "additionalProperties": false
  },
  "Node": {
    "description": "A node of the graph; `type` says which.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/BankAccount"
      },
      {
        "$ref": "#/components/schemas/BankAccountIdentifier"
      },
      {
        "$ref": "#/components/schemas/AccountHolder"
      },
      {
        "$ref": "#/components/schemas/Statement"
      },
      {
        "$ref": "#/components/schemas/Balance"
      },
      {
        "$ref": "#/components/schemas/Transaction"
      },
      {
        "$ref": "#/components/schemas/Transfer"
      },
      {
        "$ref": "#/components/schemas/TransactionPattern"
      },
      {
        "$ref": "#/components/schemas/UtilityTariff"
      },
      {
        "$ref": "#/components/schemas/UtilityProvider"
      },
      {
        "$ref": "#/components/schemas/UtilityAccount"
      },
      {
        "$ref": "#/components/schemas/Bill"
      },
      {
        "$ref": "#/components/schemas/Charge"
      },
      {
        "$ref": "#/components/schemas/MeterReading"
      },
      {
        "$ref": "#/components/schemas/CouncilTaxCharge"
      },
      {
        "$ref": "#/components/schemas/Instalment"
      },
      {
        "$ref": "#/components/schemas/Employment"
      },
      {
        "$ref": "#/components/schemas/PayPeriod"
      },
      {
        "$ref": "#/components/schemas/PayItem"
      },
      {
        "$ref": "#/components/schemas/PayDeduction"
      },
      {
        "$ref": "#/components/schemas/TaxBasis"
      },
      {
        "$ref": "#/components/schemas/TaxCumulation"
      },
      {
        "$ref": "#/components/schemas/Passport"
      },
      {
        "$ref": "#/components/schemas/Licence"
      },
      {
        "$ref": "#/components/schemas/DrivingEntitlement"
      },
      {
        "$ref": "#/components/schemas/InsurancePolicy"
      },
      {
        "$ref": "#/components/schemas/Policyholder"
      },
      {
        "$ref": "#/components/schemas/InsuranceCoverage"
      },
      {
        "$ref": "#/components/schemas/Vehicle"
      },
      {
        "$ref": "#/components/schemas/VehicleValuation"
      },
      {
        "$ref": "#/components/schemas/VehicleSecuritySummary"
      },
      {
        "$ref": "#/components/schemas/Organisation"
      },
      {
        "$ref": "#/components/schemas/Person"
      },
      {
        "$ref": "#/components/schemas/Address"
      },
      {
        "$ref": "#/components/schemas/Residency"
      },
      {
        "$ref": "#/components/schemas/UserProfile"
      },
      {
        "$ref": "#/components/schemas/Verification"
      },
      {
        "$ref": "#/components/schemas/Property"
      },
      {
        "$ref": "#/components/schemas/MortgageAccount"
      },
      {
        "$ref": "#/components/schemas/MortgagePaymentPlan"
      },
      {
        "$ref": "#/components/schemas/InterestRate"
      },
      {
        "$ref": "#/components/schemas/MortgageIllustration"
      },
      {
        "$ref": "#/components/schemas/TenancyDeposit"
      },
      {
        "$ref": "#/components/schemas/Tenancy"
      }
    ],
    "discriminator": {
      "propertyName": "type",
      "mapping": {
        "ark:BankAccount": "#/components/schemas/BankAccount",
        "ark:BankAccountIdentifier": "#/components/schemas/BankAccountIdentifier",
        "ark:AccountHolder": "#/components/schemas/AccountHolder",
        "ark:Statement": "#/components/schemas/Statement",
        "ark:Balance": "#/components/schemas/Balance",
        "ark:Transaction": "#/components/schemas/Transaction",
        "ark:Transfer": "#/components/schemas/Transfer",
        "ark:TransactionPattern": "#/components/schemas/TransactionPattern",
        "ark:UtilityTariff": "#/components/schemas/UtilityTariff",
        "ark:UtilityProvider": "#/components/schemas/UtilityProvider",
        "ark:UtilityAccount": "#/components/schemas/UtilityAccount",
        "ark:Bill": "#/components/schemas/Bill",
        "ark:Charge": "#/components/schemas/Charge",
        "ark:MeterReading": "#/components/schemas/MeterReading",
        "ark:CouncilTaxCharge": "#/components/schemas/CouncilTaxCharge",
        "ark:Instalment": "#/components/schemas/Instalment",
        "ark:Employment": "#/components/schemas/Employment",
        "ark:PayPeriod": "#/components/schemas/PayPeriod",
        "ark:PayItem": "#/components/schemas/PayItem",
        "ark:PayDeduction": "#/components/schemas/PayDeduction",
        "ark:TaxBasis": "#/components/schemas/TaxBasis",
        "ark:TaxCumulation": "#/components/schemas/TaxCumulation",
        "ark:Passport": "#/components/schemas/Passport",
        "ark:Licence": "#/components/schemas/Licence",
        "ark:DrivingEntitlement": "#/components/schemas/DrivingEntitlement",
        "ark:InsurancePolicy": "#/components/schemas/InsurancePolicy",
        "ark:Policyholder": "#/components/schemas/Policyholder",
        "ark:InsuranceCoverage": "#/components/schemas/InsuranceCoverage",
        "ark:Vehicle": "#/components/schemas/Vehicle",
        "ark:VehicleValuation": "#/components/schemas/VehicleValuation",
        "ark:VehicleSecuritySummary": "#/components/schemas/VehicleSecuritySummary",
        "ark:Organisation": "#/components/schemas/Organisation",
        "ark:Person": "#/components/schemas/Person",
        "ark:Address": "#/components/schemas/Address",
        "ark:Residency": "#/components/schemas/Residency",
        "ark:UserProfile": "#/components/schemas/UserProfile",
        "ark:Verification": "#/components/schemas/Verification",
        "ark:Property": "#/components/schemas/Property",
        "ark:MortgageAccount": "#/components/schemas/MortgageAccount",
        "ark:MortgagePaymentPlan": "#/components/schemas/MortgagePaymentPlan",
        "ark:InterestRate": "#/components/schemas/InterestRate",
        "ark:MortgageIllustration": "#/components/schemas/MortgageIllustration",
        "ark:TenancyDeposit": "#/components/schemas/TenancyDeposit",
        "ark:Tenancy": "#/components/schemas/Tenancy"
      }
    }
  }
};
