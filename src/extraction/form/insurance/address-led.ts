// An address beneath a sentence that leads to it: `You live at`, and its lines under that, down to the postcode.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import { candidateOf } from '../found-value.ts';

/** What homes are called. */
const HOMES = '(?:homes?|house|property|building|premises|dwelling|flat)';

/** What leads to where somebody lives, and to what is insured. */
const LEADS = {
  home: /\b(?:live|lives|living|resides?|residing|home address is|address is|home is(?: at)?|write to you at)(?: at)?[:,]?$|\b(?:issued|sent|addressed|made out) to .{3,80} of[:,]?$/i,
  risk: new RegExp(
    [
      '\\b(?:insured?|insuring|covers?|covered|covering|home|house|property|building) (?:is )?(?:at|situated at|located at)[:,]?$',
      // `… at this address:`, `… is shown below.`
      `\\b${HOMES}\\b[^.]{0,60}\\b(?:(?:this|the following) address|(?:the )?address (?:below|beneath)|as follows|(?:shown|given|set out|printed) (?:here|below|beneath))[:.]?$`,
      `\\b(?:insures?|insuring|insured|covers?|covering|covered|protects?)\\b[^.]{0,40}\\bthe following (?:${HOMES}|address)[:.]?$`,
    ].join('|'),
    'i',
  ),
} as const;
/** An address has at most so many lines, which stand at most this many heights apart. */
const MOST_LINES = 7;
const GAP = 1.1;
const SAME_EDGE_PT = 16;
/** The first of them may be set in by so much, in points, and stand so many heights lower. */
const INDENT_PT = 80;
const FIRST_GAP = 1.6;

/** The address that a sentence of this kind leads to; undefined where none does. */
export function addressLedTo(layout: DocumentLayout, kind: keyof typeof LEADS): FieldCandidate | undefined {
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      const lead = line.phrases.find(({ text }) => LEADS[kind].test(text));
      if (!lead) continue;
      const lines: Phrase[] = [];
      for (const next of page.lines.slice(at + 1)) {
        const above = lines.at(-1) ?? lead;
        const [indent, gap] = lines.length === 0 ? [INDENT_PT, FIRST_GAP] : [SAME_EDGE_PT, GAP];
        const phrase = next.phrases.find(({ x0 }) => x0 - above.x0 <= indent && above.x0 - x0 <= SAME_EDGE_PT);
        if (next.y0 - above.y1 > gap * (above.y1 - above.y0) || lines.length === MOST_LINES) break;
        if (!phrase) continue;
        lines.push(phrase);
        const end = postcodeAtEnd(phrase.text.replace(/[.,]$/, ''));
        if (end) return addressOf(lines, end, { page: page.number, at });
      }
    }
  }
  return undefined;
}

function addressOf(
  phrases: readonly Phrase[],
  { postcode, before }: NonNullable<ReturnType<typeof postcodeAtEnd>>,
  { page, at }: { readonly page: number; readonly at: number },
): FieldCandidate {
  const texts = [...phrases.slice(0, -1).map(({ text }) => text), before];
  const lines = texts.map((text) => text.replace(/[\s,]+$/, '')).filter((text) => text !== '');
  const printed = printedWords(
    phrases.flatMap(({ words }) => words),
    page,
  );
  return candidateOf({ kind: 'address', lines, postcode }, printed, 0.85, at);
}
