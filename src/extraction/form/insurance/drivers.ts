// Who may drive: from a table with a row (or a column) for each, from blocks of their own, from lists and from sentences.
import { STREET_WORD } from '../../../kernel/street-words.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { splitNames } from '../../document/party-names.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { withFamilyBeneath } from '../wrapped-name.ts';
import { birthDate } from './births.ts';
import { onceEach, type Driver } from './driver.ts';
import {
  BIRTH_HEADER,
  FAMILY_HEADER,
  GIVEN_HEADER,
  NAME_HEADER,
  OTHER_HEADER,
  besideEachOther,
  columnsAt,
} from './driver-columns.ts';
import { rowsUnder } from './driver-rows.ts';
import { cardDrivers } from './drivers-said.ts';
import { namedColumns } from './named-columns.ts';
import { isPersonName, nameIn } from './names.ts';
import type { Sections } from './sections.ts';

/** Drivers of every form that the paper has; empty where it names none. */
export function findDrivers(layout: DocumentLayout, sections: Sections, texts: readonly FieldCandidate[]): Driver[] {
  const tabled = layout.pages.flatMap((page, at) => tableDrivers(page, layout.pages[at + 1]));
  const found =
    tabled.length > 0
      ? tabled
      : [
          ...cardDrivers(layout, sections),
          ...blockDrivers(layout, sections),
          ...textDrivers(texts),
          ...bulletDrivers(layout, sections),
        ];
  const names = found.map(({ name }) => name);
  return onceEach(
    found.map((one) => ({
      ...one,
      name: one.isWhole === true ? one.name : withFamilyBeneath(layout, one.name, one.printed, names),
      ...(one.born ? {} : bornBeneath(layout, one.printed)),
    })),
  );
}

/** Rows of a card about one driver stand at most so many lines beneath the name. */
const CARD_LINES = 3;

/** The date of birth in the column of a name, a few lines beneath it, with its label before it. */
function bornBeneath({ pages }: DocumentLayout, { page: number, box }: Printed): Pick<Driver, 'born'> {
  const lines = pages[number - 1]?.lines ?? [];
  const at = lines.findIndex(({ phrases }) => phrases.some(({ x0, y0 }) => x0 === box.x0 && y0 === box.y0));
  for (const { phrases } of at < 0 ? [] : lines.slice(at + 1, at + 1 + CARD_LINES)) {
    const cell = phrases.findIndex(({ x0 }) => Math.abs(x0 - box.x0) <= 3);
    const [label, born] = [phrases[cell - 1], phrases[cell]];
    if (label && born && BIRTH_HEADER.test(foldText(label.text)) && birthDate(born.text) !== undefined)
      return { born: { text: born.text, printed: printedWords(born.words, number) } };
  }
  return {};
}

function tableDrivers(page: PageLayout, next: PageLayout | undefined): Driver[] {
  return page.lines.flatMap((line, at) => {
    const side = besideEachOther(line);
    if (side.length > 1) return side.flatMap((own) => rowsUnder(page, at, own).slice(0, 1));
    const columns = columnsAt(page, at);
    return columns ? rowsUnder(page, columns.end, columns, next) : [...transposed(page, at), ...namedColumns(page, at)];
  });
}

/** A table with a column for each driver: its first row heads them, the next ones say who they are. */
function* transposed(page: PageLayout, at: number): Generator<Driver> {
  const line = page.lines[at];
  const heads =
    line?.phrases.filter(({ text }) =>
      /^(?:driver ?\d|main driver|(?:named|additional) driver(?: ?\d)?|policyholder)$/i.test(text),
    ) ?? [];
  if (!line || heads.length < 2) return;
  const rows = page.lines.slice(at + 1, at + 12);
  const rowOf = (is: RegExp): Line | undefined => rows.find(({ phrases }) => is.test(foldText(phrases[0]?.text ?? '')));
  const [names, births] = [rowOf(NAME_HEADER), rowOf(BIRTH_HEADER)];
  const [given, family] = [rowOf(GIVEN_HEADER), rowOf(FAMILY_HEADER)];
  for (const head of heads) {
    const inColumn = (row: Line | undefined): Phrase | undefined =>
      row?.phrases
        .slice(1)
        .find((one) => Math.min(Math.abs(one.x0 - head.x0), Math.abs(one.x0 + one.x1 - head.x0 - head.x1) / 2) <= 8);
    const parts = [inColumn(given), inColumn(family)].filter((one) => one !== undefined);
    const cell = inColumn(names);
    const words = cell ? cell.words : parts.length === 2 ? parts.flatMap((one) => one.words) : [];
    const printed = printedWords(words, page.number);
    if (words.length === 0 || !isPersonName(printed.text)) continue;
    const born = inColumn(births);
    yield {
      name: printed.text,
      printed,
      ...(born && birthDate(born.text)
        ? { born: { text: born.text, printed: printedWords(born.words, page.number) } }
        : {}),
    };
  }
}

