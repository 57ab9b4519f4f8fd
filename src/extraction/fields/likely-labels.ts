// Labels in words that no profile lists (`Cover to finish`, `Months to expiry of term`): what a phrase means is told by the words it shares
// with the labels of each field. A naive Bayes classifier (Manning, Raghavan and Schütze, Introduction to Information Retrieval, 13.2)
// over the words and pairs of words of a profile's own labels; a word that none of them has speaks against every field. Of labels taken from
// the lists it knows seven of ten, and is right about 98 of 100 of those; of labels of other kinds of paper it takes one of twenty.
import { madeOnce } from '../../kernel/made-once.ts';
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import type { FieldRule, ValueKind } from '../../profiles/profile.ts';
import type { LabelPlace } from './labels.ts';
import { wordsOfPattern } from './pattern-words.ts';
import { wrappedPhrases } from './wrapped-labels.ts';

/** What the doubt of a value begins with whose label is only likely to mean it; the label follows. */
export const LIKELY_MEANING = 'Read by what its label is likely to mean: ';

type Fields = Readonly<Record<string, FieldRule>>;

/** What a phrase may be the label of. */
export interface LikelyLabel extends LabelPlace {
  /** Log-odds (nats) that it is a label of this field. */
  readonly weight: number;
}

/** A phrase is taken for a label of a field from these log-odds on, and where the next field of its kind is so much less likely. */
const LEAST = { weight: 3, lead: 2 };
/** Fields whose labels have fewer words than this, and pairs of words, tell too little. */
const FEWEST_TERMS = 6;
/** No label is longer, in words. */
const LONGEST = 9;
/** How many labels the words of all fields together count for in each. */
const SMOOTHING = 2;
/** Two words together say half of what they would if they were not words of their own too; that they never stand together says nothing. */
const PAIR = 0.5;
/** What a word that no label has speaks against every field. */
const UNKNOWN = 4;

/** Likely labels, likeliest first, in phrases that are no known one as a whole. */
export function likelyLabels(
  layout: DocumentLayout,
  fields: Fields,
  known: readonly LabelPlace[],
): readonly LikelyLabel[] {
  const ends = new Set(known.flatMap(({ before, words }) => (before.length === 0 ? words.slice(-1) : [])));
  return layout.pages
    .flatMap((page) => [
      ...page.lines.flatMap((line, lineIndex) =>
        line.phrases.map((phrase) => ({ line, lineIndex, phrase, pieces: undefined })),
      ),
      ...wrappedPhrases(page).map(({ line, lineIndex, phrase, pieces }) => ({ line, lineIndex, phrase, pieces })),
    ])
    .flatMap((place) => meanings(place, fields))
    .filter(({ words }) => !words.slice(-1).some((word) => ends.has(word)))
    .sort((a, b) => b.weight - a.weight);
}

interface Place {
  readonly line: Line;
  readonly lineIndex: number;
  readonly phrase: Phrase;
  readonly pieces: readonly Phrase[] | undefined;
}

/** The fields that the beginning of a phrase, or all of it, may be a label of. */
function meanings({ line, lineIndex, phrase, pieces }: Place, fields: Fields): LikelyLabel[] {
  const own = labelPart(phrase.words);
  if (!own) return [];
  const { before, words, after } = own;
  if (pieces && after.length > 0) return [];
  return likelyFields(textOf(words), fields).map(({ field, weight }) => ({
    field,
    weight,
    line,
    lineIndex,
    phrase,
    before,
    words,
    after,
    ...(pieces ? { pieces } : {}),
  }));
}

