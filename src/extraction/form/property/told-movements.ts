// What happened on a mortgage in a year where a letter tells it: `When the period began you owed us £120,000.00. During the year we
// charged interest of £6,000.00 …`. Each amount becomes a row with the label that a table would have given it.
import { DATE } from '../../../kernel/date-pattern.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { AmountReading } from '../../values/amount.ts';
import type { AmountRow } from './amount-rows.ts';
import { moneyOf } from './money-in-phrase.ts';
import { paragraphsOf } from './passages.ts';

const MONEY = '(£ ?\\d[\\d,]*\\.\\d{2})';
/** Words between what an amount is of and the amount, within one sentence. */
const GAP = '(?:(?![£.]).){0,60}?';

/** Balances of which only the day says which they are: their label ends in it. */
const DATED = 'Balance at ';

/** Labels, and what sentences that mean the same are like. */
const TOLD: readonly (readonly [label: string, pattern: RegExp])[] = [
  [
    'Opening balance',
    `\\b(?:began|started|opened|start|beginning|commenced)\\b${GAP}\\b(?:owed?|balance|outstanding)\\b${GAP}${MONEY}`,
  ],
  ['Opening balance', `\\b(?:began|started|opened)\\b${GAP}${MONEY} (?:outstanding|owing|owed|to (?:re)?pay)\\b`],
  [
    'Opening balance',
    `\\b(?:opening balance|balance(?: outstanding| owing| owed)? at the (?:start|beginning))\\b${GAP}${MONEY}`,
  ],
  ['Interest charged', `\\b(?:charged|added|debited)${GAP}\\binterest\\b(?! rate)${GAP}${MONEY}`],
  ['Interest charged', `\\binterest (?:charged|added|debited|of|totalling|amounting to)\\b${GAP}${MONEY}`],
  [
    'Interest charged',
    `\\b(?:charged|added|debited)(?: you| to (?:your|the) (?:account|mortgage))?(?: a total of)? ${MONEY} (?:in|of|as|for) (?:mortgage )?interest\\b`,
  ],
  [
    'Overpayments',
    `\\b(?:made|paid|received)${GAP}\\b(?:overpayments?|lump sums?|extra payments?) (?:of|totalling) ${MONEY}`,
  ],
  ['Fees charged', `\\bfees? (?:charged|added|of|totalling|amounting to)\\b${GAP}${MONEY}`],
  [
    'Fees charged',
    `\\b(?:charged|added|debited|interest)(?:(?!\\.(?: |$)).){0,70}?\\b(?:fees?|charges?)(?: and (?:fees|charges))? (?:of|totalling|amounting to) ${MONEY}`,
  ],
  [
    'Fees charged',
    `\\b(?:charged|added|debited)(?:(?!\\.(?: |$)).){0,70}?${MONEY} (?:in|of|as|for) (?:other )?(?:fees|charges)\\b`,
  ],
  [
    'Payments received',
    `\\b(?:payments?|paid|received)\\b(?:(?!\\.(?: |$)).){0,80}?\\b(?:totalling|in total|total(?:led)? of|amounting to|c[ao]mes? to|add(?:ed)? up to)\\b${GAP}${MONEY}`,
  ],
  ['Closing balance', `\\b(?:ended|closed|end|close)\\b${GAP}\\b(?:owed?|balance|outstanding)\\b${GAP}${MONEY}`],
  [
    'Closing balance',
    `\\b(?:ended|closed|finished)\\b${GAP}${MONEY} (?:outstanding|owing|owed|(?:left |still )?to (?:re)?pay)\\b`,
  ],
  [
    'Closing balance',
    `\\b(?:closing balance|balance(?: outstanding| owing| owed)? at the (?:end|close))\\b${GAP}${MONEY}`,
  ],
  [
    'Payments received',
    `\\byou(?: have|['’]ve)?(?: also)? (?:paid|repaid|made payments of)(?: us| back| in)?(?: a total of)? ${MONEY}`,
  ],
  ['Payments received', `\\breceived (?:your )?payments?(?: from you)?(?: of| totalling) ${MONEY}`],
  ['Payments received', `\\breceived (?:a total of |in all )?${MONEY} (?:from you|in payments|in all|in total)\\b`],
  ['Closing balance', `\\bleaving (?:you (?:owing|with) |a balance of |an outstanding balance of )?${MONEY}`],
].map(([label = '', pattern = '']) => [label, new RegExp(pattern, 'iu')]);

/** Balances told with their day: `On 1 October 2024 you owed £120,000.00`, `£110,000.00 was outstanding on 30 September 2025`. */
const TOLD_DAYS: readonly RegExp[] = [
  `\\b(?:on|at) (?<day>${DATE}),? (?:you|your|the)\\b${GAP}\\b(?:owed?|balance|outstanding)\\b${GAP}(?<money>${MONEY})`,
  `\\b(?:you owed|owing|balance|outstanding)(?: to us)? (?:on|at|as at) (?<day>${DATE})(?: (?:was|is|had been|stood at|came to|is therefore))?(?: (?:again|still|now|then|therefore|thus|accordingly))? (?<money>${MONEY})`,
  `\\byou owed(?: us)? (?<money>${MONEY}) (?:on|at|as at) (?<day>${DATE})`,
  `(?<money>${MONEY}) (?:was |is |remained )?(?:outstanding|owed|owing|still owed) (?:on|at) (?<day>${DATE})`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** The rows that paragraphs tell, each kind once per paragraph, in the order of the text. */
export function toldMovements(layout: DocumentLayout, currency: string): AmountRow[] {
  return paragraphsOf(layout).flatMap(({ text, printed, line, lineIndex, phrase: { x0, x1 } }) => {
    const rowOf = (label: string, amount: AmountReading): AmountRow => {
      return { label, amounts: [{ amount, printed }], page: line.page, line, lineIndex, x0, x1 };
    };
    const found = new Map<string, { readonly index: number; readonly row: AmountRow }>();
    for (const [label, pattern] of TOLD) {
      const match = pattern.exec(text);
      const amount = match && moneyOf(match[1] ?? '', currency);
      if (!match || !amount || found.has(label)) continue;
      found.set(label, { index: match.index, row: rowOf(label, amount) });
    }
    const isTold = ['Opening balance', 'Closing balance'].every((label) => found.has(label));
    for (const pattern of isTold ? [] : TOLD_DAYS) {
      for (const { index, groups } of text.matchAll(pattern)) {
        const amount = moneyOf(groups?.['money'] ?? '', currency);
        const label = `${DATED}${groups?.['day'] ?? ''}`;
        if (!amount) continue;
        found.set(label, { index, row: rowOf(label, amount) });
      }
    }
    // What is left on a day is told by it.
    if ([...found.keys()].filter((label) => label.startsWith(DATED)).length > 1) found.delete('Closing balance');
    return [...found.values()].sort((a, b) => a.index - b.index).map(({ row }) => row);
  });
}
