// What the headings of a payslip may be of: its parts, and the columns of its tables.

/** Parts of a payslip that have a heading; `aside` is any that holds no pay. */
export const PARTS = ['payments', 'deductions', 'year', 'period', 'employer', 'aside'] as const;
/** One of them. */
export type Part = (typeof PARTS)[number];

/** Columns of its tables. */
export const COLUMNS = ['description', 'code', 'units', 'rate', 'amount', 'balance'] as const;
/** One of them. */
export type Column = (typeof COLUMNS)[number];

/** What a heading may be of. */
export type HeadKind = Part | Column;

/** A heading found in the words of a cell: which words, counted from the first. */
export interface HeadWords {
  readonly kind: HeadKind;
  readonly from: number;
  readonly to: number;
}
