// Labels that no list of phrases holds: whole cells and questions (`Where is the car usually kept overnight?`), told by a
// pattern over their folded words.
import { madeOnce } from '../../kernel/made-once.ts';
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { textOf } from '../../model/page.ts';
import type { FieldRule, ValueKind } from '../../profiles/profile.ts';
import type { LabelPlace } from './labels.ts';
import { readDate } from '../values/date.ts';
import { labelWords, sameInPrint, wordsRunTogether, type LabelWords } from './near-words.ts';
import { wordsOfPattern } from './pattern-words.ts';
import { endInDay, wrappedPhrases, type Wrapped } from './wrapped-labels.ts';

/** No question has more words than this. */
const MOST_WORDS = 20;
/** Numbers and bullets before a question; `1 year` and `4 years earned` are values. */
const NUMBERED =
  /^(?:q(?:uestion)? )?(?:(?:\d{1,2} ){1,2}|[a-h] )(?=\p{L}{2})(?!(?:years?|yrs?|months?|days?|seats?)(?: (?:held|earned|proven|proved|protected|allowed|granted|(?:claims? )?free))?$)/u;

const patternsOf = madeOnce((fields: Readonly<Record<string, FieldRule>>) => {
  const sources = Object.entries(fields).flatMap(([field, { questions, value, pattern }]) =>
    questions.map((source) => ({ field, kind: value, source, pattern })),
  );
  const vocabulary = labelWords(sources.flatMap(({ source }) => wordsOfPattern(source).split(' ')));
  return sources.map(({ field, kind, source, pattern }) => ({
    field,
    kind,
    pattern: new RegExp(source, 'u'),
    ...(pattern === undefined ? {} : { value: new RegExp(pattern, 'iu') }),
    vocabulary,
  }));
});

/** The fields whose patterns ask for what a text says, folded. */
export const fieldsAsked = (folded: string, fields: Readonly<Record<string, FieldRule>>): readonly string[] =>
  askedBy(folded, patternsOf(fields));

/** Every place where a phrase, or its beginning up to a colon or a question mark, is what a field's pattern asks for. */
export function findQuestions(layout: DocumentLayout, fields: Readonly<Record<string, FieldRule>>): LabelPlace[] {
  const patterns = patternsOf(fields);
  if (patterns.length === 0) return [];
  return layout.pages.flatMap((page) => {
    const wrapped = wrappedPhrases(page).flatMap((one) => wrappedPlaces(one, patterns));
    const taken = new Set(wrapped.flatMap(({ pieces = [] }) => pieces));
    const plain = page.lines.flatMap((line, lineIndex) =>
      withoutAnswers(
        line.phrases.flatMap((phrase) => (taken.has(phrase) ? [] : questionsOf(phrase, { line, lineIndex, patterns }))),
        patterns,
      ),
    );
    return [...wrapped, ...plain];
  });
}

/**
 * The places of a line without those that are what the question before them asks for: `What security does it have?  Thatcham alarm`,
 * `Security  Alarm, tracker and locks`.
 */
function withoutAnswers(places: readonly LabelPlace[], patterns: At['patterns']): readonly LabelPlace[] {
  return places.filter(({ field, line: { phrases }, phrase }) => {
    const before = phrases[phrases.indexOf(phrase) - 1];
    // A word at the end of a line that is how the value of the label before it is printed: `Type of property   House`.
    const asked = places.filter((one) => one.phrase === before && one.before.length === 0 && one.after.length === 0);
    const isPrintedSo = asked.some((one) =>
      patterns.some(
        (pattern) => pattern.field === one.field && pattern.kind === 'pattern' && pattern.value?.test(phrase.text),
      ),
    );
    if (isPrintedSo && phrase === phrases.at(-1)) return false;
    const isAnswer = before?.text.endsWith('?') === true || IS_LIST.test(phrase.text);
    return !(isAnswer && places.some((one) => one.field === field && one.phrase === before));
  });
}

/** Things set beside each other with a comma: no label. */
const IS_LIST = /\p{L}, \p{L}[^?:]*$/u;

/**
 * The fields that a question asks for which runs over lines and has its value beside one of them: none that a piece of it asks for alone.
 * Where nothing stands beside them, a day that they end in tells that the first of them is no question of its own.
 */
