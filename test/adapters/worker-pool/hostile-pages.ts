// Pages that nobody prints, made of a profile's own words: everything that a reader of forms looks for, all over the page. Text that costs
// a reader more than its length is found with them.
import { at } from '../../../fixtures/press/random.ts';
import type { Chance } from '../../../fixtures/press/random.ts';
import type { Profile } from '../../../src/profiles/profile.ts';
import { rawPdf } from '../pdfium/raw-pdf.ts';
import type { RawPage } from '../pdfium/raw-pdf.ts';

/** Ways of filling a page; each gives lines of at most `glyphs` characters together. */
const WAYS: Readonly<Record<string, (words: Words, glyphs: number) => readonly Printed[]>> = {
  'labels beneath each other': ({ label }, glyphs) => upTo(glyphs, () => ({ text: label() })),
  'labels beside each other': ({ label }, glyphs) => upTo(glyphs, () => ({ text: many(12, label).join('    ') })),
  'labels run together': ({ label }, glyphs) => upTo(glyphs, () => ({ text: many(12, label).join(' ') })),
  'labels with values': ({ label, value }, glyphs) => upTo(glyphs, () => ({ text: `${label()}    ${value()}` })),
  'labels and values in running text': ({ label, value }, glyphs) =>
    upTo(glyphs, () => ({ text: many(6, () => `${label()}: ${value()},`).join(' ') })),
  'headings alone': ({ heading }, glyphs) => upTo(glyphs, () => ({ text: heading(), bold: true })),
  'headings beside each other': ({ heading }, glyphs) =>
    upTo(glyphs, () => ({ text: many(8, heading).join('    '), bold: true })),
  'headings over rows': ({ heading, label, value }, glyphs) =>
    upTo(glyphs, (line) =>
      line % 3 === 0 ? { text: heading(), bold: true } : { text: `${label()}    ${value()}    ${value()}` },
    ),
  'one line': ({ label, value }, glyphs) => [{ text: oneLine(glyphs - 400, () => `${label()} ${value()} `) }],
  'one line of cells': ({ label, value }, glyphs) => [
    { text: oneLine(glyphs - 400, () => `${label()}    ${value()}    `) },
  ],
  'one word': (_, glyphs) => [{ text: 'a'.repeat(glyphs - 400) }],
  'one number': (_, glyphs) => [{ text: '1'.repeat(glyphs - 400) }],
  'numbers in one line': ({ chance }, glyphs) => [
    { text: oneLine(glyphs - 400, () => `${chance.digits(chance.int(1, 4))} `) },
  ],
  'letters in one line': ({ chance }, glyphs) => [
    { text: oneLine(glyphs - 400, () => `${chance.letter('ABCDEFGHJ')} `) },
  ],
  'dates in one line': ({ chance }, glyphs) => [{ text: oneLine(glyphs - 400, () => `${dateOf(chance)} to `) }],
  'amounts in brackets': ({ chance }, glyphs) =>
    upTo(glyphs, () => ({ text: `${'('.repeat(60)}£${chance.digits(2)}.00${')'.repeat(60)}` })),
  'amounts in one line': ({ chance }, glyphs) => [{ text: oneLine(glyphs - 400, () => `£${chance.digits(3)}.00 - `) }],
  'rows of a table': ({ chance, label }, glyphs) =>
    upTo(glyphs, () => ({
      text: `${dateOf(chance)}    ${label()}    ${chance.digits(3)}.10    ${chance.digits(4)}.20`,
    })),
  'names and addresses': ({ chance, label }, glyphs) =>
    upTo(glyphs, () => ({
      text: `${label()}    Mr ${at(NAMES, chance.int(0, 4))} ${at(NAMES, chance.int(0, 4))}, ${chance.digits(2)} High Street, AB1 2CD`,
    })),
  'lines of filling': (_, glyphs) => upTo(glyphs, () => ({ text: `P<GBR${'<'.repeat(39)}` })),
};

/** The names of all ways. */
export const PAGE_WAYS: readonly string[] = Object.keys(WAYS);

interface Printed {
  readonly text: string;
  readonly bold?: boolean;
}

interface Words {
  readonly chance: Chance;
  readonly label: () => string;
  readonly heading: () => string;
  readonly value: () => string;
}

const NAMES = ['Ada', 'Brook', 'Cole', 'Dell', 'Ellis'] as const;

