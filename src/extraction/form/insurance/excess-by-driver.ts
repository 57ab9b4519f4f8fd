// Excesses that differ by who drives: `Total excess (Ann Lee)`, `Total excess (Tom Lee)`. None of them is that of the policy as a whole.
import { foldText } from '../../../kernel/text.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Excess, Figure } from './figures.ts';

const OF_DRIVER = /\b(?:drivers?|driven by|driving)\b/;
/** Those who bear a sum besides, whoever they are. */
const BESIDES = /\b(?:young|inexperienced|novice|under \d{2}|additional|extra)\b/;

/** What is to say where the excess that was read is that of one person, and the paper prints another one for others. */
export function driverExcessFindings(
  figures: readonly Figure[],
  excess: Excess | undefined,
  everyone: readonly string[],
): FormFinding[] {
  const surnames = everyone.map((name) => foldText(name.split(' ').at(-1) ?? '')).filter(Boolean);
  const words = ({ label }: Figure): string => ` ${foldText(label)} `;
  const names = (figure: Figure): boolean => surnames.some((name) => words(figure).includes(` ${name} `));
  if (!excess || !names(excess.figure)) return [];
  const isOther = (figure: Figure): boolean =>
    figure.minor !== excess.figure.minor &&
    // In a table of parts and totals totals are compared with each other.
    (figure.header === excess.figure.header || figure.header === '' || excess.figure.header === '') &&
    (figure.section === 'excess' || words(figure).includes(' excess ')) &&
    !BESIDES.test(words(figure)) &&
    (names(figure) || OF_DRIVER.test(words(figure)));
  return figures.some(isOther)
    ? [{ severity: 'warnings', reason: 'The excess differs by who drives, and that of one driver was read.' }]
    : [];
}
