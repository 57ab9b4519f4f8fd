// Papers that say little of what they are: told by what is read of them.
import { describe, expect, it } from 'vitest';
import { readPapers } from '../classification/papers.ts';
import { handSet } from '../../fixtures/press/hand-set.ts';
import { openFlow } from './open-flow.ts';
import { readPaper, valuesOf } from './paper-by-hand.ts';

const INVOICE = `
250:#Fernline
250:Invoice
Account | 130:FL2209418 | 330:Mr Aled Rhys Pugh
Invoice no. | 130:77-1042210 | 330:14 Harbour Row
Tax point | 130:08.09.2025 | 330:Whitby
Rental from | 130:08.09.2025 | 330:YO21 3PU
Rental until | 130:07.10.2025
Due | 130:22.09.2025

Qty | 110:Item | 400r:Net | 500r:VAT rate
1 | 110:Everyday Fibre 80 | 400r:20.00 | 500r:20.0%

300:Net total | 500r:£20.00
300:VAT total | 500r:£4.00
300:Invoice total | 500r:£24.00
300:Unpaid from invoice 77-1040007 | 500r:£11.00
300:Account balance to pay | 500r:£35.00

Service provided at: 14 Harbour Row, Whitby, YO21 3PU.
Your agreed contract for Everyday Fibre 80 finishes on 30.06.2026.
`;

describe('a paper whose words may be those of no class', () => {
  it('is of the class that it has every value of, and a person looks at it', async () => {
    const reading = await readPaper(INVOICE);
    expect(reading.document.classIdentifier).toBe('utility-broadband-bill');
    expect(reading.document.classConfidence).toBeLessThan(0.8);
    expect(reading.review).toBe('REVIEW_PENDING');
    expect(valuesOf(reading, 'Bill', 'amountDue')).toEqual(['35.00']);
  });

  it('is of none where a value is missing', async () => {
    const reading = await readPaper(INVOICE.replace('Account | 130:FL2209418 | ', ''));
    expect(reading.document.classIdentifier).toBe('unknown');
  });

  it('is of none where it is a letter, an invoice, a contract or another paper of none', async () => {
    const flow = await openFlow();
    const papers = readPapers().filter(({ classIdentifier }) => classIdentifier === 'unknown');
    for (const { name, lines } of papers) {
      const reading = await flow.read(await handSet(lines.join('\n')));
      expect([name, reading.document.classIdentifier]).toEqual([name, 'unknown']);
    }
  });
});
