// Where a bill supplies: the addresses among what stands by such labels.
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** A label that stands between the lines of what was taken for an address: the address is what follows it. */
const LABEL =
  /^(?:(?:your )?(?:supply|service|property|site|premises) (?:address|number|no\.?)|mpan|mprn|meter (?:number|point)\b.*|address|property)(?: \(.*\))?:?$/iu;
/** A line of no address: it begins like a sentence, or holds what none does. */
const NO_LINE = /^\p{Ll}{2}|[£:]|\. \p{Lu}/u;
const LONGEST_LINE = 60;

/** The addresses, without labels and what stands over them; those that others are the end of, behind a sentence, come last. */
export function supplyPlaces(candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const places = candidates
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

/** Whether an address is the end of a sentence that was taken for one: `Charges are for services at 4 Weir Lane`. */
function isEndOf({ value: end }: FieldCandidate, { value: whole }: FieldCandidate): boolean {
  if (end.kind !== 'address' || whole.kind !== 'address' || end.postcode !== whole.postcode) return false;
  const [first = ''] = end.lines;
  return whole.lines.some((line) => line !== first && line.endsWith(` ${first}`) && TOLD.test(line));
}

/** What a sentence says right before an address. */
const TOLD = /\b(?:at|for|to|of|supply|supplied|address) \S/iu;
