// Amounts beside the word VAT that are none of it: those before it was added, and the number that a company is registered with.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { digitsOf, lineOf, saidBefore } from '../candidate-line.ts';

/** Words that make an amount beside `VAT` something else. */
const NOT_VAT =
  /\b(?:before|excluding|excl?|exc|net of|without|no|ex|inc|incl|including|registration|reg|charges? and|energy and|subject to|liable to|exempt from|free of|scope of)\.? vat\b/iu;
/** What names the VAT in a total, right before it: `(incl. VAT £6.20`, `including VAT of`. */
const IS_VAT =
  /(?:\((?:(?:inc|incl|including|includes)\.? |of which )?vat(?: at \d{1,2}(?:\.\d+)? ?%)?:?|\b(?:inc|incl|including|includes)\.? vat(?: at \d{1,2}(?:\.\d+)? ?%)? of)\s*£?\s*$/iu;
/** What names the VAT right behind it: `£29.22 before VAT and £5.84 VAT`. */
const VAT_BEHIND = /^ (?:of |is |for )?(?:the )?vat\b(?! (?:inc|exc))/iu;
/** Where a sentence ends, or what it says of another amount. */
const PART_END = /(?<!\b(?:inc|incl|ex|exc|excl|no))[.;]\s|£\s?[\d,]+\.\d\d/iu;

/** An amount beside the words `before VAT`, which a label `VAT` found: in its part of a sentence, else on its line. */
export function isBeforeVat(candidate: FieldCandidate, layout: DocumentLayout): boolean {
  const text = lineOf(candidate, layout);
  const at = text.lastIndexOf(digitsOf(candidate));
  const before = at > 0 ? text.slice(0, at) : '';
  const behind = at < 0 ? '' : text.slice(at + digitsOf(candidate).length);
  if (IS_VAT.test(before || text) || VAT_BEHIND.test(behind)) return false;
  const own = lastPart(before);
  return NOT_VAT.test(/\bvat\b/iu.test(own) ? own : text);
}

/** Whether an amount is the VAT that its part of a sentence names first: no total of charges, whatever that calls it besides. */
export function isOfVat(candidate: FieldCandidate, layout: DocumentLayout): boolean {
  return OF_VAT.test(lastPart(saidBefore(candidate, layout)));
}

const OF_VAT = /^\W*(?:(?:your|the|total|of which|plus) )*vat\b(?! (?:inc|incl|including)\b)/iu;

const lastPart = (text: string): string => text.split(PART_END).at(-1) ?? '';
