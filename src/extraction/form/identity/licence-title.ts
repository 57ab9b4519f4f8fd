// What a licence calls itself, in English or Welsh: a provisional one says so over its values.
import { slipsBetween } from '../../../kernel/slips-between.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';

/** The title of a licence. */
export interface LicenceTitle {
  readonly isProvisional: boolean;
  /** Whether the title was read, and no word beside it is lost. */
  readonly isLegible: boolean;
}

const LICENCE = /\b(?:driving licence|trwydded yrru)\b/;
const PROVISIONAL = 'provisional';
const WELSH_PROVISIONAL = /\bdros ?dro\b/;
/** Letters of the word that a picture may misread. */
const MOST_SLIPS = 3;

/** Whether the card is one for learners, as its title says. */
export function licenceTitle(layout: DocumentLayout): LicenceTitle {
  const lines = layout.pages.flatMap((page) => page.lines.map(({ text }) => foldText(text)));
  const isProvisional = lines.some(
    (line) => WELSH_PROVISIONAL.test(line) || line.split(' ').some((word) => isNearly(word)),
  );
  return { isProvisional, isLegible: isProvisional || lines.some((line) => LICENCE.test(line)) };
}

function isNearly(word: string): boolean {
  return (
    Math.abs(word.length - PROVISIONAL.length) <= MOST_SLIPS &&
    slipsBetween(word, PROVISIONAL, MOST_SLIPS) <= MOST_SLIPS
  );
}
