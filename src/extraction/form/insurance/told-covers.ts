// Sums insured that sentences tell: `Your buildings are insured for £640,000 and your contents for £80,000`, and those of the cover that
// a heading names: `Section 2: Contents`, and under it `You are covered up to £80,000`.
import { capitalised, foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, PageLayout } from '../../../model/layout.ts';
import { stretchesOfText } from '../../fields/sentences.ts';
import { isCoverName } from './cover-names.ts';
import { coverName, type Cover } from './covers.ts';
import { minorIn } from './figure-words.ts';
import type { Sections } from './sections.ts';

const SUM = String.raw`((?:£|GBP) ?\d(?:[\d,]*\d)?(?:\.\d{1,2})?(?: ?(?:million|m|k)\b)?)`;
const NAME = String.raw`(buildings?|(?:general |household )?contents|(?:unspecified |specified )?(?:personal|valuable) (?:possessions|belongings|effects|property|items)|valuables(?: and personal (?:effects|possessions))?|(?:pedal )?(?:bi)?cycles|outbuildings|garden contents|fine art(?: and antiques)?|works of art|jewellery(?: and watches)?|home office equipment|alternative accommodation|(?:family )?legal (?:expenses|protection)|(?:personal|public|occupiers?|property owners?|employers?) liability|home emergency)`;
const OF = String.raw`(?:,? (?:is|are|being|cover|section|insurance|sums? insured|limit|limited|insured|covered|protected|for|up to|to|at|of|a|an|the|total|maximum|sum|value|amount)|:| –| -)* `;

/** A name before its sum, and a sum before what it is of. */
const NAMED = new RegExp(String.raw`\b${NAME}${OF}${SUM}`, 'giu');
const LIMITED = new RegExp(
  String.raw`\b(?:limit|sum insured|sum) (?:for|on|in respect of) (?:your |the |all )?${NAME}(?: is| of|:)? ${SUM}`,
  'giu',
);
const SUM_FIRST = new RegExp(
  String.raw`${SUM} (?:(?:is insured |of cover |insured )?(?:on|for|in respect of)|of) (?:your |the |all )?${NAME}`,
  'giu',
);
/** What a cover's own part of the paper says of its sum and of its excess. */
const UNDER = new RegExp(
  String.raw`\b(?:(?:insured|covered?|covers? you|protected|provided|indemnity|pay)(?: for| up| to| up to|:)|sum insured|amount insured|limit of (?:cover|indemnity))(?: a| an| is| of| the| total| maximum| sum| limit| value| up to|:)* ${SUM}`,
  'iu',
);
const EXCESS = new RegExp(
  String.raw`\b(?:excess(?: (?:is|of|for|each|every|claim|under|this|section|you|pay))*|the first):? ${SUM}`,
  'iu',
);
/** Sums of what is no cover. */
const OTHER =
  /\b(?:premium|price|excess|rebuild|cost(?:s|ing)? you|previous|last year|claim(?:ed|s)? (?:of|for)|paid|(?:single|any one|per|each) (?:article|item)|(?:article|item) limit)\b/i;

/** The covers that sentences tell, each once. */
export function toldCovers(layout: DocumentLayout, sections: Sections, currency: string): Cover[] {
  const found = new Map<string, Cover>();
  const add = (cover: Cover): void => {
    const key = foldText(cover.name);
    found.set(key, { ...cover, ...found.get(key) });
  };
  for (const page of layout.pages) {
    for (const { printed, x0, y0 } of paragraphsOf(page)) {
      for (const sentence of printed.text.split(/(?<=[.;])\s+(?=\p{Lu})/u)) {
        for (const { name, sum } of namedSums(sentence)) {
          const amount = minorIn(sum, currency);
          if (amount !== undefined) add({ name: capitalised(name), printed, amount });
        }
      }
      const section = sections.at(page.number, { x0, y0 });
      const name = section?.page === page.number ? headed(section.phrase.text) : undefined;
      const own = name === undefined ? undefined : UNDER.exec(printed.text);
      if (name === undefined || !own || OTHER.test(before(printed.text, own))) continue;
      const amount = minorIn(own[1] ?? '', currency);
      const excess = minorIn(EXCESS.exec(printed.text)?.[1] ?? '', currency);
      if (amount !== undefined) add({ name, printed, amount, ...(excess === undefined ? {} : { excess }) });
    }
  }
  return [...found.values()];
}

/** The sentence before a match. */
const before = (text: string, match: RegExpExecArray): string =>
  text.slice(0, match.index + match[0].length).replace(/^.*[.;]\s+(?=\p{Lu})/su, '');

function namedSums(sentence: string): { readonly name: string; readonly sum: string }[] {
  if (OTHER.test(sentence)) return [];
  return [
    ...[NAMED, LIMITED].flatMap((pattern) =>
      [...sentence.matchAll(pattern)].map(([, name = '', sum = '']) => ({ name, sum })),
    ),
    ...[...sentence.matchAll(SUM_FIRST)].map(([, sum = '', name = '']) => ({ name, sum })),
  ];
}

/** The cover that a heading names, where it names one. */
function headed(text: string): string | undefined {
  const name = coverName(text);
  return isCoverName(name) && name.split(' ').length <= MOST_WORDS ? name : undefined;
}

/** A heading of more words names no cover. */
const MOST_WORDS = 5;

/** Each paragraph once, from its first line. */
function* paragraphsOf(page: PageLayout): Generator<ReturnType<typeof stretchesOfText>[number]> {
  let last = '';
  for (const stretch of stretchesOfText(page)) {
    if (last.endsWith(stretch.printed.text)) continue;
    last = stretch.printed.text;
    yield stretch;
  }
}
