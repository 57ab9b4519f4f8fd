// The values of a licence by the small numbers in front of them, as far as those are legible.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import type { Word } from '../../../model/page.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import type { ValuesByNumber } from './ordered-values.ts';

const NUMBER = /^(1|2|3|4[abcd]|5|7|8|9|10|11|12)[.,:]?$/i;
/** The same numbers as pictures of them are misread, with a stop behind. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/^[lI|][.,]$/, '1'],
  [/^Z[.,]$/, '2'],
  [/^[aAqh4]?a[.,]$/, '4a'],
  [/^(?:[aAqh4][bp6]|b)[.,]$/, '4b'],
  [/^[aAqh4][ce][.,]$/, '4c'],
  [/^S[.,]$/, '5'],
  [/^B[.,]$/, '8'],
  [/^[gq][.,]$/, '9'],
];
/** Lines of one value stand at most this many text heights apart. */
const LINE_GAP = 1.2;

/** What a value of a number looks like; where it does not, the number was misread. */
const FORMS: Readonly<Record<string, RegExp>> = {
  1: /^\D+$/,
  2: /^\D+$/,
  3: /^\d{1,2}\s?[./-]/,
  '4a': /^\d{1,2}\s?[./-]/,
  '4b': /^\d{1,2}\s?[./-]/,
};

/** Everything from one number to the next on its line, and the lines beneath it that have no number. */
export function numberedValues(layout: DocumentLayout): ValuesByNumber {
  const values = new Map<string, Printed>();
  for (const page of layout.pages) {
    let open: { readonly key: string; words: Word[]; last: Line } | undefined;
    const keep = (key: string, printed: Printed): void => {
      if (!values.has(key) && (FORMS[key]?.test(printed.text) ?? true)) values.set(key, printed);
    };
    const close = (): void => {
      if (open && open.words.length > 0) keep(open.key, printedWords(open.words, page.number));
      open = undefined;
    };
    for (const line of page.lines) {
      const words = line.phrases
        .flatMap((phrase) => phrase.words)
        .flatMap((word, at) => (at === 0 ? unglued(word) : [word]));
      const marks = words.flatMap((word, at) => {
        const key = numberIn(word.text);
        return key && startsValue(words, at) ? [{ at, key }] : [];
      });
      if (marks.length === 0) {
        const goesOn = open?.key === '8' || (open?.key === '9' && open.words.at(-1)?.text.endsWith('/'));
        if (open && goesOn && continues(open.words, open.last, line)) {
          open.words.push(...(beneath(open.words, line)?.words ?? []));
          open.last = line;
        }
        continue;
      }
      for (const [index, { at, key }] of marks.entries()) {
        close();
        open = { key, words: words.slice(at + 1, marks[index + 1]?.at), last: line };
      }
    }
    close();
  }
  return values;
}

/** A number that a picture joins to its value: `3.22.07.1983`; the 4 of `4a.` may be lost. */
const GLUED = /^((?:1|2|3|4[abc]|[ab]|5|8|9)[.,])(\S{3,})$/;

function unglued(word: Word): readonly Word[] {
  const [, mark, rest] = GLUED.exec(word.text) ?? [];
  if (mark === undefined || rest === undefined) return [word];
  const x = word.x0 + ((word.x1 - word.x0) * mark.length) / word.text.length;
  return [
    { ...word, text: mark, x1: x },
    { ...word, text: rest, x0: x },
  ];
}

function numberIn(text: string): string | undefined {
  return NUMBER.exec(text)?.[1]?.toLowerCase() ?? MISREAD.find(([form]) => form.test(text))?.[1];
}

/** A number counts at the beginning of its line or behind a gap: inside a value it may be anything. */
function startsValue(words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || words[at + 1] === undefined) return false;
  return before === undefined || (word.x0 - before.x1 > word.sizePt && /[a-z.]$/i.test(word.text));
}

function continues(words: readonly Word[], last: Line, line: Line): boolean {
  return line.y0 - last.y1 < LINE_GAP * (last.y1 - last.y0) && beneath(words, line) !== undefined;
}

/** How far from the edge of a value its next line may begin, in text heights. */
const ALIGNED = 1.5;

/** What stands under the beginning of a value: flecks of a portrait beside it are none of it. */
function beneath(words: readonly Word[], line: Line): Phrase | undefined {
  const left = words[0]?.x0 ?? 0;
  return line.phrases.find(({ x0, sizePt }) => Math.abs(x0 - left) < ALIGNED * sizePt);
}
