// Services that a sentence says to have no end: `Your calls are on a 30-day rolling contract`. The day that ends the contract of
// another service is none of theirs.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { BillRow } from './bill-rows.ts';
import { kindAlone } from './kind-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { toldSentences } from './told-rows.ts';

/** What is said of a service that goes on from month to month. */
const ROLLING = String.raw`\b(?:rolling|no (?:minimum|fixed) (?:term|period|contract)|no (?:contract|end date)|out of contract|month to month)\b`;
const ENDLESS = new RegExp(
  String.raw`(?:^|[.;:]\s+|\b(?:and|but|while)\s+)(?:your |the )?([^.;:£]{3,60}?) (?:is|are|has|have|comes? (?:with|on)|runs? on|rolls?)\b(?=[^.;:]*?${ROLLING})(?![^.;:]*\d{4})`,
  'iu',
);

/** How soon such a service may be left: what is left so after a term has that term. */
const NOTICE = String.raw`\b(?:one|an?|1|30|thirty)[- ](?:(?:calendar )?month|days?)[’']?s?[’']? notice(?=[.;,]|$| to (?:leave|cancel|end))`;
/** A kind of service and what is said of it behind a colon: `Telephone: Tarn VoIP. No minimum term.`, `Phone: one month’s notice.` */
const STATED = new RegExp(
  String.raw`(?:^|[.;]\s+)(\p{L}[\p{L} ]{1,24}): (?=[^;:£]*?${ROLLING}|(?:(?!\b(?:after|once|then|minimum|\d+[- ]months?)\b)[^;:£])*?${NOTICE})(?![^;:]*\b(?:19|20)\d\d\b)`,
  'iu',
);

/** The services, by the kind that the sentence names first. */
export function endlessContracts(
  rows: readonly BillRow[],
  layout: DocumentLayout,
  known: readonly Utility[],
): ReadonlySet<Utility> {
  const told = [...toldSentences(rows, layout), ...rows];
  return new Set(
    told.flatMap(({ text }) => {
      const [, subject = ''] = ENDLESS.exec(text) ?? [];
      const [, kind = ''] = STATED.exec(text) ?? [];
      return namedUtility(subject, known) ?? kindAlone(kind, known) ?? [];
    }),
  );
}
