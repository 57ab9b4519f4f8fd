// Limits on the text of an operation, looked at before anything that costs more than reading it: tokens, nesting, aliases, fields.
import { GraphQLError, Kind, parse } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { fragmentsOf } from './query-cost.ts';

/** The operation parsed. Throws Problem invalid-request, query-too-complex. */
export function parseWithinLimits(text: string): DocumentNode {
  const document = parsed(text);
  checkDocument(document);
  return document;
}

function parsed(text: string): DocumentNode {
  if (text.length > GRAPHQL_LIMITS.characters) {
    throw new Problem('query-too-complex', `An operation has at most ${GRAPHQL_LIMITS.characters} characters.`);
  }
  try {
    return parse(text, { maxLexicalTokens: GRAPHQL_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes('Parsing aborted')) {
      throw new Problem('query-too-complex', `An operation has at most ${GRAPHQL_LIMITS.tokens} tokens.`);
    }
    throw new Problem('invalid-request', error.message);
  }
}

interface Count {
  selections: number;
  aliases: number;
}

function checkDocument(document: DocumentNode): void {
  const { definitions } = document;
  const count = { selections: 0, aliases: 0 };
  const fragments = fragmentsOf(document);
  for (const definition of definitions) {
    if ('selectionSet' in definition) {
      countSelections(definition.selectionSet, count);
    }
  }
  tooMany(count.selections, GRAPHQL_LIMITS.selections, 'fields');
  tooMany(count.aliases, GRAPHQL_LIMITS.aliases, 'aliases');
  const depths = new Map<string, number>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    tooMany(depthOf(definition.selectionSet, fragments, depths), GRAPHQL_LIMITS.depth, 'levels of fields');
    tooMany(rootFields(definition.selectionSet, fragments), GRAPHQL_LIMITS.rootFields, 'fields at its root');
  }
}

function tooMany(found: number, limit: number, what: string): void {
  if (found > limit) throw new Problem('query-too-complex', `An operation has at most ${limit} ${what}.`);
}

/** As written: a fragment counts once, however often it is spread. */
function countSelections({ selections }: SelectionSetNode, count: Count): void {
  for (const selection of selections) {
    count.selections += 1;
    if (selection.kind === Kind.FIELD && selection.alias !== undefined) count.aliases += 1;
    if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet !== undefined) {
      countSelections(selection.selectionSet, count);
    }
  }
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Fragments followed, each worked out once; what spreads itself is refused by validation. */
function depthOf({ selections }: SelectionSetNode, fragments: Fragments, depths: Map<string, number>): number {
  const inner = selections.map((selection): number => {
    if (selection.kind === Kind.FIELD) {
      return 1 + (selection.selectionSet === undefined ? 0 : depthOf(selection.selectionSet, fragments, depths));
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, fragments, depths);
    const name = selection.name.value;
    const known = depths.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    depths.set(name, 0);
    const depth = fragment === undefined ? 0 : depthOf(fragment.selectionSet, fragments, depths);
    depths.set(name, depth);
    return depth;
  });
  return Math.max(0, ...inner);
}

/** A bound: the root may spread fragments, which spread no more than one level of fields each time they are named. */
function rootFields(root: SelectionSetNode, fragments: Fragments, seen: ReadonlySet<string> = new Set()): number {
  let found = 0;
  for (const selection of root.selections) {
    if (selection.kind === Kind.FIELD) found += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) found += rootFields(selection.selectionSet, fragments, seen);
    else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (fragment === undefined || seen.has(name)) continue;
      found += rootFields(fragment.selectionSet, fragments, new Set([...seen, name]));
    }
    if (found > GRAPHQL_LIMITS.rootFields) return found;
  }
  return found;
}
