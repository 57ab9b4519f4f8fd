// Values inside sentences: patterns of a rule, wherever a phrase of the page holds one, or a paragraph that runs over lines.
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import type { Word } from '../../model/page.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { runningOn } from './run-on.ts';
import { readValue, type FieldValue } from './values.ts';

/** Sentences are looked for in phrases of at most this many characters: values do not stand in running small print. */
const SENTENCE_LENGTH = 160;
/** Letters to the holder say more: in paragraphs of at most so many characters. */
const PROSE_LENGTH = 480;

/** Kinds of values that are not read without a figure: most stretches of a page have none. */
const OF_FIGURES: ReadonlySet<FieldRule['value']> = new Set([
  'date',
  'period',
  'money',
  'percentage',
  'integer',
  'sort-code',
  'account-number',
  'iban',
]);

/** A value with the sentence it stands in. */
export interface SentenceValue {
  readonly value: FieldValue;
  readonly printed: Printed;
  readonly page: number;
  readonly lineIndex: number;
  readonly furniture: boolean;
}

/** Which sentences are looked at, as in find-fields.ts. */
export interface SentenceOptions {
  readonly currency: string;
  readonly skip: (page: number, lineIndex: number) => boolean;
  readonly admit?: (rule: FieldRule, phrase: Phrase, line: Line) => boolean;
  readonly form?: boolean;
}

const patternsOf = madeOnce((sentences: readonly string[]) => sentences.map((source) => new RegExp(source, 'iu')));

/** Values inside sentences: a pattern of the rule finds them, wherever a phrase of the page holds it. */
export function* sentencesOf(
  layout: DocumentLayout,
  rule: FieldRule,
  options: SentenceOptions,
): Generator<SentenceValue> {
  if (rule.sentences.length === 0) return;
  const stretches = layout.pages
    .flatMap((page) =>
      options.form === true ? runOnStretches(page) : [...phraseStretches(page), ...runOnStretches(page)],
    )
    .filter(
      ({ line, lineIndex, phrase, hasFigure }) =>
        (hasFigure || !OF_FIGURES.has(rule.value)) &&
        !options.skip(line.page, lineIndex) &&
        (options.admit?.(rule, phrase, line) ?? true),
    );
  for (const pattern of patternsOf(rule.sentences)) {
    for (const { line, lineIndex, phrase, printed, text } of stretches) {
      const { page, furniture } = line;
      const isOneLine = printed.text.length === phrase.text.length;
      // Check digits tell an IBAN, in small print as well.
      const most = rule.value === 'iban' ? Infinity : isOneLine ? SENTENCE_LENGTH : PROSE_LENGTH;
      if (options.form !== true && printed.text.length > most) continue;
      const match = pattern.exec(text);
      // What stands on one line is found there.
      if (!match || (options.form !== true && !isOneLine && !crosses(match, inPounds(phrase.text).length))) continue;
      if (rule.value === 'money' && COMPARED.test(text.slice(match.index + match[0].length))) continue;
      const value = readValue(match[1] ?? match[0], { ...rule, pattern: '' }, options.currency);
      if (value) yield { value, printed, page, lineIndex, furniture };
    }
  }
}

/** Typists write `GBP 60.00`: rules of sentences are written for the sign. */
const inPounds = (text: string): string => text.replace(/\bGBP ?(?=\d)/gi, '£');

/** What makes of an amount a difference: `Your bill is £4.10 more than last month’s`. */
const COMPARED =
  /^\s*(?:(?:a month|a year) )?(?:more|less|higher|lower|extra|cheaper|dearer|above|below|over|under)\b/iu;

/** Whether a match begins on the first line, and does not end there. */
function crosses(match: RegExpExecArray, firstLine: number): boolean {
  return match.index < firstLine && match.index + match[0].length > firstLine;
}

/** Text that a sentence may stand in. */
interface Stretch {
  readonly line: Line;
  readonly lineIndex: number;
  readonly phrase: Phrase;
  readonly printed: Printed;
  /** Its text, with the sign for pounds that are typed. */
  readonly text: string;
  readonly hasFigure: boolean;
}

/** The phrases of a page. */
const phraseStretches = madeOnce((page: PageLayout) => stretchesOf(page, ({ words }) => words));

/** The phrases of a page, each with those of the lines that it runs on. */
const runOnStretches = madeOnce((page: PageLayout) =>
  stretchesOf(page, (phrase, lineIndex) => runningOn(page, phrase, lineIndex)),
);

/** The text of every phrase of a page, on as many lines as it runs on. */
export const passagesOf = madeOnce((page: PageLayout): readonly string[] =>
  runOnStretches(page).map(({ printed }) => printed.text),
);

/** The text of every phrase of a page on as many lines as it runs on, and where it begins. */
export const stretchesOfText = madeOnce(
  (page: PageLayout): readonly { readonly printed: Printed; readonly x0: number; readonly y0: number }[] =>
    runOnStretches(page).map(({ printed, phrase: { x0, y0 } }) => ({ printed, x0, y0 })),
);

function stretchesOf(
  page: PageLayout,
  wordsOf: (phrase: Phrase, lineIndex: number) => readonly Word[],
): readonly Stretch[] {
  return page.lines.flatMap((line, lineIndex) =>
    line.phrases.map((phrase) => {
      const printed = printedWords(wordsOf(phrase, lineIndex), line.page);
      return { line, lineIndex, phrase, printed, text: inPounds(printed.text), hasFigure: /\d/.test(printed.text) };
    }),
  );
}