/** A document of pages with some `glyphs` characters each, filled one way with the words of a profile, under titles of its class. */
export function filledDocument(
  profile: Profile,
  way: string,
  { chance, glyphs, pages = 1 }: { readonly chance: Chance; readonly glyphs: number; readonly pages?: number },
): Buffer {
  const fill = WAYS[way];
  if (!fill) throw new RangeError(`no way of filling a page is called ${way}`);
  const words = wordsOf(profile, chance);
  return rawPdf(Array.from({ length: pages }, () => pageOf(titleOf(profile), fill(words, glyphs - 400))));
}

function titleOf(profile: Profile): string {
  const titles = profile.recognise.filter(({ weight }) => weight > 0).map(({ any }) => any[0] ?? '');
  return titles.join(' ').slice(0, 300);
}

function wordsOf(profile: Profile, chance: Chance): Words {
  const fields = [profile.fields, ...Object.values(profile.groups).map((group) => group.fields)];
  const labels = [
    ...fields.flatMap((some) => Object.values(some).flatMap((rule) => rule.labels)),
    ...profile.recognise.filter(({ weight }) => weight > 0).flatMap(({ any }) => any),
  ];
  const headings = Object.values(profile.blocks).flatMap((block) => block.headings);
  const label = (): string => chance.pick(labels).replace('{date}', '1 May 2024');
  return {
    chance,
    label,
    heading: () => (headings.length > 0 ? chance.pick(headings) : label()),
    value: () =>
      chance.pick([
        () => `£${chance.digits(chance.int(1, 6))}.${chance.digits(2)}`,
        () => dateOf(chance),
        () => chance.digits(8),
        () => `${dateOf(chance)} to ${dateOf(chance)}`,
        () => `${chance.digits(2)}.5%`,
        () => at(NAMES, chance.int(0, 4)),
      ])(),
  };
}

function dateOf(chance: Chance): string {
  return `${String(chance.int(1, 28)).padStart(2, '0')}/${String(chance.int(1, 12)).padStart(2, '0')}/2024`;
}

function many(count: number, make: () => string): string[] {
  return Array.from({ length: count }, make);
}

function upTo(glyphs: number, make: (line: number) => Printed): Printed[] {
  const lines: Printed[] = [];
  for (let left = glyphs; left > 0;) {
    const line = make(lines.length);
    // The end of a line counts as two characters.
    left -= line.text.length + 2;
    if (left > 0) lines.push(line);
  }
  return lines;
}

function oneLine(glyphs: number, make: () => string): string {
  let text = '';
  while (text.length < glyphs) text += make();
  return text.slice(0, glyphs);
}

/** The longest edge of a page that is still read, in points, with some room. */
const EDGE_PT = 4_900;

/** A page as large as it takes, its type small enough that the lines stand on it. */
function pageOf(title: string, lines: readonly Printed[]): RawPage {
  const longest = Math.max(1, ...lines.map(({ text }) => text.length));
  // An average character is half as wide as its type is high.
  const sizePt = Math.min(8, EDGE_PT / (0.75 * longest), (0.95 * EDGE_PT) / (1.4 * (lines.length + 12)));
  const width = Math.max(595, 0.7 * longest * sizePt);
  const height = Math.max(842, 1.4 * sizePt * (lines.length + 10) + 60);
  const shown = [
    `/B 14 Tf ${show(title)} 0 -20 Td`,
    ...lines.map(
      ({ text, bold }) =>
        `/${bold === true ? 'B' : 'F'} ${String(sizePt)} Tf ${show(text)} 0 ${String(-1.4 * sizePt)} Td`,
    ),
  ];
  return {
    content: `BT 20 ${String(height - 30)} Td ${shown.join('\n')} ET`,
    mediaBox: `[0 0 ${String(width)} ${String(height)}]`,
  };
}

/** PDFium cuts a string off behind 32,767 bytes. */
const LONGEST_STRING = 16_000;

/** Shows a text, in as many strings (ISO 32000-1 §7.3.4.2, WinAnsiEncoding) as it takes. */
function show(text: string): string {
  const plain = text.replace(/[^\x20-\xff]/g, '?');
  const pieces = Array.from({ length: Math.ceil(plain.length / LONGEST_STRING) }, (_, at) =>
    plain.slice(at * LONGEST_STRING, (at + 1) * LONGEST_STRING),
  );
  return pieces.map((piece) => `(${piece.replace(/[\\()]/g, '\\$&')}) Tj`).join(' ');
}
