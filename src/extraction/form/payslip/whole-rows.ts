// The rows of a payslip with labels and names whole, however they are set: on several lines, letter by letter, over notes, behind codes.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { rowsOf } from './cells.ts';
import { withCentredNames } from './centred-names.ts';
import { withCodesApart } from './codes-apart.ts';
import { withFiguresBeneath } from './figures-beneath.ts';
import { withNamesOverNotes } from './names-over-notes.ts';
import { withNotedNames } from './noted-names.ts';
import type { PayWords } from './pay-words.ts';
import { withSpacedLetters } from './spaced-letters.ts';
import { withStraddledNames } from './straddled-names.ts';
import { withWordsApart } from './words-apart.ts';
import { withWholeHeads } from './wrapped-heads.ts';
import { withWrappedNames, type WholeRows } from './wrapped-names.ts';

/** The rows of all pages, and the names that may go on where they were not read. */
export function wholeRows(layout: DocumentLayout, profile: Profile, words: PayWords): WholeRows {
  const apart = withSpacedLetters(
    withWordsApart(withCodesApart(withFiguresBeneath(rowsOf(layout), words)), profile),
    words,
  );
  const headed = withCentredNames(withWholeHeads(withNamesOverNotes(apart, words), words), words);
  return withWrappedNames(withStraddledNames(withNotedNames(headed)), words);
}
