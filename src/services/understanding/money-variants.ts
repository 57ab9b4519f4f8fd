// Other readings of the amounts of a statement, for its sums to choose from. Only what was recognised (OCR) has any.
import { markAfter, readAmount } from '../../extraction/values/amount.ts';
import { amountVariants } from '../../kernel/amount-variants.ts';
import type { PrintedMoney } from '../../model/statement.ts';
import type { MoneyVariant, VariantsOf } from '../../reconciliation/repair-account.ts';

/** Variants of amounts in a currency (ISO 4217), cheapest first. */
export function moneyVariants(currency: string): VariantsOf {
  return (money) => {
    const { printed } = money;
    // A figure that is the sum of others is printed nowhere.
    if (printed.confidence === 1 || readAmount(printed.text, currency)?.minor !== money.minor) return [];
    const recognised = printed.asRead ?? printed.text;
    const mark = markAfter(recognised);
    const amount = recognised.slice(0, recognised.length - mark.length);
    const variants = amountVariants(amount, printed.proposed);
    // What is no amount as it was recognised is surely wrong: only how its variants compare among themselves counts.
    const isGuess = readAmount(recognised, currency)?.hasFraction !== true;
    const sure = isGuess ? (variants[0]?.cost ?? 0) : 0;
    return variants.flatMap(({ text, cost }): MoneyVariant[] => {
      const other = variantOf(money, text + mark, currency);
      return other ? [{ money: other, cost: cost - sure }] : [];
    });
  };
}

function variantOf(money: PrintedMoney, text: string, currency: string): PrintedMoney | undefined {
  const reading = readAmount(text, currency);
  if (!reading?.hasFraction) return undefined;
  const { minor, sign } = reading;
  const mark = reading.mark ?? money.mark;
  const { printed } = money;
  return {
    minor,
    ...(sign && { sign }),
    ...(mark && { mark }),
    printed: { ...printed, text, asRead: printed.asRead ?? printed.text },
  };
}
