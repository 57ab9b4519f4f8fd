// Tells the accounts of one file apart: by the number that heads each table, and by what stands between the headings.
import type { DocumentLayout } from '../../model/layout.ts';
import { bothNumbers } from './both-numbers.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import type { TableOutline } from '../tables/outline.ts';

/** The kinds of account that share a file: cards come alone. */
export type StatedAccountType = 'Current' | 'Savings';

/** The tables of one account with the labelled values around them. */
export interface AccountGroup {
  readonly outlines: readonly TableOutline[];
  readonly fields: FieldCandidates;
  /** What the heading of the account calls it, where a file holds several. */
  readonly accountType?: StatedAccountType;
}

/** A page head takes at most this many lines. */
const HEAD_LINES = 8;
/** The name of an account stands at most this many lines above its number. */
const HEADING_LINES = 2;
const PLACES_PER_PAGE = 10_000;
const NUMBER_FIELDS = ['sortCodeAndAccount', 'accountNumber', 'iban', 'cardNumber'] as const;

/** Tables by the account whose number stands nearest before them; one group where the file names one account. */
export function splitAccounts(
  layout: DocumentLayout,
  outlines: readonly TableOutline[],
  fields: FieldCandidates,
): AccountGroup[] {
  const numbers = accountNumbers(fields);
  const distinct = [...new Set(numbers.map((one) => one.digits))];
  if (distinct.length < 2) return [{ outlines, fields }];
  const regions = outlines.flatMap((outline) =>
    outline.regions.map((region) => ({ outline, region, start: placeOf(region.page.number, region.start) })),
  );
  const ordered = [...numbers].sort((a, b) => a.place - b.place);
  const byAccount = new Map<string, typeof regions>();
  let before: { readonly outline: TableOutline; readonly owner: NumberPlace } | undefined;
  for (const { outline, region, start } of regions) {
    const nearest = ordered.filter((number) => number.place <= start).at(-1) ?? ordered[0];
    if (!nearest) continue;
    // The head of a page names the file's first account again; the table that goes on beneath is still the one before.
    const known = ordered.some((number) => number.digits === nearest.digits && number.place < nearest.place);
    const pageHead = start - nearest.place <= HEAD_LINES && region.start <= HEAD_LINES;
    const owner = before?.outline === outline && pageHead && known ? before.owner : nearest;
    byAccount.set(owner.digits, [...(byAccount.get(owner.digits) ?? []), { outline, region, start }]);
    before = { outline, owner };
  }
  if (byAccount.size < 2) return [{ outlines, fields }];
  const starts = [...byAccount]
    .map(([digits, mine]) => {
      const first = Math.min(...mine.map((one) => one.start));
      const heading = Math.max(
        ...ordered.filter((number) => number.digits === digits && number.place <= first).map((number) => number.place),
        -Infinity,
      );
      return { digits, mine, heading: Number.isFinite(heading) ? heading : first };
    })
    .sort((a, b) => a.heading - b.heading);
  return starts.map(({ digits, mine, heading }, i) => {
    const until = starts[i + 1]?.heading ?? Infinity;
    const from = i === 0 ? -Infinity : heading - 3;
    return {
      outlines: [...new Set(mine.map((one) => one.outline))].map((outline) => ({
        ...outline,
        regions: outline.regions.filter((region) => mine.some((one) => one.region === region)),
      })),
      fields: fieldsBetween(fields, { from, until: until - 3, digits }),
      ...typeAt(layout, heading),
    };
  });
}

/** The words by which a heading says what kind of account follows. */
const TYPE_WORDS: readonly (readonly [StatedAccountType, RegExp])[] = [
  ['Savings', /\b(?:savings?|saver|isa|deposit|bond|notice)\b/i],
  ['Current', /\bcurrent\b/i],
];

function typeAt(layout: DocumentLayout, heading: number): { readonly accountType?: StatedAccountType } {
  const lines = layout.pages[Math.floor(heading / PLACES_PER_PAGE) - 1]?.lines ?? [];
  const at = heading % PLACES_PER_PAGE;
  const words = lines
    .slice(Math.max(0, at - HEADING_LINES), at + 1)
    .map((line) => line.text)
    .reverse();
  for (const text of words) {
    const accountType = TYPE_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
    if (accountType) return { accountType };
  }
  return {};
}

interface NumberPlace {
  readonly digits: string;
  readonly place: number;
  readonly furniture: boolean;
}

/** Where account numbers stand. A page header that names one number on every page heads the file, not its tables. */
function accountNumbers(fields: FieldCandidates): NumberPlace[] {
  const all = [...(fields['sortCodeAndAccount'] ?? []), ...(fields['accountNumber'] ?? [])].flatMap(
    (candidate): NumberPlace[] => {
      const text = candidate.value.kind === 'text' ? candidate.value.text : '';
      const digits = (bothNumbers(text)?.number ?? text).replace(/\D/g, '').slice(-8);
      return digits.length >= 7
        ? [{ digits, place: placeOf(candidate.page, candidate.lineIndex), furniture: candidate.furniture }]
        : [];
    },
  );
  const repeated = new Set(all.filter((one) => one.furniture).map((one) => one.digits));
  const headed = all.filter((one) => !one.furniture);
  return repeated.size > 1 || headed.length === 0 ? all : headed;
}

function placeOf(page: number, lineIndex: number): number {
  return page * PLACES_PER_PAGE + lineIndex;
}

/** What a file states once for all its accounts. */
const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'accountName',
  'period',
  'periodStart',
  'periodEnd',
  'statementDate',
  'statementReference',
  'sheetNumber',
  'statementCount',
  'printedOn',
  'currencyCode',
  'sortCode',
  'bic',
]);

/** Candidates of one account: those between its heading and the next; what a file states once may stand anywhere in it. */
function fieldsBetween(
  fields: FieldCandidates,
  scope: { from: number; until: number; digits: string },
): FieldCandidates {
  const own: Record<string, readonly FieldCandidate[]> = {};
  for (const [field, candidates] of Object.entries(fields)) {
    const inside = candidates.filter((one) => {
      const place = placeOf(one.page, one.lineIndex);
      return place >= scope.from && place < scope.until;
    });
    const mine = inside.length > 0 || !SHARED_FIELDS.has(field) ? inside : candidates;
    const exact = mine.filter(
      (one) => one.value.kind === 'text' && one.value.text.replace(/\D/g, '').endsWith(scope.digits),
    );
    own[field] = (NUMBER_FIELDS as readonly string[]).includes(field)
      ? exact.length > 0 || inside.length === 0
        ? exact
        : inside
      : mine;
  }
  return own;
}
