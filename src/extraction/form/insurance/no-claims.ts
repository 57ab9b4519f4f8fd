// How many years the holder had no claims: by its own label, or by `Years` under the heading of the discount.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';

const DISCOUNT = /^(?:your |the )?(?:no.claims?(?: (?:discount|bonus))?|ncd|ncb)(?: \(?(?:ncd|ncb)\)?)?:?$/i;
/** The heading stands at most so many lines over the row. */
const LINES = 4;

const FREE = /^(?:your )?(?:years? (?:without|free of) claims?|claims?.free (?:years?|driving)|no.claims? years?):?$/i;
const OF_COVER = /^(?:buildings|contents|both|motor|car):?$/i;

/** The one number that rows of covers have under a heading of years without claims: `Buildings   5`, `Contents   5`. */
function byCover({ pages }: DocumentLayout): FieldCandidate | undefined {
  for (const page of pages) {
    for (const [at, { phrases }] of page.lines.entries()) {
      if (!phrases[0] || !(FREE.test(phrases[0].text) || DISCOUNT.test(phrases[0].text)) || phrases.length > 1)
        continue;
      const rows = page.lines
        .slice(at + 1, at + 1 + LINES)
        .filter(({ phrases: [label, value] }) => OF_COVER.test(label?.text ?? '') && YEARS.test(value?.text ?? ''));
      const numbers = rows.map((row) => Number(YEARS.exec(row.phrases[1]?.text ?? '')?.[1]));
      const [number, value] = [numbers[0], rows[0]?.phrases[1]];
      if (number !== undefined && value && numbers.every((one) => one === number))
        return candidateOf({ kind: 'number', number }, printedPhrase(value, page.number), 0.85, at + 1);
    }
  }
  return undefined;
}

const YEARS = /^(\d{1,2})\+?(?: years?)?$/i;

/** The years; undefined where nothing tells them. */
export function noClaimsYears(layout: DocumentLayout, fields: FieldCandidates): FieldCandidate | undefined {
  return (
    fields['noClaims']?.[0] ??
    fields['noClaimsBare']?.find(({ page, lineIndex }) =>
      layout.pages[page - 1]?.lines
        .slice(Math.max(0, lineIndex - LINES), lineIndex)
        .some(({ phrases }) => phrases.some(({ text }) => DISCOUNT.test(text))),
    ) ??
    byCover(layout)
  );
}

/** Whether the line of the years, or it and the row beneath, gives buildings and contents different ones. */
export function differsByCover({ pages }: DocumentLayout, fields: FieldCandidates): boolean {
  return (fields['noClaims'] ?? []).some(({ page, printed: { box } }) => {
    const lines = pages[page - 1]?.lines ?? [];
    const at = lines.findIndex(({ y0, y1 }) => y0 <= box.y1 - 1 && y1 >= box.y0 + 1);
    const own = lines.slice(at, at + 2).filter(({ text }, i) => i === 0 || /^(?:buildings|contents)\b/i.test(text));
    const text = own.map((line) => line.text).join('; ');
    const said = [/\bbuildings\b/i, /\bcontents\b/i].every((cover) => cover.test(text));
    const years = [...text.matchAll(YEARS_SAID)].map((match) => match[1] ?? match[2]);
    return said && new Set(years).size > 1;
  });
}

/** `5 years`, and `Buildings 5`. */
const YEARS_SAID =
  /(?<![\d.,£])(\d{1,2})\+? ?(?:years?|yrs?)\b|\b(?:buildings|contents)[ :–-]{1,3}(\d{1,2})(?![\d.,]\d|\d| ?%)/gi;
