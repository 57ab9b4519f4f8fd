// Where a bill supplies: the addresses among what stands by such labels.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { isSetAlike } from '../../../model/set-alike.ts';
import { findAddressBlock } from '../../document/parties.ts';
import { areNames } from '../../document/party-names.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** A label that stands between the lines of what was taken for an address: the address is what follows it. */
const LABEL =
  /^(?:(?:your )?(?:supply|service|property|site|premises) (?:address|number|no\.?)|mpan|mprn|meter (?:number|point)\b.*|address|property)(?: \(.*\))?:?$/iu;
/** A line of no address: it begins like a sentence, or holds what none does. */
const NO_LINE = /^\p{Ll}{2}|[£:]|\. \p{Lu}/u;
const LONGEST_LINE = 60;

/**
 * The addresses, without labels and what stands over them, and without `holders`, who are named over them where one label is of both; those
 * that others are the end of, behind a sentence, come last.
 */
export function supplyPlaces(
  candidates: readonly FieldCandidate[],
  layout: DocumentLayout,
  holders: readonly FieldCandidate[],
): readonly FieldCandidate[] {
  const names = [
    ...holders.map(({ printed }) => printed.text),
    ...(findAddressBlock(layout, { skip: () => false })?.names ?? []).map(({ text }) => text),
  ];
  const places = candidates
    .map((one) => withLineOver(one, layout))
    .map((one) => withoutHolder(one, names))
    .map((one): FieldCandidate => {
      const { value } = one;
      const at = value.kind === 'address' ? value.lines.findLastIndex((line) => LABEL.test(line.trim())) : -1;
      return value.kind !== 'address' || at < 0 || at + 1 === value.lines.length
        ? one
        : { ...one, value: { ...value, lines: value.lines.slice(at + 1) } };
    })
    .filter(
      ({ value }) =>
        value.kind !== 'address' || !value.lines.some((line) => NO_LINE.test(line) || line.length > LONGEST_LINE),
    );
  const isTold = (one: FieldCandidate): boolean => places.some((other) => isEndOf(other, one));
  return [...places.filter((one) => !isTold(one)), ...places.filter(isTold)];
}

/** An address without the lines that it begins with and that name one of these: in full, or by the surname. */
function withoutHolder(one: FieldCandidate, names: readonly string[]): FieldCandidate {
  const { value } = one;
  if (value.kind !== 'address') return one;
  const own = new Set(names.map(foldText));
  const surnames = new Set(names.map((name) => lastWord(name)));
  const isName = (line: string): boolean => own.has(foldText(line)) || (areNames(line) && surnames.has(lastWord(line)));
  const start = value.lines.findIndex((line) => !isName(line));
  return start > 0 ? { ...one, value: { ...value, lines: value.lines.slice(start) } } : one;
}

const lastWord = (name: string): string => foldText(name).split(' ').at(-1) ?? '';

const SAME_EDGE_PT = 2;
const LINE_GAP = 0.6;

/** An address with the line over it where that ends in a comma: beside a label in two languages its first line may stand beside the other. */
function withLineOver(one: FieldCandidate, { pages }: DocumentLayout): FieldCandidate {
  const { value, page, printed } = one;
  const phrases = (pages[page - 1]?.lines ?? []).flatMap((line) => line.phrases);
  const isBegun = (x0: number): boolean => Math.abs(x0 - printed.box.x0) <= SAME_EDGE_PT;
  const first = phrases.find(({ x0, y0 }) => isBegun(x0) && Math.abs(y0 - printed.box.y0) <= SAME_EDGE_PT);
  if (value.kind !== 'address' || !first) return one;
  const over = phrases.findLast(
    (other) =>
      isBegun(other.x0) &&
      isSetAlike(other, first) &&
      other.y1 <= first.y0 + 1 &&
      first.y0 - other.y1 <= LINE_GAP * (first.y1 - first.y0),
  );
  if (!over || !/\p{L}.*,$/u.test(over.text) || NO_LINE.test(over.text)) return one;
  const lines = over.text.split(/\s*,\s*/u).filter(Boolean);
  return { ...one, value: { ...value, lines: [...lines, ...value.lines] } };
}

/** Whether an address is the end of a sentence that was taken for one: `Charges are for services at 4 Weir Lane`. */
function isEndOf({ value: end }: FieldCandidate, { value: whole }: FieldCandidate): boolean {
  if (end.kind !== 'address' || whole.kind !== 'address' || end.postcode !== whole.postcode) return false;
  const [first = ''] = end.lines;
  return whole.lines.some((line) => line !== first && line.endsWith(` ${first}`) && TOLD.test(line));
}

/** What a sentence says right before an address. */
const TOLD = /\b(?:at|for|to|of|supply|supplied|address) \S/iu;
