// The currency a statement is kept in: the one its figures are printed in, sterling when none is printed.
import type { DocumentLayout } from '../../model/layout.ts';

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/£|\bGBP\b/g, 'GBP'],
  [/€|\bEUR\b/g, 'EUR'],
  [/\$|\bUSD\b/g, 'USD'],
];

/** ISO 4217 code; a currency must clearly lead to be taken over sterling, since foreign spending prints others too. */
export function currencyOf(layout: DocumentLayout): string {
  const counts = new Map<string, number>();
  for (const page of layout.pages) {
    for (const line of page.lines) {
      for (const [pattern, code] of SYMBOLS) {
        const found = line.text.match(pattern)?.length ?? 0;
        if (found > 0) counts.set(code, (counts.get(code) ?? 0) + found);
      }
    }
  }
  const sterling = counts.get('GBP') ?? 0;
  const [lead] = [...counts].filter(([code]) => code !== 'GBP').sort((a, b) => b[1] - a[1]);
  return lead && lead[1] > 2 * sterling ? lead[0] : 'GBP';
}
