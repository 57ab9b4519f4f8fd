// What a bundle holds, told in a list of its own without prices: the kind of each service beside its product (`Broadband   M500 Fibre`
// over `Home phone   Evening Calls`).
import type { Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { BillRow } from './bill-rows.ts';
import { isPlanName } from './box-plans.ts';
import { kindAlone } from './kind-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { NOTE, type Package } from './packages.ts';
import { bareName } from './tariff-names.ts';

/** Kinds of fewer services may be labels of anything. */
const LEAST_KINDS = 2;
const SAME_EDGE_PT = 3;
/** Rows of a list stand at most this many text heights apart. */
const GAP = 3;
/** What is said of a service beside its kind, and no name of a product. */
const SAID =
  /^(?:included|inclusive|active|inactive|connected|yes|no|none|not taken|free|unlimited|up to|from|call|text|chat|ring|dial|open|every|mon|sun|daily|n\/?a|available|standard|live|working)\b|\b(?:am|pm|a day|a week|days?)$|0\d{3,}|\bper\b/iu;
/** What was had before, or might be. */
const OTHERS =
  /\b(?:old|previous|previously|before|former|until|new|upgrade|could|alternatives?|instead|offers?|compare)\b/iu;

interface KindRow extends Package {
  readonly at: number;
  readonly row: BillRow;
}

/** The product of each kind, by the one list that a bill has; none where lists differ. */
export function kindLists(rows: readonly BillRow[], known: readonly Utility[]): Package[] {
  const found = rows.flatMap((row, at): KindRow[] => kindRow(row, at, known));
  const lists = found.reduce<KindRow[][]>((all, one) => {
    const list = all.at(-1);
    const last = list?.at(-1);
    if (list && last && isNext(last, one)) list.push(one);
    else all.push([one]);
    return all;
  }, []);
  const whole = lists.filter((list) => isList(list, rows, known)).flat();
  return whole.filter(
    ({ utility, name }, at) =>
      whole.findIndex((one) => one.utility === utility) === at &&
      whole.every((one) => one.utility !== utility || one.name === name),
  );
}

function kindRow(row: BillRow, at: number, known: readonly Utility[]): KindRow[] {
  const [label, value, other] = row.phrases;
  if (!label || !value || other) return [];
  const utility = kindAlone(label.text.replace(/:$/u, ''), known);
  const name = bareName(value.text).replace(NOTE, '');
  return utility !== undefined && !SAID.test(name) && isPlanName(name, known)
    ? [{ utility, name, printed: printedPhrase(value, row.line.page), at, row }]
    : [];
}

function isNext(above: KindRow, { row }: KindRow): boolean {
  const [a, b] = [above.row.phrases[0], row.phrases[0]];
  const isColumn = (one: Phrase | undefined, two: Phrase | undefined): boolean =>
    one !== undefined && two !== undefined && Math.abs(one.x0 - two.x0) <= SAME_EDGE_PT;
  return (
    above.row.line.page === row.line.page &&
    isColumn(a, b) &&
    row.line.y0 - above.row.line.y1 <= GAP * (row.line.y1 - row.line.y0)
  );
}

/** Whether rows are such a list: of several kinds, one product of which tells its kind in its own words, and of what is had now. */
function isList(list: readonly KindRow[], rows: readonly BillRow[], known: readonly Utility[]): boolean {
  const [first] = list;
  const head = rows
    .slice(Math.max(0, (first?.at ?? 0) - 2), first?.at)
    .filter(({ line, phrases }) => line.page === first?.row.line.page && phrases.length === 1);
  return (
    new Set(list.map(({ utility }) => utility)).size >= LEAST_KINDS &&
    list.some(({ utility, name }) => namedUtility(name, known) === utility) &&
    !head.some(({ text }) => OTHERS.test(text))
  );
}
