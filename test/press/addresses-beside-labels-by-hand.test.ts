// Addresses whose first line stands beside the first line of a label, or has no label at all.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const LOST = 'The line over an address may be the first of it, and was not read.';
const paper = (lines: string): ReturnType<typeof read> =>
  read(`
    #Corbel & Finch Insurance plc
    *Schedule of Home Insurance
    The insured | 200:Dr Catriona Sutherland
    ${lines}
    Policy number | 200:CF/PC/204-31877
    Insured from | 200:5th November 2025
    Insured to | 200:4th November 2026
    Buildings sum insured | 200:£500,000
    Annual premium | 200:£300.00`);

describe('an address beside a label of several lines', () => {
  it.each([
    ['Correspondence and risk', 'address'],
    ['The place to which cover applies and correspondence', 'address'],
  ])('begins beside the first of them: %s', async (first, second) => {
    const reading = await paper(`
      ${first} | 300:9 Cadogan Row
      ^${second} | 300:Marchmont
      ^300:Edinburgh
      ^300:EH10 5BD`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['9 Cadogan Row', 'Marchmont', 'Edinburgh']]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('has more lines beside the label than beneath it', async () => {
    const reading = await paper(`
      Home to be insured and | 200:Flat 3
      ^place of storage | 200:9 Cadogan Row
      ^address: | 200:Edinburgh
      ^200:EH10 5BD`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 3', '9 Cadogan Row', 'Edinburgh']]);
  });

  it('is doubted where a house stands over it, and another label beside that', async () => {
    const reading = await paper(`
      Premises At Which Cover Applies | 300:9 Cadogan Row
      ^Address | 300:Marchmont
      ^300:Edinburgh
      ^300:EH10 5BD`);
    expect(warningsOf(reading)).toEqual([LOST, 'An address was read that names no house and no street.']);
  });
});
