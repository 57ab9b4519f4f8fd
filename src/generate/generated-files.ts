// Every generated file with its text: ontology and shapes in, all faces out. The same input gives the same bytes.
import { emitContext } from './emit-context.ts';
import { emitGraphql } from './emit-graphql.ts';
import { emitComponentSchemas, emitJsonSchema } from './emit-schemas.ts';
import { emitConstraints, emitTerms } from './emit-tables.ts';
import { emitTypes } from './emit-types.ts';
import { emitJsonLd, emitNTriples, emitTurtle } from './emit-vocabulary.ts';
import { readModel } from './model.ts';
import { emitPage } from './page/emit-page.ts';

const MARK = 'Generated from ontology/ and shapes/ by `npm run generate`: do not edit.';

/** The texts of all generated files, by name. */
export function generatedFiles(folders: {
  readonly ontology: string;
  readonly shapes: string;
}): Readonly<Record<string, string>> {
  const model = readModel(folders);
  const { ontology, shapes } = model.graphs;
  return {
    'types.ts': `// ${MARK}\n${emitTypes(model)}`,
    'terms.ts': `// ${MARK}\n${emitTerms(model)}`,
    'constraints.ts': `// ${MARK}\n${emitConstraints(model)}`,
    'component-schemas.ts': `// ${MARK}\n${emitComponentSchemas(model)}`,
    'json-schema.json': emitJsonSchema(model, MARK),
    'schema.graphql': `# ${MARK}\n${emitGraphql(model)}`,
    'context.jsonld': emitContext(model, MARK),
    'ontology.ttl': emitTurtle(ontology, MARK),
    'ontology.nt': emitNTriples(ontology, MARK),
    'ontology.jsonld': emitJsonLd(ontology, MARK),
    'ontology.html': emitPage(model, MARK),
    'shapes.ttl': emitTurtle(shapes, MARK),
    'shapes.nt': emitNTriples(shapes, MARK),
    'shapes.jsonld': emitJsonLd(shapes, MARK),
  };
}
