// The names in sites and mail addresses, by which a paper says whose it is.
import { describe, expect, it } from 'vitest';
import { siteNamesIn } from '../../../src/extraction/document/site-names.ts';

describe('the names in sites', () => {
  it.each([
    ['Visit www.alder-bank.co.uk or call us', ['alderbank']],
    ['https://help.alder.com/bills', ['help', 'alder']],
    ['Write to care@alderwater.example', ['alderwater']],
    ['alderenergy.co.uk', ['alderenergy']],
    ['see alder.energy and rowan.coop', ['alder', 'rowan']],
  ])('in %j are %j', (text, names) => {
    expect(siteNamesIn(text)).toEqual(names);
  });

  it('are none in other words with points in them', () => {
    expect(siteNamesIn('Due 03.04.2026, e.g. by cheque.Pay in £12.50, see A.B.Smith')).toEqual([]);
  });
});
