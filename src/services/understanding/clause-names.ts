// Names that read like no name: a part of a sentence, or words that have run together. Wherever they were read, something else stands there.
import { isClause } from '../../extraction/document/clauses.ts';
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import type { GraphNode } from '../../model/reading.ts';

/** What is called by a name of its own. */
const NAMED: ReadonlySet<string> = new Set(['ark:Person', 'ark:Organisation', 'ark:UtilityTariff']);
/** A small word that the next one has run into: `City ofTruro`. */
const RUN_TOGETHER = /(?<!\S)(?:of|and|the|for)\p{Lu}\p{Ll}/u;

/** A warning for each name that reads like a part of a sentence, or whose words have run together. */
export function clauseNames(nodes: readonly GraphNode[]): FormFinding[] {
  const names = nodes.flatMap(({ type, name }) => (NAMED.has(type) && typeof name === 'string' ? [name] : []));
  return [...new Set(names)].flatMap((name): FormFinding[] => {
    if (isClause(name))
      return [{ severity: 'warnings', reason: `What was read as a name reads like a part of a sentence: ${name}.` }];
    return RUN_TOGETHER.test(name)
      ? [{ severity: 'warnings', reason: `Words of a name may have run together: ${name}.` }]
      : [];
  });
}
