// By which numbers an account is known. A British IBAN ends in the sort code and the account number (ISO 13616 registry, GB);
// cards are printed in full, masked, or by their last four digits.
import type { GraphNode } from '../../model/reading.ts';
import { textAt } from '../node-values.ts';

/** A card number: what of it is printed. */
export interface CardNumber {
  /** The digits at the front, as many as are printed in a row. */
  readonly front: string;
  /** The last four. */
  readonly last: string;
  /** All digits, when none is masked. */
  readonly full: string | undefined;
}

/** The numbers of one account. */
export interface AccountNumbers {
  /** Numbers that name one account alone: `gb:` sort code and account number, `iban:`, `card:` in full. */
  readonly proper: ReadonlySet<string>;
  readonly cards: readonly CardNumber[];
  /** Account numbers without a sort code. */
  readonly partial: ReadonlySet<string>;
}

/** The numbers that the ark:BankAccountIdentifiers of an account give. */
export function accountNumbers(identifiers: readonly GraphNode[]): AccountNumbers {
  const proper = new Set<string>();
  const partial = new Set<string>();
  const cards: CardNumber[] = [];
  for (const node of identifiers) {
    const printed = (textAt(node, 'identifier') ?? '').toUpperCase();
    switch (textAt(node, 'identifierType')) {
      case 'SORT_CODE_ACCOUNT_NUMBER': {
        const digits = printed.replace(/\D/gu, '');
        if (digits.length >= 13) proper.add(`gb:${digits.slice(0, 6)}${digits.slice(6).padStart(8, '0')}`);
        else if (digits.length >= 6) partial.add(digits.padStart(8, '0'));
        break;
      }
      case 'IBAN': {
        const iban = printed.replace(/[^A-Z0-9]/gu, '');
        if (/^GB\d\d[A-Z]{4}\d{14}$/u.test(iban)) proper.add(`gb:${iban.slice(8)}`);
        else if (iban.length >= 15) proper.add(`iban:${iban}`);
        break;
      }
      case 'CARD_NUMBER': {
        const card = cardNumber(printed);
        if (card === undefined) break;
        cards.push(card);
        if (card.full !== undefined) proper.add(`card:${card.full}`);
        break;
      }
      default:
    }
  }
  return { proper, cards, partial };
}

/** A card number as printed: `4929 2051 0683 7740`, `**** **** **** 7740`, `ending 7740`. */
function cardNumber(printed: string): CardNumber | undefined {
  const signs = printed.replace(/[\s-]/gu, '');
  const digits = signs.replace(/\D/gu, '');
  if (digits.length < 4) return undefined;
  const isFull = /^\d{13,19}$/u.test(signs);
  const front = isFull ? digits.slice(0, -4) : (/^\d+(?=\D)/u.exec(signs)?.[0] ?? '');
  return { front, last: digits.slice(-4), full: isFull ? digits : undefined };
}

/** The identifier in one spelling, to tell whether two nodes give the same one. */
export function identifierSignature(node: GraphNode): string {
  const printed = (textAt(node, 'identifier') ?? '').toUpperCase();
  const type = textAt(node, 'identifierType') ?? '';
  if (type === 'CARD_NUMBER') return `${type} ${cardNumber(printed)?.last ?? printed}`;
  return `${type} ${printed.replace(/[^A-Z0-9]/gu, '')}`;
}

/** Whether what is printed of two card numbers can be one number. */
export function mayBeOneCard(a: CardNumber, b: CardNumber): boolean {
  if (a.last !== b.last) return false;
  const common = Math.min(a.front.length, b.front.length);
  return a.front.slice(0, common) === b.front.slice(0, common);
}
