// The body of POST /graph/fuse, read field by field. A field that is not known is refused rather than passed over.
import { GRAPH_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { FusionOptions } from '../../ports/fusion.ts';

/** What the client chooses; nothing without a body. Throws Problem invalid-request. */
export function fusionRequest(body: unknown): FusionOptions {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new Problem('invalid-request', 'The body is no JSON object.');
  const { rules, generate, ...others } = body as Readonly<Record<string, unknown>>; // an object, just checked
  if (Object.keys(others).length > 0) {
    throw new Problem('invalid-request', 'The body may hold rules, generate, and nothing else.');
  }
  return {
    ...(rules !== undefined && { rules: names(rules, 'The field `rules` is a list of names of rules.') }),
    ...(generate !== undefined && {
      generate:
        typeof generate === 'boolean'
          ? generate
          : names(generate, 'The field `generate` is true, false, or a list of types (`ark:BankAccount`).'),
    }),
  };
}

function names(value: unknown, otherwise: string): readonly string[] {
  const isName = (name: unknown): name is string =>
    typeof name === 'string' && name !== '' && name.length <= GRAPH_LIMITS.nameCharacters;
  if (Array.isArray(value) && value.length <= GRAPH_LIMITS.names && value.every(isName)) return value;
  throw new Problem('invalid-request', otherwise);
}
