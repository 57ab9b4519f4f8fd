// Payments whose number and amount have labels of their own: one of each, or a column for each stage.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { moneyOf } from './money-in-phrase.ts';
import { A_MONTH, stageOf, type Stage } from './stage.ts';

const COUNT_LABEL =
  /^(?:how many(?: payments| instal?ments)?|(?:total )?(?:number|no\.?) of (?:monthly )?(?:payments|instal?ments)):?$/i;
const EACH_LABEL =
  /^(?:amount of )?(?:each|every|your|the)? ?(?:monthly )?(?:payment|instal?ment|repayment)(?: amount| each month| per month)?:?$/i;

const COUNT = /^\d{1,3}$/;

/** One payment for the whole term, where its number and its amount have labels of their own. */
export function labelled(layout: DocumentLayout, currency: string): readonly Stage[] {
  const count = loneCount(layout, COUNT_LABEL);
  const each = loneAmount(layout, EACH_LABEL, currency);
  return [count !== undefined && each ? stageOf(count, each.minor, each.printed) : undefined].filter(isStage);
}

const UNIT = '(?:payments?|instal?ments?|repayments?)';
const FIRST = '(?:initial|first|introductory|opening)';
const AFTER = '(?:afterwards|after that|thereafter|from then on|that follows?)';
const LATER = '(?:later|following|subsequent|remaining|further|other)';
const FIRST_RATE =
  '(?:(?:at|during|on) (?:the )?(?:initial|first|introductory|fixed|tracker|discount(?:ed)?) (?:rate|period|deal))';
const LAST_RATE =
  '(?:(?:at|on) (?:the |our |your )?(?:later|reversion(?:ary)?|follow.on|subsequent|standard variable|variable) rate)';

/** The labels of two stages: how many payments are made at first, how much each of them is, and each of those that follow. */
const FIRST_COUNT = new RegExp(
  `^(?:how many|(?:number|no\\.?) of) (?:${FIRST} (?:monthly )?${UNIT}|(?:monthly )?${UNIT} ${FIRST_RATE}):?$`,
  'i',
);
const FIRST_EACH = new RegExp(
  `^(?:the |your )?(?:${FIRST} (?:monthly )?${UNIT}|(?:monthly )?${UNIT} (?:at first|${FIRST_RATE}))(?: (?:each|a|per) month)?:?$`,
  'i',
);
const LAST_COUNT = new RegExp(
  `^(?:how many|(?:number|no\\.?) of) (?:${LATER} (?:monthly )?${UNIT}|(?:monthly )?${UNIT} (?:${AFTER}|${LAST_RATE})):?$`,
  'i',
);
const LAST_EACH = new RegExp(
  `^(?:the |your )?(?:${LATER} (?:monthly )?${UNIT}|(?:monthly )?${UNIT} (?:${AFTER}|${LAST_RATE})):?$`,
  'i',
);

/** Two stages, each with a label of its own; those of the second are as many as the term leaves, where nothing counts them. */
export function inTwoStages(layout: DocumentLayout, currency: string, months: number | undefined): readonly Stage[] {
  const count = loneCount(layout, FIRST_COUNT);
  const initial = loneAmount(layout, FIRST_EACH, currency);
  const later = loneAmount(layout, LAST_EACH, currency);
  if (count === undefined || !initial) return [];
  const left = loneCount(layout, LAST_COUNT) ?? (months === undefined ? undefined : String(months - Number(count)));
  return [
    stageOf(count, initial.minor, initial.printed),
    later && left !== undefined ? stageOf(left, later.minor, later.printed) : undefined,
  ].filter(isStage);
}

const isStage = (stage: Stage | undefined): stage is Stage => stage !== undefined;

/** What stands alone beside a label. */
const valuesOf = ({ pages }: DocumentLayout, label: RegExp): readonly Printed[] =>
  pages.flatMap(({ number, lines }) =>
    lines.flatMap(({ phrases: [first, value, other] }) =>
      first && value && !other && label.test(first.text) ? printedPhrase(value, number) : [],
    ),
  );

/** The one count beside a label. */
function loneCount(layout: DocumentLayout, label: RegExp): string | undefined {
  const [count, another] = valuesOf(layout, label).filter(({ text }) => COUNT.test(text));
  return another ? undefined : count?.text;
}

/** The one amount beside a label. */
function loneAmount(
  layout: DocumentLayout,
  label: RegExp,
  currency: string,
): { readonly minor: number; readonly printed: Printed } | undefined {
  const [each, another] = valuesOf(layout, label).flatMap((printed) => {
    const minor = eachOf(printed.text, currency);
    return minor === undefined ? [] : { minor, printed };
  });
  return another ? undefined : each;
}

const eachOf = (text: string, currency: string): number | undefined =>
  moneyOf(text.replace(A_MONTH, ''), currency)?.minor;

/** Rows of one table stand at most so many lines apart. */
const LINES = 6;

/** A stage in each column: the row of their numbers, and that of their amounts near it with as many cells. */
export function inColumns({ pages }: DocumentLayout, currency: string): readonly Stage[] {
  return pages.flatMap(({ number, lines }) =>
    lines.flatMap((line, at): Stage[] => {
      const counts = cellsOf(line, COUNT_LABEL);
      if (counts.length < 2 || !counts.every(({ text }) => COUNT.test(text))) return [];
      const amounts = lines
        .slice(Math.max(0, at - LINES), at + LINES + 1)
        .map((one) => cellsOf(one, EACH_LABEL))
        .find(({ length }) => length === counts.length);
      return (amounts ?? []).flatMap((cell, i) => {
        return stageOf(counts[i]?.text, eachOf(cell.text, currency), printedPhrase(cell, number)) ?? [];
      });
    }),
  );
}

function cellsOf({ phrases: [label, ...cells] }: Line, reads: RegExp): readonly Phrase[] {
  return label && reads.test(label.text) ? cells : [];
}
