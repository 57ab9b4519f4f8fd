// Whom a paper is for: a person, or an organisation that is not the one that issued it. A paper that names nobody, or its own issuer
// as a person, was misread: papers of these kinds are made out to somebody.
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import { slipsBetween } from '../../kernel/slips-between.ts';
import { foldText, lettersOf } from '../../kernel/text.ts';
import type { GraphNode } from '../../model/reading.ts';

/** What is said of a form whose nodes name nobody but its issuer. */
export function holderFindings(nodes: readonly GraphNode[], issuer: string | undefined): FormFinding[] {
  const own = foldText(issuer ?? '');
  const namesOf = (type: string): readonly string[] =>
    nodes.flatMap((node) => (node.type === type && typeof node['name'] === 'string' ? [foldText(node['name'])] : []));
  const [persons, organisations] = [namesOf('ark:Person'), namesOf('ark:Organisation')];
  if (persons.some((name) => name === own))
    return [{ severity: 'warnings', reason: 'Whom it is for was read as the name of who issued it.' }];
  return persons.length === 0 && organisations.every((name) => isOf(name, own))
    ? [{ severity: 'warnings', reason: 'Whom it is for was not found.' }]
    : [];
}

/** Names of fewer letters begin others by chance. */
const LEAST_MISREAD = 6;

/** Whether a name is that of the issuer: in full, with what it is registered as, or with a letter of its logo misread. */
function isOf(name: string, issuer: string): boolean {
  if (name === issuer || (issuer !== '' && name.startsWith(`${issuer} `))) return true;
  const [letters, own] = [lettersOf(name), lettersOf(issuer)];
  return (
    own.length >= LEAST_MISREAD &&
    [own.length - 1, own.length].some((end) => slipsBetween(letters.slice(0, end), own, 1) <= 1)
  );
}
