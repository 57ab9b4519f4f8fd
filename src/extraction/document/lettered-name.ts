// Names in whose logo a sign stands for a letter (`W>LLOW`), as the running text of the same paper spells them.
import { patternOf } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';

/** A sign between the letters of a word; what joins words and names (`&`, `-`, `’`, `.`) is none. */
const SIGN = /(?<=\p{L})[^\p{L}\d\s&'’.,-](?=\p{L})/gu;

/** `name` with letters for such signs, where a line of the paper spells it so; otherwise as it is. */
export function letteredName(name: string, { pages }: DocumentLayout): string {
  const parts = name.split(SIGN);
  if (parts.length < 2) return name;
  const spelled = new RegExp(String.raw`(?<!\p{L})${parts.map(patternOf).join(String.raw`\p{L}`)}(?!\p{L})`, 'iu');
  for (const { text } of pages.flatMap(({ lines }) => lines)) {
    const found = spelled.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return name;
}
