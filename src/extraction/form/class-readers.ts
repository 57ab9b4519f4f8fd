// Which classes of form need more than rules: their own reader each, by class identifier.
import type { DocumentLayout } from '../../model/layout.ts';
import type { ClassReader } from './form-reading.ts';
import { readDrivingLicence } from './identity/driving-licence.ts';
import { readPassport } from './identity/passport.ts';
import { readInsurance } from './insurance/read-insurance.ts';
import { withoutLastYear, withoutYearBefore } from './last-year.ts';
import { readPayslip } from './payslip/read-payslip.ts';
import { readCouncilTax } from './property/council-tax.ts';
import { readMortgageIllustration } from './property/mortgage-illustration.ts';
import { readMortgageStatement } from './property/mortgage-statement.ts';
import { readTenancyDeposit } from './property/tenancy-deposit.ts';
import { readUtilityBill } from './utility/read-utility-bill.ts';

/** Readers by class. */
export const CLASS_READERS: Readonly<Record<string, ClassReader>> = {
  'earnings-payslip': readPayslip,
  'identity-driving-licence': readDrivingLicence,
  'identity-passport': readPassport,
  'insurance-home-schedule': readInsurance,
  'insurance-motor-schedule': readInsurance,
  'insurance-proposal': readInsurance,
  'property-council-tax-bill': readCouncilTax,
  'property-mortgage-illustration': readMortgageIllustration,
  'property-mortgage-statement': readMortgageStatement,
  'property-tenancy-deposit-certificate': readTenancyDeposit,
  'utility-broadband-bill': readUtilityBill,
  'utility-energy-bill': readUtilityBill,
  'utility-water-bill': readUtilityBill,
};

/** What a class leaves out of its papers before anything is read. */
export const CLASS_LAYOUTS: Readonly<Record<string, (layout: DocumentLayout) => DocumentLayout>> = {
  'property-mortgage-statement': withoutLastYear,
  'utility-energy-bill': withoutYearBefore,
  'utility-water-bill': withoutYearBefore,
};
