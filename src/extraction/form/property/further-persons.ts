// Persons after the first, each with a label of its own that numbers them: `Borrower 2`, `Second applicant`, `Joint account holder`.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { areNames } from '../../document/party-names.ts';

const WHO = '(?:borrower|applicant|customer|account holder|mortgage holder|mortgagor|client)';
const FURTHER = new RegExp(
  `^(?:(?:your |the )?(?:second|third|fourth|2nd|3rd|4th|joint|other) ${WHO}|(?:${WHO}|name)s? (?:no\\.? ?|number )?(?:[2-4]|two|three|four))(?:[’']s)?(?: (?:full )?name)?(?:\\s*:\\s*|\\s+(?=(?:mr|mrs|miss|ms|mx|dr|prof|rev|sir)\\b)|$)(?<name>.*)$`,
  'iu',
);
const SAME_EDGE_PT = 3;
/** A value stands at most so many text heights beneath its label. */
const GAP_HEIGHTS = 1.3;

/** The names behind, beside or beneath such labels, in printed order. */
export function furtherPersons({ pages }: DocumentLayout): readonly Printed[] {
  return pages.flatMap(({ number, lines }) =>
    lines.flatMap((line, at) =>
      line.phrases.flatMap((label): Printed[] => {
        const { name } = FURTHER.exec(label.text)?.groups ?? {};
        if (name === undefined) return [];
        if (name !== '') return areNames(name) ? [{ ...printedPhrase(label, number), text: name }] : [];
        const value = [beside(line, label), beneath(lines.slice(at + 1), label)].find(
          (one) => one && areNames(one.text),
        );
        return value ? [printedPhrase(value, number)] : [];
      }),
    ),
  );
}

const beside = ({ phrases }: Line, label: Phrase): Phrase | undefined => phrases[phrases.indexOf(label) + 1];

const beneath = (lines: readonly Line[], { x0, y0, y1 }: Phrase): Phrase | undefined =>
  lines
    .flatMap(({ phrases }) => phrases)
    .find((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT && one.y0 >= y1 - 1 && one.y0 - y1 <= GAP_HEIGHTS * (y1 - y0));
