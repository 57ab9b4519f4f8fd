// An address that is asked for in parts: house, street, town, county and postcode each with a label of its own, beneath each other.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import { candidateOf } from '../found-value.ts';

const PARTS = [
  /^(?:house|building|property|flat)(?: (?:number|name|no|or|and))*$/,
  /^(?:street|road)(?: name)?$|^street address$|^address line (?:1|one)$|^address 1$/,
  /^address (?:line )?(?:2|two)$|^(?:locality|district|village)$/,
  /^(?:town|city|post ?town)(?: (?:or )?(?:town|city))?$|^address (?:line )?(?:3|three)$/,
  /^county$|^address (?:line )?(?:4|four)$/,
] as const;
const POSTCODE = /^(?:home |your )?post ?code$/;
/** The parts stand on at most so many lines. */
const MOST_LINES = 10;
const SAME_EDGE_PT = 4;

/** The address whose parts follow each other, as one; undefined where no street or no postcode is among them. */
export function addressInParts({ pages }: DocumentLayout): FieldCandidate | undefined {
  for (const page of pages) {
    for (const [at, line] of page.lines.entries()) {
      for (const label of line.phrases) {
        const value = POSTCODE.test(foldText(label.text)) ? beside(line, label) : undefined;
        const postcode = value && postcodeAtEnd(value.text)?.postcode;
        if (!value || postcode === undefined) continue;
        const above = page.lines.slice(Math.max(0, at - MOST_LINES), at);
        const [house, street, ...rest] = PARTS.map((part) => valueOf(above, part, label));
        if (street === undefined) continue;
        // A number stands on the line of its street, a name over it.
        const first =
          house !== undefined && /^\p{L}?\d+\p{L}?$/u.test(house) ? [`${house} ${street}`] : [house, street];
        const lines = [...first, ...rest].filter((one) => one !== undefined);
        return candidateOf({ kind: 'address', lines, postcode }, printedPhrase(value, page.number), 0.9, at);
      }
    }
  }
  return undefined;
}

const beside = ({ phrases }: Line, label: Phrase): Phrase | undefined =>
  phrases.find(({ x0, text }) => x0 >= label.x1 && text !== ':');

function valueOf(lines: readonly Line[], part: RegExp, { x0 }: Phrase): string | undefined {
  for (const line of lines) {
    const label = line.phrases.find((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT && part.test(foldText(one.text)));
    const value = label && beside(line, label);
    if (value) return value.text;
  }
  return undefined;
}
