// Periods whose first and last day are labelled each for itself: `From 1 May 2025` above or beside `To 31 May 2025`.
import { dayNumber, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { joinedPrinted, printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { isInLine } from '../../fields/under-labels.ts';
import { onlyDayIn } from '../../values/days.ts';
import { candidateOf } from '../found-value.ts';

const SUBJECT = String.raw`(?:(?:your |this )?(?:(?:gas|electricity|water|energy|broadband) )?(?:charges?|bill(?:ing|ed)?|charging|period|statement|invoiced?|supply|supplied|services?|(?:line )?rental|packages?|subscriptions?|plans?|usage|used|covers?|covering|covered|charged)(?: period| dates?)? )`;
const OF_DAYS = String.raw`day(?: (?:of (?:the |this |your )?(?:charges?|bill|period|supply)|charged(?: for)?|billed|of charging))?`;
const FIRST = new RegExp(`^(?:first ${OF_DAYS}|${SUBJECT}?from(?: date)?|${SUBJECT}start(?:s|ing|ed)?(?: date| on)?)$`);
const LAST = new RegExp(
  `^(?:last ${OF_DAYS}|${SUBJECT}?(?:(?:up )?(?:to|until|till)(?: and including)?|through(?: to)?)(?: date)?|${SUBJECT}end(?:s|ing|ed)?(?: date| on)?)$`,
);
/** The two stand on one line or on lines this close to each other. */
const LINES_APART = 3;
const LEAST_DAYS = 5;
const MOST_DAYS = 400;
const ABOVE_LINES = 2;
const SAME_EDGE_PT = 4;
const CONFIDENCE = 0.88;

interface End {
  readonly label: string;
  readonly date: CalendarDate;
  readonly phrase: Phrase;
  readonly lineIndex: number;
}

/** Candidates of the period, in page order. */
export function periodsByEnds(layout: DocumentLayout): FieldCandidate[] {
  return layout.pages.flatMap((page) => {
    const ends = endsOf(page);
    return ends.flatMap((first): FieldCandidate[] => {
      if (!FIRST.test(first.label)) return [];
      const last = ends.find(
        ({ label, lineIndex }) =>
          LAST.test(label) && lineIndex >= first.lineIndex && linesBetween(page, first, lineIndex) <= LINES_APART,
      );
      const days = last ? dayNumber(last.date) - dayNumber(first.date) : 0;
      if (!last || days < LEAST_DAYS || days > MOST_DAYS) return [];
      const printed = joinedPrinted(printedPhrase(first.phrase, page.number), printedPhrase(last.phrase, page.number));
      const value = { kind: 'period', start: first.date, end: last.date } as const;
      return [candidateOf(value, printed, CONFIDENCE, first.lineIndex)];
    });
  });
}

/** How many lines further down a line is, without those of other columns. */
const linesBetween = ({ lines }: PageLayout, { phrase, lineIndex }: End, to: number): number =>
  lines.slice(lineIndex + 1, to).filter(({ phrases }) => phrases.some((one) => overlapsAcross(one, phrase))).length + 1;

/** Days that fill their phrases but for a label, with what labels them: in the phrase, left of it, or above it. */
function endsOf(page: PageLayout): End[] {
  return page.lines.flatMap(({ phrases }, lineIndex) =>
    phrases.flatMap((phrase, at): End[] => {
      const only = onlyDayIn(phrase.text);
      if (only?.after.trim() !== '') return [];
      const within = foldText(only.before);
      const labels =
        within === '' ? [phrases[at - 1]?.text ?? '', aboveOf(page, phrase, lineIndex)?.text ?? ''] : [within];
      return labels
        .flatMap((label) => [label, ...languagesOf(label)])
        .map((label) => ({ label: foldText(label), date: only.date, phrase, lineIndex }));
    }),
  );
}

/** What a label says in each of two languages: `Charges from / Taliadau o`. */
const languagesOf = (label: string): readonly string[] => (label.includes(' / ') ? label.split(' / ') : []);

function aboveOf(page: PageLayout, phrase: Phrase, lineIndex: number): Phrase | undefined {
  return page.lines
    .slice(Math.max(0, lineIndex - ABOVE_LINES), lineIndex)
    .flatMap(({ phrases }) => phrases)
    .findLast((one) => Math.abs(one.x0 - phrase.x0) <= SAME_EDGE_PT || isInLine(one, phrase));
}
