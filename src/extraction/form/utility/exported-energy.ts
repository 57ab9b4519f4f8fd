// What a bill says of energy that its customer sells: its meter point, tariff and price are none of what is supplied.
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import { usualSizeOf } from '../../../model/usual-size.ts';
import { isAmountInFull } from '../../values/amount.ts';

/** A heading over what was sold. */
const OF_EXPORT =
  /^(?:(?:your|smart|solar|energy|electricity|power) )*(?:export(?:s|ed)?|generation|feed[- ]in tariff|SEG)\b/iu;
const HEADING_WORDS = 12;
const LARGER = 1.08;

/** The paper without the sections that are headed so. */
export function withoutExport(layout: DocumentLayout): DocumentLayout {
  return { ...layout, pages: layout.pages.map(withoutSections) };
}

function withoutSections(page: PageLayout): PageLayout {
  let head: Line | undefined;
  const lines = page.lines.filter((line) => {
    if (head && isNext(line, head)) head = undefined;
    if (isHeading(line, page) && OF_EXPORT.test(line.text)) head = line;
    return head === undefined;
  });
  return lines.length === page.lines.length ? page : { ...page, lines };
}

function isHeading({ phrases }: Line, page: PageLayout): boolean {
  const [phrase, ...others] = phrases;
  if (!phrase || others.length > 0 || phrase.words.length > HEADING_WORDS) return false;
  return phrase.bold || phrase.sizePt > LARGER * usualSizeOf(page);
}

/** Whether a line is the heading of what comes next: set as large, and no sum of what stands above. */
function isNext({ phrases }: Line, { phrases: [over] }: Line): boolean {
  return (
    over !== undefined &&
    !phrases.some(({ text }) => isAmountInFull(text)) &&
    phrases.some(({ sizePt, bold }) => sizePt > over.sizePt - 0.5 && (bold || !over.bold))
  );
}