const DRIVER_HEADING =
  /^(?:(?:about|any|named|additional|main|other|first|second|third|insured|permitted|the|your) )*(?:drivers?|riders?)(?: (?:\d|one|two|three|four|details|information|proposer|policy ?holder))*$/;
const FULL_NAME =
  /^(?:(?:full|driver|drivers|their|what is (?:the|this) drivers|legal) )*names?(?: of (?:(?:the|any|this|each|main|first|second|third|other|named|additional|further|extra|next) )*(?:driver|rider)(?: \d)?| in full)?$|^(?:(?:named|additional|other|further|extra|second|third|main|this|driver|\d) ?)+(?:driver|rider)?s? (?:\d )?(?:s )?(?:full )?name$|^(?:names? )?(?:title )?(?:and )?(?:(?:first|fore|given|middle)(?: ?names?)?(?: s)? )+(?:and )?(?:surname|last name|family name)$|^title (?:and )?(?:full )?names?$/;
const OF_DRIVER = /\b(?:driver|rider)\b/;
const BLOCK_LINES = 14;

/** Under `Driver 2` or `Named driver`: a name, a date of birth and more, each with its label. */
function blockDrivers(layout: DocumentLayout, sections: Sections): Driver[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, at): Driver[] =>
      line.phrases.flatMap((phrase): Driver[] => {
        const words = foldText(phrase.text);
        if (!FULL_NAME.test(foldText(phrase.text.replace(/:.*$/, ''))) && !FULL_NAME.test(words)) return [];
        const head = sections.at(line.page, { x0: phrase.x0, y0: line.y0 })?.kind;
        // `Name of additional driver` needs no heading.
        if (head !== 'drivers' && !OF_DRIVER.test(words) && !headedByDriver(page, at, phrase)) return [];
        const value = valueOf(page, line, phrase);
        if (!value || !isPersonName(value.text)) return [];
        return [{ ...value, name: value.text, ...birthNear(page, at, phrase) }];
      }),
    ),
  );
}

function headedByDriver(page: PageLayout, at: number, phrase: Phrase): boolean {
  return page.lines
    .slice(Math.max(0, at - 3), at)
    .some(({ phrases }) =>
      phrases.some((one) => Math.abs(one.x0 - phrase.x0) < 40 && DRIVER_HEADING.test(foldText(one.text))),
    );
}

/** The value of a label: after its colon, beside it, or beneath it. */
function valueOf(
  page: PageLayout,
  line: Line,
  phrase: Phrase,
): { readonly text: string; readonly printed: Printed } | undefined {
  const colon = phrase.words.findIndex(({ text }) => /[:?]$/.test(text));
  const after = colon >= 0 ? phrase.words.slice(colon + 1) : [];
  const right = line.phrases[line.phrases.indexOf(phrase) + 1];
  const next = page.lines[page.lines.indexOf(line) + 1];
  const below =
    next && next.y0 - line.y1 < 1.6 * page.textHeightPt
      ? next.phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= 4)
      : undefined;
  const isLabelRow =
    right !== undefined && (BIRTH_HEADER.test(foldText(right.text)) || OTHER_HEADER.test(foldText(right.text)));
  const words = after.length > 0 ? after : isLabelRow ? below?.words : (right ?? below)?.words;
  if (!words || words.length === 0) return undefined;
  const printed = printedWords(words, page.number);
  return { text: printed.text, printed };
}

function birthNear(page: PageLayout, at: number, label: Phrase): Pick<Driver, 'born'> {
  for (const line of page.lines.slice(at, at + BLOCK_LINES)) {
    for (const phrase of line.phrases) {
      // The next driver begins.
      if (
        line !== page.lines[at] &&
        FULL_NAME.test(foldText(phrase.text.replace(/:.*$/, ''))) &&
        Math.abs(phrase.x0 - label.x0) < 6
      )
        return {};
      if (!BIRTH_HEADER.test(foldText(phrase.text.replace(/:.*$/, '')))) continue;
      const value = valueOf(page, line, phrase);
      if (value && birthDate(value.text)) return { born: value };
    }
  }
  return {};
}

/** `Drivers: James Smith and Sarah Smith`. */
function textDrivers(texts: readonly FieldCandidate[]): Driver[] {
  return texts.flatMap(({ value, printed }) => {
    if (value.kind !== 'text') return [];
    return value.text
      .split(/,\s+(?!\s*(?:born|aged))|\s*;\s*|(?<=\p{L}{3})\.\s+(?=\p{Lu})/u)
      .flatMap(splitNames)
      .flatMap((text) => {
        const name = nameIn(text);
        return name !== undefined && isPersonName(name) ? [{ name, printed, ...birthIn(text, printed) }] : [];
      });
  });
}

