// The name of an issuer without the letters that its logo draws before or behind it: `A Alder Bank`, `AB ALDER BANK`.
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';

const MARK_BEFORE = /^(\p{Lu}{1,3}) (?=\p{L}{2})(.+)$/u;
/** A logo of which a picture made a sign: no name begins with one. */
const SIGN_BEFORE = /^[&*~•·+=#]+ (?=\p{Lu}\p{L}{2})/u;
const MARK_BEHIND = /^(.+\p{L}{2}) (\p{Lu}{1,3})$/u;

/** A name of fewer letters may stand on any paper. */
const LEAST_LETTERS = 4;

/** A name without such a mark, where it is its first letters and the paper prints the rest alone, and without a sign before it. */
export function withoutMark(printed: string, layout: DocumentLayout): string {
  const name = printed.replace(SIGN_BEFORE, '');
  const apart = markOf(name);
  return apart && initialsOf(apart.rest).startsWith(foldText(apart.mark)) && standsAlone(name, apart, layout)
    ? apart.rest
    : name;
}

/** Whether a letter stands before a name that the paper prints without it everywhere else. */
export function hasLoneLetter(name: string, layout: DocumentLayout): boolean {
  const apart = markOf(name);
  return apart?.mark.length === 1 && standsAlone(name, apart, layout);
}

interface Apart {
  readonly mark: string;
  readonly rest: string;
}

function markOf(name: string): Apart | undefined {
  const [, before, rest] = MARK_BEFORE.exec(name) ?? [];
  if (before !== undefined && rest !== undefined) return { mark: before, rest };
  const [, first, behind] = MARK_BEHIND.exec(name) ?? [];
  return first !== undefined && behind !== undefined ? { mark: behind, rest: first } : undefined;
}

const initialsOf = (name: string): string =>
  foldText(name)
    .split(' ')
    .map(([initial = '']) => initial)
    .join('');

/** Whether the paper prints the rest without the mark, and both together once at most. */
function standsAlone(name: string, { rest }: Apart, { pages }: DocumentLayout): boolean {
  const own = foldText(rest);
  const whole = foldText(name);
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => ` ${foldText(text)} `));
  const isHeld =
    (text: string) =>
    (line: string): boolean =>
      line.includes(` ${text} `);
  const without = lines.filter(isHeld(own)).filter((line) => !isHeld(whole)(line));
  return own.length >= LEAST_LETTERS && without.length > 0 && lines.filter(isHeld(whole)).length <= 1;
}