function wrappedPlaces(run: Wrapped, patterns: At['patterns']): LabelPlace[] {
  const { pieces, phrase, line, lineIndex, beside, value } = run;
  // What ends before its end are several.
  if (/[.;:?] /.test(phrase.text)) return [];
  if (!value) {
    return isDated(pieces)
      ? placesOf(phrase, phrase.words.length, { line, lineIndex, patterns }).map((place) => ({ ...place, pieces }))
      : [];
  }
  if (beside.filter((one) => one !== undefined).length > 1 && !areTwoCells(run)) return [];
  const fieldsOf = (one: Phrase): LabelPlace[] => placesOf(one, one.words.length, { line, lineIndex, patterns });
  // A value at half their height is of all of them.
  const isBetween = beside.every((one) => one === undefined);
  const alone = new Set(
    pieces
      .filter((_, at) => (at === 0 && !isBetween) || beside[at] !== undefined)
      .flatMap((one) => fieldsOf(one).map(({ field }) => field)),
  );
  return fieldsOf(phrase)
    .filter(({ field }) => !alone.has(field))
    .map((place) => ({ ...place, pieces }));
}

/** Whether the last two lines of a label end in a day. */
function isDated(pieces: readonly Phrase[]): boolean {
  const [over, under] = pieces.slice(-2);
  return over !== undefined && under !== undefined && endInDay(over, under);
}

/** Whether label and value run on together, line by line: `What you use the | Social and pleasure,` over `car for | and commuting`. */
function areTwoCells({ pieces, beside }: Wrapped): boolean {
  return pieces.every((piece, at) => {
    const [cell, over] = [beside[at], beside[at - 1]];
    if (at === 0) return cell !== undefined;
    // What ends so is no label of its own, whatever stands beside the rest of it.
    if (OPEN_LABEL.test(pieces[at - 1]?.text ?? '')) return true;
    if (!/^\p{Ll}/u.test(piece.text)) return false;
    return !cell || (over !== undefined && (/^\p{Ll}/u.test(cell.text) || /(?:,|&|\band)$/i.test(over.text)));
  });
}

/** Words that no label ends with: `Make and` over `model`, `Period of` over `insurance`. */
const OPEN_LABEL = /\p{L}.*(?:\b(?:and|or|of|the|for|by)|&)$/iu;

interface Pattern {
  readonly field: string;
  readonly kind: ValueKind;
  readonly pattern: RegExp;
  /** How its value is printed, where it is told by a pattern. */
  readonly value?: RegExp;
  /** The words of all patterns. */
  readonly vocabulary: LabelWords;
}

/** What ends a label: a colon, a question mark, or the dots that lead to its value. */
const LABEL_END = /[?:]$|(?:\.{4,}|…|(?:·){3,})$/u;

interface At {
  readonly line: Line;
  readonly lineIndex: number;
  readonly patterns: readonly Pattern[];
}

function questionsOf(phrase: Phrase, { line, lineIndex, patterns }: At): LabelPlace[] {
  const marked = phrase.words.findIndex(({ text }) => LABEL_END.test(text)) + 1;
  const end = marked || phrase.words.length;
  if (end > MOST_WORDS) return [];
  const whole = placesOf(phrase, end, { line, lineIndex, patterns });
  const further = whole.length > 0 && marked > 0 ? furtherPlaces(phrase, marked, { line, lineIndex, patterns }) : [];
  return whole.length > 0 || marked > 0 ? [...whole, ...further] : leading(phrase, { line, lineIndex, patterns });
}

/** Labels after the first in a phrase that sets several (`Make: Austin Model: Seven cc: 747`): each ends in a colon. */
function furtherPlaces(phrase: Phrase, first: number, at: At): LabelPlace[] {
  const { words } = phrase;
  const ends = words.flatMap(({ text }, i) => (i >= first && /\p{L}.*:$/u.test(text) ? [i + 1] : []));
  return ends.flatMap((end, i) => {
    const from = Math.max(ends[i - 1] ?? first, end - MOST_FURTHER);
    for (let start = from; start < end; start++) {
      const own = placesOf({ ...phrase, words: words.slice(start) }, end - start, at);
      if (own.length > 0) return own.map((place) => ({ ...place, phrase, before: words.slice(0, start) }));
    }
    return [];
  });
}

/** Nor has one among several labels in a phrase more than this. */
const MOST_FURTHER = 4;

/** No label without a colon that its value follows closely has more words than this. */
const MOST_LEADING = 6;
/** Nor has the phrase that holds both. */
const MOST_TOGETHER = 14;

