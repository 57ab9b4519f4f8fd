// The list of parts by which an upload is completed: every part once, in ascending order (Amazon S3 API, CompleteMultipartUpload:
// `InvalidPartOrder`, `InvalidPart`). Whether the tags are right, the store knows.
import { Problem } from '../../kernel/problem.ts';
import type { ReceivedPart } from '../../model/upload.ts';

/** Throws Problem upload-parts-refused, naming the first fault. */
export function checkPartList(parts: readonly ReceivedPart[], count: number): void {
  const numbers = parts.map(({ partNumber }) => partNumber);
  const unordered = numbers.find((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0));
  if (unordered !== undefined) throw refused(`Part ${unordered} is out of order: parts are listed in ascending order.`);
  const stranger = numbers.find((number) => number < 1 || number > count);
  if (stranger !== undefined) throw refused(`There is no part ${stranger}: the upload has ${count}.`);
  const missing = Array.from({ length: count }, (_, index) => index + 1).find((number) => !numbers.includes(number));
  if (missing !== undefined) throw refused(`Part ${missing} is not in the list.`);
}

function refused(detail: string): Problem {
  return new Problem('upload-parts-refused', detail);
}
