// The day of a bill: not that of the one which it replaces; without a label, the one day that stands alone in the head.
import type { DocumentLayout, PageLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { dateOf, readDate } from '../../values/date.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a bill bears its date without a word to it. */
const HEAD_PART = 0.3;
const OF_ANOTHER =
  /\b(?:replac\w*|supersed\w*|previous(?:ly)?|instead of|earlier|last) .*\b(?:bill|notice|demand|one|dated)\b/i;

/** Candidates for the day of issue, without those of another bill. */
export function issuedOn(layout: DocumentLayout, all: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const own = all.filter((one) => !OF_ANOTHER.test(lineOf(layout.pages[one.page - 1], one)));
  return own.length > 0 ? own : loneDate(layout);
}

function lineOf(page: PageLayout | undefined, { lineIndex }: FieldCandidate): string {
  return page?.lines[lineIndex]?.text ?? '';
}

function loneDate({ pages: [page] }: DocumentLayout): FieldCandidate[] {
  if (!page) return [];
  const found = page.lines
    .filter(({ y0 }) => y0 < HEAD_PART * page.heightPt)
    .flatMap(({ phrases }, at) =>
      phrases.flatMap((phrase): FieldCandidate[] => {
        const reading = readDate(phrase.text)?.readings[0];
        const date = reading && dateOf(reading);
        return date ? [candidateOf({ kind: 'date', date }, printedPhrase(phrase, page.number), 0.7, at)] : [];
      }),
    );
  return found.length === 1 ? found : [];
}
