// The day that stands between a label and its amount, in a column of its own: `Amount due | Pay by 16 April 2025 | 251.80`.
import { readDay } from '../values/days.ts';

const PAY_BY = /^(?:please )?(?:pay|payable|to be paid|due|paid)(?: by| on| before)? /iu;

/** Whether a text is the day of the amount behind it, with or without what is to be done by then. */
export const isDayOfAmount = (text: string): boolean => readDay(text.replace(PAY_BY, '')) !== undefined;
