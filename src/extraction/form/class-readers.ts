// Which classes of form need more than rules: their own reader each, by class identifier.
import type { ClassReader } from './form-reading.ts';

/** Readers by class. */
export const CLASS_READERS: Readonly<Record<string, ClassReader>> = {};
