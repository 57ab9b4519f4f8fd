// Names of persons that may go on where they were not read: a title and names fill a line, and one word more stands right beneath them, or
// begins the next line of their sentence.
import { withoutTitle } from '../../extraction/document/titles.ts';
import { wordBeneath } from '../../extraction/form/wrapped-name.ts';
import { runningOn } from '../../extraction/fields/run-on.ts';
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';

/** A warning for each person with a title whose name is one word, or ends where its line does, over a word that nothing else has taken. */
export function cutNames(layout: DocumentLayout, nodes: readonly GraphNode[]): FormFinding[] {
  const lines = new Set(
    nodes.flatMap(({ addressLines }) =>
      Array.isArray(addressLines) ? addressLines.map((line: unknown) => foldText(String(line))) : [],
    ),
  );
  return nodes.flatMap((node): FormFinding[] => {
    const { type, name, title } = node;
    if (type !== 'ark:Person' || typeof name !== 'string') return [];
    if (title !== undefined && !withoutTitle(name).includes(' ')) return [CUT];
    const places = placesOf(layout, name);
    const isCut =
      places.length > 0 &&
      places.every((below) => below !== undefined && !lines.has(foldText(below.text)) && !name.includes(below.text));
    return isCut || isCutInSentence(layout, name) ? [CUT] : [];
  });
}

const CUT: FormFinding = { severity: 'warnings', reason: 'The name of a person may go on where it was not read.' };

/** What stands right beneath each place where a name is all that its phrase ends in. */
function placesOf({ pages }: DocumentLayout, name: string): (Phrase | undefined)[] {
  const folded = ` ${foldText(name)}`;
  return pages.flatMap(({ lines }) =>
    lines.flatMap(({ phrases }) =>
      phrases.filter(({ text }) => ` ${foldText(text)}`.endsWith(folded)).map((phrase) => wordBeneath(lines, phrase)),
    ),
  );
}

/** Whether each place where a sentence ends its line in a name has another capitalised word before its next small one: `… and Mr Alan Reed` over `Carver on 1 May`. */
function isCutInSentence({ pages }: DocumentLayout, name: string): boolean {
  const places = pages.flatMap((page) =>
    page.lines.flatMap(({ phrases }, at) =>
      phrases.flatMap((phrase) => {
        if (!phrase.text.endsWith(name)) return [];
        if (!BEGUN.test(phrase.text.slice(0, -name.length))) return [false];
        const [next, ...others] = runningOn(page, phrase, at).slice(phrase.words.length);
        const [after] = others;
        if ([next, ...others.slice(0, LABEL_WORDS)].some((word) => word?.text.endsWith(':') === true)) return [false];
        return [next !== undefined && ONE_NAME.test(next.text) && after !== undefined && /^\p{Ll}/u.test(after.text)];
      }),
    ),
  );
  return places.length > 0 && places.every(Boolean);
}

/** What follows within so many words of a colon is a label of its own: `Date of illustration:`. */
const LABEL_WORDS = 4;

/** The small words of a sentence before a name. */
const BEGUN = /(?<!\p{L})\p{Ll}{2,} \p{Ll}{2,} /u;
const ONE_NAME = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;
