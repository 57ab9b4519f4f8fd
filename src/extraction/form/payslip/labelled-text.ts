// A text that stands where a label's value does.
import type { Printed } from '../../../model/printed.ts';

/** The value of a label, as its text and where it is printed. */
export interface LabelledText {
  readonly text: string;
  readonly printed: Printed;
  /** Index of its row. */
  readonly row: number;
}
