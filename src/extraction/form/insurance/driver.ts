// One who drives, as a paper of insurance prints them.
import type { Printed } from '../../../model/printed.ts';

/** One driver as printed. */
export interface Driver {
  readonly name: string;
  readonly printed: Printed;
  /** The date of birth as printed. */
  readonly born?: { readonly text: string; readonly printed: Printed };
  /** Years the licence has been held. */
  readonly heldYears?: number;
}
