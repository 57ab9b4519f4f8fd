// Generated from ontology/ and shapes/ by `npm run generate`: do not edit.
// The SHACL shapes, compiled for evaluation on JSON.
import type { NamedShape } from '../shape.ts';

/** By local name. */
export const SHAPES: Readonly<Record<string, NamedShape>> = {
  "BankAccount": {
    "targetClass": "ark:BankAccount",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedBy"
          }
        ],
        "class": "ark:Organisation",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountType"
          }
        ],
        "maxCount": 1,
        "node": [
          "AccountType"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "productName"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "currency"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyCode"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "creditLimit"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "overdraftLimit"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountType"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The kind of account is not known."
      },
      {
        "path": [
          {
            "kind": "inverse",
            "key": "relatedTo"
          }
        ],
        "severity": "Warning",
        "message": "No number or other name of the account was found.",
        "qualifiedValueShape": {
          "class": "ark:BankAccountIdentifier"
        },
        "qualifiedMinCount": 1
      }
    ]
  },
  "AccountType": {
    "message": "It is Current, Savings, CreditCard or Loan.",
    "in": [
      "\"Current\"^^string",
      "\"Savings\"^^string",
      "\"CreditCard\"^^string",
      "\"Loan\"^^string"
    ]
  },
  "Text": {
    "message": "Text is not empty.",
    "datatype": "string",
    "minLength": 1
  },
  "CurrencyCode": {
    "message": "A currency is three capital letters (ISO 4217).",
    "pattern": "^[A-Z]{3}$",
    "datatype": "string"
  },
  "CurrencyValue": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "type"
          }
        ],
        "maxCount": 1,
        "hasValue": "<https://w3id.org/arkive/ontology#CurrencyValue>"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Amount"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "currency"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyCode"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "direction"
          }
        ],
        "maxCount": 1,
        "node": [
          "Direction"
        ]
      }
    ],
    "closed": [
      "type",
      "amount",
      "currency",
      "direction"
    ]
  },
  "BankAccountIdentifier": {
    "targetClass": "ark:BankAccountIdentifier",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:BankAccount",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "identifierType"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "AccountIdentifierType"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "identifier"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      }
    ]
  },
  "AccountIdentifierType": {
    "message": "It is SORT_CODE_ACCOUNT_NUMBER, IBAN, BIC, CARD_NUMBER or LABEL.",
    "in": [
      "\"SORT_CODE_ACCOUNT_NUMBER\"^^string",
      "\"IBAN\"^^string",
      "\"BIC\"^^string",
      "\"CARD_NUMBER\"^^string",
      "\"LABEL\"^^string"
    ]
  },
  "AccountHolder": {
    "targetClass": "ark:AccountHolder",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:Account",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Party",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relationship"
          }
        ],
        "maxCount": 1,
        "node": [
          "HolderRank"
        ]
      }
    ]
  },
  "HolderRank": {
    "message": "It is Primary or Secondary.",
    "in": [
      "\"Primary\"^^string",
      "\"Secondary\"^^string"
    ]
  },
  "Statement": {
    "targetClass": "ark:Statement",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Account",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedBy"
          }
        ],
        "class": "ark:Organisation",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reference"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "minimumPayment"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "paymentDueOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The first day of the statement was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "message": "The statement ends before it starts.",
        "lessThanOrEquals": "endDate"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          },
          {
            "kind": "inverse",
            "key": "appliesTo"
          }
        ],
        "severity": "Warning",
        "message": "No holder of the account was found.",
        "qualifiedValueShape": {
          "class": "ark:AccountHolder"
        },
        "qualifiedMinCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          },
          {
            "kind": "inverse",
            "key": "onAccount"
          },
          {
            "kind": "forward",
            "key": "position"
          }
        ],
        "severity": "Info",
        "message": "No opening balance was found.",
        "hasValue": "\"Opening\"^^string"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          },
          {
            "kind": "inverse",
            "key": "onAccount"
          },
          {
            "kind": "forward",
            "key": "position"
          }
        ],
        "severity": "Warning",
        "message": "No closing balance was found.",
        "hasValue": "\"Closing\"^^string"
      }
    ]
  },
  "CalendarDate": {
    "message": "A date is a day of the calendar, written YYYY-MM-DD.",
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$",
    "datatype": "date"
  },
  "DatedStatement": {
    "targetClass": "ark:Statement",
    "severity": "Info",
    "message": "Neither the last day of the statement nor its date was found.",
    "or": [
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "endDate"
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "date"
              }
            ],
            "minCount": 1
          }
        ]
      }
    ]
  },
  "CardStatement": {
    "targetClass": "ark:Statement",
    "severity": "Warning",
    "message": "The minimum payment of the card was not found.",
    "or": [
      {
        "not": {
          "properties": [
            {
              "path": [
                {
                  "kind": "forward",
                  "key": "relatedTo"
                },
                {
                  "kind": "forward",
                  "key": "accountType"
                }
              ],
              "hasValue": "\"CreditCard\"^^string"
            }
          ]
        }
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "minimumPayment"
              }
            ],
            "minCount": 1
          }
        ]
      }
    ]
  },
  "DueCardStatement": {
    "targetClass": "ark:Statement",
    "severity": "Warning",
    "message": "The day by which the card must be paid was not found.",
    "or": [
      {
        "not": {
          "properties": [
            {
              "path": [
                {
                  "kind": "forward",
                  "key": "relatedTo"
                },
                {
                  "kind": "forward",
                  "key": "accountType"
                }
              ],
              "hasValue": "\"CreditCard\"^^string"
            }
          ]
        }
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "paymentDueOn"
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "minimumPayment"
              },
              {
                "kind": "forward",
                "key": "amount"
              }
            ],
            "hasValue": "\"0.00\"^^string"
          }
        ]
      }
    ]
  },
  "LimitedCardStatement": {
    "targetClass": "ark:Statement",
    "severity": "Warning",
    "message": "The limit of the card was not found.",
    "or": [
      {
        "not": {
          "properties": [
            {
              "path": [
                {
                  "kind": "forward",
                  "key": "relatedTo"
                },
                {
                  "kind": "forward",
                  "key": "accountType"
                }
              ],
              "hasValue": "\"CreditCard\"^^string"
            }
          ]
        }
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "relatedTo"
              },
              {
                "kind": "forward",
                "key": "creditLimit"
              }
            ],
            "minCount": 1
          }
        ]
      }
    ]
  },
  "Balance": {
    "targetClass": "ark:Balance",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "onAccount"
          }
        ],
        "class": "ark:Account",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalAmount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "DirectedCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "position"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "BalancePosition"
        ]
      }
    ]
  },
  "DirectedCurrencyValue": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "type"
          }
        ],
        "maxCount": 1,
        "hasValue": "<https://w3id.org/arkive/ontology#CurrencyValue>"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Amount"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "currency"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyCode"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "direction"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Direction"
        ]
      }
    ],
    "closed": [
      "type",
      "amount",
      "currency",
      "direction"
    ]
  },
  "BalancePosition": {
    "message": "It is Opening or Closing.",
    "in": [
      "\"Opening\"^^string",
      "\"Closing\"^^string"
    ]
  },
  "Transaction": {
    "targetClass": "ark:Transaction",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "sequence"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Account",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "fullDescriptor"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "methodCategory"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "MethodCategory"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "DirectedCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "description"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "notes"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "method"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reference"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "conversion"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyConversion"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "balance"
          }
        ],
        "maxCount": 1,
        "node": [
          "DirectedCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "balanceType"
          }
        ],
        "maxCount": 1,
        "node": [
          "BalanceType"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "balanceAt"
          }
        ],
        "maxCount": 1,
        "node": [
          "BalanceMoment"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "counterparty"
          }
        ],
        "maxCount": 1,
        "node": [
          "Counterparty"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "categories"
          }
        ],
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "categories"
          },
          {
            "kind": "members"
          }
        ],
        "node": [
          "TransactionCategory"
        ]
      },
      {
        "nodeKind": "IRI",
        "path": [
          {
            "kind": "forward",
            "key": "merchant"
          }
        ],
        "maxCount": 1
      },
      {
        "nodeKind": "IRI",
        "path": [
          {
            "kind": "forward",
            "key": "processor"
          }
        ],
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "categories"
          },
          {
            "kind": "member",
            "index": 0
          }
        ],
        "node": [
          "PrimaryCategory"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "categories"
          },
          {
            "kind": "member",
            "index": 1
          }
        ],
        "node": [
          "SubsidiaryCategory"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "categories"
          },
          {
            "kind": "rest",
            "index": 2
          }
        ],
        "message": "There are at most two categories.",
        "in": [
          "<http://www.w3.org/1999/02/22-rdf-syntax-ns#nil>"
        ]
      }
    ],
    "closed": [
      "type",
      "sequence",
      "date",
      "relatedTo",
      "fullDescriptor",
      "methodCategory",
      "amount",
      "description",
      "notes",
      "method",
      "reference",
      "conversion",
      "balance",
      "balanceType",
      "balanceAt",
      "counterparty",
      "categories",
      "merchant",
      "processor"
    ]
  },
  "MethodCategory": {
    "message": "It is one of the method categories, UNKNOWN among them.",
    "in": [
      "\"PAYMENT\"^^string",
      "\"PAYMENT:ONLINE\"^^string",
      "\"PAYMENT:DIRECT_DEBIT\"^^string",
      "\"PAYMENT:STANDING_ORDER\"^^string",
      "\"PAYMENT:CARD\"^^string",
      "\"PAYMENT:CARD:CONTACTLESS\"^^string",
      "\"TRANSFER\"^^string",
      "\"TRANSFER:OUT\"^^string",
      "\"TRANSFER:FASTER\"^^string",
      "\"TRANSFER:SAVINGS:OUT\"^^string",
      "\"TRANSFER:SAVINGS:IN\"^^string",
      "\"TRANSFER:P2P\"^^string",
      "\"TRANSFER:CHAPS\"^^string",
      "\"CREDIT\"^^string",
      "\"UNKNOWN\"^^string"
    ]
  },
  "CurrencyConversion": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "type"
          }
        ],
        "maxCount": 1,
        "hasValue": "<https://w3id.org/arkive/ontology#CurrencyConversion>"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "maxCount": 1,
        "node": [
          "ForeignCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "rate"
          }
        ],
        "maxCount": 1,
        "node": [
          "ExchangeRate"
        ]
      }
    ],
    "closed": [
      "type",
      "amount",
      "rate"
    ]
  },
  "BalanceType": {
    "message": "It is Booked or Interim.",
    "in": [
      "\"Booked\"^^string",
      "\"Interim\"^^string"
    ]
  },
  "BalanceMoment": {
    "message": "It is Opening, Closing or Interim.",
    "in": [
      "\"Opening\"^^string",
      "\"Closing\"^^string",
      "\"Interim\"^^string"
    ]
  },
  "Counterparty": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "sortCode"
          }
        ],
        "maxCount": 1,
        "node": [
          "SortCode"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "AccountNumber"
        ]
      }
    ],
    "closed": [
      "type",
      "name",
      "sortCode",
      "accountNumber"
    ]
  },
  "TransactionCategory": {
    "message": "It is one of the primary or subsidiary categories.",
    "or": [
      {
        "node": [
          "PrimaryCategory"
        ]
      },
      {
        "node": [
          "SubsidiaryCategory"
        ]
      }
    ]
  },
  "PrimaryCategory": {
    "message": "The first category is one of the 23 primary categories.",
    "in": [
      "\"travel\"^^string",
      "\"banking\"^^string",
      "\"dependent_costs\"^^string",
      "\"entertainment\"^^string",
      "\"shopping\"^^string",
      "\"food_and_drink\"^^string",
      "\"income\"^^string",
      "\"transport\"^^string",
      "\"media_and_telecoms\"^^string",
      "\"expenses\"^^string",
      "\"insurance\"^^string",
      "\"borrowing_and_loans\"^^string",
      "\"charity\"^^string",
      "\"health_and_personal_care\"^^string",
      "\"home\"^^string",
      "\"taxes\"^^string",
      "\"pensions_savings_and_investments\"^^string",
      "\"education\"^^string",
      "\"gambling_and_lotteries\"^^string",
      "\"mortgage_and_rent\"^^string",
      "\"transfers\"^^string",
      "\"utilities\"^^string",
      "\"general\"^^string"
    ]
  },
  "SubsidiaryCategory": {
    "message": "The second category is one of the subsidiary categories.",
    "in": [
      "\"holiday_and_travel_expenses\"^^string",
      "\"flights_and_airport_expenses\"^^string",
      "\"other_travel\"^^string",
      "\"bank_fees_and_currency_exchange\"^^string",
      "\"other_banking\"^^string",
      "\"cash_withdrawals\"^^string",
      "\"interest\"^^string",
      "\"refunds_and_reversals\"^^string",
      "\"overdraft_fees\"^^string",
      "\"unpaid_transactions\"^^string",
      "\"other_dependent_costs\"^^string",
      "\"child_support\"^^string",
      "\"childcare\"^^string",
      "\"childrens_expenses\"^^string",
      "\"childrens_school_fees\"^^string",
      "\"leisure_and_amusement_activities\"^^string",
      "\"books_and_reading\"^^string",
      "\"cinema\"^^string",
      "\"theatre_concerts_and_tickets\"^^string",
      "\"other_events\"^^string",
      "\"gaming\"^^string",
      "\"sport_events\"^^string",
      "\"other_entertainment\"^^string",
      "\"hobbies\"^^string",
      "\"flowers_and_gifts\"^^string",
      "\"clothing_and_accessories\"^^string",
      "\"department_stores\"^^string",
      "\"electronics_appliances_and_technology\"^^string",
      "\"general_online_shopping\"^^string",
      "\"other_shopping\"^^string",
      "\"smoking_and_vaping\"^^string",
      "\"bars_and_pubs\"^^string",
      "\"coffee\"^^string",
      "\"groceries\"^^string",
      "\"eating_out_and_takeaways\"^^string",
      "\"speciality_food_and_drink\"^^string",
      "\"other_eating_out\"^^string",
      "\"other_food_and_drink\"^^string",
      "\"benefits\"^^string",
      "\"deposits\"^^string",
      "\"other_income\"^^string",
      "\"child_support_income\"^^string",
      "\"crypto_platform_incoming\"^^string",
      "\"rental_income\"^^string",
      "\"investment_income\"^^string",
      "\"employment_income\"^^string",
      "\"pension_income\"^^string",
      "\"public_transport\"^^string",
      "\"petrol_and_vehicle_charging\"^^string",
      "\"parking_and_tolls\"^^string",
      "\"service_stations\"^^string",
      "\"taxi\"^^string",
      "\"vehicle\"^^string",
      "\"vehicle_rental\"^^string",
      "\"other_transport\"^^string",
      "\"broadband\"^^string",
      "\"digital_media_and_software\"^^string",
      "\"mobile\"^^string",
      "\"tv_streaming_services\"^^string",
      "\"tv_licence\"^^string",
      "\"tv_broadband_and_mobile\"^^string",
      "\"other_media_and_telecoms\"^^string",
      "\"business_expenses\"^^string",
      "\"financial_and_legal_expenses\"^^string",
      "\"other_memberships_and_services\"^^string",
      "\"postage_and_office_supplies\"^^string",
      "\"other_expenses\"^^string",
      "\"business_insurance\"^^string",
      "\"home_insurance\"^^string",
      "\"other_insurance\"^^string",
      "\"health_and_life_insurance\"^^string",
      "\"pet_insurance\"^^string",
      "\"travel_insurance\"^^string",
      "\"vehicle_insurance\"^^string",
      "\"buy_now_pay_later\"^^string",
      "\"credit_cards\"^^string",
      "\"debt_management\"^^string",
      "\"loan_incoming\"^^string",
      "\"loan_repayment\"^^string",
      "\"student_loan\"^^string",
      "\"vehicle_loan\"^^string",
      "\"other_borrowing_and_loans\"^^string",
      "\"charity\"^^string",
      "\"other_charity\"^^string",
      "\"healthcare\"^^string",
      "\"beauty\"^^string",
      "\"sport_accessories_and_equipment\"^^string",
      "\"dental\"^^string",
      "\"gym_and_fitness\"^^string",
      "\"pharmacies_and_health_products\"^^string",
      "\"optical\"^^string",
      "\"other_health_and_personal_care\"^^string",
      "\"home_maintenance\"^^string",
      "\"furniture\"^^string",
      "\"gardening\"^^string",
      "\"laundry\"^^string",
      "\"other_home\"^^string",
      "\"household_goods\"^^string",
      "\"pets\"^^string",
      "\"council_tax\"^^string",
      "\"other_taxes\"^^string",
      "\"crypto_platform_outgoing\"^^string",
      "\"investments\"^^string",
      "\"pensions\"^^string",
      "\"savings\"^^string",
      "\"other_pensions_savings_and_investments\"^^string",
      "\"driving_lessons\"^^string",
      "\"other_education\"^^string",
      "\"university_and_tuition\"^^string",
      "\"gambling_and_betting\"^^string",
      "\"lotteries_and_sweepstakes\"^^string",
      "\"other_gambling_and_lotteries\"^^string",
      "\"housing_deposits\"^^string",
      "\"mortgage\"^^string",
      "\"rent\"^^string",
      "\"other_mortgage_and_rent\"^^string",
      "\"internal_transfers\"^^string",
      "\"shared_bills_and_expenses\"^^string",
      "\"transfers_in\"^^string",
      "\"transfers_out\"^^string",
      "\"other_transfers\"^^string",
      "\"utilities_energy\"^^string",
      "\"other_utilities\"^^string",
      "\"utilities_water_and_sewage\"^^string",
      "\"waste_and_recycling\"^^string",
      "\"other_general\"^^string"
    ]
  },
  "Transfer": {
    "targetClass": "ark:Transfer",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Account",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:Account",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "transactions"
          }
        ],
        "class": "ark:Transaction",
        "minCount": 2,
        "maxCount": 2
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      }
    ]
  },
  "TransactionPattern": {
    "targetClass": "ark:TransactionPattern",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Account",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "period"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "PatternPeriod"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "commonality"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "PatternCommonality"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "transactions"
          }
        ],
        "class": "ark:Transaction",
        "minCount": 2
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endDate"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "nextExpected"
          }
        ],
        "minCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "message": "The series ends before it starts.",
        "lessThanOrEquals": "endDate"
      }
    ],
    "closed": [
      "type",
      "relatedTo",
      "period",
      "commonality",
      "transactions",
      "startDate",
      "endDate",
      "nextExpected"
    ]
  },
  "PatternPeriod": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "interval"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "PatternInterval"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "frequency"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "PatternFrequency"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "specifier"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "PatternSpecifier"
        ]
      }
    ],
    "closed": [
      "type",
      "interval",
      "frequency",
      "specifier"
    ]
  },
  "PatternCommonality": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "reference"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "counterparty"
          }
        ],
        "maxCount": 1,
        "node": [
          "Counterparty"
        ]
      },
      {
        "nodeKind": "IRI",
        "path": [
          {
            "kind": "forward",
            "key": "merchant"
          }
        ],
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "description"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "category"
          }
        ],
        "maxCount": 1,
        "node": [
          "TransactionCategory"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "methodCategory"
          }
        ],
        "maxCount": 1,
        "node": [
          "MethodCategory"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "maxCount": 1,
        "node": [
          "DecimalAmount"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "currency"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyCode"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "direction"
          }
        ],
        "maxCount": 1,
        "node": [
          "Direction"
        ]
      }
    ],
    "closed": [
      "type",
      "reference",
      "counterparty",
      "merchant",
      "description",
      "category",
      "methodCategory",
      "amount",
      "currency",
      "direction"
    ]
  },
  "UtilityTariff": {
    "targetClass": "ark:UtilityTariff",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "utility"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Utility"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "providedBy"
          }
        ],
        "class": "ark:Node",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "fixExpiresOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "fixExitFee"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "standingCharge"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "unitRate"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The name of the tariff was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the name of the tariff does not look like one.",
        "not": {
          "pattern": "^(so it|it|is|and|the|your|you|has|no|which|that|of|to|line and) |[£;|]|[a-z]{3}\\. [a-z0-9]|(^|[^:]):($|[^:])|^[-,.&]|[,&-]$|0[0-9]{2,4} ?[0-9]{3,4} ?[0-9]{3,4}|\\b(we|could|cannot|would|please|this|these|was|were|have|had|because|when|if|did|does|not)\\b|\\b(ends?|finish|finishes|expires?|starts?|runs|until)( on| date)?$|^[^a-z]*$|^.{61}",
          "flags": "i"
        }
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the name of the tariff begins with no capital.",
        "not": {
          "pattern": "^[a-z]+( [a-z]+)*$"
        }
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "unitRate"
          }
        ],
        "message": "A price per unit has a figure.",
        "pattern": "\\d"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "standingCharge"
          }
        ],
        "message": "A standing charge has a figure.",
        "pattern": "\\d"
      }
    ],
    "closed": [
      "type",
      "utility",
      "providedBy",
      "name",
      "fixExpiresOn",
      "fixExitFee",
      "standingCharge",
      "unitRate"
    ]
  },
  "Utility": {
    "message": "It is Gas, Electricity, Internet, Telephone, Water, Sewerage or TV.",
    "in": [
      "\"Gas\"^^string",
      "\"Electricity\"^^string",
      "\"Internet\"^^string",
      "\"Telephone\"^^string",
      "\"Water\"^^string",
      "\"Sewerage\"^^string",
      "\"TV\"^^string"
    ]
  },
  "UtilityProvider": {
    "targetClass": "ark:UtilityProvider",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "utility"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Utility"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "providedBy"
          }
        ],
        "class": "ark:Party",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "providesTo"
          }
        ],
        "class": "ark:Place",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "hasAccount"
          }
        ],
        "class": "ark:UtilityAccount",
        "maxCount": 1
      }
    ],
    "closed": [
      "type",
      "utility",
      "providedBy",
      "providesTo",
      "hasAccount"
    ]
  },
  "UtilityAccount": {
    "targetClass": "ark:UtilityAccount",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountProvider"
          }
        ],
        "class": "ark:Party",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountClosedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountNumber"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The number of the account was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountNumber"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the number of the account does not look like one.",
        "not": {
          "node": [
            "OddNumber"
          ]
        }
      }
    ],
    "closed": [
      "type",
      "accountProvider",
      "accountNumber",
      "accountClosedOn"
    ]
  },
  "OddNumber": {
    "pattern": "^[^0-9]*$|^[0-9]{1,2}$| [0-9]{1,2} ?/ ?[0-9]{1,2}$|\\b(page|of|the|and|date|account|policy|number|mortgage)\\b|\\b[0-9]{1,2}(st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b|^[0-9]{1,2}[/.][0-9]{1,2}[/.][0-9]{2,4}$|[£%:;]|.{36}",
    "flags": "i"
  },
  "Bill": {
    "targetClass": "ark:Bill",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Billable",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedBy"
          }
        ],
        "class": "ark:Organisation",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reference"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "previousBalance"
          }
        ],
        "maxCount": 1,
        "node": [
          "DirectedCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalCharges"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "tax"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amountDue"
          }
        ],
        "maxCount": 1,
        "node": [
          "DirectedCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "dueOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedOn"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The date of the bill was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amountDue"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The amount to pay was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The period of the bill was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "message": "The period of the bill ends before it starts.",
        "lessThanOrEquals": "endDate"
      }
    ]
  },
  "Charge": {
    "targetClass": "ark:Charge",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Node",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "periodStart"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "periodEnd"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalAmount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "What is charged for was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "periodStart"
          }
        ],
        "message": "The charge ends before it starts.",
        "lessThanOrEquals": "periodEnd"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the name of a charge does not look like one.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ]
  },
  "BrokenOff": {
    "pattern": "^[,;:.)&-]|(^| )(and|or|of|the|with|for|by|to|from|per|including|&)$|[,(/&:?-]$|^[^a-z]*$|^(mr|mrs|miss|ms|mx|dr)\\.? [a-z]",
    "flags": "i"
  },
  "DatedCharge": {
    "targetClass": "ark:Charge",
    "message": "A charge needs a date, or the first or last day that is charged for.",
    "or": [
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "date"
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "periodStart"
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "periodEnd"
              }
            ],
            "minCount": 1
          }
        ]
      }
    ]
  },
  "MeterReading": {
    "targetClass": "ark:MeterReading",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Bill",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "utility"
          }
        ],
        "maxCount": 1,
        "node": [
          "Utility"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "meterPoint"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "meterSerialNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reading"
          }
        ],
        "maxCount": 1,
        "node": [
          "Figure"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "readingType"
          }
        ],
        "maxCount": 1,
        "node": [
          "ReadingType"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reading"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The figure on the meter was not found."
      }
    ]
  },
  "Figure": {
    "message": "A number is written in digits, without quotes.",
    "datatype": "double"
  },
  "ReadingType": {
    "message": "It is Actual, Estimated or Customer.",
    "in": [
      "\"Actual\"^^string",
      "\"Estimated\"^^string",
      "\"Customer\"^^string"
    ]
  },
  "CouncilTaxCharge": {
    "targetClass": "ark:CouncilTaxCharge",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Bill",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:Property",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "band"
          }
        ],
        "maxCount": 1,
        "node": [
          "CouncilTaxBand"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "taxYear"
          }
        ],
        "maxCount": 1,
        "node": [
          "TaxYear"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "grossAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "netAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "band"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The valuation band was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "taxYear"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The year that is charged for was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "netAmount"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The charge after discounts was not found."
      }
    ]
  },
  "CouncilTaxBand": {
    "message": "It is a letter from A to I.",
    "in": [
      "\"A\"^^string",
      "\"B\"^^string",
      "\"C\"^^string",
      "\"D\"^^string",
      "\"E\"^^string",
      "\"F\"^^string",
      "\"G\"^^string",
      "\"H\"^^string",
      "\"I\"^^string"
    ]
  },
  "TaxYear": {
    "message": "A tax year names both years it touches: 2025/26.",
    "pattern": "^\\d{4}/\\d{2}$",
    "datatype": "string"
  },
  "Instalment": {
    "targetClass": "ark:Instalment",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Bill",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalAmount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      }
    ]
  },
  "Employment": {
    "targetClass": "ark:Employment",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "employee"
          }
        ],
        "class": "ark:Person",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "employer"
          }
        ],
        "class": "ark:Party",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "jobTitle"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "department"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reference"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "payFrequency"
          }
        ],
        "maxCount": 1,
        "node": [
          "PayFrequency"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "employee"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "Who is employed was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "employer"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The employer was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "message": "The employment ends before it starts.",
        "lessThanOrEquals": "endedOn"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "jobTitle"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the title of the job does not look like one.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ]
  },
  "PayFrequency": {
    "message": "It is Weekly, Fortnightly, Four-weekly, Monthly, Quarterly, Semi-annual or Annual.",
    "in": [
      "\"Weekly\"^^string",
      "\"Fortnightly\"^^string",
      "\"Four-weekly\"^^string",
      "\"Monthly\"^^string",
      "\"Quarterly\"^^string",
      "\"Semi-annual\"^^string",
      "\"Annual\"^^string"
    ]
  },
  "PayPeriod": {
    "targetClass": "ark:PayPeriod",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Employment",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "paymentDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "period"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "grossPay"
          }
        ],
        "maxCount": 1,
        "node": [
          "DebitableCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "taxablePay"
          }
        ],
        "maxCount": 1,
        "node": [
          "DebitableCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "pensionablePay"
          }
        ],
        "maxCount": 1,
        "node": [
          "DebitableCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "nonTaxablePay"
          }
        ],
        "maxCount": 1,
        "node": [
          "DebitableCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalDeductions"
          }
        ],
        "maxCount": 1,
        "node": [
          "DebitableCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "netPay"
          }
        ],
        "maxCount": 1,
        "node": [
          "DebitableCurrencyValue"
        ]
      },
      {
        "nodeKind": "IRI",
        "path": [
          {
            "kind": "forward",
            "key": "transactions"
          }
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "paymentDate"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The day of payment was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "grossPay"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "Gross pay was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "netPay"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "Net pay was not found."
      },
      {
        "path": [
          {
            "kind": "inverse",
            "key": "relatedTo"
          }
        ],
        "severity": "Warning",
        "message": "No payment of the period was found.",
        "qualifiedValueShape": {
          "class": "ark:PayItem"
        },
        "qualifiedMinCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "message": "The pay period ends before it starts.",
        "lessThanOrEquals": "endDate"
      }
    ]
  },
  "DebitableCurrencyValue": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "type"
          }
        ],
        "maxCount": 1,
        "hasValue": "<https://w3id.org/arkive/ontology#CurrencyValue>"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Amount"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "currency"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyCode"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "direction"
          }
        ],
        "maxCount": 1,
        "node": [
          "DebitDirection"
        ]
      }
    ],
    "closed": [
      "type",
      "amount",
      "currency",
      "direction"
    ]
  },
  "PayItem": {
    "targetClass": "ark:PayItem",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:PayPeriod",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "description"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "workAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "Figure"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "rateAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "Figure"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalAmount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "description"
          }
        ],
        "severity": "Warning",
        "message": "What a payment is called may be cut.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ]
  },
  "PayDeduction": {
    "targetClass": "ark:PayDeduction",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:PayPeriod",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "description"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalAmount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "description"
          }
        ],
        "severity": "Warning",
        "message": "What a deduction is called may be cut.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ]
  },
  "TaxBasis": {
    "targetClass": "ark:TaxBasis",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Person",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:Employment",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "scheme"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "TaxScheme"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "parameters"
          }
        ],
        "maxCount": 1,
        "node": [
          "TaxParameters"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "effectiveAt"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "parameters"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "Neither tax code nor category letter was found."
      }
    ]
  },
  "TaxScheme": {
    "message": "It is GB_PAY_AS_YOU_EARN or GB_NATIONAL_INSURANCE.",
    "in": [
      "\"GB_PAY_AS_YOU_EARN\"^^string",
      "\"GB_NATIONAL_INSURANCE\"^^string"
    ]
  },
  "TaxParameters": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "taxCode"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "niLetter"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      }
    ]
  },
  "TaxCumulation": {
    "targetClass": "ark:TaxCumulation",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:TaxBasis",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "effectiveAt"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "grossPay"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "grossPayOfWhichTaxPayable"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "grossPayOfWhichNatInsPayable"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "grossPayOfWhichPensionable"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "taxPaid"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "niPaid"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "pensionPaid"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "studentLoanPaid"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      }
    ]
  },
  "Answer": {
    "pattern": "^(yes|no|not included|included|not taken|n/a)($|[ ,–-])",
    "flags": "i"
  },
  "Flag": {
    "message": "A flag is true or false.",
    "datatype": "boolean"
  },
  "Count": {
    "message": "A count is a whole number, zero or more.",
    "datatype": "integer",
    "minInclusive": 0
  },
  "BooleanOrText": {
    "message": "It is true, false, or text that is not empty.",
    "or": [
      {
        "node": [
          "Flag"
        ]
      },
      {
        "node": [
          "Text"
        ]
      }
    ]
  },
  "Amount": {
    "message": "An amount is digits with two decimals or none, never negative.",
    "pattern": "^\\d+(\\.\\d{2})?$",
    "datatype": "string"
  },
  "DecimalAmount": {
    "message": "An amount is digits with or without decimals, never negative.",
    "pattern": "^\\d+(\\.\\d+)?$",
    "datatype": "string"
  },
  "ExchangeRate": {
    "message": "A rate of exchange is digits with at most ten decimals.",
    "pattern": "^\\d+(\\.\\d{1,10})?$",
    "datatype": "string"
  },
  "Percentage": {
    "message": "A percentage is one or two digits, decimals or none, and a percent sign.",
    "pattern": "^\\d{1,2}(\\.\\d{1,10})?%$",
    "datatype": "string"
  },
  "ForeignCurrencyCode": {
    "message": "A currency is three capital letters (ISO 4217), or ??? when it is not printed.",
    "pattern": "^([A-Z]{3}|\\?\\?\\?)$",
    "datatype": "string"
  },
  "SortCode": {
    "message": "A sort code is six digits in pairs: 12-34-56.",
    "pattern": "^\\d\\d-\\d\\d-\\d\\d$",
    "datatype": "string"
  },
  "AccountNumber": {
    "message": "An account number is seven or eight digits.",
    "pattern": "^\\d{7,8}$",
    "datatype": "string"
  },
  "Year": {
    "message": "A year is four digits.",
    "pattern": "^\\d{4}$",
    "datatype": "string"
  },
  "CountryCode": {
    "message": "A state is three capital letters (ISO 3166-1 alpha-3).",
    "pattern": "^[A-Z]{3}$",
    "datatype": "string"
  },
  "VehicleIdentificationNumber": {
    "message": "A vehicle identification number is seventeen letters and digits, without I, O and Q.",
    "pattern": "^[A-HJ-NPR-Z0-9]{17}$",
    "datatype": "string"
  },
  "PatternFrequency": {
    "message": "A frequency is a whole number, one or more.",
    "datatype": "integer",
    "minInclusive": 1
  },
  "DayOfMonth": {
    "message": "A day of the month is 1 to 31.",
    "datatype": "integer",
    "minInclusive": 1,
    "maxInclusive": 31
  },
  "DayOfWeek": {
    "message": "A day of the week is 0 (Sunday) to 6.",
    "datatype": "integer",
    "minInclusive": 0,
    "maxInclusive": 6
  },
  "WeekOfMonth": {
    "message": "A week of the month is -1 (the last) to 4.",
    "datatype": "integer",
    "minInclusive": -1,
    "maxInclusive": 4
  },
  "Direction": {
    "message": "It is Credit or Debit.",
    "in": [
      "\"Credit\"^^string",
      "\"Debit\"^^string"
    ]
  },
  "DebitDirection": {
    "message": "It says Debit when the amount is negative, and nothing otherwise.",
    "in": [
      "\"Debit\"^^string"
    ]
  },
  "PatternInterval": {
    "message": "It is MONTH, WEEK, QUARTER, SEMI_ANNUAL or ANNUAL.",
    "in": [
      "\"MONTH\"^^string",
      "\"WEEK\"^^string",
      "\"QUARTER\"^^string",
      "\"SEMI_ANNUAL\"^^string",
      "\"ANNUAL\"^^string"
    ]
  },
  "DayFlexibility": {
    "message": "It is EXACT, WORKING_DAY_BEFORE, WORKING_DAY_AFTER or NEAREST_WORKING_DAY.",
    "in": [
      "\"EXACT\"^^string",
      "\"WORKING_DAY_BEFORE\"^^string",
      "\"WORKING_DAY_AFTER\"^^string",
      "\"NEAREST_WORKING_DAY\"^^string"
    ]
  },
  "Sex": {
    "message": "It is F, M or X.",
    "in": [
      "\"F\"^^string",
      "\"M\"^^string",
      "\"X\"^^string"
    ]
  },
  "RepaymentMethod": {
    "message": "It is Repayment, Interest only or Part and part.",
    "in": [
      "\"Repayment\"^^string",
      "\"Interest only\"^^string",
      "\"Part and part\"^^string"
    ]
  },
  "RateDetermination": {
    "message": "It is Fixed, Standard Variable, Variable Tracker or Discount.",
    "in": [
      "\"Fixed\"^^string",
      "\"Standard Variable\"^^string",
      "\"Variable Tracker\"^^string",
      "\"Discount\"^^string"
    ]
  },
  "PolicyType": {
    "message": "It is Motor, Home, Buildings, Contents, Life, Travel, Pet or Other.",
    "in": [
      "\"Motor\"^^string",
      "\"Home\"^^string",
      "\"Buildings\"^^string",
      "\"Contents\"^^string",
      "\"Life\"^^string",
      "\"Travel\"^^string",
      "\"Pet\"^^string",
      "\"Other\"^^string"
    ]
  },
  "PolicyStatus": {
    "message": "It is Proposal or Schedule.",
    "in": [
      "\"Proposal\"^^string",
      "\"Schedule\"^^string"
    ]
  },
  "FuelType": {
    "message": "It is Petrol, Diesel, Electric, Hybrid or LPG.",
    "in": [
      "\"Petrol\"^^string",
      "\"Diesel\"^^string",
      "\"Electric\"^^string",
      "\"Hybrid\"^^string",
      "\"LPG\"^^string"
    ]
  },
  "Transmission": {
    "message": "It is Manual or Automatic.",
    "in": [
      "\"Manual\"^^string",
      "\"Automatic\"^^string"
    ]
  },
  "DriveSide": {
    "message": "It is Left or Right.",
    "in": [
      "\"Left\"^^string",
      "\"Right\"^^string"
    ]
  },
  "OvernightLocation": {
    "message": "It is Garage, Driveway, Street, Compound, Car park or Property.",
    "in": [
      "\"Garage\"^^string",
      "\"Driveway\"^^string",
      "\"Street\"^^string",
      "\"Compound\"^^string",
      "\"Car park\"^^string",
      "\"Property\"^^string"
    ]
  },
  "LicenceType": {
    "message": "It is Driving.",
    "in": [
      "\"Driving\"^^string"
    ]
  },
  "Passport": {
    "targetClass": "ark:Passport",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Person",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "documentNumber"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuingState"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CountryCode"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "nationality"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedAt"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "expiresAt"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuingAuthority"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "machineReadableZone"
          }
        ],
        "maxCount": 1,
        "node": [
          "MachineReadableZone"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "expiresAt"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The last day of validity was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedAt"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The day of issue was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "machineReadableZone"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The machine-readable zone was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          },
          {
            "kind": "forward",
            "key": "placeOfBirth"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The place of birth was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "machineReadableZone"
          },
          {
            "kind": "forward",
            "key": "valid"
          }
        ],
        "severity": "Warning",
        "message": "A check digit of the machine-readable zone does not agree.",
        "in": [
          "\"true\"^^boolean"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedAt"
          }
        ],
        "message": "The passport ends before it was issued.",
        "lessThanOrEquals": "expiresAt"
      }
    ]
  },
  "MachineReadableZone": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "lines"
          }
        ],
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "lines"
          },
          {
            "kind": "members"
          }
        ],
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "valid"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      }
    ]
  },
  "Licence": {
    "targetClass": "ark:Licence",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Person",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "licenceNumber"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "licenceType"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "LicenceType"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuingAuthority"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedAt"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "expiresAt"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issueNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "expiresAt"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The last day of validity was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          },
          {
            "kind": "inverse",
            "key": "relatedTo"
          }
        ],
        "severity": "Warning",
        "message": "The address of the holder was not found.",
        "qualifiedValueShape": {
          "class": "ark:Residency"
        },
        "qualifiedMinCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedAt"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The day of issue was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedAt"
          }
        ],
        "message": "The licence ends before it was issued.",
        "lessThanOrEquals": "expiresAt"
      }
    ]
  },
  "DrivingEntitlement": {
    "targetClass": "ark:DrivingEntitlement",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "providedBy"
          }
        ],
        "class": "ark:Licence",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "vehicleClassCodes"
          }
        ],
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "isProvisional"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "vehicleClassCodes"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "No category of vehicle was found."
      }
    ]
  },
  "InsurancePolicy": {
    "targetClass": "ark:InsurancePolicy",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedBy"
          }
        ],
        "class": "ark:Organisation",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "arrangedBy"
          }
        ],
        "class": "ark:Organisation",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "policyNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "policyType"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "PolicyType"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "status"
          }
        ],
        "maxCount": 1,
        "node": [
          "PolicyStatus"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "premium"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "tax"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "excess"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "insures"
          }
        ],
        "class": "ark:Insurable"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The first day of the policy was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endDate"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The last day of the policy was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "premium"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The price of the policy was not found."
      },
      {
        "path": [
          {
            "kind": "inverse",
            "key": "appliesTo"
          }
        ],
        "severity": "Warning",
        "message": "No holder of the policy was found.",
        "qualifiedValueShape": {
          "class": "ark:Policyholder"
        },
        "qualifiedMinCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startDate"
          }
        ],
        "message": "The policy ends before it starts.",
        "lessThanOrEquals": "endDate"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "policyNumber"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the number of the policy does not look like one.",
        "not": {
          "node": [
            "OddNumber"
          ]
        }
      }
    ]
  },
  "NumberedPolicy": {
    "targetClass": "ark:InsurancePolicy",
    "severity": "Warning",
    "message": "The number of the policy was not found.",
    "or": [
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "policyNumber"
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "status"
              }
            ],
            "hasValue": "\"Proposal\"^^string"
          }
        ]
      }
    ]
  },
  "Policyholder": {
    "targetClass": "ark:Policyholder",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Party",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:InsurancePolicy",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "priority"
          }
        ],
        "maxCount": 1,
        "node": [
          "HolderRank"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "numberOfYearsWithoutClaims"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      }
    ]
  },
  "InsuranceCoverage": {
    "targetClass": "ark:InsuranceCoverage",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:InsurancePolicy",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coverage"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversBuildings"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversContents"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversAccidents"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversEmergency"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversLegal"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversPossessions"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversVehicleDamage"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversVehicleThirdParty"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversVehicleFireTheft"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coversWindscreen"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "insuredAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "excess"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "classOfUse"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coverage"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the name of a cover does not look like one.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "coverage"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the name of a cover is an answer.",
        "not": {
          "node": [
            "Answer"
          ]
        }
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "classOfUse"
          }
        ],
        "severity": "Warning",
        "message": "What the vehicle may be used for may be cut.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ]
  },
  "Vehicle": {
    "targetClass": "ark:Vehicle",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "owner"
          }
        ],
        "maxCount": 1,
        "message": "It is a person or organisation of this graph, or one of: Finance Company, Employer, Partner, Parent, Child, Other.",
        "or": [
          {
            "class": "ark:Party"
          },
          {
            "in": [
              "<https://w3id.org/arkive/ontology#FinanceCompany>",
              "<https://w3id.org/arkive/ontology#Employer>",
              "<https://w3id.org/arkive/ontology#Partner>",
              "<https://w3id.org/arkive/ontology#Parent>",
              "<https://w3id.org/arkive/ontology#Child>",
              "<https://w3id.org/arkive/ontology#OtherKeeper>"
            ]
          }
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "registeredKeeper"
          }
        ],
        "maxCount": 1,
        "message": "It is a person or organisation of this graph, or one of: Finance Company, Employer, Partner, Parent, Child, Other.",
        "or": [
          {
            "class": "ark:Party"
          },
          {
            "in": [
              "<https://w3id.org/arkive/ontology#FinanceCompany>",
              "<https://w3id.org/arkive/ontology#Employer>",
              "<https://w3id.org/arkive/ontology#Partner>",
              "<https://w3id.org/arkive/ontology#Parent>",
              "<https://w3id.org/arkive/ontology#Child>",
              "<https://w3id.org/arkive/ontology#OtherKeeper>"
            ]
          }
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "vin"
          }
        ],
        "maxCount": 1,
        "node": [
          "VehicleIdentificationNumber"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "registrationNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "imported"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "mileage"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "makeModel"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "registrationYear"
          }
        ],
        "maxCount": 1,
        "node": [
          "Year"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "manufactureYear"
          }
        ],
        "maxCount": 1,
        "node": [
          "Year"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "bodyType"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "fuelType"
          }
        ],
        "maxCount": 1,
        "node": [
          "FuelType"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "numberOfSeats"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "transmission"
          }
        ],
        "maxCount": 1,
        "node": [
          "Transmission"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "engineSize"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "colour"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "modifications"
          }
        ],
        "maxCount": 1,
        "node": [
          "BooleanOrText"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "purchaseDate"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "driveSide"
          }
        ],
        "maxCount": 1,
        "node": [
          "DriveSide"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "usedBy"
          }
        ],
        "class": "ark:Person"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "makeModel"
          }
        ],
        "severity": "Warning",
        "message": "What was read as make and model of the vehicle does not look like them.",
        "not": {
          "pattern": "^(is|a|an|the|your|and|of|with) |[£;|]|:( |$)|^[-,.&]|[,&-]$|(^| )(was|first registered|its|your|what|how|where|which|when) ",
          "flags": "i"
        }
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "makeModel"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "Make and model of the vehicle were not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "modifications"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the modifications of the vehicle may be cut.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ],
    "closed": [
      "type",
      "owner",
      "registeredKeeper",
      "vin",
      "registrationNumber",
      "imported",
      "mileage",
      "makeModel",
      "registrationYear",
      "manufactureYear",
      "bodyType",
      "fuelType",
      "numberOfSeats",
      "transmission",
      "engineSize",
      "colour",
      "modifications",
      "purchaseDate",
      "driveSide",
      "usedBy"
    ]
  },
  "NumberedVehicle": {
    "targetClass": "ark:Vehicle",
    "severity": "Warning",
    "message": "Neither a registration nor an identification number of the vehicle was found.",
    "or": [
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "registrationNumber"
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "vin"
              }
            ],
            "minCount": 1
          }
        ]
      }
    ]
  },
  "VehicleValuation": {
    "targetClass": "ark:VehicleValuation",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "value"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "UndirectedCurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Vehicle",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "date"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "Which vehicle is valued is not known."
      }
    ],
    "closed": [
      "type",
      "value",
      "relatedTo",
      "date"
    ]
  },
  "UndirectedCurrencyValue": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "type"
          }
        ],
        "maxCount": 1,
        "hasValue": "<https://w3id.org/arkive/ontology#CurrencyValue>"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Amount"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "currency"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyCode"
        ]
      }
    ],
    "closed": [
      "type",
      "amount",
      "currency"
    ]
  },
  "VehicleSecuritySummary": {
    "targetClass": "ark:VehicleSecuritySummary",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Vehicle",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "securityDevices"
          }
        ],
        "maxCount": 1,
        "node": [
          "BooleanOrText"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "alarm"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "immobiliser"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "tracker"
          }
        ],
        "maxCount": 1,
        "node": [
          "Flag"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "location"
          }
        ],
        "maxCount": 1,
        "message": "It is an address of this graph, or: Policyholder's address.",
        "or": [
          {
            "class": "ark:Address"
          },
          {
            "in": [
              "<https://w3id.org/arkive/ontology#PolicyholdersAddress>"
            ]
          }
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "overnightLocation"
          }
        ],
        "maxCount": 1,
        "node": [
          "OvernightLocation"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "Which vehicle it is about is not known."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "securityDevices"
          }
        ],
        "severity": "Warning",
        "message": "What was read as what secures the vehicle may be cut.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ],
    "closed": [
      "type",
      "relatedTo",
      "securityDevices",
      "alarm",
      "immobiliser",
      "tracker",
      "location",
      "overnightLocation"
    ]
  },
  "Organisation": {
    "targetClass": "ark:Organisation",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "companyRegistrationNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "fcaRegisterNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "companyDomains"
          }
        ],
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the name of an organisation does not look like one.",
        "not": {
          "pattern": "^(name|address|store|shop|depot|site|location|branch|agent|landlord|tenant|supplier|council|date|amount|total|reference|tenure|services|(customer|mortgage|home|your) services|mortgages?|bank|building society( .*)?|accounts?|statement|policy|insurance|insurer|lender|employer|provider|pay|payments|deductions|this (year|period)|year to date|(section|part|page|step|appendix|note) [0-9]{1,2}([.: ].*)?)$|[£:;·]|\\b(road|street|avenue|crescent|terrace|mews)$|^[-,.&]|[,&-]$|\\b(you|your)\\b|\\b[a-z]{1,2}[0-9][a-z0-9]? [0-9][a-z]{2}\\b|, [0-9]+[a-z]? [a-z]|^(ltd|limited|plc|llp)\\b|^((nhs|foundation|trust|university|health|board|council|county|city|borough|district|metropolitan|unitary|town|parish|academy|academies|multi|school|college|hospitals?|group|holdings|limited|ltd|plc|llp|services|partnership|and|of)( |$))+$|.{81}",
          "flags": "i"
        }
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "website"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "logo"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "tags"
          }
        ],
        "node": [
          "Text"
        ]
      },
      {
        "nodeKind": "IRI",
        "path": [
          {
            "kind": "forward",
            "key": "sameAs"
          }
        ]
      }
    ]
  },
  "Person": {
    "targetClass": "ark:Person",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "name"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "title"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "givenName"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "middleNames"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "familyName"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "dateOfBirth"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "placeOfBirth"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "sex"
          }
        ],
        "maxCount": 1,
        "node": [
          "Sex"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "nationality"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "nationalInsuranceNumber"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "emailAddress"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "telephone"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      }
    ]
  },
  "PersonName": {
    "targetClass": "ark:Person",
    "severity": "Warning",
    "message": "What was read as the name of a person does not look like one.",
    "or": [
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "name"
              }
            ],
            "not": {
              "pattern": "^[^ ]+$|[0-9£:;@|·–]| (and|&)( |$)|[-,]$|^(mr|mrs|miss|ms|mx|dr)\\.?(( [a-z]\\.?)*| .* [a-z]\\.?)$|\\b(road|street|avenue|crescent|gardens|terrace|mews|drive|house|cottages?|apartments?)$|\\b(services|statements?|accounts?|policy|number|name|address|details|date|insurance|mortgage|bill|payment|department|council|limited|ltd|plc|society|driver|job|pay|year|deductions|total|everyday|online|store|shop|depot|location|tenant|landlord|policyholder|employee|employer|colleague|reference|amount|balance|period|premium|property)\\b",
              "flags": "i"
            }
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "sex"
              }
            ],
            "minCount": 1
          },
          {
            "path": [
              {
                "kind": "forward",
                "key": "name"
              }
            ],
            "pattern": "^[^ 0-9£:;@|·–]+[^- ,0-9£:;@|·–]$"
          }
        ]
      }
    ]
  },
  "Address": {
    "targetClass": "ark:Address",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "addressLines"
          }
        ],
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "addressLines"
          },
          {
            "kind": "members"
          }
        ],
        "minCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "postcode"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "country"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      }
    ]
  },
  "AddressOfPlace": {
    "targetClass": "ark:Place",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "addressLines"
          },
          {
            "kind": "members"
          }
        ],
        "severity": "Warning",
        "message": "What was read as a line of an address does not look like one.",
        "not": {
          "pattern": "\\b(is|isn.t|are|you|your|we|if|please|statement|schedule|policy|insured?|invoice|bill|account|dear|tel|telephone|www|who|lives|bedrooms?|built|premium|excess|roof|occupation|renewal|insurers?|underwriters?|tariff|payslip|employee|vehicle|e-?mail)\\b|\\b(supply|meter|customer|mpan|mprn|reference) ?(address|number|no\\.?|point)?$|^[0-9][0-9 /-]{6,}$|^(mr|mrs|miss|ms|mx|dr)\\.? |[£@:;|·]",
          "flags": "i"
        }
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "addressLines"
          },
          {
            "kind": "members"
          }
        ],
        "severity": "Warning",
        "message": "What was read as a line of an address does not begin as one.",
        "not": {
          "pattern": "^(?!(c/o|flat|apartment|unit|the|near|off) |lane$|road$|street$)[a-z]"
        }
      }
    ]
  },
  "WholeAddress": {
    "targetClass": "ark:Place",
    "severity": "Warning",
    "message": "Only a part of the address was found.",
    "or": [
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "addressLines"
              },
              {
                "kind": "member",
                "index": 1
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "addressLines"
              },
              {
                "kind": "member",
                "index": 0
              }
            ],
            "pattern": "[0-9]|, "
          }
        ]
      }
    ]
  },
  "Residency": {
    "targetClass": "ark:Residency",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Person",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:Place",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "message": "The residency ends before it starts.",
        "lessThanOrEquals": "endedOn"
      }
    ]
  },
  "UserProfile": {
    "targetClass": "ark:UserProfile",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "firstName"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "lastName"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "avatar"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      }
    ],
    "closed": [
      "type",
      "firstName",
      "lastName",
      "avatar"
    ]
  },
  "Verification": {
    "targetClass": "ark:Verification",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "verificationType"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Node"
      }
    ],
    "closed": [
      "type",
      "verificationType",
      "relatedTo"
    ]
  },
  "Property": {
    "targetClass": "ark:Property",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "addressLines"
          }
        ],
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "addressLines"
          },
          {
            "kind": "members"
          }
        ],
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "postcode"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "label"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "propertyType"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "tenure"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "numberOfBedrooms"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "built"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "propertyType"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the kind of home may be cut.",
        "not": {
          "node": [
            "BrokenOff"
          ]
        }
      }
    ]
  },
  "NamedProperty": {
    "targetClass": "ark:Property",
    "severity": "Warning",
    "message": "Neither the address of the property nor a name for it was found.",
    "or": [
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "addressLines"
              }
            ],
            "minCount": 1
          }
        ]
      },
      {
        "properties": [
          {
            "path": [
              {
                "kind": "forward",
                "key": "label"
              }
            ],
            "minCount": 1
          }
        ]
      }
    ]
  },
  "MortgageAccount": {
    "targetClass": "ark:MortgageAccount",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountNumber"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountProvider"
          }
        ],
        "class": "ark:Organisation",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:Property",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "loanAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "numberOfPayments"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "illustration"
          }
        ],
        "class": "ark:MortgageIllustration",
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The mortgaged property was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "message": "The loan ends before it starts.",
        "lessThanOrEquals": "endedOn"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "accountNumber"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the number of the account does not look like one.",
        "not": {
          "node": [
            "OddNumber"
          ]
        }
      }
    ]
  },
  "MortgagePaymentPlan": {
    "targetClass": "ark:MortgagePaymentPlan",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Node",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "loanAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "repaymentMethod"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "RepaymentMethod"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "monthlyPayment"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "termMonths"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "monthlyPayment"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The monthly payment was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "termMonths"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The term was not found."
      }
    ]
  },
  "InterestRate": {
    "targetClass": "ark:InterestRate",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Node",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "determination"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "RateDetermination"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "rate"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Percentage"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "effectiveFrom"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "effectiveUntil"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "effectiveFrom"
          }
        ],
        "message": "The rate ends before it starts.",
        "lessThanOrEquals": "effectiveUntil"
      }
    ]
  },
  "MortgageIllustration": {
    "targetClass": "ark:MortgageIllustration",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "providedBy"
          }
        ],
        "class": "ark:Organisation",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Person"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reference"
          }
        ],
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "validUntil"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "loanAmount"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "propertyValue"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "termMonths"
          }
        ],
        "maxCount": 1,
        "node": [
          "Count"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "aprc"
          }
        ],
        "maxCount": 1,
        "node": [
          "Percentage"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalPayable"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "earlyRepaymentCharge"
          }
        ],
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedOn"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The date of the illustration was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "loanAmount"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The amount of the loan was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "termMonths"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The term was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "aprc"
          }
        ],
        "minCount": 1,
        "severity": "Warning",
        "message": "The annual percentage rate of charge was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalPayable"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The total to be paid was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "issuedOn"
          }
        ],
        "message": "The offer ends before it was made.",
        "lessThanOrEquals": "validUntil"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "reference"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the number of the illustration does not look like one.",
        "not": {
          "node": [
            "OddNumber"
          ]
        }
      }
    ]
  },
  "TenancyDeposit": {
    "targetClass": "ark:TenancyDeposit",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "relatedTo"
          }
        ],
        "class": "ark:Node",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "identifier"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "Text"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "totalAmount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CurrencyValue"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "collectedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "protectedOn"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "returnedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "collectedOn"
          }
        ],
        "minCount": 1,
        "severity": "Info",
        "message": "The day the deposit was received was not found."
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "identifier"
          }
        ],
        "severity": "Warning",
        "message": "What was read as the number of the certificate does not look like one.",
        "not": {
          "node": [
            "OddNumber"
          ]
        }
      }
    ],
    "closed": [
      "type",
      "relatedTo",
      "identifier",
      "totalAmount",
      "collectedOn",
      "protectedOn",
      "returnedOn"
    ]
  },
  "Tenancy": {
    "targetClass": "ark:Tenancy",
    "nodeKind": "IRI",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "appliesTo"
          }
        ],
        "class": "ark:Place",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "providedBy"
          }
        ],
        "class": "ark:Party",
        "minCount": 1,
        "maxCount": 1
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "endedOn"
          }
        ],
        "maxCount": 1,
        "node": [
          "CalendarDate"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "startedOn"
          }
        ],
        "message": "The tenancy ends before it starts.",
        "lessThanOrEquals": "endedOn"
      }
    ]
  },
  "ForeignCurrencyValue": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "type"
          }
        ],
        "maxCount": 1,
        "hasValue": "<https://w3id.org/arkive/ontology#CurrencyValue>"
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "amount"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "DecimalAmount"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "currency"
          }
        ],
        "minCount": 1,
        "maxCount": 1,
        "node": [
          "ForeignCurrencyCode"
        ]
      }
    ],
    "closed": [
      "type",
      "amount",
      "currency"
    ]
  },
  "PatternSpecifier": {
    "nodeKind": "BlankNode",
    "properties": [
      {
        "path": [
          {
            "kind": "forward",
            "key": "dayOfMonth"
          }
        ],
        "maxCount": 1,
        "node": [
          "DayOfMonth"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "dayOfWeek"
          }
        ],
        "maxCount": 1,
        "node": [
          "DayOfWeek"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "weekOfMonth"
          }
        ],
        "maxCount": 1,
        "node": [
          "WeekOfMonth"
        ]
      },
      {
        "path": [
          {
            "kind": "forward",
            "key": "flexibility"
          }
        ],
        "maxCount": 1,
        "node": [
          "DayFlexibility"
        ]
      }
    ],
    "closed": [
      "type",
      "dayOfMonth",
      "dayOfWeek",
      "weekOfMonth",
      "flexibility"
    ]
  }
};
