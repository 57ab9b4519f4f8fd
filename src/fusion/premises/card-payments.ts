// Payments whose reference is the number of a payment card (ISO/IEC 7812-1: 13 to 19 digits with a check digit by Luhn's formula).
import type { GraphNode } from '../../model/reading.ts';
import { NodeIndex, textOf } from '../node-index.ts';
import type { Finding, Premises } from '../premise-graph.ts';

/** The payments out of current accounts that name a card. */
export function cardPayments(nodes: readonly GraphNode[]): Premises {
  const index = new NodeIndex(nodes);
  const concerned = new Map<string, GraphNode>();
  const findings: Finding[] = [];
  for (const payment of index.ofType('Transaction')) {
    if (textOf(payment, 'amount', 'direction') !== 'Debit' || textOf(payment, 'counterparty', 'name') === undefined)
      continue;
    const cardNumber = cardNumberIn(textOf(payment, 'reference')) ?? cardNumberIn(textOf(payment, 'fullDescriptor'));
    const account = index.get(textOf(payment, 'relatedTo'));
    if (cardNumber === undefined || account === undefined) continue;
    concerned.set(payment.id, payment).set(account.id, account);
    findings.push({ about: payment.id, values: { cardNumber } });
  }
  return { nodes: [...concerned.values()], findings };
}

/** The first card number in a text, as printed. Cards of the large schemes begin with 3, 4, 5 or 6. */
function cardNumberIn(text: string | undefined): string | undefined {
  for (const [found] of (text ?? '').matchAll(
    /(?<![\dA-Za-z])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{3,4}(?![\dA-Za-z])/gu,
  )) {
    const digits = found.replace(/\D/gu, '');
    if (hasCheckDigit(digits)) return found;
  }
  return undefined;
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
