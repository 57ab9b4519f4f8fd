// What a payslip says of the post: where its employee works, and on which scale. A hospital, a school or a shop named there is not who pays.
import { madeOnce } from '../../../kernel/made-once.ts';
import { foldText } from '../../../kernel/text.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { isLabel, type Cell, type Row } from './cells.ts';

/** Labels of where is worked, and of what the post is paid by. */
export const POST_LABELS: readonly string[] = [
  'location',
  'work location',
  'place of work',
  'workplace',
  'grade',
  'pay point',
  'pay scale',
  'payscale',
  'payscale description',
  'pay scale description',
  'pay band',
  'scale point',
  'base',
  'site',
  'store',
  'home store',
  'shop',
  'depot',
  'ward',
  'branch',
];

/** Fields of the post that name what may look like an employer. */
const POST_FIELDS = ['jobTitle', 'department'] as const;

const postLabels = madeOnce(
  (profile: Profile): ReadonlySet<string> =>
    new Set([...POST_LABELS, ...POST_FIELDS.flatMap((field) => profile.fields[field]?.labels ?? [])].map(foldText)),
);

/** A value stands at most so many text heights beneath its label. */
const BELOW_HEIGHTS = 1.2;
/** And begins where it begins, in points. */
const SAME_EDGE_PT = 2;

/** Whether a cell is what the label before it, or right over it, says of the post. */
export function isOfPost(
  cell: Cell,
  row: Row,
  { over, profile }: { readonly over: Row | undefined; readonly profile: Profile },
): boolean {
  const labels = postLabels(profile);
  const isPostLabel = (one: Cell | undefined): boolean =>
    one !== undefined && isLabel(one) && labels.has(foldText(one.text));
  if (isPostLabel(row.cells[row.cells.indexOf(cell) - 1])) return true;
  if (over?.page !== row.page || isPostLabel(cell)) return false;
  return over.cells.some(
    (one) =>
      isPostLabel(one) &&
      Math.abs(one.x0 - cell.x0) < SAME_EDGE_PT &&
      cell.y0 - one.y1 < BELOW_HEIGHTS * (one.y1 - one.y0),
  );
}
