// The parts of a person's name, folded for comparison: from the fields that were read, else from the name as printed.
import { foldText } from '../../kernel/text.ts';
import type { GraphNode } from '../../model/reading.ts';
import { textAt } from '../node-values.ts';

/** A name in parts, all folded. */
export interface PersonName {
  readonly title: 'male' | 'female' | undefined;
  /** Junior, senior, the third. */
  readonly generation: string | undefined;
  /** Given names in order, the first first; some may be initials. */
  readonly given: readonly string[];
  /** The parts of the surname: double-barrelled names have two. */
  readonly family: readonly string[];
}

const TITLES: Readonly<Record<string, 'male' | 'female' | 'any'>> = {
  mr: 'male',
  master: 'male',
  sir: 'male',
  lord: 'male',
  mister: 'male',
  mrs: 'female',
  miss: 'female',
  ms: 'female',
  lady: 'female',
  dame: 'female',
  madam: 'female',
  mx: 'any',
  dr: 'any',
  prof: 'any',
  professor: 'any',
  rev: 'any',
  reverend: 'any',
  capt: 'any',
  major: 'any',
  hon: 'any',
};

const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'junior',
  jnr: 'junior',
  junior: 'junior',
  sr: 'senior',
  snr: 'senior',
  senior: 'senior',
  ii: '2',
  iii: '3',
};

/** Words that begin a surname. */
const PARTICLES = new Set([
  'de',
  'da',
  'di',
  'du',
  'van',
  'von',
  'der',
  'den',
  'la',
  'le',
  'al',
  'el',
  'bin',
  'ibn',
  'st',
  'mac',
  'ap',
]);

/** Letters after a name that are no part of it. */
const LETTERS_AFTER = new Set(['obe', 'mbe', 'cbe', 'phd', 'esq', 'bsc', 'ba', 'ma', 'frcs', 'jp', 'qc', 'kc']);

const wordsOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : foldText(text).split(' ').filter(Boolean);

/** The name of an ark:Person. */
export function personName(node: GraphNode): PersonName {
  const printed = textAt(node, 'name') ?? '';
  const words = wordsOf(printed);
  const title = titleOf([...wordsOf(textAt(node, 'title')), ...words.slice(0, 2)], textAt(node, 'sex'));
  const generation = [...words, ...wordsOf(textAt(node, 'familyName'))].map((word) => GENERATIONS[word]).find(Boolean);
  const family = surname(wordsOf(textAt(node, 'familyName')));
  const given = [...wordsOf(textAt(node, 'givenName')), ...wordsOf(textAt(node, 'middleNames'))].filter(isName);
  if (family.length > 0) return { title, generation, given: splitInitials(given, textAt(node, 'givenName')), family };
  return { title, generation, ...fromPrinted(printed) };
}

function titleOf(words: readonly string[], sex: string | undefined): 'male' | 'female' | undefined {
  if (sex === 'M') return 'male';
  if (sex === 'F') return 'female';
  for (const word of words) {
    const title = TITLES[word];
    if (title === 'male' || title === 'female') return title;
  }
  return undefined;
}

const isName = (word: string): boolean =>
  TITLES[word] === undefined && GENERATIONS[word] === undefined && !LETTERS_AFTER.has(word) && word !== 'and';

/** Particles belong to the word that follows. */
function surname(words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let held = '';
  for (const word of words.filter(isName)) {
    if (PARTICLES.has(word)) held += word;
    else {
      parts.push(held + word);
      held = '';
    }
  }
  return held === '' ? parts : [...parts, held];
}

/** `JB` stands for two initials; `JO` may be a name. */
function splitInitials(given: readonly string[], printed: string | undefined): readonly string[] {
  const [first, ...others] = given;
  if (first?.length !== 2 || printed !== printed?.toUpperCase() || /[aeiouy]/u.test(first)) return given;
  return [...first, ...others];
}

/** `BLOGGS, Joe` or `Mr Joe A Bloggs`: the surname is what stands before the comma, else the last word with its particles. */
function fromPrinted(printed: string): Pick<PersonName, 'given' | 'family'> {
  const [before = '', after] = printed.split(/,(.*)/su);
  const head = wordsOf(before).filter(isName);
  if (after !== undefined && wordsOf(after).some(isName)) {
    return { family: surname(head), given: wordsOf(after).filter(isName) };
  }
  // A hyphen inside the last word joins a double surname.
  const last =
    before
      .trim()
      .split(/\s+/u)
      .filter((word) => wordsOf(word).some(isName))
      .at(-1) ?? '';
  const tail = wordsOf(last).filter(isName);
  let cut = head.length - tail.length;
  while (cut > 1 && PARTICLES.has(head[cut - 1] ?? '')) cut--;
  return { given: head.slice(0, Math.max(0, cut)), family: surname(head.slice(Math.max(0, cut))) };
}