/** What may be the label of a phrase: up to a colon, up to the first figure, or all of it; without the number of its row. */
function labelPart(all: readonly Word[]): Pick<LabelPlace, 'before' | 'words' | 'after'> | undefined {
  const start = all.length > 1 && /^\(?(?:\d{1,2}|[a-z])[.)]?$/i.test(all[0]?.text ?? '') ? 1 : 0;
  const colon = all.findIndex(({ text }) => text.endsWith(':'));
  const figure = all.findIndex(({ text }, i) => i >= start && /\d/.test(text));
  const end = Math.min(colon < 0 ? all.length : colon + 1, figure < 0 ? all.length : figure);
  const words = all.slice(start, end);
  // Where a sentence ends within, they are running text.
  const isText = words.slice(0, -1).some(({ text }) => /\p{Ll}{3}\)?\.$|\)\.$/u.test(text));
  return words.length > 0 && words.length <= LONGEST && !isText && words.some(({ text }) => /\p{L}{2}/u.test(text))
    ? { before: [], words, after: all.slice(end) }
    : undefined;
}

/** How often each word and pair of words stands in the labels of each field, and in all of them. */
interface Model {
  readonly fields: readonly { readonly field: string; readonly kind: ValueKind; readonly counts: Counts }[];
  readonly all: Counts;
}

interface Counts {
  readonly labels: number;
  readonly of: ReadonlyMap<string, number>;
}

const modelOf = madeOnce((fields: Fields): Model => {
  const counted = Object.entries(fields).map(([field, rule]) => ({
    field,
    kind: rule.value,
    counts: countsOf(labelsOf(rule)),
  }));
  return {
    fields: counted.filter(({ counts }) => counts.of.size >= FEWEST_TERMS),
    all: countsOf(Object.values(fields).flatMap(labelsOf)),
  };
});

/** The labels of a field: those in a list, and the words of each pattern of a question. */
function labelsOf({ labels, questions }: FieldRule): readonly string[] {
  return [...labels, ...questions.flatMap((source) => source.split('$|^').map(wordsOfPattern))];
}

function countsOf(labels: readonly string[]): Counts {
  const of = new Map<string, number>();
  for (const label of labels) for (const term of termsOf(label)) of.set(term, (of.get(term) ?? 0) + 1);
  return { labels: labels.length, of };
}

/** The fields that a text is likely to be a label of, at most one of each kind of value, with its log-odds. */
export function likelyFields(
  text: string,
  rules: Fields,
): readonly { readonly field: string; readonly weight: number }[] {
  const { fields, all } = modelOf(rules);
  const terms = termsOf(text);
  if (terms.size === 0) return [];
  const weighed = fields
    .map(({ field, kind, counts }) => ({ field, kind, weight: weightOf(terms, counts, all) }))
    .sort((a, b) => b.weight - a.weight);
  const kinds = [...new Set(weighed.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const [best, next] = weighed.filter((one) => one.kind === kind);
    const isLikely = best && best.weight >= LEAST.weight && best.weight - (next?.weight ?? -Infinity) >= LEAST.lead;
    return isLikely ? [best] : [];
  });
}

function weightOf(terms: ReadonlySet<string>, own: Counts, all: Counts): number {
  let weight = 0;
  for (const term of terms) {
    const isPair = term.includes(' ');
    const known = all.of.get(term) ?? 0;
    if (known === 0) {
      weight -= isPair ? 0 : UNKNOWN;
      continue;
    }
    const usual = (known + 0.5) / (all.labels + 1);
    const here = ((own.of.get(term) ?? 0) + SMOOTHING * usual) / (own.labels + SMOOTHING);
    const speaks = Math.log(here / usual);
    weight += isPair ? PAIR * Math.max(0, speaks) : speaks;
  }
  return weight;
}

/** The words of a text without their endings, and each two that follow each other. */
function termsOf(text: string): ReadonlySet<string> {
  const words = foldText(text.replaceAll('{date}', ' ')).split(' ').filter(Boolean).map(stemOf);
  return new Set([...words, ...words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`)]);
}

/** A word without the endings of number and tense: `payments`, `paid in` and `paying in` differ in less than they share. */
const stemOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|able|ments?)$/, '')
    .replace(/e$/, '');
