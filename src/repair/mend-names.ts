// A capital I that was read as a small l or as a rule in a name: `Mr lain Reid`, `lmogen`, `MR CALLUM|REID`, `NS&l`; and an initial O
// that was read as a nought: `MR G 0 PUGH`.
import { SHORT_STREET_WORD, STREET_WORD } from '../kernel/street-words.ts';
import type { Word } from '../model/page.ts';

/** No word but short ones (ltd, lbs) begins with these letters; ll is Welsh before vowels. None ends in q, either: `loniq`. */
const NO_WORD = /^l(?=l?[b-df-hjkm-np-tvxz]|w|\p{Ll}+q$)(?<rest>\p{Ll}{3,}[,.]?)$/u;
/** Nor does a name go on so behind the son of: `Mclntyre`, `Mcllroy`. */
const SON_OF = /^(?<son>Ma?c)l(?=[b-df-hj-np-tv-xz])(?<rest>\p{Ll}{2,}[,.]?)$/u;
const MAYBE_NAME = /^l(?<rest>\p{Ll}{2,}[,.]?)$/u;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|rev)\.?$/iu;
/** Whoever has one of these is no doctor besides: what looks like it are initials. */
const NO_SECOND_TITLE = /^(?:MR|MRS|MS|MISS|MX)\.?$/iu;
const CAPITALISED = /^\p{Lu}/u;
/** Behind a title so many words may come before it. */
const NAMES_BEFORE = 2;
/** What stands small in a name. */
const PARTICLE = /^(?:la|le|las|les|los|lo)$/u;

/** An initial that was read as a rule, within a word or alone: `CALLUM|REID`. */
const RULE_WITHIN = /^(\p{Lu}\p{L}+)[|¦](\p{Lu}\p{L}+)$/u;
const RULE = /^[|¦]$/u;
/** A small l among capitals is none: `NS&l`. */
const L_IN_CAPITALS = /^(?=(?:.*\p{Lu}){2})[\p{Lu}&l]*$/u;

/** The names among recognised words in which an I was read as something else, as they must have been printed. */
export function mendedNames(words: readonly Word[]): ReadonlyMap<Word, string> {
  const mended = new Map<Word, string>();
  const names = new Set<string>();
  const surnames = titledSurnames(words);
  words.forEach((word, at) => {
    const rest = NO_WORD.exec(word.text)?.groups?.['rest'];
    const [, before, after] = RULE_WITHIN.exec(word.text) ?? [];
    const sonOf = SON_OF.exec(word.text)?.groups;
    if (rest !== undefined) mended.set(word, `I${rest}`);
    else if (sonOf) mended.set(word, `${sonOf['son'] ?? ''}I${sonOf['rest'] ?? ''}`);
    else if (before !== undefined && after !== undefined && isBehindTitle(words, at))
      mended.set(word, `${before} I ${after}`);
    else if (word.text === '0' && isBehindTitle(words, at) && isInitial(words, at)) mended.set(word, 'O');
    else if (word.text === 'DR' && NO_SECOND_TITLE.test(words[at - 1]?.text ?? '') && isInLine(words, at))
      mended.set(word, 'D R');
    else if (isTornAtI(words, at)) mended.set(word, 'I');
    else if (RULE.test(word.text) && isBehindTitle(words, at) && isInLine(words, at)) mended.set(word, 'I');
    else if (isBetweenNames(words, at) || isBeforeSurname(words, at, surnames) || isOfStreet(words, at))
      mended.set(word, withCapital(word.text.slice(1)));
    else if (word.text.includes('l') && L_IN_CAPITALS.test(word.text)) mended.set(word, word.text.replaceAll('l', 'I'));
    else if (MAYBE_NAME.test(word.text) && !PARTICLE.test(word.text) && isBehindTitle(words, at))
      names.add(bare(word.text));
  });
  // Who has a title in one place stands without it in others.
  for (const word of words) if (names.has(bare(word.text))) mended.set(word, withCapital(word.text.slice(1)));
  return mended;
}

/** A name whose I was read as something else; no name goes on with a second one: `lise` is Ilse. */
const withCapital = (rest: string): string => `I${rest.replace(/^i(?=\p{Ll}{2})/u, 'l')}`;

/** Whether the page prints elsewhere what the words about a rule make with an I for it: `HARL | NG` where it says `Harling`. */
function isTornAtI(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !next || !RULE.test(word?.text ?? '') || !isInLine(words, at)) return false;
  const whole = `${before.text}I${next.text}`.toLowerCase();
  return words.some(({ text }) => bare(text).toLowerCase() === whole);
}

