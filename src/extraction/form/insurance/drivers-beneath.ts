// Names that stand beneath each other beside one label of several drivers, without titles: `Permitted drivers | Ann Lee` over `Bob Lee`;
// they may be numbered.
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { isPersonName } from './names.ts';

/** A label of several, left of the first name. */
const OF_DRIVERS = /\b(?:drivers|persons?|people|riders)\b/iu;
/** Capitalised words and nothing else: the surname of the name above stands alone. */
const WHOLE_NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,4}$/u;
/** What is said of who is named, behind the name: `Ann Lee (born 02.05.1951)`, `Ann Lee, spouse`; a day in brackets is that of the birth, whatever the word. */
const SAID =
  / \((?:\p{L}+\.? ){0,3}\d[^()]*\)$|(?: \(|, \(?|\s[-–] )(?:born|d\.?o\.?b|date of birth|\d+|spouse|partner|wife|husband|son|daughter|policy ?holder|insured|main|named)\b.*$/iu;
/** Names of one list stand at most this many of their heights apart, and begin within this of each other, in points. */
const GAP = 1.1;
const SAME_EDGE_PT = 3;

/** Each candidate, followed by the names that go on with its list. */
export function withDriversBeneath(
  { pages }: DocumentLayout,
  candidates: readonly FieldCandidate[],
): readonly FieldCandidate[] {
  return candidates.flatMap((one) => {
    const { page: number, printed } = one;
    const lines = pages[number - 1]?.lines ?? [];
    const at = lines.findIndex(({ phrases }) =>
      phrases.some(({ x0, y0 }) => Math.abs(x0 - printed.box.x0) < 1 && Math.abs(y0 - printed.box.y0) < 1),
    );
    const label = lines[at]?.phrases.findLast(({ x1 }) => x1 <= printed.box.x0);
    if (!label || !OF_DRIVERS.test(label.text) || !WHOLE_NAME.test(bareName(printed.text))) return [one];
    return [one, ...namesBeneath(lines.slice(at + 1), one)];
  });
}

const bareName = (text: string): string => text.replace(NUMBER, '').replace(SAID, '');
const NUMBER = /^\(?\d{1,2}[.)] /u;

function namesBeneath(lines: readonly Line[], first: FieldCandidate): FieldCandidate[] {
  const found: FieldCandidate[] = [];
  let { box } = first.printed;
  for (const { phrases, page } of lines) {
    const name = phrases.find(({ x0 }) => Math.abs(x0 - box.x0) <= SAME_EDGE_PT);
    // What has a label of its own is of that.
    if (!name || phrases[0] !== name || name.y0 - box.y1 > GAP * (box.y1 - box.y0)) break;
    const bare = bareName(name.text);
    if (!WHOLE_NAME.test(bare) || !isPersonName(bare)) break;
    const printed = printedPhrase(name, page);
    found.push(candidateOf({ kind: 'text', text: name.text }, printed, first.confidence, first.lineIndex));
    ({ box } = printed);
  }
  return found;
}
