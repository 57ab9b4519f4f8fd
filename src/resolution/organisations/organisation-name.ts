// The name of an organisation in parts: what names it, and what only says what kind of organisation it is.
import { foldText } from '../../kernel/text.ts';

/** A name, folded. */
export interface OrganisationName {
  /** The words that name it, without spaces between: `jdwetherspoon`. */
  readonly core: string;
  readonly words: readonly string[];
  /** Words that say what kind of organisation it is: bank, insurance, water. */
  readonly kinds: readonly string[];
}

/** Legal forms, countries and articles: they tell nothing apart. */
const SILENT = new Set(
  'plc ltd limited llp llc inc incorporated company co corp corporation uk gb the cic pty gmbh holdings hldgs t as trading and'.split(
    ' ',
  ),
);

/** Kinds of organisation. One organisation may be named with its kind or without; with two different ones they are two. */
const KINDS = new Set(
  (
    'bank banking building society group insurance assurance energy gas electric electricity water power utilities telecom telecoms mobile ' +
    'broadband media council city county borough district metropolitan services service stores store supermarkets supermarket superstore ' +
    'finance financial card cards credit mortgages mortgage loans direct online international europe'
  ).split(' '),
);

/** Short names and the long names they stand for; both folded. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'm and s': 'marks and spencer',
  'm s': 'marks and spencer',
  'marks spencer': 'marks and spencer',
  'b and q': 'bandq',
  'h and m': 'handm',
  hmrc: 'hm revenue and customs',
  'h m revenue and customs': 'hm revenue and customs',
  'inland revenue': 'hm revenue and customs',
  'british telecommunications': 'bt',
  'british telecom': 'bt',
  tfl: 'transport for london',
  dvla: 'driver and vehicle licensing agency',
  dwp: 'department for work and pensions',
  natwest: 'national westminster',
  'nat west': 'national westminster',
  rbs: 'royal bank of scotland',
  tsb: 'trustee savings bank',
  'hong kong and shanghai banking': 'hsbc',
  amex: 'american express',
  amzn: 'amazon',
  'co op': 'cooperative',
  coop: 'cooperative',
  'co operative': 'cooperative',
  'lloyds tsb': 'lloyds',
  'first direct': 'firstdirect',
  nhs: 'national health service',
  edf: 'edf',
  eon: 'e on',
};

/** The parts of a printed name. */
export function organisationName(printed: string): OrganisationName {
  const folded = foldText(printed.replaceAll('&', ' and ').replaceAll('+', ' and '));
  const named = OTHER_NAMES[withoutSilent(folded).join(' ')] ?? OTHER_NAMES[folded] ?? folded;
  const meaning = named.split(' ').filter((word) => word !== '' && !isNumber(word));
  const words = meaning.filter((word) => !SILENT.has(word));
  const core = words.filter((word) => !KINDS.has(word));
  // A name of nothing but kinds (Energy Direct) is named by them.
  if (core.length === 0) return { core: words.join(''), words, kinds: [] };
  return { core: core.join(''), words: core, kinds: words.filter((word) => KINDS.has(word)).sort() };
}

function withoutSilent(folded: string): readonly string[] {
  return folded.split(' ').filter((word) => word === 'and' || !SILENT.has(word));
}

/** Numbers of branches and of payments: four digits or more, or all digits past the first word. */
const isNumber = (word: string): boolean => /^\d{3,}$/u.test(word);
