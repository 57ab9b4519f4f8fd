// Council tax bills that say whom they are from over the address of the sender.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const BY_SENDER = `
  #Thornmere
  Royal Borough of Thornmere · Revenue Services, PO Box 70, Thornmere TM1 8PN

  Miss Isa Quillfeather
  33 Lombard Court
  Thornmere
  TM2 3JS

  *Your council tax
  Thornmere Borough Council | 480r:£388.66
  Wychshire Police | 480r:£181.41
  Council tax 2026/27, band B | 480r:£570.07
  Amount to pay | 480r:£570.07
  Account number | 300:3360197245
  Bill date | 300:9 March 2026`;

describe('a bill that names the council over its address and in a row of charges', () => {
  it('is from whom the address is of', async () => {
    expect(values(await read(BY_SENDER), 'Organisation', 'name')[0]).toBe('Royal Borough of Thornmere');
  });
});
