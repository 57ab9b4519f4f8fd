// Whom a paper is for: a person, or an organisation that is not the one that issued it. A paper that names nobody, or its own issuer
// as a person, was misread: papers of these kinds are made out to somebody.
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import { foldText } from '../../kernel/text.ts';
import type { GraphNode } from '../../model/reading.ts';

/** What is said of a form whose nodes name nobody but its issuer. */
export function holderFindings(nodes: readonly GraphNode[], issuer: string | undefined): FormFinding[] {
  const own = foldText(issuer ?? '');
  const namesOf = (type: string): readonly string[] =>
    nodes.flatMap((node) => (node.type === type && typeof node['name'] === 'string' ? [foldText(node['name'])] : []));
  const [persons, organisations] = [namesOf('ark:Person'), namesOf('ark:Organisation')];
  if (persons.some((name) => name === own))
    return [{ severity: 'warnings', reason: 'Whom it is for was read as the name of who issued it.' }];
  return persons.length === 0 && organisations.every((name) => name === own)
    ? [{ severity: 'warnings', reason: 'Whom it is for was not found.' }]
    : [];
}
