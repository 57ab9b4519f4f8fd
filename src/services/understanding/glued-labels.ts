// Numbers that begin with the last word of their label: in a narrow column both may be one word of the file.
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import type { GraphNode } from '../../model/reading.ts';

/** What says of what a number is, and the number right behind it: `number44/1033`. */
const GLUED = /^(?:number|no|reference|ref|code|id|policy|account|certificate|customer|date)[.:]?(?=\p{Lu}{0,4}\d)/u;
/** Properties that hold numbers. */
const NUMBER = /(?:number|reference|identifier|code)$/i;

/** A warning for each number that begins with a word in small letters. */
export function gluedLabels(nodes: readonly GraphNode[]): FormFinding[] {
  const glued = nodes.flatMap((node) =>
    Object.entries(node).flatMap(([property, value]) =>
      NUMBER.test(property) && typeof value === 'string' && GLUED.test(value) ? [value] : [],
    ),
  );
  return [...new Set(glued)].map((value) => ({
    severity: 'warnings',
    reason: `A number may begin with the last word of its label: ${value}.`,
  }));
}
