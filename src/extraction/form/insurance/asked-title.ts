// The title of the first holder, where a form asks for it apart from the name.
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormRow } from '../list-rows.ts';
import type { Named, People } from './holders.ts';

/** A title stands at most so many of its heights over the name that is asked for next, or beneath it. */
const REACH_HEIGHTS = 4;

/** The persons, the first holder with the title that stands right by their name, where the name has none. */
export function withAskedTitle(
  { persons, holders: [at] }: People,
  [first]: readonly Named[],
  titles: readonly FieldCandidate[] = [],
): readonly FormRow[] {
  const own = titles.find(({ printed }) => first && isNear(printed, first.printed));
  if (at === undefined || !own || persons[at]?.['title']) return persons;
  return persons.map((row, i) => (i === at ? { ...row, title: own } : row));
}

function isNear(title: Named['printed'], name: Named['printed']): boolean {
  const height = title.box.y1 - title.box.y0;
  return title.page === name.page && Math.abs(name.box.y0 - title.box.y0) <= REACH_HEIGHTS * height;
}
