// Words of labels that were recognised as one (`YEARTO DATE`) or with letters that look alike (`Nlable pay`), set right: where each of them
// is a word of labels, and so is all that stands with it.
import { capitalised, foldText } from '../../../kernel/text.ts';
import { madeOnce } from '../../../kernel/made-once.ts';
import { partOfWord, withWords } from '../../../model/parts-of-lines.ts';
import { boundsOf, type Word } from '../../../model/page.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { labelWords, sameInPrint, wordsRunTogether, type LabelWords } from '../../fields/near-words.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { allLabels } from './known-labels.ts';

const wordsOfLabels = madeOnce((profile: Profile): LabelWords =>
  labelWords([...allLabels(profile)].flatMap((label) => label.split(' '))),
);

/** The rows with such words apart; embedded text keeps its own. */
export function withWordsApart(rows: readonly Row[], profile: Profile): Row[] {
  const known = wordsOfLabels(profile);
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => partedCell(cell, known)) }));
}

function partedCell(cell: Cell, known: LabelWords): Cell {
  if (!isLabel(cell) || cell.words.every(({ confidence }) => confidence === 1)) return cell;
  const words = wholeWords(cell.words, known).flatMap((word) => meantWords(word, known));
  const isLabelWhole = words.every(({ text }) => isKnown(text, known));
  const isOther = words.length !== cell.words.length || words.some((word, at) => word !== cell.words[at]);
  return isOther && isLabelWhole ? withWords(cell, words) : cell;
}

/** `Tab le`: words that are known in one and not each for itself, in one. */
function wholeWords(words: readonly Word[], known: LabelWords): readonly Word[] {
  return words.reduce<readonly Word[]>((whole, word) => {
    const last = whole.at(-1);
    const isTorn =
      last !== undefined &&
      /^\p{L}+$/u.test(last.text) &&
      /^\p{L}+$/u.test(word.text) &&
      !(isKnown(last.text, known) && isKnown(word.text, known)) &&
      isKnown(last.text + word.text, known);
    return isTorn
      ? [...whole.slice(0, -1), { ...last, ...boundsOf([last, word]), text: last.text + word.text }]
      : [...whole, word];
  }, []);
}

/** Words that language itself has made of two that labels have as well. */
const COMPOUND =
  /^(?:week(?:day|end|night)|pay(?:day|roll|slip|sheet|check)|work(?:day|time|place)|over(?:time|pay))s?$/;

/** The words that one is, where it is known as none itself. */
function meantWords(word: Word, known: LabelWords): readonly Word[] {
  const folded = foldText(word.text);
  if (!/^\p{L}+[:.]?$/u.test(word.text) || known.all.has(folded) || COMPOUND.test(folded)) return [word];
  const [same] = sameInPrint(folded, known) ?? [];
  if (same !== undefined) return [{ ...word, text: /^\p{Lu}/u.test(word.text) ? capitalised(same) : same }];
  const parts = wordsRunTogether(folded, known);
  if (parts === undefined) return [word];
  return parts.map((part, at) => {
    const from = parts.slice(0, at).join('').length;
    return partOfWord(word, word.text.slice(from, at === parts.length - 1 ? undefined : from + part.length), from);
  });
}

/** What is short with points is as many words: `N.I.` */
function isKnown(text: string, { all }: LabelWords): boolean {
  return foldText(text)
    .split(' ')
    .every((word) => all.has(word));
}
