// The day of a bill: not that of the one which it replaces; without a label, the one day that stands alone in the head.
import type { DocumentLayout, PageLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readDay } from '../../values/days.ts';
import { candidateOf } from '../found-value.ts';
import type { Instalment } from './instalment.ts';

/** How far down the first page a bill bears its date without a word to it. */
const HEAD_PART = 0.3;
const OF_ANOTHER =
  /\b(?:replac\w*|supersed\w*|previous(?:ly)?|instead of|earlier|last|destroy|discard|disregard|ignore|cancel\w*|withdr[ae]w\w*|shred|recycle) .*\b(?:bill|notice|demand|one|dated)\b/i;
/** What a line ends in where the next one goes on with the bill that is no longer good. */
const ENDS_IN_ANOTHER =
  /\b(?:replac\w*|supersed\w*|destroy|discard|disregard|ignore|cancel\w*|shred|recycle)(?: (?:the|your|our|any|all))*$/i;

/** Candidates for the day of issue, without those of another bill, and without days that head or stand in the rows of instalments. */
export function issuedOn(
  layout: DocumentLayout,
  all: readonly FieldCandidate[],
  instalments: readonly Instalment[],
): readonly FieldCandidate[] {
  const isFree = (one: FieldCandidate): boolean => !instalments.some((row) => isIn(row, one));
  const own = all.filter((one) => !OF_ANOTHER.test(saidOf(layout.pages[one.page - 1], one)) && isFree(one));
  return own.length > 0 ? own : loneDate(layout).filter(isFree);
}

const isIn = ({ date, printed: { page, box } }: Instalment, { value, printed }: FieldCandidate): boolean =>
  value.kind === 'date' &&
  value.date === date &&
  printed.page === page &&
  box.y0 < printed.box.y1 &&
  box.y1 > printed.box.y0;

/** The line of a day, behind what the line before leaves open of another bill. */
function saidOf(page: PageLayout | undefined, { lineIndex }: FieldCandidate): string {
  const before = page?.lines[lineIndex - 1]?.phrases.find(({ text }) => ENDS_IN_ANOTHER.test(text))?.text ?? '';
  return `${ENDS_IN_ANOTHER.exec(before)?.[0] ?? ''} ${page?.lines[lineIndex]?.text ?? ''}`;
}

function loneDate({ pages: [page] }: DocumentLayout): FieldCandidate[] {
  if (!page) return [];
  const found = page.lines
    .filter(({ y0 }) => y0 < HEAD_PART * page.heightPt)
    .flatMap(({ phrases }, at) =>
      phrases.flatMap((phrase): FieldCandidate[] => {
        const date = readDay(phrase.text);
        return date ? [candidateOf({ kind: 'date', date }, printedPhrase(phrase, page.number), 0.7, at)] : [];
      }),
    );
  return found.length === 1 ? found : [];
}
