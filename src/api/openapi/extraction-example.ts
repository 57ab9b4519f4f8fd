// A small answer as example: an invented statement of an invented bank, with one movement.
import { EXAMPLE_REQUEST_ID } from './describe.ts';

const node = (id: string): string => `https://arkive.example/graph/.draft-nodes/${id}`;
const ACCOUNT = node('4be0643f-1d98-473b-97cd-ca98a65347dd');
const BANK = node('0f8fad5b-d9cb-469f-a165-70867728950e');

/** An extraction response without provenance. */
export const EXTRACTION_EXAMPLE = {
  requestId: EXAMPLE_REQUEST_ID,
  clientDescription: { clientId: 'client_1f0c6a2b9d3e4f58', tenantId: 'default', subjectId: null },
  inputs: [
    {
      filename: 'statement.pdf',
      mimeType: 'application/pdf',
      sizeInBytes: 48213,
      checksum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  ],
  result: {
    status: {
      extraction: 'COMPLETE',
      review: 'REVIEW_NOT_REQUIRED',
      expectations: { errors: [], warnings: [], info: [] },
    },
    document: {
      classIdentifier: 'banking-statement',
      className: 'Banking: Current account statement',
      classConfidence: 0.99,
      profilesMatched: [{ id: 'banking-statement', title: 'Current account statement', version: '1.0.0' }],
    },
    text: { source: 'Embedded', content: 'Example Bank\nYour current account statement\n…' },
    nodes: [
      { id: BANK, type: 'ark:Organisation', name: 'Example Bank' },
      { id: ACCOUNT, type: 'ark:BankAccount', accountType: 'Current', issuedBy: BANK, currency: 'GBP' },
      {
        id: node('7c9e6679-7425-40de-944b-e07fc1f90ae7'),
        type: 'ark:Transaction',
        sequence: '000001',
        date: '2024-01-03',
        relatedTo: ACCOUNT,
        fullDescriptor: 'CARD PAYMENT EXAMPLE SHOP',
        methodCategory: 'PAYMENT:CARD',
        amount: { type: 'ark:CurrencyValue', amount: '12.30', currency: 'GBP', direction: 'Debit' },
        balance: { type: 'ark:CurrencyValue', amount: '487.70', currency: 'GBP', direction: 'Credit' },
      },
    ],
  },
} as const;
