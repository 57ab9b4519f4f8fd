// How OFX names an account (OFX 2.2 §11.3.1): bank, number and kind, within the lengths that it allows.
import type { ExportedAccount } from '../../services/exports/exported-accounts.ts';
import { nodeText } from '../../services/exports/node-values.ts';

/** An account in the terms of OFX. */
export interface OfxAccount {
  readonly kind: 'bank' | 'creditCard';
  /** `BANKID`, A-9: the sort code. */
  readonly bankId: string;
  /** `ACCTID`, A-22. */
  readonly accountId: string;
  /** `ACCTTYPE`; OFX has none for a loan but the line of credit. */
  readonly accountType: 'CHECKING' | 'SAVINGS' | 'CREDITLINE';
}

const ACCOUNT_ID_CHARACTERS = 22;
/** What stands where a bank would be named, when none is known: the field cannot be left out. */
const NO_BANK = 'UNKNOWN';
/** British IBANs hold bank, sort code and account number (https://www.swift.com/standards/data-standards/iban). */
const BRITISH_IBAN = /^GB\d\d[A-Z]{4}(\d{6})(\d{8})$/u;

/** The account in OFX. Without a number of any kind it is named by its persistent id, which stays. */
export function ofxAccount({ id, node, names }: ExportedAccount): OfxAccount {
  const type = nodeText(node, 'accountType');
  const first = (scheme: string) => names[scheme]?.[0];
  const sortCodeAndNumber = /^(\d\d)-(\d\d)-(\d\d) (\d{7,8})$/u.exec(first('SORT_CODE_ACCOUNT_NUMBER') ?? '');
  const iban = first('IBAN')?.replaceAll(' ', '') ?? '';
  const british = BRITISH_IBAN.exec(iban);
  const bankId = sortCodeAndNumber?.slice(1, 4).join('') ?? british?.[1] ?? NO_BANK;
  const number =
    sortCodeAndNumber?.[4] ??
    british?.[2] ??
    first('SORT_CODE_ACCOUNT_NUMBER') ??
    nodeText(node, 'accountNumber') ??
    (iban === '' ? undefined : iban);
  const byId = id.slice(id.lastIndexOf('/') + 1).replaceAll('-', '');
  const isCard = type === 'CreditCard';
  const card = first('CARD_NUMBER');
  const accountId = (isCard ? (card ?? number) : (number ?? card)) ?? first('LABEL') ?? byId;
  const isLoan = type === 'Loan' || node?.type === 'ark:MortgageAccount';
  return {
    kind: isCard ? 'creditCard' : 'bank',
    bankId,
    // Two names that begin alike would become one: what is too long gives way to the id.
    accountId: accountId.length > ACCOUNT_ID_CHARACTERS ? byId.slice(0, ACCOUNT_ID_CHARACTERS) : accountId,
    accountType: type === 'Savings' ? 'SAVINGS' : isLoan ? 'CREDITLINE' : 'CHECKING',
  };
}
