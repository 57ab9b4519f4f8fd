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
export function labelled({ pages }: DocumentLayout, currency: string): readonly Stage[] {
  const valuesOf = (label: RegExp): readonly Printed[] =>
    pages.flatMap(({ number, lines }) =>
      lines.flatMap(({ phrases: [first, value, other] }) =>
        first && value && !other && label.test(first.text) ? printedPhrase(value, number) : [],
      ),
    );
  const [count, another] = valuesOf(COUNT_LABEL).filter(({ text }) => COUNT.test(text));
  const amounts = valuesOf(EACH_LABEL).flatMap((printed) => {
    const minor = eachOf(printed.text, currency);
    return minor === undefined ? [] : { minor, printed };
  });
  const [each, more] = amounts;
  const stage = count && each && !another && !more && stageOf(count.text, each.minor, each.printed);
  return stage ? [stage] : [];
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
