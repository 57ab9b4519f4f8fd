// Labels that do not stand on the line of their amount.
import { describe, expect, it } from 'vitest';
import { labelBeside } from '../../../../src/extraction/form/insurance/straddled-label.ts';
import { at, layOut, type PlacedText } from '../../statement/placed-pages.ts';

/** The label of the amount of `£1,400` among these texts. */
function labelOf(texts: readonly PlacedText[]): string | undefined {
  const [page] = layOut([...texts]).pages;
  const lineAt = page?.lines.findIndex(({ text }) => text.includes('£1,400')) ?? -1;
  const amount = page?.lines[lineAt]?.phrases.find(({ text }) => text === '£1,400');
  return page && amount ? labelBeside(page, lineAt, amount)?.text : undefined;
}

describe('the label of an amount', () => {
  const [amount, other, tax] = [at(300, 103, '£1,400'), at(400, 100, 'IPT 12%'), at(520, 100, '£30.00')];

  it('is what stands left of it at its height, though a row of another box has the line', () => {
    expect(labelOf([other, tax, amount, at(50, 105.5, 'Bicycles')])).toBe('Bicycles');
  });

  it('is nothing that stands a line lower', () => {
    expect(labelOf([other, tax, amount, at(50, 112, 'Bicycles')])).toBeUndefined();
  });
});
