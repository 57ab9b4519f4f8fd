// Brands under which insurers sell what companies of their own groups underwrite, from the public register of the Financial Conduct
// Authority and their own papers. A hint: over the small print of such a paper it is the brand that insures. Brands of brokers, banks
// and shops, for which others underwrite, are not here.
import { foldText } from '../../../kernel/text.ts';

const NAMES: readonly string[] = [
  'Admiral',
  'Ageas',
  'Allianz',
  'Aviva',
  'AXA',
  'Bell',
  'Chubb',
  'Churchill',
  'Cornish Mutual',
  'Covéa',
  'Darwin',
  'Diamond',
  'Direct Line',
  'Ecclesiastical',
  'Elephant',
  'esure',
  'First Alternative',
  'General Accident',
  'Hiscox',
  'Legal & General',
  'LV=',
  'LV= General Insurance',
  'More Than',
  'MORE TH>N',
  'NFU Mutual',
  'Privilege',
  'QBE',
  'Quotemehappy',
  'RSA',
  'Sheilas’ Wheels',
  'Tesco',
  'Zurich',
];
const BRANDS: ReadonlySet<string> = new Set(NAMES.map(brandKey));

/** Whether the brand of an insurer's own bears this name. */
export const isInsurerBrand = (name: string): boolean => BRANDS.has(brandKey(name));

/** Signs that scans lose and logos draw: `LV` for `LV=`. */
const SIGN = /[=>]/;

/** A brand of which all but its sign is printed, as it is spelled; any other name as it is. */
export const brandSpelled = (name: string): string =>
  NAMES.find(
    (brand) => SIGN.test(brand) && !name.includes('=') && foldText(brand.replace(SIGN, '')) === foldText(name),
  ) ?? name;

function brandKey(name: string): string {
  return foldText(name)
    .replace(/^the /, '')
    .replace(/(?: (?:car|home|motor|van|insurance|limited|ltd|plc|com|group|uk))+$/, '');
}
