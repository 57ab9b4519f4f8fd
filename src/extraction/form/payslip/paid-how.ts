// By what means pay is paid: it may stand behind the name of net pay, or behind the amount.

const MEANS = '(?:bank transfer|transfer|bacs|faster payments?|direct credit|credit transfer|cheque|cash)';

/** `Paid to you by bank transfer`. */
export const PAID_HOW = new RegExp(
  `(?<=\\b(?:net pay|paid to you|take home pay|net wages?|you receive)) (?:by|via|in|as) ${MEANS}$`,
  'u',
);

/** `£1,480.20 by BACS`: what a text says behind an amount, and nothing else. */
export const HOW_ALONE = new RegExp(`^(?:paid )?(?:by|via|in) ${MEANS}\\.?$`, 'iu');
