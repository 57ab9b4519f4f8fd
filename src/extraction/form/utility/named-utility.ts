// Which utility words speak of: a heading, a row, the name of a package.

/** The utilities of the contract. */
export type Utility = 'Gas' | 'Electricity' | 'Internet' | 'Telephone' | 'Water' | 'Sewerage' | 'TV';

const WORDS: readonly (readonly [Utility, RegExp])[] = [
  [
    'Sewerage',
    /\b(?:sewerage|waste ?water|used water|foul(?: water)?|water recycling|surface water|highways? drainage|drainage|sewage|carthffosiaeth|carthion|d[ŵw]r (?:wyneb|gwastraff|budr|brwnt))\b/iu,
  ],
  ['Electricity', /\b(?:electricity|electric|elec|mpan|trydan)\b/iu],
  ['Gas', /(?<!\bbritish )\b(?:gas|mprn|calorific value|nwy)\b/iu],
  [
    'Water',
    /(?<!\b(?:waste|used|surface|foul|of) )\bwater(?! used\)| recycling)\b|\bmeasured supply\b|\bd[ŵw]r(?! (?:cymru|wyneb|gwastraff|budr|brwnt))(?!\p{L})/iu,
  ],
  [
    'Internet',
    /\b(?:(?:ultrafast |superfast |full )?fibre|(?:ultra|super|hyper|giga)fast|\d{2,4} ?mb(?:ps|it\/s)?|gigabit|fttp|fttc|sogea|broadband|internet|wi-?fi|router|hub)\b/iu,
  ],
  [
    'Telephone',
    /\b(?:calls?|(?:tele|home )?phone|line rental|landline|mobile|sim(?: only)?|airtime|voip|minutes|texts?|voice|handset|roaming|anytime|talk|talktime|chatter|evenings?|weekends?|pay monthly|device plan|voicemail|caller display)\b/iu,
  ],
  [
    'TV',
    /\b(?:tv|television|sports?|cinema|movies?|entertainment|kids|set[- ]top box|box sets|channels?|streaming|multiroom)\b/iu,
  ],
];

/** Two things named as one: `gas and electricity`, `water & wastewater`, `broadband, phone`. */
const JOINED = /^\s*(?:,|and|&|\+|\/|plus|services? and|charges and)\s*(?:your |other )?$/iu;

/** What every bill says of danger: whatever it is of, it is not what is supplied. */
const EMERGENCY =
  /\b(?:smell(?:ing|s)?(?: of)? gas|(?:suspect|report|think you have) an? (?:gas|water) (?:leak|escape)|gas (?:leaks?|escapes?|emergenc(?:y|ies)|safety)|electrical emergenc(?:y|ies)|(?:electricity|water) (?:emergenc(?:y|ies)|leaks?))\b/giu;

/** The utility that `text` names among `known`: the first one, or none where it names two together. */
export function namedUtility(text: string, known: readonly Utility[]): Utility | undefined {
  const bare = text.replace(/\([^)]*\)/gu, ' ').replace(EMERGENCY, ' ');
  const found = WORDS.flatMap(([utility, words]) => {
    const match = known.includes(utility) ? words.exec(bare) : null;
    return match ? [{ utility, start: match.index, end: match.index + match[0].length }] : [];
  }).sort((a, b) => a.start - b.start);
  const [first, second] = found;
  if (!first) return undefined;
  const between = second ? bare.slice(first.end, second.start) : '';
  return second && second.start >= first.end && JOINED.test(between) ? undefined : first.utility;
}

/** Words about a supply that say no more than its name does. */
const PLAIN =
  /\b(?:your|the|our|my|green|renewable|clean|fresh|cold|used|mains|metered|measured|unmetered|unmeasured|supply|supplies|charges?|services?|usage|account|details?|meter|costs?|in detail|total)\b/giu;

/** A picture of what is supplied before its name: `⚡ Electricity`. */
const SIGN = /^\p{So}\uFE0F?\s*/u;

/** The utility that `text` names where it says nothing else. */
export function plainUtility(text: string, known: readonly Utility[]): Utility | undefined {
  const utility = namedUtility(text, known);
  const words = utility === undefined ? undefined : WORDS.find(([one]) => one === utility)?.[1];
  const rest = text.replace(SIGN, '');
  return words && rest.replace(words, ' ').replace(PLAIN, ' ').trim() === '' ? utility : undefined;
}
