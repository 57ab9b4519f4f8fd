// What is said of a vehicle besides what it is (its value, its security), as rows of their own that point to it.
import type { FormRow } from '../list-rows.ts';

/** Rows about a vehicle, for those of which anything of `names` is known. */
export function partRows(vehicles: readonly FormRow[], names: readonly string[]): FormRow[] {
  return vehicles.flatMap((row, vehicle): FormRow[] => {
    const own = Object.entries(row).filter(([name]) => names.includes(name));
    const [first] = own;
    return first
      ? [
          {
            ...Object.fromEntries(own),
            vehicle: { value: { kind: 'number', number: vehicle }, printed: first[1].printed, confidence: 1 },
          },
        ]
      : [];
  });
}
