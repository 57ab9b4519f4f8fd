// The machine-readable zone of a passport (ICAO 9303 part 4, TD3): two lines of 44 characters, mostly verified by check
// digits. A zone that was read from a picture is repaired where one look-alike character makes every check digit agree.
import { parse, type ParseResult } from 'mrz';
import { lettersFor } from '../../../kernel/look-alikes.ts';
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import { boundsOf } from '../../../model/page.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';

/** A zone as read. */
export interface MachineReadableZone {
  /** Two lines of 44 characters. */
  readonly lines: readonly [string, string];
  /** Whether every check digit agrees. */
  readonly valid: boolean;
  /** Whether a character was replaced so that they do. */
  readonly repaired: boolean;
  /** The zone's own values; only those whose check digit agrees, where they have one. */
  readonly says: ZoneValues;
  readonly printed: Printed;
}

/** Values of a zone, names in capitals without hyphens, dates as six digits. */
export interface ZoneValues {
  readonly documentNumber?: string;
  readonly issuingState?: string;
  readonly nationality?: string;
  readonly lastName?: string;
  readonly firstName?: string;
  /** `YYMMDD`. */
  readonly birthDate?: string;
  readonly expirationDate?: string;
  readonly sex?: 'M' | 'F' | 'X';
}

const LENGTH = 44;
/** A line of the zone may come out a few characters short or long, since its fillers run into each other. */
const SPAN = { least: 30, most: 60 } as const;
/** In the second line everything but the optional number stands at the front or is the last check digits. */
const FRONT = 28;
const END = 2;
const SEX_AT = 20;

/** Characters that readers take for each other. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  O: '0', Q: '0', D: '0', U: '0', I: '1', L: '1', T: '7', Z: '2', S: '5', B: '8', G: '6', A: '4',
  '0': 'ODQ', '1': 'ILT7', '2': 'Z', '5': 'S6', '8': 'B3', '6': 'G5', '4': 'A', '7': '1T', '3': '8',
}; // prettier-ignore

/**
 * The zone of a document, or undefined when no two lines look like one. `shownNumbers` are the document numbers that the
 * page prints for people: they decide where several repairs would make the check digits agree.
 */
export function findMachineReadableZone(
  layout: DocumentLayout,
  shownNumbers: readonly string[],
): MachineReadableZone | undefined {
  for (const page of layout.pages) {
    const lines = page.lines.map((line) => ({ line, text: tight(line) })).filter(({ text }) => isZoneText(text));
    for (const [at, first] of lines.entries()) {
      const second = lines[at + 1];
      if (!second || !/^P[A-Z<]/.test(first.text)) continue;
      const words = [first.line, second.line].flatMap((line) => line.phrases.flatMap((phrase) => phrase.words));
      const printed = { ...printedWords(words, page.number), box: boundsOf([first.line, second.line]) };
      const names = withLettersShown(nameLine(first.text), page);
      return zoneOf([names, dataLine(second.text)], printed, shownNumbers);
    }
  }
  return undefined;
}

function tight({ text }: Line): string {
  return text
    .replace(/\s/g, '')
    .replace(/[«‹]/g, (mark) => (mark === '«' ? '<<' : '<'))
    .toUpperCase();
}

function isZoneText(text: string): boolean {
  return text.length >= SPAN.least && text.length <= SPAN.most && text.includes('<') && /^[A-Z0-9<]+$/.test(text);
}

/** The names, with as many fillers as it takes. */
function nameLine(text: string): string {
  return text.replace(/<+$/, '').slice(0, LENGTH).padEnd(LENGTH, '<');
}

/** In the type of the zone more letters look like figures than in others. */
const ALSO: Readonly<Record<string, string>> = { '0': 'QU', '3': 'B' };

/** Names are letters: a figure among them is one of those that look like it. */
const lettersLike = (figure: string): string =>
  `[${lettersFor(figure)
    .map(({ text }) => text)
    .join('')}${ALSO[figure] ?? ''}]`;

/** Before the names stand the kind of the document and the state. */
const NAMES_FROM = 5;

