// Amounts as read, with the place they were read from.
import type { Printed } from '../../model/printed.ts';
import type { PrintedMoney } from '../../model/statement.ts';
import type { AmountReading } from '../values/amount.ts';

/** An amount without what only reading it needed to know. */
export function printedMoney({ minor, sign, mark }: AmountReading, printed: Printed): PrintedMoney {
  return { minor, ...(sign ? { sign } : {}), ...(mark ? { mark } : {}), printed };
}
