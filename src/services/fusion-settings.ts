// What a fusion may do: the configuration of a client is the most, a request can ask for less. Both are written in the same words.
import type { FusionRule } from '../fusion/fusion-rule.ts';
import type { FusionOptions } from '../ports/fusion.ts';

/** Whether the rule may be applied under these options. */
export function allowsRule(
  { rules, generate = true }: FusionOptions,
  { name, generates }: Pick<FusionRule, 'name' | 'generates'>,
): boolean {
  if (rules?.includes(name) === false) return false;
  return generates === undefined || (typeof generate === 'boolean' ? generate : generate.includes(generates));
}

/** Options that allow what both of these allow, and nothing else. */
export function narrowed(one: FusionOptions, other: FusionOptions): FusionOptions {
  const rules = common(one.rules, other.rules);
  const [types, none] = [
    common(listOf(one.generate), listOf(other.generate)),
    one.generate === false || other.generate === false,
  ];
  const generate = none ? false : types;
  return { ...(rules && { rules }), ...(generate !== undefined && { generate }) };
}

/** A list that narrows; undefined for what allows everything (or nothing, which is looked at apart). */
function listOf(generate: FusionOptions['generate']): readonly string[] | undefined {
  return typeof generate === 'boolean' ? undefined : generate;
}

function common(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.filter((name) => other.includes(name));
}
