// The reference: a SHACL engine on the RDF of the nodes, with our Turtle files as they are. And both answers in comparable words.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataFactory, Parser, Store } from 'n3';
import { SHAPES } from '../../src/model/generated/constraints.ts';
import { TYPE_TERMS } from '../../src/model/generated/terms.ts';
import { QuadWriter } from '../../src/model/quads.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import type { PathStep } from '../../src/model/shape.ts';
import { DataGraph } from '../../src/validation/data-graph.ts';
import { evaluate } from '../../src/validation/evaluate.ts';
import { prepareShapes } from '../../src/validation/prepare.ts';
import { focusNode } from '../../src/validation/value-node.ts';
import { n3Factory } from '../model/n3-factory.ts';
import { ShaclEngine } from './engine.ts';
import type { EngineResult } from './engine.ts';

const root = join(import.meta.dirname, '../..');
const ARK = 'https://w3id.org/arkive/ontology#';

/** The Turtle files of the folders as one graph. */
function turtle(folders: readonly string[]): Store {
  const store = new Store();
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.ttl'))) {
      const parser = new Parser({ blankNodePrefix: `_:${folder}-${file.replace('.ttl', '')}-` });
      store.addQuads(parser.parse(readFileSync(join(root, folder, file), 'utf8')));
    }
  }
  return store;
}

// Subclasses are looked up beside the shapes.
const validator = new ShaclEngine(turtle(['shapes', 'ontology']), { factory: DataFactory });
const writer = new QuadWriter(n3Factory);
const prepared = prepareShapes(SHAPES);

const local = (iri: string): string => iri.slice(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);

function enginePath(result: EngineResult): string {
  const parts = result.path ?? [];
  return parts
    .map(({ start, quantifier, predicates: [predicate] }) => {
      const name = local(predicate?.value ?? '');
      return `${start === 'object' ? '^' : ''}${name}${quantifier === 'zeroOrMore' ? '*' : ''}`;
    })
    .join('/');
}

function stepText(step: PathStep): string {
  switch (step.kind) {
    case 'forward':
      return step.key;
    case 'inverse':
      return `^${step.key}`;
    case 'members':
      return 'rest*/first';
    case 'member':
      return [...Array<string>(step.index).fill('rest'), 'first'].join('/');
    case 'rest':
      return Array<string>(step.index).fill('rest').join('/');
  }
}

/** What the engine finds: one line for each focus node, path, severity and kind of constraint. */
export async function byEngine(nodes: readonly GraphNode[]): Promise<readonly string[]> {
  const { results } = await validator.validate({ dataset: new Store(writer.write(nodes)) });
  const lines = results.map((result) => {
    const component = local(result.constraintComponent.value).replace('ConstraintComponent', '');
    return `${local(result.focusNode.term?.value ?? '')} ${enginePath(result)} ${local(result.severity.value)} ${component}`;
  });
  return [...new Set(lines)].sort();
}

/** What our evaluation finds, in the same words. */
export function byOurs(nodes: readonly GraphNode[]): readonly string[] {
  const graph = new DataGraph(nodes);
  const lines = nodes.flatMap((node) =>
    Object.entries(SHAPES).flatMap(([name, { targetClass }]) => {
      const shape = prepared.get(name);
      const supers = TYPE_TERMS[node.type]?.supers ?? [];
      if (shape === undefined || targetClass === undefined || ![node.type, ...supers].includes(targetClass)) return [];
      return evaluate(focusNode(node), shape, graph).map(({ path, severity, component }) => {
        const text = path.map(stepText).join('/').replace(ARK, '');
        return `${local(node.id)} ${text} ${severity} ${component}`;
      });
    }),
  );
  return [...new Set(lines)].sort();
}
