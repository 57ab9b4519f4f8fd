// Accounts that a statement of savings names besides its own: what is paid out goes to the nominated account, whose numbers stand in a
// panel of their own or behind labels that say so.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';

const OTHER =
  /\b(?:nominated|linked|external|funding|destination|receiving|paying|maturity|withdrawal|direct debit)\b(?: \p{L}+){0,2}? (?:bank )?(?:account|a\/c|sort ?code|iban)\b|\b(?:interest|withdrawals?|money|proceeds|bonus|maturity) (?:is |are |will be |to be )*(?:paid|sent|transferred) (?:in)?to\b|\baccount (?:for|to receive) (?:withdrawals|interest|your interest)\b|^(?:where|account) (?:we|your (?:money|interest)) .*\b(?:pay|paid|goes|send)\b/iu;
const FIELDS = ['accountNumber', 'sortCode', 'sortCodeAndAccount', 'iban', 'bic', 'accountReference'] as const;

/** Lines of a panel begin within this of each other, in points, and stand at most so many of their heights apart. */
const SAME_EDGE_PT = 3;
const APART_HEIGHTS = 1.6;
/** A panel has at most so many lines. */
const MOST_LINES = 8;

/** The fields without the numbers of such accounts. */
export function withoutOtherAccounts(fields: FieldCandidates, layout: DocumentLayout): FieldCandidates {
  const own = FIELDS.flatMap((name) => {
    const all = fields[name];
    const left = all?.filter((candidate) => !isOfOther(candidate, layout));
    return all && left && left.length < all.length ? [[name, left] as const] : [];
  });
  return own.length === 0 ? fields : { ...fields, ...Object.fromEntries(own) };
}

/** Whether the label of a number, or the head of the panel that it stands in, names another account. */
function isOfOther({ page, lineIndex, printed }: FieldCandidate, { pages }: DocumentLayout): boolean {
  const lines = pages[page - 1]?.lines ?? [];
  const label = labelOf(lines[lineIndex], printed.box.x0);
  if (!label) return false;
  return [label, ...panelOver(label, lines.slice(0, lineIndex))].some(({ text }) => OTHER.test(text));
}

/** The phrase of a label: that of its line which begins nearest before the value, or over it. */
const labelOf = (line: Line | undefined, x0: number): Phrase | undefined =>
  line?.phrases.findLast((phrase) => phrase.x0 <= x0 + SAME_EDGE_PT && /\p{L}/u.test(phrase.text));

/** The lines over a label that begin where it does, up to the first that ends a sentence or stands apart. */
function panelOver(label: Phrase, above: readonly Line[]): readonly Phrase[] {
  const panel: Phrase[] = [];
  let below = label;
  for (const { phrases } of [...above].reverse()) {
    const phrase = phrases.find(({ x0 }) => Math.abs(x0 - label.x0) <= SAME_EDGE_PT);
    if (!phrase) continue;
    const isNear = below.y0 - phrase.y1 < APART_HEIGHTS * (below.y1 - below.y0);
    if (!isNear || panel.length >= MOST_LINES) break;
    panel.push(phrase);
    // A head of its own ends the panel of what stands beneath it.
    if (/^(?:your|the|this|my|account|savings)\b[^\d:]*\b(?:account|details)\b[^\d:]*$/i.test(phrase.text)) break;
    below = phrase;
  }
  return panel;
}
