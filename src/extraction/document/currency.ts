// The currency a statement is kept in: the one it names, else the one its figures are printed in, sterling when none is printed.
import type { DocumentLayout } from '../../model/layout.ts';

const CURRENCIES: readonly { readonly code: string; readonly name: string; readonly printed: RegExp }[] = [
  { code: 'GBP', name: '£|GBP|(?:pounds? )?sterling|(?:uk|british) pounds?', printed: /£|\bGBP\b/g },
  { code: 'EUR', name: '€|EUR|euros?', printed: /€|\bEUR\b/g },
  { code: 'USD', name: '(?:us)?\\$|USD|us dollars?', printed: /\$|\bUSD\b/g },
];

/** `Currency: Pounds Sterling`, `Account currency (EUR)`; a row of a purchase abroad goes on with its amount. */
const NAMED = CURRENCIES.map(
  ({ code, name }) =>
    [
      new RegExp(
        `(?:^|[ .])(?:account |statement )?currency(?: of (?:the |this |your )?account)?:? ?\\(?(?:${name})(?! ?\\d)(?:[).,; ]|$)`,
        'i',
      ),
      code,
    ] as const,
);

/** What is told of an exchange is the currency of what was bought. */
const EXCHANGED = /@|\brate\b|\bexchange|\bconver/i;

/** ISO 4217 code; a currency must clearly lead to be taken over sterling, since foreign spending prints others too. */
export function currencyOf(layout: DocumentLayout): string {
  const lines = layout.pages.flatMap((page) => page.lines.map(({ text }) => text));
  const named = new Set(NAMED.filter(([pattern]) => lines.some((text) => pattern.test(text))).map(([, code]) => code));
  const [only, ...others] = [...named];
  if (only !== undefined && others.length === 0) return only;
  const counted = CURRENCIES.map(({ code, printed }) => ({
    code,
    count: lines.reduce((sum, text) => sum + (EXCHANGED.test(text) ? 0 : (text.match(printed)?.length ?? 0)), 0),
  }));
  const sterling = counted.find(({ code }) => code === 'GBP')?.count ?? 0;
  const [lead] = counted.filter(({ code }) => code !== 'GBP').sort((a, b) => b.count - a.count);
  return lead && lead.count > Math.max(FEWEST, 2 * sterling) ? lead.code : 'GBP';
}

/** A statement that prints no sterling may yet print a purchase or two in another currency. */
const FEWEST = 2;
