// How an account is named: sort code and account number, IBAN, card number, or whatever label it bears.
import type { Fact, FactRow } from '../../../model/facts.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { wrappedPhrases } from '../../fields/wrapped-labels.ts';
import { factOf, present, textFact } from '../../document/make-facts.ts';
import { bothNumbers } from '../both-numbers.ts';
import { ownNumbers } from './collecting-account.ts';
import { numberOfTitle } from './numbered-title.ts';
import { withoutOtherAccounts } from './other-accounts.ts';
import type { StatementContext } from './statement-context.ts';

/** Facts that identify one account and this statement of it. */
export function identifierFacts(context: StatementContext, found: FieldCandidates): FactRow {
  const fields = ownNumbers(withoutOtherAccounts(found, context.layout), context.layout);
  const text = (field: string): Fact | undefined => textFact(context, fields[field]?.[0], field);
  const card = context.accountType === 'CreditCard' ? (text('cardNumber') ?? text('cardEnding')) : undefined;
  const named = {
    statementRef:
      firstText(context, fields, ['statementReference', 'sheetNumber', 'statementCount']) ?? titleNumber(context),
    product: text('productName'),
  };
  // A card is paid into an account of its issuer, or by Direct Debit from another: neither is the account of the card.
  if (card) return present({ ...named, cardPrinted: card });
  const sortCodeAccount = sortCodeAccountFact(context, fields);
  const accountLabel = firstText(context, fields, ['accountNumber', 'accountReference', 'passbookNumber']);
  return present({
    ...named,
    ibanText: text('iban'),
    bicText: text('bic'),
    sortCodeAccount,
    accountLabel: sortCodeAccount ? undefined : accountLabel,
  });
}

/** The first of several fields that has a candidate; evidence names the first of them, whichever it is. */
function firstText(context: StatementContext, fields: FieldCandidates, names: readonly string[]): Fact | undefined {
  const [rule = ''] = names;
  return textFact(context, names.map((name) => fields[name]?.[0]).find(Boolean), rule);
}

function titleNumber(context: StatementContext): Fact | undefined {
  const found = numberOfTitle(context.layout);
  return found && factOf(context, found.text, found.printed, { rule: 'statementReference', confidence: 0.85 });
}

/** `12-34-56 12345678`, from two labelled values or from one that holds both. */
function sortCodeAccountFact(context: StatementContext, fields: FieldCandidates): Fact | undefined {
  const number = fields['accountNumber']?.[0];
  const sortCode = fields['sortCode']?.[0];
  if (number?.value.kind === 'text' && sortCode?.value.kind === 'text') {
    const value = `${sortCode.value.text} ${number.value.text}`;
    return factOf(context, value, number.printed, { rule: 'accountNumber', confidence: number.confidence });
  }
  const iban = ofIban(context, fields);
  if (iban) return factOf(context, iban.number, iban.printed, { rule: 'iban', confidence: iban.confidence });
  const both = fields['sortCodeAndAccount']?.[0];
  const pair = both?.value.kind === 'text' ? bothNumbers(both.value.text) : undefined;
  if (!both || !pair) return undefined;
  const value = `${pair.sortCode} ${pair.number}`;
  return factOf(context, value, both.printed, { rule: 'sortCodeAndAccount', confidence: both.confidence });
}

/** A British IBAN: its bank, then the sort code and the account number. */
const BRITISH = /^GB\d{2}[A-Z]{4}(\d{2})(\d{2})(\d{2})(\d{8})$/;

/** Sort code and account number that an IBAN bears, where either is read besides, and the label of a sort code is printed. */
function ofIban(
  { layout }: StatementContext,
  fields: FieldCandidates,
): (FieldCandidate & { readonly number: string }) | undefined {
  const iban = fields['iban']?.[0];
  const parts = iban?.value.kind === 'text' ? BRITISH.exec(iban.value.text) : null;
  if (!iban || !parts) return undefined;
  const [sortCode, number = ''] = [parts.slice(1, 4).join('-'), parts[4]];
  const isRead = (name: string, text: string): boolean => {
    const value = fields[name]?.[0]?.value;
    return value?.kind === 'text' && value.text === text;
  };
  const isSpokenOf = layout.pages.some((page) =>
    [...page.lines, ...wrappedPhrases(page).map(({ phrase }) => phrase)].some(({ text }) => /sort ?code/i.test(text)),
  );
  const isOwn = isRead('sortCode', sortCode) || (isSpokenOf && isRead('accountNumber', number));
  return isOwn ? { ...iban, number: `${sortCode} ${number}` } : undefined;
}
