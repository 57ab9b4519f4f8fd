// A factory whose quads are lines of N-Triples (https://www.w3.org/TR/n-triples/): the shortest way from nodes to what an engine loads.
// A term is written when it is made, once, however often it stands in a line.
import { XSD } from '../rdf.ts';
import type { RdfFactory, RdfTerm } from '../rdf.ts';
import { iriText, stringText } from './escape.ts';
import { termText } from './n-quads.ts';

/** A term with its text. */
class WrittenTerm implements RdfTerm {
  readonly termType: string;
  readonly value: string;
  readonly text: string;

  constructor(termType: string, value: string, text: string) {
    this.termType = termType;
    this.value = value;
    this.text = text;
  }
}

const STRING = `${XSD}string`;
const textOf = (term: RdfTerm): string => (term instanceof WrittenTerm ? term.text : termText(term));

/** A factory of lines, each with its line feed. Of which graph they are is said where they are loaded. Blank nodes are told apart by their labels: `b0`, `b1` … */
export function tripleLines(): RdfFactory<string> {
  let blanks = 0;
  return {
    namedNode: (value) => new WrittenTerm('NamedNode', value, iriText(value)),
    blankNode: () => {
      const label = `b${blanks++}`;
      return new WrittenTerm('BlankNode', label, `_:${label}`);
    },
    literal: (value, datatype) => {
      const text = stringText(value);
      return new WrittenTerm('Literal', value, datatype.value === STRING ? text : `${text}^^${textOf(datatype)}`);
    },
    quad: (subject, predicate, object) => `${textOf(subject)} ${textOf(predicate)} ${textOf(object)} .\n`,
  };
}
