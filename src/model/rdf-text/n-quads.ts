// Quads as N-Quads, a line each (https://www.w3.org/TR/n-quads/).
import { XSD } from '../rdf.ts';
import type { RdfTerm } from '../rdf.ts';
import { iriText, stringText } from './escape.ts';
import type { PlainQuad } from './plain-quads.ts';

/** The lines of the quads, each with its line feed. */
export function writeNQuads(quads: Iterable<PlainQuad>): string {
  let text = '';
  for (const { subject, predicate, object, graph } of quads) {
    text += `${termText(subject)} ${termText(predicate)} ${termText(object)}`;
    text += graph === undefined ? ' .\n' : ` ${termText(graph)} .\n`;
  }
  return text;
}

/** A term as it stands in a line. */
export function termText(term: RdfTerm): string {
  if (term.termType === 'NamedNode') return iriText(term.value);
  if (term.termType === 'BlankNode') return `_:${term.value}`;
  const datatype = term.datatype?.value ?? `${XSD}string`;
  const text = stringText(term.value);
  return datatype === `${XSD}string` ? text : `${text}^^${iriText(datatype)}`;
}
