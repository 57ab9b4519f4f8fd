// What readers of a class found, as candidates like those that rules find.
import type { Printed } from '../../model/printed.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';
import type { FieldValue } from '../fields/values.ts';

/** How sure a reader is that does not say. */
const USUAL_CONFIDENCE = 0.9;

/** A value as a candidate; `lineIndex` says where on its page it stands, for readers to which that matters. */
export function candidateOf(
  value: FieldValue,
  printed: Printed,
  confidence = USUAL_CONFIDENCE,
  lineIndex = 0,
): FieldCandidate {
  return { value, printed, confidence, page: printed.page, lineIndex, furniture: false };
}

/** A value as the one candidate of its field. */
export function foundValue(value: FieldValue, printed: Printed, confidence = USUAL_CONFIDENCE): FieldCandidate[] {
  return [candidateOf(value, printed, confidence)];
}

/** A text as the one candidate of its field. */
export function foundText(text: string, printed: Printed, confidence = USUAL_CONFIDENCE): FieldCandidate[] {
  return foundValue({ kind: 'text', text }, printed, confidence);
}
