// How the graphs of a session are named: one for each document and for each fusion, and for each of these one that tells its provenance.

/** Under which addresses things are named; neither ends in a slash. */
export interface GraphNaming {
  /** IRI under which nodes and graphs are named. */
  readonly graphBase: string;
  /** The address of the service. */
  readonly baseUrl: string;
}

/** The graph of a document (by its requestId) or of a fusion (by its graphId). */
export function graphIri({ graphBase }: Pick<GraphNaming, 'graphBase'>, id: string): string {
  return `${graphBase}/graphs/${id}`;
}

/** The graph that says where the statements of the graph come from. */
export function provenanceIri(naming: Pick<GraphNaming, 'graphBase'>, id: string): string {
  return `${graphIri(naming, id)}/provenance`;
}

/** The file of a document: the address at which it can be had. */
export function fileIri({ baseUrl }: Pick<GraphNaming, 'baseUrl'>, requestId: string): string {
  return `${baseUrl}/documents/${requestId}/file`;
}
