// The words by which a profile tells rows and headings of a table apart.
import { madeOnce } from '../../kernel/made-once.ts';
import type { TableRule } from '../../profiles/profile.ts';
import { phraseSet, type PhraseSet } from '../document/phrase-set.ts';

/** What rows are, by their words, and what headings between them begin. */
export interface RowVocabulary {
  readonly rowKinds: PhraseSet;
  readonly sections: PhraseSet;
}

/** The vocabulary of a table, made once for each profile. */
export const rowVocabulary = madeOnce((rule: TableRule): RowVocabulary => ({
  rowKinds: phraseSet(rule.rowKinds),
  sections: phraseSet(rule.sections),
}));
