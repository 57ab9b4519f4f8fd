// Where the statements of a document's graph come from: the graph is derived from the file, and each value that was read
// is a statement quoted from a place on a page (fragment identifiers of RFC 8118 §3).
import type { PropertyEvidence } from './evidence.ts';
import { fileIri, graphIri } from './graph-names.ts';
import type { GraphNaming } from './graph-names.ts';
import { DCTERMS, PROV, ProvenanceWriter, SPDX } from './provenance-writer.ts';
import { ARK, RDF } from './rdf.ts';
import type { RdfTerm } from './rdf.ts';
import type { PlainQuad } from './rdf-text/plain-quads.ts';
import type { SourceDocument } from './source-document.ts';

/** The parts of a document that its provenance is made of; a session keeps them as one item, beside the document. */
export interface TracedDocument extends Pick<SourceDocument, 'requestId' | 'receivedAt' | 'input'> {
  readonly evidence: readonly PropertyEvidence[];
}

/** The statements about a document's graph and about each value in it, one group for each subject that stands by itself. */
export function* sourceProvenance(
  source: TracedDocument,
  naming: GraphNaming,
  graph?: RdfTerm,
): Generator<readonly PlainQuad[], undefined> {
  const write = new ProvenanceWriter(graph);
  const file = write.iri(fileIri(naming, source.requestId));
  yield write.about(write.iri(graphIri(naming, source.requestId)), `${PROV}Entity`, [
    [`${PROV}wasDerivedFrom`, file],
    [`${PROV}generatedAtTime`, write.literal(source.receivedAt, 'dateTime')],
  ]);
  yield ofFile(write, file, source.input);
  for (const evidence of source.evidence) yield ofReading(write, file, evidence);
}

/** The checksum as DCAT 3 §6.12.16 has it. */
function ofFile(write: ProvenanceWriter, file: RdfTerm, input: SourceDocument['input']): readonly PlainQuad[] {
  const checksum = write.blank();
  return [
    ...write.about(file, `${PROV}Entity`, [
      [`${DCTERMS}title`, write.literal(input.filename)],
      [`${DCTERMS}format`, write.literal(input.mimeType)],
      [`${SPDX}checksum`, checksum],
    ]),
    ...write.about(checksum, `${SPDX}Checksum`, [
      [`${SPDX}algorithm`, write.iri(`${SPDX}checksumAlgorithm_sha256`)],
      [`${SPDX}checksumValue`, write.literal(input.checksum, 'hexBinary')],
    ]),
  ];
}

function ofReading(write: ProvenanceWriter, file: RdfTerm, evidence: PropertyEvidence): readonly PlainQuad[] {
  const { nodeId, property, page, text, rule, confidence } = evidence;
  return write.about(write.blank(), `${RDF}Statement`, [
    [`${RDF}subject`, write.iri(nodeId)],
    [`${RDF}predicate`, write.property(property)],
    [`${PROV}wasQuotedFrom`, write.iri(placeIri(file.value, evidence))],
    [`${PROV}value`, write.literal(text)],
    [`${ARK}page`, write.literal(String(page), 'integer')],
    [`${ARK}rule`, write.literal(rule)],
    [`${ARK}confidence`, write.double(confidence)],
  ]);
}

/** `page=2&viewrect=left,top,width,height`, in points, exact to a hundredth. */
function placeIri(file: string, { page, box }: PropertyEvidence): string {
  const points = [box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0].map((value) =>
    String(Math.round(value * 100) / 100),
  );
  return `${file}#page=${page}&viewrect=${points.join(',')}`;
}
