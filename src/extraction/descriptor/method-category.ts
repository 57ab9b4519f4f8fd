// The closed list of ark:Transaction methodCategory, from the node contract.

/** Every value of methodCategory. */
export const METHOD_CATEGORIES = [
  'PAYMENT',
  'PAYMENT:ONLINE',
  'PAYMENT:DIRECT_DEBIT',
  'PAYMENT:STANDING_ORDER',
  'PAYMENT:CARD',
  'PAYMENT:CARD:CONTACTLESS',
  'TRANSFER',
  'TRANSFER:OUT',
  'TRANSFER:FASTER',
  'TRANSFER:SAVINGS:OUT',
  'TRANSFER:SAVINGS:IN',
  'TRANSFER:P2P',
  'TRANSFER:CHAPS',
  'CREDIT',
  'UNKNOWN',
] as const;

/** How money moved. */
export type MethodCategory = (typeof METHOD_CATEGORIES)[number];
