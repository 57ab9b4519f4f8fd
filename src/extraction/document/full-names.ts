// Holders whom an envelope names by their initials, by the full names that the paper prints elsewhere.
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import { personParts, splitNames } from './parties.ts';

/** One holder as named. */
export interface Holder {
  readonly name: string;
  readonly printed: Printed;
}

/** A holder is named in the upper part of the first page. */
const TOP_PART = 0.5;

/** The holders; one of whom only initials are known by the one full name on the first page that has them, title and family name. */
export function withFullNames(layout: DocumentLayout, holders: readonly Holder[]): readonly Holder[] {
  if (!holders.some(({ name }) => hasInitials(name))) return holders;
  const named = namesOf(layout);
  return holders.map((holder) => {
    const full = hasInitials(holder.name) ? named.filter(({ name }) => isFuller(name, holder.name)) : [];
    const [only] = full;
    return only && new Set(full.map(({ name }) => foldText(name))).size === 1 ? only : holder;
  });
}

function namesOf({ pages: [page] }: DocumentLayout): readonly Holder[] {
  const lines = (page?.lines ?? []).filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0));
  return lines.flatMap((line) =>
    line.phrases.flatMap((phrase) =>
      phrase.words.length > 12
        ? []
        : splitNames(phrase.text).map((name) => ({ name, printed: printedPhrase(phrase, line.page) })),
    ),
  );
}

const letters = (given: string): string => given.replace(/[^\p{L}]/gu, '');

function hasInitials(name: string): boolean {
  const { title, givenName, familyName } = personParts(name);
  return title !== undefined && givenName !== undefined && familyName !== undefined && letters(givenName).length === 1;
}

function isFuller(name: string, short: string): boolean {
  const [full, known] = [personParts(name), personParts(short)];
  const isSame = (a: string | undefined, b: string | undefined): boolean => foldText(a ?? '') === foldText(b ?? '');
  return (
    letters(full.givenName ?? '').length > 1 &&
    isSame(full.title, known.title) &&
    isSame(full.familyName, known.familyName) &&
    foldText(full.givenName ?? '').startsWith(foldText(known.givenName ?? '').slice(0, 1))
  );
}
