// Which classes of form need more than rules: their own reader each, by class identifier.
import type { ClassReader } from './form-reading.ts';
import { readDrivingLicence } from './identity/driving-licence.ts';
import { readPassport } from './identity/passport.ts';

/** Readers by class. */
export const CLASS_READERS: Readonly<Record<string, ClassReader>> = {
  'identity-driving-licence': readDrivingLicence,
  'identity-passport': readPassport,
};
