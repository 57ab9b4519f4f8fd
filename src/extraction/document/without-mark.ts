// The name of an issuer without the letters that its logo draws before or behind it: `A Alder Bank`, `AB ALDER BANK`.
import { slipsBetween } from '../../kernel/slips-between.ts';
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';

const MARK_BEFORE = /^(\p{Lu}{1,3}|\p{Ll}\p{Lu}) (?=\p{L}{2})(.+)$/u;
/** What a picture makes of a drawing: a letter, or two that no word begins with (`fA`). */
const DRAWN = /^(?:\p{L}|\p{Ll}\p{Lu})$/u;
/** A logo of which a picture made a sign, or letters with half a bracket (`a)`): no name begins with one. */
const SIGN_BEFORE = /^(?:[&*~•·+=#®©«»]+ (?=\p{Lu}\p{L}{2})|[\p{L}\d]{0,2}[)\]}>|\\][\p{L}\d]? (?=\p{L}{3}))/u;
const MARK_BEHIND = /^(.+\p{L}{2}) (\p{Lu}{1,3})$/u;

/** A name of fewer letters may stand on any paper. */
const LEAST_LETTERS = 4;

/**
 * A name without such a mark, where it is its first letters, or any letter that a picture made of it, and the paper prints the rest alone;
 * and without a sign before it.
 */
export function withoutMark(printed: string, layout: DocumentLayout): string {
  const name = printed.replace(SIGN_BEFORE, '');
  const apart = markOf(name);
  if (!apart || !standsAlone(name, apart, layout)) return name;
  const isDrawn = DRAWN.test(apart.mark) && name.startsWith(`${apart.mark} `) && isRecognised(name, layout);
  return isDrawn || initialsOf(apart.rest).startsWith(foldText(apart.mark)) ? apart.rest : name;
}

/** Whether what prints a name was recognised in a picture: of a drawn mark that makes a letter. */
const isRecognised = (name: string, { pages }: DocumentLayout): boolean =>
  pages.some(({ lines }) =>
    lines.some(({ phrases }) =>
      phrases.some(({ text, words }) => text.includes(name) && words.some(({ confidence }) => confidence < 1)),
    ),
  );

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
  const without = lines
    .filter((line) => isHeld(own)(line) || holdsNearly(line, own))
    .filter((line) => !isHeld(whole)(line));
  return own.length >= LEAST_LETTERS && without.length > 0 && lines.filter(isHeld(whole)).length <= 1;
}

/** A name of so many letters is known with one of them read otherwise. */
const LEAST_WITH_SLIP = 8;

function holdsNearly(line: string, name: string): boolean {
  if (name.length < LEAST_WITH_SLIP) return false;
  const words = line.trim().split(' ');
  const count = name.split(' ').length;
  return words.some((_, at) => slipsBetween(words.slice(at, at + count).join(' '), name, 1) <= 1);
}
