// The name that a company trades under, where its paper says so and sets it at its head: `Rowan Bank plc, trading as Quay`.
import { foldText, patternOf } from '../../kernel/text.ts';
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import { printedPhrase } from '../../model/printed.ts';
import { passagesOf } from '../fields/sentences.ts';
import type { IssuerName } from './issuer.ts';

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.22;
const MOST_WORDS = 5;
/** What companies add to their names. */
const COMPANY_END = /(?:,? (?:plc|limited|ltd|llp|dac|se|p\.l\.c))+\.?$/i;

const textOfPaper = madeOnce(({ pages }: DocumentLayout): string => pages.flatMap(passagesOf).join('\n'));

/** `issuer` under the name that it trades as, where a phrase at the head of the first page is that; otherwise as it is. */
export function underTradeName(layout: DocumentLayout, issuer: IssuerName): IssuerName {
  const head = headPhrases(layout).find(({ text }) => tradesAs(layout, issuer.name, text));
  return head ? { ...issuer, name: head.text, printed: printedPhrase(head, 1) } : issuer;
}

/** Whether the paper says that a company trades under another name. */
export function tradesAs(layout: DocumentLayout, name: string, other: string): boolean {
  const company = name.replace(COMPANY_END, '');
  const text = textOfPaper(layout);
  if (!/\btrad(?:ing|es)\b|\bt\/a\b/i.test(text) || foldText(company) === '' || foldText(other) === foldText(company))
    return false;
  const own = `${patternOf(company)}(?:,? (?:plc|limited|ltd|llp|dac|se|p\\.l\\.c)\\.?)?`;
  const trade = patternOf(other);
  return new RegExp(
    `(?<!\\p{L})${own},? \\(?(?:t/a|(?:which |who )?(?:also )?(?:trading|trades) (?:as|under the name(?: of)?)) ${trade}(?!\\p{L})|(?<!\\p{L})${trade} is (?:a |the )?trading (?:name|style) of (?:the )?${own}(?!\\p{L})`,
    'iu',
  ).test(text);
}

/** Short phrases at the head of the first page. */
const headPhrases = ({ pages: [page] }: DocumentLayout): readonly Phrase[] =>
  (page?.lines ?? [])
    .filter(({ y0 }) => y0 < TOP_PART * (page?.heightPt ?? 0))
    .flatMap((line) => line.phrases)
    .filter(({ words, text }) => words.length <= MOST_WORDS && /\p{L}{2}/u.test(text));
