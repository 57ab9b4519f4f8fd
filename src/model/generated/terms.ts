// Generated from ontology/ and shapes/ by `npm run generate`: do not edit.
// How JSON stands in RDF, and what each type consists of.
import type { PropertyTerm, TypeTerm } from '../vocabulary.ts';

/** By JSON key. */
export const PROPERTY_TERMS: Readonly<Record<string, PropertyTerm>> = {
  "issuedBy": {
    "iri": "https://w3id.org/arkive/ontology#issuedBy",
    "coercion": "iri"
  },
  "accountType": {
    "iri": "https://w3id.org/arkive/ontology#accountType"
  },
  "productName": {
    "iri": "https://w3id.org/arkive/ontology#productName"
  },
  "currency": {
    "iri": "https://w3id.org/arkive/ontology#currency"
  },
  "creditLimit": {
    "iri": "https://w3id.org/arkive/ontology#creditLimit"
  },
  "overdraftLimit": {
    "iri": "https://w3id.org/arkive/ontology#overdraftLimit"
  },
  "amount": {
    "iri": "https://w3id.org/arkive/ontology#amount"
  },
  "direction": {
    "iri": "https://w3id.org/arkive/ontology#direction"
  },
  "relatedTo": {
    "iri": "https://w3id.org/arkive/ontology#relatedTo",
    "coercion": "iri"
  },
  "identifierType": {
    "iri": "https://w3id.org/arkive/ontology#identifierType"
  },
  "identifier": {
    "iri": "https://w3id.org/arkive/ontology#identifier"
  },
  "appliesTo": {
    "iri": "https://w3id.org/arkive/ontology#appliesTo",
    "coercion": "iri"
  },
  "relationship": {
    "iri": "https://w3id.org/arkive/ontology#relationship"
  },
  "reference": {
    "iri": "https://w3id.org/arkive/ontology#reference"
  },
  "date": {
    "iri": "https://w3id.org/arkive/ontology#date",
    "coercion": "date"
  },
  "startDate": {
    "iri": "https://w3id.org/arkive/ontology#startDate",
    "coercion": "date"
  },
  "endDate": {
    "iri": "https://w3id.org/arkive/ontology#endDate",
    "coercion": "date"
  },
  "minimumPayment": {
    "iri": "https://w3id.org/arkive/ontology#minimumPayment"
  },
  "paymentDueOn": {
    "iri": "https://w3id.org/arkive/ontology#paymentDueOn",
    "coercion": "date"
  },
  "onAccount": {
    "iri": "https://w3id.org/arkive/ontology#onAccount",
    "coercion": "iri"
  },
  "totalAmount": {
    "iri": "https://w3id.org/arkive/ontology#totalAmount"
  },
  "position": {
    "iri": "https://w3id.org/arkive/ontology#position"
  },
  "sequence": {
    "iri": "https://w3id.org/arkive/ontology#sequence"
  },
  "fullDescriptor": {
    "iri": "https://w3id.org/arkive/ontology#fullDescriptor"
  },
  "methodCategory": {
    "iri": "https://w3id.org/arkive/ontology#methodCategory"
  },
  "description": {
    "iri": "https://w3id.org/arkive/ontology#description"
  },
  "notes": {
    "iri": "https://w3id.org/arkive/ontology#notes"
  },
  "method": {
    "iri": "https://w3id.org/arkive/ontology#method"
  },
  "conversion": {
    "iri": "https://w3id.org/arkive/ontology#conversion"
  },
  "balance": {
    "iri": "https://w3id.org/arkive/ontology#balance"
  },
  "balanceType": {
    "iri": "https://w3id.org/arkive/ontology#balanceType"
  },
  "balanceAt": {
    "iri": "https://w3id.org/arkive/ontology#balanceAt"
  },
  "counterparty": {
    "iri": "https://w3id.org/arkive/ontology#counterparty"
  },
  "categories": {
    "iri": "https://w3id.org/arkive/ontology#categories",
    "list": true
  },
  "merchant": {
    "iri": "https://w3id.org/arkive/ontology#merchant",
    "coercion": "iri"
  },
  "processor": {
    "iri": "https://w3id.org/arkive/ontology#processor",
    "coercion": "iri"
  },
  "rate": {
    "iri": "https://w3id.org/arkive/ontology#rate"
  },
  "name": {
    "iri": "https://w3id.org/arkive/ontology#name"
  },
  "sortCode": {
    "iri": "https://w3id.org/arkive/ontology#sortCode"
  },
  "accountNumber": {
    "iri": "https://w3id.org/arkive/ontology#accountNumber"
  },
  "transactions": {
    "iri": "https://w3id.org/arkive/ontology#transactions",
    "coercion": "iri"
  },
  "period": {
    "iri": "https://w3id.org/arkive/ontology#period"
  },
  "commonality": {
    "iri": "https://w3id.org/arkive/ontology#commonality"
  },
  "nextExpected": {
    "iri": "https://w3id.org/arkive/ontology#nextExpected",
    "coercion": "date"
  },
  "interval": {
    "iri": "https://w3id.org/arkive/ontology#interval"
  },
  "frequency": {
    "iri": "https://w3id.org/arkive/ontology#frequency"
  },
  "specifier": {
    "iri": "https://w3id.org/arkive/ontology#specifier"
  },
  "category": {
    "iri": "https://w3id.org/arkive/ontology#category"
  },
  "utility": {
    "iri": "https://w3id.org/arkive/ontology#utility"
  },
  "providedBy": {
    "iri": "https://w3id.org/arkive/ontology#providedBy",
    "coercion": "iri"
  },
  "fixExpiresOn": {
    "iri": "https://w3id.org/arkive/ontology#fixExpiresOn",
    "coercion": "date"
  },
  "fixExitFee": {
    "iri": "https://w3id.org/arkive/ontology#fixExitFee"
  },
  "standingCharge": {
    "iri": "https://w3id.org/arkive/ontology#standingCharge"
  },
  "unitRate": {
    "iri": "https://w3id.org/arkive/ontology#unitRate"
  },
  "providesTo": {
    "iri": "https://w3id.org/arkive/ontology#providesTo",
    "coercion": "iri"
  },
  "hasAccount": {
    "iri": "https://w3id.org/arkive/ontology#hasAccount",
    "coercion": "iri"
  },
  "accountProvider": {
    "iri": "https://w3id.org/arkive/ontology#accountProvider",
    "coercion": "iri"
  },
  "accountClosedOn": {
    "iri": "https://w3id.org/arkive/ontology#accountClosedOn",
    "coercion": "date"
  },
  "issuedOn": {
    "iri": "https://w3id.org/arkive/ontology#issuedOn",
    "coercion": "date"
  },
  "previousBalance": {
    "iri": "https://w3id.org/arkive/ontology#previousBalance"
  },
  "totalCharges": {
    "iri": "https://w3id.org/arkive/ontology#totalCharges"
  },
  "tax": {
    "iri": "https://w3id.org/arkive/ontology#tax"
  },
  "amountDue": {
    "iri": "https://w3id.org/arkive/ontology#amountDue"
  },
  "dueOn": {
    "iri": "https://w3id.org/arkive/ontology#dueOn",
    "coercion": "date"
  },
  "periodStart": {
    "iri": "https://w3id.org/arkive/ontology#periodStart",
    "coercion": "date"
  },
  "periodEnd": {
    "iri": "https://w3id.org/arkive/ontology#periodEnd",
    "coercion": "date"
  },
  "meterPoint": {
    "iri": "https://w3id.org/arkive/ontology#meterPoint"
  },
  "meterSerialNumber": {
    "iri": "https://w3id.org/arkive/ontology#meterSerialNumber"
  },
  "reading": {
    "iri": "https://w3id.org/arkive/ontology#reading",
    "coercion": "double"
  },
  "readingType": {
    "iri": "https://w3id.org/arkive/ontology#readingType"
  },
  "band": {
    "iri": "https://w3id.org/arkive/ontology#band"
  },
  "taxYear": {
    "iri": "https://w3id.org/arkive/ontology#taxYear"
  },
  "grossAmount": {
    "iri": "https://w3id.org/arkive/ontology#grossAmount"
  },
  "netAmount": {
    "iri": "https://w3id.org/arkive/ontology#netAmount"
  },
  "employee": {
    "iri": "https://w3id.org/arkive/ontology#employee",
    "coercion": "iri"
  },
  "employer": {
    "iri": "https://w3id.org/arkive/ontology#employer",
    "coercion": "iri"
  },
  "jobTitle": {
    "iri": "https://w3id.org/arkive/ontology#jobTitle"
  },
  "department": {
    "iri": "https://w3id.org/arkive/ontology#department"
  },
  "payFrequency": {
    "iri": "https://w3id.org/arkive/ontology#payFrequency"
  },
  "startedOn": {
    "iri": "https://w3id.org/arkive/ontology#startedOn",
    "coercion": "date"
  },
  "endedOn": {
    "iri": "https://w3id.org/arkive/ontology#endedOn",
    "coercion": "date"
  },
  "paymentDate": {
    "iri": "https://w3id.org/arkive/ontology#paymentDate",
    "coercion": "date"
  },
  "grossPay": {
    "iri": "https://w3id.org/arkive/ontology#grossPay"
  },
  "taxablePay": {
    "iri": "https://w3id.org/arkive/ontology#taxablePay"
  },
  "pensionablePay": {
    "iri": "https://w3id.org/arkive/ontology#pensionablePay"
  },
  "nonTaxablePay": {
    "iri": "https://w3id.org/arkive/ontology#nonTaxablePay"
  },
  "totalDeductions": {
    "iri": "https://w3id.org/arkive/ontology#totalDeductions"
  },
  "netPay": {
    "iri": "https://w3id.org/arkive/ontology#netPay"
  },
  "workAmount": {
    "iri": "https://w3id.org/arkive/ontology#workAmount",
    "coercion": "double"
  },
  "rateAmount": {
    "iri": "https://w3id.org/arkive/ontology#rateAmount",
    "coercion": "double"
  },
  "scheme": {
    "iri": "https://w3id.org/arkive/ontology#scheme"
  },
  "parameters": {
    "iri": "https://w3id.org/arkive/ontology#parameters"
  },
  "effectiveAt": {
    "iri": "https://w3id.org/arkive/ontology#effectiveAt",
    "coercion": "date"
  },
  "taxCode": {
    "iri": "https://w3id.org/arkive/ontology#taxCode"
  },
  "niLetter": {
    "iri": "https://w3id.org/arkive/ontology#niLetter"
  },
  "grossPayOfWhichTaxPayable": {
    "iri": "https://w3id.org/arkive/ontology#grossPayOfWhichTaxPayable"
  },
  "grossPayOfWhichNatInsPayable": {
    "iri": "https://w3id.org/arkive/ontology#grossPayOfWhichNatInsPayable"
  },
  "grossPayOfWhichPensionable": {
    "iri": "https://w3id.org/arkive/ontology#grossPayOfWhichPensionable"
  },
  "taxPaid": {
    "iri": "https://w3id.org/arkive/ontology#taxPaid"
  },
  "niPaid": {
    "iri": "https://w3id.org/arkive/ontology#niPaid"
  },
  "pensionPaid": {
    "iri": "https://w3id.org/arkive/ontology#pensionPaid"
  },
  "studentLoanPaid": {
    "iri": "https://w3id.org/arkive/ontology#studentLoanPaid"
  },
  "documentNumber": {
    "iri": "https://w3id.org/arkive/ontology#documentNumber"
  },
  "issuingState": {
    "iri": "https://w3id.org/arkive/ontology#issuingState"
  },
  "nationality": {
    "iri": "https://w3id.org/arkive/ontology#nationality"
  },
  "issuedAt": {
    "iri": "https://w3id.org/arkive/ontology#issuedAt",
    "coercion": "date"
  },
  "expiresAt": {
    "iri": "https://w3id.org/arkive/ontology#expiresAt",
    "coercion": "date"
  },
  "issuingAuthority": {
    "iri": "https://w3id.org/arkive/ontology#issuingAuthority"
  },
  "machineReadableZone": {
    "iri": "https://w3id.org/arkive/ontology#machineReadableZone"
  },
  "lines": {
    "iri": "https://w3id.org/arkive/ontology#lines",
    "list": true
  },
  "valid": {
    "iri": "https://w3id.org/arkive/ontology#valid"
  },
  "licenceNumber": {
    "iri": "https://w3id.org/arkive/ontology#licenceNumber"
  },
  "licenceType": {
    "iri": "https://w3id.org/arkive/ontology#licenceType"
  },
  "issueNumber": {
    "iri": "https://w3id.org/arkive/ontology#issueNumber"
  },
  "vehicleClassCodes": {
    "iri": "https://w3id.org/arkive/ontology#vehicleClassCodes"
  },
  "isProvisional": {
    "iri": "https://w3id.org/arkive/ontology#isProvisional"
  },
  "arrangedBy": {
    "iri": "https://w3id.org/arkive/ontology#arrangedBy",
    "coercion": "iri"
  },
  "policyNumber": {
    "iri": "https://w3id.org/arkive/ontology#policyNumber"
  },
  "policyType": {
    "iri": "https://w3id.org/arkive/ontology#policyType"
  },
  "status": {
    "iri": "https://w3id.org/arkive/ontology#status"
  },
  "premium": {
    "iri": "https://w3id.org/arkive/ontology#premium"
  },
  "excess": {
    "iri": "https://w3id.org/arkive/ontology#excess"
  },
  "insures": {
    "iri": "https://w3id.org/arkive/ontology#insures",
    "coercion": "iri"
  },
  "priority": {
    "iri": "https://w3id.org/arkive/ontology#priority"
  },
  "numberOfYearsWithoutClaims": {
    "iri": "https://w3id.org/arkive/ontology#numberOfYearsWithoutClaims"
  },
  "coverage": {
    "iri": "https://w3id.org/arkive/ontology#coverage"
  },
  "coversBuildings": {
    "iri": "https://w3id.org/arkive/ontology#coversBuildings"
  },
  "coversContents": {
    "iri": "https://w3id.org/arkive/ontology#coversContents"
  },
  "coversAccidents": {
    "iri": "https://w3id.org/arkive/ontology#coversAccidents"
  },
  "coversEmergency": {
    "iri": "https://w3id.org/arkive/ontology#coversEmergency"
  },
  "coversLegal": {
    "iri": "https://w3id.org/arkive/ontology#coversLegal"
  },
  "coversPossessions": {
    "iri": "https://w3id.org/arkive/ontology#coversPossessions"
  },
  "coversVehicleDamage": {
    "iri": "https://w3id.org/arkive/ontology#coversVehicleDamage"
  },
  "coversVehicleThirdParty": {
    "iri": "https://w3id.org/arkive/ontology#coversVehicleThirdParty"
  },
  "coversVehicleFireTheft": {
    "iri": "https://w3id.org/arkive/ontology#coversVehicleFireTheft"
  },
  "coversWindscreen": {
    "iri": "https://w3id.org/arkive/ontology#coversWindscreen"
  },
  "insuredAmount": {
    "iri": "https://w3id.org/arkive/ontology#insuredAmount"
  },
  "classOfUse": {
    "iri": "https://w3id.org/arkive/ontology#classOfUse"
  },
  "owner": {
    "iri": "https://w3id.org/arkive/ontology#owner",
    "coercion": "iriOrWord",
    "words": {
      "Finance Company": "https://w3id.org/arkive/ontology#FinanceCompany",
      "Employer": "https://w3id.org/arkive/ontology#Employer",
      "Partner": "https://w3id.org/arkive/ontology#Partner",
      "Parent": "https://w3id.org/arkive/ontology#Parent",
      "Child": "https://w3id.org/arkive/ontology#Child",
      "Other": "https://w3id.org/arkive/ontology#OtherKeeper"
    }
  },
  "registeredKeeper": {
    "iri": "https://w3id.org/arkive/ontology#registeredKeeper",
    "coercion": "iriOrWord",
    "words": {
      "Finance Company": "https://w3id.org/arkive/ontology#FinanceCompany",
      "Employer": "https://w3id.org/arkive/ontology#Employer",
      "Partner": "https://w3id.org/arkive/ontology#Partner",
      "Parent": "https://w3id.org/arkive/ontology#Parent",
      "Child": "https://w3id.org/arkive/ontology#Child",
      "Other": "https://w3id.org/arkive/ontology#OtherKeeper"
    }
  },
  "vin": {
    "iri": "https://w3id.org/arkive/ontology#vin"
  },
  "registrationNumber": {
    "iri": "https://w3id.org/arkive/ontology#registrationNumber"
  },
  "imported": {
    "iri": "https://w3id.org/arkive/ontology#imported"
  },
  "mileage": {
    "iri": "https://w3id.org/arkive/ontology#mileage"
  },
  "makeModel": {
    "iri": "https://w3id.org/arkive/ontology#makeModel"
  },
  "registrationYear": {
    "iri": "https://w3id.org/arkive/ontology#registrationYear"
  },
  "manufactureYear": {
    "iri": "https://w3id.org/arkive/ontology#manufactureYear"
  },
  "bodyType": {
    "iri": "https://w3id.org/arkive/ontology#bodyType"
  },
  "fuelType": {
    "iri": "https://w3id.org/arkive/ontology#fuelType"
  },
  "numberOfSeats": {
    "iri": "https://w3id.org/arkive/ontology#numberOfSeats"
  },
  "transmission": {
    "iri": "https://w3id.org/arkive/ontology#transmission"
  },
  "engineSize": {
    "iri": "https://w3id.org/arkive/ontology#engineSize"
  },
  "colour": {
    "iri": "https://w3id.org/arkive/ontology#colour"
  },
  "modifications": {
    "iri": "https://w3id.org/arkive/ontology#modifications"
  },
  "purchaseDate": {
    "iri": "https://w3id.org/arkive/ontology#purchaseDate",
    "coercion": "date"
  },
  "driveSide": {
    "iri": "https://w3id.org/arkive/ontology#driveSide"
  },
  "usedBy": {
    "iri": "https://w3id.org/arkive/ontology#usedBy",
    "coercion": "iri"
  },
  "value": {
    "iri": "https://w3id.org/arkive/ontology#value"
  },
  "securityDevices": {
    "iri": "https://w3id.org/arkive/ontology#securityDevices"
  },
  "alarm": {
    "iri": "https://w3id.org/arkive/ontology#alarm"
  },
  "immobiliser": {
    "iri": "https://w3id.org/arkive/ontology#immobiliser"
  },
  "tracker": {
    "iri": "https://w3id.org/arkive/ontology#tracker"
  },
  "location": {
    "iri": "https://w3id.org/arkive/ontology#location",
    "coercion": "iriOrWord",
    "words": {
      "Policyholder's address": "https://w3id.org/arkive/ontology#PolicyholdersAddress"
    }
  },
  "overnightLocation": {
    "iri": "https://w3id.org/arkive/ontology#overnightLocation"
  },
  "companyRegistrationNumber": {
    "iri": "https://w3id.org/arkive/ontology#companyRegistrationNumber"
  },
  "fcaRegisterNumber": {
    "iri": "https://w3id.org/arkive/ontology#fcaRegisterNumber"
  },
  "companyDomains": {
    "iri": "https://w3id.org/arkive/ontology#companyDomains"
  },
  "website": {
    "iri": "https://w3id.org/arkive/ontology#website"
  },
  "logo": {
    "iri": "https://w3id.org/arkive/ontology#logo"
  },
  "tags": {
    "iri": "https://w3id.org/arkive/ontology#tags"
  },
  "sameAs": {
    "iri": "https://w3id.org/arkive/ontology#sameAs",
    "coercion": "iri"
  },
  "title": {
    "iri": "https://w3id.org/arkive/ontology#title"
  },
  "givenName": {
    "iri": "https://w3id.org/arkive/ontology#givenName"
  },
  "middleNames": {
    "iri": "https://w3id.org/arkive/ontology#middleNames"
  },
  "familyName": {
    "iri": "https://w3id.org/arkive/ontology#familyName"
  },
  "dateOfBirth": {
    "iri": "https://w3id.org/arkive/ontology#dateOfBirth",
    "coercion": "date"
  },
  "placeOfBirth": {
    "iri": "https://w3id.org/arkive/ontology#placeOfBirth"
  },
  "sex": {
    "iri": "https://w3id.org/arkive/ontology#sex"
  },
  "nationalInsuranceNumber": {
    "iri": "https://w3id.org/arkive/ontology#nationalInsuranceNumber"
  },
  "emailAddress": {
    "iri": "https://w3id.org/arkive/ontology#emailAddress"
  },
  "telephone": {
    "iri": "https://w3id.org/arkive/ontology#telephone"
  },
  "addressLines": {
    "iri": "https://w3id.org/arkive/ontology#addressLines",
    "list": true
  },
  "postcode": {
    "iri": "https://w3id.org/arkive/ontology#postcode"
  },
  "country": {
    "iri": "https://w3id.org/arkive/ontology#country"
  },
  "firstName": {
    "iri": "https://w3id.org/arkive/ontology#firstName"
  },
  "lastName": {
    "iri": "https://w3id.org/arkive/ontology#lastName"
  },
  "avatar": {
    "iri": "https://w3id.org/arkive/ontology#avatar"
  },
  "verificationType": {
    "iri": "https://w3id.org/arkive/ontology#verificationType"
  },
  "label": {
    "iri": "https://w3id.org/arkive/ontology#label"
  },
  "propertyType": {
    "iri": "https://w3id.org/arkive/ontology#propertyType"
  },
  "tenure": {
    "iri": "https://w3id.org/arkive/ontology#tenure"
  },
  "numberOfBedrooms": {
    "iri": "https://w3id.org/arkive/ontology#numberOfBedrooms"
  },
  "built": {
    "iri": "https://w3id.org/arkive/ontology#built"
  },
  "loanAmount": {
    "iri": "https://w3id.org/arkive/ontology#loanAmount"
  },
  "numberOfPayments": {
    "iri": "https://w3id.org/arkive/ontology#numberOfPayments"
  },
  "illustration": {
    "iri": "https://w3id.org/arkive/ontology#illustration",
    "coercion": "iri"
  },
  "repaymentMethod": {
    "iri": "https://w3id.org/arkive/ontology#repaymentMethod"
  },
  "monthlyPayment": {
    "iri": "https://w3id.org/arkive/ontology#monthlyPayment"
  },
  "termMonths": {
    "iri": "https://w3id.org/arkive/ontology#termMonths"
  },
  "determination": {
    "iri": "https://w3id.org/arkive/ontology#determination"
  },
  "effectiveFrom": {
    "iri": "https://w3id.org/arkive/ontology#effectiveFrom",
    "coercion": "date"
  },
  "effectiveUntil": {
    "iri": "https://w3id.org/arkive/ontology#effectiveUntil",
    "coercion": "date"
  },
  "validUntil": {
    "iri": "https://w3id.org/arkive/ontology#validUntil",
    "coercion": "date"
  },
  "propertyValue": {
    "iri": "https://w3id.org/arkive/ontology#propertyValue"
  },
  "aprc": {
    "iri": "https://w3id.org/arkive/ontology#aprc"
  },
  "totalPayable": {
    "iri": "https://w3id.org/arkive/ontology#totalPayable"
  },
  "earlyRepaymentCharge": {
    "iri": "https://w3id.org/arkive/ontology#earlyRepaymentCharge"
  },
  "collectedOn": {
    "iri": "https://w3id.org/arkive/ontology#collectedOn",
    "coercion": "date"
  },
  "protectedOn": {
    "iri": "https://w3id.org/arkive/ontology#protectedOn",
    "coercion": "date"
  },
  "returnedOn": {
    "iri": "https://w3id.org/arkive/ontology#returnedOn",
    "coercion": "date"
  },
  "dayOfMonth": {
    "iri": "https://w3id.org/arkive/ontology#dayOfMonth"
  },
  "dayOfWeek": {
    "iri": "https://w3id.org/arkive/ontology#dayOfWeek"
  },
  "weekOfMonth": {
    "iri": "https://w3id.org/arkive/ontology#weekOfMonth"
  },
  "flexibility": {
    "iri": "https://w3id.org/arkive/ontology#flexibility"
  }
};

