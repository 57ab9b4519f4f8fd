// Excesses in narrow columns: a head that says `Compulsory Voluntary Total`, and rows with as many amounts, which need not stand apart.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import { printedWords } from '../../../model/printed.ts';
import { readAmount } from '../../values/amount.ts';
import type { Figure } from './figures.ts';
import { labelRunsOn } from './straddled-label.ts';

const HEADS = /\b(?:compulsory|voluntary|total)\b/g;
const AMOUNT = /£ ?\d[\d,]*(?:\.\d{2})?/g;
/** What is borne of the usual claim, in the first row that is of no other. */
const USUAL =
  /^(?:accidental damage|own damage|damage to (?:your|the) (?:car|vehicle)|all (?:other )?claims|any (?:other )?claim|standard)\b/;
/** Rows stand at most so many lines beneath their head. */
const REACH_LINES = 8;

/** The excess of the usual claim, where its parts and their total stand in one row and agree. */
export function excessInRow({ pages }: DocumentLayout, currency: string): Figure | undefined {
  for (const page of pages) {
    for (const [at, head] of page.lines.entries()) {
      const parts: readonly string[] = foldText(head.text).match(HEADS) ?? [];
      if (parts.length < 2 || !parts.includes('compulsory') || !parts.includes('voluntary') || /\d/.test(head.text))
        continue;
      for (const row of page.lines.slice(at + 1, at + 1 + REACH_LINES)) {
        const minor = USUAL.test(foldText(row.phrases[0]?.text ?? '')) ? wholeOf(row, parts, currency) : undefined;
        if (minor === undefined) continue;
        const printed = printedWords(
          row.phrases.flatMap(({ words }) => words),
          page.number,
        );
        return { label: row.phrases[0]?.text ?? '', header: 'total', section: 'excess', minor, printed, row: '' };
      }
    }
  }
  return undefined;
}

/** Both parts in one cell: `£200 + £150`, with their sum behind them or not. */
const IN_ONE =
  /^£ ?(\d[\d,]*(?:\.\d{2})?) ?(?:\+|plus|and) ?£ ?(\d[\d,]*(?:\.\d{2})?)(?: ?= ?£ ?(\d[\d,]*(?:\.\d{2})?))?$/i;

/** Both parts in one cell, each with its word: `£200 compulsory, £150 voluntary, £350 in all`; `Compulsory £200, voluntary £150`. */
const BOTH_NAMED =
  /^(?:(?:compulsory|voluntary):? )?£ ?(\d[\d,]*(?:\.\d{2})?)(?: \(?(?:compulsory|voluntary)\)?)?(?: excess)?(?:,|;| \+| \/| and| plus| &)? (?:(?:compulsory|voluntary):? )?£ ?(\d[\d,]*(?:\.\d{2})?)(?: \(?(?:compulsory|voluntary)\)?)?(?: excess)?(?:(?:,|;| =| –| -)? (?:(?:in )?total(?: of)?:? |making |so )?£ ?(\d[\d,]*(?:\.\d{2})?)(?: (?:in all|in total|total|altogether|together))?)?$(?<=voluntary.*)(?<=compulsory.*)/i;

/** An amount with what it is borne of behind it: `£150 accidental damage, fire and theft`; of one cause alone it is no excess at large. */
const AMOUNT_FIRST =
  /^£ ?(\d[\d,]*(?:\.\d{2})?),? (?:(?:for|on|of|in respect of|each and every|each|every|any|all|claims?|loss(?:es)?|accidental|own|damage|fire|and|&|theft|,|a\.?d\.?|f\.?t\.?|per|the first|applies|to|policy|standard) ?|, ?)+\.?$/i;
const EXCESS_LABEL = /^(?:(?:your|the|policy|total|standard|own damage) )*excess(?:es)?$/;

/** The number of a question. */
const NUMBERING = /^\(?\d{1,2}[.)]?$|^:$/;

/** The excess whose compulsory and voluntary parts stand in one cell beside a label of both. */
export function excessInCell({ pages }: DocumentLayout, currency: string): Figure | undefined {
  for (const page of pages) {
    for (const [at, { phrases }] of page.lines.entries()) {
      const [label, cell] = phrases.filter(({ text }) => !NUMBERING.test(text));
      const first = AMOUNT_FIRST.exec(cell?.text.replace(/^: */, '') ?? '')?.[1];
      if (label && cell && first !== undefined && EXCESS_LABEL.test(foldText(label.text))) {
        const minor = readAmount(`£${first}`, currency)?.minor;
        const printed = printedWords(cell.words, page.number);
        if (minor !== undefined)
          return { label: label.text, header: 'total', section: 'excess', minor, printed, row: '' };
      }
      const words = foldText(label ? labelRunsOn(page, at, label) : '');
      const named = BOTH_NAMED.exec(cell?.text ?? '')?.slice(1, 4);
      const parts = named ?? IN_ONE.exec(cell?.text ?? '')?.slice(1, 4);
      const isOfBoth = /\bcompulsory\b.*\bvoluntary\b|\bvoluntary\b.*\bcompulsory\b/.test(words);
      if (!label || !cell || !parts || !(isOfBoth || (named && /\bexcess|\bpay\b|\bbear\b/.test(words)))) continue;
      const [one = 0, other = 0, sum] = parts.map((text) =>
        text ? readAmount(`£${text}`, currency)?.minor : undefined,
      );
      if (sum !== undefined && sum !== one + other) continue;
      const printed = printedWords(cell.words, page.number);
      return { label: label.text, header: 'total', section: 'excess', minor: one + other, printed, row: '' };
    }
  }
  return undefined;
}

function wholeOf(row: Line, parts: readonly string[], currency: string): number | undefined {
  const amounts = (row.text.match(AMOUNT) ?? []).map((text) => readAmount(text, currency)?.minor);
  if (amounts.length !== parts.length) return undefined;
  const [compulsory, voluntary, total] = ['compulsory', 'voluntary', 'total'].map(
    (part) => amounts[parts.indexOf(part)],
  );
  if (compulsory === undefined || voluntary === undefined) return undefined;
  const sum = compulsory + voluntary;
  return total === undefined || total === sum ? sum : undefined;
}
