// Where the statements of a document's graph come from, as PROV-O (https://www.w3.org/TR/prov-o/): the graph is derived from the file,
// and each value that was read is a statement quoted from a place on a page (fragment identifiers of RFC 8118 §3).
import type { PropertyEvidence } from './evidence.ts';
import { PROPERTY_TERMS } from './generated/terms.ts';
import { fileIri, graphIri } from './graph-names.ts';
import type { GraphNaming } from './graph-names.ts';
import { plainTerm } from './plain-term.ts';
import { ARK, RDF, XSD } from './rdf.ts';
import type { RdfTerm } from './rdf.ts';
import { plainQuads } from './rdf-text/plain-quads.ts';
import type { PlainQuad } from './rdf-text/plain-quads.ts';
import type { SourceDocument } from './source-document.ts';

export const PROV = 'http://www.w3.org/ns/prov#';
export const DCTERMS = 'http://purl.org/dc/terms/';
export const SPDX = 'http://spdx.org/rdf/terms#';

/** The parts of a document that its provenance is made of. */
export type TracedDocument = Pick<SourceDocument, 'requestId' | 'receivedAt' | 'input' | 'evidence'>;

/** The statements about a document's graph and about each value in it, one group for each subject that stands by itself. */
export function* sourceProvenance(
  source: TracedDocument,
  naming: GraphNaming,
  graph?: RdfTerm,
): Generator<readonly PlainQuad[], undefined> {
  const triples = new Triples(graph);
  const file = triples.iri(fileIri(naming, source.requestId));
  yield triples.ofGraph(graphIri(naming, source.requestId), file, source.receivedAt);
  yield triples.ofFile(file, source.input);
  for (const evidence of source.evidence) yield triples.ofReading(file, evidence);
}

class Triples {
  readonly #make = plainQuads();
  readonly #graph: RdfTerm | undefined;
  readonly #dateTime = this.#make.namedNode(`${XSD}dateTime`);
  readonly #hexBinary = this.#make.namedNode(`${XSD}hexBinary`);
  readonly #type = this.#make.namedNode(`${RDF}type`);
  readonly #entity = this.#make.namedNode(`${PROV}Entity`);

  constructor(graph: RdfTerm | undefined) {
    this.#graph = graph;
  }

  iri(iri: string): RdfTerm {
    return this.#make.namedNode(iri);
  }

  ofGraph(graphIri: string, file: RdfTerm, receivedAt: string): readonly PlainQuad[] {
    const graph = this.iri(graphIri);
    return [
      this.#quad(graph, `${RDF}type`, this.#entity),
      this.#quad(graph, `${PROV}wasDerivedFrom`, file),
      this.#quad(graph, `${PROV}generatedAtTime`, this.#make.literal(receivedAt, this.#dateTime)),
    ];
  }

  /** The checksum as DCAT 3 §6.12.16 has it (SPDX). */
  ofFile(file: RdfTerm, input: SourceDocument['input']): readonly PlainQuad[] {
    const checksum = this.#make.blankNode();
    return [
      this.#quad(file, `${RDF}type`, this.#entity),
      this.#quad(file, `${DCTERMS}title`, this.#scalar(input.filename)),
      this.#quad(file, `${DCTERMS}format`, this.#scalar(input.mimeType)),
      this.#quad(file, `${SPDX}checksum`, checksum),
      this.#quad(checksum, `${SPDX}algorithm`, this.iri(`${SPDX}checksumAlgorithm_sha256`)),
      this.#quad(checksum, `${SPDX}checksumValue`, this.#make.literal(input.checksum, this.#hexBinary)),
    ];
  }

  ofReading(file: RdfTerm, evidence: PropertyEvidence): readonly PlainQuad[] {
    const { nodeId, property, page, text, rule, confidence } = evidence;
    const reading = this.#make.blankNode();
    return [
      this.#quad(reading, `${RDF}type`, this.iri(`${RDF}Statement`)),
      this.#quad(reading, `${RDF}subject`, this.iri(nodeId)),
      this.#quad(reading, `${RDF}predicate`, this.iri(PROPERTY_TERMS[property]?.iri ?? ARK + property)),
      this.#quad(reading, `${PROV}wasQuotedFrom`, this.iri(placeIri(file.value, evidence))),
      this.#quad(reading, `${PROV}value`, this.#scalar(text)),
      this.#quad(reading, `${ARK}page`, this.#scalar(page)),
      this.#quad(reading, `${ARK}rule`, this.#scalar(rule)),
      this.#quad(reading, `${ARK}confidence`, this.#double(confidence)),
    ];
  }

  #scalar(value: string | number): RdfTerm {
    const plain = plainTerm(value, undefined);
    if (plain.kind === 'iri') return this.iri(plain.value);
    return this.#make.literal(plain.value, this.iri(XSD + plain.datatype));
  }

  #double(value: number): RdfTerm {
    return this.#make.literal(plainTerm(value, { iri: '', coercion: 'double' }).value, this.iri(`${XSD}double`));
  }

  #quad(subject: RdfTerm, predicate: string, object: RdfTerm): PlainQuad {
    const term = predicate === `${RDF}type` ? this.#type : this.iri(predicate);
    return this.#make.quad(subject, term, object, this.#graph);
  }
}

/** `page=2&viewrect=left,top,width,height`, in points, exact to a hundredth. */
function placeIri(file: string, { page, box }: PropertyEvidence): string {
  const points = [box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0].map((value) =>
    String(Math.round(value * 100) / 100),
  );
  return `${file}#page=${page}&viewrect=${points.join(',')}`;
}