/** By compact name. */
export const TYPE_TERMS: Readonly<Record<string, TypeTerm>> = {
  "ark:BankAccount": {
    "iri": "https://w3id.org/arkive/ontology#BankAccount",
    "kind": "node",
    "supers": [
      "ark:Account",
      "ark:Billable",
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "issuedBy": {
        "privacy": "Linkable",
        "link": "ark:Organisation",
        "required": true
      },
      "accountType": {
        "privacy": "Public"
      },
      "productName": {
        "privacy": "Public"
      },
      "currency": {
        "privacy": "Public"
      },
      "creditLimit": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "overdraftLimit": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      }
    }
  },
  "ark:CurrencyValue": {
    "iri": "https://w3id.org/arkive/ontology#CurrencyValue",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": true,
    "fields": {
      "amount": {
        "privacy": "Financial",
        "required": true
      },
      "currency": {
        "privacy": "Public",
        "required": true
      },
      "direction": {
        "privacy": "Financial"
      }
    }
  },
  "ark:BankAccountIdentifier": {
    "iri": "https://w3id.org/arkive/ontology#BankAccountIdentifier",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:BankAccount",
        "required": true
      },
      "identifierType": {
        "privacy": "Public",
        "required": true
      },
      "identifier": {
        "privacy": "Linkable",
        "required": true
      }
    }
  },
  "ark:AccountHolder": {
    "iri": "https://w3id.org/arkive/ontology#AccountHolder",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:Account",
        "required": true
      },
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Party",
        "required": true
      },
      "relationship": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:Statement": {
    "iri": "https://w3id.org/arkive/ontology#Statement",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Account",
        "required": true
      },
      "issuedBy": {
        "privacy": "Linkable",
        "link": "ark:Organisation"
      },
      "reference": {
        "privacy": "Linkable"
      },
      "date": {
        "privacy": "Financial"
      },
      "startDate": {
        "privacy": "Financial"
      },
      "endDate": {
        "privacy": "Financial"
      },
      "minimumPayment": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "paymentDueOn": {
        "privacy": "Financial"
      }
    }
  },
  "ark:Balance": {
    "iri": "https://w3id.org/arkive/ontology#Balance",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "onAccount": {
        "privacy": "Linkable",
        "link": "ark:Account",
        "required": true
      },
      "date": {
        "privacy": "Financial",
        "required": true
      },
      "totalAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      },
      "position": {
        "privacy": "Public",
        "required": true
      }
    }
  },
  "ark:Transaction": {
    "iri": "https://w3id.org/arkive/ontology#Transaction",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "sequence": {
        "privacy": "Public",
        "required": true
      },
      "date": {
        "privacy": "Financial",
        "required": true
      },
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Account",
        "required": true
      },
      "fullDescriptor": {
        "privacy": "Sensitive",
        "required": true
      },
      "methodCategory": {
        "privacy": "Financial",
        "required": true
      },
      "amount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      },
      "description": {
        "privacy": "Sensitive"
      },
      "notes": {
        "privacy": "Sensitive"
      },
      "method": {
        "privacy": "Financial"
      },
      "reference": {
        "privacy": "Linkable"
      },
      "conversion": {
        "privacy": "Financial",
        "value": "ark:CurrencyConversion"
      },
      "balance": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "balanceType": {
        "privacy": "Public"
      },
      "balanceAt": {
        "privacy": "Public"
      },
      "counterparty": {
        "privacy": "Linkable",
        "value": "ark:Counterparty"
      },
      "categories": {
        "privacy": "Sensitive",
        "many": true
      },
      "merchant": {
        "privacy": "Sensitive",
        "link": "ark:Organisation"
      },
      "processor": {
        "privacy": "Linkable",
        "link": "ark:Organisation"
      }
    }
  },
  "ark:CurrencyConversion": {
    "iri": "https://w3id.org/arkive/ontology#CurrencyConversion",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": true,
    "fields": {
      "amount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "rate": {
        "privacy": "Financial"
      }
    }
  },
  "ark:Counterparty": {
    "iri": "https://w3id.org/arkive/ontology#Counterparty",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": true,
    "fields": {
      "name": {
        "privacy": "PII"
      },
      "sortCode": {
        "privacy": "Linkable"
      },
      "accountNumber": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:Transfer": {
    "iri": "https://w3id.org/arkive/ontology#Transfer",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Account",
        "required": true
      },
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:Account",
        "required": true
      },
      "transactions": {
        "privacy": "Linkable",
        "many": true,
        "link": "ark:Transaction",
        "required": true
      },
      "date": {
        "privacy": "Financial"
      },
      "totalAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      }
    }
  },
  "ark:TransactionPattern": {
    "iri": "https://w3id.org/arkive/ontology#TransactionPattern",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Account",
        "required": true
      },
      "period": {
        "privacy": "Financial",
        "value": "ark:PatternPeriod",
        "required": true
      },
      "commonality": {
        "privacy": "Sensitive",
        "value": "ark:PatternCommonality",
        "required": true
      },
      "transactions": {
        "privacy": "Linkable",
        "many": true,
        "link": "ark:Transaction",
        "required": true
      },
      "startDate": {
        "privacy": "Financial",
        "required": true
      },
      "endDate": {
        "privacy": "Financial",
        "required": true
      },
      "nextExpected": {
        "privacy": "Financial",
        "many": true,
        "required": true
      }
    }
  },
  "ark:PatternPeriod": {
    "iri": "https://w3id.org/arkive/ontology#PatternPeriod",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": true,
    "fields": {
      "interval": {
        "privacy": "Public",
        "required": true
      },
      "frequency": {
        "privacy": "Public",
        "required": true
      },
      "specifier": {
        "privacy": "Public",
        "value": "ark:PatternSpecifier",
        "required": true
      }
    }
  },
  "ark:PatternCommonality": {
    "iri": "https://w3id.org/arkive/ontology#PatternCommonality",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": true,
    "fields": {
      "reference": {
        "privacy": "Linkable"
      },
      "counterparty": {
        "privacy": "Linkable",
        "value": "ark:Counterparty"
      },
      "merchant": {
        "privacy": "Sensitive",
        "link": "ark:Organisation"
      },
      "description": {
        "privacy": "Sensitive"
      },
      "category": {
        "privacy": "Sensitive"
      },
      "methodCategory": {
        "privacy": "Financial"
      },
      "amount": {
        "privacy": "Financial"
      },
      "currency": {
        "privacy": "Public"
      },
      "direction": {
        "privacy": "Financial"
      }
    }
  },
  "ark:UtilityTariff": {
    "iri": "https://w3id.org/arkive/ontology#UtilityTariff",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "utility": {
        "privacy": "Public",
        "required": true
      },
      "providedBy": {
        "privacy": "Linkable",
        "link": "ark:Node",
        "required": true
      },
      "name": {
        "privacy": "Public"
      },
      "fixExpiresOn": {
        "privacy": "Financial"
      },
      "fixExitFee": {
        "privacy": "Financial"
      },
      "standingCharge": {
        "privacy": "Financial"
      },
      "unitRate": {
        "privacy": "Financial"
      }
    }
  },
  "ark:UtilityProvider": {
    "iri": "https://w3id.org/arkive/ontology#UtilityProvider",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "utility": {
        "privacy": "Public",
        "required": true
      },
      "providedBy": {
        "privacy": "Linkable",
        "link": "ark:Party",
        "required": true
      },
      "providesTo": {
        "privacy": "Linkable",
        "link": "ark:Place"
      },
      "hasAccount": {
        "privacy": "Linkable",
        "link": "ark:UtilityAccount"
      }
    }
  },
  "ark:UtilityAccount": {
    "iri": "https://w3id.org/arkive/ontology#UtilityAccount",
    "kind": "node",
    "supers": [
      "ark:Account",
      "ark:Billable",
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "accountProvider": {
        "privacy": "Linkable",
        "link": "ark:Party",
        "required": true
      },
      "accountNumber": {
        "privacy": "Linkable"
      },
      "accountClosedOn": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:Bill": {
    "iri": "https://w3id.org/arkive/ontology#Bill",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Billable",
        "required": true
      },
      "issuedBy": {
        "privacy": "Linkable",
        "link": "ark:Organisation",
        "required": true
      },
      "issuedOn": {
        "privacy": "Financial"
      },
      "reference": {
        "privacy": "Linkable"
      },
      "startDate": {
        "privacy": "Financial"
      },
      "endDate": {
        "privacy": "Financial"
      },
      "previousBalance": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "totalCharges": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "tax": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "amountDue": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "dueOn": {
        "privacy": "Financial"
      }
    }
  },
  "ark:Charge": {
    "iri": "https://w3id.org/arkive/ontology#Charge",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Node",
        "required": true
      },
      "name": {
        "privacy": "Public"
      },
      "date": {
        "privacy": "Financial"
      },
      "periodStart": {
        "privacy": "Financial"
      },
      "periodEnd": {
        "privacy": "Financial"
      },
      "totalAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      }
    }
  },
  "ark:MeterReading": {
    "iri": "https://w3id.org/arkive/ontology#MeterReading",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Bill",
        "required": true
      },
      "utility": {
        "privacy": "Public"
      },
      "meterPoint": {
        "privacy": "Linkable"
      },
      "meterSerialNumber": {
        "privacy": "Linkable"
      },
      "date": {
        "privacy": "Financial"
      },
      "reading": {
        "privacy": "Financial"
      },
      "readingType": {
        "privacy": "Public"
      }
    }
  },
  "ark:CouncilTaxCharge": {
    "iri": "https://w3id.org/arkive/ontology#CouncilTaxCharge",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Bill",
        "required": true
      },
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:Property",
        "required": true
      },
      "band": {
        "privacy": "Linkable"
      },
      "taxYear": {
        "privacy": "Public"
      },
      "grossAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "netAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      }
    }
  },
  "ark:Instalment": {
    "iri": "https://w3id.org/arkive/ontology#Instalment",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Bill",
        "required": true
      },
      "date": {
        "privacy": "Financial",
        "required": true
      },
      "totalAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      }
    }
  },
  "ark:Employment": {
    "iri": "https://w3id.org/arkive/ontology#Employment",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "employee": {
        "privacy": "Linkable",
        "link": "ark:Person"
      },
      "employer": {
        "privacy": "Linkable",
        "link": "ark:Party"
      },
      "jobTitle": {
        "privacy": "PII"
      },
      "department": {
        "privacy": "Linkable"
      },
      "reference": {
        "privacy": "Linkable"
      },
      "payFrequency": {
        "privacy": "Financial"
      },
      "startedOn": {
        "privacy": "Linkable"
      },
      "endedOn": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:PayPeriod": {
    "iri": "https://w3id.org/arkive/ontology#PayPeriod",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Employment",
        "required": true
      },
      "startDate": {
        "privacy": "Financial"
      },
      "endDate": {
        "privacy": "Financial"
      },
      "paymentDate": {
        "privacy": "Financial"
      },
      "period": {
        "privacy": "Financial"
      },
      "grossPay": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "taxablePay": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "pensionablePay": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "nonTaxablePay": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "totalDeductions": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "netPay": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "transactions": {
        "privacy": "Linkable",
        "many": true,
        "link": "ark:Transaction"
      }
    }
  },
  "ark:PayItem": {
    "iri": "https://w3id.org/arkive/ontology#PayItem",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:PayPeriod",
        "required": true
      },
      "description": {
        "privacy": "Sensitive",
        "required": true
      },
      "workAmount": {
        "privacy": "Financial"
      },
      "rateAmount": {
        "privacy": "Financial"
      },
      "totalAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      }
    }
  },
  "ark:PayDeduction": {
    "iri": "https://w3id.org/arkive/ontology#PayDeduction",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:PayPeriod",
        "required": true
      },
      "description": {
        "privacy": "Sensitive",
        "required": true
      },
      "totalAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      }
    }
  },
  "ark:TaxBasis": {
    "iri": "https://w3id.org/arkive/ontology#TaxBasis",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Person"
      },
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:Employment",
        "required": true
      },
      "scheme": {
        "privacy": "Public",
        "required": true
      },
      "parameters": {
        "privacy": "Sensitive",
        "value": "ark:TaxParameters"
      },
      "effectiveAt": {
        "privacy": "Financial"
      }
    }
  },
  "ark:TaxParameters": {
    "iri": "https://w3id.org/arkive/ontology#TaxParameters",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": false,
    "fields": {
      "taxCode": {
        "privacy": "Sensitive"
      },
      "niLetter": {
        "privacy": "Sensitive"
      }
    }
  },
  "ark:TaxCumulation": {
    "iri": "https://w3id.org/arkive/ontology#TaxCumulation",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:TaxBasis",
        "required": true
      },
      "effectiveAt": {
        "privacy": "Financial"
      },
      "grossPay": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "grossPayOfWhichTaxPayable": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "grossPayOfWhichNatInsPayable": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "grossPayOfWhichPensionable": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "taxPaid": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "niPaid": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "pensionPaid": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "studentLoanPaid": {
        "privacy": "Sensitive",
        "value": "ark:CurrencyValue"
      }
    }
  },
  "ark:Passport": {
    "iri": "https://w3id.org/arkive/ontology#Passport",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Person",
        "required": true
      },
      "documentNumber": {
        "privacy": "PII",
        "required": true
      },
      "issuingState": {
        "privacy": "Sensitive",
        "required": true
      },
      "nationality": {
        "privacy": "Sensitive"
      },
      "issuedAt": {
        "privacy": "Linkable"
      },
      "expiresAt": {
        "privacy": "Linkable"
      },
      "issuingAuthority": {
        "privacy": "Linkable"
      },
      "machineReadableZone": {
        "privacy": "PII",
        "value": "ark:MachineReadableZone"
      }
    }
  },
  "ark:MachineReadableZone": {
    "iri": "https://w3id.org/arkive/ontology#MachineReadableZone",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": false,
    "fields": {
      "lines": {
        "privacy": "PII",
        "many": true
      },
      "valid": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:Licence": {
    "iri": "https://w3id.org/arkive/ontology#Licence",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Person",
        "required": true
      },
      "licenceNumber": {
        "privacy": "PII",
        "required": true
      },
      "licenceType": {
        "privacy": "Public",
        "required": true
      },
      "issuingAuthority": {
        "privacy": "Linkable"
      },
      "issuedAt": {
        "privacy": "Linkable"
      },
      "expiresAt": {
        "privacy": "Linkable"
      },
      "issueNumber": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:DrivingEntitlement": {
    "iri": "https://w3id.org/arkive/ontology#DrivingEntitlement",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "providedBy": {
        "privacy": "Linkable",
        "link": "ark:Licence",
        "required": true
      },
      "vehicleClassCodes": {
        "privacy": "Linkable",
        "many": true
      },
      "isProvisional": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:InsurancePolicy": {
    "iri": "https://w3id.org/arkive/ontology#InsurancePolicy",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "issuedBy": {
        "privacy": "Linkable",
        "link": "ark:Organisation",
        "required": true
      },
      "arrangedBy": {
        "privacy": "Linkable",
        "link": "ark:Organisation"
      },
      "policyNumber": {
        "privacy": "Linkable"
      },
      "policyType": {
        "privacy": "Public",
        "required": true
      },
      "status": {
        "privacy": "Public"
      },
      "startDate": {
        "privacy": "Financial"
      },
      "endDate": {
        "privacy": "Financial"
      },
      "premium": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "tax": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "excess": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "insures": {
        "privacy": "Linkable",
        "many": true,
        "link": "ark:Insurable"
      }
    }
  },
  "ark:Policyholder": {
    "iri": "https://w3id.org/arkive/ontology#Policyholder",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Party",
        "required": true
      },
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:InsurancePolicy",
        "required": true
      },
      "priority": {
        "privacy": "Linkable"
      },
      "numberOfYearsWithoutClaims": {
        "privacy": "Sensitive"
      }
    }
  },
  "ark:InsuranceCoverage": {
    "iri": "https://w3id.org/arkive/ontology#InsuranceCoverage",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:InsurancePolicy",
        "required": true
      },
      "coverage": {
        "privacy": "Public",
        "required": true
      },
      "coversBuildings": {
        "privacy": "Financial"
      },
      "coversContents": {
        "privacy": "Financial"
      },
      "coversAccidents": {
        "privacy": "Financial"
      },
      "coversEmergency": {
        "privacy": "Financial"
      },
      "coversLegal": {
        "privacy": "Financial"
      },
      "coversPossessions": {
        "privacy": "Financial"
      },
      "coversVehicleDamage": {
        "privacy": "Financial"
      },
      "coversVehicleThirdParty": {
        "privacy": "Financial"
      },
      "coversVehicleFireTheft": {
        "privacy": "Financial"
      },
      "coversWindscreen": {
        "privacy": "Financial"
      },
      "insuredAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "excess": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "classOfUse": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:Vehicle": {
    "iri": "https://w3id.org/arkive/ontology#Vehicle",
    "kind": "node",
    "supers": [
      "ark:Insurable",
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "owner": {
        "privacy": "Linkable",
        "link": "ark:Party"
      },
      "registeredKeeper": {
        "privacy": "Linkable",
        "link": "ark:Party"
      },
      "vin": {
        "privacy": "Linkable"
      },
      "registrationNumber": {
        "privacy": "Linkable"
      },
      "imported": {
        "privacy": "Linkable"
      },
      "mileage": {
        "privacy": "Linkable"
      },
      "makeModel": {
        "privacy": "Linkable"
      },
      "registrationYear": {
        "privacy": "Linkable"
      },
      "manufactureYear": {
        "privacy": "Linkable"
      },
      "bodyType": {
        "privacy": "Linkable"
      },
      "fuelType": {
        "privacy": "Linkable"
      },
      "numberOfSeats": {
        "privacy": "Linkable"
      },
      "transmission": {
        "privacy": "Linkable"
      },
      "engineSize": {
        "privacy": "Linkable"
      },
      "colour": {
        "privacy": "Linkable"
      },
      "modifications": {
        "privacy": "Linkable"
      },
      "purchaseDate": {
        "privacy": "Linkable"
      },
      "driveSide": {
        "privacy": "Linkable"
      },
      "usedBy": {
        "privacy": "Linkable",
        "many": true,
        "link": "ark:Person"
      }
    }
  },
  "ark:VehicleValuation": {
    "iri": "https://w3id.org/arkive/ontology#VehicleValuation",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "value": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      },
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Vehicle"
      },
      "date": {
        "privacy": "Financial"
      }
    }
  },
  "ark:VehicleSecuritySummary": {
    "iri": "https://w3id.org/arkive/ontology#VehicleSecuritySummary",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Vehicle"
      },
      "securityDevices": {
        "privacy": "Linkable"
      },
      "alarm": {
        "privacy": "Linkable"
      },
      "immobiliser": {
        "privacy": "Linkable"
      },
      "tracker": {
        "privacy": "Linkable"
      },
      "location": {
        "privacy": "PII",
        "link": "ark:Address"
      },
      "overnightLocation": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:Organisation": {
    "iri": "https://w3id.org/arkive/ontology#Organisation",
    "kind": "node",
    "supers": [
      "ark:Party",
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "name": {
        "privacy": "Public",
        "required": true
      },
      "companyRegistrationNumber": {
        "privacy": "Public"
      },
      "fcaRegisterNumber": {
        "privacy": "Public"
      },
      "companyDomains": {
        "privacy": "Public",
        "many": true
      },
      "website": {
        "privacy": "Public"
      },
      "logo": {
        "privacy": "Public"
      },
      "tags": {
        "privacy": "Public",
        "many": true
      },
      "sameAs": {
        "privacy": "Public",
        "many": true
      }
    }
  },
  "ark:Person": {
    "iri": "https://w3id.org/arkive/ontology#Person",
    "kind": "node",
    "supers": [
      "ark:Party",
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "name": {
        "privacy": "PII",
        "required": true
      },
      "title": {
        "privacy": "PII"
      },
      "givenName": {
        "privacy": "PII"
      },
      "middleNames": {
        "privacy": "PII"
      },
      "familyName": {
        "privacy": "PII"
      },
      "dateOfBirth": {
        "privacy": "PII"
      },
      "placeOfBirth": {
        "privacy": "PII"
      },
      "sex": {
        "privacy": "Sensitive"
      },
      "nationality": {
        "privacy": "Sensitive"
      },
      "nationalInsuranceNumber": {
        "privacy": "PII"
      },
      "emailAddress": {
        "privacy": "PII"
      },
      "telephone": {
        "privacy": "PII"
      }
    }
  },
  "ark:Address": {
    "iri": "https://w3id.org/arkive/ontology#Address",
    "kind": "node",
    "supers": [
      "ark:Place",
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "addressLines": {
        "privacy": "PII",
        "many": true,
        "required": true
      },
      "postcode": {
        "privacy": "PII",
        "required": true
      },
      "country": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:Residency": {
    "iri": "https://w3id.org/arkive/ontology#Residency",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Person",
        "required": true
      },
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:Place",
        "required": true
      },
      "startedOn": {
        "privacy": "Linkable"
      },
      "endedOn": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:UserProfile": {
    "iri": "https://w3id.org/arkive/ontology#UserProfile",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "firstName": {
        "privacy": "PII"
      },
      "lastName": {
        "privacy": "PII"
      },
      "avatar": {
        "privacy": "PII"
      }
    }
  },
  "ark:Verification": {
    "iri": "https://w3id.org/arkive/ontology#Verification",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "verificationType": {
        "privacy": "Linkable"
      },
      "relatedTo": {
        "privacy": "Linkable",
        "many": true,
        "link": "ark:Node"
      }
    }
  },
  "ark:Property": {
    "iri": "https://w3id.org/arkive/ontology#Property",
    "kind": "node",
    "supers": [
      "ark:Billable",
      "ark:Place",
      "ark:Insurable",
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "addressLines": {
        "privacy": "PII",
        "many": true
      },
      "postcode": {
        "privacy": "PII"
      },
      "label": {
        "privacy": "PII"
      },
      "propertyType": {
        "privacy": "Linkable"
      },
      "tenure": {
        "privacy": "Linkable"
      },
      "numberOfBedrooms": {
        "privacy": "Linkable"
      },
      "built": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:MortgageAccount": {
    "iri": "https://w3id.org/arkive/ontology#MortgageAccount",
    "kind": "node",
    "supers": [
      "ark:Account",
      "ark:Billable",
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "accountNumber": {
        "privacy": "Linkable",
        "required": true
      },
      "accountProvider": {
        "privacy": "Linkable",
        "link": "ark:Organisation",
        "required": true
      },
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:Property"
      },
      "loanAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "numberOfPayments": {
        "privacy": "Financial"
      },
      "startedOn": {
        "privacy": "Linkable"
      },
      "endedOn": {
        "privacy": "Linkable"
      },
      "illustration": {
        "privacy": "Linkable",
        "link": "ark:MortgageIllustration"
      }
    }
  },
  "ark:MortgagePaymentPlan": {
    "iri": "https://w3id.org/arkive/ontology#MortgagePaymentPlan",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Node",
        "required": true
      },
      "loanAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "repaymentMethod": {
        "privacy": "Financial",
        "required": true
      },
      "monthlyPayment": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "termMonths": {
        "privacy": "Financial"
      }
    }
  },
  "ark:InterestRate": {
    "iri": "https://w3id.org/arkive/ontology#InterestRate",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Node",
        "required": true
      },
      "determination": {
        "privacy": "Public",
        "required": true
      },
      "rate": {
        "privacy": "Financial",
        "required": true
      },
      "effectiveFrom": {
        "privacy": "Financial"
      },
      "effectiveUntil": {
        "privacy": "Financial"
      }
    }
  },
  "ark:MortgageIllustration": {
    "iri": "https://w3id.org/arkive/ontology#MortgageIllustration",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "providedBy": {
        "privacy": "Linkable",
        "link": "ark:Organisation",
        "required": true
      },
      "relatedTo": {
        "privacy": "Linkable",
        "many": true,
        "link": "ark:Person"
      },
      "reference": {
        "privacy": "Linkable"
      },
      "issuedOn": {
        "privacy": "Financial"
      },
      "validUntil": {
        "privacy": "Financial"
      },
      "loanAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "propertyValue": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "termMonths": {
        "privacy": "Financial"
      },
      "aprc": {
        "privacy": "Financial"
      },
      "totalPayable": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      },
      "earlyRepaymentCharge": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue"
      }
    }
  },
  "ark:TenancyDeposit": {
    "iri": "https://w3id.org/arkive/ontology#TenancyDeposit",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": true,
    "fields": {
      "relatedTo": {
        "privacy": "Linkable",
        "link": "ark:Node",
        "required": true
      },
      "identifier": {
        "privacy": "Linkable",
        "required": true
      },
      "totalAmount": {
        "privacy": "Financial",
        "value": "ark:CurrencyValue",
        "required": true
      },
      "collectedOn": {
        "privacy": "Financial"
      },
      "protectedOn": {
        "privacy": "Financial",
        "required": true
      },
      "returnedOn": {
        "privacy": "Financial"
      }
    }
  },
  "ark:Tenancy": {
    "iri": "https://w3id.org/arkive/ontology#Tenancy",
    "kind": "node",
    "supers": [
      "ark:Node"
    ],
    "closed": false,
    "fields": {
      "appliesTo": {
        "privacy": "Linkable",
        "link": "ark:Place",
        "required": true
      },
      "providedBy": {
        "privacy": "Linkable",
        "link": "ark:Party",
        "required": true
      },
      "startedOn": {
        "privacy": "Linkable"
      },
      "endedOn": {
        "privacy": "Linkable"
      }
    }
  },
  "ark:PatternSpecifier": {
    "iri": "https://w3id.org/arkive/ontology#PatternSpecifier",
    "kind": "value",
    "supers": [
      "ark:Value"
    ],
    "closed": true,
    "fields": {
      "dayOfMonth": {
        "privacy": "Public"
      },
      "dayOfWeek": {
        "privacy": "Public"
      },
      "weekOfMonth": {
        "privacy": "Public"
      },
      "flexibility": {
        "privacy": "Public"
      }
    }
  }
};
