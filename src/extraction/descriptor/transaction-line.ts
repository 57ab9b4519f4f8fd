// What goes into reading one transaction's text, and what comes out.
import type { MethodCategory } from './method-category.ts';

/** One booked transaction as printed. */
export interface TransactionLine {
  /** All printed lines joined by one space. */
  readonly descriptor: string;
  readonly lines: readonly string[];
  /** Text of a type or method column: `DD`, `FPI`, `CONTACTLESS`, `)))`. */
  readonly typeCode?: string;
  readonly direction: 'Credit' | 'Debit';
  readonly accountType: 'Current' | 'Savings' | 'CreditCard' | 'Loan';
  /** As printed, with or without titles. */
  readonly accountHolders: readonly string[];
  /** Of the account, ISO 4217. */
  readonly currency: string;
  /** Type codes that the statement itself explains: `DD` → `Direct Debit`. */
  readonly legend?: ReadonlyMap<string, string>;
}

/** Who is on the other side, as far as it is printed. */
export interface Counterparty {
  /** In the printed words. */
  readonly name?: string;
  /** `12-34-56` */
  readonly sortCode?: string;
  /** Seven or eight digits. */
  readonly accountNumber?: string;
}

/** A foreign amount and the rate at which it was converted. */
export interface Conversion {
  /** `amount` as a decimal string; `currency` an ISO 4217 code, or `???` when none is recognisable. */
  readonly amount: { readonly amount: string; readonly currency: string };
  /** Decimal string with at most ten fraction digits. */
  readonly rate: string;
}

/** What the text says. */
export interface TransactionDescription {
  readonly methodCategory: MethodCategory;
  /** The method's standard name, only where it is printed. */
  readonly method?: string;
  readonly reference?: string;
  readonly counterparty?: Counterparty;
  readonly conversion?: Conversion;
  /** The text without method, card marks, dates and conversion, where that leaves less than was printed. */
  readonly description?: string;
}
