// Which council bills: by the words that councils are called by, in English where a bill is in two languages.
import { tidySpaces } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { issuerInLetterhead } from './letterhead.ts';
import { candidate } from './passages.ts';

const ENGLISH = /\b(?:council|corporation)\b|^(?:the )?(?:london|royal) borough of\b|^city of\b/i;
const OTHER = /\b(?:comhairle|cyngor)\b/i;
const NOT_COUNCIL =
  /\b(?:tax|police|fire|parish|town council|your|services?|bill|notice|precept|www|payable|pay|community)\b|\d|@/i;
/** A name in running text: what payments are made to, where letters go. */
const IN_TEXT =
  /(?<![\p{L}])((?:(?:London|Royal) Borough of (?:\p{Lu}[\p{L}'’-]*)(?: (?:and|&|upon) \p{Lu}[\p{L}'’-]*| \p{Lu}[\p{L}'’-]*){0,3})|(?:\p{Lu}[\p{L}'’-]*(?:,? (?:and|&|of|on|upon|the) (?=\p{Lu})| )){1,5}Council)(?! Tax)(?![\p{L}])/gu;
const NOT_ITS_OWN = /\b(?:Parish|Town|Community|County|This|The|Your|A|Our)\b(?=.* Council$|.*Council$)/u;

/** The council's name from the letterhead, else the one its text names most often; undefined where none does. */
export function councilName(layout: DocumentLayout): FieldCandidate | undefined {
  const english = issuerInLetterhead(layout, ENGLISH, new RegExp(`${NOT_COUNCIL.source}|${OTHER.source}`, 'i'));
  const head = english ?? bothNames(layout) ?? issuerInLetterhead(layout, OTHER, NOT_COUNCIL);
  return head ?? named(layout);
}

/** `Cyngor Sir Aber / Aber County Council`: the English half of a name in two languages. */
function bothNames(layout: DocumentLayout): FieldCandidate | undefined {
  const both = issuerInLetterhead(layout, /[/|·–-].*\bcouncil\b|\bcouncil\b.*[/|·–-]/i, NOT_COUNCIL);
  const text = both?.value.kind === 'text' ? both.value.text : '';
  const half = text.split(/\s*[/|·–]\s*|\s-\s/u).find((one) => ENGLISH.test(one) && !OTHER.test(one));
  return both && half !== undefined ? { ...both, value: { kind: 'text', text: half } } : undefined;
}

function named(layout: DocumentLayout): FieldCandidate | undefined {
  const found = layout.pages.flatMap((page) =>
    page.lines
      .flatMap(({ phrases }) => phrases)
      .flatMap((phrase) =>
        [...phrase.text.matchAll(IN_TEXT)].map(([, name = '']) => ({
          name: tidySpaces(name),
          printed: printedPhrase(phrase, page.number),
        })),
      ),
  );
  const own = found.filter(({ name }) => !NOT_ITS_OWN.test(name));
  const count = (name: string): number => own.filter((one) => one.name === name).length;
  const [best] = [...own].sort((a, b) => count(b.name) - count(a.name));
  return best && candidate({ kind: 'text', text: best.name }, best.printed, 0.8);
}
