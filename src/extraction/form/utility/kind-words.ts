// Words that say what kind of service is sold, and nothing of which package: `Broadband`, `EE mobile`, `Home phone 01539 496012`.
import { foldText } from '../../../kernel/text.ts';
import { namedUtility, type Utility } from './named-utility.ts';

const KINDS: ReadonlySet<string> = new Set(
  (
    'broadband internet wifi wi fi digital voice phone telephone landline mobile mobiles tv television calls talk home monthly airtime device handset ' +
    'plan package service services charge charges bill your my the our for and total'
  ).split(' '),
);
const NUMBER = /(?:\+44 ?|(?<!\d)0)\d[\d ]{7,12}\d/gu;
const LINE = new RegExp(String.raw`^(?:${NUMBER.source})(?: \([^()]*\))?$`, 'u');

/** The utility of a text that says no more than that; `supplier` is the name that may stand before it. */
export function kindAlone(text: string, known: readonly Utility[], supplier = ''): Utility | undefined {
  // The number of a line says that it is one, whoever uses it: `07700 900118 (Ada)`.
  if (LINE.test(text)) return known.find((utility) => utility === 'Telephone');
  const own = new Set(foldText(supplier).split(' '));
  const bare = text.replace(NUMBER, ' ');
  const words = foldText(bare)
    .split(' ')
    .filter((word) => word !== '');
  const isKind = words.length > 0 && words.every((word) => KINDS.has(word) || own.has(word));
  return isKind ? namedUtility(bare, known) : undefined;
}