function birthIn(text: string, printed: Printed): Pick<Driver, 'born'> {
  const after =
    /\b(?:born|dob|date of birth|d\.o\.b\.?):?\s+(?:on )?(.+?)\)?$/i.exec(text)?.[1] ??
    /\((?:\p{L}{1,5}\.? )?(\d[^()]{5,20})\)$/u.exec(text)?.[1];
  return after !== undefined && birthDate(after) ? { born: { text: after, printed } } : {};
}

/** What is said of a driver beside the name: the licence, or who they are to the holder. */
const OF_LICENCE =
  /^(?:full|provisional|uk|eu)(?: (?:full|uk|eu|gb|british|european|automatic|manual|driving|car|licen[cs]e))*(?:$|,| held| for| \(| \d)|^(?:main|named|additional|policyholder|you|spouse|partner|husband|wife|son|daughter|parent|mother|father|self|proposer)\b/i;

/** `1. Ann Lee, born 1 May 1980`: whoever is listed with their day of birth drives, whatever stands over it, and however `born` was read before such a day in brackets. */
const LISTED =
  /^(?:[•*·▪◦–-]|\d{1,2}[.)]) \p{Lu}[^,(]{3,60},? (?:\(?(?:born|d\.?o\.?b\.?|date of birth)\b|\((?:\p{L}{1,5}\.? )?\d{1,2}\D[^()]{1,12}\b(?:19\d\d|200\d)\))/iu;

/** A house in its street is nobody. */
const STREET = new RegExp(`^(?:flat |unit )?\\d{1,4}[a-z]?,? \\p{L}.*\\b(?:${STREET_WORD})$`, 'iu');

/** Names alone on lines under a heading of drivers, with or without bullets. */
function bulletDrivers(layout: DocumentLayout, sections: Sections): Driver[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((whole): Driver[] => {
      const line = fromHeaded(whole, sections);
      const [phrase] = line.phrases;
      const section = phrase && sections.at(page.number, { x0: phrase.x0, y0: line.y0 });
      if (!phrase || section?.phrase === phrase || isOfSentence(page, phrase) || STREET.test(phrase.text)) return [];
      if (section?.kind !== 'drivers' && !LISTED.test(phrase.text)) return [];
      const bullet = /^(?:[•*·▪◦–-]|\d{1,2}[.)])$/.test(phrase.words[0]?.text ?? '');
      // Rows may be numbered, the number in a column of its own.
      const isNumbered = /^\d{1,2}$/.test(phrase.text) && line.phrases.length > 1;
      const words = isNumbered ? [] : bullet ? phrase.words.slice(1) : phrase.words;
      const printed = printedWords(words.length > 0 ? words : (line.phrases[1]?.words ?? phrase.words), page.number);
      // Several on one line: all of it is names.
      const names = printed.text.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/i);
      if (names.length > 1 && names.every(isPersonName)) return names.map((one) => ({ name: one, printed }));
      const name = nameIn(printed.text);
      const beside = bullet ? undefined : line.phrases[isNumbered ? 2 : 1];
      const isBirth =
        beside && /^(?:born|b\.|dob|d\.o\.b\.?|date of birth|\(|\d{1,2}(?:st|nd|rd|th)?[ /.-])/i.test(beside.text);
      if (name === undefined || !isPersonName(name) || (beside && !isBirth && !OF_LICENCE.test(beside.text))) return [];
      const said = isBirth
        ? `born ${beside.text.replace(/^(?:born|b\.|dob|d\.o\.b\.?|date of birth)\W*/i, '')}`
        : printed.text;
      return [{ name, printed, ...birthIn(said, isBirth ? printedWords(beside.words, page.number) : printed) }];
    }),
  );
}

/** A line without what a narrow column beside the part about drivers has at its height. */
function fromHeaded(line: Line, sections: Sections): Line {
  const first = line.phrases.findIndex(({ x0 }) => {
    const section = sections.at(line.page, { x0, y0: line.y0 });
    return section?.kind === 'drivers' && Math.abs(section.phrase.x0 - x0) <= HEADED_PT;
  });
  return first > 0 ? { ...line, phrases: line.phrases.slice(first) } : line;
}

/** What stands under a heading begins within this of it, in points. */
const HEADED_PT = 24;

const ENDS_IN_BIRTH = /\b(?:born|dob|d\.o\.b\.?|date of birth)\b.{0,24}\b(?:19|20)\d\d\)?$/iu;

/** A line of so many words right over another at its left edge is one of a sentence that goes on. */
const SENTENCE_WORDS = 10;

function isOfSentence({ lines }: PageLayout, { x0, y0, y1 }: Phrase): boolean {
  return lines.some(({ phrases }) =>
    phrases.some(
      (over) =>
        over.words.length >= SENTENCE_WORDS &&
        Math.abs(over.x0 - x0) <= 2 &&
        over.y0 < y0 - 1 &&
        y0 - over.y1 < 0.8 * (y1 - y0) &&
        !/[.:;]$/.test(over.text) &&
        // Who stands over somebody else with a day of birth is of a list, however long the line.
        !ENDS_IN_BIRTH.test(over.text),
    ),
  );
}
