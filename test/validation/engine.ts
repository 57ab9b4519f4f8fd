// The SHACL engine that our evaluation is compared with, with the types that it has not.
import type { DataFactory, DatasetCore, NamedNode, Term } from '@rdfjs/types';
// @ts-expect-error -- the package has no types of its own
import { Validator } from 'shacl-engine';

interface Pointer {
  readonly term?: Term;
}

interface PathPart {
  readonly quantifier: string;
  readonly start: 'subject' | 'object';
  readonly predicates: readonly NamedNode[];
}

/** A validation result of the engine. */
export interface EngineResult {
  readonly focusNode: Pointer;
  readonly value?: Pointer;
  readonly path?: readonly PathPart[];
  readonly severity: NamedNode;
  readonly constraintComponent: NamedNode;
}

/** A validation report of the engine. */
export interface EngineReport {
  readonly conforms: boolean;
  readonly results: readonly EngineResult[];
}

type EngineConstructor = new (
  shapes: DatasetCore,
  options: { readonly factory: DataFactory },
) => { validate(data: { readonly dataset: DatasetCore }): Promise<EngineReport> };

/** A validator for the shapes given. */
export const ShaclEngine = Validator as EngineConstructor;