/** Whether a name goes on right behind a word. */
function isInLine(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    CAPITALISED.test(next.text) &&
    next.x0 - word.x1 < word.sizePt &&
    next.x0 > word.x0
  );
}

/** Whether a name, or that of another behind `&`, goes on right behind an initial. */
const isInitial = (words: readonly Word[], at: number): boolean =>
  isInLine(words, at) ||
  (/^(?:&|and)$/iu.test(words[at + 1]?.text ?? '') && CAPITALISED.test(words[at + 2]?.text ?? ''));

/** A name has at most so many words behind its first one. */
const NAMES_BEHIND = 4;

/** The capitalised words that stand right behind a word on its line. */
function namesBehind(words: readonly Word[], at: number): readonly Word[] {
  const behind = words.slice(at + 1, at + 1 + NAMES_BEHIND);
  const end = behind.findIndex(
    ({ text }, i) => !CAPITALISED.test(text) || TITLE.test(text) || !isNext(words[at + i], behind[i]),
  );
  return end < 0 ? behind : behind.slice(0, end);
}

/** The last names of those who have a title, in small letters. */
function titledSurnames(words: readonly Word[]): ReadonlySet<string> {
  const last = words.flatMap(({ text }, at) => (TITLE.test(text) ? (namesBehind(words, at).at(-1) ?? []) : []));
  return new Set(last.map(({ text }) => bare(text).toLowerCase()).filter((name) => name.length > 2));
}

/** Whether a word begins a line or a cell, with a surname behind it that somebody with a title has elsewhere: `lestyn Rhys Pugh`, `Mrs Ada Pugh`. */
function isBeforeSurname(words: readonly Word[], at: number, surnames: ReadonlySet<string>): boolean {
  const word = words[at];
  if (!word || !MAYBE_NAME.test(word.text) || SMALL_WORD.test(word.text) || PARTICLE.test(word.text)) return false;
  const surname = namesBehind(words, at).at(-1)?.text ?? '';
  return surnames.has(bare(surname).toLowerCase()) && !words.some((one) => one !== word && isNext(one, word));
}

/** Words that do begin with a small l. */
const SMALL_WORD =
  /^l(?:oans?|ate[rs]?t?|ife|ine[sd]?|imits?|etters?|evels?|ists?|ast|egal|and(?:lord)?|ease(?:hold)?|ocals?|ong(?:er)?|ow(?:er)?|ump|icen[cs]es?|ess|iv(?:e|ing)|ights?|abel|odger|earner|ocation|iability|etting|ed|eg|et|ie|it|og|ot|eft|ike|ink(?:ed)?|ook|oss|ost)$/u;
/** A word with a small l between two that are capitalised, three in all: `Horia lonut Prodan`, not `Total loan Amount`. */
const MIDDLE = /^l[aeiou]\p{Ll}{2,}$/u;

/** Whether a word stands right behind another one, a space apart. */
const isNext = (one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.x0 > one.x0 &&
  other.x0 - one.x1 < 0.6 * one.sizePt &&
  Math.abs(other.y0 + other.y1 - one.y0 - one.y1) < one.sizePt;

function isBetweenNames(words: readonly Word[], at: number): boolean {
  const [first, before, word, next, last] = [-2, -1, 0, 1, 2].map((step) => words[at + step]);
  return (
    word !== undefined &&
    MIDDLE.test(word.text) &&
    !SMALL_WORD.test(word.text) &&
    [before, next].every((one) => /^\p{Lu}\p{Ll}+$/u.test(one?.text ?? '')) &&
    isNext(before, word) &&
    isNext(word, next) &&
    !isNext(first, before) &&
    !isNext(next, last)
  );
}

/** Whether a word stands between the number of a house and what streets are called, and does not begin small itself: `44 lona Street`. */
function isOfStreet(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  return (
    word !== undefined &&
    MIDDLE.test(word.text) &&
    !SMALL_WORD.test(word.text) &&
    /^\d{1,4}[A-Za-z]?,?$/u.test(before?.text ?? '') &&
    CAPITALISED.test(next?.text ?? '') &&
    STREET.test(next?.text ?? '') &&
    isNext(before, word) &&
    isNext(word, next)
  );
}

/** What streets are called, behind their names. */
const STREET = new RegExp(`^(?:${STREET_WORD}|${SHORT_STREET_WORD})[.,]?$`, 'iu');

function isBehindTitle(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 1 - NAMES_BEFORE; before--) {
    const text = words[before]?.text ?? '';
    if (TITLE.test(text)) return true;
    if (!CAPITALISED.test(text)) return false;
  }
  return false;
}

function bare(text: string): string {
  return text.replace(/[,.]$/u, '');
}
