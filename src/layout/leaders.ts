// Leaders: the dots that lead from a label to its value (`Net pay ........ 1,234.00`, `Net pay......: 1,234.00`), the lines that forms have
// to write on, and the rules that typists draw beneath headings and over totals.
import { madeOnce } from '../kernel/made-once.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../model/layout.ts';
import type { Word } from '../model/page.ts';
import { mapPages, partOfWord, withPhrases, withWords } from '../model/parts-of-lines.ts';

/** What stands before a leader in one word, the leader, what stands behind it. Three dots behind a word are what is left unsaid. */
const LEADER = /^(?:(.*?)(?:[._]{4,}|…{2,})(?!\d{3,4}$)(.*)|[._]{3}|…)$/u;
/** Dots that are set one by one. */
const DOT = /^[.·_]$/u;
/** A rule that is typed: `--------`; fewer signs may stand for nothing in a cell. */
const RULE = /^(?:-{6,}|={6,})$/;
/** Behind dots these are the end of a number that they hide: `Account .... 4417`. */
const HIDDEN_END = /^\d{3,4}$/u;

/** The layout without leaders: what stands before one and behind it are two phrases. */
export const withoutLeaders = madeOnce((layout: DocumentLayout): DocumentLayout => mapPages(layout, pageWithout));

function pageWithout(page: PageLayout): PageLayout {
  const lines = page.lines.flatMap((line): Line[] => {
    if (!line.phrases.some(hasLeader)) return [line];
    if (line.phrases.every(isRule)) return [];
    const phrases = line.phrases.flatMap((phrase) => (hasLeader(phrase) ? phrasesApart(phrase) : [phrase]));
    return [withPhrases(line, phrases)];
  });
  return lines.every((line, at) => line === page.lines[at]) ? page : { ...page, lines };
}

function hasLeader({ words }: Phrase): boolean {
  return (
    (words.some(({ text }) => LEADER.test(text) || RULE.test(text)) || isDotted(words)) &&
    !words.some(({ text }, at) => isMask(text, words[at + 1]))
  );
}

const isRule = ({ words }: Phrase): boolean => words.every(({ text }) => RULE.test(text));

const isMask = (text: string, next: Word | undefined): boolean =>
  LEADER.test(text) && !text.endsWith(':') && next !== undefined && HIDDEN_END.test(next.text);

/** `Net pay . . . . 1,234.00`: three dots or more, one behind the other. */
function isDotted(words: readonly Word[]): boolean {
  return words.some((_, at) => [0, 1, 2].every((step) => DOT.test(words[at + step]?.text ?? '')));
}

function phrasesApart(phrase: Phrase): Phrase[] {
  const stretches: Word[][] = [[]];
  const dotted = isDotted(phrase.words);
  for (const word of phrase.words) {
    const leader = LEADER.exec(word.text);
    if (leader) {
      const [, before = '', behind = ''] = leader;
      if (before !== '') stretches.at(-1)?.push(partOfWord(word, before, 0));
      // A colon behind a leader is the end of it.
      stretches.push(/^:?$/.test(behind) ? [] : [partOfWord(word, behind, word.text.length - behind.length)]);
    } else if (RULE.test(word.text)) {
      stretches.push([]);
    } else if (dotted && DOT.test(word.text)) {
      stretches.push([]);
    } else if (word.text !== ':' || stretches.length === 1 || stretches.at(-1)?.length !== 0) {
      stretches.at(-1)?.push(word);
    }
  }
  return stretches.filter((words) => words.length > 0).map((words) => withWords(phrase, words));
}
