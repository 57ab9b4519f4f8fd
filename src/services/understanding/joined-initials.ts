// Initials that were recognised as one word (`MISS AR KOWAL`) where the paper prints them apart elsewhere (`MISS A R KOWAL`).
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';

const INITIALS = /(?<=\s)\p{Lu}{2,3}(?=\s\p{L})/u;

/** A warning where the initials of a person stand apart in another place of a paper that was recognised. */
export function joinedInitials({ pages }: DocumentLayout, nodes: readonly GraphNode[]): FormFinding[] {
  const phrases = pages.flatMap(({ lines }) => lines.flatMap((line) => line.phrases));
  if (phrases.every(({ words }) => words.every(({ confidence }) => confidence === 1))) return [];
  const isJoined = nodes.some(({ type, name }) => {
    if (type !== 'ark:Person' || typeof name !== 'string' || !INITIALS.test(name)) return false;
    const apart = name.replace(INITIALS, (letters) => [...letters].join(' ')).toLowerCase();
    return phrases.some(({ text }) => text.toLowerCase().includes(apart));
  });
  return isJoined ? [{ severity: 'warnings', reason: 'The initials of a person are printed together and apart.' }] : [];
}