/** The names, those that were read with figures as the one name in capitals that the page prints and that they may be. */
function withLettersShown(names: string, { lines }: PageLayout): string {
  if (!/\d/.test(names)) return names;
  const shown = new Set(
    lines.flatMap(({ phrases }) =>
      phrases.flatMap(({ words }) => words.map(({ text }) => text.replace(/[^\p{Lu}]/gu, ''))),
    ),
  );
  const spelled = names.slice(NAMES_FROM).replace(/(?<=^|<)(?=[A-Z]*\d)[A-Z\d]+(?=<)/g, (name) => {
    const form = new RegExp(`^${name.replace(/\d/g, lettersLike)}$`);
    const [only, another] = [...shown].filter((word) => form.test(word));
    return only === undefined || another !== undefined ? name : only;
  });
  return names.slice(0, NAMES_FROM) + spelled;
}

/** The data, with as many fillers between the optional number and the last check digits as it takes. */
function dataLine(text: string): string {
  if (text.length === LENGTH) return text;
  const optional = text.slice(FRONT, -END).replace(/<+$/, '');
  return `${text.slice(0, FRONT)}${optional.padEnd(LENGTH - FRONT - END, '<').slice(0, LENGTH - FRONT - END)}${text.slice(-END)}`;
}

function zoneOf(
  lines: readonly [string, string],
  printed: Printed,
  shownNumbers: readonly string[],
): MachineReadableZone {
  const read = readZone(lines);
  const better = read.valid ? undefined : onlyRepair(lines, shownNumbers);
  const chosen = better ?? read;
  return {
    lines: chosen.lines,
    valid: chosen.valid,
    repaired: chosen.lines.join('') !== lines.join(''),
    says: valuesOf(chosen),
    printed,
  };
}

interface ReadZone {
  readonly lines: readonly [string, string];
  readonly valid: boolean;
  readonly result: ParseResult;
}

/** Reads two lines, with letters where only letters may stand and digits where only digits may. */
function readZone(lines: readonly [string, string]): ReadZone {
  const result = parse([...lines], { autocorrect: true });
  const corrected: [string[], string[]] = [[...lines[0]], [...lines[1]]];
  for (const { autocorrect } of result.details) {
    for (const { line, column, corrected: character } of autocorrect) {
      const row = corrected[line];
      if (row) row[column] = character;
    }
  }
  const checked = result.details.filter(({ field }) => field?.endsWith('CheckDigit') === true);
  return {
    lines: [corrected[0].join(''), corrected[1].join('')],
    valid: checked.length > 0 && checked.every(({ valid }) => valid) && SHAPE.test(corrected[1].join('')),
    result,
  };
}

/** What check digits cannot see: the state is letters, the dates are digits. */
const SHAPE = /^[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z0-9<]{14}[\d<]\d$/;

/** The one replacement of one look-alike character in the second line that makes all check digits agree, if only one does. */
function onlyRepair([names, data]: readonly [string, string], shownNumbers: readonly string[]): ReadZone | undefined {
  const repairs = new Map<string, ReadZone>();
  for (const [at, character] of [...data].entries()) {
    for (const other of LOOK_ALIKE[character] ?? '') {
      const read = readZone([names, data.slice(0, at) + other + data.slice(at + 1)]);
      if (read.valid) repairs.set(read.lines[1], read);
    }
  }
  const all = [...repairs.values()];
  const shown = all.filter(({ result }) => shownNumbers.includes(result.fields.documentNumber ?? ''));
  const [only, other] = shown.length > 0 ? shown : all;
  return other === undefined ? only : undefined;
}

/** Values whose own check digit agrees, and those that have none. */
function valuesOf({ lines, result: { details, fields } }: ReadZone): ZoneValues {
  const agrees = (field: string): boolean =>
    details.find((detail) => detail.field === `${field}CheckDigit`)?.valid ?? true;
  const value = (field: keyof ParseResult['fields']): string | undefined => {
    const text = fields[field];
    return typeof text === 'string' && text !== '' && agrees(field) ? text : undefined;
  };
  const sex = lines[1].charAt(SEX_AT);
  const found = {
    documentNumber: value('documentNumber'),
    issuingState: value('issuingState'),
    nationality: value('nationality'),
    lastName: value('lastName'),
    firstName: value('firstName'),
    birthDate: value('birthDate'),
    expirationDate: value('expirationDate'),
    sex: sex === 'M' || sex === 'F' ? sex : sex === '<' || sex === 'X' ? ('X' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
}
