// What tells a line of an address from a name: the number or kind of a dwelling, the word a street ends in, the label over it.
import { PLAIN_STREET_WORD } from '../../kernel/street-words.ts';

/** `12a Mill Lane`, `Unit 9 The Rope Walk`, `Flat B`, `2/1`, `3F2, 118 Mill Road`: no name of a person begins so. */
const PREMISES =
  /^(?:\d{1,4}[a-z]?(?:[-–/]\d{1,4}[a-z]?)?,? +\p{L}{3}|(?:unit|flat|suite|apartment|apt|floor|block|plot|office|room|studio|maisonette|caravan|ground floor|po box)\b.*\d|(?:[gb]|\d{1,2})\/(?:\d{1,2}|[lrcm])(?:,? +\d.*)?$|\(?(?:\d{1,2}|[pgb])f\d{1,2}\)?(?:,? +\d.*)?$|(?:flat|apartment|apt|unit) [a-z]$|(?:(?:ground|first|second|third|fourth|top|basement|garden|lower|upper|rear|front|floor|hall) )+(?:flat|apartment|maisonette|studio|floor)\b)/iu;
/** Houses with a name that no person bears: `Plas Newydd`, `Tigh na Mara`, `Orchard Farm`, `The Old Rectory`. */
const HOUSE =
  /^(?:t[yŷ]|tigh|taigh|plas|hafod|hendre|llwyn|maes|cae|pant|nant|coed|rhos|cartref|trem|erw|s[wŵ]n)[ -]\p{L}|^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3} (?:farm|farmhouse|cottages?|bungalow|rectory|vicarage|steading|oast|stables|annexe?|apartments|wharf)$/iu;
/** The last word of streets that is the end of no name: a word of its own, for surnames end so (`Mullane`, `Ashe-Lane`). */
const STREET = new RegExp(
  `\\S (?:${PLAIN_STREET_WORD}|parade|boulevard|industrial estate|business park|retail park|trading estate)[.,]?$`,
  'i',
);
const LABEL =
  /^(?:(?:the|my|our|your|home|business|registered|company|trading|correspondence|postal|mailing|billing|residential|permanent|current|contact|statement|account|account holder|customer|cardholder|member|holder'?s?|delivery) )*(?:postal )?address(?: of (?:account )?holder)?\s*:?$/i;

/** Whether a line says where in a street or building somebody lives. */
export function isPremises(text: string): boolean {
  return PREMISES.test(text) || HOUSE.test(text);
}

/** Whether a line names a street. */
export function isStreet(text: string): boolean {
  return STREET.test(text);
}

/** Whether a line is the label of an address and nothing else. */
export function isAddressLabel(text: string): boolean {
  return LABEL.test(text);
}
