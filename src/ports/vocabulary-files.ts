// The published vocabulary: ontology, shapes, context and schema, as the generator wrote them.

/** The texts by the name of their file. */
export type VocabularyFiles = Readonly<Record<VocabularyFileName, string>>;

/** Files that are published. */
export type VocabularyFileName =
  | 'ontology.html'
  | 'ontology.ttl'
  | 'ontology.jsonld'
  | 'ontology.nt'
  | 'shapes.ttl'
  | 'shapes.jsonld'
  | 'shapes.nt'
  | 'context.jsonld'
  | 'json-schema.json';