/** A label and its value in one phrase (`Cover start date 1 June 2025`): the longest beginning that is a label. */
function leading(phrase: Phrase, at: At): LabelPlace[] {
  if (phrase.words.length > MOST_TOGETHER) return [];
  // Text of any kind would make a label of the beginning of every sentence.
  const patterns = at.patterns.filter(({ kind }) => kind !== 'text');
  for (let end = Math.min(MOST_LEADING, phrase.words.length - 1); end > 0; end--) {
    if (!/^[\p{Lu}\d£€$]/u.test(phrase.words[end]?.text ?? '')) continue;
    // What a stroke joins are two labels: `Insurer / Policy`.
    if (phrase.words[end - 1]?.text === '/') continue;
    if (partsDate(phrase, end)) continue;
    const rest = textOf(phrase.words.slice(end));
    const places = placesOf(phrase, end, { ...at, patterns });
    const own = places.filter(({ field }) =>
      mayBe(
        rest,
        patterns.find((one) => one.field === field),
      ),
    );
    if (own.length > 0) return own;
  }
  return [];
}

/** Whether a label that ended here would take the day of the date behind it: `From 01` before `Dec 2026`. */
function partsDate({ words }: Phrase, end: number): boolean {
  const day = words[end - 1]?.text ?? '';
  return /^\d{1,2}(?:st|nd|rd|th)?$/i.test(day) && readDate(textOf(words.slice(end - 1, end + 2))) !== undefined;
}

/** What follows the word `Home` or `Buildings` where it is no label of an address: years, sums, or words alone. */
const NO_ADDRESS = /^[^\d,]*$|^\d{1,2}\+? ?(?:years?|yrs?)\b|^\d{1,2}\+?\W+(?:and )?contents\b|[£€$%]/iu;

/** A word with a capital, and no more: `Expert`, of which the word before it may be part of a name and no label. */
const LONE_NAME = /^\p{Lu}\p{Ll}+$/u;
/** `Up to 11,000`: no day. */
const COUNT = /^\d{1,3}(?:,\d{3})+(?: miles)?$/;
const DAYS: ReadonlySet<ValueKind | undefined> = new Set(['date', 'period']);

/** Whether what follows its label may be the value of a field, or the beginning of it. */
function mayBe(rest: string, asked: Pattern | undefined): boolean {
  if (asked?.kind === 'address') return !NO_ADDRESS.test(rest);
  if (COUNT.test(rest)) return !DAYS.has(asked?.kind);
  if (!LONE_NAME.test(rest)) return true;
  return asked?.kind === 'pattern'
    ? asked.value?.test(rest) !== false
    : asked?.kind !== 'period' && asked?.kind !== 'reference';
}

/** The fields that the first words of a phrase ask for. */
function placesOf(phrase: Phrase, end: number, { line, lineIndex, patterns }: At): LabelPlace[] {
  const words = phrase.words.slice(0, end);
  const printed = foldText(textOf(words)).replace(NUMBERED, '');
  const asked = askedBy(printed, patterns);
  const vocabulary = patterns[0]?.vocabulary;
  const isRecognised = vocabulary !== undefined && words.some(({ confidence }) => confidence < 1);
  const own = asked.length > 0 || !isRecognised ? asked : askedBy(meantText(printed, vocabulary), patterns);
  return own.map((field) => ({
    field,
    line,
    lineIndex,
    phrase,
    before: [],
    words,
    after: phrase.words.slice(end),
  }));
}

/** What a label says of whom its value is from, or of the days that it counts: `Value, as you told us`, `Until (both dates included)`. */
const ASIDE =
  / both (?:dates|days) inclu(?:ded|sive)$| as (?:(?:you|the (?:policyholder|proposer|insured|customer)) )?(?:told(?: to)? us|declared|disclosed|stated|advised|notified|gave us)(?: (?:to|by) (?:us|you))?$/;

/** The fields that a text asks for. */
function askedBy(asked: string, patterns: At['patterns']): readonly string[] {
  const whole = asked.replace(/^(what|where|who|how|when)s /, '$1 is ').replace(ASIDE, '');
  const own = patterns.filter(({ pattern }) => pattern.test(asked) || (whole !== asked && pattern.test(whole)));
  return [...new Set(own.map(({ field }) => field))];
}

/** What recognised words may stand for among those of patterns: no name is taken for a word that only nearly has its letters. */
function meantText(text: string, vocabulary: LabelWords): string {
  return text
    .split(' ')
    .flatMap((word) =>
      vocabulary.all.has(word)
        ? [word]
        : (sameInPrint(word, vocabulary) ?? wordsRunTogether(word, vocabulary) ?? [word]),
    )
    .join(' ');
}
