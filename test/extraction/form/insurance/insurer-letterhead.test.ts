// The name over a schedule of insurance that was recognised in a picture.
import { describe, expect, it } from 'vitest';
import { letterheadOf } from '../../../../src/extraction/form/insurance/insurer-letterhead.ts';
import { at, layOut, recognised } from '../../statement/placed-pages.ts';

describe('the logo of an insurer whose letters a picture set apart', () => {
  it('is spelled as the text of the paper spells it', () => {
    const layout = recognised(
      layOut([
        at(50, 40, 'T A RNMERE', 20),
        at(50, 120, 'Your Tarnmere home schedule'),
        at(50, 140, 'Underwritten by Tarnmere Insurance Company'),
      ]),
    );
    expect(letterheadOf(layout, undefined)?.name).toBe('Tarnmere');
  });
});
