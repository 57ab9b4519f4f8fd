// In tables without a header: a column that says how something was paid (`Direct Debit`, `Contactless`) left or right of what it was for. It
// is told by the edge that texts share, and by its words.
import type { Line } from '../../model/layout.ts';
import { readAmount } from '../values/amount.ts';

/** How something was paid, or what it is, in a word or two. */
const METHOD =
  /^(?:(?:direct|visa|debit|credit|online|chip|card|own|bank|bill|mobile|internet|branch|cash|post office|account|gross|app|apple|google|paid[- ]in) )?(?:debit|credit|standing order|faster payments?|card|contactless|cash|cashpoint|atm|machine|cheque|charges?|fees?|bacs|chaps|transfers?|salary|wages|interest|refunds?|payments?|purchases?|deposits?|withdrawals?|giro|visa|mastercard|maestro|pay|overdraft|reversal|adjustment)\b/i;
/** The part of the rows whose first text says so, and that have another behind it at one edge. */
const NAMED_PART = 0.6;
const BOTH_PART = 0.85;
const FEWEST_ROWS = 4;
/** Rows share an edge within this many points. */
const EDGE_PT = 4;

/** Where descriptions begin behind such a column that begins at `text`, or undefined. */
export function edgeBehindMethods(dated: readonly Line[], text: number): number | undefined {
  const rows = dated.flatMap(({ phrases }) => {
    const at = phrases.findIndex(({ x0 }) => Math.abs(x0 - text) <= EDGE_PT);
    const [first, second] = at < 0 ? [] : phrases.slice(at);
    return first && readAmount(first.text) === undefined ? [{ first, second }] : [];
  });
  const edges = rows.flatMap(({ second }) => (second && !readAmount(second.text) ? [second.x0] : []));
  const edge = [...edges].sort((a, b) => a - b)[Math.floor(edges.length / 2)];
  if (edge === undefined || rows.length < FEWEST_ROWS) return undefined;
  const both = edges.filter((x0) => Math.abs(x0 - edge) <= EDGE_PT);
  const named = rows.filter(({ first }) => METHOD.test(first.text));
  return both.length >= BOTH_PART * rows.length && named.length >= NAMED_PART * rows.length ? edge : undefined;
}

/** Where such a column begins behind the descriptions of rows, or undefined. */
export function methodsBehind(rows: readonly Line[]): number | undefined {
  const seconds = rows.flatMap(({ phrases: [, second] }) => (second && !readAmount(second.text) ? [second] : []));
  const edge = seconds.map(({ x0 }) => x0).sort((a, b) => a - b)[Math.floor(seconds.length / 2)];
  if (edge === undefined || seconds.length < FEWEST_ROWS) return undefined;
  const own = seconds.filter(({ x0 }) => Math.abs(x0 - edge) <= EDGE_PT);
  const named = own.filter(({ text }) => METHOD.test(text));
  return own.length >= BOTH_PART * seconds.length && named.length >= NAMED_PART * seconds.length ? edge : undefined;
}
