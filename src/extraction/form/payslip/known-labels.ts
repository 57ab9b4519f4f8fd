// The labels and headings of payslips, read and unread: a text that is one of them is no value.
import { madeOnce } from '../../../kernel/made-once.ts';
import { foldText } from '../../../kernel/text.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { POST_LABELS } from './places-of-work.ts';

/** All labels and headings of payslips, and of what stands on them and is not read; folded. */
export const allLabels = madeOnce(
  (profile: Profile): ReadonlySet<string> =>
    new Set([
      ...Object.values(profile.fields).flatMap(({ labels }) => labels.map(foldText)),
      ...Object.values(profile.blocks).flatMap(({ headings }) => headings.map(foldText)),
      ...Object.values(profile.lists).flatMap(({ columns }) =>
        Object.values(columns).flatMap(({ headers }) => headers.map(foldText)),
      ),
      ...OTHER_LABELS,
    ]),
);

/** Labels of what is not read: no value of anything else. */
const OTHER_LABELS: readonly string[] = [
  ...POST_LABELS,
  'method',
  'payment method',
  'pay method',
  'paid by',
  'paye ref',
  'employer paye ref',
  'tax ref',
  'tax office ref',
  'paye reference',
  'tax office',
  'tax office name',
  'tax office reference',
  'bank',
  'sort code',
  'account',
  'account number',
  'hours',
  'store no',
  'store number',
  'branch no',
  'address',
  'start date',
  'date of birth',
  'payslip no',
  'pay run',
  'contract',
  'increment date',
  'inc date',
  'sal wage',
  'period start',
  'period start date',
  'period begin',
  'period begins',
  'period from',
  'pay period start',
  'pay period start date',
  'pay period begin',
  'pay period begin date',
  'pay period from',
  'standard hrs',
  'annual salary',
];

/** Whether a text is a label or a heading, with or without the year it is of: `This year (2025/26)`. */
export function isKnownLabel(text: string, profile: Profile): boolean {
  const known = allLabels(profile);
  return known.has(foldText(text)) || known.has(foldText(text.replace(/\s*\(?\b20\d{2}(?:[-–/]\d{2,4})?\)?$/, '')));
}
