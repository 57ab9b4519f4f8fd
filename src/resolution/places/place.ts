// An address in parts. In Britain postcode and premises name a place; towns and counties come and go with who prints them.
import { foldText } from '../../kernel/text.ts';
import type { GraphNode } from '../../model/reading.ts';
import { textAt, textsAt } from '../node-values.ts';
import { lookAlikes } from '../similarity.ts';

/** A place. */
export interface Place {
  /** Without a space: `BS66HR`. */
  readonly postcode: string;
  /** The number or letter of the flat: `412`. */
  readonly flat: string | undefined;
  /** The number in the street: `22`, `14a`, `3-5`. */
  readonly number: string | undefined;
  /** All words, in one spelling. */
  readonly words: ReadonlySet<string>;
  /** The words of the line that names the house, when no number does. */
  readonly house: string;
}

const SPELLINGS: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  dr: 'drive',
  cl: 'close',
  ct: 'court',
  cres: 'crescent',
  cr: 'crescent',
  gdns: 'gardens',
  gdn: 'gardens',
  grv: 'grove',
  gr: 'grove',
  pl: 'place',
  sq: 'square',
  terr: 'terrace',
  ter: 'terrace',
  pk: 'park',
  hse: 'house',
  ho: 'house',
  bldg: 'building',
  bldgs: 'buildings',
  apt: 'flat',
  apartment: 'flat',
  unit: 'flat',
  appt: 'flat',
  est: 'estate',
  nr: 'near',
  saint: 'street',
  mt: 'mount',
  blvd: 'boulevard',
  wk: 'walk',
  yd: 'yard',
  hts: 'heights',
};

const POSTCODE = /\b([A-Z]{1,2}[0-9OI][A-Z0-9]?)\s*([0-9OI][A-Z]{2})\b/u;

/** The place that an ark:Address or ark:Property names, when it names one. */
export function placeOf(node: GraphNode): Place | undefined {
  const lines = textsAt(node, 'addressLines');
  const printed = [...lines].join(' ').toUpperCase();
  const postcode = (textAt(node, 'postcode') ?? POSTCODE.exec(printed)?.[0] ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/gu, '');
  if (lines.length === 0) return undefined;
  const all = lines.map((line) =>
    foldText(line.replace(/(\d)\s*[-–]\s*(\d)/gu, '$1to$2'))
      .split(' ')
      .filter(Boolean)
      .map(spell),
  );
  const flat = flatOf(all);
  const number = numberOf(all, flat);
  return {
    postcode: postcode === '' ? '' : normalPostcode(postcode),
    flat,
    number,
    words: new Set(all.flat()),
    house: number === undefined ? (all[flat === undefined || (all[0]?.length ?? 0) > 2 ? 0 : 1] ?? []).join(' ') : '',
  };
}

const spell = (word: string): string => SPELLINGS[word] ?? word;

/** Letters and digits where a postcode has them (BS 7666): the last three signs are a digit and two letters. */
function normalPostcode(compact: string): string {
  const [digit = '', ...letters] = compact.slice(-3);
  const first = digit.replace('O', '0').replace('I', '1').replace('S', '5');
  const rest = letters.join('').replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S');
  return `${compact.slice(0, -3)}${first}${rest}`;
}

function flatOf(lines: readonly (readonly string[])[]): string | undefined {
  for (const words of lines) {
    const at = words.indexOf('flat');
    if (at >= 0) return words[at + 1];
  }
  // `3/2, 14 Some Street`: the Scottish form, folded to two numbers in the first line.
  const [first] = lines;
  if (first?.length === 2 && first.every((word) => /^\d+$/u.test(word))) return first.join('/');
  return undefined;
}

function numberOf(lines: readonly (readonly string[])[], flat: string | undefined): string | undefined {
  for (const words of lines) {
    for (const [at, word] of words.entries()) {
      if (!/^\d+(?:to\d+)?[a-z]?$/u.test(word)) continue;
      if (words[at - 1] === 'flat' || (flat?.split('/').includes(word) === true && words.length <= 2)) continue;
      const next = words[at + 1];
      return next?.length === 1 && /^\d+$/u.test(word) ? word + next : word;
    }
  }
  return undefined;
}

/** One text for one spelling of a place; used to put equal ones together. */
export function placeSignature({ postcode, flat, number, words }: Place): string {
  return [postcode, flat ?? '', number ?? '', [...words].sort().join(' ')].join('|');
}

/** Postcodes that differ by look-alikes. */
export function isPostcodeSlip(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const wrong = [...a].filter((character, at) => character !== b[at]).length;
  return wrong === 1 && lookAlikes(a.toLowerCase()) === lookAlikes(b.toLowerCase());
}
