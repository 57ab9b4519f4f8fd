// What stands on a certificate and was read as nothing, where a day of the tenancy or of the deposit, or the landlord, was not found.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { lineText } from '../../../model/parts-of-lines.ts';
import { isPremises, isStreet } from '../../document/address-lines.ts';
import { isTitledName } from '../../document/titles.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay } from '../../values/days.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import type { FormFinding, FormReading } from '../form-reading.ts';
import { warning } from './findings.ts';

/** Words for those who let. */
export const LANDLORD = /\b(?:landlord|(?:letting|managing) agent)s?\b/i;

/** Whether the paper speaks of landlords, or somebody with a title stands alone who is no tenant. */
export function tellsOfLandlord({ pages }: DocumentLayout, tenants: readonly string[]): boolean {
  const known = tenants.map(foldText);
  const isKnown = (name: string): boolean => known.some((one) => one.includes(name) || name.includes(one));
  return pages.some(({ lines }) =>
    lines.some(
      ({ text: line, phrases, furniture }) =>
        LANDLORD.test(line) ||
        (!furniture && phrases.some(({ text }) => isTitledName(text) && !isKnown(foldText(text)))),
    ),
  );
}

/** Days that a certificate has, and what each is called. */
const DAYS = [
  ['collectedOn', 'day on which the deposit was received'],
  ['tenancyStart', 'first day of the tenancy'],
  ['tenancyEnd', 'last day of the tenancy'],
] as const;

/** What else has a day: the print of the form, and what is to be done by whom until when. */
const OF_OTHERS =
  /\b(?:act|order|regulations?|print(?:ed)?|version|form|signed|signature|born|birth|dob|within|deadline|before|after|by|issued?|generated|produced|created|dated|expir\w+|valid)\b|(?:^|\b(?:certificate|document|letter|today[’']?s) )date:? *\d/i;

const DAY_ALONE = /^\d{1,2}(?:st|nd|rd|th)? \p{L}+ \d{4}$/u;

/** Whom a letter is to, and where. */
const isOfEnvelope = (text: string): boolean =>
  isTitledName(text) || isPremises(text) || isStreet(text) || postcodeAtEnd(text) !== undefined;

/** A warning for the first of these days that was not found, where the paper prints one beside a label of its own that no field has. */
export function unreadDays({ pages }: DocumentLayout, fields: FormReading['fields']): readonly FormFinding[] {
  const lost = DAYS.find(([name]) => fields[name] === undefined);
  if (!lost) return [];
  const known = new Set(
    Object.values(fields).flatMap((found) =>
      found.flatMap(({ value }) =>
        value.kind === 'date' ? [value.date] : value.kind === 'period' ? [value.start, value.end] : [],
      ),
    ),
  );
  const isOpen = pages.some(({ lines }) =>
    lines.some(
      ({ text, phrases, furniture }) =>
        !furniture &&
        !OF_OTHERS.test(text) &&
        // A day alone on its line, or beside those of an envelope, is that of the letter.
        !DAY_ALONE.test(lineText(phrases.filter((one) => DAY_ALONE.test(one.text) || !isOfEnvelope(one.text)))) &&
        datesIn(text).some(({ match }) => {
          const day = likeliestDay(match);
          return day !== undefined && !known.has(day);
        }),
    ),
  );
  return isOpen ? [warning(`A day is printed that was not read, and the ${lost[1]} was not found.`)] : [];
}
