// Holders whom an envelope names by their initials, by the full names that the paper prints elsewhere.
import { foldText, patternOf } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import { passagesOf } from '../fields/sentences.ts';
import { personParts, splitNames } from './party-names.ts';
import { isTitledName } from './titles.ts';

/** One holder as named. */
export interface Holder {
  readonly name: string;
  readonly printed: Printed;
}

/** A holder is named in the upper part of the first page, else with a title. */
const TOP_PART = 0.5;
/** Two names and their label have no more words. */
const MOST_WORDS = 12;

/** The holders; one of whom only initials are known by the one full name on the first page that has them, title and family name. */
export function withFullNames(layout: DocumentLayout, holders: readonly Holder[]): readonly Holder[] {
  if (!holders.some(({ name }) => hasInitials(name))) return holders;
  const named = namesOf(layout);
  const titled = titledIn(layout);
  return holders.map((holder) => {
    if (!hasInitials(holder.name)) return holder;
    const full = fullerThan(holder, named) ?? fullerThan(holder, titled) ?? fullerThan(holder, told(layout, holder));
    return full ? titledAs(full, holder) : holder;
  });
}

/** The one full name that has the initials of a holder; none where several do. */
function fullerThan({ name: short }: Holder, named: readonly Holder[]): Holder | undefined {
  const full = named.filter(({ name }) => isFuller(name, short));
  return new Set(full.map(({ name }) => foldText(name))).size === 1 ? full[0] : undefined;
}

/** A full name that is listed without its title, with that of the short one. */
function titledAs(full: Holder, { name }: Holder): Holder {
  const title = personParts(full.name).title === undefined ? personParts(name).title : undefined;
  return title === undefined ? full : { ...full, name: `${title} ${full.name}` };
}

function namesOf({ pages: [page] }: DocumentLayout): readonly Holder[] {
  const lines = (page?.lines ?? []).filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0));
  return lines.flatMap((line) =>
    line.phrases.flatMap((phrase) =>
      phrase.words.length > MOST_WORDS
        ? []
        : splitNames(phrase.text).map((name) => ({ name, printed: printedPhrase(phrase, line.page) })),
    ),
  );
}

/** What stands before the names of a label in its phrase. */
const LABEL = /^[\p{L} ()']{2,40}:\s*/u;

/** Names with their titles, and nothing else besides their label, anywhere on the paper. */
function titledIn({ pages }: DocumentLayout): readonly Holder[] {
  return pages.flatMap(({ lines, number }) =>
    lines.flatMap(({ phrases }) =>
      phrases.flatMap((phrase) => {
        const names = phrase.words.length > MOST_WORDS ? [] : splitNames(phrase.text.replace(LABEL, ''));
        return names.every(isTitledName) ? names.map((name) => ({ name, printed: printedPhrase(phrase, number) })) : [];
      }),
    ),
  );
}

/** What a sentence calls a holder in full: `held in the names of Mr Alan James Carver and …`. */
function told(layout: DocumentLayout, { name, printed }: Holder): readonly Holder[] {
  const { title, givenName, familyName } = personParts(name);
  const initial = letters(givenName ?? '').charAt(0);
  if (title === undefined || initial === '' || familyName === undefined) return [];
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${title}\.? ${initial}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){0,3}? ${patternOf(familyName)}(?!\p{L})`,
    'gu',
  );
  return layout.pages.flatMap((page) =>
    passagesOf(page).flatMap((text) => [...text.matchAll(pattern)].map(([full]) => ({ name: full, printed }))),
  );
}

const letters = (given: string): string => given.replace(/[^\p{L}]/gu, '');

function hasInitials(name: string): boolean {
  const { title, givenName, middleNames, familyName } = personParts(name);
  const isShort = letters(givenName ?? '').length === 1 || (middleNames !== undefined && isInitials(middleNames));
  return title !== undefined && givenName !== undefined && familyName !== undefined && isShort;
}

/** `J`, `J.`, `J P`: letters, each alone. */
const isInitials = (names: string): boolean => names.split(' ').every((name) => letters(name).length === 1);

/** The first letters of the names in between. */
const middleInitials = (names: string | undefined): string =>
  foldText(names ?? '')
    .split(' ')
    .map((name) => name.charAt(0))
    .join('');

function isFuller(name: string, short: string): boolean {
  const [full, known] = [personParts(name), personParts(short)];
  const isSame = (a: string | undefined, b: string | undefined): boolean => foldText(a ?? '') === foldText(b ?? '');
  const isFamily = isSame(full.familyName, known.familyName) && letters(full.givenName ?? '').length > 1;
  if (letters(known.givenName ?? '').length > 1) {
    // Only what stands between is short: `Mr Alan J Carver`, listed as `Alan James Carver`.
    const isLonger = full.middleNames !== undefined && !isInitials(full.middleNames);
    const isAlike = middleInitials(full.middleNames) === middleInitials(known.middleNames);
    const isTitled = full.title === undefined || isSame(full.title, known.title);
    return isFamily && isTitled && isLonger && isAlike && isSame(full.givenName, known.givenName);
  }
  const [own, others] = [middleInitials(full.middleNames), middleInitials(known.middleNames)];
  return (
    isFamily &&
    isSame(full.title, known.title) &&
    (own === '' || others === '' || own === others) &&
    foldText(full.givenName ?? '').startsWith(foldText(known.givenName ?? '').slice(0, 1))
  );
}
