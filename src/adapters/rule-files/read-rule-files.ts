// Reads the rules of fusion that ship with the service: the .rq files under ontology/rules, once, at start.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRule } from '../../fusion/fusion-rule.ts';
import type { FusionRule } from '../../fusion/fusion-rule.ts';

/** The rules in the order of their numbers. Throws when one cannot be read. */
export function readRuleFiles(): readonly FusionRule[] {
  const folder = join(packageRoot(dirname(fileURLToPath(import.meta.url))), 'ontology', 'rules');
  const files = readdirSync(folder).filter((name) => name.endsWith('.rq'));
  const rules = files.map((name) => parseRule(name, readFileSync(join(folder, name), 'utf8')));
  return rules.sort((a, b) => a.order - b.order);
}

/** The ontology stays where it is when the code is compiled: it is found from the folder that holds package.json. */
function packageRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json not found above the rule reader');
  return packageRoot(parent);
}
