// Brands under which insurers sell what companies of their own groups underwrite, from the public register of the Financial Conduct
// Authority and their own papers. A hint: over the small print of such a paper it is the brand that insures. Brands of brokers, banks
// and shops, for which others underwrite, are not here.
import { foldText } from '../../../kernel/text.ts';

const BRANDS: ReadonlySet<string> = new Set(
  [
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
  ].map(brandKey),
);

/** Whether the brand of an insurer's own bears this name. */
export const isInsurerBrand = (name: string): boolean => BRANDS.has(brandKey(name));

function brandKey(name: string): string {
  return foldText(name)
    .replace(/^the /, '')
    .replace(/(?: (?:car|home|motor|van|insurance|limited|ltd|plc|com|group|uk))+$/, '');
}
