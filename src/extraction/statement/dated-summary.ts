// Summaries that name balances by their days alone: the first and the last day of the period, with an amount beneath each.
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { printedPhrase } from '../../model/printed.ts';
import { dayOrder, type DateReading } from '../../model/statement.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import { readDay } from '../values/days.ts';

/** An amount stands at most so many text heights beneath its day. */
const BELOW_HEIGHTS = 2.6;
const EDGE_PT = 4;
/** How sure a balance is that no word names. */
const CONFIDENCE = 0.85;

/** The fields, with balances that only their days name as the last candidates. */
export function withDatedSummary(
  layout: DocumentLayout,
  fields: FieldCandidates,
  { currency, skip }: { readonly currency: string; readonly skip: (page: number, lineIndex: number) => boolean },
): FieldCandidates {
  for (const page of layout.pages.slice(0, 2)) {
    for (const [lineIndex, line] of page.lines.entries()) {
      if (skip(page.number, lineIndex)) continue;
      const [first, last, another] = line.phrases.flatMap((phrase): FieldCandidate[] => {
        const candidate = balanceUnder(phrase, { line, lineIndex, below: page.lines.slice(lineIndex + 1), currency });
        return candidate ? [candidate] : [];
      });
      if (!first?.labelDate || !last?.labelDate || another || order(first.labelDate) >= order(last.labelDate)) continue;
      return {
        ...fields,
        openingBalance: [...(fields['openingBalance'] ?? []), first],
        closingBalance: [...(fields['closingBalance'] ?? []), last],
      };
    }
  }
  return fields;
}

const order = (date: DateReading): number => dayOrder(date);

function balanceUnder(
  phrase: Phrase,
  at: { readonly line: Line; readonly lineIndex: number; readonly below: readonly Line[]; readonly currency: string },
): FieldCandidate | undefined {
  const text = phrase.text.replace(BALANCE, '');
  const year = readDay(text) === undefined ? yearBelow(phrase, at.below) : undefined;
  const labelDate = readDate(year ? `${text} ${year.text}` : text)?.readings[0];
  if (labelDate?.year === undefined) return undefined;
  const label = year ?? phrase;
  const limit = label.y1 + BELOW_HEIGHTS * (label.y1 - label.y0);
  const under = at.below
    .filter(({ y0 }) => y0 < limit)
    .flatMap(({ phrases }) => phrases.filter((one) => one !== year))
    .find((one) => Math.abs(one.x0 - phrase.x0) <= EDGE_PT || Math.abs(one.x1 - phrase.x1) <= EDGE_PT);
  const amount = under && readAmount(under.text, at.currency);
  if (!under || !amount?.hasFraction) return undefined;
  return {
    value: { kind: 'money', amount },
    printed: printedPhrase(under, at.line.page),
    confidence: CONFIDENCE,
    page: at.line.page,
    lineIndex: at.lineIndex,
    furniture: at.line.furniture,
    labelDate,
  };
}

const BALANCE = /^(?:your |account )?(?:balance|savings|value|held)(?: (?:on|at|as at|as of|held on))?:? (?=\d)/i;

/** The year of a day, where a narrow cell had no more room for it. */
function yearBelow({ x0, y0, y1 }: Phrase, below: readonly Line[]): Phrase | undefined {
  return below
    .filter((line) => line.y0 - y1 < y1 - y0)
    .flatMap(({ phrases }) => phrases)
    .find((one) => /^20\d{2}$/.test(one.text) && one.y0 > y0 && Math.abs(one.x0 - x0) <= EDGE_PT);
}
