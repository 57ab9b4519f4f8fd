// One who drives, as a paper of insurance prints them.
import { foldText } from '../../../kernel/text.ts';
import type { Printed } from '../../../model/printed.ts';
import { withoutTitle } from '../../document/titles.ts';

/** One driver as printed. */
export interface Driver {
  readonly name: string;
  readonly printed: Printed;
  /** The date of birth as printed. */
  readonly born?: { readonly text: string; readonly printed: Printed };
  /** Years the licence has been held. */
  readonly heldYears?: number;
  /** Whether a column of its own gives the family name: nothing beneath goes on with it. */
  readonly isWhole?: boolean;
}

/** Each of them once by the whole of the name, with what any of the places says that name it; the first one is believed. */
export function onceEach(drivers: readonly Driver[]): Driver[] {
  const byName = new Map<string, Driver>();
  for (const driver of drivers) {
    const key = foldText(withoutTitle(driver.name));
    byName.set(key, { ...driver, ...byName.get(key) });
  }
  return [...byName.values()];
}
