// Names that read like no name: a part of a sentence, words that have run together, or what a person is not called. Wherever they were read,
// something else stands there.
import { isClause } from '../../extraction/document/clauses.ts';
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import type { GraphNode } from '../../model/reading.ts';

/** What is called by a name of its own. */
const NAMED: ReadonlySet<string> = new Set(['ark:Person', 'ark:Organisation', 'ark:UtilityTariff']);
/** What says what it is for in a few words. */
const DESCRIBED: ReadonlySet<string> = new Set(['ark:PayItem', 'ark:PayDeduction']);
/** A small word that the next one has run into: `City ofTruro`. */
const RUN_TOGETHER = /(?<!\S)(?:of|and|the|for)\p{Lu}\p{Ll}/u;

/** What a sentence goes on behind: a small word at the end, or the mark that ended another one. */
const GOES_ON = /(?<=\p{L} )(?:on|and|of|for|at|by|from|to|in|the|with|is|as|or)$|[?!]["'”’]*\s+\p{Ll}/u;
/** What persons are not called. */
const OF_BODIES =
  /\b(?:authority|ombudsman|regulation|regulated|authorised|limited|plc|ltd|llp|insurance|society|register|registered|commissioner)\b/i;

/** A warning for each name that reads like a part of a sentence, whose words have run together, or that is a body's and was read as a person's. */
export function clauseNames(nodes: readonly GraphNode[]): FormFinding[] {
  const named = nodes.filter(({ type }) => NAMED.has(type));
  const names = named.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const namesOf = (own: string): readonly unknown[] => named.flatMap(({ type, name }) => (type === own ? [name] : []));
  const [persons, tariffs] = [namesOf('ark:Person'), namesOf('ark:UtilityTariff')];
  const described = nodes.flatMap(({ type, description: text }) =>
    DESCRIBED.has(type) && typeof text === 'string' && isClause(text) ? [text] : [],
  );
  return [...new Set([...names, ...described])].flatMap((name): FormFinding[] => {
    if (persons.includes(name) && OF_BODIES.test(name))
      return [{ severity: 'warnings', reason: `What was read as the name of a person is none: ${name}.` }];
    if (isClause(name) || (!tariffs.includes(name) && GOES_ON.test(name)))
      return [{ severity: 'warnings', reason: `What was read as a name reads like a part of a sentence: ${name}.` }];
    return RUN_TOGETHER.test(name)
      ? [{ severity: 'warnings', reason: `Words of a name may have run together: ${name}.` }]
      : [];
  });
}
