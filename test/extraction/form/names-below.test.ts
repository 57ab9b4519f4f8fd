// Names beneath each other under one label.
import { describe, expect, it } from 'vitest';
import { candidateOf } from '../../../src/extraction/form/found-value.ts';
import { withNamesBelow } from '../../../src/extraction/form/names-below.ts';
import { printedPhrase } from '../../../src/model/printed.ts';
import { at, layOut, type PlacedText } from '../statement/placed-pages.ts';

/** The names from the first phrase of the second line on. */
function namesFrom(texts: readonly PlacedText[]): string[] {
  const layout = layOut(texts);
  const first = layout.pages[0]?.lines[1]?.phrases[0];
  if (!first) throw new Error('the page has no second line');
  const candidate = candidateOf({ kind: 'text', text: first.text }, printedPhrase(first, 1), 0.9, 1);
  return withNamesBelow(layout, [candidate]).map(({ printed }) => printed.text);
}

const HOLDERS = [
  at(60, 100, 'Who is insured'),
  at(60, 116, 'Mr Stephen Cole'),
  at(60, 127, 'Ms Orla Finch'),
  at(60, 138, '4 Mill Lane'),
];

describe('names beneath each other', () => {
  it('are all of one label', () => {
    expect(namesFrom(HOLDERS)).toEqual(['Mr Stephen Cole', 'Ms Orla Finch']);
  });

  it('are so where a value of another column begins between their lines', () => {
    expect(namesFrom([...HOLDERS, at(314, 124, 'LH-5520')])).toEqual(['Mr Stephen Cole', 'Ms Orla Finch']);
  });
});
