// The side of the wheel where a question of one side is answered: `Right-hand drive? Yes`. The same words answer the question of both, so
// that they are no label without an answer beside them.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FormCell } from '../list-rows.ts';
import { textCell } from '../row-cells.ts';

const ASKED = /^(?:is (?:it|(?:the|your) (?:car|vehicle|van)) )?(?:a )?(right|left)[- ]hand drive ?[?:]*$/i;
const ANSWER = /^(?:(yes|y)|no|n)\.?$/i;

/** The side as a cell of the vehicle's row; undefined where no such question is answered on its line. */
export function sideAnswered({ pages }: DocumentLayout): FormCell | undefined {
  for (const { lines, number } of pages) {
    for (const { phrases } of lines) {
      for (const [at, { text }] of phrases.entries()) {
        const asked = ASKED.exec(text)?.[1]?.toLowerCase();
        const beside = phrases[at + 1];
        const answer = ANSWER.exec(beside?.text ?? '');
        if (asked === undefined || !beside || !answer) continue;
        const isRight = (asked === 'right') === (answer[1] !== undefined);
        return textCell(isRight ? 'Right' : 'Left', printedPhrase(beside, number));
      }
    }
  }
  return undefined;
}
