// Drivers whom sentences name: `Only you may drive: …`, `Also driving: …, your son, born …`.
import { DATE } from '../../../kernel/date-pattern.ts';
import { joinedPhrase } from '../../../model/joined-phrase.ts';
import { printedWords } from '../../../model/printed.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { foldText } from '../../../kernel/text.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { passagesOf } from '../../fields/sentences.ts';
import { birthDate } from './births.ts';
import type { Driver } from './driver.ts';
import { isPersonName, LIMITS, nameIn } from './names.ts';
import type { Sections } from './sections.ts';

const NAME =
  /(?:\b(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof|Rev|Sir)\.? )?(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?(?= )|(?:de|van|von|der|la|le|di|da|al|bin) (?=\p{Lu}))){1,4}/gu;
const BORN = new RegExp(String.raw`\b(?:born|dob|d\.o\.b\.?|date of birth)\W*(?:on |is )?(?:the )?(${DATE})`, 'iu');
/** A date alone beside a name, in brackets or after a comma. */
const BESIDE = new RegExp(String.raw`^\s*[,(–-]+\s*(${DATE})`, 'iu');
/** The end of a sentence, and none of initials. */
const STOP = /(?<=\p{Ll}{2}|\d)\.\s+(?=\p{Lu})/u;

/** The drivers in the first sentence of what a field has found. */
export function saidDrivers(candidates: readonly FieldCandidate[] = []): Driver[] {
  return candidates.flatMap(({ value, printed }) => {
    if (value.kind !== 'text') return [];
    const text = (value.text.split(STOP)[0] ?? '').replace(LIMITS, '');
    const names = [...text.matchAll(NAME)].filter(([name]) => isPersonName(name));
    return names.map((match, at): Driver => {
      const rest = text.slice(match.index + match[0].length, names[at + 1]?.index);
      const born = BORN.exec(rest)?.[1] ?? BESIDE.exec(rest)?.[1];
      return {
        name: match[0],
        printed,
        ...(born !== undefined && birthDate(born) ? { born: { text: born, printed } } : {}),
      };
    });
  });
}

const ONLY_HOLDER =
  /\bonly you (?:may|can|will|are (?:insured|allowed|covered|entitled|permitted) to) drive\b|\byou(?:[’']re| are) the only (?:driver|person (?:insured|covered|allowed|who))\b|\byou (?:have )?(?:asked (?:us )?to (?:cover|insure|add|name)|named|added|told us (?:of|about)) no (?:other|additional|further|named) drivers?\b|\b(?:no[ -]?one|nobody) else (?:may|can|will|is|drives)\b|\byou(?: have|[’']ve)? h(?:eld|old) (?:a |your )?(?:full |uk |driving |provisional )*licen[cs]e\b|\bhave held a (?:full |uk |driving )*licen[cs]e\b/i;

/** Whether sentences, or the answer to a question, say that the holder drives, without a name. */
export const saysHolderDrives = ({ pages }: DocumentLayout): boolean =>
  pages.some(
    (page) =>
      passagesOf(page).some((text) => ONLY_HOLDER.test(text)) ||
      page.lines.some(({ phrases }) =>
        phrases.some(({ text }, at) => ANYONE_ELSE.test(text) && /^no(?:ne)?\b/i.test(phrases[at + 1]?.text ?? '')),
      ),
  );

const ANYONE_ELSE =
  /^(?:\d{1,2}\.? +)?(?:will|does|do|may|can|is) any(?:[ -]?one|body) else .*\bdriv(?:e|es|ing)\b.*\?$/i;

const BIRTH_LINE = /^(?:date of birth|dob|d\.?o\.?b\.?|born)\b[\s:]*(?:on )?(.+)$/i;
const ROLE =
  /\b(?:(?:main|named|additional) driver|policy ?holder|spouse|partner|licen[cs]e|occupation|husband|wife|son|daughter|married|single)\b/i;
/** What is said of a driver stands on so many lines beneath the name. */
const CARD_LINES = 6;
const SAME_EDGE_PT = 3;

/** Cards side by side: a name, and under it what is said of them, each line with its own label. */
export function cardDrivers({ pages }: DocumentLayout, sections: Sections): Driver[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, at) =>
      line.phrases.flatMap((phrase): Driver[] => {
        const name = nameIn(phrase.text);
        if (name === undefined || !isPersonName(name)) return [];
        const isIn = sections.at(page.number, { x0: phrase.x0, y0: line.y0 })?.kind === 'drivers';
        const below = withDaysBeneath(
          page.lines
            .slice(at + 1, at + 1 + 2 * CARD_LINES)
            .flatMap(({ phrases }) =>
              phrases.flatMap((one, index) => (isUnder(one, phrase) ? [inCard(one, phrases[index + 1])] : [])),
            ),
        ).slice(0, CARD_LINES);
        const end = below.findIndex(({ text }) => isPersonName(nameIn(text) ?? ''));
        const card = end < 0 ? below : below.slice(0, end);
        const isNear = card[0] !== undefined && card[0].y0 - phrase.y1 < 1.5 * (phrase.y1 - phrase.y0);
        const born = card.find(({ text }) => birthDate(birthText(text)));
        if (!isNear || !born || !(isIn || card.filter(isRole).length > 0)) return [];
        const text = birthText(born.text);
        return [
          {
            name,
            printed: printedWords(phrase.words, page.number),
            born: { text, printed: printedWords(born.words, page.number) },
          },
        ];
      }),
    ),
  );
}

const isUnder = ({ x0 }: Phrase, name: Phrase): boolean => Math.abs(x0 - name.x0) <= SAME_EDGE_PT;

/** A line of a card, with the day that stands apart from its label. */
const inCard = (line: Phrase, beside: Phrase | undefined): Phrase =>
  beside && BIRTH_LABEL.test(line.text) && birthDate(beside.text) ? joinedPhrase(line, beside) : line;

/** The lines of a card, each day of birth that stands beneath its label on the line of that. */
function withDaysBeneath(lines: readonly Phrase[]): readonly Phrase[] {
  const isLed = (at: number): boolean => {
    const [label, day] = [lines[at], lines[at + 1]];
    return (
      label !== undefined && day !== undefined && BIRTH_LABEL.test(label.text) && birthDate(day.text) !== undefined
    );
  };
  return lines.flatMap((line, at) => {
    const day = lines[at + 1];
    if (isLed(at - 1)) return [];
    return day && isLed(at) ? [joinedPhrase(line, day)] : [line];
  });
}

const BIRTH_LABEL = /^(?:date of birth|dob|d\.?o\.?b\.?|born):?$/i;

/** The day that a line of a card says someone was born on: alone behind its label, or among other things (`Partner · born … · Clerk`). */
function birthText(text: string): string {
  const alone = BIRTH_LINE.exec(text)?.[1] ?? '';
  if (birthDate(alone)) return alone;
  // The line of a sentence is no card.
  const isList = /[·|•]/.test(text) || text.split(' ').length <= MOST_WORDS;
  return isList ? (BORN.exec(text)?.[1] ?? '') : '';
}

/** What a line of a card says without strokes between has at most so many words. */
const MOST_WORDS = 8;

const isRole = ({ text }: Phrase): boolean => ROLE.test(foldText(text));
