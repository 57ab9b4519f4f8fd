// Tables that print the VAT of each item behind what it costs without: `Product   Net   VAT rate   VAT`. The last figure of such a row
// is not what is charged for it.
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { withoutPhrases } from '../../../model/parts-of-lines.ts';
import { isAmountInFull } from '../../values/amount.ts';
import { columnsOf } from './vat-columns.ts';

const MOST_LINES = 40;
const SLACK_PT = 3;

/** The paper without the VAT of items, where no column prints what they come to with it. */
export function withoutVatBehind(layout: DocumentLayout): DocumentLayout {
  return { ...layout, pages: layout.pages.map(withoutVat) };
}

function withoutVat(page: PageLayout): PageLayout {
  const cells = new Set(page.lines.flatMap((_, at) => cellsBeneath(page, at)));
  return cells.size === 0 ? page : { ...page, lines: page.lines.map((line) => withoutPhrases(line, cells)) };
}

function cellsBeneath({ lines }: PageLayout, at: number): Phrase[] {
  const header = lines[at];
  const columns = header ? columnsOf(header) : [];
  const [net, vat] = (['chargesExVat', 'vat'] as const).map(
    (name) => columns.find(({ column }) => column === name)?.phrase,
  );
  const isLast = columns.length === 2 && net && vat && net.x1 < vat.x0 && header?.phrases.at(-1) === vat;
  if (!isLast) return [];
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  const end = below.findIndex((line) => columnsOf(line).length >= 2);
  return below.slice(0, end < 0 ? undefined : end).flatMap(({ phrases }) => {
    const isIn =
      (column: Phrase) =>
      (one: Phrase): boolean =>
        overlapsAcross(one, column, SLACK_PT) && isAmountInFull(one.text);
    const last = phrases.at(-1);
    return last && isIn(vat)(last) && phrases.slice(0, -1).some(isIn(net)) ? [last] : [];
  });
}
