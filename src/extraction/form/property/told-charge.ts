// The charge of a bill that is written as a letter: what its sentences say the year costs, what is taken off, and what is to pay. The
// instalments prove what is to pay, and the sum of the others proves the rest.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import type { AmountRow } from './amount-rows.ts';
import { moneyOf } from './money-in-phrase.ts';
import type { ChargeLine, CouncilTaxSums } from './charge.ts';
import { paragraphsOf } from './passages.ts';

const MONEY = /£ ?\d[\d,]*\.\d{2}(?!\d)/gu;
const TO_PAY = /\b(?:pay|payable|due|owe|total|bill)\b/i;
const YEARLY = /\b(?:band [a-i]|charge|costs?|council tax|full|year)\b/i;
const TAKEN_OFF = /\b(?:discount|reduction|support|taken off|less|exemption|rebate)\b/i;

interface Told {
  readonly clause: string;
  readonly minor: number;
  readonly printed: Printed;
}

/**
 * The sums that sentences tell of a bill whose instalments come to `paid` (minor units); undefined where none is that amount. Where no
 * instalments are known the sum of the others alone proves what is to pay.
 */
export function toldCharge(layout: DocumentLayout, known: number, currency: string): CouncilTaxSums | undefined {
  const told = paragraphsOf(layout).flatMap((one) => amountsIn(one, currency));
  const paid = known > 0 ? known : (differenceIn(told) ?? 0);
  const net = told.find(({ minor, clause }) => minor === paid && TO_PAY.test(clause));
  if (!net) return undefined;
  const pairs = told
    .filter(({ minor, clause }) => minor > paid && YEARLY.test(clause))
    .flatMap((gross) => {
      const less = told.find(({ minor, clause }) => minor === gross.minor - paid && TAKEN_OFF.test(clause));
      return less ? [{ gross, less }] : [];
    });
  const [found] = pairs;
  const line = ({ printed, minor, clause }: Told, name: string): ChargeLine => ({
    name: name || clause,
    minor,
    printed,
    amount: { minor: Math.abs(minor), hasFraction: true },
  });
  return {
    parts: [],
    gross: found && line(found.gross, 'Council Tax'),
    discounts: found ? [line({ ...found.less, minor: -found.less.minor }, nameIn(found.less.clause))] : [],
    added: [],
    carried: [],
    net: line(net, 'To pay'),
    partsHold: undefined,
    netHolds: found ? true : undefined,
  };
}

/** What is left of a yearly charge once what is taken off is, where a sentence calls that to be paid. */
function differenceIn(told: readonly Told[]): number | undefined {
  for (const gross of told.filter(({ clause }) => YEARLY.test(clause))) {
    for (const less of told.filter(({ minor, clause }) => minor < gross.minor && TAKEN_OFF.test(clause))) {
      const net = told.find(({ minor, clause }) => minor === gross.minor - less.minor && TO_PAY.test(clause));
      if (net && net.minor !== less.minor) return net.minor;
    }
  }
  return undefined;
}

/** Every amount that sentences name, in minor units. */
export const toldAmounts = (layout: DocumentLayout, currency: string): readonly number[] =>
  paragraphsOf(layout).flatMap((one) => amountsIn(one, currency).map(({ minor }) => minor));

/** The rows with what a sentence says is to pay as one of them, where it stands. */
export function withToldNet(
  rows: readonly AmountRow[],
  { printed, amount }: ChargeLine,
  { pages }: DocumentLayout,
): readonly AmountRow[] {
  const lines = pages[printed.page - 1]?.lines ?? [];
  const lineIndex = lines.findIndex(({ y0 }) => Math.abs(y0 - printed.box.y0) <= 1);
  const line = lines[lineIndex];
  if (!line) return rows;
  const { page, box } = printed;
  const own = { label: 'Amount to pay', amounts: [{ amount, printed }], page, line, lineIndex, x0: box.x0, x1: box.x1 };
  const isAfter = (row: AmountRow): boolean => row.page > page || (row.page === page && row.lineIndex > lineIndex);
  return [...rows.filter((row) => !isAfter(row)), own, ...rows.filter(isAfter)];
}

/** Each amount of a paragraph with the words of its sentence around it. */
function amountsIn({ text, printed }: { readonly text: string; readonly printed: Printed }, currency: string): Told[] {
  return text.split(/(?<=[\p{L})\d])[.;:] (?=\p{Lu}|£)/u).flatMap((clause) =>
    [...clause.matchAll(MONEY)].flatMap((match): Told[] => {
      const amount = moneyOf(match[0], currency);
      return amount ? [{ clause, minor: amount.minor, printed }] : [];
    }),
  );
}

/** `single person discount`, as the sentence calls it. */
function nameIn(clause: string): string {
  const name = /((?:\p{L}+ ){0,2}(?:discount|reduction|support|exemption|rebate))\b/iu.exec(clause)?.[1] ?? 'Discount';
  return name.replace(/^(?:(?:a|an|the|your|off|of) )+/i, '');
}
