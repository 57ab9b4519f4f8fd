// The query parameter `include`: parts of an answer that are given on request only.
import { Problem } from '../../kernel/problem.ts';

/** What `?include=` asks for: a list separated by commas. Throws Problem invalid-request. */
export function included(query: unknown): ReadonlySet<string> {
  const value = typeof query === 'object' && query !== null && 'include' in query ? query.include : [];
  const names = [value].flat().flatMap((text) => String(text).split(','));
  const unknown = names.find((name) => name !== 'provenance');
  if (unknown !== undefined) throw new Problem('invalid-request', 'The parameter `include` takes `provenance` only.');
  return new Set(names);
}
