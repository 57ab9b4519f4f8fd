// Headings, questions and slogans, which stand where names do and are set as large: sentences, as nobody is called.

/** What companies end in: they may be called anything. */
const COMPANY = /\b(?:limited|ltd|plc|llp|se|cic|society|trust|council)\.?$/iu;
/** Words of those who speak and are spoken to, and those that questions begin with. */
const SPOKEN =
  /[?!]$|\b(?:what|how|why|whose|which|you|your|yours|told|asked|thank|thanks|please|don['’]t|let['’]s|we['’](?:re|ve|ll)|it['’]s|here['’]s)\b/iu;
const SPOKEN_SMALL =
  /(?:^|\s)(?:when|where|who|we|us|our|is|are|was|were|can|will|could|should|would|do|does|did|done|made|get|it|its|here|there|this|that|these|those|with|without|from|to|than)\b/u;
/** Small words that stand inside names. */
const JOINS =
  /^(?:of|and|the|for|by|in|on|at|as|de|del|la|le|van|von|upon|under|over|next|trading|part|plc|limited|ltd|insurance|bank|council|water|energy|society|www|uk|com|y|i|a|an)$/u;

/** What papers are about, followed by small words alone: `Insurance wanted`, `Cover chosen`. */
const HEADING =
  /^(?:Insurance|Cover|Policy|Premium|Excess|Vehicle|Driver|Car|Home|Claim|Account|Loan|Mortgage|Property|Payment|Charge|Supply|Tariff|Meter|Deposit|Tenancy|Tenant|Landlord|Customer|Employee|Pay|Tax|Bill|Contract|Proposer|Insurer)(?:s|es)?(?: (?!water\b|energy\b)\p{Ll}{2,})+:?$/u;

/** The letter or number of a section: `A. The insurance`, `3) About you`; behind an initial stands a name. */
const COUNTED =
  /^(?:\p{Lu}|\d{1,2})[.)] (?:The|About|Details|This|Their|Other|Any)\b|^(?:Section|SECTION|Part|PART|Schedule|SCHEDULE) (?:\p{Lu}|\d{1,2}|[IVX]{1,4})(?:[.:)]?$|[.:)]? )/u;

/** Whether words make a sentence or a part of one: `What you told us`, `Cover done properly`. */
export function isPhrasing(text: string): boolean {
  if (COMPANY.test(text)) return false;
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  if (SPOKEN.test(text) || (words.length > 2 && SPOKEN_SMALL.test(text))) return true;
  if (HEADING.test(text) || COUNTED.test(text)) return true;
  const [first = '', ...rest] = words;
  const small = rest.filter((word) => /^\p{Ll}{3,}/u.test(word) && !JOINS.test(word.toLowerCase()));
  const isLastSmall = small.includes(rest.at(-1) ?? '');
  return /^\p{Lu}/u.test(first) && rest.length > 1 && isLastSmall && (small.length > 1 || !rest.some(isCapital));
}

/** Whether three words or more have no capital among them, as the line beneath a logo: `care in every drop`. */
export const isUncapitalised = (text: string): boolean =>
  text.split(/\s+/u).length > 2 && !/\p{Lu}|\d/u.test(text) && !COMPANY.test(text);

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
