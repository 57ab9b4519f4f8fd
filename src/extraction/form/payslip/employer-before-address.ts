// The employer in one line with its address: `Otter Advisory LLP 4 Mill Court, London SE1 9ZZ`, the name set larger or in bold, ended by
// what companies are called by law, or before a comma and the number of the house.
import { textOf, type Word } from '../../../model/page.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { POSTCODE_INSIDE } from '../../values/identifiers.ts';
import { candidateOf } from '../found-value.ts';
import type { Row } from './cells.ts';
import { ORGANISATION } from './employer-name.ts';

/** The head of a page ends here, in points. */
const HEAD_PT = 110;
const LARGER = 1.15;
/** What an employer is known to the tax office by. */
export const PAYE_REFERENCE = /\b\d{3}\s?\/\s?[A-Z0-9]{1,10}\b|paye ref/i;
const [FEWEST, MOST] = [2, 8];
const COMPANY_FORM = /^(?:ltd|limited|plc|llp|cic|cio)\.?,?$/iu;
const CONFIDENCE = 0.85;

/** The name before an address in the head of page one, or that of a company in the line of its reference; undefined where none stands so. */
export function employerBeforeAddress(
  rows: readonly Row[],
  isPersons: (text: string) => boolean,
): FieldCandidate | undefined {
  for (const [at, row] of rows.entries()) {
    const isHead = row.y0 <= HEAD_PT;
    if (row.page !== 1 || !(isHead || row.cells.some(({ text }) => PAYE_REFERENCE.test(text)))) continue;
    for (const { words } of row.cells) {
      const end = isHead ? nameEnd(words) : formEnd(words);
      const name = words.slice(0, end > 0 ? end : houseAt(words));
      const text = textOf(name).replace(/[,.]$/u, '');
      const isName = name.length >= FEWEST && name.length <= MOST && ORGANISATION.test(text) && /^\p{Lu}/u.test(text);
      if (isName && !/\d/u.test(text) && !isPersons(text) && POSTCODE_INSIDE.test(textOf(words.slice(name.length))))
        return candidateOf({ kind: 'text', text }, printedWords(name, row.page), CONFIDENCE, at);
    }
  }
  return undefined;
}

/** How many words the name has: up to the form of the company, else as far as it is set larger or alone in bold. */
function nameEnd(words: readonly Word[]): number {
  const form = formEnd(words);
  if (form > 0) return form;
  const [first] = words;
  const plain = words.findIndex(
    ({ sizePt, bold }) => first !== undefined && (first.sizePt > LARGER * sizePt || (first.bold && !bold)),
  );
  return Math.max(0, plain);
}

/** How many words stand before a comma and the number of a house: `Otter’s Bakery, 14 Mill Lane, Wells BA5 1AA`. */
function houseAt(words: readonly Word[]): number {
  const comma = words.findIndex(({ text }) => text.endsWith(','));
  return /^\d{1,4}[a-z]?,?$/iu.test(words[comma + 1]?.text ?? '') ? comma + 1 : 0;
}

/** How many words a name has up to the form of its company; none where it has none. */
function formEnd(words: readonly Word[]): number {
  const form = words.findIndex(({ text }) => COMPANY_FORM.test(text));
  return form > 0 ? form + 1 : 0;
}
