// Where a bill supplies: the addresses among what stands by such labels.
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** A label that stands between the lines of what was taken for an address: the address is what follows it. */
const LABEL =
  /^(?:(?:your )?(?:supply|service|property|site|premises) (?:address|number|no\.?)|mpan|mprn|meter (?:number|point)\b.*|address|property)(?: \(.*\))?:?$/iu;
/** A line of no address: it begins like a sentence, or holds what none does. */
const NO_LINE = /^\p{Ll}{2}|[£:]|\. \p{Lu}/u;
const LONGEST_LINE = 60;

/** The addresses, without labels and what stands over them. */
export function supplyPlaces(candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  return candidates
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
}
