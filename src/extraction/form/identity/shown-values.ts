// What a passport prints for people, by labels in several languages at once (`Lieu de naissance/Place of birth (6)`): one of them that is known
// is enough, and of small print a letter or two may be misread. The value stands beneath its label (ICAO 9303 part 4 §4.1).
import { slipsBetween } from '../../../kernel/slips-between.ts';
import { lettersOf } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import type { Word } from '../../../model/page.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';

/** Fields that the data page of every passport has. */
export type ShownField = 'surname' | 'givenNames' | 'birth' | 'placeOfBirth' | 'issue' | 'expiry' | 'nationality';

/** Labels as states print them, folded to letters. */
const LABELS: Readonly<Record<ShownField, readonly string[]>> = {
  surname: ['surname', 'familyname', 'lastname', 'cognome', 'apellidos', 'sloinne', 'nazwisko', 'apelidos', 'achternaam', 'priezvisko'],
  givenNames: ['givennames', 'givenname', 'forenames', 'firstnames', 'forename', 'prenoms', 'vornamen', 'nombres', 'imiona', 'prenume', 'voornamen'],
  birth: ['dateofbirth', 'datedenaissance', 'geburtstag', 'datadinascita', 'fechadenacimiento', 'dataurodzenia', 'datanasterii', 'birthdate'],
  placeOfBirth: [
    'placeofbirth', 'lieudenaissance', 'geburtsort', 'luogodinascita', 'lugardenacimiento', 'miejsceurodzenia', 'loculnasterii',
    'localdenascimento', 'geboorteplaats', 'aitbhreithe',
  ],
  issue: ['dateofissue', 'datededelivrance', 'ausstellungsdatum', 'datadirilascio', 'fechadeexpedicion', 'datawydania', 'dataeliberarii'],
  expiry: ['dateofexpiry', 'dateofexpiration', 'dateexpiration', 'gultigbis', 'datadiscadenza', 'fechadecaducidad', 'datawaznosci', 'dataexpirarii'],
  nationality: ['nationality', 'nationalite', 'cittadinanza', 'nacionalidad', 'staatsangehorigkeit', 'obywatelstwo', 'cetatenie'],
}; // prettier-ignore

const FIELDS = Object.keys(LABELS) as readonly ShownField[];
/** A letter of so many may be misread. */
const LETTERS_PER_SLIP = 6;
/** A value stands at most so many heights of its own beneath its label, and begins where the label does. */
const BENEATH = 2.6;
const ALIGNED = 1;

/** The value beneath the one label of each field; fields whose labels stand in two places are left out. */
export function shownValues(layout: DocumentLayout): Readonly<Partial<Record<ShownField, Printed>>> {
  const found = new Map<ShownField, Printed | undefined>();
  for (const page of layout.pages) {
    const labels = page.lines.flatMap((line) =>
      line.phrases.flatMap((phrase) => {
        const field = fieldOf(phrase.text);
        return field ? [{ field, phrase, line }] : [];
      }),
    );
    const all = new Set(labels.map(({ phrase }) => phrase));
    for (const { field, phrase } of labels) {
      const value = beneath(page.lines, phrase, all);
      if (value) found.set(field, found.has(field) ? undefined : value);
    }
  }
  return Object.fromEntries([...found].filter(([, value]) => value !== undefined));
}

/** Fewer letters may stand anywhere by chance. */
const FEWEST_LETTERS = 4;

/** What the zone says, where the page prints it in a line of its own: its label may be too small to be read. */
export function printedAlone(layout: DocumentLayout, said: string): Printed | undefined {
  const letters = lettersOf(said);
  if (letters.length < FEWEST_LETTERS) return undefined;
  const found = layout.pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.phrases.flatMap(({ text, words }) =>
        lettersOf(text) === letters && /^[\p{Lu}\s'’-]+$/u.test(text) ? [printedWords(words, page.number)] : [],
      ),
    ),
  );
  return found[0];
}

/** The field that one of the languages of a label names. */
function fieldOf(text: string): ShownField | undefined {
  const parts = text
    .split(/[/|]|\.\s/)
    .map((part) => runTogether(lettersOf(part.replace(/\(.*$/, '')).replace(/\d/g, '')))
    .filter((part) => part.length >= 6);
  return FIELDS.find((field) => parts.some((part) => LABELS[field].some((label) => isAlike(part, runTogether(label)))));
}

/** An r and an n of small print look like an m: `Sumame`. */
const runTogether = (letters: string): string => letters.replaceAll('rn', 'm');

function isAlike(read: string, label: string): boolean {
  const most = Math.floor(label.length / LETTERS_PER_SLIP);
  return Math.abs(read.length - label.length) <= most && slipsBetween(read, label, most) <= most;
}

function beneath(lines: readonly Line[], label: Phrase, labels: ReadonlySet<Phrase>): Printed | undefined {
  const near = lines.flatMap((line) =>
    line.phrases.flatMap((phrase) => {
      const at = phrase.words.findIndex(({ x0, sizePt }) => Math.abs(x0 - label.x0) < ALIGNED * sizePt);
      const [first] = at < 0 ? [] : phrase.words.slice(at);
      if (!first || labels.has(phrase)) return [];
      const away = (first.y0 + first.y1) / 2 - (label.y0 + label.y1) / 2;
      return away > 0 && away < BENEATH * first.sizePt
        ? [{ away, page: line.page, words: withDigitsBehind(phrase.words.slice(at), line) }]
        : [];
    }),
  );
  const [nearest] = near.toSorted((a, b) => a.away - b.away);
  return nearest && printedWords(nearest.words, nearest.page);
}

/** A day of which a picture lost the points, `08 | 10 | 2019`: its figures stand so many of their sizes apart at most. */
const APART = 1.2;

function withDigitsBehind(words: readonly Word[], { phrases }: Line): readonly Word[] {
  const all = [...words];
  for (const word of phrases.flatMap((phrase) => phrase.words)) {
    const last = all.at(-1);
    if (!last || word.x0 <= last.x1) continue;
    const isDay = all.every(({ text }) => /^\d{1,2}$/u.test(text)) && /^(?:\d{2}|\d{4})$/u.test(word.text);
    if (!isDay || word.x0 - last.x1 > APART * last.sizePt) break;
    all.push(word);
  }
  return all;
}
