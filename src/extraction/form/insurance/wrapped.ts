// Values that run over: what stands alone on the next line under the value's own edge is the rest of it.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** Lines of one value stand at most this many of its heights apart. */
const GAP = 0.75;
/** Those of one that ends where nothing can: `Fire &`. */
const OPEN_GAP = 1.3;
const SAME_EDGE_PT = 3;

/** A candidate with the rest of its text, where its line is not all of it: where it ends in what `open` holds. */
export function withRest(
  layout: DocumentLayout,
  candidate: FieldCandidate | undefined,
  open = /[^.:?]$/,
): FieldCandidate | undefined {
  if (candidate?.value.kind !== 'text') return candidate;
  const { box, page } = candidate.printed;
  const height = box.y1 - box.y0;
  const isOpen = /(?:&|,|\band|-)$/i.test(candidate.printed.text);
  const reach = (isOpen ? OPEN_GAP : GAP) * height;
  const next = layout.pages[page - 1]?.lines.find(({ y0 }) => y0 > box.y1 - 0.4 * height && y0 - box.y1 < reach);
  const [rest, other] = next?.phrases ?? [];
  const isAligned = rest && (Math.abs(rest.x0 - box.x0) <= SAME_EDGE_PT || Math.abs(rest.x1 - box.x1) <= SAME_EDGE_PT);
  // A new row has its label to the left.
  if (!rest || (other && !isOpen) || !isAligned || rest.x0 < 120 || !open.test(candidate.printed.text))
    return candidate;
  // Its own text lacks what the line ends in.
  const text =
    isOpen && candidate.printed.text.startsWith(candidate.value.text) ? candidate.printed.text : candidate.value.text;
  return { ...candidate, value: { kind: 'text', text: `${text}${/\w-$/.test(text) ? '' : ' '}${rest.text}` } };
}
