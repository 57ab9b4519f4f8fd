// What stands around the name of a plan in the row that charges for it, and is no part of it: how many are sold, what the price is
// (`Subscription to …`, `… monthly rental`), the mark of a note, how fast it is, how long it is contracted for.

const BEFORE: readonly RegExp[] = [
  /^\[[A-Z\d][A-Z\d/-]{0,9}\]\s+(?=\p{L}|\d)/u,
  /^\d{1,2}\s?[x×]\s+(?=[\p{Lu}\d])/u,
  /^(?:[Mm]onthly |[Qq]uarterly |[Aa]nnual )?(?:[Rr]ental|[Ss]ubscription|[Rr]ecurring charge|[Cc]harge|[Ff]ee|[Pp]rice)(?::|\s[–—-])\s+(?=[\p{Lu}\d])/u,
  /^(?:[Ss]ubscription (?:to|for)|(?:[Mm]onthly|[Qq]uarterly) (?:rental|subscription|charge|fee|price) (?:for|of))\s+(?:your |the )?(?=[\p{Lu}\d])/u,
  /^Your\s+(?=(?:[\p{Lu}\d]\S*\s+){1,4}(?:plan|package|service|bundle|deal)$)/u,
];

const BEHIND: readonly RegExp[] = [
  /\s?[*†‡§¹²³]+$/u,
  /\s\(?[x×]\s?\d{1,2}\)?$/u,
  /(?:,| [–—-]| \()?\s(?:up to|average|avg\.?|typical|estimated)(?: (?:download )?speeds?)?(?: of)? \d+(?:\.\d)? ?(?:[MG]b|meg)\p{L}*(?:\/s)?\)?$/iu,
  /(?:,| [–—-])\s\d{1,2}[- ]months? (?:minimum |rolling )?(?:contract|term|plan|deal|commitment|agreement)$/iu,
  /(?:,| [–—-])\s(?:no (?:contract|minimum term|fixed term)|out of contract|(?:(?:1|one)[- ]month |30[- ]days? |monthly )?rolling(?: monthly)?(?: contract| plan| term)?|30[- ]days?(?: notice| contract)?)$/iu,
  // For how long it is charged: `Swift 80 broadband, 3 months`; a year and more is what one signs for.
  /(?:,| [–—-]| for)\s[1-6] (?:months?|quarters?|weeks?|days?)(?: (?:in advance|rental|charge))?$/iu,
  // A price in brackets, or what one has in it: `Swift 200 (after £3.00 discount)`.
  /\s\([^()]*£[^()]*\)$/u,
  /\s(?:monthly|quarterly|annual) (?:rental|subscription|charge|fee|price)$/iu,
  // What is said of it in small letters: `Anytime Calls – unlimited UK calls`.
  /(?<=^\p{Lu}.{3,})\s[–—-]\s\p{Ll}[^£]*$/u,
];
/** What a plan is called one of, once `Your` stood before it. */
const KIND_OF_OWN = /\s(?:plan|package|service|bundle|deal)$/u;

/** The name of a plan alone; the text itself where nothing else of it is a name. */
export function planWords(text: string): string {
  let name = text;
  for (const words of BEFORE) name = name.replace(words, '');
  if (/^Your\s/u.test(text) && name !== text) name = name.replace(KIND_OF_OWN, '');
  // One may stand behind another: `Swift 200 – 24 month contract*`.
  for (const words of [...BEHIND, ...BEHIND]) name = name.replace(words, '');
  return /\p{L}{2}/u.test(name) ? name : text;
}
